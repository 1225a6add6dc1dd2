"""Evaluation, search and playouts for Summer Pavilion, compiled."""
