"""The server: tables that live, links to their seats, and everybody who plays or watches. It needs the extra `sintra[web]`.

messages.py   every message of the wire
links.py      tokens that let people in
opening.py    what is settled about a table before anybody sits down
event.py      what is stored of a table, one after another, and nothing else is
seating.py    who sits where
clock.py      how long each may still think
history.py    what has happened, told in Phrases
fold.py       what has become of a table by its events
table.py      what a request would add to them, what happens by itself, what bots are to think about
legal.py      legal moves as they are sent
view.py       what a client sees
who.py        whoever asks, and what bots are asked
refused.py    a request that is not carried out
store.py      the database: what it has acknowledged is on disk
hub.py        all live tables: decide, commit, apply, tell; live.py is one of them
founding.py   new tables, rematches, and who a link lets in
bot_pool.py   what bots are asked, in processes of a pool
socket.py     one websocket; protocol.py, what uvicorn does for it
routes.py     all addresses, for the server and its document
http.py       the same by plain HTTP; replays.py, games that have ended; catalog.py, what can be played
pages.py      the browser's files
app.py        all of it as one application; serving.py runs it

A table knows no sockets, no SQL and no asyncio; the store knows no games.
"""
