"""Positions: a state as readable plain data (see `kernel.position` for the file around it).

    map: {name: crossroads}             # or `drawn` and `zones` in rows as in maps.yaml
    seats: {azure: {letter: A, vp: 20}, ember: {letter: B}}
    creatures:
      - {card: human_sellsword, of: azure, at: c3, hp: 45, effects: [{what: condition, of: Slowed, until: save}]}
    turn: {seat: azure, active: "human_sellsword#1"}

Whatever is left out has a sensible value: full hit points, no effects, a 200-point Assault in its first round, and the
first seat to activate a creature.
"""

from __future__ import annotations

from typing import Any

import msgspec

from warhall.games.dnd_miniatures.battlefield import Ground
from warhall.games.dnd_miniatures.position_parts import CreaturePart, EffectPart, MapPart, Position, SeatPart, TurnPart
from warhall.games.dnd_miniatures.position_read import Reading
from warhall.games.dnd_miniatures.state import GONE, NONE, DndMiniatures
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame
from warhall.games.dnd_miniatures.under_way import Fight
from warhall.games.dnd_miniatures.view import DURATIONS, WHATS, effect_of
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError
from warhall.kernel.written import written


def write(g: DndMiniatures) -> dict[str, Any]:
    """A state as plain data."""
    names, tables = g.seat_names(), g.game.tables
    place = written(
        Position,
        g,
        map=_map(g.board.ground),
        target=g.target,
        seats={name: _seat(g, seat) for seat, name in enumerate(names)},
        vp=g.vp,
        creatures=[_creature(g, unit) for unit in range(len(g.kinds))],
        first=names[g.first],
        rolls=g.rolls,
        order=g.order,
        turn=written(
            TurnPart,
            g,
            used=[(g.unit_name(unit), tables.source_names[tables.powers[power].source]) for unit, power in g.used],
        ),
        fights=[_plain(fight) for fight in g.fights],
        areas=[[g.board.names[cell] for cell in cells_of(fight.area)] for fight in g.fights],
    )
    plain: dict[str, Any] = msgspec.to_builtins(place)
    return plain


def _plain(fight: Fight) -> Fight:
    """An attack without its squares, which are written by their names."""
    plain = fight.copy()
    plain.area = 0
    return plain


def _map(ground: Ground) -> MapPart:
    return MapPart(
        name=ground.name,
        drawn="\n".join(ground.rows) + "\n",
        zones="\n".join(ground.zones) + "\n" if ground.zones else "",
        areas=list(ground.areas),
        edges=list(ground.edges),
        flows=list(ground.flows),
    )


def _seat(g: DndMiniatures, seat: int) -> SeatPart:
    tables = g.game.tables
    return written(
        SeatPart,
        g,
        seat,
        team=g.teams[seat],
        letter=g.letters[seat],
        map=tables.map_ids[g.maps[seat]] if g.maps[seat] != NONE else "",
        picks=[tables.labels[kind] if kind != NONE else "" for kind in g.picks[seat]],
    )


def _creature(g: DndMiniatures, unit: int) -> CreaturePart:
    tables, names = g.game.tables, g.seat_names()
    kind, place = g.kinds[unit], g.places[unit]
    return written(
        CreaturePart,
        g,
        unit,
        card=tables.labels[kind],
        of=names[g.owners[unit]],
        controller=None if g.controllers[unit] == g.owners[unit] else names[g.controllers[unit]],
        at=g.board.names[place] if place >= 0 else "",
        gone=place == GONE,
        hp=None if g.hp[unit] == tables.hp[kind] else g.hp[unit],
        temporary=[(tables.source_names[source], n) for source, n in g.temporary[unit]],
        effects=[
            EffectPart(
                what=WHATS[effect.what],
                of=effect_of(g, effect)
                if WHATS[effect.what] in ("condition", "ongoing", "vulnerable", "bonus")
                else "",
                code=effect.code if WHATS[effect.what] in ("gained", "flag") else 0,
                n=effect.n,
                until=DURATIONS[effect.until],
                deadline=effect.deadline,
                source=tables.source_names[effect.source],
                author=names[effect.author],
                worse=tables.conditions[effect.worse] if effect.worse != NONE else "",
            )
            for effect in g.effects[unit]
        ],
        awards=list(g.awards[unit]),
    )


def read(game: DndMiniaturesGame, position: dict[str, Any], dice: Dice) -> DndMiniatures:
    """A state from plain data, with its usual agenda.

    Raises:
        PositionError: something in it cannot be; it says where.
    """
    try:
        data = msgspec.convert(position, Position, str_keys=True)
    except msgspec.ValidationError as error:
        raise PositionError("position", str(error)) from None
    return Reading(game, data, dice).state()
