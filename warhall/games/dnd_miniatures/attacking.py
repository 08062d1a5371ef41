"""The attack action of a creature: attacks of its card, areas, charges (chapters 12, 14 and 16).

Here: what is found for the question what a creature does (`acting`), what forbids it, and how it begins. Not here: whom
an attack reaches (`targeting`), how it goes on (`combat`, `strikes`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.actions import FIRST_OFFSET, square_word, unit_word
from warhall.games.dnd_miniatures.card_lines import Form, Shape
from warhall.games.dnd_miniatures.combat import begin_fight
from warhall.games.dnd_miniatures.creatures import gait, line_named, speed
from warhall.games.dnd_miniatures.movement import (
    charge_ends,
    charge_fault,
    charge_zone,
    charger_fault,
    ends_of_charges,
    is_kept_off,
    protector,
)
from warhall.games.dnd_miniatures.moving import begin_charge
from warhall.games.dnd_miniatures.reasons import is_there, no_path
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.sightings import facing, seen_among
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    ATTACKED,
    BY_ACTION,
    CHARGED,
    DUG,
    NONE,
    WALKED,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.strikes import aim_attack
from warhall.games.dnd_miniatures.tables import Line
from warhall.games.dnd_miniatures.targeting import (
    aim_reason,
    area_ways,
    burst_area,
    cone_at,
    line_area,
    line_fault,
    line_fault_at,
    meets_nearest,
    origin_square,
    radius_fault,
    shape_of,
    size_of,
    target_fault,
    target_reason,
    targets,
    victims,
)
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Law
from warhall.kernel.words import Name

SHAPES: dict[Shape, type[Action]] = {
    Shape.BURST: act.Burst,
    Shape.RADIUS: act.Blast,
    Shape.CONE: act.Cone,
    Shape.LINE: act.Line,
}


def attacks(g: DndMiniatures, unit: int) -> list[tuple[type[Action], Any]]:
    """DM-7.3: what the attack action can be used for: attacks in the order of the card, then charges."""
    found: list[tuple[type[Action], Any]] = []
    at_hand = g.rings[unit] & facing(g, unit).cells
    for line in g.game.tables.attacks[g.kinds[unit]]:
        if not at_hand and line.short and not g.effects[unit]:
            continue  # nobody is adjacent
        if line_fault(g, unit, line):
            continue
        shape = line.shape
        if shape is None:
            found.append((act.Attack, [(line.name, targets(g, unit, line))]))
        elif shape is Shape.BURST:
            found.append((act.Burst, [line.name for _ in area_ways(g, unit, line)]))
        else:
            found.append((SHAPES[shape], [(line.name, *way[:-1], way[-1:]) for way in area_ways(g, unit, line)]))
    found.append((act.Charge, charges(g, unit)))
    return found


def charges(g: DndMiniatures, unit: int) -> list[tuple[int, int]]:
    """DM-16.1: every charge, by whom it is aimed at and where it ends."""
    rings, foes, near = g.rings, facing(g, unit), charge_zone(g, unit)
    if not foes.rings & near or charger_fault(g, unit) or scenario_of(g).quick:
        return []
    # Who is beside a square that a charge can come to is near enough.
    space = g.cells[unit]
    found = [target for target in foes.units if rings[target] & near and not rings[target] & space]
    seen = seen_among(g, unit, found)
    if foes.guards and is_kept_off(g, unit):
        seen = [target for target in seen if protector(g, unit, target) == NONE]
    return [*zip(seen, ends_of_charges(g, unit, seen), strict=True)]


# What forbids an attack

ATTACK_RULES = {
    "staggered": ("DM-22.2", "attack-staggered"),
    "confused": ("DM-22.7", "attack-confused"),
    "basic-only": ("DM-2.10", "attack-basic-only"),
    "ticked": ("DM-28.5", "attack-ticked"),
}


def attack_spent(g: DndMiniatures, unit: int) -> Refusal | None:
    """DM-28.4: the attack action is spent."""
    return refusal("DM-28.4", "attacked-already", unit=unit_word(g, unit)) if g.done & ATTACK_USED else None


def no_use(g: DndMiniatures, unit: int, name: int, shape: Shape | None) -> Refusal | None:
    """DM-12.10, DM-14.6, DM-22.2, DM-22.7: an attack of the creature's card of that shape that it can make now."""
    line = line_named(g, unit, name)
    attack = Name("attack", g.game.tables.attack_names[name])
    if line is None:
        return refusal("DM-3.9", "no-such-attack", unit=unit_word(g, unit), attack=attack)
    if refused := attack_spent(g, unit):
        return refused
    if fault := line_fault(g, unit, line):
        return refusal(*ATTACK_RULES[fault], unit=unit_word(g, unit), attack=attack)
    if shape_of(line) is shape:
        return None
    return refusal("DM-14.6", "is-area" if shape is None else "other-shape" if shape_of(line) else "is-aimed")


