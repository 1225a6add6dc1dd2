"""The search of Azul: compiled, to the end of the round."""
