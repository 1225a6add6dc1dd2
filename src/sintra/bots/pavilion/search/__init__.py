"""The search of Summer Pavilion: compiled, to the end of the round."""
