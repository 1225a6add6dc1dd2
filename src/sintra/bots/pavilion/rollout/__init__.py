"""Simulated play of Summer Pavilion for Monte-Carlo tree search, compiled."""
