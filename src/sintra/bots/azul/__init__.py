"""Evaluation, search and playouts for Azul, compiled."""
