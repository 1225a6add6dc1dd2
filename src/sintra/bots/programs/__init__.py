"""Programs as bots: the line protocol, the running process, and the bot that asks it."""