def no_attack(g: DndMiniatures, seat: int, attack: int, target: int, unit: int) -> Refusal | None:
    """DM-12.3, DM-12.8, DM-12.13, chapter 14: somebody whom the attack can be aimed at."""
    if refused := no_use(g, unit, attack, None) or is_there(g, target):
        return refused
    line = named(g, unit, attack)
    found = aim_reason(g, unit, line, target, first=True)
    if found is not None and line.form is Form.MELEE and found.message in BEYOND_REACH:
        return shot_reason(g, unit, target) or found
    return found


BEYOND_REACH = ("target-not-adjacent", "target-out-of-range")


def shot_reason(g: DndMiniatures, unit: int, target: int) -> Refusal | None:
    """DM-14.3: what a ranged attack meets on the way to whom melee cannot reach: the nearer obstacle."""
    lines = [g.game.tables.lines[number] for number in g.game.tables.card_lines[g.kinds[unit]]]
    shots = [line for line in lines if line.form is Form.RANGED and not line_fault(g, unit, line)]
    faults = [target_fault(g, unit, line, target) for line in shots]
    if not shots or not all(faults):
        return None
    return target_reason(g, unit, shots[0], target, faults[0])


ALIKE = "ways of laying an area that hit the same creatures, or no enemy, are not offered"
ORIGINS = {
    "wall-square": ("DM-14.13", "origin-wall-square"),
    "out-of-range": ("DM-28.6", "origin-out-of-range"),
    "unseen": ("DM-28.6", "origin-unseen"),
    "no-effect": ("DM-14.13", "origin-no-effect"),
}


def no_burst(g: DndMiniatures, seat: int, attack: int, unit: int) -> Refusal | None:
    """DM-14.7: a burst of the card."""
    return no_use(g, unit, attack, Shape.BURST) or misses_nearest(g, unit, lay_burst(g, unit, attack))


def no_blast(g: DndMiniatures, seat: int, attack: int, square: int, unit: int) -> Refusal | None:
    """DM-14.12 to DM-14.14: a radius of the card, at an origin square in range, in sight and within effect."""
    if refused := no_use(g, unit, attack, Shape.RADIUS):
        return refused
    if fault := radius_fault(g, unit, named(g, unit, attack), square):
        return refusal(*ORIGINS[fault], square=square_word(g, square))
    return misses_nearest(g, unit, lay_blast(g, unit, attack, square))


def no_cone(
    g: DndMiniatures, seat: int, attack: int, facing: int, corner: int, shift: int, unit: int
) -> Refusal | None:
    """DM-14.8: a cone of the card that touches its origin point."""
    if refused := no_use(g, unit, attack, Shape.CONE):
        return refused
    if cone_at(g, unit, named(g, unit, attack), facing, corner, shift + FIRST_OFFSET) is None:
        return refusal("DM-14.8", "cone-does-not-touch")
    return misses_nearest(g, unit, lay_cone(g, unit, attack, facing, corner, shift))


def no_line(g: DndMiniatures, seat: int, attack: int, corner: int, square: int, end: int, unit: int) -> Refusal | None:
    """DM-14.9: a line of the card, to the farthest corner of a square in range."""
    if refused := no_use(g, unit, attack, Shape.LINE):
        return refused
    if fault := line_fault_at(g, unit, named(g, unit, attack), square):
        return refusal("DM-14.9", ORIGINS[fault][1], square=square_word(g, square))
    laid = lay_line(g, unit, attack, corner, square, end)
    return misses_nearest(g, unit, laid) if laid.squares else refusal("DM-14.9", "not-the-far-corner")


def misses_nearest(g: DndMiniatures, unit: int, laid: Laid) -> Refusal | None:
    """DM-12.14, DM-14.14: where the card asks for the nearest enemy, it must be inside."""
    if not laid.line.nearest or meets_nearest(g, unit, laid.line, victims(g, unit, *laid)):
        return None
    return refusal("DM-14.14", "nearest-not-in-area")


CHARGE_RULES = {
    "no-enemy": ("DM-16.1", "charge-no-enemy"),
    "no-basic": ("DM-3.11", "charge-no-basic"),
    "staggered": ("DM-16.10", "charge-staggered"),
    "immobile": ("DM-16.10", "charge-immobile"),
    "adjacent": ("DM-16.14", "charge-adjacent"),
    "unseen": ("DM-16.2", "charge-unseen"),
    "far": ("DM-16.9", "charge-far"),
}


def uncharged(g: DndMiniatures, unit: int, target: int) -> Refusal | None:
    """Chapter 16: why a creature cannot be charged, wherever the charge would end."""
    if scenario_of(g).quick:
        return refusal("DM-2.5", "no-charge")
    if refused := is_there(g, target) or attack_spent(g, unit):
        return refused
    name, other = unit_word(g, unit), unit_word(g, target)
    word = charge_fault(g, unit, target)
    if word == "protected":
        by = unit_word(g, protector(g, unit, target))
        return refusal("DM-23.17", "charge-protected", unit=name, target=other, protector=by)
    if word:
        return refusal(*CHARGE_RULES[word], unit=name, target=other)
    return None if charge_ends(g, unit, target) else refusal("DM-16.9", "charge-far", unit=name, target=other)


