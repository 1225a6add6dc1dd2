"""The server: tables that live, links to their seats, and everybody who plays or watches.

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

A table knows no sockets, no SQL and no asyncio.
"""
