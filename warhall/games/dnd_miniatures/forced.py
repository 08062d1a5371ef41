"""Forced movement and placing, step by step, and pits (chapters 20 and 24)."""

from __future__ import annotations

from typing import Literal

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.boons import BEST, WORST
from warhall.games.dnd_miniatures.combat import defence, modifier
from warhall.games.dnd_miniatures.creatures import flies, is_active
from warhall.games.dnd_miniatures.damage import destroy
from warhall.games.dnd_miniatures.movement import can_stand, nearest_places, shift_ends
from warhall.games.dnd_miniatures.operations import Pull, Push, Slide
from warhall.games.dnd_miniatures.placing import exchanged, forced_ends, placed_ends
from warhall.games.dnd_miniatures.reasons import about_unit, no_shift_to, not_that_square
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

WAYS: tuple[type[Push | Pull | Slide], ...] = (Push, Pull, Slide)
TOLD: tuple[Literal["push", "pull", "slide"], ...] = ("push", "pull", "slide")
WITH_ROLL = 1


@step
def force(g: DndMiniatures, how: int, squares: int, unit: int, by: int, rolled: int) -> Asked:
    """DM-20.4: the player of the acting creature chooses the path, square by square; he may stop."""
    if not squares or not g.alive(unit):
        return None
    ends = forced_ends(g, unit, by, WAYS[how])
    return FORCE[how].offer(g, g.controllers[by], (act.To, ends), (act.Done, True)) if ends else None


def no_force(
    g: DndMiniatures, seat: int, place: int, how: int, squares: int, unit: int, by: int, rolled: int
) -> Refusal | None:
    """DM-20.5: a square to which one step of this forced movement can lead."""
    return None if place in forced_ends(g, unit, by, WAYS[how]) else not_that_square(g, place)


def force_to(g: DndMiniatures, seat: int, place: int, how: int, squares: int, unit: int, by: int, rolled: int) -> None:
    """DM-20.6, DM-24.10: one square; at the first pit square the movement stops."""
    g.put(unit, place)
    if g.ears is not None:
        g.tell("DM-20.4", ev.Forced(ev.Unit(unit), ev.Square(place), TOLD[how]))
    if not g.cells[unit] & g.board.pit:
        g.push(force, how, squares - 1, unit, by, rolled)
    elif not (flies(g, unit) and is_active(g, unit)):
        g.push(teeter, unit, by, rolled)


def no_farther(g: DndMiniatures, seat: int, *_: int) -> None:
    """DM-20.4: the movement stops."""


def about_force(g: DndMiniatures, seat: int, how: int, squares: int, unit: int, *_: int) -> dict[str, Word]:
    """Who is moved, and how far at most."""
    return {"unit": unit_word(g, unit), "squares": squares}


FORCE = tuple(
    Question(
        ask,
        "DM-20.4",
        Verb(act.To, does=force_to, forbids=no_force),
        Verb(act.Done, does=no_farther),
        words=about_force,
    )
    for ask in ("push", "pull", "slide")
)


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
    return SCRAMBLE.offer(g, g.controllers[unit], (act.To, nearest_places(g, unit, g.places[unit])))


def no_scramble(g: DndMiniatures, seat: int, place: int, unit: int) -> Refusal | None:
    """DM-8.5: one of the nearest legal positions."""
    return None if place in nearest_places(g, unit, g.places[unit]) else not_that_square(g, place)


def put_nearest(g: DndMiniatures, seat: int, place: int, unit: int) -> None:
    """DM-8.5: it goes to the nearest legal position that was chosen."""
    g.put(unit, place)
    if g.ears is not None:
        g.tell("DM-8.5", ev.Placed(ev.Unit(unit), ev.Square(place), "nearest"))


SCRAMBLE = Question("scramble", "DM-8.5", Verb(act.To, does=put_nearest, forbids=no_scramble), words=about_unit)


def put_there(g: DndMiniatures, seat: int, place: int, unit: int, *_: int) -> None:
    """DM-9.11: it is put there; that is no movement."""
    g.put(unit, place)
    if g.ears is not None:
        g.tell("DM-20.9", ev.Placed(ev.Unit(unit), ev.Square(place), "power"))


@step
def place(g: DndMiniatures, unit: int, squares: int, by: int, sight: int) -> Asked:
    """DM-20.9: the acting player puts the creature in a legal free position."""
    if not g.alive(unit):
        return None
    return PLACE.offer(g, g.controllers[by], (act.To, placed_ends(g, unit, by, squares, sight=bool(sight))))


def no_place(g: DndMiniatures, seat: int, place: int, unit: int, squares: int, by: int, sight: int) -> Refusal | None:
    """DM-20.9: a legal free position that is near enough, and seen where the card asks for it."""
    ends = placed_ends(g, unit, by, squares, sight=bool(sight))
    return None if place in ends else not_that_square(g, place)


PLACE = Question("place", "DM-20.9", Verb(act.To, does=put_there, forbids=no_place), words=about_unit)


