"""Bearer tokens of links. Only their SHA-256 is ever stored."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

TOKEN_BYTES = 24  # 192 bits: cannot be guessed


def new_token() -> str:
    """Make a random URL-safe token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Make a random table id; not secret, but not guessable either."""
    return secrets.token_urlsafe(12)


def hash_token(token: str) -> bytes:
    """Hash a token for storage; being random, it needs neither salt nor a slow hash."""
    return sha256(token.encode()).digest()


def is_token(token: str, stored: bytes) -> bool:
    """Compare a token with a stored hash in constant time."""
    return hmac.compare_digest(hash_token(token), stored)
