"""Sintra plays, teaches and trains the tile games Azul and Summer Pavilion.

Importing this package loads nothing else, so that `sintra --help` answers at once. Take what you need from its modules:
`sintra.games` has the games, `sintra.record` whole games written down, `sintra.bots` the opponents.
"""

__version__ = "0.1.0"
