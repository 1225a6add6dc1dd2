"""One game in progress, wherever it is hosted: typed events, decisions that would append to them, and the state they add up to.

    decision = decide_move(session, move, now)    what would happen; the session is unchanged
    ... the host saves decision.events
    session.apply(decision)                       the session changes

No clock, no I/O, no threads: the caller passes the time in, and runs the bot that `Session.thinker` returns.
"""
