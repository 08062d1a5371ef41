"""What a run of the arena found: shares of victories with intervals, strengths, lengths, and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, median

import msgspec

from warhall.arena.matches import Played, Terms
from warhall.arena.ratings import compared, rated
from warhall.arena.running import Games, part
from warhall.arena.schedule import Group, labels
from warhall.arena.sequential import Verdict
from warhall.arena.tally import wilson

NAMED = 20
"""So many games in trouble are named one by one; all of them are counted."""


class Share(msgspec.Struct, frozen=True):
    """How often somebody won; a victory that several share counts for each as its part of one."""

    games: int
    win_rate: float
    interval: tuple[float, float]
    """The bounds of the true share in 95 of 100 such samples, by Wilson."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one bot."""

    bot: str
    games: int
    """Counted once for each seat it held."""
    won: int
    shared: int
    lost: int
    win_rate: float
    interval: tuple[float, float]
    place: float | None
    """On average, in games that had an end."""
    rating: float
    rating_interval: tuple[float, float]
    seats: dict[str, Share]
    """Seat by seat."""
    faults: int
    """How often it did not do what a bot must, and chance chose in its place."""


class Meeting(msgspec.Struct, frozen=True):
    """What came of one group of bots."""

    players: tuple[str, ...]
    games: int
    win_rates: tuple[float, ...]
    """In the order of the players."""


class Lengths(msgspec.Struct, frozen=True):
    """Decisions in a game."""

    mean: float
    median: float
    least: int
    most: int


class Incident(msgspec.Struct, frozen=True):
    """A game that did not go as games should, or a bot that did not."""

    what: str
    """`fault`, `cap`, `standstill` or `broken`."""
    number: int
    turned: int
    players: tuple[str, ...]
    """Seat by seat."""
    decision: int
    said: str = ""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a run found."""

    kind: str
    game: str
    options: Mapping[str, object]
    games: int
    players: dict[str, Player]
    seats: dict[str, Share]
    lengths: Lengths
    seeds: tuple[int, ...]
    """The numbers of the games; each was played with every bot at every seat."""
    endings: dict[str, int]
    """How many games each rule ended, the most frequent first."""
    drawn: int
    """Games in which all seats shared the first place."""
    capped: int
    standstill: int
    broken: int
    faults: int
    incidents: tuple[Incident, ...]
    """The first of them."""
    meetings: tuple[Meeting, ...] = ()
    order: tuple[str, ...] = ()
    """Of a ladder, from the top."""
    test: Verdict | None = None


def report(
    kind: str,
    terms: Terms,
    games: Games,
    names: Sequence[str],
    *,
    test: Verdict | None = None,
    order: Sequence[int] = (),
) -> Report:
    """The figures of games that were played, at seats of these names."""
    called = labels(terms.bots)
    played = [each for _, each in games]
    incidents = _incidents(terms, games, called)
    counts = Counter(incident.what for incident in incidents)
    groups: dict[Group, None] = dict.fromkeys(fixture.group for fixture, _ in games)
    lengths = [each.decisions for each in played]
    return Report(
        kind=kind,
        game=terms.game,
        options=terms.options,
        games=len(games),
        players=_players(terms, games, names, called),
        seats={name: share([part(each, seat) for each in played]) for seat, name in enumerate(names)},
        lengths=Lengths(round(fmean(lengths), 2), median(lengths), min(lengths), max(lengths)),
        seeds=tuple(sorted({fixture.number for fixture, _ in games})),
        endings=dict(Counter(each.rule for each in played if each.rule).most_common()),
        drawn=sum(len(each.winners) == len(names) for each in played),
        capped=counts["cap"],
        standstill=counts["standstill"],
        broken=counts["broken"],
        faults=counts["fault"],
        incidents=tuple(incidents[:NAMED]),
        meetings=tuple(_meeting(terms, group, games, called) for group in groups) if kind != "match" else (),
        order=tuple(called[place] for place in order),
        test=test,
    )


def share(parts: Sequence[float]) -> Share:
    """A share of victories."""
    return Share(len(parts), sum(parts) / len(parts), wilson(sum(parts), len(parts)))


def _players(terms: Terms, games: Games, names: Sequence[str], called: Sequence[str]) -> dict[str, Player]:
    seated = [fixture.places(terms) for fixture, _ in games]
    ratings = rated(compared(((who, each.places) for who, (_, each) in zip(seated, games, strict=True)), len(called)))
    found = {}
    for place, label in enumerate(called):
        held: list[tuple[int, Played]] = [
            (seat, each)
            for who, (_, each) in zip(seated, games, strict=True)
            for seat, other in enumerate(who)
            if other == place
        ]
        if not held:
            continue
        parts = [part(each, seat) for seat, each in held]
        by_seat = {
            name: share([part(each, seat) for seat, each in held if seat == at])
            for at, name in enumerate(names)
            if any(seat == at for seat, _ in held)
        }
        ends = [each.places[seat] for seat, each in held if each.places]
        found[label] = Player(
            bot=terms.bots[place],
            games=len(held),
            won=parts.count(1.0),
            shared=len(parts) - parts.count(1.0) - parts.count(0.0),
            lost=parts.count(0.0),
            win_rate=sum(parts) / len(parts),
            interval=wilson(sum(parts), len(parts)),
            place=round(fmean(ends), 3) if ends else None,
            rating=ratings[place].rating,
            rating_interval=ratings[place].interval,
            seats=by_seat,
            faults=sum(fault.seat == seat for seat, each in held for fault in each.faults),
        )
    return found


def _meeting(terms: Terms, group: Group, games: Games, called: Sequence[str]) -> Meeting:
    own = [(fixture, each) for fixture, each in games if fixture.group == group]
    rates = {}
    for place in dict.fromkeys(group):
        parts = [
            part(each, seat)
            for fixture, each in own
            for seat, other in enumerate(fixture.places(terms))
            if other == place
        ]
        rates[place] = sum(parts) / len(parts)
    return Meeting(tuple(called[place] for place in rates), len(own), tuple(rates.values()))


def _incidents(terms: Terms, games: Games, called: Sequence[str]) -> list[Incident]:
    found = []
    for fixture, each in games:
        places = fixture.places(terms)
        who = tuple(called[place] for place in places)
        for fault in each.faults:
            said = f"{who[fault.seat]} {fault.what}"
            found.append(Incident("fault", fixture.number, fixture.turned, who, fault.decision, said))
        if each.trouble is not None:
            since = each.decisions if each.broken else each.quiet.since
            found.append(Incident(each.trouble, fixture.number, fixture.turned, who, since, each.broken))
    return found
