"""What laws share: facts that refusals name, and why a place or a path does not qualify (chapters 8 to 10 and 28).

Here: also why a verb does not answer the pending question. Not here: the laws of the verbs, which stand with the rules
of their chapters; whom an attack can be aimed at (`targeting`).
"""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.actions import square_word, unit_word
from warhall.games.dnd_miniatures.battlefield import DIGGER, FLYER
from warhall.games.dnd_miniatures.creatures import flies, gait
from warhall.games.dnd_miniatures.movement import can_stand, exits, obstacles, reach_of, step_cost, steps_of
from warhall.games.dnd_miniatures.sightings import blocks
from warhall.games.dnd_miniatures.state import NONE, SHIFT, DndMiniatures
from warhall.games.dnd_miniatures.tables import IMMOBILIZED
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question
from warhall.kernel.words import Word

NOTHING = refusal("DM-1.1", "no-such-thing")


def misplaced(g: DndMiniatures, seat: int, question: Question, action: Action) -> Refusal:
    """DM-28.1 to DM-28.3: the verb answers another question than the one that is asked."""
    if isinstance(action, act.EndTurn) and question.ask == "activate":
        return refusal("DM-28.3", "activation-owed", count=g.owed)
    if isinstance(action, act.Activate) and question.ask == "act":
        return refusal("DM-28.2", "one-after-the-other", unit=unit_word(g, g.active))
    return refusal(question.rule, FIRST.get(question.ask, "other-question"))


FIRST = {
    "build": "build-first",
    "map": "map-first",
    "letter": "letter-first",
    "corner": "corner-first",
    "deploy": "deploy-first",
    "first": "first-first",
    "activate": "activate-first",
    "act": "act-first",
    "go-on": "go-on-first",
    "opportunity": "opportunity-first",
    "power": "power-first",
}
"""The questions whose refusals say what is to be done first."""


def about_unit(g: DndMiniatures, seat: int, unit: int, *_: object) -> dict[str, Word]:
    """The creature that a question is about, where its step names it first."""
    return {"unit": unit_word(g, unit)}


def is_there(g: DndMiniatures, unit: int, rule: str = "DM-11.18") -> Refusal | None:
    """DM-6.8, DM-11.18, DM-19.1: a creature of this battle that is on the map, to act or to be aimed at."""
    if unit >= len(g.kinds):
        return refusal(rule, "no-creature")
    return refusal(rule, "gone", unit=unit_word(g, unit)) if g.places[unit] < 0 else None


def no_target(g: DndMiniatures, unit: int, rule: str, message: str) -> Refusal:
    """A creature that is none of those to choose from; the rule and the words that say so here are given."""
    return is_there(g, unit) or refusal(rule, message, target=unit_word(g, unit))


def not_that_square(g: DndMiniatures, square: int) -> Refusal:
    """DM-20.5: a square that a creature cannot be put in."""
    return refusal("DM-20.5", "not-that-square", square=square_word(g, square))


def not_counted(number: int, count: int, rule: str) -> Refusal | None:
    """One of so many things that are counted in the question; the rule that says so here is given."""
    return None if number < count else refusal(rule, "not-offered")


# Places and paths


def no_move_to(  # noqa: PLR0911  one line a reason
    g: DndMiniatures, unit: int, going: int, budget: int, square: int, *, sure: bool
) -> Refusal | None:
    """DM-8.1 to DM-8.3, DM-28.7: why a movement cannot end there."""
    if square >= g.board.size:
        return refusal("DM-8.17", "off-the-map", square=square_word(g, square))
    if not steps_of(g, unit, going).standing >> square & 1:
        return no_room(g, unit, square)
    word, name = square_word(g, square), unit_word(g, unit)
    space = g.board.spaces[g.game.tables.side[g.kinds[unit]]][square]
    taken = [other for other, cells in enumerate(g.cells) if cells & space and other != unit]
    if taken:
        rule = "DM-8.8" if blocks(g, unit, taken[0]) else "DM-28.7"
        return refusal(rule, "taken", square=word, other=unit_word(g, taken[0]))
    if not can_stand(g, unit, square):
        return no_stop(g, unit, square, "DM-28.7")
    if square == g.places[unit]:
        return refusal("DM-8.2", "there-already", unit=name)
    if not reach_of(g, unit, going, budget, sure=sure).destinations >> square & 1:
        return refusal("DM-8.1", "too-far", unit=name, square=word, squares=budget)
    return None


def no_stop(g: DndMiniatures, unit: int, square: int, rule: str) -> Refusal:
    """DM-22.16, DM-24.7, DM-24.22: nobody stops on a statue, and over a pit only in flight and by its own side's will.

    The rule that wants a legal position is given.
    """
    word = square_word(g, square)
    if g.board.spaces[g.game.tables.side[g.kinds[unit]]][square] & g.board.statue:
        return refusal(rule, "statue", square=word)
    if flies(g, unit) and g.controllers[unit] != g.owners[unit]:
        return refusal("DM-22.16", "not-over-a-pit", unit=unit_word(g, unit), square=word)
    return refusal("DM-24.7", "pit", square=word)


def no_room(g: DndMiniatures, unit: int, square: int) -> Refusal:
    """DM-8.10, DM-8.17, DM-10.11: why the space of a creature cannot be there at all."""
    word, side = square_word(g, square), g.game.tables.side[g.kinds[unit]]
    if not g.board.map.positions(side) >> square & 1:
        return refusal("DM-8.17", "beyond-the-map", unit=unit_word(g, unit), square=word)
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


