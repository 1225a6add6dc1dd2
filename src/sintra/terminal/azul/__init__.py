"""Azul in the terminal: how its moves are typed, what can be asked, and how its table is drawn."""
