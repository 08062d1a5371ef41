"""Worked cases of chapter 6: choices, costs, Focus, counting; and the Insane Outcast."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C04")
@pytest.mark.rule("TU-6.10", "TU-6.11", "TU-6.15", "TU-10.1")
def test_an_outcast_may_be_played_without_its_ability() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {hand: [insane_outcast, noble], deck: [soldier, soldier, soldier, soldier, soldier]}, blue: {}}
        stacks: {insane_outcast: 20}
    """)
    table.act("red", "play insane_outcast", "decline")
    assert table.played == ["insane_outcast"]
    assert table.hand("red") == ["noble"]
    table.act("red", "play noble", "end-turn")
    assert sorted(table.player("red").discard) == ["insane_outcast", "noble"]
    assert table.view().stacks["insane_outcast"] == 20


@pytest.mark.case("TU-C05")
@pytest.mark.rule("TU-6.10", "TU-10.1", "TU-10.4")
def test_a_discarded_card_returns_the_outcast_to_its_stack() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {hand: [insane_outcast, noble]}, blue: {}}
        stacks: {insane_outcast: 20}
    """)
    table.act("red", "play insane_outcast", "discard noble")
    assert table.player("red").discard == ["noble"]
    assert table.view().stacks["insane_outcast"] == 21
    assert table.played == []


@pytest.mark.case("TU-C63")
@pytest.mark.rule("TU-6.12", "TU-6.14")
def test_a_devour_cost_cannot_be_paid_with_an_empty_hand() -> None:
    table = at("seats: {red: {hand: [marilith]}, blue: {}}")
    table.act("red", "play marilith")
    assert table.asked == ("red", "act")
    assert table.pool == (0, 0)
    assert table.played == ["marilith"]


@pytest.mark.case("TU-C64")
@pytest.mark.rule("TU-10.2", "TU-6.10")
def test_an_outcast_pays_a_devour_cost_and_returns_to_its_stack() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {hand: [marilith, insane_outcast]}, blue: {}}
        stacks: {insane_outcast: 10}
    """)
    table.act("red", "play marilith", "devour insane_outcast")
    assert table.view().stacks["insane_outcast"] == 11
    assert table.view().devoured == []
    assert table.pool == (5, 0)


@pytest.mark.case("TU-C65")
@pytest.mark.rule("TU-6.13")
def test_a_cost_may_be_paid_for_nothing() -> None:
    position = "seats: {red: {hand: [glabrezu, noble], troops: [eryndlyn:0]}, blue: {}}"
    table = at(position)
    table.act("red", "play glabrezu", "devour noble")
    assert table.view().devoured == ["noble"]
    assert table.player("red").trophies == {}
    assert table.asked == ("red", "act")
    assert at(position).act("red", "play glabrezu", "decline").hand("red") == ["noble"]


@pytest.mark.case("TU-C66")
@pytest.mark.rule("TU-6.8")
def test_an_option_that_does_nothing_may_be_chosen() -> None:
    position = "seats: {red: {hand: [information_broker], deck: [noble]}, blue: {}}"
    table = at(position)
    table.act("red", "play information_broker", "choose 2")
    assert table.asked == ("red", "act")
    assert table.hand("red") == []
    assert at(position).act("red", "play information_broker", "choose 1").asked == ("red", "spy")


@pytest.mark.case("TU-C67")
@pytest.mark.rule("TU-6.9")
def test_weaponmaster_mixes_three_choices() -> None:
    table = at("""
        seats: {red: {hand: [weaponmaster], troops: [blingdenstone:0], barracks: 20}, blue: {}}
        white: [blingdenstone:1]
    """)
    table.act("red", "play weaponmaster", "choose 2", "assassinate blingdenstone:1", "choose 1")
    assert "blingdenstone:1" in table.options("deploy")
    table.act("red", "deploy blingdenstone:1", "choose 1", "deploy mantol_derith--blingdenstone:0")
    assert table.player("red").trophies == {"white": 1}
    assert table.player("red").troops == 18
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C68")
@pytest.mark.rule("TU-6.18", "TU-6.10")
def test_spellspinner_needs_no_presence_at_the_returned_spys_site() -> None:
    table = at("""
        seats: {red: {hand: [spellspinner], troops: [eryndlyn:0], spies: [blingdenstone]}, blue: {}}
        white: start
    """)
    table.act("red", "play spellspinner", "choose 2", "return-spy blingdenstone red")
    assert table.options("supplant") == ["blingdenstone:0", "blingdenstone:1"]
    assert "blingdenstone:0" not in table.view("red").presence
    table.act("red", "supplant blingdenstone:0")
    assert table.player("red").trophies == {"white": 1}
    assert table.at("blingdenstone:0") == "red"


