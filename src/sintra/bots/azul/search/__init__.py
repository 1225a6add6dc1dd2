"""The search for Azul, compiled: alpha-beta and max^n to the end of the round."""
