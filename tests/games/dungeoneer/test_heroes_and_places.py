"""Every hero's skill, every effect of a location, every quest that no worked case completes."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at

VILLAINY = "phase: villainy"


def with_hero(hero: str, azure: str, *faces: int, ember: str = "", place: str = "fd_caravan_gate", near: str = "",
              turn: str = "phase: feats", more: str = "") -> AtTable:  # fmt: skip
    text = f"""
seats:
  azure: {{hero: {hero}, at: {place}, {azure}}}
  ember: {{hero: fd_barbarian, at: {place}, {ember}}}
map: {{{place}: "0:0"{", " + near if near else ""}}}
turn: {{{turn}}}
{more}
"""
    return at(text, *faces)


def test_the_wyrm_hunter_fights_dragons_better() -> None:
    t = with_hero("fd_dragonslayer", "peril: 9", 3, 3, ember="hand: [fd_dragonling]", turn=f"seat: ember, {VILLAINY}")
    t.act("ember", "play fd_dragonling", "form melee", "end")
    assert t.events("battle-rolled")[1] == "battle-rolled azure melee 3 7"


def test_rage_adds_two_to_an_attack() -> None:
    t = with_hero("fd_barbarian", "ap: 1, glory: 1", 3, 3).act("azure", "attack ember", "form melee", "use-skill")
    assert t.events("battle-rolled")[0] == "battle-rolled azure melee 3 8"


def test_arcane_reserve_rolls_magic_twice() -> None:
    t = with_hero("fd_arcanist", "ap: 1, glory: 1", 1, 6, 3).act("azure", "attack ember", "form magic", "use-skill")
    assert t.events("battle-rolled")[0] == "battle-rolled azure magic 6 9"
    t = with_hero("fd_arcanist", "ap: 1, glory: 1", 3, 3).act("azure", "attack ember", "form melee")
    assert t.events("battle-rolled")[0] == "battle-rolled azure melee 3 4"


@pytest.mark.rule("DG-9.3")
def test_laying_on_hands_heals_in_the_own_feats_phase() -> None:
    t = with_hero("fd_cleric", "ap: 1, glory: 2, health: 4").act("azure", "use-skill")
    assert (t.of("azure").health, t.of("azure").glory, t.of("azure").ap) == (5, 0, 0)
    assert t.refused("azure", "use-skill") == ("DG-4.6", "skill-used-already")


def test_the_defiling_touch_gives_peril() -> None:
    t = with_hero("fd_defiler", "ap: 1", 6, 1).act("azure", "attack ember", "form magic")
    assert (t.of("ember").health, t.of("ember").peril) == (5, 1)


def test_the_sand_walker_passes_spikes_in_the_desert() -> None:
    t = with_hero("fd_priestess", "ap: 1", near='fd_bone_road: "0:1"').act("azure", "move n")
    assert (t.events("test-rolled"), t.of("azure").health) == ([], 6)


def test_vengeance_strengthens_attacks_after_a_wound() -> None:
    t = with_hero("tl_kron", "peril: 9, ap: 1, saved: true", 6, 1, 3, 3, ember="hand: [fd_giant_antlion]",
                  turn=f"seat: ember, {VILLAINY}")  # fmt: skip
    t.act("ember", "play fd_giant_antlion", "end").act("azure", "challenge fd_giant_antlion", "form melee")
    assert t.events("battle-rolled")[2] == "battle-rolled azure melee 3 8"


@pytest.mark.rule("DG-17.2")
def test_quick_spell_makes_spells_cheaper() -> None:
    t = with_hero("tl_lorel", "glory: 1, hand: [fd_forlorn_magic]").act("azure", "play fd_forlorn_magic")
    assert t.of("azure").glory == 0
    t = with_hero("tl_lorel", "glory: 0, hand: [fd_sand_sight]")
    assert t.refused("azure", "play fd_sand_sight") == ("DG-7.10", "not-enough-glory")


def test_the_holy_shield_prevents_a_wound() -> None:
    t = with_hero("tl_roderik", "ap: 1, glory: 2", 1, near='fd_bone_road: "0:1"', place="fd_salt_lake").act(
        "azure", "move n"
    )
    assert t.asked == ("azure", "wound")
    assert t.act("azure", "use-skill").of("azure").health == 6


def test_the_unseen_path_skips_an_exit_without_opening_it() -> None:
    t = with_hero("tl_raka", "ap: 1, glory: 1", near='fd_salt_flats: "1:0"', place="fd_necrotower").act(
        "azure", "move e"
    )
    t.act("azure", "use-skill")
    assert (t.of("azure").place, t.of("azure").ap, t.place("fd_necrotower").forced) == ("fd_salt_flats", 0, [])


def test_the_citadel_tests_magic() -> None:
    t = with_hero("fd_dragonslayer", "ap: 1", 1, near='fd_overlords_citadel: "0:1"').act("azure", "move n")
    assert t.of("azure").peril == 5


def test_the_oasis_heals_once_a_turn_for_a_glory() -> None:
    t = with_hero("fd_dragonslayer", "ap: 3, health: 4", near='fd_oracle_oasis: "0:1"').act("azure", "move n", "accept")
    assert (t.of("azure").health, t.of("azure").glory) == (5, 1)
    assert t.act("azure", "move s", "move n").asked == ("azure", "feats")


def test_the_village_honours_the_wounded() -> None:
    t = with_hero("fd_dragonslayer", "ap: 1, health: 3", near='fd_drakan_village: "0:1"').act("azure", "move n")
    assert t.of("azure").glory == 3
    t = with_hero("fd_dragonslayer", "ap: 1, health: 4", near='fd_drakan_village: "0:1"').act("azure", "move n")
    assert t.of("azure").glory == 2


def test_the_lake_costs_an_action_point() -> None:
    near = 'fd_salt_lake: "0:1"'
    assert with_hero("fd_dragonslayer", "ap: 3", near=near).act("azure", "move n").of("azure").ap == 1


def test_the_chapel_and_the_armoury() -> None:
    t = with_hero("tl_kron", "ap: 1", 1, near='tl_chapel: "0:1"', place="tl_vestibule", more="sets: [tl]").act(
        "azure", "move n"
    )
    assert t.of("azure").health == 5
    t = with_hero(
        "tl_kron", "ap: 1", near='tl_armoury: "1:0"', place="tl_vestibule", more="sets: [tl]\ndeck: [tl_zombie]"
    )
    t.act("azure", "move e", "accept")
    assert (t.of("azure").hand, t.of("azure").glory) == (["tl_zombie"], 0)


def trying(quest: str, place: str, azure: str, *faces: int, more: str = "") -> AtTable:
    return with_hero("fd_dragonslayer", f"quests: [{quest}], {azure}", *faces, place=place, more=more).act(
        "azure", f"try {quest}"
    )


@pytest.mark.rule("DG-13.1", "DG-13.2", "DG-7.16")
def test_quests_that_are_paid_for() -> None:
    t = trying("fd_q_blade", "fd_dragon_graveyard", "ap: 2, glory: 4")
    assert (t.of("azure").completed, t.of("azure").ap) == (["fd_q_blade"], 0)
    assert trying("tl_q_caedman", "tl_well_of_souls", "glory: 3, health: 2").of("azure").health == 1
    t = with_hero("fd_dragonslayer", "glory: 9, ap: 3", place="fd_salt_lake", ember="quests: [fd_q_sun]")
    assert t.refused("azure", "try fd_q_sun") == ("DG-7.16", "not-your-quest")


@pytest.mark.rule("DG-14.33", "DG-7.13")
def test_the_vow_takes_boons_and_treasures() -> None:
    cards = "inventory: [fd_rope, fd_bronze_helm, fd_dune_runner]"
    t = trying("fd_q_vow", "fd_drakan_village", cards).act(
        "azure", "choose 1", "discard fd_dune_runner", "discard fd_rope"
    )
    assert (t.of("azure").completed, t.inventory("azure")) == (["fd_q_vow"], ["fd_bronze_helm"])
    assert t.discarded == ["fd_dune_runner", "fd_rope"]
    t = with_hero("fd_dragonslayer", f"quests: [fd_q_vow], {cards}")
    assert t.refused("azure", "try fd_q_vow") == ("DG-7.13", "go-there")


def test_quests_of_threat_and_chance() -> None:
    assert trying("fd_q_curse", "fd_ruins_of_anrak", "", 1).of("azure").peril == 2
    assert trying("tl_q_crown", "tl_hall_of_bones", "", 6).of("azure").magic == 2
    assert trying("tl_q_dread", "tl_chapel", "", 1).of("azure").health == 5
    assert trying("tl_q_riddle", "tl_library", "", 4).of("azure").peril == 1


def test_the_artifact_helmet_helps_counterattacks() -> None:
    t = with_hero("fd_dragonslayer", "peril: 9, completed: [fd_q_helm]", 3, 3, ember="hand: [fd_giant_antlion]",
                  turn=f"seat: ember, {VILLAINY}")  # fmt: skip
    t.act("ember", "play fd_giant_antlion", "end")
    assert t.events("battle-rolled")[1] == "battle-rolled azure melee 3 7"


def test_influences_hinder_their_owner() -> None:
    t = with_hero(
        "fd_dragonslayer", "ap: 1, quests: [fd_q_curse]", 6, near='fd_salt_flats: "1:0"', place="fd_necrotower"
    )
    assert t.act("azure", "move e").events("test-rolled") == ["test-rolled azure magic 6 7 6 yes"]
    t = with_hero("fd_dragonslayer", "peril: 9, quests: [tl_q_dread]", 3, 3, ember="hand: [tl_zombie]",
                  turn=f"seat: ember, {VILLAINY}")  # fmt: skip
    t.act("ember", "play tl_zombie", "end")
    assert t.events("battle-rolled")[1] == "battle-rolled azure melee 3 5"


@pytest.mark.parametrize(
    ("quest", "start", "end"),
    [("fd_q_princess", "fd_necrotower", "fd_brigands_lair"), ("fd_q_elder", "fd_drakan_village", "fd_sun_temple"),
     ("tl_q_novice", "tl_library", "tl_vestibule")],
)  # fmt: skip
def test_an_escort_ends_in_its_second_location(quest: str, start: str, end: str) -> None:
    t = with_hero("fd_dragonslayer", f"quests: [{quest}]", place=end, more=f"tokens: {{{quest}: azure}}")
    t.act("azure", f"deliver {quest}")
    assert t.of("azure").completed == [quest]
    t = with_hero("fd_dragonslayer", f"quests: [{quest}]", place=start, more=f"tokens: {{{quest}: azure}}")
    assert t.refused("azure", f"deliver {quest}") == ("DG-14.16", "go-there")


@pytest.mark.parametrize(("quest", "place"), [("fd_q_queen", "fd_antlion_nest"), ("tl_q_draky", "tl_inner_sanctum")])
def test_the_smaller_hunts(quest: str, place: str) -> None:
    t = with_hero("fd_dragonslayer", f"ap: 1, quests: [{quest}]", 1, 6, 6, 1, place=place).act("azure", f"try {quest}")
    t.act("ember", "form melee").act("azure", "challenge-quest-monster", "form melee")
    assert t.of("azure").completed == [quest]


def test_the_lich_takes_a_boon() -> None:
    t = with_hero("fd_dragonslayer", "quests: [tl_q_lich], inventory: [fd_dune_runner]", 6, 1, place="tl_lich_crypt")
    t.act("azure", "try tl_q_lich")
    assert (t.of("azure").health, t.inventory("azure")) == (5, [])


@pytest.mark.parametrize(("quest", "place"), [("fd_q_caravan", "fd_salt_flats"), ("tl_q_vault", "tl_passage_cold")])
def test_searches(quest: str, place: str) -> None:
    t = with_hero(
        "fd_dragonslayer", f"ap: 1, glory: 3, quests: [{quest}]", 6, 6, place=place, more="deck: [fd_rope, fd_rust]"
    )
    t.act("azure", f"search {quest}", f"try {quest}")
    assert (t.of("azure").completed, t.of("azure").hand_count) == ([quest], 2)
