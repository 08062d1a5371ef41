"""Rolls at their edges, and ways that end at theirs: charges by teleporters, blood rocks, answers to an attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, drawn, under, walls
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of


@pytest.mark.rule("DM-3.6", "DM-13.15", "DM-23.23")
@pytest.mark.card("defiant_rake")
@pytest.mark.parametrize(("attack", "offered"), [("bite", True), ("tail_sweep", False)])
def test_armour_parries_nothing_that_is_aimed_at_another_defence(attack: str, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [("young_green_dragon", "azure", (4, 4)), ("defiant_rake", "ember", (6, 4)), FAR],
        active="young_green_dragon#1",
        faces=[10],
    )
    f.act(f"azure attack {attack} defiant_rake#1")
    assert ("use defiant_rake#1 parry" in f.options()) is offered


@pytest.mark.rule("DM-13.4", "DM-13.1")
@pytest.mark.parametrize(("die", "hp"), [(1, 25), (2, 0)])
def test_only_a_1_misses_whatever_the_total(die: int, hp: int) -> None:
    f = Field(
        [("hill_giant", "azure", (3, 4)), ("horde_zombie", "ember", (5, 5)), FAR], active="hill_giant#1", faces=[die]
    )
    f.act("azure attack club horde_zombie#1")
    assert f.hp("horde_zombie#1") == hp


@pytest.mark.rule("DM-25.4", "DM-13.3")
@pytest.mark.parametrize(
    ("where", "card", "attack", "die", "hp"),
    [
        ((5, 5), "human_ranger", "longbow", 19, 120),
        ((5, 5), "human_ranger", "longbow", 18, 135),
        ((9, 5), "human_ranger", "longbow", 19, 135),
        ((5, 5), "human_ranger", "longsword", 19, 130),
    ],
)
def test_a_blood_rock_under_the_attacker_makes_a_19_critical(
    where: tuple[int, int], card: str, attack: str, die: int, hp: int
) -> None:
    foe = (6, 5) if attack == "longsword" else (9, 5)
    f = Field(
        [(card, "azure", (5, 5)), ("hill_giant", "ember", foe), FAR],
        marks={where: "b"},
        active=f"{card}#1",
        faces=[die],
    )
    f.act(f"azure attack {attack} hill_giant#1").passing("act activate")
    assert f.hp("hill_giant#1") == hp


@pytest.mark.rule("DM-16.15", "DM-16.9", "DM-24.20")
@pytest.mark.parametrize(("column", "offered"), [(10, True), (11, False)])
def test_a_charge_by_a_teleporter_counts_the_way_before_and_behind_it(column: int, offered: bool) -> None:  # noqa: FBT001
    """Three squares to the teleporter, and three of Speed 6 are left behind it."""
    f = Field(
        [("orc_raider", "azure", (2, 1)), ("human_sellsword", "ember", (column, 9)), FAR],
        marks={(5, 1): "T", (6, 9): "T"},
        active=RAIDER,
    )
    assert bool(f.offers(f"charge {SELL}")) is offered


@pytest.mark.rule("DM-14.3", "DM-19.1", "DM-12.16")
@pytest.mark.card("rakshasa_noble")
def test_an_opportunity_attack_is_lost_on_whoever_slides_out_of_adjacency() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (7, 5)),
            ("rakshasa_noble", "azure", (1, 1)),
            ("feral_troll", "ember", (5, 5)),
        ],
        active=SELL,
        faces=[19],
    )
    f.to("azure move", 10, 5)
    f.act("ember opportunity feral_troll#1", "azure use rakshasa_noble#1 royal_deceit").to("azure to", 8, 5)
    f.passing("act go-on")
    assert f.hp(SELL) == 60
    assert f.told("attack-lost")


@pytest.mark.rule("DM-12.9", "DM-12.8")
@pytest.mark.card("feral_troll")
@pytest.mark.parametrize(("hp", "left"), [(150, 120), (70, 40)])
def test_a_granted_attack_may_ignore_whom_it_is_printed_for(hp: int, left: int) -> None:
    f = Field(
        [("feral_troll", "azure", (3, 4)), ("hill_giant", "ember", (5, 5), {"hp": hp}), FAR],
        active="feral_troll#1",
        faces=[15, 15],
    )
    f.act("azure attack rending_claws hill_giant#1").passing("act activate")
    assert f.hp("hill_giant#1") == left


@pytest.mark.rule("DM-20.9", "DM-15.1")
def test_what_is_forced_comes_no_nearer_by_a_push() -> None:
    """A push leads away with each square, a pull nearer: beside is neither."""
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}")
    assert sorted(f.offers("to")) == sorted(f"to {f.square(6, y)}" for y in (4, 5, 6))


@pytest.mark.rule("DM-5.11", "DM-24.7")
def test_nobody_finds_room_in_a_pit_beside_a_full_start_area() -> None:
    zones = "".join("".join("a" if (x, y) == (5, 5) else "." for x in range(16)) + "\n" for y in range(12))
    marks = {(4, 4): "o", (5, 4): "o", **walls((6, 4), (4, 5), (6, 5), (4, 6), (6, 6))}
    f = Field(
        [("human_sellsword", "azure", (5, 5)), FAR, ("harpy", "azure", (9, 9))],
        map={"drawn": drawn(marks), "zones": zones},
    )
    f.g.put(2, -1)
    found = {f.g.board.map.place(cell) for cell in cells_of(deploy_places(f.g, 2, 0))}
    assert found == {(5, 6)}


@pytest.mark.rule("DM-22.13", "DM-22.1")
@pytest.mark.parametrize("condition", ["Dazed", "Stunned"])
def test_whoever_cannot_act_out_of_turn_flanks_nobody(condition: str) -> None:
    crew: list[Any] = [
        ("human_sellsword", "azure", (5, 5)),
        ("human_fighter", "azure", (7, 5), under(condition)),
        ("orc_chieftain", "ember", (6, 5)),
    ]
    f = Field(crew, active=SELL, faces=[5]).act("azure attack greatsword orc_chieftain#1")
    assert f.told("attack-rolled")[0].total == 16
