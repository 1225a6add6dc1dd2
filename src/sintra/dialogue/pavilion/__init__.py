"""Dialogue about Summer Pavilion: its moves as people type them, and its questions."""
