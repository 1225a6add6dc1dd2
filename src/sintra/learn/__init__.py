"""Learning the weights of evaluations from self-play. Needs nothing but NumPy."""
