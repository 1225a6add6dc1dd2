"""Summer Pavilion in the terminal: how its table is drawn."""
