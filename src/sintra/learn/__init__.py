"""Learning from self-play: weights for evaluations. Needs nothing but NumPy."""
