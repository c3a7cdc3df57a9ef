"""What looks after the library: measurements, checks of the sources, and long runs."""
