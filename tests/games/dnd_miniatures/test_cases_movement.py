"""Worked cases about movement, charges and opportunity attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures.movement import step_cost

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"


@pytest.mark.case("DM-C27")
@pytest.mark.rule("DM-7.6", "DM-28.4", "DM-7.1")
def test_a_move_is_not_split_round_an_attack() -> None:
    creatures: list[Any] = [("human_sellsword", "azure", (2, 5)), ("gelatinous_cube", "ember", (6, 5), {"hp": 100})]
    f = Field(creatures, active=SELL, faces=[2], unveiled=["gelatinous_cube#1"]).to("azure move", 5, 5)
    f.act("azure attack greatsword gelatinous_cube#1")
    assert f.ask == "activate"
    f = Field(
        [("human_sellsword", "azure", (5, 5)), *creatures[1:]], active=SELL, faces=[2], unveiled=["gelatinous_cube#1"]
    )
    f.act("azure attack greatsword gelatinous_cube#1")
    assert len(f.offers("move ")) > 20


@pytest.mark.case("DM-C28")
@pytest.mark.rule("DM-7.3", "DM-7.4", "DM-8.13", "DM-19.4", "DM-7.2")
def test_two_shifts_take_both_actions_and_provoke_nothing() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5))], active=SELL)
    f.to("azure shift", 4, 5).to("azure shift", 3, 5)
    assert f.at(SELL) == (3, 5)
    assert f.ask == "activate" or not f.offers("attack")


@pytest.mark.case("DM-C29")
@pytest.mark.rule("DM-8.10")
def test_no_wall_corner_is_cut() -> None:
    f = Field([("human_sellsword", "azure", (4, 4))], marks=walls((5, 4)), active=SELL)
    assert f.rule(f"azure move-by {f.path((5, 3))}") == "DM-8.10"
    assert f.rule(f"azure move-by {f.path((4, 3), (5, 3))}") is None
    f.act(f"azure move-by {f.path((4, 3), (5, 3))}")
    assert f.at(SELL) == (5, 3)


@pytest.mark.case("DM-C30")
@pytest.mark.rule("DM-8.6", "DM-8.16", "DM-22.5")
def test_one_square_may_always_be_moved_but_not_by_the_immobilized() -> None:
    slow = {"effects": [{"what": "bonus", "of": "speed", "n": -5}]}
    f = Field([("human_sellsword", "azure", (4, 4), slow)], marks={(5, 4): "d"}, active=SELL).to("azure move", 5, 4)
    assert f.at(SELL) == (5, 4)
    f = Field([("human_sellsword", "azure", (4, 4), under("Immobilized"))], marks={(5, 4): "d"}, active=SELL, owed=0)
    assert f.at(SELL) == (4, 4)
    assert f.ask != "act" or f.rule_at("azure move", 5, 4) == "DM-22.5"


@pytest.mark.case("DM-C31")
@pytest.mark.rule("DM-8.13", "DM-8.14", "DM-9.1", "DM-9.10")
def test_nobody_shifts_into_terrain_that_slows_it_but_flyers_do() -> None:
    f = Field([("human_sellsword", "azure", (4, 4))], marks={(5, 4): "d"}, active=SELL)
    assert f.rule_at("azure shift", 5, 4) == "DM-8.14"
    f = Field([("young_silver_dragon", "azure", (3, 4))], marks={(5, 4): "d"}, active="young_silver_dragon#1")
    assert f.rule_at("azure shift", 4, 4) is None


@pytest.mark.case("DM-C32")
@pytest.mark.rule("DM-10.3", "DM-10.4", "DM-10.13")
def test_a_large_creature_pays_only_for_newly_covered_rubble() -> None:
    f = Field([("feral_troll", "azure", (5, 5))], marks={(7, 5): "d", (7, 6): "d"}, active="feral_troll#1")
    cell = f.g.board.map.cell
    costs = [step_cost(f.g, 0, 0, cell(x, 5), cell(x + 1, 5)) for x in (5, 6, 7)]
    assert costs == [2, 1, 1]


@pytest.mark.case("DM-C33")
@pytest.mark.rule("DM-10.2", "DM-9.8", "DM-9.12", "DM-10.12")
def test_a_large_creature_does_not_squeeze_through_a_gap() -> None:
    gap = walls(*((7, y) for y in range(12) if y != 5))
    f = Field([("feral_troll", "azure", (5, 4))], marks=gap, active="feral_troll#1")
    assert f.rule_at("azure move", 8, 4) == "DM-8.1"
    f = Field([("bulette", "azure", (5, 4))], marks=gap, active="bulette#1")
    assert f.rule_at("azure burrow", 8, 4) is None
    assert f.rule_at("azure burrow", 7, 3) == "DM-8.10"


@pytest.mark.case("DM-C34")
@pytest.mark.rule("DM-9.3", "DM-19.4", "DM-9.1")
def test_a_flyer_provokes_only_at_take_off() -> None:
    f = Field(
        [
            ("young_green_dragon", "azure", (2, 5)),
            ("human_sellsword", "ember", (1, 5)),
            ("dwarf_battlemaster", "ember", (6, 4)),
        ],
        active="young_green_dragon#1",
    )
    f.act(f"azure move-by {f.path(*((x, 5) for x in range(3, 11)))}")
    assert f.ask == "opportunity"
    assert f.offers("opportunity") == [f"opportunity {SELL}"]
    f.act("ember pass")
    assert f.at("young_green_dragon#1") == (10, 5)


@pytest.mark.case("DM-C35")
@pytest.mark.rule("DM-9.2", "DM-9.4")
def test_a_flying_enemy_blocks_and_strikes_a_flyer() -> None:
    f = Field([("young_green_dragon", "azure", (2, 5)), ("harpy", "ember", (7, 5))], active="young_green_dragon#1")
    assert f.rule(f"azure move-by {f.path(*((x, 5) for x in range(3, 10)))}") == "DM-8.8"
    f.act(f"azure move-by {f.path((3, 4), (4, 3), (5, 3), (6, 3), (7, 3), (8, 3))}")
    assert f.ask == "opportunity"
    assert f.offers("opportunity") == ["opportunity harpy#1"]


@pytest.mark.case("DM-C36")
@pytest.mark.rule("DM-9.7", "DM-9.8", "DM-9.13")
@pytest.mark.card("bulette")
def test_a_burrower_passes_a_wall_and_provokes_nothing() -> None:
    f = Field(
        [("bulette", "azure", (4, 5)), ("human_sellsword", "ember", (3, 5))],
        marks=walls(*((x, y) for x in (6, 7) for y in range(12))),
        active="bulette#1",
    )
    assert f.rule_at("azure burrow", 7, 5) == "DM-8.10"
    f.to("azure burrow", 10, 5)
    assert f.at("bulette#1") == (10, 5)
    assert f.rule_at("azure move", 11, 5) == "DM-9.7"
    assert f.offers("burrow")


@pytest.mark.case("DM-C37")
@pytest.mark.rule("DM-9.9", "DM-19.2", "DM-8.12")
@pytest.mark.card("phantom_warrior")
def test_phasing_passes_enemies_but_provokes() -> None:
    f = Field([("phantom_warrior", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5))], active="phantom_warrior#1")
    f.act(f"azure move-by {f.path((6, 5), (7, 5))}")
    assert f.ask == "opportunity"
    f.passing()
    assert f.at("phantom_warrior#1") == (7, 5)


@pytest.mark.case("DM-C61")
@pytest.mark.rule("DM-16.3", "DM-16.4", "DM-16.9")
def test_too_close_to_charge() -> None:
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (4, 5))], active=RAIDER)
    assert not f.offers("charge")
    assert f.rule_at(f"azure charge {SELL}", 3, 5) == "DM-16.9"


@pytest.mark.case("DM-C62")
@pytest.mark.rule("DM-16.4", "DM-16.5")
def test_a_charge_ends_in_a_nearest_square() -> None:
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (7, 5))], active=RAIDER)
    assert len(f.offers("charge")) == 3
    assert f.rule_at(f"azure charge {SELL}", 8, 5) == "DM-16.4"
    assert f.rule_at(f"azure charge {SELL}", 6, 4) is None


@pytest.mark.case("DM-C63")
@pytest.mark.rule("DM-16.2")
def test_no_sight_no_charge() -> None:
    f = Field(
        [("orc_raider", "azure", (4, 5)), ("human_sellsword", "ember", (6, 5))],
        marks=walls((5, 4), (5, 5), (5, 6)),
        active=RAIDER,
    )
    assert f.rule_at(f"azure charge {SELL}", 6, 4) == "DM-16.2"


@pytest.mark.case("DM-C64")
@pytest.mark.rule("DM-16.6", "DM-16.1", "DM-16.8", "DM-23.16", "DM-13.7")
@pytest.mark.card("orc_raider")
def test_move_then_charge_and_no_move_after_it() -> None:
    f = Field([("orc_raider", "azure", (1, 5)), ("human_sellsword", "ember", (11, 5))], active=RAIDER, faces=[15])
    f.to("azure move", 7, 5).to(f"azure charge {SELL}", 10, 5)
    assert f.told("attack-rolled")[0].total == 15 + 7 + 1
    assert f.hp(SELL) == 60 - 15
    f = Field([("orc_raider", "azure", (3, 5)), ("human_sellsword", "ember", (8, 5))], active=RAIDER, faces=[2])
    f.to(f"azure charge {SELL}", 7, 5)
    assert f.ask == "activate"


@pytest.mark.case("DM-C65")
@pytest.mark.rule("DM-23.17", "DM-1.2")
@pytest.mark.card("halfling_paladin")
def test_charge_protection_guards_the_allies_not_the_paladin() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (2, 5)),
            ("halfling_paladin", "ember", (6, 7)),
            ("human_sellsword", "ember", (7, 5)),
        ],
        active=RAIDER,
    )
    assert f.rule_at(f"azure charge {SELL}", 6, 5) == "DM-23.17"
    assert f.offers("charge halfling_paladin#1")


@pytest.mark.case("DM-C66")
@pytest.mark.rule("DM-16.12", "DM-19.7", "DM-8.18", "DM-16.7")
def test_a_charger_slowed_on_its_way_makes_no_attack() -> None:
    f = Field(
        [("orc_raider", "azure", (1, 5)), ("ice_archon", "ember", (4, 3)), ("human_sellsword", "ember", (8, 5))],
        active=RAIDER,
        faces=[15],
    )
    f.act(f"azure charge-by {SELL} {f.path((2, 5), (3, 5), (4, 4), (5, 5), (6, 5), (7, 5))}")
    while f.ask == "opportunity" and f.at(RAIDER) != (4, 4):
        f.act("ember pass")
    f.act("ember opportunity ice_archon#1")
    assert not [roll for roll in f.told("attack-rolled") if roll.unit == 0]
    assert f.is_gone(RAIDER) or f.at(RAIDER) == (4, 4)


@pytest.mark.case("DM-C77")
@pytest.mark.rule("DM-19.5", "DM-19.15", "DM-19.6", "DM-8.20")
def test_one_opportunity_attack_in_a_creature_turn() -> None:
    f = Field(
        [("feral_troll", "azure", (5, 5)), ("human_sellsword", "ember", (4, 5))], active="feral_troll#1", faces=[2]
    )
    f.act(f"azure move-by {f.path((5, 6), (5, 5), (6, 5))}")
    f.act(f"ember opportunity {SELL}")
    assert f.ask == "go-on"
    f.to("azure go", 5, 6)
    assert f.ask == "act"


@pytest.mark.rule("DM-8.3", "DM-8.15", "DM-24.22", "DM-9.6")
@pytest.mark.parametrize("card", ["human_sellsword", "angel_of_vengeance", "young_silver_dragon"])
def test_nobody_shifts_onto_a_statue_and_flyers_neither(card: str) -> None:
    """Nor does a Large creature with any square of its space: here it would cover (6,4)."""
    large = card == "young_silver_dragon"
    f = Field([(card, "azure", (4, 4))], marks={(6 if large else 5, 4): "S"}, active=f"{card}#1")
    assert f.rule_at("azure shift", 5, 4) is not None
    assert f"shift {f.square(5, 4)}" not in f.options()
    assert f.rule_at("azure shift", 4, 5) is None
    assert f"shift {f.square(4, 5)}" in f.options()
