"""Both sides of the line protocol of docs/bot-protocol.md: an engine that serves our bots, a conformance test for others."""
