"""Attacks, damage and forced movement rule by rule: for each a table on which the smallest change would be seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures.targeting import line_area

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))


@pytest.mark.rule("DM-8.5", "DM-8.19", "DM-24.13")
def test_the_nearest_legal_position_is_not_behind_a_wall() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "o"},
        edges=[(6, 4, "E"), (6, 5, "E"), (6, 6, "E")],
        active="dwarf_shieldbearer#1",
        faces=[19, 1],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    cell = f.g.board.map.cell_named
    found = {f.g.board.map.place(cell(text.split()[1])) for text in f.offers("to ")}
    assert found == {(5, 4), (6, 4), (5, 5), (5, 6), (6, 6)}


@pytest.mark.rule("DM-11.1")
@pytest.mark.parametrize(("hp", "gone"), [(15, True), (20, False)])
def test_a_creature_at_exactly_0_hit_points_is_destroyed(hp: int, gone: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("human_fighter", "ember", (6, 5), {"hp": hp}), FAR],
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword human_fighter#1")
    assert f.is_gone("human_fighter#1") is gone


@pytest.mark.rule("DM-11.24")
@pytest.mark.parametrize(("hp", "crossed"), [(90, 1), (75, 0), (100, 0)])
def test_becoming_bloodied_is_crossing_the_threshold(hp: int, crossed: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5), {"hp": hp})], active=SELL, faces=[15]
    )
    f.act("azure attack greatsword hill_giant#1")
    assert f.told("hit")
    assert len(f.told("became-bloodied")) == crossed


@pytest.mark.rule("DM-12.17", "DM-14.7", "DM-14.18")
def test_a_burst_attacks_all_within_its_squares_and_nobody_else() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (5, 5)),
            ("human_sellsword", "ember", (8, 5)),
            ("hill_giant", "ember", (5, 2)),
            ("human_fighter", "ember", (9, 5)),
            ("human_town_guard", "azure", (5, 7)),
        ],
        active="orc_chieftain#1",
        faces=[19, 19],
    )
    f.act("azure burst chieftains_roar", f"azure target {SELL}").to("azure to", 9, 4).act("azure done")
    assert [roll.target for roll in f.told("attack-rolled")] == [1, 2], "enemies within 3 squares, each once"


@pytest.mark.rule("DM-13.1", "DM-3.6")
@pytest.mark.parametrize(("die", "told"), [(4, "hit"), (3, "missed")])
def test_a_total_that_equals_the_ac_hits(die: int, told: str) -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5)), FAR], active=SELL, faces=[die])
    f.act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 11 + die
    assert f.told(told)


@pytest.mark.rule("DM-13.8", "DM-23.2")
def test_bonuses_and_penalties_of_different_sources_add_up() -> None:
    effects = [
        {"what": "bonus", "of": "attack", "n": 1, "source": "dragonborn_warlord.dragons_courage.power"},
        {"what": "bonus", "of": "attack", "n": -2, "source": "half_elf_minstrel.cutting_verse"},
    ]
    f = Field(
        [
            ("pat_human_champion", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5), {"effects": effects}),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use pat_human_champion#1 press_the_attack")
    assert f.told("attack-rolled")[0].total == 5 + 11 + 1 - 2 + 2


@pytest.mark.rule("DM-14.4", "DM-28.6")
@pytest.mark.parametrize(("away", "rule"), [(10, None), (11, "DM-28.6")])
def test_a_ranged_attack_reaches_as_far_as_its_range(away: int, rule: str | None) -> None:
    f = Field(
        [("goblin_sharpshooter", "azure", (1, 5)), ("orc_raider", "ember", (1 + away, 5))],
        active="goblin_sharpshooter#1",
    )
    assert f.rule("azure attack hand_crossbow orc_raider#1") == rule
    f = Field([("medusa_archer", "azure", (0, 5)), ("orc_raider", "ember", (15, 5))], active="medusa_archer#1")
    assert f.rule("azure attack poisoned_arrows orc_raider#1") is None, "as far as it sees"


@pytest.mark.rule("DM-14.19", "DM-14.8", "DM-14.6")
def test_a_cone_spares_those_behind_a_wall() -> None:
    crew: list[Any] = [
        ("storm_sorcerer", "azure", (5, 8)),
        ("orc_raider", "ember", (5, 7)),
        ("orc_raider", "ember", (5, 5)),
    ]
    for marks, hit in (({}, {1, 2}), (walls(*((x, 6) for x in range(16))), {1})):
        f = Field(crew, marks=marks, active="storm_sorcerer#1", faces=[1, 1])
        f.act("azure cone thunder_wave north nw 0")
        while f.ask == "next-victim":
            f.act(f"azure {f.options()[0]}")
        assert {roll.target for roll in f.told("attack-rolled")} == hit


@pytest.mark.rule("DM-14.9", "DM-14.10", "DM-14.11")
def test_a_line_stops_at_a_wall_and_reaches_no_farther_than_its_length() -> None:
    f = Field(
        [("storm_sorcerer", "azure", (2, 5)), ("orc_raider", "ember", (9, 5)), ("orc_raider", "ember", (12, 5))],
        active="storm_sorcerer#1",
    )
    assert f.rule(f"azure line chain_lightning ne {f.square(10, 5)} se") is None
    assert f.rule(f"azure line chain_lightning ne {f.square(11, 5)} se") == "DM-14.9", "8 squares"
    cell = f.g.board.map.cell
    assert line_area(f.g, 0, 1, cell(9, 5), 2) >> cell(9, 5) & 1
    f = Field([("storm_sorcerer", "azure", (2, 5)), FAR], marks=walls((6, 5)))
    assert not line_area(f.g, 0, 1, cell(9, 5), 2) >> cell(9, 5) & 1


@pytest.mark.rule("DM-16.9", "DM-16.10")
@pytest.mark.parametrize(
    ("condition", "rule"),
    [("Immobilized", "DM-16.10"), ("Staggered", "DM-16.10"), ("Slowed", "DM-16.9"), ("Dazed", None)],
)
def test_who_may_not_charge(condition: str, rule: str | None) -> None:
    f = Field(
        [
            ("orc_raider", "azure", (2, 5), under(condition)),
            ("human_sellsword", "ember", (7, 5)),
            ("human_town_guard", "ember", (1, 4)),
        ],
        active=RAIDER,
    )
    assert f.rule_at(f"azure charge {SELL}", 6, 5) == rule


@pytest.mark.rule("DM-17.9", "DM-22.11")
@pytest.mark.parametrize(("target", "more"), [("orc_raider", 2), ("grimlock_barbarian", 0)])
def test_an_invisible_attacker_has_advantage_only_against_those_who_cannot_see_it(target: str, more: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Invisible")), (target, "ember", (6, 5))], active=SELL, faces=[2]
    )
    f.act(f"azure attack greatsword {target}#1")
    assert f.told("attack-rolled")[0].total == 2 + 11 + more


@pytest.mark.rule("DM-18.11", "DM-24.22", "DM-24.2")
@pytest.mark.parametrize(("mark", "less"), [("S", 2), ("f", 2), ("d", 0), ("o", 0), (".", 0)])
def test_which_terrain_gives_cover_against_shots(mark: str, less: int) -> None:
    """Two enemies see each other past the corner of the terrain; a line to the far corner crosses it."""
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("orc_raider", "ember", (7, 5))],
        marks={(6, 5): mark} if mark != "f" else {(7, 5): mark},
        active="elf_scout#1",
        faces=[5],
    )
    f.act("azure attack longbow orc_raider#1")
    assert f.told("attack-rolled")[0].total == 5 + 10 - less


@pytest.mark.rule("DM-19.6", "DM-19.4", "DM-19.2")
def test_an_opportunity_attack_may_be_left_out() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5))], active=SELL)
    f.to("azure move", 2, 5)
    assert f.options() == ["opportunity orc_raider#1", "pass"]
    f.act("ember pass")
    assert f.at(SELL) == (2, 5)
    assert not f.told("attack-rolled")


@pytest.mark.rule("DM-21.6", "DM-21.7")
def test_only_effects_that_a_save_ends_are_saved_against() -> None:
    effects = [
        {"of": "Slowed", "until": "battle", "source": "kobold_slinger.glue_pot"},
        {"of": "Dazed", "until": "save", "source": "angel_of_vengeance.thunderous_descent"},
    ]
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": effects}), FAR], active=SELL, faces=[12])
    f.act("azure end-turn")
    assert [roll.face for roll in f.told("save-rolled")] == [12]
    assert f.conditions(SELL) == ["Slowed"]


@pytest.mark.rule("DM-21.9", "DM-7.9", "DM-21.8")
@pytest.mark.parametrize(("die", "left"), [(9, ["Stunned"]), (10, [])])
def test_the_inactive_make_their_saving_throws(die: int, left: list[str]) -> None:
    stunned = {"of": "Stunned", "until": "save", "source": "mind_flayer_scourge.mind_blast"}
    f = Field(
        [("human_sellsword", "azure", (5, 5), {"effects": [stunned]}), ("orc_raider", "azure", (1, 1)), FAR],
        faces=[die],
    )
    f.act(f"azure activate {SELL}")
    assert f.ask == "activate", "it takes no action"
    assert f.conditions(SELL) == left
