"""Chapter 11: challenges, what is given for wounds, and what a response answers."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-11.23", "DG-11.16", "DG-11.14")
def test_a_wound_that_is_given_in_a_challenge_brings_glory_too() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 1, 1, 6, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.events("compared") == ["compared fd_giant_antlion ember 4 4 even"]
    t.act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.of("ember").glory == 0, "the reward comes last"
    t.act("azure", "to-lair")
    assert (t.of("ember").glory, t.of("ember").ap) == (1, 0)


@pytest.mark.rule("DG-11.17", "DG-11.14")
def test_a_hero_challenges_only_what_attacked_him_himself() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_trog_warrior]",
        "peril: 3, ap: 1, saved: true",
        *(1, 1, 1, 3),
        jade="peril: 2, ap: 1, saved: true",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_giant_antlion", "play fd_trog_warrior", "end")
    assert t.asked == ("ember", "challenge")
    assert t.options("challenge") == ["fd_giant_antlion"]
    assert t.refused("ember", "challenge fd_trog_warrior") == ("DG-11.17", "did-not-attack")
    t.act("ember", "decline")
    assert t.options("challenge") == ["fd_trog_warrior"]


@pytest.mark.rule("DG-11.6")
def test_only_attacks_on_oneself_are_ignored() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_dragonling, fd_trog_warrior]",
        "peril: 4, glory: 1, hand: [fd_distraction]",
        jade="peril: 2",
        turn=VILLAINY,
    )
    t.act(
        "azure", "play fd_giant_antlion", "play fd_dragonling", "on ember", "form melee", "play fd_trog_warrior", "end"
    )
    t.act("ember", "play fd_distraction")
    assert t.options() == ["ignore fd_giant_antlion", "ignore fd_dragonling"]
    assert t.refused("ember", "ignore fd_trog_warrior") == ("DG-11.6", "no-such-attack")


@pytest.mark.rule("DG-9.12", "DG-11.12")
def test_a_prevented_wound_does_not_prevent_the_next() -> None:
    t = cross(
        "hand: [fd_flame_rune]", "peril: 3, glory: 1, inventory: [fd_dragonscale], at: fd_salt_flats", 1, turn=VILLAINY
    )
    t.act("azure", "play fd_flame_rune", "end")
    assert t.asked == ("ember", "wound")
    t.act("ember", "use fd_dragonscale")
    assert (t.of("ember").health, t.of("ember").glory) == (5, 0)


@pytest.mark.rule("DG-11.1", "DG-17.8")
def test_what_lasts_for_a_battle_is_gone_after_it() -> None:
    changes = "changes: [{who: ember, stat: melee, n: 2, until: battle}, {who: ember, stat: magic, n: 1}]"
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 1, 1, turn=f"{VILLAINY}, {changes}")
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.events("compared") == ["compared fd_giant_antlion ember 4 6 back"]
    t.act("azure", "to-lair")
    assert [(each["stat"], each["n"]) for each in t.written["turn"]["changes"]] == [("magic", 1)]


@pytest.mark.rule("DG-11.5")
def test_defenders_respond_clockwise_from_the_attacker() -> None:
    t = cross(
        "peril: 3, glory: 1, hand: [fd_distraction]",
        "hand: [fd_giant_antlion, fd_trog_warrior]",
        jade="peril: 3, glory: 2, hand: [fd_mirage_step]",
        turn="seat: ember, phase: villainy",
    )
    t.act("ember", "play fd_giant_antlion", "on azure", "play fd_trog_warrior")
    if t.asked[1] == "target":
        t.act("ember", "on jade")
    t.act("ember", "end")
    assert t.asked == ("jade", "respond")
    t.act("jade", "pass")
    assert t.asked == ("azure", "respond")


@pytest.mark.rule("DG-14.31", "DG-14.8", "DG-11.12")
def test_a_hunt_ends_only_when_its_monster_has_no_health_left() -> None:
    """The Antlion Queen has 2 health: a challenge that hits her once does not complete the quest."""
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_antlion_nest, ap: 2, quests: [fd_q_queen]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_antlion_nest: "0:1"}
        """,
        *(3, 3, 6, 1),
    )
    t.act("azure", "try fd_q_queen").act("ember", "form melee")
    t.act("azure", "challenge-quest-monster", "form melee")
    assert t.of("azure").completed == []
    assert t.written["turn"]["quest_wounds"] == {"fd_q_queen": 1}


@pytest.mark.rule("DG-11.11", "DG-11.10")
def test_a_counterattack_that_wins_gives_one_wound_to_a_hero() -> None:
    t = cross("ap: 1", "", 1, 6).act("azure", "attack ember", "form melee")
    assert (t.of("azure").health, t.of("ember").health) == (5, 6)


@pytest.mark.rule("DG-11.20")
def test_a_lair_of_three_monsters_is_not_too_full() -> None:
    t = cross("hand: [fd_giant_antlion], lair: [fd_harpy, fd_brigand]", "peril: 3", 1, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end", "to-lair")
    assert t.asked[1] != "clear-lair"
    assert len(t.lair("azure")) == 3
