"""Tables in memory: decide, commit, apply, broadcast; bots and hints. The only package that knows both tables and the store."""
