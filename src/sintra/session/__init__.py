"""One game in progress, wherever it is played: typed events, what a request would add to them, and what they add up to.

    decision = decide_move(session, move, now)    what would happen; the session stays as it is
    ... whoever keeps the game saves decision.events
    session.apply(decision)                       now it has happened

No clock, no input or output, no threads: the time is passed in, and bots are asked by others (`Session.thinker` says which).
"""
