"""A state declared once: how its fields are copied, saved and left out, and what is refused."""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

import pytest

from tests.kernel.duel import GAME
from warhall.kernel.declared import (
    About,
    Pair,
    PerSeat,
    Pile,
    Sight,
    Way,
    declared,
    derived,
    fields_of,
    hidden,
    secret,
)
from warhall.kernel.dice import SeededDice
from warhall.kernel.part import Part
from warhall.kernel.saving import digest, own_fields
from warhall.kernel.state import State


class Thing:
    """Something of the tables: it never changes."""


class Mark(NamedTuple):
    at: int
    names: tuple[str, ...]


@declared(kw_only=False)
class Item(Part):
    what: int
    path: list[int] = field(default_factory=list)


@declared
class Room(State):
    round: int = 1
    marks: list[Mark]
    hands: PerSeat[Pile] = secret(pool="cards")
    decks: Pair[Pile] = hidden(pool="cards")
    stack: list[Item]
    now: Item | None = None
    things: list[Thing] = derived()
    ways: dict[int, int] = derived(same=True, lazy=True)

    def __post_init__(self) -> None:
        self.things = [Thing()]
        self.ways = {}

    def seat_names(self) -> tuple[str, ...]:
        return ("north", "south")


def room() -> Room:
    return Room(
        game=GAME,
        dice=SeededDice(1),
        marks=[Mark(3, ("a",))],
        hands=[[1], [2, 3]],
        decks=[[4, 5], []],
        stack=[Item(1, [7])],
        now=Item(2),
    )


def test_a_copy_is_equal_and_independent_down_to_the_last_list() -> None:
    g = room()
    g.ears = lambda told: None
    new = g.copy()
    assert digest(new) == digest(g)
    assert type(new) is Room
    assert new.ears is None
    before = digest(new)
    g.marks.append(Mark(4, ()))
    g.hands[1].pop()
    g.decks[0].pop()
    g.stack[0].path.append(8)
    assert g.now is not None
    g.now.what = 9
    g.dice.below(6)
    g.things.append(Thing())
    assert digest(new) == before
    assert len(new.things) == 1
    assert new.dice.data() != g.dice.data()


def test_what_is_replaced_and_never_changed_is_the_same_in_a_copy() -> None:
    g = room()
    assert g.copy().ways is g.ways
    assert g.copy().things[0] is g.things[0]


def test_what_is_derived_is_not_saved_and_the_rest_is_in_the_order_declared() -> None:
    assert list(own_fields(Room)) == ["round", "marks", "hands", "decks", "stack", "now"]


def test_a_field_says_who_may_see_it() -> None:
    about = fields_of(Room)
    assert about["round"] == About(Sight.PUBLIC)
    assert about["hands"] == About(Sight.SECRET, pool="cards")
    assert about["decks"].sight is Sight.HIDDEN
    assert about["ways"] == About(Sight.DERIVED, Way.SAME, lazy=True)


def test_a_narrower_type_leaves_what_the_house_declared_of_a_field() -> None:
    @declared
    class Narrow(Room):
        now: Item | None = None
        dice: SeededDice

    assert fields_of(Narrow)["dice"].way is Way.COPIED


class Loose:
    """Something that can change, and is no part."""


@pytest.mark.parametrize("hint", ["dict[int, int]", "set[int]", "list[list[list[int]]]", "Loose", "list[Loose]"])
def test_a_field_that_does_not_say_how_it_is_copied_is_refused_by_name(hint: str) -> None:
    with pytest.raises(TypeError, match=r"Odd\.field: it does not say how .* is copied"):
        declared(type("Odd", (Part,), {"__annotations__": {"field": hint}, "__module__": __name__}))
