"""What a choice would come to, shown before it is made: ways, attacks, areas, lines of sight.

Here: answers to whoever decides, from what everybody can see; each names its option by notation. Not here: the rules
themselves (`movement`, `targeting`, `combat`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.abilities import Versus
from warhall.games.dnd_miniatures.attacking import AREAS, Laid, lay_area, named
from warhall.games.dnd_miniatures.battlefield import DIGGER
from warhall.games.dnd_miniatures.boons import ADVANTAGE, BEST, CHARGE_BONUS, WORST
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.combat import (
    BLOOD_ROCK,
    COVER,
    airborne,
    damage_numbers,
    defence,
    modifier,
)
from warhall.games.dnd_miniatures.creatures import basic_line, gait, speed
from warhall.games.dnd_miniatures.movement import (
    budget_of,
    charge_ends,
    charge_path,
    provoked,
    reach_of,
    safest_path,
    step_cost,
)
from warhall.games.dnd_miniatures.moving import rest_of
from warhall.games.dnd_miniatures.obstruction import obstruction
from warhall.games.dnd_miniatures.sightings import foes, has_advantage, has_cover, hidden_from, in_line_of_sight
from warhall.games.dnd_miniatures.state import (
    AS_CHARGE,
    BY_ACTION,
    BY_CHARGE,
    BY_OPPORTUNITY,
    BY_POWER,
    NONE,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import HELPLESS, PLAIN, Line
from warhall.games.dnd_miniatures.targeting import victims
from warhall.games.dnd_miniatures.under_way import Fight, Motion
from warhall.geometry.masks import cells_of
from warhall.kernel.state import Decision

Sight: TypeAlias = Literal["clear", "cover", "hidden", "blocked"]


class ProvokedView(msgspec.Struct, frozen=True):
    """Enemies that may strike when a square is left."""

    square: str
    units: list[str]


class RouteView(msgspec.Struct, frozen=True, kw_only=True):
    """The way that a creature goes if only its end is named."""

    option: str
    unit: str
    target: str | None
    """Whom it charges."""
    square: str
    path: list[str]
    points: int
    """The movement it takes."""
    provokes: list[ProvokedView]


class PartView(msgspec.Struct, frozen=True):
    """A part of what is added to the die: `attack`, `charge`, `advantage`, `cover`, `other`."""

    what: str
    n: int


class DamageView(msgspec.Struct, frozen=True):
    """One number of damage."""

    n: int
    type: str | None


class AimView(msgspec.Struct, frozen=True, kw_only=True):
    """One attack roll that an option comes to."""

    option: str
    unit: str
    target: str
    attack: str
    versus: str
    bonus: int
    parts: list[PartView]
    against: int
    need: int
    """The lowest face of the die that hits."""
    damage: list[DamageView]
    cover: str | None
    """What gives the cover."""
    provokes: list[str]
    """DM-19.3: enemies that may strike first."""


class LaidView(msgspec.Struct, frozen=True, kw_only=True):
    """The squares of an area attack, and who is attacked in it."""

    option: str
    attack: str
    squares: list[str]
    targets: list[str]


class SightView(msgspec.Struct, frozen=True, kw_only=True):
    """What the acting creature sees of an enemy."""

    unit: str
    target: str
    sight: Sight
    square: str | None
    """What blocks the line, or gives the cover."""


class Previews(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that whoever decides is shown beforehand."""

    routes: list[RouteView] = []
    aims: list[AimView] = []
    laid: list[LaidView] = []
    sights: list[SightView] = []


def previews(g: DndMiniatures, decision: Decision) -> Previews:
    """What the options of a decision come to."""
    ahead = _Ahead(g, decision)
    match decision.ask:
        case "act":
            return ahead.turn(g.active)
        case "go-on":
            return Previews(routes=list(ahead.going_on(g.motions[-1])))
        case "opportunity" | "further-target" | "granted-target" | "next-victim":
            return Previews(aims=list(ahead.strikes()))
        case _:
            return Previews()


