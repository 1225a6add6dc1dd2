"""Supervised workers: threads and processes in which bots think in isolation. Knows neither games nor bots.

failure     errors: BotFailed, TaskFailed, WorkerDied
patience    timeouts of a bot
thinker     a thread in which bots think: deadline, stop, grace
worker      a process that runs one task at a time
priority    the urgency of queued tasks, and the niceness of a worker
fair_queue  the order of queued tasks: by urgency, and their owners take turns
slots       limits of what one owner, and all, may have at a time
pool        supervised workers with a task queue: those that die are replaced
"""
