"""Both games on the interfaces that researchers use already. Needs the extra: ``pip install "sintra[rl]"``.

    sintra.envs.batch   BatchEnv: thousands of games stepped by one compiled call; NumPy is enough
    sintra.envs.aec     PettingZoo: all seats of a table
    sintra.envs.seat    Gymnasium: one learning seat, bots in the others
    sintra.envs.spiel   OpenSpiel: explicit chance, one tile at a time

Importing this package loads none of them. What each environment shows and takes stands in docs/environments.md.
"""