class Roll(NamedTuple):
    """An attack roll in short."""

    bonus: int
    against: int
    chance: int
    """Percent."""
    damage: int


def aimed(g: DndMiniatures, unit: int, line: Line, how: int, target: int) -> Roll:
    """DM-13.1, DM-13.7: the roll of an attack as if it had been declared; Conceal is not counted."""
    fight = Fight(0, unit, line.number, how, [], [target], target)
    fight.had_advantage = int(has_advantage(g, unit, target))
    bonus, wanted = modifier(g, fight), defence(g, fight)
    need = lowest_face(g, fight, wanted - bonus)
    return Roll(bonus, wanted, 100 * (BEST + 1 - need) // BEST, sum(n for n, _ in damage_numbers(g, fight)))


def lowest_face(g: DndMiniatures, fight: Fight, rest: int) -> int:
    """DM-13.2, DM-13.4, DM-22.4, DM-25.4: the lowest face that hits."""
    melee = g.game.tables.lines[fight.line].form is Form.MELEE
    if melee and g.conditions[fight.target] & HELPLESS:
        return WORST
    best = BLOOD_ROCK if g.cells[fight.attacker] & g.board.blood else BEST
    return min(best, max(WORST + 1, rest))


class _Ahead:
    """Looks ahead from one decision; who stands elsewhere for a moment does so on a copy."""

    def __init__(self, g: DndMiniatures, decision: Decision) -> None:
        self.g = g
        self.codes = decision.options
        self.ask = decision.ask
        self.read = g.game.codec.arguments
        self.names = g.board.names
        self.trial = g.copy()
        self.left: dict[tuple[int, int], list[int]] = {}
        self.threats: list[str] | None = None

    def note(self, code: int) -> str:
        """An option as it is written."""
        return self.g.game.codec.notation(self.g, code)

    def turn(self, unit: int) -> Previews:
        """DM-7.1: all that a creature may do in its turn."""
        routes: list[RouteView] = []
        aims: list[AimView] = []
        laid: list[LaidView] = []
        for code in self.codes:
            coded, arguments = self.read(code)
            verb = coded.type
            if verb is act.Move:
                routes.append(self.walk(unit, code, *arguments))
            elif verb is act.Burrow:
                routes.append(self.burrow(unit, code, *arguments))
            elif verb is act.Charge:
                route, aim = self.charge(unit, code, *arguments)
                routes.append(route)
                aims.append(aim)
            elif verb is act.Attack:
                name, target = arguments
                aims.append(self.aim(self.g, code, self.fight(unit, named(self.g, unit, name), BY_ACTION, target)))
            elif verb in AREAS:
                area, found = self.area(unit, code, lay_area(self.g, unit, verb, arguments))
                laid.append(area)
                aims += found
        return Previews(routes=routes, aims=aims, laid=laid, sights=list(self.sights(unit)))

    # Ways

    def walk(self, unit: int, code: int, end: int) -> RouteView:
        """DM-8.20: a move above ground."""
        g, going = self.g, gait(self.g, unit)
        return self.route(unit, code, going, safest_path(g, unit, going, speed(g, unit), end, sure=True), 0)

    def burrow(self, unit: int, code: int, end: int) -> RouteView:
        """DM-9.7: a move under ground."""
        way = reach_of(self.g, unit, DIGGER, speed(self.g, unit), sure=True)
        return self.route(unit, code, DIGGER, list(way.path(end)), 0)

    def charge(self, unit: int, code: int, target: int, end: int) -> tuple[RouteView, AimView]:
        """DM-16.1: a charge, and the attack at its end."""
        g = self.g
        budget = budget_of(g, Motion(unit, AS_CHARGE, 0, 0))
        going, path = charge_path(g, unit, end, charge_ends(g, unit, target).get(end, ()), budget)
        route = self.route(unit, code, going, path, 0, target)
        line = basic_line(g, unit)
        assert line is not None  # noqa: S101  who charges has a basic attack
        self.trial.put(unit, end)
        aim = self.aim(self.trial, code, self.fight(unit, line, BY_CHARGE, target))
        self.trial.put(unit, g.places[unit])
        return route, aim

    def going_on(self, motion: Motion) -> Iterator[RouteView]:
        """DM-8.20: the rest of a movement."""
        g, unit = self.g, motion.unit
        left, sure = rest_of(g, motion)
        for code in self.codes:
            coded, arguments = self.read(code)
            if coded.type is act.Go:
                path = safest_path(g, unit, motion.gait, left, *arguments, sure=sure)
                yield self.route(unit, code, motion.gait, path, motion.steps)

    def route(self, unit: int, code: int, going: int, path: list[int], steps: int, target: int = NONE) -> RouteView:
        """One way with its cost, and who may strike on it (DM-19.7); each enemy strikes once."""
        g, names = self.g, self.names
        here, points, struck = g.places[unit], 0, set[int]()
        provokes: list[ProvokedView] = []
        under = going == DIGGER and g.game.tables.digs[g.kinds[unit]]
        for number, place in enumerate(path, steps):
            cost = step_cost(g, unit, going, here, place)
            enemies = [] if under or not cost else self.provoked(unit, here, number)
            fresh = [other for other in enemies if other not in struck]
            if fresh:
                struck.update(fresh)
                provokes.append(ProvokedView(names[here], [g.unit_name(other) for other in fresh]))
            points += cost
            here = place
        return RouteView(
            option=self.note(code),
            unit=g.unit_name(unit),
            target=None if target == NONE else g.unit_name(target),
            square=names[path[-1]] if path else names[g.places[unit]],
            path=[names[place] for place in path],
            points=points,
            provokes=provokes,
        )

    def provoked(self, unit: int, place: int, steps: int) -> list[int]:
        """Who may strike when a creature leaves a place; asked once for each."""
        in_air = airborne(self.g, unit, steps)
        found = self.left.get((place, in_air))
        if found is None:
            self.trial.put(unit, place)
            found = self.left[place, in_air] = provoked(self.trial, unit, in_air=bool(in_air))
            self.trial.put(unit, self.g.places[unit])
        return found

    # Attacks

    def fight(self, unit: int, line: Line, how: int, target: int) -> Fight:
        """An attack as if it had been declared."""
        return Fight(0, unit, line.number, how, [], [target], target)

    def area(self, unit: int, code: int, found: Laid) -> tuple[LaidView, list[AimView]]:
        """DM-14.6: an area, and a roll for each creature in it."""
        g = self.g
        line, area, origin, corner = found
        hit = victims(g, unit, line, area, origin, corner)
        aims = []
        for target in hit:
            fight = self.fight(unit, line, BY_ACTION, target)
            fight.area, fight.origin, fight.corner = area, origin, corner
            aims.append(self.aim(g, code, fight))
        laid = LaidView(
            option=self.note(code),
            attack=g.game.tables.attack_names[line.name],
            squares=[self.names[cell] for cell in cells_of(area & g.board.open)],
            targets=[g.unit_name(target) for target in hit],
        )
        return laid, aims

    def strikes(self) -> Iterator[AimView]:
        """The rolls of opportunity attacks, of further and granted targets, and of the next victim of an area."""
        g = self.g
        lines = g.game.tables.lines
        agenda: tuple[int, ...] = () if g.agenda is None else g.agenda[1]
        for code in self.codes:
            coded, arguments = self.read(code)
            if coded.type is act.Opportunity:
                (unit,) = arguments
                line = basic_line(g, unit)
                if line is not None:
                    yield self.aim(g, code, self.fight(unit, line, BY_OPPORTUNITY, agenda[0]))
            elif coded.type is act.Target:
                (target,) = arguments
                if self.ask == "next-victim":
                    fight = g.fights[-1].copy()
                    fight.target, fight.extra, fight.guard = target, [], 0
                else:
                    how = BY_POWER if self.ask == "granted-target" else BY_ACTION
                    fight = self.fight(agenda[0], lines[agenda[1]], how, target)
                yield self.aim(g, code, fight)

    def aim(self, g: DndMiniatures, code: int, fight: Fight) -> AimView:
        """DM-13.1, DM-13.7: the roll, part by part, and what a hit does."""
        tables, line = g.game.tables, g.game.tables.lines[fight.line]
        attacker, target = fight.attacker, fight.target
        fight.had_advantage = int(bool(fight.advantage) or has_advantage(g, attacker, target))
        bonus, wanted = modifier(g, fight), defence(g, fight)
        covered = line.vs in (Versus.AC, Versus.REF) and has_cover(
            g, attacker, target, line.form, fight.origin, fight.corner
        )
        parts = [PartView("attack", line.bonus)]
        if fight.how == BY_CHARGE:
            parts.append(PartView("charge", CHARGE_BONUS))
        if fight.had_advantage:
            parts.append(PartView("advantage", ADVANTAGE))
        if covered:
            parts.append(PartView("cover", -COVER))
        other = bonus - sum(part.n for part in parts)
        if other:
            parts.append(PartView("other", other))
        return AimView(
            option=self.note(code),
            unit=g.unit_name(attacker),
            target=g.unit_name(target),
            attack=tables.attack_names[line.name] if line.name != NONE else "",
            versus=line.vs,
            bonus=bonus,
            parts=parts,
            against=wanted,
            need=lowest_face(g, fight, wanted - bonus),
            damage=[
                DamageView(n, None if kind == PLAIN else tables.damage_types[kind])
                for n, kind in damage_numbers(g, fight)
            ],
            cover=self.covering(g, fight, line) if covered else None,
            provokes=self.threatened(attacker)
            if fight.how == BY_ACTION and self.ask == "act" and line.form in SHOTS
            else [],
        )

    def covering(self, g: DndMiniatures, fight: Fight, line: Line) -> str | None:
        """DM-18.4: the square that gives cover."""
        hindering = covers(g, fight.attacker, fight.target) if line.form is Form.RANGED else 0
        start = g.cells[fight.attacker] if fight.origin == NONE else 1 << fight.origin
        cell = obstruction(g.board, start, g.cells[fight.target], hindering)
        return None if cell == NONE else self.names[cell]

    def threatened(self, attacker: int) -> list[str]:
        """DM-19.3: who may strike at a creature that shoots or attacks an area far away."""
        if self.threats is None:
            self.threats = [self.g.unit_name(other) for other in provoked(self.g, attacker, in_air=False)]
        return self.threats

    # Sight

    def sights(self, unit: int) -> Iterator[SightView]:
        """DM-15.1, DM-18.4, DM-22.11: what a creature sees of its enemies, and what is in the way."""
        g, board = self.g, self.g.board
        for other in g.standing():
            if not g.hostile(unit, other):
                continue
            sight: Sight = "clear"
            cell = NONE
            if not in_line_of_sight(g, unit, other):
                sight = "blocked"
                smoke_and_trees = (board.forest | board.smoke) & ~(g.cells[unit] | g.cells[other])
                cell = obstruction(board, g.cells[unit], g.cells[other], smoke_and_trees)
            elif hidden_from(g, other, unit):
                sight = "hidden"
            elif has_cover(g, unit, other, Form.RANGED):
                sight = "cover"
                cell = obstruction(board, g.cells[unit], g.cells[other], covers(g, unit, other))
            yield SightView(
                unit=g.unit_name(unit),
                target=g.unit_name(other),
                sight=sight,
                square=None if cell == NONE else self.names[cell],
            )


SHOTS = (Form.RANGED, Form.AREA)


def covers(g: DndMiniatures, attacker: int, target: int) -> int:
    """DM-18.3, DM-18.11: what gives cover from ranged attacks besides walls."""
    return g.board.forest | g.board.statue | (foes(g, attacker) & ~g.cells[target])
