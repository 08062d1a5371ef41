"""Chapter 19: opportunity attacks."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under


@pytest.mark.rule("DM-19.16", "DM-19.17", "DM-16.7", "DM-19.1")
def test_opportunity_attacks_have_all_modifiers_but_the_charge_bonus() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Dazed")), ("orc_raider", "ember", (6, 5))], active=SELL, faces=[2]
    )
    f.to("azure move", 2, 5).act("ember opportunity orc_raider#1")
    assert f.told("attack-rolled")[0].total == 2 + 7 + 2


@pytest.mark.rule("DM-19.12", "DM-8.4", "DM-8.15", "DM-9.6", "DM-24.22")
def test_a_mover_that_cannot_stand_goes_back_to_its_last_legal_position() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("gelatinous_cube", "ember", (5, 6))],
        marks={(5, 5): "S"},
        active=SELL,
        faces=[15],
        unveiled=["gelatinous_cube#1"],
    )
    f.act(f"azure move-by {f.path((5, 5), (6, 5))}", "ember pass", "ember opportunity gelatinous_cube#1")
    assert f.at(SELL) == (4, 5)


@pytest.mark.rule("DM-19.20", "DM-14.3", "DM-19.14")
def test_whoever_is_dragged_out_of_reach_is_struck_by_nobody_else() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "ember", (4, 5)),
            ("feral_troll", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active=SELL,
        faces=[15],
    )
    f.to("azure move", 5, 1)
    assert sorted(f.offers("opportunity")) == ["opportunity dwarf_battlemaster#1", "opportunity feral_troll#1"]
    f = Field(
        [
            ("rakshasa_noble", "azure", (12, 9)),
            ("human_sellsword", "azure", (5, 5)),
            ("human_fighter", "ember", (4, 5)),
            ("feral_troll", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[],
    )
    f.to("azure move", 5, 1).act("ember opportunity feral_troll#1", "azure use rakshasa_noble#1 royal_deceit")
    f.to("azure to", 4, 4)
    assert f.told("attack-lost"), "two squares away it is in the troll's Reach, but no longer adjacent"
    assert f.offers("opportunity") == ["opportunity human_fighter#1"], "to whom it still is adjacent"


@pytest.mark.rule("DM-19.21", "DM-19.2")
@pytest.mark.card("orc_chieftain")
def test_movement_granted_by_a_power_provokes() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (1, 1)),
            ("orc_raider", "azure", (5, 5)),
            ("goblin_cutter", "ember", (6, 5), {"hp": 5}),
            ("human_sellsword", "ember", (4, 5)),
        ],
        active="orc_raider#1",
        faces=[15, 2],
    )
    f.act("azure attack greataxe goblin_cutter#1", "azure use orc_chieftain#1 call_the_horde")
    assert f.ask == "go-on"
    f.to("azure go", 7, 5)
    assert f.ask == "opportunity"


@pytest.mark.rule("DM-19.11", "DM-22.1", "DM-22.2", "DM-22.3", "DM-22.4")
@pytest.mark.parametrize(
    ("condition", "strikes"),
    [
        ("Dazed", 0),
        ("Staggered", 0),
        ("Stunned", 0),
        ("Helpless", 0),
        ("Confused", 1),
        ("Slowed", 1),
        ("Immobilized", 1),
    ],
)
def test_who_makes_no_opportunity_attacks(condition: str, strikes: int) -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5), under(condition))], active=SELL)
    f.to("azure move", 2, 5)
    assert (f.ask == "opportunity") == bool(strikes)


@pytest.mark.rule("DM-19.19", "DM-8.6", "DM-22.5")
def test_whoever_is_immobilized_before_its_first_square_does_not_move_even_one() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("gelatinous_cube", "ember", (5, 6))],
        active=SELL,
        faces=[15],
        unveiled=["gelatinous_cube#1"],
    )
    f.to("azure move", 1, 5).act("ember opportunity gelatinous_cube#1")
    assert f.at(SELL) == (4, 5)
    assert f.ask == "act"


@pytest.mark.rule("DM-19.6", "DM-19.4", "DM-19.2")
def test_an_opportunity_attack_may_be_left_out() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5))], active=SELL)
    f.to("azure move", 2, 5)
    assert f.options() == ["opportunity orc_raider#1", "pass"]
    f.act("ember pass")
    assert f.at(SELL) == (2, 5)
    assert not f.told("attack-rolled")


@pytest.mark.rule("DM-19.6", "DM-1.9")
def test_opportunities_are_offered_in_the_order_of_seats_from_the_one_whose_turn_it_is() -> None:
    f = Field(
        [
            ("human_sellsword", "ember", (5, 5)),
            ("orc_raider", "azure", (4, 4)),
            ("orc_raider", "jade", (6, 4)),
        ],
        scenario="free_for_all",
        players=3,
        seat="ember",
        active=SELL,
    )
    f.to("ember move", 5, 9)
    assert (f.ask, f.asked) == ("opportunity", "jade")


@pytest.mark.rule("DM-19.1", "DM-22.1")
def test_a_dazed_creature_makes_no_opportunity_attack_though_another_beside_it_may() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("orc_raider", "ember", (4, 4), under("Dazed")),
            ("orc_raider", "ember", (6, 4)),
        ],
        active=SELL,
    )
    f.to("azure move", 5, 9)
    assert f.offers("opportunity") == ["opportunity orc_raider#2"]
    assert f.rule("ember opportunity orc_raider#1") == "DM-19.1"


@pytest.mark.rule("DM-19.5", "DM-6.19")
def test_in_the_next_turn_everybody_may_strike_again() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5))], owed=1)
    f.act(f"azure activate {SELL}", "azure end-turn", "ember activate orc_raider#1").to("ember move", 9, 5)
    assert f.options() == [f"opportunity {SELL}", "pass"]


@pytest.mark.rule("DM-19.1", "DM-19.7")
def test_a_step_straight_away_from_an_enemy_is_answered() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (4, 5))], active=SELL, faces=[15])
    f.to("azure move", 6, 5)
    assert (f.ask, f.asked) == ("opportunity", "ember")
    f.act("ember opportunity orc_raider#1")
    assert f.told("damaged")


@pytest.mark.rule("DM-19.16", "DM-22.9")
@pytest.mark.parametrize(("state", "hp"), [("Enervated", 55), ("Slowed", 45)])
def test_the_opportunity_attack_of_the_enervated_is_half_as_strong(state: str, hp: int) -> None:
    crew = [("human_sellsword", "azure", (5, 5)), ("human_fighter", "ember", (6, 5), under(state))]
    f = Field(crew, active=SELL, faces=[15]).to("azure move", 3, 5).act("ember opportunity human_fighter#1")
    assert f.hp(SELL) == hp


@pytest.mark.rule("DM-19.9", "DM-18.1")
@pytest.mark.parametrize(("marks", "hp"), [({}, 45), ({(6, 5): "#"}, 60)])
def test_cover_counts_against_an_opportunity_attack(marks: dict[tuple[int, int], str], hp: int) -> None:
    crew = [("human_sellsword", "azure", (5, 5)), ("human_fighter", "ember", (6, 6))]
    f = Field(crew, marks=marks, active=SELL, faces=[9]).to("azure move", 3, 3).act("ember opportunity human_fighter#1")
    assert f.hp(SELL) == hp, "20 against AC 20, and 2 less for cover"


@pytest.mark.rule("DM-19.3", "DM-14.5", "DM-9.3")
@pytest.mark.card("manticore")
def test_a_flyer_that_shoots_beside_an_enemy_on_the_ground_provokes_it() -> None:
    crew = [("manticore", "azure", (4, 4)), ("human_sellsword", "ember", (6, 5)), FAR]
    f = Field(crew, active="manticore#1").act(f"azure attack tail_spikes {SELL}")
    if f.ask == "further-target":
        f.act("azure done")
    assert (f.ask, f.asked) == ("opportunity", "ember")
