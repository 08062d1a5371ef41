"""Chapter 21: effects, durations, saving throws."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field
from warhall.games.dnd_miniatures.state import BATTLE, NEXT_TURN, SAVE, UNTIL_ACTS


@pytest.mark.rule("DM-21.4", "DM-21.5", "DM-6.14")
def test_effects_of_the_round_end_with_it_and_those_of_the_battle_stay() -> None:
    effects = [
        {"of": "Slowed", "until": "round", "source": "kobold_slinger.glue_pot"},
        {"of": "Dazed", "until": "battle", "source": "mind_flayer_scourge.tentacles"},
    ]
    f = Field(
        [
            ("human_sellsword", "azure", (3, 3), {"effects": effects, "activated": 1}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        owed=0,
    )
    assert f.g.round == 2
    assert f.conditions(SELL) == ["Dazed"]


@pytest.mark.rule("DM-21.17", "DM-21.8")
@pytest.mark.card("half_elf_minstrel")
def test_a_saving_throw_by_a_power_comes_on_top_of_the_usual_one() -> None:
    slowed = {"effects": [{"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"}]}
    f = Field(
        [("half_elf_minstrel", "azure", (1, 1)), ("human_sellsword", "azure", (3, 3), slowed), FAR],
        active=SELL,
        faces=[9, 9],
    )
    f.act("azure end-turn", "azure use half_elf_minstrel#1 song_of_rest")
    assert len(f.told("save-rolled")) == 2
    assert f.conditions(SELL) == ["Slowed"]


@pytest.mark.rule("DM-21.11")
@pytest.mark.parametrize("numbers", [(5, 10), (10, 5)])
def test_of_ongoing_damage_of_one_type_the_highest_is_taken(numbers: tuple[int, int]) -> None:
    sources = ("immolith.fiery_claws", "azer_warrior.fire_hammer")
    effects = [
        {"what": "ongoing", "of": "fire", "n": n, "source": source} for n, source in zip(numbers, sources, strict=True)
    ]
    f = Field([("human_sellsword", "azure", (1, 1), {"effects": effects}), FAR])
    f.act(f"azure activate {SELL}")
    assert f.hp(SELL) == 50


@pytest.mark.rule("DM-21.16", "DM-21.12")
def test_the_same_effect_replaces_its_older_copy_and_starts_anew() -> None:
    old = {"of": "Slowed", "until": "next_turn", "deadline": 7, "source": "human_wizard.ray_of_frost"}
    f = Field(
        [("human_wizard", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5), {"effects": [old]})],
        active="human_wizard#1",
        faces=[15],
    )
    f.act(f"azure attack ray_of_frost {SELL}")
    assert [(effect.code, effect.deadline) for effect in f.g.effects[1]] == [(f.g.effects[1][0].code, 1)]


@pytest.mark.rule("DM-21.18", "DM-26.12")
def test_an_effect_of_a_player_whose_last_creature_waits_to_return_does_not_end_early() -> None:
    verse = {
        "what": "bonus",
        "of": "attack",
        "n": -2,
        "until": "player_turn",
        "deadline": 2,
        "source": "half_elf_minstrel.cutting_verse",
        "author": "ember",
    }
    for waits, left in ((True, 1), (False, 0)):
        f = Field(
            [
                ("human_sellsword", "azure", (1, 1), {"effects": [verse]}),
                ("feral_troll", "ember", (9, 9), {"activated": 1}),
                ("orc_raider", "jade", (14, 10), {"activated": 1}),
            ],
            scenario="free_for_all",
            players=3,
            active=SELL,
            owed=1,
        )
        if waits:
            f.g.returning.append((1, 20, f.g.places[1], 1))
        f.g.put(1, -2)
        f.act("azure end-turn").passing("activate act first come-back")
        assert len(f.g.effects[0]) == left


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


@pytest.mark.case("DM-C121")
@pytest.mark.rule("DM-21.3", "DM-21.16", "DM-21.12", "DM-13.14")
def test_cutting_verse_ends_with_its_players_next_turn_and_never_adds_up() -> None:
    f = Field(
        [("half_elf_minstrel", "azure", (2, 5)), ("human_sellsword", "azure", (1, 1)), ("hill_giant", "ember", (6, 5))],
        active="half_elf_minstrel#1",
        owed=0,
        faces=[15],
        turn={"owed": 0},
    )
    f.act("azure attack cutting_verse hill_giant#1")
    assert [effect.n for effect in f.g.effects[2]] == [-2]
    assert f.g.effects[2][0].deadline == f.g.finished[0] + 2


@pytest.mark.rule("DM-21.3")
def test_an_effect_bound_to_a_players_turn_does_not_end_with_the_turn_of_another() -> None:
    verse = {
        "what": "bonus",
        "of": "attack",
        "n": -2,
        "until": "player_turn",
        "deadline": 1,
        "source": "half_elf_minstrel.cutting_verse",
        "author": "ember",
    }
    f = Field(
        [("human_sellsword", "azure", (1, 1), {"effects": [verse]}), ("orc_raider", "azure", (3, 3)), FAR],
        active=SELL,
        owed=0,
    )
    f.act("azure end-turn")
    assert f.asked == "ember"
    assert len(f.g.effects[0]) == 1
    f.act("ember activate orc_raider#2", "ember end-turn")
    assert not f.g.effects[0]


@pytest.mark.rule("DM-21.8")
@pytest.mark.card("medusa_archer")
def test_a_failed_save_worsens_only_what_was_saved_against() -> None:
    effects = [
        {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot", "worse": "Immobilized"},
        {"of": "Immobilized", "until": "save", "source": "medusa_archer.petrifying_gaze", "worse": "Helpless"},
    ]
    f = Field(
        [("human_sellsword", "azure", (1, 1), {"effects": effects}), ("hill_giant", "ember", (2, 1))],
        active=SELL,
        faces=[5, 12],
    )
    f.act("azure end-turn", "azure choose 1")
    assert len(f.told("afflicted")) == 1
    assert f.conditions(SELL) == ["Immobilized"]


@pytest.mark.rule("DM-21.1", "DM-6.15")
def test_an_effect_until_the_next_turn_waits_for_the_turn_of_its_own_creature() -> None:
    slowed = {"effects": [{"of": "Slowed", "until": "next_turn", "deadline": 1, "source": "kobold_slinger.glue_pot"}]}
    f = Field(
        [("human_sellsword", "azure", (1, 1)), ("human_fighter", "azure", (3, 3), slowed), FAR], active=SELL, owed=1
    )
    f.act("azure end-turn")
    assert f.conditions("human_fighter#1") == ["Slowed"]
    f.act("azure activate human_fighter#1", "azure end-turn")
    assert not f.conditions("human_fighter#1")


@pytest.mark.rule("DM-23.23", "DM-21.17")
@pytest.mark.card("half_elf_minstrel")
@pytest.mark.parametrize(("until", "asks"), [("save", True), ("battle", False)])
def test_a_saving_throw_is_offered_only_to_who_has_something_to_save_against(until: str, asks: bool) -> None:  # noqa: FBT001
    slowed = {"effects": [{"of": "Slowed", "until": until, "source": "kobold_slinger.glue_pot"}]}
    f = Field(
        [("half_elf_minstrel", "azure", (1, 1)), ("human_sellsword", "azure", (3, 3), slowed), FAR],
        active=SELL,
        faces=[9, 9],
    )
    f.act("azure end-turn")
    assert (f.ask == "power") is asks


@pytest.mark.rule("DM-21.1")
def test_what_lasts_until_the_creature_acts_ends_when_it_is_activated() -> None:
    effects = [{"what": "bonus", "of": "speed", "n": 2, "until": until} for until in ("until_self_acts", "battle")]
    crew: list[Any] = [("human_sellsword", "azure", (5, 5), {"effects": effects}), ("orc_raider", "azure", (1, 1)), FAR]
    f = Field(crew)
    f.act("azure activate orc_raider#1", "azure end-turn")
    assert [effect.until for effect in f.g.effects[0]] == [UNTIL_ACTS, BATTLE]
    f.act(f"azure activate {SELL}")
    assert [effect.until for effect in f.g.effects[0]] == [BATTLE]


@pytest.mark.rule("DM-21.16")
@pytest.mark.card("ice_archon")
def test_the_same_condition_of_another_attack_does_not_replace_the_first() -> None:
    glued = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot", "author": "azure"}
    f = Field(
        [("ice_archon", "azure", (5, 5)), ("hill_giant", "ember", (6, 5), {"effects": [glued]}), FAR],
        active="ice_archon#1",
        faces=[15],
    )
    attack = next(text for text in f.offers("attack ") if "hill_giant" in text)
    f.act(f"azure {attack}")
    assert [effect.until for effect in f.g.effects[1]] == [SAVE, NEXT_TURN]


@pytest.mark.rule("DM-21.7", "DM-21.17", "DM-22.6")
@pytest.mark.card("half_elf_minstrel")
def test_the_owner_chooses_what_a_creature_under_foreign_control_saves_against() -> None:
    caught = [
        {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot", "author": "ember"},
        {"of": "Dazed", "until": "save", "source": "mind_flayer_scourge.mind_blast", "author": "ember"},
    ]
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"controller": "ember", "effects": caught}),
            ("half_elf_minstrel", "ember", (9, 5)),
            FAR,
        ],
        active=SELL,
    )
    f.act("ember end-turn", "ember use half_elf_minstrel#1 song_of_rest")
    assert (f.ask, f.asked) == ("save", "azure")


@pytest.mark.rule("DM-21.13", "DM-21.7")
@pytest.mark.card("bugbear_strangler")
def test_one_saving_throw_ends_all_effects_of_one_attack() -> None:
    held = [
        {"what": "condition", "of": what, "until": "save", "source": "bugbear_strangler.strangle"}
        for what in ("Immobilized", "Dazed")
    ]
    for face, left in ((12, []), (5, ["Dazed", "Immobilized"])):
        f = Field(
            [("human_sellsword", "azure", (5, 5), {"effects": held}), FAR, ("orc_raider", "ember", (6, 5))],
            active=SELL,
            faces=[face],
        )
        f.act("azure end-turn")
        assert (f.conditions(SELL), f.dice.left) == (left, 0)