def not_nearest(g: DndMiniatures, unit: int, target: int, square: int) -> Refusal | None:
    """DM-16.3, DM-16.4: a charge ends in one of the nearest squares."""
    ends = charge_ends(g, unit, target)
    return None if square in ends else refusal("DM-16.4", "not-nearest", square=square_word(g, square))


def no_charge(g: DndMiniatures, seat: int, target: int, square: int, unit: int) -> Refusal | None:
    """DM-16.3, DM-16.4: somebody who can be charged, and one of the nearest squares."""
    return uncharged(g, unit, target) or not_nearest(g, unit, target, square)


def no_charge_by(g: DndMiniatures, seat: int, target: int, path: tuple[int, ...], unit: int) -> Refusal | None:
    """DM-16.13: any path to a nearest square."""
    if refused := uncharged(g, unit, target):
        return refused
    if g.done & DUG:
        return refusal("DM-9.7", "burrows", unit=unit_word(g, unit))
    refused = no_path(g, unit, gait(g, unit), speed(g, unit), path, sure=False)
    return refused or not_nearest(g, unit, target, path[-1])


# How an attack is laid, and begins


class Laid(NamedTuple):
    """An area attack: the line of the card, its squares, and its origin square and corner where it has them."""

    line: Line
    squares: int
    origin: int = NONE
    corner: int = NONE


def named(g: DndMiniatures, unit: int, name: int) -> Line:
    """The attack of that name."""
    line = line_named(g, unit, name)
    assert line is not None  # noqa: S101  only attacks of the card are admitted
    return line


def lay_burst(g: DndMiniatures, unit: int, attack: int) -> Laid:
    """DM-14.7: all squares around."""
    line = named(g, unit, attack)
    return Laid(line, burst_area(g, unit, size_of(line)))


def lay_blast(g: DndMiniatures, unit: int, attack: int, square: int) -> Laid:
    """DM-14.12: all squares around an origin square."""
    line = named(g, unit, attack)
    return Laid(line, g.board.within(1 << square, size_of(line)), square)


def lay_cone(g: DndMiniatures, unit: int, attack: int, facing: int, corner: int, shift: int) -> Laid:
    """DM-14.8: the squares of the template."""
    line = named(g, unit, attack)
    cone = cone_at(g, unit, line, facing, corner, shift + FIRST_OFFSET)
    assert cone is not None  # noqa: S101  only legal cones are admitted
    return Laid(line, cone.cells & ~g.cells[unit], origin_square(g, unit, corner), corner)


def lay_line(g: DndMiniatures, unit: int, attack: int, corner: int, square: int, end: int) -> Laid:
    """DM-14.9: the squares that the line goes through."""
    area = line_area(g, unit, corner, square, end)
    return Laid(named(g, unit, attack), area, origin_square(g, unit, corner), corner)


AREAS: dict[type[Action], tuple[Callable[..., Laid], Law]] = {
    act.Burst: (lay_burst, no_burst),
    act.Blast: (lay_blast, no_blast),
    act.Cone: (lay_cone, no_cone),
    act.Line: (lay_line, no_line),
}
"""How each shape is laid, and what forbids it."""


def lay_area(g: DndMiniatures, unit: int, area: type[Action], arguments: tuple[int, ...]) -> Laid:
    """DM-14.6: an area attack by its action and what that names."""
    return AREAS[area][0](g, unit, *arguments)


def attack_area(lay: Callable[..., Laid]) -> Callable[..., None]:
    """DM-12.1, DM-14.6: what an attack on an area does, laid in one of these ways."""

    def begin(g: DndMiniatures, seat: int, *arguments: int) -> None:
        *way, unit = arguments
        g.done |= ATTACK_USED | ATTACKED
        laid = lay(g, unit, *way)
        begin_fight(g, unit, laid.line, BY_ACTION, [], area=laid.squares, origin=laid.origin, corner=laid.corner)

    return begin


def attack_one(g: DndMiniatures, seat: int, attack: int, target: int, unit: int) -> None:
    """DM-12.1: an attack of the card on a creature."""
    g.done |= ATTACK_USED | ATTACKED
    aim_attack(g, unit, named(g, unit, attack), target)


def charge(g: DndMiniatures, seat: int, target: int, square: int, unit: int) -> None:
    """DM-16.1: a charge by the safest path."""
    g.done |= ATTACK_USED | CHARGED | ATTACKED
    begin_charge(g, unit, target, square, None)


def charge_by(g: DndMiniatures, seat: int, target: int, path: tuple[int, ...], unit: int) -> None:
    """DM-16.13: a charge by a path of one's own."""
    g.done |= ATTACK_USED | CHARGED | ATTACKED | WALKED
    begin_charge(g, unit, target, path[-1], list(path))
