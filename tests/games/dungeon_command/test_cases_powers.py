"""Worked cases of chapters 9, 10, 17 and 18: immediate actions, free and triggered powers, costs."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field


@pytest.mark.case("DC-C95")
@pytest.mark.rule("DC-17.7", "DC-26.3")
@pytest.mark.card("sl_near_miss", "sl_parry")
def test_one_immediate_action_unless_untapped() -> None:
    for first, second in (("sl_parry", "DC-17.4"), ("sl_near_miss", None)):
        f = Field(
            [
                ("hc_dragon_knight", "silver", (3, 3)),
                ("hc_dwarf_cleric", "silver", (5, 3)),
                ("sl_drow_blademaster", "gold", (4, 3)),
                ("hc_dwarf_cleric", "gold", (9, 9), {"damage": 10}),
            ],
            hands={"gold": [first, "sl_parry"]},
            seats={"gold": {"deck": ["sl_web"], "commander": "sl_kalteros"}},
            turn={"seat": "silver"},
        )
        f.act(
            "silver activate hc_dragon_knight#1",
            "silver strike sl_drow_blademaster#1",
            f"gold play {first} sl_drow_blademaster#1",
        ).passing()
        assert f.tapped("sl_drow_blademaster#1") == (second is not None)
        f.act("silver end-activation", "silver activate hc_dwarf_cleric#1", "silver strike sl_drow_blademaster#1")
        # The Cleric of gold could heal itself, so gold is asked in any case.
        assert (f.ask, f.asked(), f.rule("gold play sl_parry sl_drow_blademaster#1")) == ("respond", "gold", second)


@pytest.mark.case("DC-C96")
@pytest.mark.rule("DC-22.13", "DC-22.15", "DC-10.20")
@pytest.mark.card("hc_seize_the_opportunity", "hc_intercept")
def test_prevention_with_nothing_to_prevent() -> None:
    f = Field(
        [
            ("sl_drow_house_guard", "gold", (3, 3), {"tapped": True}),
            ("sl_drow_wizard", "gold", (9, 9)),
            ("hc_dwarven_defender", "silver", (4, 3)),
        ],
        hands={"silver": ["hc_intercept", "hc_seize_the_opportunity"]},
    )
    f.act("gold activate sl_drow_wizard#1", f"gold move {f.square(10, 9)}").passing(until="chance")
    assert f.asked() == "silver"
    assert f.rule("silver play hc_intercept hc_dwarven_defender#1") == "DC-22.13"
    f.act("silver play hc_seize_the_opportunity hc_dwarven_defender#1").passing()
    assert (f.damage("sl_drow_house_guard#1"), f.tapped("hc_dwarven_defender#1")) == (20, True)


@pytest.mark.case("DC-C101")
@pytest.mark.rule("DC-18.10", "DC-10.14", "DC-10.3")
@pytest.mark.card("sl_vial_of_poison")
def test_vial_of_poison_while_the_attack_waits() -> None:
    f = Field(
        [
            ("sl_drow_house_guard", "gold", (3, 3), {"attached": ["gold sl_vial_of_poison"]}),
            ("hc_dwarf_cleric", "silver", (4, 3), {"damage": 20, "tapped": True}),
        ]
    )
    f.act("gold activate sl_drow_house_guard#1", "gold strike hc_dwarf_cleric#1")
    assert (f.ask, f.asked()) == ("respond", "gold")
    f.act("gold use sl_drow_house_guard#1 use_poison").passing()
    assert (f.is_gone("hc_dwarf_cleric#1"), f.morale("silver"), f.discard("gold")) == (True, 7, ["sl_vial_of_poison"])


@pytest.mark.case("DC-C103")
@pytest.mark.rule("DC-10.24", "DC-18.12")
@pytest.mark.card("sl_drow_assassin")
def test_triggered_powers_come_before_the_rest_of_the_card() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (2, 2)), ("hc_dwarven_defender", "silver", (8, 2), {"tapped": True})],
        hands={"gold": ["sl_spring_attack"]},
    )
    f.act("gold activate sl_drow_assassin#1", "gold play sl_spring_attack sl_drow_assassin#1", "gold by melee").passing(
        until="go-shift"
    )
    f.act(f"gold go {f.square(7, 2)}").passing(until="use-on")
    assert f.damage("hc_dwarven_defender#1") == 20
    f.act("gold accept").passing(until="go-shift")
    assert f.damage("hc_dwarven_defender#1") == 30
    f.act(f"gold go {f.square(1, 2)}").passing()
    assert (f.at("sl_drow_assassin#1"), f.tapped("sl_drow_assassin#1")) == ((1, 2), True)


@pytest.mark.case("DC-C109")
@pytest.mark.rule("DC-9.15", "DC-9.9")
@pytest.mark.card("hc_saving_throw", "hc_healing_potion")
def test_an_option_must_be_possible_when_it_is_named() -> None:
    f = Field([("hc_human_ranger", "gold", (3, 3))], hands={"gold": ["hc_saving_throw", "hc_healing_potion"]})
    f.act("gold activate hc_human_ranger#1")
    assert f.rule("gold play hc_saving_throw hc_human_ranger#1") == "DC-9.9"
    f.act("gold play hc_healing_potion hc_human_ranger#1").passing()
    assert (f.hand("gold"), f.discard("gold")) == (["hc_saving_throw"], ["hc_healing_potion"])


@pytest.mark.case("DC-C114")
@pytest.mark.rule("DC-18.13", "DC-9.3", "DC-24.9")
@pytest.mark.card("hc_valnar")
def test_versatile_is_used_once_per_turn_and_creature() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3))],
        marks={(5, 3): "$"},
        hands={"gold": ["hc_heroic_surge"]},
        seats={"gold": {"commander": "hc_valnar"}},
        tokens={"f4": 1},
    )
    f.act("gold activate hc_human_ranger#1", f"gold move {f.square(4, 3)}").passing()
    f.act(f"gold sprint {f.square(5, 3)}").passing()
    assert f.tapped("hc_human_ranger#1")
    f.act("gold play hc_heroic_surge hc_human_ranger#1").passing()
    assert f.rule(f"gold sprint {f.square(6, 3)}") == "DC-18.13"
    f.act("gold collect f4").passing()
    assert f.morale("gold") == 11


@pytest.mark.case("DC-C120")
@pytest.mark.rule("DC-10.15", "DC-18.9", "DC-18.6", "DC-22.12")
@pytest.mark.card("hc_cleave", "hc_human_ranger")
def test_two_powers_triggered_by_one_attack() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3), {"attached": ["gold hc_cleave"]}),
            ("sl_drow_wizard", "silver", (4, 3)),
            ("sl_drow_house_guard", "silver", (3, 4)),
        ],
        hands={"gold": ["hc_power_attack"]},
    )
    f.act(
        "gold activate hc_human_ranger#1", "gold play hc_power_attack hc_human_ranger#1", "gold target sl_drow_wizard#1"
    )
    f.passing(until="put-next")
    assert f.morale("silver") == 8
    f.act("gold next 1").passing(until="use-on")
    assert f.stack() == ["hc_human_ranger.flashing_blades"]
    f.act("gold accept").passing(until="use-on")
    assert f.damage("sl_drow_house_guard#1") == 20
    f.act("gold accept").passing()
    assert f.damage("sl_drow_house_guard#1") == 30


@pytest.mark.case("DC-C123")
@pytest.mark.rule("DC-15.14", "DC-7.6")
@pytest.mark.card("sl_sacrifice", "sl_scheme")
def test_sacrifice_and_scheme() -> None:
    creatures = [
        ("sl_drow_house_guard", "gold", (3, 3)),
        ("sl_drow_priestess", "gold", (1, 1)),
        ("hc_dwarf_cleric", "silver", (4, 3)),
    ]
    f = Field(creatures, hands={"gold": ["sl_sacrifice"]})
    f.act("gold activate sl_drow_house_guard#1")
    assert f.rule("gold play sl_sacrifice sl_drow_house_guard#1") == "DC-15.14"
    f = Field(
        creatures, hands={"gold": ["sl_sacrifice", "sl_scheme", "sl_scheme"]}, seats={"gold": {"deck": ["sl_parry"]}}
    )
    f.act(
        "gold activate sl_drow_house_guard#1", "gold play sl_sacrifice sl_drow_house_guard#1", "gold discard sl_scheme"
    )
    assert f.discard("gold") == ["sl_scheme"]
    f.passing()
    assert f.damage("hc_dwarf_cleric#1") == 50
    f.act(
        "gold end-activation", "gold activate sl_drow_priestess#1", "gold play sl_scheme sl_drow_priestess#1"
    ).passing()
    assert (f.hand("gold"), f.tapped("sl_drow_priestess#1")) == (["sl_parry"], True)


@pytest.mark.rule("DC-10.8")
def test_an_attack_that_fails_takes_the_rest_of_its_action_with_it() -> None:
    f = Field(
        [
            ("sl_drow_house_guard", "gold", (3, 3)),
            ("hc_dwarf_cleric", "silver", (4, 3), {"tapped": True}),
            ("hc_earth_guardian", "silver", (5, 3)),
        ],
        hands={"gold": ["sl_deep_wound"], "silver": ["hc_seize_the_opportunity"]},
    )
    # The Cleric is struck by its own side, so that Slam takes it out of reach.
    f.act("gold activate sl_drow_house_guard#1", "gold play sl_deep_wound sl_drow_house_guard#1")
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    f.act("silver accept", f"silver go {f.square(4, 6)}").passing()
    assert (f.attached("hc_dwarf_cleric#1"), f.damage("hc_dwarf_cleric#1"), f.discard("gold")) == (
        [],
        20,
        ["sl_deep_wound"],
    )
