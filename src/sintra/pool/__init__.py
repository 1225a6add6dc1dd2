"""Supervised work: threads and processes in which bots think without harm to whoever asks. It knows neither games nor bots.

failure     BotFailed, and what can go wrong with a task and with a worker
patience    how long a bot is waited for
thinker     a thread in which bots think: deadline, stop, grace
worker      a process that does one task at a time
priority    who goes first: the order of waiting tasks, and the niceness of a worker
pool        a number of workers: tasks wait for them, those that die are replaced
"""
