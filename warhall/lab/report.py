"""What a laboratory found, as one structure: every figure that is drawn stands here, and goes into JSON and CSV.

A finding is what survives Holm's correction at 5 %, over all that was looked at together. With none, it is even: that
says what was measured, and no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import erfc, sqrt
from statistics import fmean, median

import msgspec

from warhall.arena.matches import Fixture, Played, Terms
from warhall.arena.running import Games, part
from warhall.arena.tally import SURE
from warhall.games import game as game_of
from warhall.kernel.measuring import Thing
from warhall.lab.worth import FEW, Interval, Model, Rate, Worth, holm, model, rate

LEVEL = 0.05
FEW_GAMES = 100
"""With fewer games nothing is suggested."""


class Cell(msgspec.Struct, frozen=True):
    """One army against another."""

    row: str
    column: str
    rate: Rate


class Lengths(msgspec.Struct, frozen=True):
    """How long games are, and how often the lead changes."""

    decisions: float
    turns: float
    median_turns: float
    usual_turns: tuple[int, int]
    """In 9 of 10 games."""
    turns_of: tuple[int, ...]
    """Every game."""
    leads: float


class Stall(msgspec.Struct, frozen=True):
    """A game that did not go as games should."""

    what: str
    number: int
    turned: int
    decision: int
    last: str
    said: str
    position: str


class Finding(msgspec.Struct, frozen=True):
    """Something that is not even, beyond what chance explains."""

    what: str
    """`thing`, `seat`, `first` or `army`; of two houses `thing-changed`, `seat-changed` or `army-changed`."""
    name: str
    """An id, as `kind/id` for things."""
    value: float
    interval: Interval
    chance: float
    """Corrected."""
    strength: float
    """In standard deviations."""


class Step(msgspec.Struct, frozen=True):
    """What one value of a moved number did."""

    value: int
    games: int
    have: Rate | None
    gain: float | None
    gain_interval: Interval | None


class Moved(msgspec.Struct, frozen=True):
    """One number moved."""

    file: str
    id: str
    field: str
    now: int
    steps: tuple[Step, ...]


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one set of games."""

    content: str
    packs: tuple[str, ...]
    games: int
    seats: dict[str, Rate]
    first: Rate | None
    """How often who began won."""
    drawn: int
    endings: dict[str, int]
    armies: dict[str, Rate]
    matrix: tuple[Cell, ...]
    lengths: Lengths
    model: Model
    stalls: tuple[Stall, ...]

    @property
    def even(self) -> float:
        """The share of victories that everybody would have if nothing mattered but luck."""
        return 1 / max(1, len(self.seats))


class LabReport(msgspec.Struct, frozen=True, kw_only=True):
    """All that was measured."""

    warhall: str = "lab"
    form: int = 1
    game: str
    rules: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: int
    varied: bool
    house: House
    against: House | None
    findings: tuple[Finding, ...]
    """Things before seats, the strongest first."""
    looked_at: int
    """How many figures were compared, and corrected for."""
    moved: tuple[Moved, ...] = ()
    drift: tuple[Finding, ...] = ()
    """What differs from an earlier report."""
    baseline: bool = False
    """Whether there was one to compare with."""

    @property
    def is_small(self) -> bool:
        """Whether so few games were played that nothing can be said."""
        return self.house.games < FEW_GAMES


def house(terms: Terms, games: Games, names: Sequence[str], beside: Sequence[tuple[Fixture, Played]] = ()) -> House:
    """The figures of games that were played.

    Args:
        terms: what was played.
        games: the games.
        names: of the seats.
        beside: games of a house that differs from this one in prices alone: they tell of worths as well.
    """
    room = game_of(terms.game, *terms.packs)
    played = [each for _, each in games]
    things = room.measure.things(room) if room.measure is not None else ()
    stalls = [
        Stall(
            each.trouble,
            fixture.number,
            fixture.turned,
            each.quiet.since if each.trouble == "standstill" else each.decisions,
            "" if each.noted is None else each.noted.last,
            each.broken,
            "" if each.noted is None else each.noted.position,
        )
        for fixture, each in games
        if each.trouble is not None
    ]
    return House(
        content=room.content,
        packs=room.packs,
        games=len(games),
        seats={name: each for seat, name in enumerate(names) if (each := rate([part(one, seat) for one in played]))},
        first=rate([part(each, each.noted.first) for each in played if each.noted and each.noted.first is not None]),
        drawn=sum(len(each.winners) == len(names) for each in played),
        endings=dict(Counter(each.rule for each in played if each.rule).most_common()),
        armies=_armies(played),
        matrix=_matrix(played),
        lengths=_lengths(played),
        model=model(things, played, other_than(games, beside)),
        stalls=tuple(stalls[:20]),
    )


