"""What a finished game was to each person who played it: won or lost, against whom, and whether it counts.

Here: reading that from a ledger. Not here: what it does to ratings (`ratings`), where it is kept (`store.standing`).
Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from warhall.bots.levels import LEVELS
from warhall.server.ledger import Ledger

Outcome: TypeAlias = Literal["won", "shared", "drawn", "lost", "left"]
PEOPLE = "people"


class Rival(msgspec.Struct, frozen=True):
    """Somebody at another seat, and which share of the victory one had against them."""

    person: str | None
    bot: str | None
    share: float


class Played(msgspec.Struct, frozen=True):
    """A game as one person has played it."""

    person: str
    seat: int
    outcome: Outcome
    against: str
    """`people`, or the strongest level where only bots sat opposite."""
    score: int | None
    best: int | None
    """The best score of the others."""
    rivals: tuple[Rival, ...]


def counts(ledger: Ledger) -> bool:
    """Whether a game changes ratings: from its beginning, by the rules of the house, one person a seat, no hints."""
    persons = [chair.person.id for chair in ledger.chairs if chair.person is not None]
    as_it_is = ledger.study is None and ledger.branch is None and ledger.record is None and not ledger.position
    alone = len(set(persons)) == len(persons)
    return as_it_is and alone and not ledger.packs and not ledger.hinted and ledger.actions >= len(ledger.chairs)


def outcomes(ledger: Ledger) -> list[Played]:
    """What the game was to everybody who had exactly one seat in it; a game that nobody played is nobody's."""
    over = ledger.over
    if over is None or over.reason == "abandoned" or ledger.study is not None:
        return []
    places = _places(ledger)
    scores: Sequence[int] = over.result.scores if over.result is not None else ()
    found = []
    seated = [(seat, chair.person.id) for seat, chair in enumerate(ledger.chairs) if chair.person is not None]
    gone = [(seat, who.id) for seat, who in ledger.gone.items()]
    everybody = [person for _, person in (*seated, *gone)]
    for seat, person in (*seated, *gone):
        if everybody.count(person) > 1 or not person:
            continue
        has_left = (seat, person) in gone
        rivals = tuple(
            Rival(
                chair.person.id if chair.person is not None else None,
                chair.bot,
                0.0 if has_left else _share(places[seat], places[other]),
            )
            for other, chair in enumerate(ledger.chairs)
            if other != seat
        )
        others = [score for other, score in enumerate(scores) if other != seat]
        found.append(
            Played(
                person,
                seat,
                "left" if has_left else _outcome(seat, places, left=_gave_up(ledger, seat)),
                _against(rivals),
                scores[seat] if scores and not has_left else None,
                max(others) if others and not has_left else None,
                rivals,
            )
        )
    return found


def _places(ledger: Ledger) -> Sequence[int]:
    over = ledger.over
    if over is not None and over.result is not None:
        return over.result.places
    loser = over.seat if over is not None else None
    return [2 if seat == loser else 1 for seat in range(len(ledger.chairs))]


def _gave_up(ledger: Ledger, seat: int) -> bool:
    return ledger.over is not None and ledger.over.reason in ("resigned", "time") and ledger.over.seat == seat


def _outcome(seat: int, places: Sequence[int], *, left: bool) -> Outcome:
    if left:
        return "left"
    if places[seat] != 1:
        return "lost"
    first = sum(place == 1 for place in places)
    return "won" if first == 1 else "drawn" if first == len(places) else "shared"


def _share(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine < other)


def _against(rivals: Sequence[Rival]) -> str:
    if any(rival.person is not None for rival in rivals):
        return PEOPLE
    strongest = list(LEVELS)
    known = [rival.bot for rival in rivals if rival.bot in LEVELS]
    return max(known, key=lambda bot: strongest.index(str(bot))) or PEOPLE if known else PEOPLE
