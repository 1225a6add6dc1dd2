"""Tokens: long, random, safe in URLs, and stored only as a hash."""

from __future__ import annotations

import re

from sintra.server.wire.links import hash_token, is_token, new_table_id, new_token


def test_tokens_cannot_be_guessed() -> None:
    """A token has at least 128 bits, is URL-safe and unique."""
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,}", token) for token in tokens)
    assert len({new_table_id() for _ in range(1000)}) == 1000


def test_a_token_is_known_by_its_hash() -> None:
    """The stored hash matches its token and no other, and does not contain it."""
    token = new_token()
    stored = hash_token(token)
    assert is_token(token, stored)
    assert not is_token(token[:-1], stored)
    assert not is_token(new_token(), stored)
    assert token.encode() not in stored
    assert len(stored) == 32
