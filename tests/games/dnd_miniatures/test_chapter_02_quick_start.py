"""Chapter 2: the quick-start battle."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import SELL, Field, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.state import FULL_RULES, TEACHING
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError


@pytest.mark.rule("DM-2.9", "DM-2.11")
def test_the_quick_start_is_won_by_destroying_every_enemy() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("yuan_ti_swiftscale", "ember", (6, 5), {"hp": 5})],
        scenario="quick_start",
        limit=0,
        active=SELL,
        faces=[19],
        lessons=0,
    )
    f.act("azure attack greatsword yuan_ti_swiftscale#1")
    assert f.g.result is not None
    assert f.g.result.winners == (0,)


@pytest.mark.rule("DM-2.5")
def test_there_are_no_charges_in_the_quick_start() -> None:
    f = Field(
        [("human_sellsword", "azure", (3, 5)), ("yuan_ti_swiftscale", "ember", (7, 5))],
        scenario="quick_start",
        limit=0,
        lessons=FULL_RULES,
        active=SELL,
    )
    assert {text.split()[0] for text in f.options()} == {"move", "shift", "end-turn"}
    assert f.rule_at("azure charge yuan_ti_swiftscale#1", 6, 5) == "DM-2.5"


@pytest.mark.rule("DM-2.11")
def test_the_second_quick_start_is_deployed_in_the_two_outer_columns() -> None:
    g = GAME.begin({"mode": "quick-start-2"}, SeededDice(1))
    columns: dict[int, set[int]] = {0: set(), 1: set()}
    order = []
    while g.decision is not None and g.decision.ask == "deploy":
        seat = g.decision.seat
        order.append(seat)
        for code in g.decision.options:
            square = GAME.codec.notation(g, code).split()[2]
            columns[seat].add(ord(square[0]) - ord("a"))
        g.apply(seat, g.decision.options[0])
    assert order == [0, 0, 0, 1, 1]
    assert columns == {0: {0, 1}, 1: {19, 20}}


@pytest.mark.rule("DM-2.7", "DM-2.13")
def test_the_quick_start_knows_no_flanking() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (4, 5)),
            ("dwarf_battlemaster", "azure", (7, 5)),
            ("young_green_dragon", "ember", (5, 5)),
        ],
        scenario="quick_start_2",
        limit=0,
        lessons=0,
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword young_green_dragon#1")
    assert f.told("attack-rolled")[0].total == 5 + 11


@pytest.mark.rule("DM-2.3")
def test_a_commander_rolls_one_die_in_the_quick_start() -> None:
    g = GAME.begin({"mode": "quick-start-2"}, ScriptedDice.faces(9, 9, 4, 7))
    while g.decision is not None and g.decision.ask == "deploy":
        g.apply(g.decision.seat, g.decision.options[0])
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("first", 1), "9 and 9 are a tie, and 7 beats 4"


@pytest.mark.rule("DM-2.13", "DM-2.12")
@pytest.mark.parametrize("lesson", [False, True])
def test_until_terrain_is_taught_difficult_terrain_and_forest_cost_1(lesson: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (3, 5)), ("yuan_ti_swiftscale", "ember", (14, 10))],
        marks={(x, y): "d" if x % 2 else "f" for x in range(4, 15) for y in range(12)},
        scenario="quick_start",
        limit=0,
        lessons=1 << TEACHING.index("terrain") if lesson else 0,
        active=SELL,
    )
    reached = {f.g.board.map.place(f.g.board.map.cell_named(text.split()[1]))[0] for text in f.offers("move ")}
    assert max(reached) == (6 if lesson else 9)


@pytest.mark.rule("DM-2.12", "DM-2.13")
@pytest.mark.parametrize("lesson", [False, True])
def test_until_walls_are_taught_everybody_in_range_can_be_shot_at(lesson: bool) -> None:  # noqa: FBT001
    taught = ("powers", "walls") if lesson else ("powers",)
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("yuan_ti_swiftscale", "ember", (8, 5))],
        marks=walls(*((5, y) for y in range(11))),
        scenario="quick_start",
        limit=0,
        lessons=sum(1 << TEACHING.index(each) for each in taught),
        active="elf_scout#1",
    )
    shot = "attack longbow yuan_ti_swiftscale#1"
    assert (shot in f.options()) is not lesson
    assert f.rule(f"azure {shot}") == ("DM-28.6" if lesson else None)


@pytest.mark.rule("DM-2.1")
@pytest.mark.parametrize(
    ("mode", "given"), [("quick-start", "warbands"), ("quick-start", "armies"), ("sealed", "warbands")]
)
def test_a_battle_with_creatures_of_its_own_takes_no_others(mode: str, given: str) -> None:
    army = {"faction": "borderlands", "creatures": {"orc_raider": 1}}
    brought = ["civ_good_200", "wild_evil_200"] if given == "warbands" else [army, army]
    with pytest.raises(OptionsError, match="has its own creatures"):
        GAME.begin({"mode": mode, given: brought}, SeededDice(1))


@pytest.mark.rule("DM-2.12")
@pytest.mark.parametrize("lesson", [False, True])
def test_until_opportunity_attacks_are_taught_nobody_strikes_at_an_archer(lesson: bool) -> None:  # noqa: FBT001
    taught = ("powers", "opportunity") if lesson else ("powers",)
    f = Field(
        [
            ("elf_scout", "azure", (2, 5)),
            ("yuan_ti_swiftscale", "ember", (3, 5)),
            ("yuan_ti_swiftscale", "ember", (8, 5)),
        ],
        scenario="quick_start",
        limit=0,
        lessons=sum(1 << TEACHING.index(each) for each in taught),
        active="elf_scout#1",
        faces=[2],
    )
    f.act("azure attack longbow yuan_ti_swiftscale#2")
    assert f.ask == ("opportunity" if lesson else "act")
