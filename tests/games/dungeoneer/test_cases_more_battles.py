"""Worked cases: battles with rolls that are changed, prevented wounds, traps and several heroes."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross

VILLAINY = "phase: villainy"


@pytest.mark.case("DG-C101")
@pytest.mark.rule("DG-9.11", "DG-12.8")
def test_a_counterattack_roll_is_changed_when_the_attack_total_is_known() -> None:
    t = cross("hand: [fd_trog_mage]", "peril: 2, inventory: [fd_scroll_of_power]", 3, 3, turn=VILLAINY)
    t.act("azure", "play fd_trog_mage", "end")
    assert t.asked == ("ember", "roll")
    assert t.events("battle-rolled") == ["battle-rolled fd_trog_mage magic 3 6"]
    t.act("ember", "use fd_scroll_of_power")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 7"
    assert t.discarded == ["fd_scroll_of_power", "fd_trog_mage"]


@pytest.mark.case("DG-C102")
@pytest.mark.rule("DG-9.12", "DG-11.12")
def test_a_hero_heals_before_the_last_wound() -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "health: 1, glory: 2, peril: 3, hand: [fd_healing_potion]", 6, 1, turn=VILLAINY
    )
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "pass")
    assert t.asked == ("ember", "wound")
    t.act("ember", "play-and-use fd_healing_potion")
    assert t.of("ember").health == 2


@pytest.mark.case("DG-C103")
@pytest.mark.rule("DG-9.12", "DG-11.22")
def test_a_prevented_wound_was_not_given() -> None:
    t = cross("hand: [fd_giant_antlion]", "glory: 1, peril: 3, inventory: [fd_dragonscale]", 6, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "use fd_dragonscale")
    assert (t.of("ember").health, t.of("ember").glory) == (6, 0)
    assert t.view().fights[0].peril == 0
    assert t.options() == ["to-hand", "to-lair"]


@pytest.mark.case("DG-C106")
@pytest.mark.rule("DG-9.14", "DG-9.6")
def test_an_action_point_won_in_anothers_turn_is_good_for_a_challenge() -> None:
    ember = "glory: 1, peril: 1, hand: [fd_second_wind]"
    t = cross("at: fd_salt_flats, hand: [fd_dragonling]", ember, 3, 2, turn=VILLAINY,
              more="deck: [fd_rope, fd_parry, fd_rust, fd_mirage, fd_thirst, fd_harpy]")  # fmt: skip
    t.act("azure", "play fd_dragonling", "form melee", "end").act("ember", "pass", "play fd_second_wind", "choose 2")
    assert t.asked == ("ember", "challenge")
    t.act("ember", "decline").act("azure", "to-hand", "end")
    t.act("azure", "end", "discard fd_dragonling")
    assert (t.view().active, t.of("ember").ap) == ("ember", 3)


@pytest.mark.case("DG-C108")
@pytest.mark.rule("DG-11.28", "DG-11.19")
def test_an_old_wound_keeps_a_monster_from_the_hand() -> None:
    t = cross("lair: [fd_sand_dragon]", "peril: 5", 3, 4, turn=VILLAINY, more="cards: {fd_sand_dragon: {wounds: 1}}")
    t.act("azure", "play fd_sand_dragon", "form melee", "end")
    assert t.refused("azure", "to-hand") == ("DG-11.19", "wounded")


@pytest.mark.case("DG-C109")
@pytest.mark.rule("DG-11.30", "DG-11.14")
def test_a_hero_who_was_carried_off_challenges_from_where_he_is() -> None:
    t = cross("hand: [fd_harpy]", "peril: 3, ap: 1, saved: true", 6, 1, jade="at: fd_bone_road", turn=VILLAINY)
    t.act("azure", "play fd_harpy", "form speed", "end", "warp fd_bone_road")
    assert t.options() == ["challenge fd_harpy", "challenge-hero jade", "decline"]
    assert t.refused("ember", "challenge-hero azure") == ("DG-11.14", "not-here")
    assert (t.of("ember").glory, t.of("ember").health) == (0, 5)


@pytest.mark.rule("DG-11.30", "DG-5.13")
def test_a_hero_who_was_carried_off_is_still_struck_by_the_attack_that_was_rolled() -> None:
    """Harpy and brigand attack; both hit. The harpy carries ember off before the brigand's blow is compared."""
    t = cross("hand: [fd_harpy, fd_brigand]", "peril: 5, saved: true", 6, 6, 1, 1, turn=VILLAINY)
    t.act("azure", "play fd_harpy", "form speed", "play fd_brigand", "form melee", "end")
    assert (t.asked, t.of("ember").health) == (("azure", "warp"), 5)
    t.act("azure", "warp fd_bone_road")
    assert (t.of("ember").place, t.of("ember").health) == ("fd_bone_road", 4)
    assert t.events("attack-missed") == []


@pytest.mark.rule("DG-5.13")
def test_only_the_attack_on_the_hero_who_left_is_missed() -> None:
    hands = ("hand: [fd_harpy, fd_brigand]", "peril: 3, glory: 2, saved: true, hand: [fd_mirage_step]")
    t = cross(*hands, 6, 1, jade="peril: 2, saved: true", turn=VILLAINY)
    t.act("azure", "play fd_harpy", "form speed", "play fd_brigand", "form melee", "end")
    t.act("ember", "play fd_mirage_step", "warp fd_bone_road")
    assert t.events("attack-missed") == ["attack-missed fd_harpy"]
    assert (t.of("ember").health, t.of("jade").health) == (6, 5)


