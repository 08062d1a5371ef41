"""Secrets and names that nobody can guess: the only place of the server where chance is drawn from the machine.

The tests alone draw it from elsewhere, so that every hall of theirs deals and rolls the same each time: they put a
source of their own into `draws` from inside the process. No setting, command or message can do that.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that are taken for each other: 32, so that a byte chooses one fairly."""

Source = Callable[[str, int], bytes]
"""Gives so many bytes; what they are for is told, so that one purpose need not disturb another."""


class Draws:
    """Where chance comes from."""

    def __init__(self) -> None:
        self.source: Source = machine


def machine(purpose: str, size: int) -> bytes:
    """Bytes that nobody can guess."""
    return secrets.token_bytes(size)


draws = Draws()


def new_id(purpose: str) -> str:
    """The id of a person, a table or a fault: 12 letters, 60 bits."""
    return "".join(_LETTERS[byte % 32] for byte in draws.source(purpose, 12))


def new_key(table: str) -> str:
    """The key of a link to a table."""
    return _text(draws.source(f"key of {table}", 12))


def new_token(person: str) -> str:
    """The secret token of a person."""
    return _text(draws.source(f"token of {person}", 32))


def new_seed(table: str) -> bytes:
    """The seed of a table's dice."""
    return draws.source(f"seed of {table}", 32)


def new_number(purpose: str) -> int:
    """A seed for the guesses of a bot, of a hint or of a lesson."""
    return int.from_bytes(draws.source(purpose, 8), "little") >> 1


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that tells nothing."""
    return secrets.compare_digest(one.encode(), other.encode())


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _text(drawn: bytes) -> str:
    """Bytes as text that may stand in a link."""
    return urlsafe_b64encode(drawn).rstrip(b"=").decode()
