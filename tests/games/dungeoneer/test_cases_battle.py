"""Worked cases: battles from the declaration to the reward."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross

VILLAINY = "phase: villainy"


@pytest.mark.case("DG-C1")
@pytest.mark.rule("DG-11.1", "DG-11.6", "DG-11.7", "DG-11.8", "DG-11.9", "DG-11.10", "DG-11.18", "DG-11.22")
def test_the_battle_of_the_rulebook() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion, fd_sand_dragon]}
          ember: {hero: fd_arcanist, at: fd_caravan_gate, peril: 8, glory: 1, hand: [fd_distraction]}
        map: {fd_caravan_gate: "0:0", fd_bone_road: "0:1"}
        turn: {phase: villainy}
        """,
        4,
        2,
    )
    t.act("azure", "play fd_giant_antlion", "play fd_sand_dragon", "form melee", "end")
    assert t.of("ember").peril == 0
    t.act("ember", "play fd_distraction", "ignore fd_sand_dragon")
    assert t.events("battle-rolled") == ["battle-rolled fd_giant_antlion melee 4 7", "battle-rolled ember melee 2 3"]
    assert (t.of("ember").health, t.of("ember").glory) == (5, 0)
    assert t.discarded == ["fd_distraction"]
    assert t.asked == ("azure", "keep-monster")
    t.act("azure", "to-hand", "to-lair", "give-peril ember")
    assert t.of("ember").peril == 1
    assert (t.of("azure").hand, t.lair("azure")) == (["fd_giant_antlion"], ["fd_sand_dragon"])


@pytest.mark.case("DG-C2")
@pytest.mark.rule("DG-12.3", "DG-12.4", "DG-12.6")
def test_a_threat_is_overcome_by_a_total_that_is_not_below_it() -> None:
    t = cross("at: fd_salt_flats, hand: [fd_antlion_trap]", "peril: 2", 3, turn=VILLAINY)
    t.act("azure", "play fd_antlion_trap", "end")
    assert t.events("test-rolled") == ["test-rolled ember speed 3 6 6 yes"]
    assert (t.of("ember").peril, t.of("ember").glory, t.of("ember").health) == (0, 1, 6)
    assert t.discarded == ["fd_antlion_trap"]


@pytest.mark.case("DG-C5")
@pytest.mark.rule("DG-10.3", "DG-10.4", "DG-10.6", "DG-10.9", "DG-11.3")
def test_a_form_without_a_round_symbol_is_for_counterattacks_only() -> None:
    t = cross("hand: [fd_sand_dragon]", "peril: 5", turn=VILLAINY).act("azure", "play fd_sand_dragon")
    assert t.options() == ["form melee", "form magic"]
    assert t.refused("azure", "form speed") == ("DG-10.3", "other-form")
    mage = cross("hand: [fd_trog_mage]", "peril: 2, ap: 1, saved: true", 1, 3, 5, 1, turn=VILLAINY)
    mage.act("azure", "play fd_trog_mage", "end")
    assert mage.events("attacked") == ["attacked fd_trog_mage ember magic"]
    mage.act("ember", "challenge fd_trog_mage", "form melee")
    assert mage.events("battle-rolled")[-2:] == [
        "battle-rolled ember melee 5 8",
        "battle-rolled fd_trog_mage melee 1 2",
    ]


@pytest.mark.case("DG-C9")
@pytest.mark.rule("DG-5.2")
def test_a_target_with_too_little_peril_cannot_be_attacked() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 2", turn=VILLAINY)
    assert t.refused("azure", "play fd_giant_antlion") == ("DG-5.2", "too-little-peril")
    assert t.of("ember").peril == 2


