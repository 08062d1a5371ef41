"""The rules of chapters 1 to 9 that no worked case proves: components, set-up, turns, phases, moments."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross, start
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel import position
from warhall.kernel.dice import ScriptedDice

PRINTED = GAME.tables.printed
VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-1.5", "DG-1.7", "DG-1.12", "DG-1.14", "DG-1.15", "DG-1.16", "DG-1.3")
def test_the_cards_state_what_they_must() -> None:
    assert {hero.health for hero in PRINTED.heroes} == {6}
    assert all(len(hero.melee) == len(hero.magic) == len(hero.speed) == 4 for hero in PRINTED.heroes)
    assert {place.plane for place in PRINTED.locations if place.set == "fd"} == {"surface"}
    assert {place.plane for place in PRINTED.locations if place.set == "tl"} == {"dungeon"}
    assert {card.type for card in PRINTED.adventures} == {"boon", "treasure", "bane", "encounter"}
    assert sum(card.copies for card in PRINTED.adventures if card.set == "fd") == 60
    assert all((card.monster is None) == card.is_trap for card in PRINTED.adventures if card.type == "encounter")


@pytest.mark.rule("DG-1.8")
def test_action_points_equal_the_speed_at_recovery_and_are_another_quantity() -> None:
    t = cross("ap: 0", "level: 2, at: fd_salt_flats", turn="phase: ending, moved: true")
    assert (t.view().active, t.of("ember").ap) == ("ember", 4)
    t.act("ember", "end", "move w")
    assert (t.of("ember").ap, t.of("ember").speed) == (3, 4)


@pytest.mark.rule("DG-1.9", "DG-1.10", "DG-1.11", "DG-7.10")
def test_glory_is_the_own_players_and_peril_the_opponents() -> None:
    t = cross("glory: 0, peril: 9, hand: [fd_rope, fd_mirage]", "peril: 0, glory: 9", turn=VILLAINY)
    assert t.refused("azure", "play fd_mirage") == ("DG-5.2", "too-little-peril")
    t.act("azure", "end")
    assert t.refused("azure", "play fd_rope") == ("DG-7.10", "not-enough-glory")
    assert t.of("azure").place == "fd_caravan_gate"


@pytest.mark.rule("DG-1.17")
def test_a_card_in_hand_does_nothing() -> None:
    t = cross("glory: 0, hand: [fd_dune_runner, fd_healing_potion]")
    assert t.of("azure").speed == 3
    assert t.refused("azure", "use fd_healing_potion") == ("DG-1.17", "play-it-first")
    assert t.refused("azure", "play fd_rope") == ("DG-1.17", "not-in-hand")


@pytest.mark.rule("DG-1.19", "DG-6.13")
def test_hands_and_decks_are_hidden_and_everything_else_lies_open() -> None:
    t = cross("hand: [fd_rope], inventory: [fd_bronze_helm], lair: [fd_harpy], quests: [fd_q_blood]", "hand: [fd_rust]")
    seen = t.view("ember").seats[0]
    assert (seen.hand, seen.hand_count) == (None, 1)
    assert ([card.id for card in seen.inventory], [card.id for card in seen.lair]) == (["fd_bronze_helm"], ["fd_harpy"])
    assert seen.quests == ["fd_q_blood"]
    assert t.view().seats[1].hand is None


@pytest.mark.rule("DG-3.1", "DG-3.8", "DG-3.5")
def test_decks_and_heroes_are_shuffled() -> None:
    heroes = {tuple(player.hero for player in start({}, seed).view().seats) for seed in range(12)}
    hands = {tuple(start({}, seed).of("azure").hand or []) for seed in range(5)}
    assert len(heroes) > 4
    assert len(hands) == 5


@pytest.mark.rule("DG-3.13")
def test_the_highest_roll_starts_and_ties_are_rolled_again() -> None:
    text = """
position:
  seats:
    azure: {hero: fd_dragonslayer, at: fd_caravan_gate}
    ember: {hero: fd_barbarian, at: fd_caravan_gate}
    jade: {hero: fd_arcanist, at: fd_caravan_gate}
  map: {fd_caravan_gate: "0:0"}
  turn: {phase: set-up}
