"""How things happen: events, what they set off, questions, and the kernel that runs a match."""