@step
def shift(g: DndMiniatures, unit: int, squares: int, by: int) -> Asked:
    """DM-8.13: shifts of one square each, without an action; the owner of the card chooses."""
    if not squares or not g.alive(unit):
        return None
    ends = shift_ends(g, unit)
    return SHIFT.offer(g, g.controllers[by], (act.To, ends), (act.Done, True)) if ends else None


def no_granted_shift(g: DndMiniatures, seat: int, square: int, unit: int, *_: int) -> Refusal | None:
    """DM-8.13 to DM-8.15: whatever forbids any shift."""
    return no_shift_to(g, unit, square)


def shift_once(g: DndMiniatures, seat: int, square: int, unit: int, squares: int, by: int) -> None:
    """DM-8.13: one shift; the rest may follow."""
    shift_to(g, unit, square)
    g.push(shift, unit, squares - 1, by)


def about_shifts(g: DndMiniatures, seat: int, unit: int, squares: int, by: int) -> dict[str, Word]:
    """Who shifts, and how often at most."""
    return {"unit": unit_word(g, unit), "squares": squares}


SHIFT = Question(
    "shift",
    "DM-8.13",
    Verb(act.To, does=shift_once, forbids=no_granted_shift),
    Verb(act.Done, does=no_farther),
    words=about_shifts,
)


def shift_to(g: DndMiniatures, unit: int, square: int, *, free: bool = False) -> None:
    """DM-8.13: a shift provokes nothing; a free one is told by the ability that gives it (DM-23.1)."""
    g.put(unit, square)
    if g.ears is None:
        return
    if free:
        g.tell("DM-23.1", ev.FreelyShifted(ev.Unit(unit), ev.Square(square)))
    else:
        g.tell("DM-8.13", ev.Shifted(ev.Unit(unit), ev.Square(square)))


@step
def swap(g: DndMiniatures, unit: int, other: int) -> Asked:
    """DM-20.9: two creatures exchange places, each into a legal space with a square that the other left."""
    if not g.alive(unit) or not g.alive(other):
        return None
    firsts = swap_places(g, unit, other)
    if len(firsts) == 1:
        g.push(swap_back, unit, other, firsts[0])
        return None
    return SWAP.offer(g, g.controllers[unit], (act.To, firsts))


def swap_places(g: DndMiniatures, unit: int, other: int) -> list[int]:
    """DM-20.9: where the creature with the card can go, so that there is a place for the other one too."""
    return [place for place in exchanged(g, unit, other, 0) if swap_ends(g, unit, other, place)]


def no_swap(g: DndMiniatures, seat: int, place: int, unit: int, other: int) -> Refusal | None:
    """DM-20.9: one of these places."""
    return None if place in swap_places(g, unit, other) else not_that_square(g, place)


def swap_to(g: DndMiniatures, seat: int, place: int, unit: int, other: int) -> None:
    """DM-20.9: the place of the creature with the card is chosen."""
    g.push(swap_back, unit, other, place)


SWAP = Question("swap", "DM-20.9", Verb(act.To, does=swap_to, forbids=no_swap), words=about_unit)


@step
def swap_back(g: DndMiniatures, unit: int, other: int, place: int) -> Asked:
    """DM-20.9: where the other one goes."""
    ends = swap_ends(g, unit, other, place)
    if len(ends) == 1:
        exchange(g, unit, other, place, ends[0])
        return None
    return SWAP_BACK.offer(g, g.controllers[unit], (act.To, ends))


def no_swap_back(g: DndMiniatures, seat: int, end: int, unit: int, other: int, place: int) -> Refusal | None:
    """DM-20.9: a place for the other one, with a square that the first left."""
    return None if end in swap_ends(g, unit, other, place) else not_that_square(g, end)


def swap_both(g: DndMiniatures, seat: int, end: int, unit: int, other: int, place: int) -> None:
    """DM-20.9: both places are chosen."""
    exchange(g, unit, other, place, end)


def about_other(g: DndMiniatures, seat: int, unit: int, other: int, place: int) -> dict[str, Word]:
    """Who is put somewhere."""
    return {"unit": unit_word(g, other)}


SWAP_BACK = Question("swap", "DM-20.9", Verb(act.To, does=swap_both, forbids=no_swap_back), words=about_other)


def swap_ends(g: DndMiniatures, unit: int, other: int, place: int) -> list[int]:
    """Where the other creature can go if the first goes to that place."""
    side = g.game.tables.side[g.kinds[unit]]
    return exchanged(g, other, unit, g.board.spaces[side][place])


def exchange(g: DndMiniatures, unit: int, other: int, place: int, end: int) -> None:
    """Both creatures are put in their new places."""
    for one, at in ((unit, place), (other, end)):
        g.put(one, at)
        if g.ears is not None:
            g.tell("DM-20.9", ev.Placed(ev.Unit(one), ev.Square(at), "power"))


QUESTIONS = (*FORCE, SCRAMBLE, PLACE, SHIFT, SWAP, SWAP_BACK)
