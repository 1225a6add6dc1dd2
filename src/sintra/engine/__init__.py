"""Our bots for other programs, and a test for other programs' bots: both by the line protocol of docs/bot-protocol.md."""
