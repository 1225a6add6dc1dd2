"""Measuring speed: random games, single calls from Python, and starting up. Figures are printed, never asserted."""
