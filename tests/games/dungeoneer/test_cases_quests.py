"""Worked cases: quests, levels, warps and shifts, combined sets, variants, defeat."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross

VILLAINY = "phase: villainy"


def here(
    place: str, azure: str, *faces: int, ember: str = "", turn: str = "phase: feats", more: str = "", near: str = ""
) -> AtTable:
    """Red and ember in one location; azure is the slayer."""
    text = f"""
seats:
  azure: {{hero: fd_dragonslayer, at: {place}, {azure}}}
  ember: {{hero: fd_barbarian, at: {place}, {ember}}}
map: {{fd_caravan_gate: "5:0", {place}: "0:0"{", " + near if near else ""}}}
turn: {{{turn}}}
{more}
"""
    return at(text, *faces)


@pytest.mark.case("DG-C66")
@pytest.mark.rule("DG-7.14", "DG-14.24", "DG-14.25", "DG-7.12", "DG-13.6")
def test_the_first_attempt_is_free_and_each_repeat_costs_an_action_point() -> None:
    t = here("fd_oracle_oasis", "ap: 1, quests: [fd_q_oracle]", 2, 2)
    t.act("azure", "try fd_q_oracle")
    assert (t.of("azure").ap, t.of("azure").peril, t.of("ember").peril) == (1, 1, 1)
    t.act("azure", "try fd_q_oracle")
    assert (t.of("azure").ap, t.of("ember").peril) == (0, 2)
    assert t.refused("azure", "try fd_q_oracle") == ("DG-7.14", "not-enough-ap")


@pytest.mark.case("DG-C67")
@pytest.mark.rule("DG-7.18", "DG-7.19", "DG-7.15", "DG-7.17", "DG-13.7")
def test_completing_a_common_quest_ends_phase_four_and_turns_up_another() -> None:
    t = here("fd_brigands_lair", "ap: 2", 6, 6, more="common: [fd_q_dice]\nquest_deck: [fd_q_blood]")
    t.act("azure", "try fd_q_dice")
    azure = t.of("azure")
    assert (azure.completed, azure.level, azure.glory) == (["fd_q_dice"], 2, 3)
    assert (t.view().common, t.phase) == (["fd_q_blood"], "ending")
    t.act("azure", "pass")
    assert t.asked == ("azure", "save")


@pytest.mark.case("DG-C68")
@pytest.mark.rule("DG-7.19", "DG-14.1", "DG-7.20")
def test_a_common_artifact_quest_is_not_replaced() -> None:
    t = here("fd_sun_temple", "", 6, more="common: [fd_q_helm]\nquest_deck: [fd_q_blood]").act("azure", "try fd_q_helm")
    assert (t.of("azure").completed, t.view().common, t.view().quest_deck) == (["fd_q_helm"], [], 1)


@pytest.mark.case("DG-C69")
@pytest.mark.rule("DG-21.5", "DG-1.1")
def test_the_third_quest_wins_at_once() -> None:
    t = here("fd_salt_lake", "glory: 6, quests: [fd_q_sun], completed: [fd_q_blood, fd_q_dice]").act(
        "azure", "try fd_q_sun"
    )
    assert t.winners == ["azure"]
    assert t.state.result is not None
    assert t.state.result.rule == "DG-1.1"


@pytest.mark.case("DG-C70")
@pytest.mark.rule("DG-14.7", "DG-14.8", "DG-14.9", "DG-14.10", "DG-14.31", "DG-11.24", "DG-13.3")
def test_a_hunt() -> None:
    t = here("fd_overlords_citadel", "ap: 2, quests: [fd_q_overlord]", 1, 4, 5, 2)
    t.act("azure", "try fd_q_overlord").act("ember", "form magic")
    assert t.events("battle-rolled") == ["battle-rolled fd_q_overlord magic 1 4", "battle-rolled azure magic 4 6"]
    assert t.view().fights[0].attacks[0].health == 1
    t.act("azure", "challenge-quest-monster", "form melee")
    azure = t.of("azure")
    assert (azure.completed, azure.level, azure.glory, azure.ap) == (["fd_q_overlord"], 3, 7, 1)
    assert t.view().fights == []


@pytest.mark.case("DG-C71")
@pytest.mark.rule("DG-14.8", "DG-10.3")
def test_the_left_player_is_bound_by_the_round_symbols() -> None:
    t = here("fd_overlords_citadel", "quests: [fd_q_overlord]").act("azure", "try fd_q_overlord")
    assert t.asked == ("ember", "hunt-form")
    assert t.refused("ember", "form speed") == ("DG-14.8", "other-form")


@pytest.mark.case("DG-C72")
@pytest.mark.rule("DG-14.11")
def test_the_wounds_of_a_quest_monster_last_for_the_turn() -> None:
    turn = "phase: feats, attempted: [fd_q_overlord], battled: [azure], quest_wounds: {fd_q_overlord: 1}"
    t = here("fd_overlords_citadel", "ap: 1, quests: [fd_q_overlord]", 1, 6, turn=turn)
    t.act("azure", "try fd_q_overlord").act("ember", "form melee")
    assert t.of("azure").completed == ["fd_q_overlord"]
    t = here("fd_overlords_citadel", "quests: [fd_q_overlord]", turn=turn).act("azure", "end")
    assert t.view().active == "ember"
    assert "quest_wounds" not in t.written["turn"]


@pytest.mark.case("DG-C73")
@pytest.mark.rule("DG-14.12", "DG-14.13", "DG-14.14")
def test_a_search_counts_the_locations_between() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_ravaged_wastes, ap: 2, quests: [fd_q_jewel]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map:
          fd_caravan_gate: "4:0"
          fd_ravaged_wastes: "0:0"
          fd_salt_flats: "1:0"
          fd_caravan_trail: "2:0"
          fd_salt_lake: "3:0"
        """,
        4,
        6,
    )
    assert t.refused("azure", "try fd_q_jewel") == ("DG-14.14", "search-first")
    t.act("azure", "search fd_q_jewel")
    assert t.events("searched") == ["searched azure fd_q_jewel 4 3 7 7 yes"]
    for language, told in (
        ("en", "rolls 4, +3 for locations on the way to an entrance, has 7 against 7: found. [DG-14.12]"),
        ("ru", "на кубике 4, +3 за локации на пути ко входу, сумма 7 против 7 — найдено. [DG-14.12]"),
        ("uk", "на кубику 4, +3 за локації на шляху до входу, сума 7 проти 7 — знайдено. [DG-14.12]"),
    ):
        assert any(line.endswith(told) for line in t.story(language))
    assert t.of("azure").ap == 1
    t.act("azure", "try fd_q_jewel")
    assert t.of("azure").completed == ["fd_q_jewel"]


