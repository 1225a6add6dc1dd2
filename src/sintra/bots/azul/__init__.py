"""Searching Azul: compiled code that bots share."""
