"""Shared code of games in which tiles are taken from factories around a center: two to four seats, a bag and a reserve."""
