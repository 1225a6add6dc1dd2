"""The server: live tables for browsers and programs. Everything here needs the extra `sintra[web]`, but for the store."""