@pytest.mark.case("DG-C13")
@pytest.mark.rule("DG-5.6", "DG-5.8", "DG-5.9")
def test_encounters_are_declared_once_but_banes_are_played_after_the_battle_too() -> None:
    t = cross("hand: [fd_giant_antlion, fd_dragonling, fd_mirage]", "peril: 5", 1, 6, jade="peril: 1", turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion")
    assert t.refused("azure", "play fd_mirage") == ("DG-5.6", "declare-first")
    t.act("azure", "end", "to-lair")
    assert t.refused("azure", "play fd_dragonling") == ("DG-5.8", "declared-already")
    assert "fd_mirage" in t.options("play")


@pytest.mark.case("DG-C14")
@pytest.mark.rule("DG-5.2", "DG-5.8", "DG-5.16")
def test_the_costs_against_one_target_add_up() -> None:
    t = cross("hand: [fd_giant_antlion, fd_trog_warrior]", "peril: 4", turn=VILLAINY)
    assert set(t.options("play")) == {"fd_giant_antlion", "fd_trog_warrior"}
    t.act("azure", "play fd_giant_antlion")
    assert t.refused("azure", "play fd_trog_warrior") == ("DG-5.2", "too-little-peril")


@pytest.mark.case("DG-C15")
@pytest.mark.rule("DG-5.11", "DG-5.17")
def test_a_monster_is_named_once() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3", jade="peril: 3", turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "on ember")
    assert t.refused("azure", "play fd_giant_antlion") == ("DG-5.17", "named-already")
    assert t.of("jade").peril == 3


@pytest.mark.case("DG-C16")
@pytest.mark.rule("DG-5.13", "DG-11.33")
def test_a_hero_who_steps_away_is_not_attacked() -> None:
    t = cross("hand: [fd_sand_dragon]", "peril: 5, glory: 2, ap: 1, saved: true, hand: [fd_mirage_step]", turn=VILLAINY)
    t.act("azure", "play fd_sand_dragon", "form melee", "end")
    t.act("ember", "play fd_mirage_step", "warp fd_bone_road")
    assert t.asked == ("azure", "keep-monster")
    assert t.events("attack-missed") == ["attack-missed fd_sand_dragon"]
    ember = t.of("ember")
    assert (ember.peril, ember.glory, ember.health, ember.place) == (0, 0, 6, "fd_bone_road")
    assert t.options() == ["to-hand", "to-lair"]


@pytest.mark.case("DG-C17")
@pytest.mark.rule("DG-11.10", "DG-11.11", "DG-11.23", "DG-2.7")
def test_a_winning_counterattack_wounds_the_monster() -> None:
    t = cross("hand: [fd_trog_warrior]", "peril: 2", 2, 4, turn=VILLAINY)
    t.act("azure", "play fd_trog_warrior", "end")
    assert t.events("defeated") == ["defeated fd_trog_warrior"]
    assert t.discarded == ["fd_trog_warrior"]
    assert (t.of("ember").glory, t.of("ember").health) == (1, 6)


@pytest.mark.case("DG-C18")
@pytest.mark.rule("DG-11.9")
def test_equal_totals_do_nothing_but_leave_the_challenge() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 3, 3, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.asked == ("ember", "challenge")
    t.act("ember", "decline")
    assert t.asked == ("azure", "keep-monster")
    assert (t.of("ember").health, t.view().fights[0].peril, t.options()) == (6, 0, ["to-hand", "to-lair"])


@pytest.mark.case("DG-C19")
@pytest.mark.rule("DG-11.11", "DG-11.16")
def test_a_counterattack_has_no_hit_effects() -> None:
    t = cross("hand: [fd_dune_wyrm]", "at: fd_salt_flats, peril: 4, ap: 1, saved: true", 1, 2, 3, 4, turn=VILLAINY)
    t.act("azure", "play fd_dune_wyrm", "end").act("ember", "challenge fd_dune_wyrm", "form melee")
    assert (t.of("ember").health, t.of("ember").fallen) == (5, False)


@pytest.mark.case("DG-C20")
@pytest.mark.rule("DG-10.5", "DG-11.11")
def test_a_hit_without_a_wound_gives_none() -> None:
    t = cross("hand: [fd_dust_devil]", "peril: 2", 5, 2, turn=VILLAINY).act("azure", "play fd_dust_devil", "end")
    assert (t.of("ember").health, t.of("ember").fallen) == (6, True)
    t.act("azure", "to-hand")
    assert t.asked == ("azure", "villainy")


@pytest.mark.case("DG-C21")
@pytest.mark.rule("DG-11.14", "DG-11.15", "DG-9.6")
def test_a_challenge_needs_an_action_point() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 1, 1, turn=VILLAINY).act("azure", "play fd_giant_antlion", "end")
    assert t.asked == ("azure", "keep-monster")
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 3, 3, 5, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.of("ember").ap == 0
    assert t.asked == ("azure", "keep-monster")


