"""Simulated play of Azul for Monte-Carlo tree search, compiled."""
