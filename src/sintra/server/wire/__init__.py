"""What goes over the wire: messages, refusals and link tokens. Knows no tables and no sockets."""