agenda: [[setup.find_first], [turn.next_turn]]
"""
    state = position.read(GAME, text, ScriptedDice.faces(4, 4, 2, 1, 6))
    assert isinstance(state, Dungeoneer)
    assert AtTable(state).view().first == AtTable(state).view().active == "ember"


@pytest.mark.rule("DG-4.1", "DG-4.8", "DG-8.11")
def test_the_turn_passes_to_the_left_over_players_who_are_out() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate}
          ember: {hero: fd_barbarian, out: true}
          jade: {hero: fd_arcanist, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: ending, moved: true}
        """
    )
    assert (t.view().active, t.view().round) == ("jade", 1)
    t.act("jade", "end", "end", "pass", "decline")
    assert (t.view().active, t.view().round) == ("azure", 2)


@pytest.mark.rule("DG-4.2", "DG-5.1", "DG-6.1", "DG-8.1")
def test_the_five_phases_come_in_order() -> None:
    t = cross(
        "hand: [fd_rope]",
        "at: fd_salt_flats",
        turn="phase: recovery",
        more="locations: {surface: [fd_salt_lake, fd_oracle_oasis]}\n"
        "deck: [fd_rust, fd_parry, fd_harpy, fd_thirst, fd_mirage]",
    )
    phases = [t.phase]
    for action in ("end", "place 0:2 0", "end", "discard fd_rope"):
        t.act("azure", action)
        phases.append(t.phase)
    assert phases == ["villainy", "locations", "feats", "ending", "ending"]
    assert t.of("azure").glory == 1
    t.act("azure", "save-ap")
    assert (t.of("azure").hand_count, t.view().active) == (5, "ember")


@pytest.mark.rule("DG-4.5", "DG-4.3", "DG-4.6")
def test_a_new_turn_makes_everything_fresh() -> None:
    t = cross(
        "inventory: [fd_battle_fury]",
        turn="phase: recovery, visited: [fd_caravan_gate, fd_bone_road], used: [fd_battle_fury], battled: [azure]",
    )
    assert [place.id for place in t.view().places if not place.new] == ["fd_caravan_gate"]
    assert not t.of("azure").inventory[0].used
    assert not t.of("azure").battled


@pytest.mark.rule("DG-5.10", "DG-10.2", "DG-5.12", "DG-5.18", "DG-18.14")
def test_an_encounter_costs_peril_and_is_played_against_opponents_only() -> None:
    t = cross("ap: 0, peril: 9, hand: [fd_giant_antlion]", "peril: 3", jade="peril: 3", turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion")
    assert t.options() == ["on ember", "on jade"]
    assert t.refused("azure", "on azure") == ("DG-5.12", "own-hero")
    t.act("azure", "on jade")
    assert (t.of("jade").peril, t.of("ember").peril, t.of("azure").ap) == (0, 3, 0)


@pytest.mark.rule("DG-6.11", "DG-6.14")
def test_planes_do_not_touch_and_passages_join_nothing() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1}
          ember: {hero: tl_kron, at: tl_vestibule}
        sets: [fd, tl]
        map: {fd_caravan_gate: "0:0", fd_ravaged_wastes: "0:1", tl_vestibule: "5:5"}
        locations: {surface: [fd_ruins_of_anrak, fd_salt_lake]}
        """
    )
    t.act("azure", "explore")
    assert t.refused("azure", "place 5:4 0") == ("DG-6.3", "not-joined")
    assert t.refused("azure", "place 7:7 0") == ("DG-6.3", "not-joined")


@pytest.mark.rule("DG-7.3", "DG-15.2", "DG-15.3")
def test_a_wall_stops_a_hero_from_either_side() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_antlion_nest, ap: 2}
          ember: {hero: fd_barbarian, at: fd_dune_path, ap: 2}
        map: {fd_antlion_nest: "0:0", fd_dune_path: "1:0", fd_caravan_gate: "0:1"}
        """
    )
    assert t.refused("azure", "move e") == ("DG-15.3", "wall")
    assert t.refused("azure", "move w") == ("DG-7.3", "no-location-there")
    assert t.allowed("azure", "move n")


