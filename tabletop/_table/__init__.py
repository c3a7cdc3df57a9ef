"""What lies on the table: places, the columns that say what is where, and what must be true of every table."""
