"""Chapter 22: conditions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under
from warhall.games.dnd_miniatures.creatures import speed
from warhall.games.dnd_miniatures.sightings import sees


@pytest.mark.rule("DM-22.16")
def test_an_opponent_may_not_park_a_confused_flyer_over_a_pit() -> None:
    f = Field(
        [("harpy", "azure", (5, 5), {**under("Confused"), "controller": "ember"}), FAR],
        marks={(5, 5): "o"},
        active="harpy#1",
    )
    assert f.asked == "ember"
    assert "end-turn" not in f.options()


@pytest.mark.rule("DM-22.2")
def test_the_staggered_use_no_power_that_takes_an_attack_action_and_move_only_once() -> None:
    f = Field([("will_o_wisp", "azure", (5, 5), under("Staggered")), FAR], active="will_o_wisp#1")
    assert f.rule("azure use will_o_wisp#1 vanish") == "DM-1.16"
    f.to("azure move", 6, 5)
    assert f.ask == "activate"


@pytest.mark.rule("DM-22.10")
def test_a_speed_below_2_is_not_raised_by_being_slowed() -> None:
    effects = [{"what": "bonus", "of": "speed", "n": -5}, {"of": "Slowed"}]
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": effects}), FAR])
    assert speed(f.g, 0) == 1


@pytest.mark.rule("DM-22.16", "DM-24.11")
def test_an_opponent_cannot_move_a_confused_flyer_so_that_it_ends_over_a_pit() -> None:
    harpy: Any = ("harpy", "azure", (4, 5), {**under("Confused"), "controller": "ember"})
    pits = {(5, 5): "o", (6, 5): "o"}
    f = Field([harpy, FAR], marks=pits, active="harpy#1")
    assert f.rule_at("ember move", 5, 5) == "DM-22.16"
    assert f.rule_at("ember shift", 5, 5) == "DM-22.16"
    assert f.rule(f"ember move-by {f.path((5, 5))}") == "DM-22.16"
    assert f.rule(f"ember move-by {f.path((5, 5), (6, 5), (7, 5))}") is None, "it may be crossed"
    f = Field([("harpy", "azure", (4, 5)), FAR], marks=pits, active="harpy#1")
    assert f.rule_at("azure move", 5, 5) is None, "its owner may hover there"


@pytest.mark.rule("DM-22.6", "DM-27.18")
def test_a_player_who_is_out_controls_no_confused_creature() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Confused")), ("orc_raider", "jade", (9, 9))],
        scenario="free_for_all",
        players=3,
        faces=[16],
    )
    f.act(f"azure activate {SELL}")
    assert f.asked == "jade"


@pytest.mark.case("DM-C119")
@pytest.mark.rule("DM-22.8", "DM-23.12", "DM-19.11")
def test_a_commander_helps_a_confused_enemy_that_it_controls() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("orc_raider", "ember", (5, 5), under("Confused")),
            ("goblin_cutter", "ember", (6, 5)),
            ("hobgoblin_guard", "ember", (4, 5)),
        ],
        seat="ember",
        faces=[17, 15, 15, 15],
    )
    f.act("ember activate orc_raider#1")
    assert f.asked == "azure"
    f.act("azure attack greataxe goblin_cutter#1", "azure use dwarf_battlemaster#1 hammer_them")
    assert f.is_gone("goblin_cutter#1")
    assert f.vp("azure") == 5


@pytest.mark.rule("DM-22.3", "DM-22.13", "DM-22.14", "DM-7.8")
@pytest.mark.card("wererat")
def test_the_stunned_do_nothing_but_regenerate() -> None:
    f = Field([("wererat", "azure", (4, 4), {**under("Stunned"), "hp": 20}), ("human_sellsword", "azure", (1, 1)), FAR])
    f.act("azure activate wererat#1")
    assert f.ask == "activate"
    assert f.hp("wererat#1") == 25


@pytest.mark.rule("DM-22.10", "DM-22.5", "DM-3.8")
def test_slowed_is_speed_2_and_immobilized_none() -> None:
    f = Field(
        [("human_sellsword", "azure", (1, 1), under("Slowed")), ("orc_raider", "azure", (4, 4), under("Immobilized"))]
    )
    assert (speed(f.g, 0), speed(f.g, 1)) == (2, 0)


@pytest.mark.rule("DM-22.6", "DM-27.18")
def test_a_player_whose_creatures_are_all_destroyed_controls_no_confused_creature() -> None:
    gone: Any = ("orc_raider", "ember", (9, 9), {"at": "", "gone": True})
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Confused")), gone, ("orc_raider", "jade", (9, 9))],
        scenario="free_for_all",
        players=3,
        faces=[16],
    )
    f.act(f"azure activate {SELL}")
    assert (f.ask, f.asked) == ("act", "jade")


@pytest.mark.rule("DM-22.16", "DM-24.11")
@pytest.mark.parametrize(("controller", "rule"), [("azure", None), ("ember", "DM-22.16")])
def test_only_an_opponent_may_not_leave_a_flyer_over_a_pit(controller: str, rule: str | None) -> None:
    f = Field(
        [("harpy", "azure", (5, 5), {"controller": controller}), ("orc_raider", "ember", (14, 10))],
        marks={(5, 5): "o"},
        active="harpy#1",
    )
    assert f.rule(f"{controller} end-turn") == rule


@pytest.mark.rule("DM-22.5", "DM-23.1")
@pytest.mark.card("goblin_cutter")
@pytest.mark.parametrize("condition", ["Slowed", "Immobilized"])
def test_not_even_a_shifty_creature_shifts_while_it_is_immobilized(condition: str) -> None:
    f = Field([("goblin_cutter", "azure", (5, 5), under(condition)), FAR], active="goblin_cutter#1")
    assert bool(f.offers("free-shift")) is (condition == "Slowed")


@pytest.mark.rule("DM-22.6", "DM-22.8")
def test_a_confused_creature_is_its_owners_again_when_its_turn_is_over() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Confused")), ("orc_raider", "azure", (9, 9)), FAR], faces=[18]
    )
    f.act(f"azure activate {SELL}")
    assert (f.asked, f.g.controllers[0]) == ("ember", 1)
    assert f.act("ember end-turn").g.controllers[0] == 0
    assert f.g.friends(0, 1)


@pytest.mark.rule("DM-22.8")
def test_under_an_opponents_control_a_creature_turns_on_those_beside_it() -> None:
    crew = [("human_sellsword", "azure", (5, 5), under("Confused")), ("human_fighter", "azure", (6, 5)), FAR]
    f = Field(crew, faces=[18], seat="ember", active=RAIDER).act("ember end-turn", f"azure activate {SELL}")
    assert (f.asked, f.offers("attack")) == ("ember", ["attack greatsword human_fighter#1"])
    assert not f.offers("charge human_sellsword#1")


@pytest.mark.rule("DM-22.6")
@pytest.mark.parametrize(
    ("face", "asked", "moves"), [(5, "azure", True), (6, "azure", False), (15, "azure", False), (16, "ember", True)]
)
def test_the_roll_of_the_confused_decides_who_has_his_will(face: int, asked: str, moves: bool) -> None:  # noqa: FBT001
    crew = [("human_sellsword", "azure", (5, 5), under("Confused")), ("human_fighter", "azure", (9, 9)), FAR]
    f = Field(crew, faces=[face]).act(f"azure activate {SELL}")
    assert f.asked == asked
    assert bool(f.offers("move")) is moves


@pytest.mark.rule("DM-22.11", "DM-15.6")
def test_nobody_sees_the_invisible_not_even_its_allies() -> None:
    crew = [("human_sellsword", "azure", (5, 5), under("Invisible")), ("elf_scout", "azure", (8, 5)), FAR]
    f = Field(crew)
    assert [sees(f.g, looker, 0) for looker in range(3)] == [True, False, False]
    assert sees(f.g, 0, 1)


@pytest.mark.rule("DM-23.11", "DM-22.1", "DM-22.2")
@pytest.mark.card("dragonborn_warlord")
@pytest.mark.parametrize(("state", "rule"), [("Dazed", None), ("Staggered", "DM-23.11"), ("Confused", "DM-7.8")])
def test_a_dazed_commander_gives_its_orders_in_its_own_turn(state: str, rule: str | None) -> None:
    crew = [
        ("dragonborn_warlord", "azure", (5, 5), under(state)),
        ("human_sellsword", "azure", (6, 5)),
        ("orc_raider", "ember", (7, 5)),
    ]
    f = Field(crew, active="dragonborn_warlord#1")
    assert f.rule("azure use dragonborn_warlord#1 strike_now") == rule
