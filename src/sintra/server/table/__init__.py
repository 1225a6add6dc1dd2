"""One live game as pure logic: what a request would append, what happened, what a client sees. No I/O, no clock of its own."""
