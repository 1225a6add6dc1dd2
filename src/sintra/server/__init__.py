"""The server: live tables, links to their seats, and the clients that play or watch. It needs the extra `sintra[web]`.

shell/    the edge: HTTP, websockets, pages, limits, and the running process
hub/      tables in memory: decide, commit, apply, broadcast; bots and hints
table/    one table as pure logic over a session: what a request would append, what a client sees
store/    the database: what it has acknowledged is on disk
wire/     messages, refusals and link tokens
"""
