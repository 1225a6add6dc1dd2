"""Lines that people type about a game, in three languages: what they mean, and answers to questions; no input or output."""
