"""Quarry: a small tile-laying game for Sintra, and the example of docs/adding-a-game.md. Its rules are in README.md."""