@pytest.mark.case("DG-C22")
@pytest.mark.rule("DG-11.15", "DG-11.27")
def test_there_is_one_challenge_however_many_attacked() -> None:
    t = cross(
        "hand: [fd_dragonling, fd_dragonling#2]",
        "peril: 2, ap: 1, saved: true, glory: 1, hand: [fd_second_wind]",
        3, 3, 2, 2, 1, 6,
        turn=VILLAINY,
    )  # fmt: skip
    t.act("azure", "play fd_dragonling", "form melee", "play fd_dragonling#2", "form melee", "end")
    t.act("ember", "pass", "pass", "challenge fd_dragonling", "form melee")
    t.act("ember", "play fd_second_wind", "choose 2")
    assert t.of("ember").ap == 1
    assert t.asked == ("azure", "keep-monster")


@pytest.mark.case("DG-C23")
@pytest.mark.rule("DG-11.17", "DG-11.6")
def test_a_distracted_monster_cannot_be_challenged() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_sand_dragon]",
        "peril: 8, glory: 1, ap: 1, saved: true, hand: [fd_distraction]",
        3, 3,
        turn=VILLAINY,
    )  # fmt: skip
    t.act("azure", "play fd_giant_antlion", "play fd_sand_dragon", "form melee", "end")
    t.act("ember", "play fd_distraction", "ignore fd_sand_dragon")
    assert t.asked == ("ember", "challenge")
    assert t.refused("ember", "challenge fd_sand_dragon") == ("DG-11.17", "did-not-attack")
    assert t.options() == ["challenge fd_giant_antlion", "challenge-hero azure", "decline"]


