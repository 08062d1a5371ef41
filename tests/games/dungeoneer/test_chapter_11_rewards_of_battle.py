"""Chapter 11: challenges, what is given for wounds, and what a response answers."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import cross

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
