"""Playouts (rollouts) of Summer Pavilion for Monte-Carlo tree search, compiled."""
