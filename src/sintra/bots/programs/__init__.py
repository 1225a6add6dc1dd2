"""External programs as bots: the line protocol, the subprocess, and the bot that talks to it."""
