"""A real screen reader: Orca, with speech-dispatcher, under a virtual display; what it says is written down."""