@pytest.mark.rule("DG-14.12", "DG-14.13")
@pytest.mark.parametrize(
    ("place", "portal", "between"),
    [
        ("fd_ravaged_wastes", "", 3),
        ("fd_ravaged_wastes", "portals: {fd_dragon_graveyard: tl_vestibule}", 1),
        ("fd_dragon_graveyard", "", 2),
        ("fd_dragon_graveyard", "portals: {fd_dragon_graveyard: tl_vestibule}", 0),
    ],
)
def test_the_nearest_entrance_of_a_search_may_be_behind_a_portal(place: str, portal: str, between: int) -> None:
    """By the road it is four steps from the wastes to the gate; by the portal two to the vestibule."""
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: {place}, ap: 2, quests: [fd_q_jewel]}}
          ember: {{hero: tl_kron, at: fd_caravan_gate}}
        sets: [fd, tl]
        map:
          fd_caravan_gate: "4:0"
          fd_ravaged_wastes: "0:0"
          fd_dragon_graveyard: "1:0"
          fd_caravan_trail: "2:0"
          fd_salt_lake: "3:0"
          tl_vestibule: "0:0"
        {portal}
        """,
        4,
    )
    t.act("azure", "search fd_q_jewel")
    found = "yes" if 4 + between >= 7 else "no"
    assert t.events("searched") == [f"searched azure fd_q_jewel 4 {between} {4 + between} 7 {found}"]


@pytest.mark.case("DG-C74")
@pytest.mark.rule("DG-14.15")
def test_a_find_is_lost_at_the_end_of_the_turn() -> None:
    t = here(
        "fd_ravaged_wastes", "ap: 0, quests: [fd_q_jewel]", turn='phase: feats, found: ["fd_q_jewel fd_ravaged_wastes"]'
    )
    assert t.allowed("azure", "try fd_q_jewel")
    t.act("azure", "end").act("ember", "end", "end", "pass", "decline")
    t.act("azure", "end")
    assert t.refused("azure", "try fd_q_jewel") == ("DG-14.14", "search-first")


@pytest.mark.case("DG-C75")
@pytest.mark.rule("DG-14.16", "DG-14.17", "DG-14.18", "DG-14.29")
def test_a_common_escort_becomes_personal() -> None:
    t = here(
        "fd_necrotower",
        "ap: 0, quests: [fd_q_blood, fd_q_sun]",
        more="common: [fd_q_princess]\nquest_deck: [fd_q_dice]",
    )
    t.act("azure", "escort fd_q_princess")
    azure = t.of("azure")
    assert (azure.quests, azure.escorts, azure.melee) == (
        ["fd_q_blood", "fd_q_sun", "fd_q_princess"],
        ["fd_q_princess"],
        4,
    )
    assert t.view().common == ["fd_q_dice"]


@pytest.mark.case("DG-C76")
@pytest.mark.rule("DG-14.19", "DG-14.20", "DG-14.21", "DG-14.30")
def test_a_dropped_token_belongs_to_whoever_picks_it_up() -> None:
    t = cross(
        "at: fd_bone_road, ap: 1", "at: fd_bone_road, quests: [fd_q_princess]", more="tokens: {fd_q_princess: ember}"
    )
    t.act("azure", "move n").act("ember", "give-up fd_q_princess")
    assert (t.of("ember").quests, t.place("fd_bone_road").tokens) == ([], ["fd_q_princess"])
    t = cross("at: fd_bone_road", "at: fd_bone_road", more="tokens: {fd_q_princess: fd_bone_road}")
    t.act("azure", "pick-up fd_q_princess")
    assert (t.of("azure").quests, t.of("azure").escorts) == (["fd_q_princess"], ["fd_q_princess"])


@pytest.mark.case("DG-C77")
@pytest.mark.rule("DG-14.5", "DG-14.6")
def test_the_last_health_is_not_sacrificed() -> None:
    t = here("fd_ravaged_wastes", "health: 2, quests: [fd_q_blood]")
    assert t.refused("azure", "try fd_q_blood") == ("DG-14.5", "cannot-sacrifice")
    t = here("fd_ravaged_wastes", "health: 3, quests: [fd_q_blood]").act("azure", "try fd_q_blood")
    assert (t.of("azure").health, t.of("azure").completed) == (1, ["fd_q_blood"])


@pytest.mark.case("DG-C78")
@pytest.mark.rule("DG-14.3", "DG-14.4")
def test_a_common_influence_works_on_everybody() -> None:
    t = here("fd_ravaged_wastes", "", turn="seat: ember, phase: recovery", more="common: [fd_q_sun]")
    assert (t.of("ember").peril, t.of("azure").peril) == (1, 0)
    t = here("fd_salt_lake", "glory: 6", more="common: [fd_q_sun]").act("azure", "try fd_q_sun")
    assert (t.view().common, t.of("azure").level, t.of("ember").level) == ([], 2, 1)


@pytest.mark.case("DG-C79")
@pytest.mark.rule("DG-14.26")
def test_a_chance() -> None:
    t = here("fd_brigands_lair", "ap: 1, quests: [fd_q_dice]", 5, 4, 3, 3).act("azure", "try fd_q_dice")
    assert (t.of("azure").glory, t.of("azure").completed) == (0, [])
    assert t.act("azure", "try fd_q_dice").of("azure").completed == ["fd_q_dice"]


@pytest.mark.case("DG-C81")
@pytest.mark.rule("DG-12.2", "DG-12.3")
def test_a_threat_may_be_tested_with_health() -> None:
    t = cross("at: fd_salt_flats, hand: [tl_soul_snare]", "peril: 2, health: 3", 3, turn=VILLAINY)
    t.act("azure", "play tl_soul_snare", "end")
    assert t.events("test-rolled") == ["test-rolled ember health 3 6 6 yes"]
    assert t.of("ember").glory == 1


@pytest.mark.case("DG-C82")
@pytest.mark.rule("DG-13.3", "DG-13.5", "DG-1.6")
def test_a_level_changes_the_values_at_once_but_not_health_and_action_points() -> None:
    t = here("fd_brigands_lair", "ap: 2, health: 4, quests: [fd_q_dice]", 6, 6).act("azure", "try fd_q_dice")
    azure = t.of("azure")
    assert (azure.level, azure.melee, azure.health, azure.ap) == (2, 4, 4, 2)


@pytest.mark.case("DG-C83")
@pytest.mark.rule("DG-13.4", "DG-18.9")
def test_no_level_below_one() -> None:
    t = cross("hand: [tl_drain_level]", "peril: 5", 1, turn=VILLAINY).act("azure", "play tl_drain_level", "on ember")
    assert t.events("test-rolled") == ["test-rolled ember level 1 2 6 no"]
    assert t.of("ember").level == 1


BOTH = """
seats:
  azure: {hero: fd_dragonslayer, at: tl_vestibule, ap: 2, glory: 9, hand: [fd_scroll_of_warp]}
  ember: {hero: tl_kron, at: fd_caravan_gate}
