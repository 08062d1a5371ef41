"""Secrets and names that nobody can guess: the only place of the server where chance is drawn from the machine."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that are taken for each other."""


def new_id() -> str:
    """The id of a person or a table: 12 letters, 60 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_key() -> str:
    """The key of a link."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """The secret token of a person."""
    return secrets.token_urlsafe(32)


def new_seed() -> bytes:
    """The seed of a table's dice."""
    return secrets.token_bytes(32)


def new_number() -> int:
    """A seed for the guesses of a bot."""
    return secrets.randbits(63)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that tells nothing."""
    return secrets.compare_digest(one.encode(), other.encode())


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
