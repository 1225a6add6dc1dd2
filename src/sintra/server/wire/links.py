"""Tokens: whoever has one may do what it allows. Only their SHA-256 is ever stored."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

TOKEN_BYTES = 24  # 192 bits: nobody guesses one


def new_token() -> str:
    """Make a token, in letters that stand in a URL as they are."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Make the id of a table; it is no secret, but nobody guesses those of others."""
    return secrets.token_urlsafe(12)


def hash_token(token: str) -> bytes:
    """Give what is stored of a token; being random, it needs neither salt nor a slow hash."""
    return sha256(token.encode()).digest()


def is_token(token: str, stored: bytes) -> bool:
    """Compare a token with what is stored, in a time that tells nothing."""
    return hmac.compare_digest(hash_token(token), stored)