@pytest.mark.rule("DG-9.13", "DG-9.16")
def test_inside_a_battle_no_other_battle_starts_and_a_moment_ends_when_all_have_passed() -> None:
    t = cross("ap: 1, hand: [fd_giant_antlion]", "peril: 3, glory: 1, ap: 1, saved: true, hand: [fd_second_wind]", 3, 3,
              turn=VILLAINY)  # fmt: skip
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.asked == ("ember", "battle")
    assert t.refused("ember", "attack azure") == ("DG-9.13", "no-new-battle")
    t.act("ember", "pass", "pass")
    assert t.asked == ("ember", "challenge")


@pytest.mark.rule("DG-9.16")
def test_who_holds_is_not_asked_again_in_this_turn_unless_his_hero_is_concerned() -> None:
    t = cross("ap: 2, peril: 2", "hand: [fd_second_wind], glory: 1", 6).act("azure", "move n")
    assert t.asked == ("ember", "open")
    t.act("ember", "hold").act("azure", "move s")
    assert t.asked == ("azure", "feats")


@pytest.mark.rule("DG-9.16", "DG-9.9")
def test_nobody_learns_from_who_is_asked_what_he_holds() -> None:
    hand = "glory: 1, hand: [fd_rust]"
    asked = cross("ap: 2", hand, more="deck: [fd_second_wind]").act("azure", "move n")
    assert asked.asked == ("ember", "open")
    known = cross("ap: 2", hand, more="discard: [fd_second_wind]").act("azure", "move n")
    assert known.asked == ("azure", "feats")


@pytest.mark.rule("DG-4.3", "DG-2.1")
def test_what_lasts_for_the_turn_ends_at_the_next_recovery() -> None:
    change = "changes: [{who: ember, stat: melee, n: 2}]"
    assert cross("", turn=f"phase: feats, {change}").of("ember").melee == 5
    assert cross("", turn=f"phase: recovery, {change}").of("ember").melee == 3


@pytest.mark.rule("DG-9.14", "DG-8.7")
def test_points_won_in_this_turn_are_spent_before_the_saved_one() -> None:
    jade = "ap: 2, extra: 1, saved: true, fallen: true, at: fd_salt_flats"
    t = cross("ap: 1", "at: fd_bone_road", jade=jade).act("azure", "move n")
    assert t.asked == ("jade", "open")
    t.act("jade", "stand").act("azure", "end")
    assert (t.view().active, t.of("jade").ap) == ("ember", 1)


@pytest.mark.rule("DG-8.1", "DG-8.5", "DG-8.9", "DG-4.2")
def test_phase_five_goes_from_discarding_over_the_points_and_the_saved_ap_to_drawing() -> None:
    cards = "fd_rust, fd_thirst, fd_mirage, fd_parry, fd_sandstorm, fd_sand_sight, fd_dragon_nip, fd_naphtha"
    t = cross("", "hand: [fd_rope, fd_harpy], at: fd_salt_flats", more=f"deck: [{cards}]")
    points = t.of("ember").glory, t.of("ember").peril
    seen = {}
    while t.asked != ("azure", "villainy"):
        seat, asked = t.asked
        seen[seat, asked] = (t.of("ember").glory, t.of("ember").peril) != points, len(t.of("ember").hand or [])
        action = next(each for each in ("discard fd_rope", "save-ap", "end", "pass", "decline") if each in t.options())
        t.act(seat, action)
    assert seen["ember", "discard"] == (False, 2)
    assert seen["ember", "save"] == (True, 1)
    assert len(t.of("ember").hand or []) == 5


@pytest.mark.rule("DG-8.12", "DG-8.7")
def test_a_fallen_hero_may_save_an_ap() -> None:
    t = cross("ap: 1, fallen: true").act("azure", "end")
    while t.asked[1] != "save":
        t.act(t.asked[0], "decline" if t.asked[1] == "discard" else "pass")
    assert t.act("azure", "save-ap").of("azure").saved