@pytest.mark.case("TU-C69")
@pytest.mark.rule("TU-6.20", "TU-6.21", "TU-6.23")
def test_focus_by_revealing_a_card() -> None:
    table = at("""
        seats:
          red: {hand: [water_elemental, advance_scout], deck: [soldier, noble], troops: [eryndlyn:0]}
          blue: {}
        white: start
    """)
    table.act("red", "play water_elemental", "deploy eryndlyn:1", "deploy eryndlyn:2", "reveal advance_scout")
    assert table.hand("red") == ["advance_scout", "soldier"]
    table.act("red", "play advance_scout", "supplant araumycos--eryndlyn:0")
    assert table.player("red").trophies == {"white": 1}


@pytest.mark.case("TU-C70")
@pytest.mark.rule("TU-6.22")
def test_a_focus_card_does_not_see_itself() -> None:
    table = at("seats: {red: {hand: [imix, noble, noble, noble]}, blue: {}}")
    table.act("red", "play imix")
    assert table.options() == ["decline"]
    table.act("red", "decline")
    assert table.pool == (4, 0)


@pytest.mark.case("TU-C71")
@pytest.mark.rule("TU-6.21", "TU-6.16")
def test_focus_counts_a_card_that_has_left_play() -> None:
    table = at("""
        seats: {red: {hand: [flesh_golem, imix], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
    """)
    table.act("red", "play flesh_golem", "use", "assassinate eryndlyn:1")
    assert table.view().devoured == ["flesh_golem"]
    assert table.pool == (2, 0)
    table.act("red", "play imix")
    assert table.pool == (8, 0)


@pytest.mark.case("TU-C93")
@pytest.mark.rule("TU-6.17", "TU-6.7")
def test_quaggoth_counts_sites_once() -> None:
    table = at("""
        seats:
          red:
            hand: [quaggoth]
            troops: [gracklstugh:2, gracklstugh:3, eryndlyn:0, kanaglym:0, araumycos--labyrinth:1]
          blue: {}
        white: [gracklstugh:0, gracklstugh:1, araumycos--labyrinth:0]
    """)
    assert [site.id for site in table.view().sites if site.controller == "red"] == ["eryndlyn", "kanaglym"]
    table.act("red", "play quaggoth", "assassinate gracklstugh:0")
    assert table.control("gracklstugh") == ("red", False)
    assert table.refused("red", "done") == ("TU-6.4", "compulsory")
    table.act("red", "assassinate araumycos--labyrinth:0")
    assert table.asked == ("red", "act")
    assert table.player("red").trophies == {"white": 2}


@pytest.mark.case("TU-C96")
@pytest.mark.rule("TU-6.24")
def test_a_deploy_by_focus_may_be_declined() -> None:
    table = at("""
        seats:
          red: {hand: [advance_scout, crushing_wave_cultist], troops: [gracklstugh:2], barracks: 2}
          blue: {}
        white: [gracklstugh:0, gracklstugh:1]
    """)
    table.act("red", "play advance_scout", "supplant gracklstugh:0")
    assert table.player("red").troops == 1
    table.act("red", "play crushing_wave_cultist", "assassinate gracklstugh:1")
    assert table.options() == ["use", "decline"]
    table.act("red", "decline")
    assert table.player("red").troops == 1
    assert table.view().ending == "no"
    with_a_gain = at("seats: {red: {hand: [imix]}, blue: {}}\nturn: {played: [blackguard]}")
    with_a_gain.act("red", "play imix")
    assert with_a_gain.asked == ("red", "act")
    assert with_a_gain.pool == (6, 0)
