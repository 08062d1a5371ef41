"""Forced movement and placing, step by step, and pits (chapters 20 and 24)."""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.combat import BEST, WORST, defence, modifier
from warhall.games.dnd_miniatures.creatures import flies, is_active
from warhall.games.dnd_miniatures.damage import destroy
from warhall.games.dnd_miniatures.movement import can_stand, nearest_places, shift_ends
from warhall.games.dnd_miniatures.operations import Pull, Push, Slide
from warhall.games.dnd_miniatures.placing import exchanged, forced_ends, placed_ends
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Word

WAYS: tuple[type[Push | Pull | Slide], ...] = (Push, Pull, Slide)
ASKS = ("push", "pull", "slide")
WITH_ROLL = 1


@step
def force(g: DndMiniatures, how: int, squares: int, unit: int, by: int, rolled: int) -> Asked:
    """DM-20.4: the player of the acting creature chooses the path, square by square; he may stop."""
    if not squares or not g.alive(unit):
        return None
    ends = forced_ends(g, unit, by, WAYS[how])
    if not ends:
        return None
    verbs = g.game.tables.verbs
    options = [verbs.to + end for end in ends]
    words: dict[str, Word] = {"unit": unit_word(g, unit), "squares": squares}
    return Decision(g.controllers[by], ASKS[how], "DM-20.4", [*options, verbs.done], answer_force, words)


