"""Tables in memory: decide, commit, apply, tell; bots and hints. The only room that knows tables and the store."""
