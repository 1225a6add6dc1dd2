"""What a position of Summer Pavilion is worth: features and fitted weights, compiled."""
