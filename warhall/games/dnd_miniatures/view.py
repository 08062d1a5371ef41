"""What each seat may see, and states that look the same to it.

Everything is public but what the players draw from their boosters and take into their warbands, until all are done
(DM-5.1, DM-27.1).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.creatures import is_bloodied, speed, ticked, uses_left
from warhall.games.dnd_miniatures.deployment import is_ready
from warhall.games.dnd_miniatures.muster import open_boosters, pool_left
from warhall.games.dnd_miniatures.previews import AimView, LaidView, RouteView, SightView
from warhall.games.dnd_miniatures.score import scenario_of, team_count
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    BONUS,
    BUILDING,
    CONDITION,
    FLAGGED,
    GAINED,
    GONE,
    MOVE_USED,
    NONE,
    ONGOING,
    PHASES,
    VULNERABLE,
    DndMiniatures,
    Effect,
    Phase,
)
from warhall.games.dnd_miniatures.tables import Line, PowerLine
from warhall.kernel.dice import Dice
from warhall.kernel.imagining import imagined
from warhall.kernel.kept import Kept

DURATIONS = ("next_turn", "save", "turn", "player_turn", "round", "battle", "until_self_acts")
What: TypeAlias = Literal["condition", "ongoing", "bonus", "gained", "vulnerable", "flag"]
WHATS: dict[int, What] = {
    CONDITION: "condition",
    ONGOING: "ongoing",
    BONUS: "bonus",
    GAINED: "gained",
    VULNERABLE: "vulnerable",
    FLAGGED: "flag",
}


class EffectView(msgspec.Struct, frozen=True, kw_only=True):
    """A lasting effect."""

    what: What
    of: str
    n: int
    until: str
    source: str
    author: str


class BoxView(msgspec.Struct, frozen=True):
    """An attack or power with boxes."""

    id: str
    ticked: int
    boxes: int


class UnitView(msgspec.Struct, frozen=True, kw_only=True):
    """A creature of the battle."""

    id: str
    card: str
    owner: str
    controller: str
    square: str | None
    """Its north-west square; None while it is not on the map."""
    x: int
    y: int
    size: int
    gone: bool
    hp: int
    starting_hp: int
    temporary_hp: int
    bloodied: bool
    speed: int
    conditions: list[str]
    effects: list[EffectView]
    boxes: list[BoxView]
    uses_left: int
    activated: int
    active: bool
    returning: bool


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has."""

    seat: str
    team: int
    vp: int
    start: str
    """The start letter or corner, once it is chosen."""
    building: bool
    pool: list[str] | None
    """DM-27.1: the figures of his boosters, for himself only."""
    picks: list[str] | None


class AreaView(msgspec.Struct, frozen=True):
    """A victory area."""

    squares: list[str]
    owner: str
    keyword: str


class MapView(msgspec.Struct, frozen=True, kw_only=True):
    """The battle map."""

    name: str
    width: int
    height: int
    rows: list[str]
    edges: list[tuple[int, int, str]]
    start: list[list[str]]
    areas: list[AreaView]


class DndMiniaturesView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    viewer: str | None
    scenario: str
    limit: int
    target: int
    award: int
    """DM-26.4: what a victory area gives at the end of a round."""
    phase: Phase
    round: int
    first: str | None
    turn: str | None
    owed: int
    active: str | None
    move_left: bool
    """DM-7.1: whether the active creature has its move action."""
    attack_left: bool
    rolls: list[list[int]]
    map: MapView
    seats: list[SeatView]
    units: list[UnitView]
    path: list[str]
    """Squares still ahead of a movement in progress."""
    attacker: str | None
    targets: list[str]
    routes: list[RouteView]
    """What lies ahead of the seat that decides, here and below (`previews`): where its creature may go, and how."""
    aims: list[AimView]
    laid: list[LaidView]
    sights: list[SightView]


def common(g: DndMiniatures) -> list[UnitView]:
    """The creatures, which everybody sees alike."""
    names = g.seat_names()
    return [unit_view(g, unit, names) for unit in range(len(g.kinds))]


def view(g: DndMiniatures, seat: int | None, units: list[UnitView] | None = None) -> DndMiniaturesView:
    """Everything that a seat may see, and nothing else."""
    names = g.seat_names()
    fight = g.fights[-1] if g.fights else None
    return DndMiniaturesView(
        viewer=None if seat is None else names[seat],
        scenario=g.scenario,
        limit=g.limit,
        target=g.target,
        award=scenario_of(g).award.get(str(g.limit), 0),
        phase=PHASES[g.phase],
        round=g.round,
        first=names[g.first] if g.round else None,
        turn=names[g.turn] if g.turn != NONE else None,
        owed=g.owed if g.turn != NONE else 0,
        active=g.unit_name(g.active) if g.active != NONE else None,
        move_left=g.active != NONE and not g.done & MOVE_USED,
        attack_left=g.active != NONE and not g.done & ATTACK_USED,
        rolls=[list(dice) for dice in g.rolls],
        map=map_view(g.board),
        seats=[seat_view(g, other, own=other == seat) for other in range(g.seats)],
        units=common(g) if units is None else units,
        path=[g.board.names[place] for place in (g.motions[-1].path if g.motions else ())],
        attacker=None if fight is None else g.unit_name(fight.attacker),
        targets=[] if fight is None else [g.unit_name(unit) for unit in fight.chosen],
        routes=[],
        aims=[],
        laid=[],
        sights=[],
    )


