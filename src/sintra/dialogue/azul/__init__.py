"""Dialogue about Azul: its moves as people type them, and its questions."""
