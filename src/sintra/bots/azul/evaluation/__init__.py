"""What a position of Azul is worth: features and fitted weights, compiled."""
