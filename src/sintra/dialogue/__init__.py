"""Lines that people type about a game, in its language: what they mean, and answers to questions; no input or output."""