@pytest.mark.case("DG-C110")
@pytest.mark.rule("DG-12.9", "DG-5.13", "DG-12.7")
def test_a_trap_tests_those_who_are_still_there() -> None:
    t = cross(
        "at: fd_salt_flats, hand: [fd_antlion_trap]",
        "peril: 2, glory: 2, hand: [fd_mirage_step]",
        6,
        jade="glory: 0",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_antlion_trap", "end").act("ember", "play fd_mirage_step", "warp fd_bone_road")
    assert t.events("test-rolled") == ["test-rolled jade speed 6 9 6 yes"]
    assert (t.of("ember").peril, t.of("jade").glory) == (0, 1)
    assert t.discarded == ["fd_antlion_trap", "fd_mirage_step"]


@pytest.mark.case("DG-C111")
@pytest.mark.rule("DG-12.10", "DG-12.11", "DG-11.13")
def test_a_hero_defeated_by_a_trap_is_not_attacked_any_more() -> None:
    t = cross(
        "at: fd_salt_flats, hand: [fd_poison_darts, fd_dragonling]",
        "health: 1, peril: 2",
        1,
        jade="at: fd_bone_road",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_poison_darts", "play fd_dragonling", "form melee", "end")
    assert not t.of("ember").alive
    assert t.events("battle-rolled") == []
    t.act("azure", "to-hand")
    assert t.asked == ("azure", "villainy")


@pytest.mark.case("DG-C123")
@pytest.mark.rule("DG-10.11", "DG-10.7")
def test_a_taken_token_replaces_only_the_wound() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_defiler, at: fd_caravan_gate, ap: 1}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, quests: [fd_q_princess, fd_q_elder]}
          jade: {hero: fd_arcanist, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        tokens: {fd_q_princess: ember, fd_q_elder: ember}
        """,
        6,
        1,
    )
    t.act("azure", "attack ember", "form magic").act("ember", "pass")
    assert t.options() == ["wound", "take-token fd_q_princess", "take-token fd_q_elder"]
    t.act("azure", "take-token fd_q_elder", "on jade")
    assert (t.of("ember").health, t.of("jade").peril, t.of("ember").escorts) == (6, 1, ["fd_q_princess"])


@pytest.mark.case("DG-C124")
@pytest.mark.rule("DG-5.16", "DG-11.29", "DG-11.4", "DG-11.5")
def test_the_order_of_a_battle_with_two_targets() -> None:
    t = cross(
        "hand: [fd_dragonling, fd_dragonling#2]",
        "peril: 1, ap: 1, saved: true",
        1, 2, 1, 2, 3, 3, 3, 3,
        jade="peril: 1, ap: 1, saved: true",
        turn=VILLAINY,
    )  # fmt: skip
    t.act("azure", "play fd_dragonling", "on jade", "form melee", "play fd_dragonling#2", "form speed", "end")
    rolls = [line.split()[1] for line in t.events("battle-rolled")]
    assert rolls == ["fd_dragonling", "fd_dragonling#2", "jade", "ember"]
    assert t.asked == ("ember", "challenge")
    t.act("ember", "challenge-hero azure", "form melee")
    assert t.asked == ("jade", "challenge")
    t.act("jade", "decline")
    assert t.asked == ("azure", "keep-monster")


@pytest.mark.case("DG-C125")
@pytest.mark.rule("DG-11.33", "DG-9.2")
def test_a_response_must_change_this_counterattack() -> None:
    t = cross("hand: [fd_trog_mage]", "peril: 2, glory: 2, hand: [fd_parry, fd_distraction]", turn=VILLAINY)
    t.act("azure", "play fd_trog_mage", "end")
    assert t.refused("ember", "play fd_parry") == ("DG-11.33", "changes-nothing")
    assert t.of("ember").glory == 2


@pytest.mark.case("DG-C126")
@pytest.mark.rule("DG-11.5", "DG-11.16", "DG-11.33", "DG-10.12")
def test_the_owner_of_a_challenged_monster_may_respond() -> None:
    t = cross(
        "glory: 2, hand: [fd_giant_antlion, tl_create_darkness]", "peril: 3, ap: 1, saved: true", 3, 3, turn=VILLAINY
    )
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.asked == ("azure", "respond")
    t.act("azure", "play tl_create_darkness")
    assert t.of("ember").ap == 0
    assert t.asked == ("azure", "keep-monster")
    assert t.options() == ["to-hand", "to-lair"]


@pytest.mark.case("DG-C130")
@pytest.mark.rule("DG-11.32", "DG-11.23")
def test_the_glory_of_a_battle_comes_last() -> None:
    t = cross(
        "hand: [fd_brigand]", "peril: 2, ap: 1, saved: true, inventory: [fd_battle_fury]", 1, 6, 1, 6, turn=VILLAINY
    )
    t.act("azure", "play fd_brigand", "form melee", "end").act("ember", "challenge fd_brigand", "form melee")
    assert (t.of("ember").glory, t.events("used")) == (0, [])
    t.act("azure", "to-lair", "decline")
    assert t.of("ember").glory == 1