@pytest.mark.case("DG-C24")
@pytest.mark.rule("DG-11.16")
def test_there_is_no_challenge_to_a_challenge() -> None:
    t = cross("ap: 2, hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 3, 3, 3, 3, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "challenge-hero azure", "form melee")
    assert t.asked == ("azure", "keep-monster")


@pytest.mark.case("DG-C25")
@pytest.mark.rule("DG-11.19")
def test_a_wounded_monster_does_not_go_to_the_hand() -> None:
    t = cross("hand: [fd_sand_dragon]", "peril: 5", 1, 6, turn=VILLAINY)
    t.act("azure", "play fd_sand_dragon", "form melee", "end")
    assert t.refused("azure", "to-hand") == ("DG-11.19", "wounded")
    assert t.options() == ["to-lair", "to-discard"]


@pytest.mark.case("DG-C26")
@pytest.mark.rule("DG-11.18", "DG-11.20")
def test_a_lair_holds_three_monsters() -> None:
    lair = "lair: [fd_basilisk, fd_brigand, fd_harpy]"
    t = cross(f"hand: [fd_giant_antlion], {lair}", "peril: 3", 3, 3, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end", "to-lair")
    assert t.asked == ("azure", "clear-lair")
    assert len(t.options("discard")) == 4
    t.act("azure", "discard fd_harpy")
    assert t.lair("azure") == ["fd_basilisk", "fd_brigand", "fd_giant_antlion"]
    assert t.discarded == ["fd_harpy"]


@pytest.mark.case("DG-C27")
@pytest.mark.rule("DG-5.14", "DG-11.21")
def test_wounds_stay_in_the_lair() -> None:
    t = cross("lair: [fd_sand_dragon]", "peril: 5", turn=VILLAINY, more="cards: {fd_sand_dragon: {wounds: 1}}")
    t.act("azure", "play fd_sand_dragon", "form melee")
    assert t.of("ember").peril == 0
    assert t.view().fights[0].attacks[0].health == 2


@pytest.mark.case("DG-C28")
@pytest.mark.rule("DG-11.22", "DG-11.32")
def test_every_wound_of_a_monster_is_a_point_of_peril() -> None:
    t = cross("hand: [fd_scorpions]", "peril: 2", 6, 1, 1, jade="glory: 0", turn=VILLAINY)
    t.act("azure", "play fd_scorpions", "end", "to-hand")
    assert t.of("ember").health == 4
    t.act("azure", "give-peril ember", "give-peril jade")
    assert (t.of("ember").peril, t.of("jade").peril) == (1, 1)
    assert t.asked == ("azure", "villainy")


@pytest.mark.case("DG-C29")
@pytest.mark.rule("DG-11.12", "DG-11.13", "DG-21.1")
def test_attacks_on_a_defeated_hero_lapse() -> None:
    t = cross(
        "hand: [fd_dragonling, fd_dragonling#2]", "peril: 2, health: 1", 6, 6, 1, 1, jade="glory: 0", turn=VILLAINY
    )
    t.act("azure", "play fd_dragonling", "form melee", "play fd_dragonling#2", "form melee", "end")
    assert not t.of("ember").alive
    assert t.options() == ["to-hand", "to-lair"]
    t.act("azure", "to-hand", "to-hand")
    assert t.asked == ("azure", "reward")
    assert t.view().fights[0].peril == 1


ESCORT = "tokens: {fd_q_princess: ember}"


def duel(*faces: int, azure: str = "ap: 1", ember: str = "", more: str = "") -> AtTable:
    return cross(azure, f"quests: [fd_q_princess], {ember}", *faces, more=more or ESCORT)


@pytest.mark.case("DG-C30")
@pytest.mark.rule("DG-10.1", "DG-10.7", "DG-14.23")
def test_a_winning_attacker_may_take_the_escort_instead_of_wounding() -> None:
    t = duel(5, 2)
    assert (t.of("azure").melee, t.of("ember").melee) == (3, 4)
    t.act("azure", "attack ember", "form melee").act("ember", "pass")
    assert t.options() == ["wound", "take-token fd_q_princess"]
    t.act("azure", "take-token fd_q_princess")
    assert (t.of("ember").health, t.of("azure").escorts, t.of("azure").quests) == (
        6,
        ["fd_q_princess"],
        ["fd_q_princess"],
    )
    assert (t.of("azure").melee, t.of("ember").melee) == (4, 3)


@pytest.mark.case("DG-C31")
@pytest.mark.rule("DG-10.7")
def test_a_counterattack_takes_no_token() -> None:
    more = "tokens: {fd_q_princess: ember, fd_q_elder: azure}"
    t = duel(1, 6, azure="ap: 1, quests: [fd_q_elder]", more=more).act("azure", "attack ember", "form melee", "pass")
    t.act("ember", "pass")
    assert (t.of("azure").health, t.of("azure").escorts) == (5, ["fd_q_elder"])


@pytest.mark.case("DG-C32")
@pytest.mark.rule("DG-9.5", "DG-10.8")
def test_a_hero_starts_one_battle_a_turn() -> None:
    t = cross("ap: 3", "", 3, 3).act("azure", "attack ember", "form melee")
    assert t.of("azure").ap == 2
    assert t.refused("azure", "attack ember") == ("DG-9.5", "already-battled")


@pytest.mark.case("DG-C33")
@pytest.mark.rule("DG-9.5", "DG-9.9", "DG-10.8", "DG-11.26")
def test_a_saved_action_point_pays_for_an_attack_in_anothers_turn() -> None:
    t = cross("ap: 2", "at: fd_caravan_trail, ap: 1, saved: true", 3, 3).act("azure", "move n")
    assert t.asked == ("azure", "open")
    t.act("azure", "pass").act("ember", "attack azure", "form melee")
    assert t.of("ember").ap == 0
    assert t.asked == ("azure", "challenge")
    assert t.options() == ["challenge-hero ember", "decline"]


@pytest.mark.case("DG-C64")
@pytest.mark.rule("DG-2.5")
def test_an_attachment_goes_when_its_host_returns_to_the_hand() -> None:
    for way, gone in (("to-hand", ["fd_dragon_nip"]), ("to-lair", [])):
        t = cross(
            "lair: [fd_sand_dragon]",
            "peril: 5",
            3,
            4,
            turn=VILLAINY,
            more="cards: {fd_dragon_nip: {under: fd_sand_dragon}}",
        )
        t.act("azure", "play fd_sand_dragon", "form melee", "end")
        assert t.events("battle-rolled")[0] == "battle-rolled fd_sand_dragon melee 3 8"
        t.act("azure", way)
        assert t.discarded == gone


@pytest.mark.case("DG-C80")
@pytest.mark.rule("DG-12.5", "DG-21.4", "DG-1.2")
def test_the_last_two_heroes_never_fall_together() -> None:
    t = cross("health: 1, hand: [fd_poison_darts]", "health: 1, peril: 1", 1, turn=VILLAINY)
    t.act("azure", "play fd_poison_darts", "end")
    assert t.winners == ["azure"]
