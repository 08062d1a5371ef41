"""Worked cases: variants, escorts and hunts that meet other rules, defeat."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross, start
from tests.games.dungeoneer.test_cases_quests import here

VILLAINY = "phase: villainy"

DEATH = """
seats:
  red: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion]}
  blue: {hero: fd_barbarian, at: fd_caravan_gate, health: 1, glory: 3, peril: 7, completed: [fd_q_blood],
         hand: [fd_rust], inventory: [fd_bronze_helm], lair: [fd_harpy]}
  green: {hero: fd_cleric, at: fd_caravan_gate}
variants: [resurrection]
unused: [fd_arcanist, fd_defiler]
deck: [fd_rope, fd_thirst, fd_brigand, fd_basilisk, fd_mirage, fd_sandstorm]
map: {fd_caravan_gate: "0:0"}
turn: {phase: villainy}
"""


@pytest.mark.case("DG-C89")
@pytest.mark.rule("DG-20.4", "DG-20.5", "DG-20.6")
def test_resurrection() -> None:
    t = at(DEATH, 6, 1).act("red", "play fd_giant_antlion", "end", "to-hand", "decline")
    assert t.asked == ("blue", "new-hero")
    t.act("blue", "hero fd_arcanist")
    blue = t.of("blue")
    assert (blue.hero, blue.level, blue.health, blue.place) == ("fd_arcanist", 1, 6, "fd_caravan_gate")
    assert (blue.hand_count, blue.completed, blue.glory, blue.peril) == (5, ["fd_q_blood"], 3, 4)
    assert t.discarded == ["fd_bronze_helm", "fd_harpy", "fd_rust"]


@pytest.mark.case("DG-C90")
@pytest.mark.rule("DG-20.12", "DG-20.13")
def test_limited_movement() -> None:
    more = "variants: [limited_movement]"
    t = cross("ap: 1, level: 4", "at: fd_salt_flats", turn="phase: ending, moved: true", more=more)
    assert (t.view().active, t.of("red").ap, t.of("red").saved, t.of("blue").ap) == ("blue", 0, False, 3)
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 3, 3, 6, 1, turn=VILLAINY, more=more)
    t.act("red", "play fd_giant_antlion", "end").act("blue", "lie-down")
    assert (t.of("blue").fallen, t.of("blue").ap) == (True, 1)
    t.act("blue", "challenge fd_giant_antlion", "form melee")
    assert t.of("blue").ap == 0


@pytest.mark.case("DG-C91")
@pytest.mark.rule("DG-20.14", "DG-20.15")
def test_action_points_for_falling() -> None:
    more = "variants: [ap_for_falling]"
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 3, 3, turn=VILLAINY, more=more)
    t.act("red", "play fd_giant_antlion", "end")
    assert t.options() == ["lie-down", "decline"]
    t.act("blue", "lie-down")
    assert t.options() == ["challenge fd_giant_antlion"]
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 3, 3, turn=VILLAINY, more=more)
    t.act("red", "play fd_giant_antlion", "end")
    assert t.refused("blue", "lie-down") == ("DG-20.15", "saved-an-ap")


@pytest.mark.case("DG-C92")
@pytest.mark.rule("DG-20.16", "DG-20.25")
def test_dodging_spikes() -> None:
    more = "variants: [dodging_spikes]"
    t = cross("ap: 2", more=more).act("red", "move s")
    assert t.options() == ["dodge", "decline"]
    t.act("red", "dodge")
    assert (t.of("red").ap, t.events("test-rolled")) == (0, [])
    t = cross("ap: 1", "", 6, more=more).act("red", "move s")
    assert len(t.events("test-rolled")) == 1


@pytest.mark.case("DG-C93")
@pytest.mark.rule("DG-20.9", "DG-20.10")
def test_unbiased_placement() -> None:
    more = "variants: [unbiased_placement]\nlocations: {surface: [fd_necrotower, fd_brigands_lair, fd_salt_lake]}"
    t = cross("ap: 2, quests: [fd_q_princess]", more=more).act("red", "explore")
    assert t.asked == ("blue", "place")
    t.act("blue", "place 0:2 0").act("red", "explore")
    assert (t.view().drawn, t.asked) == ("fd_brigands_lair", ("red", "place"))


@pytest.mark.case("DG-C94")
@pytest.mark.rule("DG-20.11", "DG-14.18")
def test_nothing_personal() -> None:
    more = "variants: [nothing_personal]\ncommon: [fd_q_vow, fd_q_helm]\nquest_deck: [fd_q_sun]"
    t = here("fd_sun_temple", "", 6, more=more).act("red", "try fd_q_helm")
    assert t.view().common == ["fd_q_vow", "fd_q_sun"]
    view = start({"nothing_personal": True}).view()
    assert ([player.quests for player in view.seats], len(view.common)) == ([[], []], 2)


@pytest.mark.case("DG-C95")
@pytest.mark.rule("DG-20.1", "DG-20.2", "DG-20.3", "DG-20.18")
def test_no_blank_spots() -> None:
    game = start({"players": 3, "no_blank_spots": True}, 4)
    view = game.view()
    assert [place.id for place in view.places] == ["fd_caravan_gate"]
    first = game.number(view.first)
    assert game.asked == (game.names[(first + 1) % 3], "lay")
    assert sum(player.tile_count for player in view.seats) == 21
    chooser = 0
    while game.asked[1] in ("lay", "place"):
        seat, _ = game.asked
        held = game.of(seat).tiles or []
        options = game.options()
        if game.asked[1] == "lay" and len(held) > 1:
            assert set(game.options("lay")) <= set(held)
        game.act(seat, options[chooser % len(options)])
        chooser += 7
    assert game.view().location_decks == {"surface": 0, "dungeon": 0}
    assert all(player.glory >= 1 for player in game.view().seats)


@pytest.mark.case("DG-C96")
@pytest.mark.rule("DG-20.8")
def test_optional_discard() -> None:
    hand = "hand: [fd_rope, fd_parry, fd_rust, fd_thirst]"
    t = cross(
        hand, turn="phase: ending, moved: true", more="variants: [optional_discard]\ndeck: [fd_harpy, fd_brigand]"
    )
    assert len(t.options("discard")) == 4
    t.act("red", "decline")
    assert t.of("red").hand_count == 5


@pytest.mark.case("DG-C100")
@pytest.mark.rule("DG-3.7", "DG-20.7", "DG-20.22")
def test_choice_of_heroes() -> None:
    t = start({"players": 4, "choice_of_heroes": True})
    first = t.view().first
    assert t.asked == (first, "hero")
    assert len(t.options()) == 6
    t.act(first, "hero fd_cleric")
    seat, ask = t.asked
    assert (seat, ask) == (t.names[(t.number(first) + 1) % 4], "hero")
    assert t.refused(seat, "hero fd_cleric") == ("DG-20.7", "hero-taken")


@pytest.mark.case("DG-C104")
@pytest.mark.rule("DG-9.10", "DG-17.5")
def test_feats_cards_are_not_played_inside_a_battle() -> None:
    t = here(
        "fd_antlion_nest",
        "glory: 3, hand: [fd_weapon_mastery], inventory: [fd_scroll_of_power, fd_eldritch_ring], quests: [fd_q_queen]",
        3, 3,
    )  # fmt: skip
    t.act("red", "try fd_q_queen").act("blue", "form melee")
    assert t.asked == ("red", "roll")
    assert t.refused("red", "play fd_weapon_mastery") == ("DG-9.10", "only-in-feats")
    assert t.allowed("red", "use fd_eldritch_ring")


@pytest.mark.case("DG-C107")
@pytest.mark.rule("DG-11.27", "DG-9.5")
def test_an_attack_uses_up_the_challenge_of_the_turn() -> None:
    t = here("fd_antlion_nest", "ap: 3, quests: [fd_q_queen]", 3, 3, 3, 3)
    t.act("red", "attack blue", "form melee", "try fd_q_queen").act("blue", "form melee")
    assert t.asked == ("red", "feats")


@pytest.mark.case("DG-C112")
@pytest.mark.rule("DG-14.28", "DG-14.19")
def test_a_token_given_up_is_not_picked_up_in_the_same_turn() -> None:
    t = cross("quests: [fd_q_princess]", more="tokens: {fd_q_princess: red}").act("red", "give-up fd_q_princess")
    assert t.refused("red", "pick-up fd_q_princess") == ("DG-14.28", "given-up-this-turn")
    t.act("red", "end")
    assert t.view().active == "blue"
    t.act("blue", "end", "pick-up fd_q_princess")
    assert t.of("blue").escorts == ["fd_q_princess"]


@pytest.mark.case("DG-C113")
@pytest.mark.rule("DG-14.27", "DG-14.14")
def test_a_find_is_kept_while_walking() -> None:
    t = here(
        "fd_ravaged_wastes",
        "ap: 3, quests: [fd_q_jewel]",
        6,
        turn='phase: feats, found: ["fd_q_jewel fd_ravaged_wastes"], attempted: [fd_q_jewel]',
        near='fd_salt_flats: "0:1"',
    )
    t.act("red", "move n", "move s", "try fd_q_jewel")
    assert (t.of("red").ap, t.of("red").completed) == (0, ["fd_q_jewel"])


@pytest.mark.case("DG-C114")
@pytest.mark.rule("DG-14.31", "DG-11.6")
def test_a_distracted_quest_monster_did_not_attack() -> None:
    t = here("fd_antlion_nest", "ap: 2, glory: 1, hand: [fd_distraction], quests: [fd_q_queen]")
    t.act("red", "try fd_q_queen").act("blue", "form melee").act("red", "play fd_distraction")
    assert t.asked == ("red", "feats")
    assert t.of("red").completed == []
    assert t.act("red", "try fd_q_queen").of("red").ap == 1


@pytest.mark.case("DG-C116")
@pytest.mark.rule("DG-15.19", "DG-18.7")
def test_an_exit_held_open_goes_with_its_card() -> None:
    t = at(
        """
        seats:
          red: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_shifting_sands]}
          blue: {hero: fd_barbarian, at: fd_ashen_road, peril: 2, forced: ["fd_ashen_road n"]}
        map: {fd_caravan_gate: "0:0", fd_ashen_road: "0:1", fd_salt_flats: "1:0"}
        turn: {phase: villainy}
        """
    )
    assert t.place("fd_ashen_road").forced == ["n"]
    t.act("red", "play fd_shifting_sands", "shift fd_ashen_road", "place 0:-1 180")
    assert (t.place("fd_ashen_road").forced, t.of("blue").place) == (["s"], "fd_ashen_road")


@pytest.mark.case("DG-C120")
@pytest.mark.rule("DG-20.21", "DG-21.7")
def test_resurrection_in_a_game_of_two() -> None:
    t = at(
        """
        seats:
          red: {hero: fd_dragonslayer, at: fd_caravan_gate}
          blue: {hero: fd_barbarian, at: fd_sinking_track, ap: 2, health: 1}
        variants: [resurrection]
        unused: [fd_arcanist, fd_cleric]
        map: {fd_caravan_gate: "9:9", fd_sinking_track: "0:0", fd_salt_flats: "1:0"}
        turn: {seat: blue}
        """,
        1,
    )
    t.act("blue", "move e")
    assert t.asked == ("blue", "new-hero")
    t.act("blue", "hero fd_cleric")
    assert (t.view().active, t.of("blue").place, t.of("blue").ap, t.of("blue").glory) == (
        "red",
        "fd_caravan_gate",
        0,
        0,
    )


@pytest.mark.case("DG-C128")
@pytest.mark.rule("DG-19.13", "DG-19.2", "DG-19.1")
def test_the_opening_hand_is_drawn_from_split_decks() -> None:
    t = start({"sets": "all"})
    while t.asked[1] == "entrance":
        t.act(t.asked[0], t.options()[0])
    first = t.view().first
    for _ in range(5):
        assert t.asked == (first, "draw")
        t.act(first, "draw peril")
    assert all(t.state.game.tables.pile[t.state.game.tables.card_numbers[card]] for card in t.of(first).hand or [])
    assert t.asked[0] != first


@pytest.mark.case("DG-C129")
@pytest.mark.rule("DG-20.23", "DG-20.15")
def test_who_saved_an_action_point_cannot_lie_down_for_one() -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "peril: 3, saved: true", 3, 3, turn=VILLAINY, more="variants: [ap_for_falling]"
    )
    t.act("red", "play fd_giant_antlion", "end")
    assert t.asked == ("red", "keep-monster")