sets: [fd, tl]
split: true
map:
  {fd_caravan_gate: "0:0", fd_bone_road: "0:1", tl_vestibule: "0:0", tl_passage_cold: "0:1", tl_daylight_shaft: "0:2"}
portals: {tl_daylight_shaft: fd_caravan_gate}
locations: {surface: [fd_salt_lake]}
"""


@pytest.mark.case("DG-C85")
@pytest.mark.rule("DG-18.6", "DG-19.11", "DG-2.20")
def test_a_warp_does_not_cross_planes() -> None:
    t = at(BOTH).act("azure", "play fd_scroll_of_warp", "x 9", "use fd_scroll_of_warp")
    assert set(t.options("warp")) == {"tl_vestibule", "tl_passage_cold", "tl_daylight_shaft"}
    assert t.refused("azure", "warp fd_bone_road") == ("DG-18.6", "other-plane")


@pytest.mark.case("DG-C86")
@pytest.mark.rule("DG-18.7", "DG-6.12", "DG-18.15")
def test_a_shift_leaves_nobody_without_a_way_to_an_entrance() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_shifting_sands]}
          ember: {hero: fd_barbarian, at: fd_oracle_oasis, peril: 2}
        map: {fd_caravan_gate: "0:0", fd_salt_flats: "0:1", fd_oracle_oasis: "0:2"}
        turn: {phase: villainy}
        """
    )
    t.act("azure", "play fd_shifting_sands")
    assert t.refused("azure", "shift fd_caravan_gate") == ("DG-18.15", "entrance-stays")
    assert t.refused("azure", "shift fd_salt_flats") == ("DG-18.7", "no-other-place")
    t.act("azure", "shift fd_oracle_oasis", "place 1:0 0")
    assert (t.place("fd_oracle_oasis").cell, t.of("ember").place) == ("1:0", "fd_oracle_oasis")


