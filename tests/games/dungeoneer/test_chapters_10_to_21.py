"""The rules of chapters 10 to 21 that no worked case proves: battles, threats, quests, sets, variants, the end."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross, start
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel import position
from warhall.kernel.dice import SeededDice

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-10.10")
def test_a_fallen_hero_starts_no_battle_but_counterattacks() -> None:
    t = cross("ap: 2, fallen: true", "")
    assert t.refused("azure", "attack ember") == ("DG-10.10", "fallen")
    t = cross("ap: 1", "fallen: true", 1, 6).act("azure", "attack ember", "form melee")
    assert t.of("azure").health == 5


@pytest.mark.rule("DG-11.25")
def test_wounds_between_heroes_are_not_rewarded() -> None:
    t = cross("ap: 1", "", 6, 1).act("azure", "attack ember", "form melee")
    assert (t.of("ember").health, t.of("azure").glory, t.of("ember").peril) == (5, 0, 0)
    assert t.asked == ("azure", "feats")


@pytest.mark.rule("DG-11.31", "DG-21.2", "DG-21.3")
def test_a_monsters_owner_who_is_defeated_ends_the_battle() -> None:
    t = cross(
        "health: 1, peril: 2, glory: 2, hand: [fd_dragonling, fd_rust], inventory: [fd_rope], quests: [fd_q_blood]",
        "peril: 1, ap: 1, saved: true",
        3, 2, 6, 1,
        jade="peril: 1",
        turn=VILLAINY,
    )  # fmt: skip
    t.act("azure", "play fd_dragonling", "on ember", "form melee", "end").act(
        "ember", "challenge-hero azure", "form melee"
    )
    azure = t.of("azure")
    assert (azure.alive, azure.glory, azure.peril, azure.quests, azure.hand_count) == (False, 0, 0, [], 0)
    assert (t.view().active, t.view().fights, t.of("ember").glory) == ("ember", [], 0)
    assert t.discarded == ["fd_dragonling", "fd_rope", "fd_rust"]


@pytest.mark.rule("DG-11.31", "DG-11.23")
def test_heroes_still_get_their_glory_when_the_owner_falls() -> None:
    t = cross(
        "health: 1, hand: [fd_brigand]", "peril: 2, ap: 1, saved: true", 1, 6, 6, 1, jade="glory: 0", turn=VILLAINY
    )
    t.act("azure", "play fd_brigand", "form melee", "end").act("ember", "challenge-hero azure", "form melee")
    assert (t.of("azure").alive, t.of("ember").glory) == (False, 1)


@pytest.mark.rule("DG-12.1")
def test_a_threat_has_no_response_and_no_challenge() -> None:
    t = cross("ap: 2", "", 1).act("azure", "move s")
    assert t.asked == ("azure", "feats")
    assert t.of("azure").health == 5


@pytest.mark.rule("DG-14.22", "DG-21.2")
def test_a_token_stays_where_its_holder_fell() -> None:
    t = cross(
        "hand: [fd_giant_antlion]",
        "health: 1, peril: 3, at: fd_salt_flats, quests: [fd_q_princess]",
        6, 1,
        jade="glory: 0",
        turn=VILLAINY,
        more="tokens: {fd_q_princess: ember}",
    )  # fmt: skip
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "pass")
    assert not t.of("ember").alive
    assert t.place("fd_salt_flats").tokens == ["fd_q_princess"]


@pytest.mark.rule("DG-16.5")
def test_standing_up_gets_a_hero_out_of_a_pit() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_sinking_track: "0:1"}
        """,
        1,
    )
    t.act("azure", "move n")
    assert t.of("azure").fallen
    t.act("azure", "stand", "move s")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_caravan_gate", 0)


@pytest.mark.rule("DG-17.6", "DG-12.5")
def test_several_heroes_are_taken_clockwise_with_the_active_player_last() -> None:
    t = cross("hand: [fd_poison_darts]", "peril: 1", 6, 6, 6, jade="glory: 0", turn=VILLAINY)
    t.act("azure", "play fd_poison_darts", "end")
    assert [line.split()[1] for line in t.events("test-rolled")] == ["ember", "jade", "azure"]


