"""Who waits for a table, which tables are open, and how many may talk at once."""
