"""Whom bots have met in a book of the arena, and how often they won: what their ratings follow from."""

from __future__ import annotations

from pathlib import Path

import msgspec

from warhall.arena.book import BookError, Head, Line

DUEL = 2
"""Only games of two count: in others a share has no single opponent."""


class Met(msgspec.Struct):
    """Games between two bots, and how many the first has won; a shared victory is half a one."""

    one: str
    two: str
    games: int = 0
    won: float = 0.0
    first: int = 0
    last: int = 0
    """The lowest and the highest number of them."""


def meetings(file: Path, game: str) -> list[Met]:
    """Whom bots have met in a book, in the order of its head.

    Raises:
        BookError: it is no book, or one about another game, or a line of it cannot be read.
    """
    try:
        head_line, *lines = file.read_bytes().splitlines()
        head = msgspec.json.decode(head_line, type=Head)
    except OSError as error:
        raise BookError(f"{file}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError):
        raise BookError(f"{file} is no book of the arena") from None
    if head.game != game:
        raise BookError(f"{file} is about another game: {head.game}, not {game}")
    found: dict[tuple[int, int], Met] = {}
    for number, text in enumerate(lines, start=2):
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as error:
            raise BookError(f"{file}, line {number}: {error}") from None
        _count(line, head.bots, found)
    return list(found.values())


def _count(line: Line, bots: tuple[str, ...], found: dict[tuple[int, int], Met]) -> None:
    """One game; of a game without a winner, and of a bot with itself, nothing is learnt."""
    if len(line.seats) != DUEL or not line.winners or bots[line.seats[0]] == bots[line.seats[1]]:
        return
    one, two = sorted(line.seats)
    met = found.setdefault((one, two), Met(bots[one], bots[two], first=line.number, last=line.number))
    met.games += 1
    met.won += sum(line.seats[seat] == one for seat in line.winners) / len(line.winners)
    met.first, met.last = min(met.first, line.number), max(met.last, line.number)