@pytest.mark.case("DG-C87")
@pytest.mark.rule("DG-19.2", "DG-19.3")
def test_an_empty_deck_is_made_anew_of_its_own_pile_only() -> None:
    t = at(BOTH.replace("hand: [fd_scroll_of_warp]", "hand: []") + """
discard: [fd_rope, fd_parry]
peril_deck: [fd_harpy, fd_brigand, fd_rust, fd_thirst]
peril_discard: [fd_mirage]
turn: {phase: ending, moved: true}
""")  # fmt: skip
    t.act("azure", "decline") if t.asked[1] == "save" else None
    assert t.asked == ("azure", "draw")
    t.act("azure", "draw glory")
    assert t.view().decks == {"glory": 1, "peril": 4}
    assert t.view().discards["peril"] == ["fd_mirage"]
    t.act("azure", "draw peril", "draw glory")
    assert t.view().decks == {"glory": 0, "peril": 1}


@pytest.mark.case("DG-C88")
@pytest.mark.rule("DG-19.6")
def test_cards_are_drawn_for_the_plane_of_the_active_hero() -> None:
    t = at(BOTH + "turn: {phase: villainy}\n").act("azure", "end")
    assert t.asked == ("azure", "feats")
    assert t.view().location_decks == {"surface": 1, "dungeon": 0}
