"""Worked cases: variants, escorts and hunts that meet other rules, defeat."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross, start
from tests.games.dungeoneer.test_cases_quests import here

VILLAINY = "phase: villainy"

DEATH = """
seats:
  azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion]}
  ember: {hero: fd_barbarian, at: fd_caravan_gate, health: 1, glory: 3, peril: 7, completed: [fd_q_blood],
         hand: [fd_rust], inventory: [fd_bronze_helm], lair: [fd_harpy]}
  jade: {hero: fd_cleric, at: fd_caravan_gate}
variants: [resurrection]
unused: [fd_arcanist, fd_defiler]
deck: [fd_rope, fd_thirst, fd_brigand, fd_basilisk, fd_mirage, fd_sandstorm]
map: {fd_caravan_gate: "0:0"}
turn: {phase: villainy}
"""


@pytest.mark.case("DG-C89")
@pytest.mark.rule("DG-20.4", "DG-20.5", "DG-20.6")
def test_resurrection() -> None:
    t = at(DEATH, 6, 1).act("azure", "play fd_giant_antlion", "end", "to-hand", "decline")
    assert t.asked == ("ember", "new-hero")
    t.act("ember", "hero fd_arcanist")
    ember = t.of("ember")
    assert (ember.hero, ember.level, ember.health, ember.place) == ("fd_arcanist", 1, 6, "fd_caravan_gate")
    assert (ember.hand_count, ember.completed, ember.glory, ember.peril) == (5, ["fd_q_blood"], 3, 4)
    assert t.discarded == ["fd_bronze_helm", "fd_harpy", "fd_rust"]


@pytest.mark.rule("DG-20.6", "DG-13.2")
@pytest.mark.parametrize(("completed", "magic"), [("[]", 0), ("[tl_q_crown]", 1)])
def test_the_artifact_of_a_completed_quest_works_on_for_the_resurrected_hero(completed: str, magic: int) -> None:
    """DG-D73: it lasts to the end of the game, not of the hero."""
    death = DEATH.replace("completed: [fd_q_blood]", f"completed: {completed}") + "sets: [fd, tl]\n"
    t = at(death, 6, 1).act("azure", "play fd_giant_antlion", "end", "to-hand", "decline")
    t.act("ember", "hero fd_arcanist")
    assert t.of("ember").hero == "fd_arcanist"
    assert t.of("ember").magic == 3 + magic


@pytest.mark.case("DG-C90")
@pytest.mark.rule("DG-20.12", "DG-20.13")
def test_limited_movement() -> None:
    more = "variants: [limited_movement]"
    t = cross("ap: 1, level: 4", "at: fd_salt_flats", turn="phase: ending, moved: true", more=more)
    assert (t.view().active, t.of("azure").ap, t.of("azure").saved, t.of("ember").ap) == ("ember", 0, False, 3)
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 3, 3, 6, 1, turn=VILLAINY, more=more)
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "lie-down")
    assert (t.of("ember").fallen, t.of("ember").ap) == (True, 1)
    t.act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.of("ember").ap == 0


@pytest.mark.case("DG-C91")
@pytest.mark.rule("DG-20.14", "DG-20.15")
def test_action_points_for_falling() -> None:
    more = "variants: [ap_for_falling]"
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 3, 3, turn=VILLAINY, more=more)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.options() == ["lie-down", "decline"]
    t.act("ember", "lie-down")
    assert t.options() == ["challenge fd_giant_antlion"]
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 3, 3, turn=VILLAINY, more=more)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.refused("ember", "lie-down") == ("DG-20.15", "saved-an-ap")


@pytest.mark.case("DG-C92")
@pytest.mark.rule("DG-20.16", "DG-20.25")
def test_dodging_spikes() -> None:
    more = "variants: [dodging_spikes]"
    t = cross("ap: 2", more=more).act("azure", "move s")
    assert t.options() == ["dodge", "decline"]
    t.act("azure", "dodge")
    assert (t.of("azure").ap, t.events("test-rolled")) == (0, [])
    t = cross("ap: 1", "", 6, more=more).act("azure", "move s")
    assert len(t.events("test-rolled")) == 1


@pytest.mark.case("DG-C93")
@pytest.mark.rule("DG-20.9", "DG-20.10")
def test_unbiased_placement() -> None:
    more = "variants: [unbiased_placement]\nlocations: {surface: [fd_necrotower, fd_brigands_lair, fd_salt_lake]}"
    t = cross("ap: 2, quests: [fd_q_princess]", more=more).act("azure", "explore")
    assert t.asked == ("ember", "place")
    t.act("ember", "place 0:2 0").act("azure", "explore")
    assert (t.view().drawn, t.asked) == ("fd_brigands_lair", ("azure", "place"))


@pytest.mark.case("DG-C94")
@pytest.mark.rule("DG-20.11", "DG-14.18")
def test_nothing_personal() -> None:
    more = "variants: [nothing_personal]\ncommon: [fd_q_vow, fd_q_helm]\nquest_deck: [fd_q_sun]"
    t = here("fd_sun_temple", "", 6, more=more).act("azure", "try fd_q_helm")
    assert t.view().common == ["fd_q_vow", "fd_q_sun"]
    view = start({"nothing_personal": True}).view()
    assert ([player.quests for player in view.seats], len(view.common)) == ([[], []], 2)


@pytest.mark.case("DG-C95")
@pytest.mark.rule("DG-20.1", "DG-20.2", "DG-20.3", "DG-20.18", "DG-6.2")
def test_no_blank_spots() -> None:
    game = start({"players": 3, "no_blank_spots": True}, 6)
    view = game.view()
    assert (view.first, view.common, view.location_decks) == ("ember", ["fd_q_queen"], {"surface": 0, "dungeon": 0})
    assert [(place.id, place.cell) for place in view.places] == [("fd_caravan_gate", "0:0")]
    assert [player.tile_count for player in view.seats] == [7, 7, 7]
    assert "fd_antlion_nest" in (game.of("jade").tiles or [])
    laying, last = [], []
    while game.asked[1] == "lay":
        seat, _ = game.asked
        held = game.of(seat).tiles or []
        if "fd_antlion_nest" in held and len(held) > 1:
            assert "fd_antlion_nest" not in game.options("lay")
            assert game.refused(seat, "lay fd_antlion_nest") == ("DG-20.3", "laid-last")
        assert set(game.options("lay")) <= set(held)
        laying.append(seat)
        last.append(game.options("lay")[0])
        game.act(seat, f"lay {last[-1]}")
        game.act(seat, game.options()[0])
    assert laying[:6] == ["jade", "azure", "ember", "jade", "azure", "ember"]
    assert [tile for seat, tile in zip(laying, last, strict=True) if seat == "jade"][-1] == "fd_antlion_nest"
    assert {(player.tile_count, player.glory, player.peril) for player in game.view().seats} == {(0, 1, 1)}
    while game.asked != ("ember", "feats"):
        assert game.asked[1] != "place"
        game.act(game.asked[0], next(each for each in game.options() if each in ("pass", "end")))
    assert game.refused("ember", "explore") == ("DG-7.9", "no-locations-left")


@pytest.mark.case("DG-C96")
@pytest.mark.rule("DG-20.8")
def test_optional_discard() -> None:
    hand = "hand: [fd_rope, fd_parry, fd_rust, fd_thirst]"
    t = cross(
        hand, turn="phase: ending, moved: true", more="variants: [optional_discard]\ndeck: [fd_harpy, fd_brigand]"
    )
    assert len(t.options("discard")) == 4
    t.act("azure", "decline")
    assert t.of("azure").hand_count == 5


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
    t.act("azure", "try fd_q_queen").act("ember", "form melee")
    assert t.asked == ("azure", "roll")
    assert t.refused("azure", "play fd_weapon_mastery") == ("DG-9.10", "only-in-feats")
    assert t.allowed("azure", "use fd_eldritch_ring")


@pytest.mark.case("DG-C107")
@pytest.mark.rule("DG-11.27", "DG-9.5")
def test_an_attack_uses_up_the_challenge_of_the_turn() -> None:
    t = here("fd_antlion_nest", "ap: 3, quests: [fd_q_queen]", 3, 3, 3, 3)
    t.act("azure", "attack ember", "form melee", "try fd_q_queen").act("ember", "form melee")
    assert t.asked == ("azure", "feats")


@pytest.mark.case("DG-C112")
@pytest.mark.rule("DG-14.28", "DG-14.19")
def test_a_token_given_up_is_not_picked_up_in_the_same_turn() -> None:
    t = cross("quests: [fd_q_princess]", more="tokens: {fd_q_princess: azure}").act("azure", "give-up fd_q_princess")
    assert t.refused("azure", "pick-up fd_q_princess") == ("DG-14.28", "given-up-this-turn")
    t.act("azure", "end")
    assert t.view().active == "ember"
    t.act("ember", "end", "pick-up fd_q_princess")
    assert t.of("ember").escorts == ["fd_q_princess"]


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
    t.act("azure", "move n", "move s", "try fd_q_jewel")
    assert (t.of("azure").ap, t.of("azure").completed) == (0, ["fd_q_jewel"])


@pytest.mark.case("DG-C114")
@pytest.mark.rule("DG-14.31", "DG-11.6")
def test_a_distracted_quest_monster_did_not_attack() -> None:
    t = here("fd_antlion_nest", "ap: 2, glory: 1, hand: [fd_distraction], quests: [fd_q_queen]")
    t.act("azure", "try fd_q_queen").act("ember", "form melee").act("azure", "play fd_distraction")
    assert t.asked == ("azure", "feats")
    assert t.of("azure").completed == []
    assert t.act("azure", "try fd_q_queen").of("azure").ap == 1


@pytest.mark.case("DG-C116")
@pytest.mark.rule("DG-15.19", "DG-18.7")
def test_an_exit_held_open_goes_with_its_card() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_shifting_sands]}
          ember: {hero: fd_barbarian, at: fd_ashen_road, peril: 2, forced: ["fd_ashen_road n"]}
        map: {fd_caravan_gate: "0:0", fd_ashen_road: "0:1", fd_salt_flats: "1:0"}
        turn: {phase: villainy}
        """
    )
    assert t.place("fd_ashen_road").forced == ["n"]
    t.act("azure", "play fd_shifting_sands", "shift fd_ashen_road", "place 0:-1 180")
    assert (t.place("fd_ashen_road").forced, t.of("ember").place) == (["s"], "fd_ashen_road")


@pytest.mark.case("DG-C120")
@pytest.mark.rule("DG-20.21", "DG-21.7")
def test_resurrection_in_a_game_of_two() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate}
          ember: {hero: fd_barbarian, at: fd_sinking_track, ap: 2, health: 1}
        variants: [resurrection]
        unused: [fd_arcanist, fd_cleric]
        map: {fd_caravan_gate: "9:9", fd_sinking_track: "0:0", fd_salt_flats: "1:0"}
        turn: {seat: ember}
        """,
        1,
    )
    t.act("ember", "move e")
    assert t.asked == ("ember", "new-hero")
    t.act("ember", "hero fd_cleric")
    assert (t.view().active, t.of("ember").place, t.of("ember").ap, t.of("ember").glory) == (
        "azure",
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
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.asked == ("azure", "keep-monster")
