"""Azul in the terminal: how its table is drawn."""
