"""Worked cases about effects, commanders and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from warhall.games.dnd_miniatures.scoresheet import score_sheet

SELL = "human_sellsword#1"

AREAS = {"areas": [{"mark": "P", "owner": 0}, {"mark": "Q", "owner": 0}, {"mark": "U", "owner": 1}]}


def zoned(*marks: tuple[str, int, int], width: int = 16, height: int = 12) -> dict[str, Any]:
    """A map of floor with victory areas of one square each."""
    rows = [["."] * width for _ in range(height)]
    for mark, x, y in marks:
        rows[y][x] = mark
    used = {mark for mark, _, _ in marks}
    return {
        "drawn": ("." * width + "\n") * height,
        "zones": "".join("".join(row) + "\n" for row in rows),
        "areas": [area for area in AREAS["areas"] if area["mark"] in used],
    }


@pytest.mark.case("DM-C82")
@pytest.mark.rule("DM-21.7", "DM-21.8", "DM-21.6", "DM-21.13")
def test_a_save_of_20_ends_everything() -> None:
    sources = ["kobold_slinger.glue_pot", "young_green_dragon.bite", "immolith.fiery_claws"]
    effects = [
        {"what": "condition", "of": "Slowed", "until": "save", "source": sources[0]},
        {"what": "ongoing", "of": "poison", "n": 5, "until": "save", "source": sources[1]},
        {"what": "ongoing", "of": "fire", "n": 5, "until": "save", "source": sources[2]},
    ]
    f = Field(
        [("human_sellsword", "azure", (1, 1), {"effects": effects}), ("orc_raider", "ember", (9, 9))],
        active=SELL,
        faces=[9, 20],
    )
    f.act("azure end-turn", "azure choose 1")
    assert f.conditions(SELL) == ["Slowed"]
    f.act("azure choose 1")
    assert f.g.effects[0] == ()


@pytest.mark.case("DM-C83")
@pytest.mark.rule("DM-21.10", "DM-21.11", "DM-21.15")
def test_ongoing_damage_of_each_type_the_highest() -> None:
    effects = [
        {"what": "ongoing", "of": "fire", "n": 5, "source": "immolith.fiery_claws"},
        {"what": "ongoing", "of": "fire", "n": 10, "source": "azer_warrior.fire_hammer"},
        {"what": "ongoing", "of": "poison", "n": 5, "source": "young_green_dragon.bite"},
    ]
    f = Field([("human_sellsword", "azure", (1, 1), {"effects": effects}), ("orc_raider", "ember", (9, 9))])
    f.act(f"azure activate {SELL}", "azure choose 1")
    assert f.hp(SELL) == 45


@pytest.mark.case("DM-C84")
@pytest.mark.rule("DM-21.1")
def test_the_current_turn_does_not_count_for_an_effect_of_the_own_turn() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("mind_flayer_scourge", "ember", (6, 5))], active=SELL, faces=[15])
    f.to("azure move", 2, 5).act("ember opportunity mind_flayer_scourge#1").passing("act").act("azure end-turn")
    assert f.conditions(SELL) == ["Dazed"]
    assert f.g.effects[0][0].deadline == f.g.ended[0] + 1


@pytest.mark.case("DM-C85")
@pytest.mark.rule("DM-22.6", "DM-22.7", "DM-22.8")
@pytest.mark.parametrize(("die", "controller"), [(5, "azure"), (6, None), (15, None), (16, "ember")])
def test_a_confused_creature_rolls_for_who_controls_it(die: int, controller: str | None) -> None:
    f = Field(
        [
            ("human_wizard", "azure", (1, 1), under("Confused")),
            ("orc_raider", "ember", (9, 9)),
            ("orc_raider", "azure", (4, 1)),
        ],
        faces=[die],
    )
    f.act("azure activate human_wizard#1")
    if controller is None:
        assert f.ask == "activate"
    else:
        assert (f.ask, f.asked) == ("act", controller)
        assert f.rule(f"{controller} attack ray_of_frost orc_raider#1") == "DM-22.7"


@pytest.mark.case("DM-C86")
@pytest.mark.rule("DM-22.2", "DM-16.10", "DM-23.11")
def test_a_staggered_commander_has_only_its_basic_attack_and_a_move() -> None:
    f = Field(
        [
            ("dragonborn_warlord", "azure", (5, 5), under("Staggered")),
            ("orc_raider", "ember", (6, 5)),
            ("orc_raider", "ember", (10, 5)),
            ("human_sellsword", "azure", (6, 6)),
        ],
        active="dragonborn_warlord#1",
        faces=[2],
    )
    assert f.rule("azure attack longsword orc_raider#1") is None
    assert f.rule("azure cone dragon_breath east ne 0") == "DM-22.2"
    assert f.rule_at("azure charge orc_raider#2", 9, 5) == "DM-16.10"
    assert f.rule("azure use dragonborn_warlord#1 strike_now") == "DM-23.11"
    f.to("azure shift", 4, 5)
    assert not f.offers("move ")


@pytest.mark.case("DM-C87")
@pytest.mark.rule("DM-23.4", "DM-23.5", "DM-23.7", "DM-23.8", "DM-23.6", "DM-23.12")
@pytest.mark.card("cleric_of_pelor")
def test_pelors_mercy_heals_two_allies_but_not_one_twice() -> None:
    f = Field(
        [
            ("cleric_of_pelor", "azure", (9, 9)),
            ("human_sellsword", "azure", (2, 2), {"hp": 30}),
            ("human_fighter", "azure", (3, 2), {"hp": 30}),
            ("orc_raider", "ember", (14, 1)),
        ],
        map=zoned(("P", 2, 2), ("P", 3, 2)),
    )
    f.act(f"azure activate {SELL}", "azure end-turn", "azure use cleric_of_pelor#1 pelors_mercy")
    assert f.hp(SELL) == 40
    assert f.ask == "activate"
    f.act("azure activate human_fighter#1", "azure end-turn", "azure use cleric_of_pelor#1 pelors_mercy")
    assert f.hp("human_fighter#1") == 40
    assert f.g.spent[0] == 2


@pytest.mark.case("DM-C89")
@pytest.mark.rule("DM-23.11", "DM-22.1")
def test_a_dazed_commander_is_silent_in_the_turns_of_others() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (2, 2), under("Dazed")),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[19],
    )
    f.act("azure attack greatsword hill_giant#1")
    assert f.ask != "power"


@pytest.mark.case("DM-C95")
@pytest.mark.rule("DM-26.4", "DM-26.6", "DM-5.12", "DM-10.9", "DM-6.14")
def test_the_area_award_is_scored_once_by_each() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (2, 2), {"activated": 1}),
            ("human_fighter", "azure", (5, 5), {"activated": 1}),
            ("human_ranger", "azure", (9, 9), {"activated": 1}),
            ("orc_raider", "ember", (8, 9)),
        ],
        map=zoned(("P", 2, 2), ("Q", 5, 5), ("U", 8, 9), ("U", 9, 9)),
        seat="ember",
        owed=1,
        active="orc_raider#1",
    )
    f.act("ember end-turn")
    assert (f.vp("azure"), f.vp("ember")) == (10, 10)


@pytest.mark.case("DM-C97")
@pytest.mark.rule("DM-26.9", "DM-26.2", "DM-26.19")
def test_if_both_reach_the_target_the_higher_total_wins() -> None:
    f = Field(
        [("human_sellsword", "azure", (2, 2), {"activated": 1}), ("orc_raider", "ember", (8, 9), {"activated": 1})],
        map=zoned(("P", 2, 2), ("U", 8, 9)),
        vp=[195, 192],
        seat="ember",
        owed=0,
    )
    assert f.g.vp == [205, 202]
    assert f.g.result is not None
    assert f.g.result.winners == (0,)


@pytest.mark.case("DM-C96")
@pytest.mark.rule("DM-26.7", "DM-1.3")
def test_an_own_goal_gives_half() -> None:
    f = Field(
        [("human_wizard", "azure", (1, 1)), ("elf_scout", "azure", (8, 5), {"hp": 5}), ("hill_giant", "ember", (9, 5))],
        active="human_wizard#1",
        faces=[19, 1],
    )
    f.act(f"azure blast fireball {f.square(8, 5)}", "azure target elf_scout#1")
    assert f.vp("ember") == 7


@pytest.mark.case("DM-C98")
@pytest.mark.rule("DM-26.10", "DM-26.11")
@pytest.mark.parametrize(("vp", "told"), [([40, 40], [((1, 13), False)]), ([40, 39], [])])
def test_ten_quiet_rounds_are_a_stalemate_won_near_the_centre(vp: list[int], told: list[object]) -> None:
    f = Field(
        [("human_sellsword", "azure", (7, 5), {"activated": 1}), ("orc_raider", "ember", (1, 1), {"activated": 1})],
        vp=vp,
        quiet=9,
        owed=0,
    )
    assert f.g.result is not None
    assert [(each.values, each.part) for each in score_sheet(f.g) if each.say.rule == "DM-26.11"] == told
    assert (f.g.result.rule, f.g.result.winners) == ("DM-26.10", (0,))
    quiet = [column for column in score_sheet(f.g) if column.say.rule == "DM-26.10"]
    assert [(column.values, column.part) for column in quiet] == [((10, 10), False)]


@pytest.mark.rule("DM-26.10", "DM-26.12")
def test_a_battle_that_was_fought_out_counts_no_quiet_rounds() -> None:
    f = Field([("human_sellsword", "azure", (7, 5), {"activated": 1})], quiet=8, owed=0)
    assert f.g.result is not None
    assert (f.g.result.rule, f.g.quiet) == ("DM-26.12", 9)
    assert [column.say.message for column in score_sheet(f.g)] == [
        "score-eliminated",
        "score-areas",
        "score-standing",
        "score-worth",
    ]


@pytest.mark.case("DM-C99")
@pytest.mark.rule("DM-26.13", "DM-26.14", "DM-26.3")
@pytest.mark.card("goblin_cutter")
def test_bounty_and_uncontested_areas() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("goblin_cutter", "ember", (6, 5)), ("orc_raider", "ember", (12, 9))],
        scenario="bounty",
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword goblin_cutter#1").passing()
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("goblin_cutter", "ember", (6, 5), {"hp": 5}),
            ("orc_raider", "ember", (12, 9)),
        ],
        scenario="bounty",
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword goblin_cutter#1")
    assert f.vp("azure") == 10
    for enemy, vp in (((12, 9), 10), ((6, 5), 5)):
        f = Field(
            [
                ("human_sellsword", "azure", (2, 2), {"activated": 1}),
                ("human_fighter", "azure", (5, 5), {"activated": 1}),
                ("orc_raider", "ember", enemy, {"activated": 1}),
            ],
            map=zoned(("P", 2, 2), ("Q", 5, 5), ("Q", 6, 5)),
            scenario="uncontested",
            owed=0,
        )
        assert f.vp("azure") == vp


@pytest.mark.rule("DM-26.4", "DM-26.14")
@pytest.mark.parametrize(("scenario", "rule"), [("uncontested", "DM-26.14"), ("assault", "DM-26.4")])
def test_an_area_scores_under_the_rule_of_its_scenario(scenario: str, rule: str) -> None:
    """One area held alone: the rule must not depend on how many areas score."""
    f = Field(
        [("human_sellsword", "azure", (2, 2)), ("orc_raider", "ember", (12, 9), {"activated": 1})],
        map=zoned(("P", 2, 2)),
        scenario=scenario,
        active=SELL,
        owed=0,
    )
    f.act("azure end-turn")
    scored = [told.rule for told in f.heard if told.event.__struct_config__.tag == "scored"]
    assert scored == [rule]


@pytest.mark.case("DM-C100")
@pytest.mark.rule("DM-27.12", "DM-27.14", "DM-27.9")
def test_an_own_goal_in_a_free_for_all_is_split() -> None:
    f = Field(
        [
            ("human_wizard", "azure", (1, 1)),
            ("owlbear", "azure", (8, 5), {"hp": 5}),
            ("hill_giant", "ember", (10, 5)),
            ("orc_raider", "jade", (14, 1)),
            ("orc_raider", "orchid", (14, 10)),
        ],
        active="human_wizard#1",
        scenario="free_for_all",
        players=4,
        faces=[19, 1],
    )
    f.act(f"azure blast fireball {f.square(9, 5)}", "azure target owlbear#1")
    assert f.g.vp == [0, 13, 13, 13]


@pytest.mark.case("DM-C46", "DM-C116")
@pytest.mark.rule("DM-11.19", "DM-26.12", "DM-26.20", "DM-6.14", "DM-6.20")
@pytest.mark.card("feral_troll")
def test_the_last_troll_comes_back_and_takes_its_points_along() -> None:
    f = Field(
        [("human_fighter", "azure", (4, 5)), ("feral_troll", "ember", (5, 5), {"hp": 5, "activated": 1})],
        map=zoned(("P", 4, 5)),
        vp=[116, 0],
        owed=0,
        active="human_fighter#1",
        turn={"owed": 0},
        faces=[15, 10, 5],
    )
    f.act("azure attack longsword feral_troll#1")
    assert f.g.result is None
    assert f.vp("azure") == 160
    f.act("azure end-turn")
    if f.ask == "come-back":
        f.act(f"ember {f.options()[0]}")
    assert f.vp("azure") == 116 + 10
    assert f.hp("feral_troll#1") == 20


@pytest.mark.case("DM-C113")
@pytest.mark.rule("DM-23.21", "DM-23.22")
@pytest.mark.card("iron_defender")
def test_guards_answer_each_other_at_most_once_in_a_turn() -> None:
    f = Field(
        [
            ("iron_defender", "azure", (4, 4)),
            ("iron_defender", "azure", (5, 4)),
            ("iron_defender", "ember", (4, 5)),
            ("iron_defender", "ember", (5, 5)),
        ],
        active="iron_defender#1",
        faces=[2] * 20,
    )
    f.act("azure attack bite iron_defender#3")
    answers = 0
    while f.ask == "power":
        answers += 1
        f.act(f"{f.asked} {f.options()[0]}")
    assert 1 <= answers <= 4
    assert len(f.told("attack-rolled")) == answers + 1


@pytest.mark.case("DM-C115")
@pytest.mark.rule("DM-12.16", "DM-1.10")
@pytest.mark.card("rakshasa_noble")
def test_a_target_that_slides_out_of_reach_is_lost() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5)), ("rakshasa_noble", "ember", (12, 9))],
        active=SELL,
        faces=[],
    )
    f.act("azure attack greatsword orc_raider#1", "ember use rakshasa_noble#1 royal_deceit").to("ember to", 7, 5)
    assert f.told("attack-lost")
    assert f.g.spent[2] == 2
    assert f.rule("azure attack greatsword orc_raider#1") in ("DM-28.4", "DM-6.8")


@pytest.mark.case("DM-C120")
@pytest.mark.rule("DM-27.14", "DM-26.8", "DM-6.16", "DM-11.20")
@pytest.mark.card("stirge")
def test_ongoing_damage_scores_for_its_author() -> None:
    wound = {
        "effects": [
            {
                "what": "ongoing",
                "of": "wound",
                "n": 5,
                "until": "save",
                "source": "stirge.blood_drain",
                "author": "azure",
            }
        ],
        "hp": 5,
    }
    f = Field(
        [
            ("stirge", "azure", (1, 1)),
            ("orc_raider", "ember", (9, 9)),
            ("goblin_cutter", "jade", (5, 5), wound),
            ("orc_raider", "jade", (12, 1)),
        ],
        scenario="free_for_all",
        players=3,
        seat="jade",
    )
    f.act("jade activate goblin_cutter#1")
    assert f.is_gone("goblin_cutter#1")
    assert f.g.vp == [5, 0, 0]


@pytest.mark.case("DM-C122")
@pytest.mark.rule("DM-14.14", "DM-12.14", "DM-3.5")
@pytest.mark.card("drow_spiderguard", "count_vasil_vampire_lord")
def test_the_nearest_must_be_in_the_web_and_levels_limit_the_gaze() -> None:
    f = Field(
        [("drow_spiderguard", "azure", (2, 5)), ("orc_raider", "ember", (5, 5)), ("orc_raider", "ember", (8, 5))],
        active="drow_spiderguard#1",
    )
    assert f.rule(f"azure blast webs {f.square(8, 5)}") == "DM-14.14"
    assert f.rule(f"azure blast webs {f.square(5, 5)}") is None
    f = Field(
        [("count_vasil_vampire_lord", "azure", (2, 5)), ("hill_giant", "ember", (5, 5))],
        active="count_vasil_vampire_lord#1",
    )
    assert f.rule("azure attack dominating_gaze hill_giant#1") == "DM-12.8"
