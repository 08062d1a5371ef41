"""Why an attack or a charge is refused: the rule, and the fact that stands in the way (chapters 12, 14 and 16)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.actions import FIRST_OFFSET, square_word, unit_word
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.creatures import gait, line_named, speed
from warhall.games.dnd_miniatures.movement import charge_ends, charge_fault, protector
from warhall.games.dnd_miniatures.moving import path_fault
from warhall.games.dnd_miniatures.reasons import LEGAL, is_there, path_reason, target_reason
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    DUG,
    NONE,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import Line
from warhall.games.dnd_miniatures.targeting import (
    cone_at,
    limit_fault,
    line_area,
    line_fault,
    line_fault_at,
    meets_nearest,
    radius_fault,
    shape_of,
    size_of,
    target_fault,
    victims,
)
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def attack_left(g: DndMiniatures, unit: int) -> Refusal | None:
    """DM-28.4: the attack action is spent."""
    return refusal("DM-28.4", "attacked-already", unit=unit_word(g, unit)) if g.done & ATTACK_USED else None


CHARGE_RULES = {
    "no-enemy": ("DM-16.1", "charge-no-enemy"),
    "no-basic": ("DM-3.11", "charge-no-basic"),
    "staggered": ("DM-16.10", "charge-staggered"),
    "immobile": ("DM-16.10", "charge-immobile"),
    "adjacent": ("DM-16.14", "charge-adjacent"),
    "unseen": ("DM-16.2", "charge-unseen"),
    "far": ("DM-16.9", "charge-far"),
}


def charge_reason(g: DndMiniatures, unit: int, target: int) -> Refusal | None:
    """Chapter 16: why a creature cannot be charged."""
    if scenario_of(g).quick:
        return refusal("DM-2.5", "no-charge")
    found = is_there(g, target) or attack_left(g, unit)
    if found is not None:
        return found
    name, other = unit_word(g, unit), unit_word(g, target)
    word = charge_fault(g, unit, target)
    if word == "protected":
        by = unit_word(g, protector(g, unit, target))
        return refusal("DM-23.17", "charge-protected", unit=name, target=other, protector=by)
    if word:
        return refusal(*CHARGE_RULES[word], unit=name, target=other)
    return None if charge_ends(g, unit, target) else refusal("DM-16.9", "charge-far", unit=name, target=other)


def refuse_charge(g: DndMiniatures, seat: int, action: act.Charge) -> Refusal | None:
    """DM-16.3, DM-16.4: an end square that is not the nearest."""
    found = charge_reason(g, g.active, action.unit)
    nearest = refusal("DM-16.4", "not-nearest", square=square_word(g, action.square))
    return found or nearest


def refuse_charge_by(g: DndMiniatures, seat: int, action: act.ChargeBy) -> Refusal | None:
    """DM-16.13: any path to a nearest square."""
    unit = g.active
    found = charge_reason(g, unit, action.unit)
    if found is not None:
        return found
    if g.done & DUG:
        return refusal("DM-9.7", "burrows", unit=unit_word(g, unit))
    fault = path_fault(g, unit, gait(g, unit), speed(g, unit), action.path, sure=False)
    if fault[0]:
        return path_reason(g, unit, gait(g, unit), *fault)
    if action.path[-1] not in charge_ends(g, unit, action.unit):
        return refusal("DM-16.4", "not-nearest", square=square_word(g, action.path[-1]))
    return LEGAL


def attack_line(g: DndMiniatures, name: int) -> Line | Refusal:
    """DM-12.10, DM-22.2, DM-22.7: the attack of the active creature, or why it cannot be made."""
    unit = g.active
    word, attack = unit_word(g, unit), Name("attack", g.game.tables.attack_names[name])
    line = line_named(g, unit, name)
    if line is None:
        return refusal("DM-3.9", "no-such-attack", unit=word, attack=attack)
    found = attack_left(g, unit)
    if found is not None:
        return found
    fault = line_fault(g, unit, line)
    return refusal(*ATTACK_RULES[fault], unit=word, attack=attack) if fault else line


ATTACK_RULES = {
    "staggered": ("DM-22.2", "attack-staggered"),
    "confused": ("DM-22.7", "attack-confused"),
    "basic-only": ("DM-2.10", "attack-basic-only"),
    "ticked": ("DM-28.5", "attack-ticked"),
}
ONLY = {
    "target_bloodied": "only-target-bloodied",
    "target_immobilized": "only-target-immobilized",
    "target_helpless_or_stunned": "only-target-helpless-or-stunned",
    "target_dazed_or_worse": "only-target-dazed-or-worse",
    "target_level_max": "only-target-level-max",
    "self_was_in_stone_form": "only-self-was-in-stone-form",
}
ORIGINS = {
    "wall-square": ("DM-14.13", "origin-wall-square"),
    "out-of-range": ("DM-28.6", "origin-out-of-range"),
    "unseen": ("DM-28.6", "origin-unseen"),
    "no-effect": ("DM-14.13", "origin-no-effect"),
}


def refuse_attack(g: DndMiniatures, seat: int, action: act.Attack) -> Refusal | None:
    """DM-12.3, DM-12.8, DM-12.13, chapter 14: a target."""
    line = attack_line(g, action.attack)
    if isinstance(line, Refusal):
        return line
    if shape_of(line) is not None:
        return refusal("DM-14.6", "is-area")
    found = is_there(g, action.unit) or aim_reason(g, g.active, line, action.unit, first=True)
    too_short = (
        found is not None
        and line.form is Form.MELEE
        and found.message in ("target-not-adjacent", "target-out-of-range")
    )
    return (too_short and shot_reason(g, g.active, action.unit)) or found


def shot_reason(g: DndMiniatures, unit: int, target: int) -> Refusal | None:
    """DM-14.3: what a ranged attack meets on the way to whom melee cannot reach: the nearer obstacle."""
    lines = [g.game.tables.lines[number] for number in g.game.tables.card_lines[g.kinds[unit]]]
    shots = [line for line in lines if line.form is Form.RANGED and not line_fault(g, unit, line)]
    faults = [target_fault(g, unit, line, target) for line in shots]
    if not shots or not all(faults):
        return None
    return target_reason(g, unit, shots[0], target, faults[0])


def aim_reason(g: DndMiniatures, unit: int, line: Line, target: int, *, first: bool) -> Refusal | None:
    """Why an attack cannot be aimed at a creature."""
    fault = target_fault(g, unit, line, target)
    if fault:
        return target_reason(g, unit, line, target, fault)
    only = limit_fault(g, unit, line, target)
    if only is not None:
        return refusal("DM-12.8", ONLY[only.is_], target=unit_word(g, target))
    if first and line.nearest:
        return refusal("DM-12.13", "not-the-nearest", target=unit_word(g, target))
    return None


def refuse_target(g: DndMiniatures, seat: int, action: act.Target) -> Refusal | None:
    """DM-12.6: a further target."""
    found = is_there(g, action.unit)
    if found is not None or g.decision is None or g.agenda is None:
        return found
    if g.decision.ask == "further-target":
        unit, number, chosen = g.agenda[1]
        if action.unit in chosen:
            return refusal("DM-12.6", "chosen-already", target=unit_word(g, action.unit))
        return aim_reason(g, unit, g.game.tables.lines[number], action.unit, first=False)
    return refusal(g.decision.rule, "no-target", target=unit_word(g, action.unit))


def area_line(g: DndMiniatures, name: int, shape: str) -> Line | Refusal:
    """An area attack of that shape."""
    line = attack_line(g, name)
    if isinstance(line, Line) and (shape_of(line) or "") != shape:
        return refusal("DM-14.6", "other-shape")
    return line


def nearest_in(g: DndMiniatures, line: Line, area: int, origin: int) -> Refusal | None:
    """DM-14.14: the nearest enemy must be inside."""
    hit = victims(g, g.active, line, area, origin, NONE)
    return LEGAL if meets_nearest(g, g.active, line, hit) else refusal("DM-14.14", "nearest-not-in-area")


def refuse_burst(g: DndMiniatures, seat: int, action: act.Burst) -> Refusal | None:
    """DM-14.7."""
    line = area_line(g, action.attack, "burst")
    return line if isinstance(line, Refusal) else LEGAL


def refuse_blast(g: DndMiniatures, seat: int, action: act.Blast) -> Refusal | None:
    """DM-14.12 to DM-14.14."""
    line = area_line(g, action.attack, "radius")
    if isinstance(line, Refusal):
        return line
    fault = radius_fault(g, g.active, line, action.square)
    if fault:
        return refusal(*ORIGINS[fault], square=square_word(g, action.square))
    return nearest_in(g, line, g.board.within(1 << action.square, size_of(line)), action.square)


def refuse_cone(g: DndMiniatures, seat: int, action: act.Cone) -> Refusal | None:
    """DM-14.8."""
    line = area_line(g, action.attack, "cone")
    if isinstance(line, Refusal):
        return line
    laid = cone_at(g, g.active, line, action.facing, action.corner, action.shift + FIRST_OFFSET)
    return LEGAL if laid is not None else refusal("DM-14.8", "cone-does-not-touch")


def refuse_line(g: DndMiniatures, seat: int, action: act.Line) -> Refusal | None:
    """DM-14.9."""
    line = area_line(g, action.attack, "line")
    if isinstance(line, Refusal):
        return line
    fault = line_fault_at(g, g.active, line, action.square)
    if fault:
        return refusal("DM-14.9", ORIGINS[fault][1], square=square_word(g, action.square))
    area = line_area(g, g.active, action.corner, action.square, action.end)
    return LEGAL if area else refusal("DM-14.9", "not-the-far-corner")