def answer_force(
    g: DndMiniatures, seat: int, code: int, how: int, squares: int, unit: int, by: int, rolled: int
) -> None:
    """DM-20.6, DM-24.10: one square; at the first pit square the movement stops."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        return
    place = code - verbs.to
    g.put(unit, place)
    if g.ears is not None:
        g.tell("DM-20.4", ev.Forced(ev.Unit(unit), ev.Square(place)))
    if not g.cells[unit] & g.board.pit:
        g.push(force, how, squares - 1, unit, by, rolled)
    elif not (flies(g, unit) and is_active(g, unit)):
        g.push(teeter, unit, by, rolled)


@step
def teeter(g: DndMiniatures, unit: int, by: int, rolled: int) -> None:
    """DM-24.12 to DM-24.16, DM-24.31: the second roll at the edge of a pit; without an attack roll there is none."""
    if rolled and g.fights and g.fights[-1].attacker == by and g.fights[-1].target == unit:
        fight = g.fights[-1]
        wanted = defence(g, fight)
        if g.game.tables.side[g.kinds[unit]] > 1:
            wanted += (g.cells[unit] & ~g.board.pit).bit_count()
        face = g.dice.d20()
        total = face + modifier(g, fight, cover=False)
        falls = face == BEST or (face != WORST and total >= wanted)
        if g.ears is not None:
            fate = "falls" if falls else "holds"
            g.tell("DM-24.12", ev.PitRolled(ev.Unit(by), ev.Unit(unit), face, total, wanted, fate))
        if falls:
            destroy(g, unit, g.controllers[by], by)
            return
    g.push(scramble, unit)


@step
def scramble(g: DndMiniatures, unit: int) -> Asked:
    """DM-8.5, DM-24.13, DM-24.14: its controller moves it to the nearest legal position."""
    if not g.alive(unit) or can_stand(g, unit, g.places[unit]):
        return None
    return _ask_place(g, unit, nearest_places(g, unit, g.places[unit]), "scramble", "DM-8.5", g.controllers[unit])


def _ask_place(g: DndMiniatures, unit: int, ends: list[int], ask: str, rule: str, seat: int) -> Asked:
    if not ends:
        return None
    verbs = g.game.tables.verbs
    options = [verbs.to + end for end in ends]
    return Decision(seat, ask, rule, options, answer_place, {"unit": unit_word(g, unit)})


def answer_place(g: DndMiniatures, seat: int, code: int, unit: int, *rest: int) -> None:
    """DM-9.11: it is put there; that is no movement."""
    place = code - g.game.tables.verbs.to
    g.put(unit, place)
    if g.ears is not None:
        g.tell("DM-20.9", ev.Placed(ev.Unit(unit), ev.Square(place)))


@step
def place(g: DndMiniatures, unit: int, squares: int, by: int, sight: int) -> Asked:
    """DM-20.9: the acting player puts the creature in a legal free position."""
    if not g.alive(unit):
        return None
    ends = placed_ends(g, unit, by, squares, sight=bool(sight))
    return _ask_place(g, unit, ends, "place", "DM-20.9", g.controllers[by])


@step
def shift(g: DndMiniatures, unit: int, squares: int, by: int) -> Asked:
    """DM-8.13: shifts of one square each, without an action; the owner of the card chooses."""
    if not squares or not g.alive(unit):
        return None
    ends = shift_ends(g, unit)
    if not ends:
        return None
    verbs = g.game.tables.verbs
    options = [verbs.to + end for end in range(g.board.size) if ends >> end & 1]
    words: dict[str, Word] = {"unit": unit_word(g, unit), "squares": squares}
    return Decision(g.controllers[by], "shift", "DM-8.13", [*options, verbs.done], answer_shift, words)


def answer_shift(g: DndMiniatures, seat: int, code: int, unit: int, squares: int, by: int) -> None:
    """One shift."""
    verbs = g.game.tables.verbs
    if code != verbs.done:
        shift_to(g, unit, code - verbs.to)
        g.push(shift, unit, squares - 1, by)


def shift_to(g: DndMiniatures, unit: int, square: int) -> None:
    """DM-8.13: a shift provokes nothing."""
    g.put(unit, square)
    if g.ears is not None:
        g.tell("DM-8.13", ev.Shifted(ev.Unit(unit), ev.Square(square)))


@step
def swap(g: DndMiniatures, unit: int, other: int) -> Asked:
    """DM-20.9: two creatures exchange places, each into a legal space with a square that the other left."""
    if not g.alive(unit) or not g.alive(other):
        return None
    firsts = [place for place in exchanged(g, unit, other, 0) if swap_ends(g, unit, other, place)]
    if len(firsts) == 1:
        g.push(swap_back, unit, other, firsts[0])
        return None
    return ask_swap(g, unit, unit, firsts, answer_swap)


def answer_swap(g: DndMiniatures, seat: int, code: int, unit: int, other: int) -> None:
    """The place of the creature with the card is chosen."""
    g.push(swap_back, unit, other, code - g.game.tables.verbs.to)


@step
def swap_back(g: DndMiniatures, unit: int, other: int, place: int) -> Asked:
    """DM-20.9: where the other one goes."""
    ends = swap_ends(g, unit, other, place)
    if len(ends) == 1:
        exchange(g, unit, other, place, ends[0])
        return None
    return ask_swap(g, unit, other, ends, answer_swap_back)


def answer_swap_back(g: DndMiniatures, seat: int, code: int, unit: int, other: int, place: int) -> None:
    """Both places are chosen."""
    exchange(g, unit, other, place, code - g.game.tables.verbs.to)


def ask_swap(g: DndMiniatures, by: int, unit: int, ends: list[int], answer: Callable[..., None]) -> Asked:
    """The acting player chooses a place."""
    if not ends:
        return None
    options = [g.game.tables.verbs.to + end for end in ends]
    return Decision(g.controllers[by], "swap", "DM-20.9", options, answer, {"unit": unit_word(g, unit)})


def swap_ends(g: DndMiniatures, unit: int, other: int, place: int) -> list[int]:
    """Where the other creature can go if the first goes to that place."""
    side = g.game.tables.side[g.kinds[unit]]
    return exchanged(g, other, unit, g.board.spaces[side][place])


def exchange(g: DndMiniatures, unit: int, other: int, place: int, end: int) -> None:
    """Both creatures are put in their new places."""
    for one, at in ((unit, place), (other, end)):
        g.put(one, at)
        if g.ears is not None:
            g.tell("DM-20.9", ev.Placed(ev.Unit(one), ev.Square(at)))
