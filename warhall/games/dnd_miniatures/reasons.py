"""Why a place, a path or a target does not qualify: the rule and the square or creature that stands in the way."""

from __future__ import annotations

from warhall.games.dnd_miniatures.actions import square_word, unit_word
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.movement import can_stand, obstacles, reach_of, step_cost, steps_of
from warhall.games.dnd_miniatures.sightings import blocks, is_within
from warhall.games.dnd_miniatures.state import NONE, SHIFT, DndMiniatures
from warhall.games.dnd_miniatures.tables import Line
from warhall.games.dnd_miniatures.targeting import reach
from warhall.kernel.errors import Refusal, refusal

LEGAL = refusal("DM-8.20", "not-offered")
"""Not a refusal: the mark of an action that is legal although it is not offered."""


def is_there(g: DndMiniatures, unit: int) -> Refusal | None:
    """A creature of this battle that is on the map."""
    if unit >= len(g.kinds) or g.places[unit] < 0:
        return refusal("DM-12.3", "no-creature")
    return None


FARTHEST = 60
"""More squares than any map has."""
TARGET_RULES = {
    "no-enemy": ("DM-12.3", "target-no-enemy"),
    "not-adjacent": ("DM-14.1", "target-not-adjacent"),
    "out-of-range": ("DM-28.6", "target-out-of-range"),
    "unseen": ("DM-28.6", "target-unseen"),
    "invisible": ("DM-22.11", "target-invisible"),
    "no-effect": ("DM-14.20", "target-no-effect"),
}


def target_reason(g: DndMiniatures, unit: int, line: Line, target: int, fault: str) -> Refusal:
    """Chapter 14: why a creature cannot be aimed at."""
    rule, message = TARGET_RULES[fault]
    if line.form is Form.MELEE and fault in ("out-of-range", "unseen"):
        rule = "DM-14.2"
    names = {"unit": unit_word(g, unit), "target": unit_word(g, target)}
    if fault == "out-of-range":
        most = reach(g, unit) if line.form is Form.MELEE else line.range
        away = next((far for far in range(most, FARTHEST) if is_within(g, unit, target, far)), FARTHEST)
        return refusal(rule, message, **names, range=most, distance=away)
    return refusal(rule, message, **names)


def move_reason(  # noqa: PLR0911  one line a reason
    g: DndMiniatures, unit: int, going: int, budget: int, square: int
) -> Refusal | None:
    """DM-8.3, DM-28.7: why a movement cannot end there."""
    word = square_word(g, square)
    if square >= g.board.size:
        return refusal("DM-8.17", "off-the-map", square=word)
    name = unit_word(g, unit)
    side = g.game.tables.side[g.kinds[unit]]
    if not steps_of(g, unit, going).standing >> square & 1:
        return no_room(g, unit, square)
    space = g.board.spaces[side][square]
    taken = [other for other, cells in enumerate(g.cells) if cells & space and other != unit]
    if taken:
        rule = "DM-8.8" if blocks(g, unit, taken[0]) else "DM-28.7"
        return refusal(rule, "taken", square=word, other=unit_word(g, taken[0]))
    if not can_stand(g, unit, square):
        return refusal("DM-28.7", "cannot-end", unit=name, square=word)
    if square == g.places[unit]:
        return refusal("DM-8.2", "there-already", unit=name)
    if not reach_of(g, unit, going, budget, sure=False).destinations >> square & 1:
        return refusal("DM-8.1", "too-far", unit=name, square=word, squares=budget)
    return None


def no_room(g: DndMiniatures, unit: int, square: int) -> Refusal:
    """DM-8.10, DM-8.17, DM-10.11: why the space of a creature cannot be there at all."""
    word, side = square_word(g, square), g.game.tables.side[g.kinds[unit]]
    if not g.board.map.positions(side) >> square & 1:
        return refusal("DM-8.17", "off-the-map", square=word)
    if g.board.spaces[side][square] & g.board.map.walls:
        return refusal("DM-8.10", "wall", square=word)
    return refusal("DM-10.11", "wall-within", unit=unit_word(g, unit), square=word)


PATH_RULES = {
    "no-path": ("DM-8.20", "path-no-path"),
    "no-step": ("DM-8.10", "path-no-step"),
    "in-the-way": ("DM-8.8", "path-in-the-way"),
    "too-far": ("DM-8.1", "path-too-far"),
    "cannot-end": ("DM-28.7", "path-cannot-end"),
}


def path_reason(g: DndMiniatures, unit: int, going: int, fault: str, square: int) -> Refusal | None:
    """DM-8.20: why a path cannot be gone, and where."""
    if not fault:
        return None
    if fault == "no-step" and not steps_of(g, unit, going).standing >> square & 1:
        return no_room(g, unit, square)
    if fault == "in-the-way":
        barred, _ = obstacles(g, unit, going)
        space = g.board.spaces[g.game.tables.side[g.kinds[unit]]][square]
        others = [other for other, cells in enumerate(g.cells) if cells & space & barred]
        if not others:
            return refusal("DM-24.7", "pit", square=square_word(g, square))
        return refusal("DM-8.8", "taken", square=square_word(g, square), other=unit_word(g, others[0]))
    return refusal(*PATH_RULES[fault], unit=unit_word(g, unit), square=square_word(g, square))


def shift_reason(g: DndMiniatures, unit: int, square: int) -> Refusal | None:
    """DM-8.13 to DM-8.15: why a creature cannot shift there."""
    word, name = square_word(g, square), unit_word(g, unit)
    if not g.lessons & SHIFT:
        return refusal("DM-2.5", "no-shift")
    if square >= g.board.size:
        return refusal("DM-8.17", "off-the-map", square=word)
    if not can_stand(g, unit, square):
        return refusal("DM-8.15", "cannot-end", unit=name, square=word)
    going = next((each for each in range(5) if step_cost(g, unit, each, g.places[unit], square)), NONE)
    if going == NONE:
        return refusal("DM-8.13", "one-square", square=word)
    if not any(step_cost(g, unit, each, g.places[unit], square) for each in range(4)):
        return refusal("DM-8.15", "wall", square=word)
    return refusal("DM-8.14", "slowed-there", square=word)
