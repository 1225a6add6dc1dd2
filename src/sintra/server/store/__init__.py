"""The database: what it has acknowledged is on disk. Knows no games."""
