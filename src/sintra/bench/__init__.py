"""Benchmarks. Figures are printed, never asserted."""
