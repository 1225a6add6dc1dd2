"""The strong player of Summer Pavilion: what a board is worth, the planner of placements, and the search for drafts."""