def no_path(
    g: DndMiniatures, unit: int, going: int, budget: int, path: tuple[int, ...], *, sure: bool
) -> Refusal | None:
    """DM-8.20: why a path cannot be gone, and where."""
    fault, square = path_fault(g, unit, going, budget, path, sure=sure)
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
    if fault == "cannot-end" and g.board.spaces[g.game.tables.side[g.kinds[unit]]][square] & g.board.hollow:
        return no_stop(g, unit, square, "DM-28.7")
    return refusal(*PATH_RULES[fault], unit=unit_word(g, unit), square=square_word(g, square))


def path_fault(
    g: DndMiniatures, unit: int, going: int, budget: int, path: tuple[int, ...], *, sure: bool
) -> tuple[str, int]:
    """Why a path cannot be gone: a word and the square, or nothing."""
    barred, no_end = obstacles(g, unit, going)
    at, spent = g.places[unit], 0
    side = g.game.tables.side[g.kinds[unit]]
    if not path:
        return "no-path", at
    for number, place in enumerate(path):
        cost = step_cost(g, unit, going, at, place)
        if not cost:
            return "no-step", place
        if g.board.spaces[side][place] & barred:
            return "in-the-way", place
        spent += cost
        if spent > budget and not (sure and number == 0 and len(path) == 1):
            return "too-far", place
        at = place
    space = g.board.spaces[side][at]
    if space & no_end or not steps_of(g, unit, going).standing >> at & 1:
        return "cannot-end", at
    return "", NONE


def no_shift_to(g: DndMiniatures, unit: int, square: int) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """DM-8.13 to DM-8.15: why a creature cannot shift there."""
    if not g.lessons & SHIFT:
        return refusal("DM-2.5", "no-shift")
    if g.conditions[unit] & IMMOBILIZED:
        return refusal("DM-22.5", "immobilized", unit=unit_word(g, unit))
    word = square_word(g, square)
    if square >= g.board.size:
        return refusal("DM-8.17", "off-the-map", square=word)
    start, ways = g.places[unit], range(DIGGER)
    if not is_next(g, start, square):
        return refusal("DM-8.13", "one-square", square=word)
    if not can_stand(g, unit, square):
        return no_stand(g, unit, square)
    if not any(step_cost(g, unit, each, start, square) for each in (*ways, DIGGER)):
        return refusal("DM-8.13", "one-square", square=word)
    if not any(step_cost(g, unit, each, start, square) for each in ways):
        return refusal("DM-8.15", "wall-between", square=word)
    going = gait(g, unit)
    if step_cost(g, unit, FLYER if going == DIGGER else going, start, square) != 1:
        return refusal("DM-8.14", "slowed-there", square=word)
    return None


def is_next(g: DndMiniatures, start: int, square: int) -> bool:
    """DM-8.13: one square away, whatever lies between."""
    (y, x), (there_y, there_x) = divmod(start, g.board.width), divmod(square, g.board.width)
    return max(abs(x - there_x), abs(y - there_y)) == 1


def no_stand(g: DndMiniatures, unit: int, square: int) -> Refusal:
    """DM-8.15: why a shift cannot end there."""
    side = g.game.tables.side[g.kinds[unit]]
    space = g.board.spaces[side][square]
    if not g.board.standing[side] >> square & 1 and not space & g.board.statue:
        return no_room(g, unit, square)
    taken = [other for other, cells in enumerate(g.cells) if cells & space and other != unit]
    if taken:
        return refusal("DM-8.15", "taken", square=square_word(g, square), other=unit_word(g, taken[0]))
    return no_stop(g, unit, square, "DM-8.15")


def no_ground(g: DndMiniatures, unit: int, square: int) -> Refusal:
    """DM-5.9, DM-24.8: why a creature cannot be deployed there."""
    side, word = g.game.tables.side[g.kinds[unit]], square_word(g, square)
    space = g.board.spaces[side][square]
    if space & g.board.pit:
        return refusal("DM-24.8", "deploy-pit", square=word)
    if not g.board.standing[side] >> square & 1 and not space & g.board.statue:
        return no_room(g, unit, square)
    taken = [other for other, cells in enumerate(g.cells) if cells & space and other != unit]
    if taken:
        return refusal("DM-5.9", "taken", square=word, other=unit_word(g, taken[0]))
    return refusal("DM-5.9", "deploy-statue", square=word)


def no_transfer_to(g: DndMiniatures, unit: int, square: int, *, timely: bool) -> Refusal | None:
    """DM-24.19, DM-24.21: why a creature cannot transfer there."""
    if g.teleported >> unit & 1:
        return refusal("DM-24.21", "teleported-already", unit=unit_word(g, unit))
    if timely and square in exits(g, unit, g.places[unit]):
        return None
    word, board = square_word(g, square), g.board
    if not g.cells[unit] & board.teleporter:
        return refusal("DM-24.19", "not-on-teleporter", unit=unit_word(g, unit))
    if square >= board.size or not board.spaces[g.game.tables.side[g.kinds[unit]]][square] & board.teleporter:
        return refusal("DM-24.19", "square-no-teleporter", square=word)
    return refusal("DM-24.19", "no-teleporter", square=word)
