"""A test drive: bots play with a changed thing and without the change, and it is said what that does.

Both houses play the same numbers, in turn, so that a drive that is stopped early is as fair as a whole one.
"""

from __future__ import annotations

from importlib.util import find_spec
from statistics import fmean, stdev

import msgspec

from warhall.arena.matches import Fixture, Played, Terms
from warhall.arena.noting import Noted, measure_of, play_and_count
from warhall.arena.tally import SURE
from warhall.games import drafted
from warhall.games import game as game_of
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Game
from warhall.lab.doctor import pack_files
from warhall.lab.report import suggestion
from warhall.lab.worth import FEW, Interval, Rate, model, rate

BOT = "beginner"
"""Drives are many and nobody waits for a masterpiece."""
FEWEST = 40
"""With fewer games a drive says nothing about a price."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Some games of a drive."""

    game: str
    file: str
    text: str
    first: int
    seconds: float
    """After so long the rest is left for another time."""
    most: int


class Driven(msgspec.Struct, frozen=True):
    """One game of a drive, as much of it as figures need."""

    number: int
    changed: bool
    winners: tuple[int, ...]
    places: tuple[int, ...]
    own: tuple[tuple[tuple[str, int], ...], ...]
    drawn: tuple[tuple[str, ...], ...]
    first: int | None
    turns: int
    trouble: str
    last: str
    position: str

    def played(self) -> Played:
        """As the laboratory counts it."""
        noted = Noted(self.own, self.drawn, (), self.first, self.turns, 0)
        return Played(self.winners, "driven" if self.places else "", 0, places=self.places, noted=noted)


class Span(msgspec.Struct, frozen=True):
    """A mean with its interval."""

    mean: float
    interval: Interval


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What is known so far, of the changed house and of the printed one."""

    games: int
    have: Rate | None
    """How often a seat that had it won."""
    have_printed: Rate | None
    had: Rate | None
    """In how many games anybody had it."""
    had_printed: Rate | None
    turns: Span | None
    turns_printed: Span | None
    price: int | None
    worth: float | None
    worth_interval: Interval | None
    suggestion: int | None
    """None: it cannot be told yet, or there is no price."""
    stalled: Driven | None
    """The first game that got nowhere, with the position."""


def _room(game: str, file: str, text: str) -> Game:
    return drafted(game, pack_files(game, file, text))


def terms_of(room: Game) -> Terms:
    """What is played: the game as it usually is, set-ups dealt."""
    seats = room.choose(None).players
    return Terms(room.id, (), {}, (BOT,) * seats, arena=True, counted=True, varied=True)


def drivable(game: str) -> None:
    """Whether a game can be driven.

    Raises:
        OptionsError: it does not say what there is to count.
    """
    measure_of(game_of(game))


def game_at(wanted: Wanted, number: int) -> Driven:
    """One game: the even numbers with the change, the odd ones without, each pair dealt alike."""
    changed = number % 2 == 0
    room = _room(wanted.game, wanted.file, wanted.text) if changed else game_of(wanted.game)
    each = play_and_count(room, terms_of(room), Fixture(1 + number // 2))
    noted = each.noted
    if noted is None:
        raise OptionsError("a game was not counted")
    trouble = each.trouble or ""
    return Driven(
        number, changed, each.winners, each.places, noted.own, noted.drawn, noted.first, noted.turns, trouble,
        noted.last, noted.position,
    )  # fmt: skip


def figures(game: str, file: str, text: str, ident: str, driven: list[Driven]) -> Figures:
    """What the games so far say about a thing."""
    changed, printed = ([each for each in driven if each.changed is which] for which in (True, False))
    price = worth = None
    span: Interval | None = None
    suggested = None
    room = _room(game, file, text)
    things = measure_of(room).things(room)
    own = next((each for each in things if each.id == ident), None)
    if own is not None and own.price is not None:
        price = own.price
        if len(changed) >= max(FEWEST, FEW) and find_spec("numpy") is not None:  # else no price is told
            found = model(things, [each.played() for each in changed])
            judged = next((each for each in found.things if each.id == ident), None)
            if judged is not None:
                worth, span, suggested = judged.worth, judged.worth_interval, suggestion(judged)
    return Figures(
        games=len(driven),
        have=rate(_won_with(changed, ident)),
        have_printed=rate(_won_with(printed, ident)),
        had=rate(_had(changed, ident)),
        had_printed=rate(_had(printed, ident)),
        turns=_span([each.turns for each in changed]),
        turns_printed=_span([each.turns for each in printed]),
        price=price,
        worth=worth,
        worth_interval=span,
        suggestion=suggested,
        stalled=next((each for each in changed if each.trouble), None),
    )


def _won_with(driven: list[Driven], ident: str) -> list[float]:
    return [
        1 / len(each.winners) if seat in each.winners else 0.0
        for each in driven
        for seat, own in enumerate(each.own)
        if any(known == ident for known, _ in own)
    ]


def _had(driven: list[Driven], ident: str) -> list[float]:
    return [float(any(known == ident for own in each.own for known, _ in own)) for each in driven]


def _span(values: list[int]) -> Span | None:
    if len(values) < 2:
        return None
    mean, half = fmean(values), SURE * stdev(values) / len(values) ** 0.5
    return Span(mean, (mean - half, mean + half))
