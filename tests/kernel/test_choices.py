"""What is picked before a game: what stands under what, what falls back, and which words are refused."""

from __future__ import annotations

import re

import msgspec
import pytest

from warhall.games import game
from warhall.kernel.choices import SEAT, Choice, Pick, label, named, need, said, settled, stands, values_of
from warhall.kernel.errors import OptionsError
from warhall.kernel.outlook import Sentence
from warhall.kernel.words import Name

PACKS = Choice(
    option="packs",
    kind="each",
    say=label("packs"),
    start=("gold", "iron", "gold"),
    values=(said("gold", "option-packs-gold"), said("iron", "option-packs-iron")),
)
LEADERS = Choice(
    option="leaders",
    kind="each",
    say=label("leaders"),
    start=("", "", ""),
    values=(
        said("", "option-leaders-later"),
        named("leader", "midas", need("packs", "gold")),
        named("leader", "ferro", need("packs", "iron")),
        named("leader", "host", need(SEAT, 1)),
    ),
)
MAP = Choice(
    option="map",
    kind="one",
    say=label("map"),
    start="plain",
    values=(said("drawn", "option-map-drawn", need("players", 2)), said("plain", "option-map-plain")),
    needs=(need("mode", "duel"),),
)
HALVES = Choice(
    option="halves",
    kind="some",
    say=label("halves"),
    start=("a", "b"),
    count=2,
    values=tuple(said(word, f"option-halves-{word}") for word in "abc"),
)
CHOICES = (PACKS, LEADERS, MAP, HALVES)


def after(**given: Pick) -> dict[str, Pick]:
    return settled(CHOICES, {"mode": "duel", "players": 2, **given})


def test_what_nobody_picks_is_the_start_with_an_entry_for_each_seat() -> None:
    assert after() == {
        "mode": "duel",
        "players": 2,
        "packs": ("gold", "iron"),
        "leaders": ("", ""),
        "map": "plain",
        "halves": ("a", "b"),
    }
    assert after(players=3)["packs"] == ("gold", "iron", "gold")


def test_a_pick_stands_as_long_as_what_it_needs() -> None:
    assert after(map="drawn")["map"] == "drawn"
    assert after(map="drawn", players=3)["map"] == "plain"
    assert "map" not in after(map="drawn", mode="war")


def test_what_is_picked_for_a_seat_depends_on_that_seat() -> None:
    assert after(packs=("iron", "gold"), leaders=("midas", "midas"))["leaders"] == ("", "midas")
    assert after(leaders=("host", "host"))["leaders"] == ("host", "")


def test_of_a_list_without_an_entry_for_the_seat_any_entry_will_do() -> None:
    assert stands((need("packs", "gold"),), {"packs": ("gold",)}, 1)
    assert not stands((need("packs", "gold"),), {"packs": ("iron",)}, 1)
    assert [value.value for value in values_of(LEADERS, {"packs": ("iron", "gold")}, 0)] == ["", "ferro", "host"]


def test_a_list_of_several_keeps_its_length_and_its_places() -> None:
    assert after(halves=("c",))["halves"] == ("c", "b")
    assert after(halves=("z", "a", "c"))["halves"] == ("a", "a")


def test_a_value_is_said_by_a_message_or_by_the_name_of_a_thing() -> None:
    assert said("up", "option-face-up", helped=True).help == Sentence("option-face-up-help")
    assert named("card", "noble").say == Sentence("named", {"name": Name("card", "noble")})
    assert msgspec.json.encode(HALVES.values[0]) == b'{"value":"a","say":{"message":"option-halves-a"}}'


@pytest.mark.parametrize(
    ("ident", "options", "problem"),
    [
        ("fantasy_commander", {"scenario": "s9"}, "fantasy_commander, scenario: 's9' is not one of 's1', 's2'"),
        ("fantasy_commander", {"mode": "epic", "size": "grand"}, "(did you mean 'great'?)"),
        ("fantasy_commander", {"deck_face": "sideways"}, "deck_face: 'sideways' is not one of 'up', 'down'"),
        ("dungeon_command", {"factions": ["heart_of_cormyr", "stink"]}, "factions: 'stink' is not one of"),
        ("dungeon_command", {"large": "L3"}, "large: 'L3' is not one of 'L1', 'L2'"),
        ("tyrants", {"houses": ["baenre", "purple"]}, "houses: 'purple' is not one of 'random', 'baenre'"),
    ],
)
def test_a_word_that_no_choice_knows_is_refused_with_where_and_what_would_be_right(
    ident: str, options: dict[str, object], problem: str
) -> None:
    with pytest.raises(OptionsError, match=re.escape(problem)):
        game(ident).choose(options)


def test_a_word_that_is_only_understood_is_taken_too() -> None:
    assert game("tyrants").choose({"houses": ["black", "mizzrym"]}) is not None
