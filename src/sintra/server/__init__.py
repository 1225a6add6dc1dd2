"""The server: tables that live, links to their seats, and everybody who plays or watches. It needs the extra `sintra[web]`.

messages.py   every message of the wire
opening.py    what is settled about a table before anybody sits down
event.py      what is stored of a table, one after another, and nothing else is
links.py      tokens that let people in
table.py      a table: what a request would change, and the fold of its events; knows no sockets, no SQL, no asyncio
store.py      the database: what it has acknowledged is on disk
hub.py        all live tables: decide, commit, apply, tell; live.py is one of them
founding.py   new tables, rematches, and who a link lets in
thinking.py   bots, in processes of their own
socket.py     one websocket; protocol.py, what uvicorn does for it
http.py       the same by plain HTTP; replays.py, games that have ended; catalog.py, what can be played
pages.py      the browser's files
app.py        all of it as one application; serving.py runs it
"""
