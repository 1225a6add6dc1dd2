"""The server: tables that live, links to their seats, and everybody who plays or watches.

messages.py   every message of the wire
opening.py    what is settled about a table before anybody sits down
event.py      what is stored of a table, one after another, and nothing else is
links.py      tokens that let people in
table.py      a table: what a request would change, and the fold of its events; knows no sockets, no SQL, no asyncio
"""