@pytest.mark.rule("DG-19.10", "DG-19.5")
def test_with_two_entrances_each_player_chooses_where_to_start() -> None:
    t = start({"sets": "all"})
    first = t.view().first
    assert t.asked == (first, "entrance")
    assert t.options() == ["entrance fd_caravan_gate", "entrance tl_vestibule"]
    t.act(first, "entrance tl_vestibule")
    assert (t.of(first).place, t.of(first).glory, t.of(first).peril) == ("tl_vestibule", 1, 1)
    planes = [place.plane for place in t.view().places]
    assert (planes.count("surface"), planes.count("dungeon")) == (5, 5)


@pytest.mark.rule("DG-19.12")
def test_several_portals_lead_to_one_entrance() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: tl_vestibule, ap: 1}
          ember: {hero: tl_kron, at: tl_vestibule}
        sets: [fd, tl]
        map: {fd_caravan_gate: "0:0", fd_necrotower: "0:1", fd_dragon_graveyard: "0:2", tl_vestibule: "0:0"}
        portals: {fd_necrotower: tl_vestibule, fd_dragon_graveyard: tl_vestibule}
        """
    )
    assert set(t.options("portal")) == {"fd_necrotower", "fd_dragon_graveyard"}
    assert t.refused("azure", "portal fd_caravan_gate") == ("DG-15.15", "no-portal")


@pytest.mark.rule("DG-20.19")
def test_with_two_planes_both_entrances_are_laid_first() -> None:
    t = start({"sets": "all", "no_blank_spots": True, "players": 3})
    assert [place.id for place in t.view().places] == ["fd_caravan_gate", "tl_vestibule"]
    assert t.asked[1] == "lay"


@pytest.mark.rule("DG-20.20", "DG-20.2")
def test_a_quest_whose_location_could_not_be_laid_is_replaced() -> None:
    text = """
position:
  seats:
    azure: {hero: fd_dragonslayer, at: fd_caravan_gate, quests: [fd_q_queen], tiles: [fd_antlion_nest]}
    ember: {hero: fd_barbarian, at: fd_caravan_gate, quests: [fd_q_blood]}
  variants: [no_blank_spots]
  quest_deck: [fd_q_sun]
  map: {fd_caravan_gate: "0:0"}
  turn: {phase: ending, moved: true}
agenda: [[building.map_done], [turn.next_turn]]
"""
    state = position.read(GAME, text, SeededDice(1))
    assert isinstance(state, Dungeoneer)
    t = AtTable(state)
    assert (t.of("azure").quests, t.of("ember").quests, t.view().aside) == (
        ["fd_q_sun"],
        ["fd_q_blood"],
        ["fd_antlion_nest"],
    )


@pytest.mark.rule("DG-20.24")
def test_the_point_for_lying_down_does_not_stand_a_hero_up_or_move_him() -> None:
    t = cross("ap: 0", "", more="variants: [limited_movement]\nlocations: {surface: [fd_salt_lake, fd_oracle_oasis]}")
    t.act("azure", "lie-down")
    assert t.asked == ("azure", "spend-lying")
    assert set(t.options()) == {"attack ember", "explore"}
    assert t.refused("azure", "stand") == ("DG-20.24", "not-with-this-ap")
    t.act("azure", "explore", "place 0:2 0")
    assert (t.of("azure").ap, t.of("azure").fallen) == (0, True)


@pytest.mark.rule("DG-21.6")
def test_play_goes_on_when_the_decks_are_empty() -> None:
    t = cross("ap: 0", "at: fd_salt_flats", turn="phase: ending, moved: true")
    for seat in ("ember", "azure", "ember"):
        t.act(seat, "end", "end", "decline")
    assert not t.over
    assert t.view().round == 3
