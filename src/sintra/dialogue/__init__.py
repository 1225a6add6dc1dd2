"""Dialogue about a game: parses the lines that people type, in their language, and answers questions; no input or output."""
