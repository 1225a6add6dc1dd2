"""Searching Summer Pavilion: compiled code that bots share."""
