"""Azul: its rules, positions and moves."""
