"""Chapter 24: treasure."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, Place
from warhall.kernel.dice import SeededDice


@pytest.mark.rule("DC-24.8")
@pytest.mark.parametrize("chest", [(4, 3), (5, 3), (4, 4), (5, 4)])
def test_a_large_creature_reveals_and_collects_on_any_of_its_squares(chest: Place) -> None:
    f = Field(
        [("hc_copper_dragon", "gold", (2, 3))],
        marks={chest: "$"},
        chests={f"{'abcdef'[chest[0]]}{chest[1] + 1}": 2},
        turn={"active": "hc_copper_dragon#1"},
    )
    f.act(f"gold move {f.square(4, 3)}").passing()
    assert [(each.chest, each.tokens) for each in f.table().treasures] == [(False, 2)]
    f.act(f"gold collect {f.square(*chest)}").passing()
    assert (f.morale("gold"), f.table().treasures[0].tokens) == (11, 1)


@pytest.mark.rule("DC-24.7")
def test_who_is_slid_off_the_square_before_collecting_gets_nothing() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("hc_earth_guardian", "silver", (4, 3))],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold collect d4", "silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    f.act("silver accept", f"silver go {f.square(1, 3)}").passing()
    assert (f.at("hc_human_ranger#1"), f.morale("gold"), f.table().treasures[0].tokens) == ((1, 3), 10, 1)
    assert f.tapped("hc_human_ranger#1"), "the cost is not returned"


@pytest.mark.rule("DC-24.4")
def test_who_cannot_collect_is_told_whether_there_is_any_treasure() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3))],
        marks={(5, 3): "$", (7, 3): "$"},
        tokens={"f4": 1, "h4": 0},
        turn={"active": "hc_human_ranger#1"},
    )
    told = [f.refusal(f"gold collect {square}") for square in ("f4", "h4", "d4")]
    assert [each and (each.rule, each.message) for each in told] == [
        ("DC-24.4", "not-on-treasure"),
        ("DC-24.4", "no-treasure"),
        ("DC-24.4", "no-treasure"),
    ]


@pytest.mark.rule("DC-24.2", "DC-2.12")
def test_what_chests_have_shown_is_not_expected_in_those_that_are_closed() -> None:
    """Of twelve markers ten were seen; when the eleventh shows 2, the last can only be the fourth 3."""
    f = Field(
        [("hc_human_ranger", "gold", (3, 3))],
        marks={(4, 3): "$", (9, 9): "$"},
        chests={"e4": 2, "j10": 3},
        opened=[1, 1, 1, 1, 2, 2, 2, 3, 3, 3],
        turn={"active": "hc_human_ranger#1"},
    )
    f.act(f"gold move {f.square(4, 3)}").passing()
    assert {tuple(f.g.imagine(0, SeededDice(seed)).chests) for seed in range(8)} == {(0, 3)}


@pytest.mark.rule("DC-24.4", "DC-24.8")
def test_a_large_creature_chooses_among_the_treasure_under_it() -> None:
    f = Field(
        [("sl_drider", "gold", (3, 3))],
        marks={(3, 3): "$", (4, 4): "$"},
        tokens={"d4": 1, "e5": 1},
        turn={"active": "sl_drider#1"},
    )
    assert [text for text in f.options() if text.startswith("collect")] == ["collect d4", "collect e5"]
    f.act("gold collect e5").passing()
    assert [each.tokens for each in f.table().treasures] == [1, 0]


@pytest.mark.rule("DC-24.4")
def test_whoever_controls_the_creature_gains_what_it_collects() -> None:
    f = Field(
        [("sl_drow_wizard", "silver", (3, 3), {"controller": "gold"}), ("hc_elf_archer", "silver", (9, 9))],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        turn={"active": "sl_drow_wizard#1"},
    )
    f.act("gold collect d4").passing()
    assert (f.morale("gold"), f.morale("silver")) == (11, 10)


@pytest.mark.rule("DC-24.3")
def test_a_creature_that_is_slid_over_a_chest_opens_it() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("hc_human_ranger", "silver", (4, 3))],
        marks={(5, 3): "$"},
        chests={"f4": 2},
        hands={"gold": ["hc_shove_aside"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold play hc_shove_aside hc_dragon_knight#1").passing(until="go-slide")
    f.act(f"gold go-by {f.path((5, 3), (6, 3))}").passing()
    assert [(each.chest, each.tokens) for each in f.table().treasures] == [(False, 2)]
