"""Summer Pavilion: its rules, positions and moves."""
