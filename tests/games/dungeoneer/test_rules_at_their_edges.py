"""Rules where a fault once passed: whose card works, who is asked, what an AP pays, and what ends with what."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross
from tests.games.dungeoneer.test_cases_quests import here

TRAIL = """
seats:
  azure: {{hero: fd_dragonslayer, at: fd_caravan_trail, {azure}}}
  ember: {{hero: fd_barbarian, at: fd_caravan_trail, {ember}}}
map: {{fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_bone_road: "0:-1"}}
turn: {{{turn}}}
"""


@pytest.mark.rule("DG-2.2", "DG-2.4")
def test_an_attachment_that_has_left_lies_under_nothing_any_more() -> None:
    table = cross(
        "ap: 1, inventory: [fd_drakan_scimitar]", "", 6, 1, more="cards: {fd_naphtha: {under: fd_drakan_scimitar}}"
    )
    table.act("azure", "attack ember", "form melee")
    assert table.discarded == ["fd_naphtha"]
    assert [card.under for card in table.of("azure").inventory] == [[]]


@pytest.mark.rule("DG-2.4")
def test_an_attachment_serves_only_the_hero_whose_card_it_lies_under() -> None:
    table = cross(
        "ap: 1", "inventory: [fd_drakan_scimitar]", 3, 3, more="cards: {fd_naphtha: {under: fd_drakan_scimitar}}"
    )
    table.act("azure", "attack ember", "form melee")
    assert table.events("battle-rolled")[0] == "battle-rolled azure melee 3 6"


@pytest.mark.rule("DG-14.31", "DG-7.18")
def test_what_lasts_for_a_battle_ends_with_the_hunt_that_completes_its_quest() -> None:
    hero = "health: 4, glory: 1, hand: [fd_parry, fd_rope], quests: [fd_q_overlord]"
    table = here("fd_overlords_citadel", hero, 1, 6)
    table.state.quest_wounds[table.state.quests[0][0]] = 1
    table.act("azure", "try fd_q_overlord").act("ember", "form melee").act("azure", "play fd_parry")
    assert table.events("quest-completed") == ["quest-completed azure fd_q_overlord"]
    assert table.asked == ("azure", "discard")
    assert table.state.changes == []


@pytest.mark.rule("DG-20.10")
def test_a_common_quest_never_hands_a_location_on() -> None:
    more = "locations: {surface: [fd_drakan_village]}\nvariants: [unbiased_placement]\ncommon: [fd_q_elder]"
    assert cross("ap: 1", more=more).act("azure", "explore").asked == ("azure", "place")
    personal = cross("ap: 1, quests: [fd_q_vow]", more=more).act("azure", "explore")
    assert personal.asked == ("ember", "place"), "the common quest is no reason for ember to hand it back"


@pytest.mark.rule("DG-20.9")
def test_a_location_is_handed_on_until_it_serves_nobody() -> None:
    table = cross(
        "ap: 1, quests: [fd_q_vow]",
        "quests: [fd_q_elder]",
        jade="quests: [fd_q_dice]",
        more="locations: {surface: [fd_drakan_village]}\nvariants: [unbiased_placement]",
    )
    assert table.act("azure", "explore").asked == ("jade", "place")


@pytest.mark.rule("DG-9.7", "DG-9.16")
def test_the_active_player_is_asked_before_the_others() -> None:
    table = cross(
        "peril: 5, hand: [fd_ill_omen]",
        "ap: 1, peril: 5, hand: [fd_harpy]",
        turn="seat: ember, phase: feats",
    )
    assert table.act("ember", "move s", "pass").asked == ("ember", "roll")
    assert table.act("ember", "pass").asked == ("azure", "roll")


@pytest.mark.rule("DG-9.13", "DG-9.16")
def test_who_passes_for_the_turn_is_asked_in_a_battle_that_he_began() -> None:
    table = cross("ap: 1, glory: 1, hand: [fd_second_wind]", turn="phase: feats, holding: [azure]")
    assert table.act("azure", "attack ember", "form melee").asked == ("azure", "battle")


@pytest.mark.rule("DG-15.13")
def test_an_underground_passage_costs_an_action_point() -> None:
    table = at("""
        seats:
          azure: {hero: fd_barbarian, at: fd_ravaged_wastes, ap: 2}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0", fd_ruins_of_anrak: "0:2"}
        turn: {phase: feats}
    """).act("azure", "passage fd_ruins_of_anrak")
    assert table.of("azure").ap == 1


@pytest.mark.rule("DG-7.8", "DG-17.5")
def test_a_location_does_nothing_to_a_hero_who_is_gone_before_it_acts() -> None:
    table = at(
        """
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, ap: 2, inventory: [tl_scroll_recall]}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}
        turn: {phase: feats}
        """
    ).act("azure", "move n")
    assert table.asked == ("azure", "entry")
    table.act("azure", "use tl_scroll_recall")
    assert table.of("azure").place == "fd_caravan_gate"
    assert table.events("location-worked") == []
    assert table.of("azure").ap == 1


@pytest.mark.rule("DG-1.17", "DG-2.16")
def test_a_bane_is_nothing_that_its_victim_could_use() -> None:
    table = cross("inventory: [fd_thirst]", more="cards: {fd_thirst: {by: ember}}")
    assert table.refused("azure", "use fd_thirst") == ("DG-1.17", "not-readied")


@pytest.mark.rule("DG-11.33", "DG-11.5")
def test_nobody_cancels_an_attack_on_somebody_else() -> None:
    table = cross(
        "hand: [fd_poison_darts, fd_giant_antlion]",
        "peril: 5, glory: 1, hand: [fd_distraction]",
        jade="peril: 5",
        turn="phase: villainy",
    )
    table.act("azure", "play fd_poison_darts", "on ember", "play fd_giant_antlion", "on jade", "end")
    assert table.asked != ("ember", "respond")


@pytest.mark.rule("DG-20.13", "DG-18.2")
def test_the_action_point_of_lying_down_frees_no_other() -> None:
    table = cross(
        "ap: 2", "fallen: true", 3, 3, more="variants: [limited_movement]\nlocations: {surface: [fd_ravaged_wastes]}"
    )
    table.act("azure", "lie-down", "attack ember", "form melee")
    while table.asked[1] != "feats":
        table.act(table.asked[0], "decline" if table.asked[1] == "challenge" else "pass")
    assert (table.of("azure").ap, table.of("azure").fallen) == (2, True)
    assert table.refused("azure", "explore") == ("DG-18.2", "fallen")


@pytest.mark.rule("DG-11.14", "DG-11.30")
def test_an_attacker_who_has_left_is_not_challenged() -> None:
    text = TRAIL.format(azure="ap: 1, inventory: [tl_scroll_recall]", ember="ap: 1, saved: true", turn="phase: feats")
    table = at(text, 3, 3).act("azure", "attack ember", "form melee", "pass")
    table.act("azure", "use tl_scroll_recall")
    assert table.of("azure").place == "fd_caravan_gate"
    while table.asked[1] == "battle":
        table.act(table.asked[0], "pass")
    assert table.asked[1] != "challenge"
    stays = at(text, 3, 3).act("azure", "attack ember", "form melee", "pass", "pass")
    assert (stays.asked, stays.options("challenge-hero")) == (("ember", "challenge"), ["azure"])


@pytest.mark.rule("DG-11.31", "DG-21.2")
def test_who_fell_gets_no_glory_either_where_the_monsters_owner_falls_too() -> None:
    table = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, health: 1,
                  hand: [fd_giant_antlion, fd_trog_warrior, fd_sand_dragon]}
          ember: {hero: fd_barbarian, at: fd_salt_flats, health: 1, peril: 9}
          jade: {hero: fd_arcanist, at: fd_caravan_gate, peril: 9, ap: 1, saved: true}
          orchid: {hero: fd_cleric, at: fd_salt_flats}
        map: {fd_caravan_gate: "0:0", fd_salt_flats: "1:0"}
        turn: {phase: villainy}
        """,
        *(1, 6, 1),  # the monsters
        *(6, 1, 1),  # ember wounds the first and falls to the second; jade is struck
        *(6, 1),  # jade strikes down azure
    )
    table.act("azure", "play fd_giant_antlion", "on ember", "play fd_trog_warrior", "on ember")
    table.act("azure", "play fd_sand_dragon", "form melee", "end")
    while table.asked[1] != "challenge":
        table.act(table.asked[0], "pass")
    table.act("jade", "challenge-hero azure", "form magic")
    assert [table.of(seat).alive for seat in ("azure", "ember", "jade", "orchid")] == [False, False, True, True]
    assert table.events("glory-changed") == []


@pytest.mark.rule("DG-9.14", "DG-20.13")
def test_action_points_won_in_anothers_turn_end_with_it_though_one_was_won_by_lying_down() -> None:
    table = cross("ap: 1", "", 3, 3, 3, 3, jade="glory: 1, hand: [fd_second_wind]", more="variants: [limited_movement]")
    table.act("azure", "attack jade", "form melee")
    while table.asked != ("jade", "battle"):
        table.act(table.asked[0], "pass")
    table.act("jade", "play fd_second_wind", "choose 2")
    while table.asked[1] != "challenge":
        table.act(table.asked[0], "pass")
    table.act("jade", "lie-down", "challenge-hero azure", "form melee")
    while table.asked[1] != "feats":
        table.act(table.asked[0], "decline" if table.asked[1] == "challenge" else "pass")
    assert table.of("jade").ap == 1
    table.act("azure", "end")
    while table.asked[1] != "villainy":
        table.act(table.asked[0], "pass")
    assert (table.asked[0], table.of("jade").ap) == ("ember", 0)