def other_than(games: Games, beside: Sequence[tuple[Fixture, Played]]) -> list[Played]:
    """Games of another house, but those of which the like was played here: the same armies with the same dice."""
    known = {fixture: each.noted and each.noted.own for fixture, each in games}
    return [each for fixture, each in beside if known.get(fixture) != (each.noted and each.noted.own)]


def _lengths(played: Sequence[Played]) -> Lengths:
    turns = sorted(each.noted.turns for each in played if each.noted is not None)
    leads = [each.noted.leads for each in played if each.noted is not None]
    usual = (turns[len(turns) // 20], turns[-1 - len(turns) // 20])
    decisions = fmean(each.decisions for each in played)
    return Lengths(round(decisions, 2), round(fmean(turns), 2), median(turns), usual, tuple(turns), fmean(leads))


def _armies(played: Sequence[Played]) -> dict[str, Rate]:
    parts: dict[str, list[float]] = {}
    for each in played:
        for seat, name in enumerate(each.noted.armies if each.noted is not None else ()):
            if name:
                parts.setdefault(name, []).append(part(each, seat))
    return {name: found for name in sorted(parts) if (found := rate(parts[name]))}


def _matrix(played: Sequence[Played]) -> tuple[Cell, ...]:
    """Who won how often of two: coming in before the other counts, together half."""
    parts: dict[tuple[str, str], list[float]] = {}
    for each in played:
        armies = each.noted.armies if each.noted is not None and each.places else ()
        for one, row in enumerate(armies):
            for two, column in enumerate(armies):
                if row and column and row != column:
                    before, after = each.places[one], each.places[two]
                    parts.setdefault((row, column), []).append(0.5 if before == after else float(before < after))
    return tuple(Cell(*pair, found) for pair in sorted(parts) if (found := rate(parts[pair])))


def compared(
    own: House,
    against: House | None,
    changed: frozenset[str] = frozenset(),
    trials: Iterable[Finding] | None = None,
) -> tuple[tuple[Finding, ...], int]:
    """What is not even, or of two houses what differs between them; and how much was looked at.

    Args:
        own: the figures.
        against: those of the house that it is compared with.
        changed: the ids of what is different in its content; what is the same in both is not suspected.
        trials: how those who have what was changed fare in both houses, if that is comparable.
    """
    looked = list(_alone(own) if against is None else _differing(own, against, changed, trials))
    corrected = holm({f"{each.what} {each.name}": each.chance for each in looked})
    kept = [
        msgspec.structs.replace(each, chance=chance)
        for each in looked
        if (chance := corrected[f"{each.what} {each.name}"]) < LEVEL
    ]
    # A thing first: a side that wins too often may do so because of it, never the other way round.
    kept.sort(key=lambda each: (not each.what.startswith("thing"), -abs(each.strength), each.name))
    return tuple(kept), len(looked)


def _alone(own: House) -> Iterable[Finding]:
    even = own.even
    # An army that plays every game, and a seat that always begins, have their figure already.
    first = {"first": own.first} if own.first and own.first not in own.seats.values() else {}
    armies = {name: each for name, each in own.armies.items() if each.seats != own.games}
    for what, rates in (("seat", own.seats), ("first", first), ("army", armies)):
        for name, each in rates.items():
            strength = (each.rate - even) / sqrt(even * (1 - even) / each.seats)
            yield Finding(what, name, each.rate, each.interval, _chance(strength), strength)
    yield from _overpaid(own.model.things)


def _overpaid(things: Iterable[Worth]) -> Iterable[Finding]:
    """Whether things are worth their price among all that can be had for it."""
    for thing in things:
        if thing.price is not None:
            strength = thing.gain / max(1e-9, _error(thing))
            yield Finding("thing", f"{thing.kind}/{thing.id}", thing.gain, thing.gain_interval, thing.chance, strength)


def _differing(
    own: House, against: House, changed: frozenset[str], trials: Iterable[Finding] | None
) -> Iterable[Finding]:
    for name, each in own.seats.items():
        if name in against.seats:
            yield _difference("seat-changed", name, each, against.seats[name])
    for name, each in own.armies.items():
        if name.partition("/")[2] in changed and name in against.armies:
            yield _difference("army-changed", name, each, against.armies[name])
    # The other house is as uncertain as this one: what is plain here may not be seen in the difference.
    yield from _overpaid(thing for thing in own.model.things if thing.id in changed)
    yield from trials or ()
    others = {(each.kind, each.id): each for each in against.model.things}
    for thing in own.model.things:
        if thing.id not in changed or trials is not None:
            continue
        other = others.get((thing.kind, thing.id))
        before, error = (0.0, 0.0) if other is None else (other.gain, _error(other))
        difference, spread = thing.gain - before, sqrt(_error(thing) ** 2 + error**2)
        strength = difference / max(1e-9, spread)
        interval = (difference - 1.96 * spread, difference + 1.96 * spread)
        yield Finding("thing-changed", f"{thing.kind}/{thing.id}", difference, interval, _chance(strength), strength)


def tried(things: Sequence[Thing], games: Games, beside: Games) -> list[Finding]:
    """How armies that have a thing fare in a house and in another, game by game: all else was dealt alike.

    Both houses play the same numbers: what is different between two games of one number comes of what was changed, and
    of the dice that fall otherwise then. Only what differs counts, so few games tell.
    """
    found = []
    elsewhere = dict(beside)
    for thing in things:
        more = [
            part(each, seat) - part(other, seat)
            for fixture, each in games
            if (other := elsewhere.get(fixture)) is not None
            for seat in (has(thing.id, each) & has(thing.id, other))
        ]
        if len(more) >= FEW:
            mean = fmean(more)
            error = sqrt(sum([(each - mean) ** 2 for each in more]) / (len(more) - 1) / len(more)) or 1e-9
            interval = (100 * (mean - SURE * error), 100 * (mean + SURE * error))
            name = f"{thing.kind}/{thing.id}"
            found.append(Finding("thing-changed", name, 100 * mean, interval, _chance(mean / error), mean / error))
    return found


def has(ident: str, played: Played) -> set[int]:
    """The seats that had a thing."""
    seats = played.noted.own if played.noted is not None else ()
    return {seat for seat, own in enumerate(seats) if any(ident == known for known, _ in own)}


def _difference(what: str, name: str, now: Rate, then: Rate) -> Finding:
    difference = now.rate - then.rate
    spread = sqrt(now.rate * (1 - now.rate) / now.seats + then.rate * (1 - then.rate) / then.seats) or 1e-9
    interval = (difference - 1.96 * spread, difference + 1.96 * spread)
    strength = difference / spread
    return Finding(what, name, difference, interval, _chance(strength), strength)


def _error(thing: Worth) -> float:
    return (thing.gain_interval[1] - thing.gain_interval[0]) / 2 / 1.959963984540054


def _chance(strength: float) -> float:
    return erfc(abs(strength) / sqrt(2))


def drifted(now: House, then: House) -> tuple[Finding, ...]:
    """What differs from an earlier report, after correction."""
    looked = [
        _difference("seat-changed", name, each, then.seats[name])
        for name, each in now.seats.items()
        if name in then.seats
    ]
    looked += [
        _difference("army-changed", name, each, then.armies[name])
        for name, each in now.armies.items()
        if name in then.armies
    ]
    corrected = holm({each.name: each.chance for each in looked})
    return tuple(
        msgspec.structs.replace(each, chance=corrected[each.name]) for each in looked if corrected[each.name] < LEVEL
    )


def suggestion(thing: Worth) -> int | None:
    """A price from what was measured; None if the span still covers the price, or if there is none."""
    if thing.worth is None or thing.worth_interval is None or thing.price is None:
        return None
    low, high = thing.worth_interval
    return None if low <= thing.price <= high else max(0, round(thing.worth))
