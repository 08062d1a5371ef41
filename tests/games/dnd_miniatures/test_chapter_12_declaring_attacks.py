"""Chapter 12: reading and declaring attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.tables import BOX


@pytest.mark.rule("DM-12.9", "DM-1.5", "DM-12.1", "DM-12.2", "DM-12.5")
@pytest.mark.card("pat_human_champion")
def test_an_aftereffect_attack_has_its_own_roll_and_another_target() -> None:
    f = Field(
        [("pat_human_champion", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), ("orc_raider", "ember", (4, 5))],
        active="pat_human_champion#1",
        faces=[15, 2],
    )
    f.act("azure attack champions_onslaught hill_giant#1", "azure done")
    assert [(roll.target, roll.face) for roll in f.told("attack-rolled")] == [(1, 15), (2, 2)]


@pytest.mark.rule("DM-12.7", "DM-12.5")
def test_fewer_targets_may_be_named_and_never_more() -> None:
    crew: list[Any] = [("hill_giant", "azure", (5, 5))]
    crew += [("human_sellsword", "ember", at) for at in ((4, 5), (7, 5), (5, 7), (6, 4))]
    f = Field(crew, active="hill_giant#1", faces=[2])
    f.act(f"azure attack sweeping_club {SELL}", "azure done")
    assert len(f.told("attack-rolled")) == 1
    f = Field(crew, active="hill_giant#1", faces=[2, 2, 2])
    f.act(f"azure attack sweeping_club {SELL}", "azure target human_sellsword#2")
    assert f.rule(f"azure target {SELL}") == "DM-12.6", "they are different creatures"
    f.act("azure target human_sellsword#3")
    assert len(f.told("attack-rolled")) == 3


@pytest.mark.rule("DM-12.11")
def test_only_the_printed_event_clears_a_box() -> None:
    f = Field(
        [("human_fighter", "azure", (5, 5), {"boxes": 1 << 4}), ("hill_giant", "ember", (6, 5))],
        active="human_fighter#1",
        faces=[2],
    )
    f.act("azure attack longsword hill_giant#1")
    assert f.told("missed")
    assert f.g.boxes[0] == 1 << 4
    f = Field(
        [("ogre_savage", "azure", (4, 5), {"boxes": 1 << 4}), ("hill_giant", "ember", (6, 5))],
        active="ogre_savage#1",
        faces=[2],
    )
    f.act("azure attack club hill_giant#1")
    assert f.g.boxes[0] == 0, "its box is cleared by a miss"


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


@pytest.mark.rule("DM-12.4", "DM-3.9")
def test_everything_on_the_line_of_an_attack_counts() -> None:
    """Cutting Verse: ranged 8, +10 vs. Will, 10 psychic damage, and a penalty of 2 for a hit."""
    for away, rule in ((8, None), (9, "DM-28.6")):
        f = Field(
            [("half_elf_minstrel", "azure", (1, 5)), ("elf_warlock", "ember", (1 + away, 5)), FAR],
            active="half_elf_minstrel#1",
            faces=[19],
        )
        assert f.rule("azure attack cutting_verse elf_warlock#1") == rule
        if rule is None:
            f.act("azure attack cutting_verse elf_warlock#1")
            rolled = f.told("attack-rolled")[0]
            assert (rolled.total, rolled.against) == (29, GAME.tables.defence[f.g.kinds[1]] + 2), "Will, and not AC"
            assert f.told("damaged")[0].amount == 10
            assert [effect.n for effect in f.g.effects[1]] == [-2]


@pytest.mark.rule("DM-12.8")
@pytest.mark.parametrize(
    ("condition", "rule"), [("Dazed", "DM-12.8"), ("Stunned", None), ("Helpless", None), ("Immobilized", "DM-12.8")]
)
def test_extract_brain_needs_a_target_that_is_helpless_or_stunned(condition: str, rule: str | None) -> None:
    f = Field(
        [("mind_flayer_scourge", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5), under(condition)), FAR],
        active="mind_flayer_scourge#1",
    )
    assert f.rule(f"azure attack extract_brain {SELL}") == rule


@pytest.mark.rule("DM-12.8", "DM-3.5")
def test_dominating_gaze_reaches_creatures_up_to_level_10() -> None:
    tables = GAME.tables
    for level in (10, 11):
        card = next(label for label, kind in tables.kind_of.items() if tables.level[kind] == level)
        f = Field(
            [("count_vasil_vampire_lord", "azure", (3, 5)), (card, "ember", (7, 5)), FAR],
            active="count_vasil_vampire_lord#1",
        )
        rule = f.rule(f"azure attack dominating_gaze {card}#1")
        assert rule == (None if level == 10 else "DM-12.8"), card


@pytest.mark.rule("DM-12.14", "DM-14.14")
@pytest.mark.card("drow_spiderguard")
def test_of_two_nearest_enemies_one_in_the_area_is_enough() -> None:
    f = Field(
        [
            ("drow_spiderguard", "azure", (7, 5)),
            ("human_sellsword", "ember", (3, 5)),
            ("orc_raider", "ember", (11, 5)),
        ],
        active="drow_spiderguard#1",
    )
    assert f.rule_at("azure blast webs", 3, 5) is None
    assert f.rule_at("azure blast webs", 7, 9) == "DM-14.14"


@pytest.mark.rule("DM-12.13")
@pytest.mark.card("elf_scout")
def test_the_nearest_enemy_is_the_nearest_that_is_seen() -> None:
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("human_sellsword", "ember", (5, 5)), ("orc_raider", "ember", (2, 10))],
        marks=walls((4, 4), (4, 5), (4, 6)),
        active="elf_scout#1",
    )
    assert f.offers("attack greenwood_arrows") == ["attack greenwood_arrows orc_raider#1"]


@pytest.mark.rule("DM-11.22", "DM-12.6")
@pytest.mark.card("dwarf_battlemaster")
def test_what_was_added_to_the_damage_of_one_target_is_not_added_to_the_next() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("pat_human_fighter", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
            ("ettin_jack_of_irons", "ember", (4, 6)),
            FAR,
        ],
        active="pat_human_fighter#1",
        faces=[18, 18],
    )
    f.act("azure attack cleave hill_giant#1", "azure target ettin_jack_of_irons#1")
    f.act("azure use dwarf_battlemaster#1 hammer_them")
    assert [(told.unit, told.amount) for told in f.told("damaged")] == [(2, 20), (3, 10)]


@pytest.mark.rule("DM-28.4", "DM-28.5", "DM-12.10")
@pytest.mark.card("orc_chieftain")
def test_a_burst_takes_the_attack_action_and_its_box() -> None:
    chief = "orc_chieftain#1"
    f = Field([("orc_chieftain", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5)), FAR], active=chief, faces=[2])
    f.act("azure burst chieftains_roar")
    assert f.offers("attack ") == []
    assert f.rule(f"azure attack greataxe {SELL}") == "DM-28.4"
    ticked: Any = ("orc_chieftain", "azure", (5, 5), {"boxes": 1 << BOX})
    f = Field([ticked, ("human_sellsword", "ember", (6, 5)), FAR], active=chief)
    assert f.offers("burst ") == []
    assert f.rule("azure burst chieftains_roar") == "DM-28.5"


@pytest.mark.rule("DM-12.10")
@pytest.mark.card("human_wizard")
def test_an_attack_whose_box_is_ticked_hides_none_that_stands_below_it() -> None:
    wizard: Any = ("human_wizard", "azure", (5, 5), {"boxes": 1 << 2 * BOX})
    f = Field([wizard, ("human_sellsword", "ember", (9, 5))], active="human_wizard#1")
    assert {text.split()[1] for text in f.options() if text.split()[0] in ("attack", "line", "blast")} == {
        "lightning_bolt",
        "ray_of_frost",
    }


@pytest.mark.rule("DM-12.11")
@pytest.mark.card("angel_of_vengeance")
@pytest.mark.parametrize(("victim", "ticked"), [("azure", False), ("ember", True)])
def test_only_an_ally_that_is_destroyed_clears_the_box(victim: str, ticked: bool) -> None:  # noqa: FBT001
    f = Field(
        [
            ("angel_of_vengeance", "azure", (12, 2), {"boxes": 1 << BOX * slot_of("angel_of_vengeance")}),
            ("hobgoblin_warcaster", "azure", (3, 5)),
            ("orc_raider", victim, (8, 5), {"hp": 5}),
            ("hill_giant", "ember", (9, 6)),
            FAR,
        ],
        active="hobgoblin_warcaster#1",
        faces=[19, 2],
    )
    assert f.g.boxes[0]
    f.to("azure blast force_pulse", 8, 5).act("azure target orc_raider#1").passing()
    assert f.is_gone("orc_raider#1")
    assert bool(f.g.boxes[0]) is ticked


def slot_of(card: str) -> int:
    """The slot of the attack that is used once, until an ally is destroyed."""
    tables = GAME.tables
    lines = [tables.lines[number] for number in tables.card_lines[tables.kind_of[card]]]
    return next(line.slot for line in lines if line.printed is not None and line.printed.recharge)


@pytest.mark.rule("DM-12.9", "DM-12.3")
@pytest.mark.card("feral_troll")
def test_the_bite_that_follows_is_not_declared_at_whom_the_claws_destroyed() -> None:
    f = Field(
        [("feral_troll", "azure", (5, 5)), ("human_sellsword", "ember", (7, 5), {"hp": 5}), FAR],
        active="feral_troll#1",
        faces=[15],
    )
    f.act(f"azure attack rending_claws {SELL}").passing()
    assert f.is_gone(SELL)
    assert len(f.told("attack-declared")) == 1


@pytest.mark.rule("DM-12.11")
@pytest.mark.card("giant_acid_beetle")
def test_any_attack_that_misses_recharges_what_waits_for_a_miss() -> None:
    crew = [("giant_acid_beetle", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5))]
    for face, boxes in ((2, False), (15, True)):
        f = Field(crew, active="giant_acid_beetle#1", faces=[face])
        f.act(f"azure {f.offers('cone acid_spray')[0]}")
        assert bool(f.g.boxes[0]) is boxes


@pytest.mark.rule("DM-12.11")
@pytest.mark.card("young_silver_dragon")
def test_a_recharge_clears_the_box_of_its_own_attack_alone() -> None:
    dragon = ("young_silver_dragon", "ember", (6, 5), {"hp": 60, "boxes": 1 << 2 * BOX | 1 << 3 * BOX})
    f = Field([("human_sellsword", "azure", (5, 5)), dragon], active=SELL, faces=[19])
    f.act("azure attack greatsword young_silver_dragon#1")
    assert f.g.boxes[1] == 1 << 3 * BOX, "Cold Breath is back, Paralyzing Breath is not"


@pytest.mark.rule("DM-12.13")
@pytest.mark.card("elf_scout")
def test_who_is_nearer_but_unseen_is_not_the_nearest() -> None:
    crew = [("elf_scout", "azure", (2, 5)), ("orc_raider", "ember", (4, 5)), ("human_sellsword", "ember", (6, 9))]
    for marks, seen in ((walls(*((3, y) for y in range(6))), [SELL]), ({}, ["orc_raider#1"])):
        f = Field(crew, marks=marks, active="elf_scout#1")
        assert f.offers("attack greenwood_arrows") == [f"attack greenwood_arrows {name}" for name in seen]


@pytest.mark.rule("DM-12.8", "DM-22.15")
@pytest.mark.parametrize(("state", "rule"), [("Immobilized", None), ("Stunned", "DM-12.8"), ("Helpless", "DM-12.8")])
def test_who_must_be_immobilized_is_not_stunned_instead(state: str, rule: str | None) -> None:
    crew = [("umber_hulk", "azure", (4, 4)), ("human_sellsword", "ember", (6, 5), under(state))]
    assert Field(crew, active="umber_hulk#1").rule(f"azure attack mandibles {SELL}") == rule


@pytest.mark.rule("DM-12.8")
@pytest.mark.card("count_vasil_vampire_lord")
@pytest.mark.parametrize(
    ("state", "rule"),
    [("Dazed", None), ("Staggered", None), ("Stunned", None), ("Helpless", None), ("Immobilized", "DM-12.8")],
)
def test_dazed_or_worse_is_any_of_four_conditions(state: str, rule: str | None) -> None:
    crew = [("count_vasil_vampire_lord", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5), under(state))]
    assert Field(crew, active="count_vasil_vampire_lord#1").rule(f"azure attack blood_drain {SELL}") == rule


@pytest.mark.rule("DM-12.13", "DM-15.7")
def test_the_nearest_is_found_by_counting_round_walls() -> None:
    crew = [("elf_scout", "azure", (2, 5)), ("orc_raider", "ember", (4, 7)), ("human_sellsword", "ember", (2, 2))]
    for marks, names in ((walls((4, 6)), [RAIDER, SELL]), ({}, [RAIDER])):
        f = Field(crew, marks=marks, active="elf_scout#1")
        assert f.offers("attack greenwood_arrows") == [f"attack greenwood_arrows {name}" for name in names]


@pytest.mark.rule("DM-13.8", "DM-23.19")
@pytest.mark.card("pit_fiend", "pat_human_champion")
def test_the_orders_of_two_commanders_for_one_attack_add_up() -> None:
    crew = [
        ("human_sellsword", "azure", (5, 5)),
        ("pit_fiend", "azure", (1, 1)),
        ("pat_human_champion", "azure", (1, 9)),
        ("hill_giant", "ember", (6, 5)),
    ]
    f = Field(crew, active=SELL, faces=[8]).act("azure attack greatsword hill_giant#1")
    f.act("azure use pit_fiend#1 infernal_tactics", "azure use pat_human_champion#1 press_the_attack").passing()
    assert f.hp("hill_giant#1") == 130, "8 and 11 and twice 2 against AC 23"
