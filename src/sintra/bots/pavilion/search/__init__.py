"""The search for Summer Pavilion, compiled: drafts by alpha-beta, placements by beam search, and an exact solver."""
