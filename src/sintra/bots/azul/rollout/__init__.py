"""Playouts (rollouts) of Azul for Monte-Carlo tree search, compiled."""
