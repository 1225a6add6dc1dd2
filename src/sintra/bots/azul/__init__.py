"""Thinking about Azul: evaluation and search, compiled."""