@lru_cache(maxsize=64)  # a board never changes
def map_view(board: Board) -> MapView:
    """The battle map."""
    ground = board.ground
    squares = board.names

    def named(mask: int) -> list[str]:
        return [squares[cell] for cell in range(board.size) if mask >> cell & 1]

    return MapView(
        name=ground.name,
        width=board.width,
        height=board.height,
        rows=list(ground.rows),
        edges=list(ground.edges),
        start=[named(mask) for mask in board.start],
        areas=[AreaView(named(mask), "AB"[owner], keyword) for mask, owner, keyword in board.areas],
    )


def seat_view(g: DndMiniatures, seat: int, *, own: bool) -> SeatView:
    """What one player has."""
    labels = g.game.tables.labels
    building = g.phase == BUILDING
    start = ""
    if g.letters[seat] != NONE:
        big = team_count(g) > len(g.board.start)
        start = ("nw", "ne", "se", "sw")[g.letters[seat]] if big else "AB"[g.letters[seat] % 2]
    return SeatView(
        seat=g.seat_names()[seat],
        team=g.teams[seat],
        vp=g.vp[g.teams[seat]],
        start=start,
        building=building and not is_ready(g, seat),
        pool=[labels[kind] for kind in g.pools[seat]] if own and building else None,
        picks=[labels[kind] for kind in g.picks[seat] if kind != NONE] if own and building else None,
    )


def effect_of(g: DndMiniatures, effect: Effect) -> str:
    """What an effect is about: a condition, a type, a stat, or its source."""
    tables = g.game.tables
    if effect.what == CONDITION:
        return tables.conditions[effect.code]
    if effect.what in (ONGOING, VULNERABLE):
        return tables.damage_types[effect.code]
    if effect.what == BONUS:
        return ("attack", "damage", "ac", "def", "all_defenses", "speed")[effect.code]
    return tables.source_names[effect.source]


UNITS: Kept[UnitView] = Kept(8192)


def unit_view(g: DndMiniatures, unit: int, names: tuple[str, ...]) -> UnitView:
    """A creature; most of them are as they were when somebody looked last."""
    key = (
        g.game.tables,
        g.board,
        names,
        g.lessons,
        unit == g.active,
        g.kinds[unit],
        g.ordinals[unit],
        g.owners[unit],
        g.controllers[unit],
        g.places[unit],
        g.hp[unit],
        g.temporary[unit],
        g.effects[unit],
        g.boxes[unit],
        g.spent[unit],
        g.activations[unit],
        bool(g.returning) and any(entry[0] == unit for entry in g.returning),
    )
    return UNITS.get(key) or UNITS.keep(key, _unit_anew(g, unit, names))


def _unit_anew(g: DndMiniatures, unit: int, names: tuple[str, ...]) -> UnitView:
    tables = g.game.tables
    kind, place = g.kinds[unit], g.places[unit]
    x, y = g.board.map.place(place) if place >= 0 else (-1, -1)
    return UnitView(
        id=g.unit_name(unit),
        card=tables.labels[kind],
        owner=names[g.owners[unit]],
        controller=names[g.controllers[unit]],
        square=g.board.names[place] if place >= 0 else None,
        x=x,
        y=y,
        size=tables.side[kind],
        gone=place == GONE,
        hp=max(0, g.hp[unit]),
        starting_hp=tables.hp[kind],
        temporary_hp=sum(n for _, n in g.temporary[unit]),
        bloodied=is_bloodied(g, unit),
        speed=speed(g, unit),
        conditions=[name for number, name in enumerate(tables.conditions) if g.conditions[unit] >> number & 1],
        effects=effects_view(g, unit, names),
        boxes=boxes_view(g, unit),
        uses_left=uses_left(g, unit),
        activated=g.activations[unit],
        active=unit == g.active,
        returning=any(entry[0] == unit for entry in g.returning),
    )


def effects_view(g: DndMiniatures, unit: int, names: tuple[str, ...]) -> list[EffectView]:
    """What lasts on a creature."""
    sources = g.game.tables.source_names
    return [
        EffectView(
            what=WHATS[effect.what],
            of=effect_of(g, effect),
            n=effect.n,
            until=DURATIONS[effect.until],
            source=sources[effect.source],
            author=names[effect.author],
        )
        for effect in g.effects[unit]
    ]


def boxes_view(g: DndMiniatures, unit: int) -> list[BoxView]:
    """DM-12.10: the boxes on a creature's card."""
    tables, kind = g.game.tables, g.kinds[unit]
    lines: list[Line | PowerLine] = [tables.lines[number] for number in tables.card_lines[kind]]
    lines += [tables.powers[number] for number in tables.card_powers[kind]]
    return [
        BoxView(tables.source_names[line.source], ticked(g, unit, line.slot), line.printed.uses)
        for line in lines
        if line.printed is not None and line.printed.uses is not None
    ]


def imagine(g: DndMiniatures, seat: int | None, dice: Dice) -> DndMiniatures:
    """A state that looks the same to a seat: boosters and picks of the others are dealt anew."""
    new = imagined(g, seat, dice)
    if new.phase != BUILDING or not scenario_of(new).sealed:
        return new
    for other in range(new.seats):
        if other == seat:
            continue
        ready = is_ready(new, other)
        new.pools[other] = open_boosters(new.game.tables, dice)
        new.picks[other] = []
        while ready and (left := pool_left(new, other)):
            new.picks[other].append(left[dice.below(len(left))])
        if ready:
            new.picks[other].append(NONE)
    return new
