"""What games have in common in which tiles are taken from factories around a center: two to four seats, a bag and a reserve."""
