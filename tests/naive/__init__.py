"""Naive twins: the plainest reading of each rule book, run in lockstep against the compiled rules."""
