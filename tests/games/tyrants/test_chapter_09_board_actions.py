"""Chapter 9, on the board: terms, assassinate, deploy, move, supplant."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at
from warhall.kernel.words import Name


@pytest.mark.rule("TU-9.1", "TU-9.101")
def test_enemy_troops_are_white_ones_and_other_players() -> None:
    table = at("""
        section: left
        seats:
          red: {hand: [doppelganger], troops: [gracklstugh:0]}
          blue: {troops: [gracklstugh:1]}
          orange: {troops: [gracklstugh:2]}
        white: [gracklstugh:3]
    """)
    table.act("red", "play doppelganger")
    assert table.options("supplant") == ["gracklstugh:1", "gracklstugh:2", "gracklstugh:3"]
    assert table.refused("red", "supplant gracklstugh:0") == ("TU-9.101", "own-troop")


@pytest.mark.rule("TU-9.2")
def test_a_white_troop_is_only_a_neutral_one() -> None:
    table = at("""
        seats: {red: {hand: [advance_scout], troops: [gracklstugh:0]}, blue: {troops: [gracklstugh:1]}}
        white: [gracklstugh:3]
    """)
    table.act("red", "play advance_scout")
    assert table.options() == ["supplant gracklstugh:3"]
    assert table.refused("red", "supplant gracklstugh:1") == ("TU-9.2", "not-white")


@pytest.mark.rule("TU-9.2", "TU-9.14")
def test_player_trophies_do_not_include_white_ones() -> None:
    position = """
        seats: {{red: {{hand: [dragonclaw], trophies: {{white: {white}, blue: {blue}}}}}, blue: {{}}}}
    """
    assert at(position.format(white=9, blue=4)).act("red", "play dragonclaw").pool == (0, 0)
    assert at(position.format(white=0, blue=5)).act("red", "play dragonclaw").pool == (2, 0)


@pytest.mark.rule("TU-9.3")
@pytest.mark.parametrize(
    "action",
    ["supplant eryndlyn:1", "move eryndlyn:1", "spy araumycos", "promote noble", "devour noble", "discard noble"],
)
def test_some_actions_are_had_through_cards_only(action: str) -> None:
    table = at("""
        seats: {red: {hand: [noble], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 9, influence: 9}
    """)
    assert table.refused("red", action) == ("TU-9.3", "only-by-card")


@pytest.mark.rule("TU-9.4")
def test_what_a_card_does_costs_nothing_more() -> None:
    table = at("""
        seats: {red: {hand: [deathblade, kobold], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 1}
    """)
    table.act("red", "play deathblade", "assassinate eryndlyn:1", "play kobold", "choose 1", "deploy eryndlyn:1")
    assert table.pool == (1, 0)
    table.act("red", "deploy eryndlyn:2")
    told = ["assassinated red blue eryndlyn:1 0", "deployed red eryndlyn:1 0", "deployed red eryndlyn:2 1"]
    assert table.events("assassinated", "deployed") == told, "the price is told of what was paid"


@pytest.mark.rule("TU-9.4", "TU-9.91")
def test_a_spy_that_comes_back_by_a_card_is_told_without_a_price() -> None:
    table = at("seats: {red: {hand: [night_hag], troops: [eryndlyn:0], spies: [blingdenstone]}, blue: {}}")
    table.act("red", "play night_hag", "choose 2", "return-spy blingdenstone red")
    assert table.events("spy-returned") == ["spy-returned red own red blingdenstone 0"]


@pytest.mark.rule("TU-6.7", "TU-9.50")
def test_two_troops_are_moved_one_after_the_other() -> None:
    table = at("seats: {red: {hand: [council_member], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, eryndlyn:2]}}")
    table.act("red", "play council_member")
    assert table.left() == 2
    table.act("red", "move eryndlyn:1", "to everfire:0")
    assert table.left() == 1
    assert table.act("red", "move eryndlyn:2", "to everfire:1").asked == ("red", "act")


@pytest.mark.rule("TU-9.10")
def test_assassination_needs_presence_at_the_troop() -> None:
    table = at("""
        seats: {red: {hand: [deathblade], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, kanaglym:0]}}
        turn: {power: 3}
    """)
    reason = table.refusal("red", "assassinate kanaglym:0")
    assert (reason.rule, reason.args) == ("TU-9.10", {"space": Name("space", "kanaglym:0")})
    table.act("red", "play deathblade")
    assert table.refused("red", "assassinate kanaglym:0") == ("TU-9.10", "no-presence")
    assert table.refused("red", "assassinate eryndlyn:2") == ("TU-9.10", "no-troop")


@pytest.mark.rule("TU-9.11", "TU-9.14", "TU-11.8")
def test_a_killed_troop_is_a_trophy_and_leaves_its_space() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 3}
    """)
    barracks = table.player("blue").troops
    table.act("red", "assassinate eryndlyn:1")
    assert table.at("eryndlyn:1") is None
    assert table.player("red").trophies == {"blue": 1}
    assert table.score("red").trophies == 1
    assert table.player("blue").troops == barracks


@pytest.mark.rule("TU-9.13")
@pytest.mark.parametrize("space", ["gracklstugh:1", "gracklstugh:3"])
def test_white_and_player_troops_cost_the_same(space: str) -> None:
    table = at("""
        seats: {red: {troops: [gracklstugh:0]}, blue: {troops: [gracklstugh:1]}}
        white: [gracklstugh:3]
        turn: {power: 4}
    """)
    assert table.act("red", f"assassinate {space}").pool == (1, 0)


@pytest.mark.rule("TU-9.15")
def test_at_a_single_site_means_one_site_and_no_road() -> None:
    table = at("""
        seats:
          red: {hand: [death_tyrant], troops: [eryndlyn:0, kanaglym:0]}
          blue: {troops: [eryndlyn:1, eryndlyn:2, kanaglym:1, eryndlyn--kanaglym:0]}
    """)
    table.act("red", "play death_tyrant")
    assert table.options("assassinate") == ["eryndlyn:1", "eryndlyn:2", "kanaglym:1"]
    assert table.refused("red", "assassinate eryndlyn--kanaglym:0") == ("TU-9.15", "not-single-site")
    table.act("red", "assassinate eryndlyn:1")
    assert table.options() == ["assassinate eryndlyn:2", "done"]
    assert table.refused("red", "assassinate kanaglym:1") == ("TU-9.15", "not-single-site")
    table.act("red", "assassinate eryndlyn:2")
    assert (table.asked, table.pool) == (("red", "act"), (0, 2))


@pytest.mark.rule("TU-9.20", "TU-9.21")
def test_a_deployed_troop_comes_from_the_barracks() -> None:
    table = at("seats: {red: {troops: [eryndlyn:0]}, blue: {}}\nturn: {power: 2}")
    table.act("red", "deploy eryndlyn:2")
    assert table.site("eryndlyn").spaces == ["red", None, "red"]
    assert table.player("red").troops == 38
    assert table.pool == (1, 0)


@pytest.mark.rule("TU-9.22")
def test_one_troop_on_the_board_ends_the_free_choice() -> None:
    table = at("seats: {red: {spies: [everfire]}, blue: {}}\nturn: {power: 2}")
    assert len(table.options("deploy")) == 82
    table.act("red", "deploy kanaglym:0")
    assert table.refused("red", "deploy araumycos:0") == ("TU-9.20", "no-presence")
    assert table.allowed("red", "deploy everfire:0")


@pytest.mark.rule("TU-9.22", "TU-9.27")
def test_an_empty_board_does_not_free_occupied_spaces() -> None:
    table = at("seats: {red: {}, blue: {troops: [everfire:0]}}\nwhite: [araumycos:0]\nturn: {power: 1}")
    for space in ("everfire:0", "araumycos:0"):
        assert table.refused("red", f"deploy {space}") == ("TU-9.27", "occupied")


@pytest.mark.rule("TU-9.23", "TU-9.25")
def test_a_card_that_deploys_with_empty_barracks_gives_vp() -> None:
    table = at("seats: {red: {hand: [mercenary_squad], barracks: 0}, blue: {}}")
    table.act("red", "play mercenary_squad")
    assert (table.player("red").vp, table.asked) == (3, ("red", "act"))


@pytest.mark.rule("TU-9.23")
def test_while_troops_remain_a_deploy_gives_no_vp() -> None:
    table = at("seats: {red: {troops: [eryndlyn:0], barracks: 1}, blue: {}}\nturn: {power: 1}")
    reason = table.refusal("red", "deploy-for-vp")
    assert (reason.rule, reason.message, reason.args) == ("TU-9.23", "barracks-not-empty", {"count": 1})
    empty = at("seats: {red: {troops: [eryndlyn:0], barracks: 0}, blue: {}}\nturn: {power: 1}")
    assert empty.refused("red", "deploy eryndlyn:1") == ("TU-9.23", "barracks-empty")


FULL = """
    seats:
      red: {hand: [mercenary_squad], troops: [blingdenstone:0]}
      blue: {troops: [blingdenstone:1, mantol_derith--blingdenstone:0]}
    turn: {power: 1}
"""


@pytest.mark.rule("TU-9.26")
def test_without_a_legal_space_the_basic_deploy_is_refused() -> None:
    table = at(FULL)
    assert table.options("deploy") == []
    assert table.refused("red", "deploy blingdenstone:1") == ("TU-9.27", "occupied")
    assert table.refused("red", "deploy-for-vp") == ("TU-9.23", "barracks-not-empty")


@pytest.mark.rule("TU-9.26")
def test_without_a_legal_space_the_deploys_of_a_card_are_lost() -> None:
    table = at(FULL).act("red", "play mercenary_squad")
    assert table.asked == ("red", "act")
    assert (table.player("red").vp, table.player("red").troops) == (0, 39)


@pytest.mark.rule("TU-9.50", "TU-12.10")
def test_a_moved_troop_goes_to_an_empty_space() -> None:
    table = at("""
        seats: {red: {hand: [cleric_of_laogzed], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, everfire:0]}}
    """)
    table.act("red", "play cleric_of_laogzed")
    assert table.refused("red", "move everfire:0") == ("TU-9.50", "no-presence")
    table.act("red", "move eryndlyn:1")
    for space in ("eryndlyn:1", "eryndlyn:0", "everfire:0"):
        assert table.refused("red", f"to {space}") == ("TU-12.10", "occupied")
    assert len(table.options("to")) == 82 - 3


@pytest.mark.rule("TU-9.51")
def test_own_troops_are_not_moved() -> None:
    table = at("""
        seats: {red: {hand: [cleric_of_laogzed], troops: [eryndlyn:0]}, blue: {}}
        white: [eryndlyn:1]
    """)
    table.act("red", "play cleric_of_laogzed")
    assert table.options() == ["move eryndlyn:1"]
    assert table.refused("red", "move eryndlyn:0") == ("TU-9.51", "own-troop")


@pytest.mark.rule("TU-9.52")
def test_a_moved_troop_is_no_trophy_no_deploy_and_no_return() -> None:
    table = at("""
        seats: {red: {hand: [cleric_of_laogzed], troops: [tsenviilyq:0]}, blue: {troops: [tsenviilyq:1]}}
    """)
    before = table.player("blue").troops
    table.act("red", "play cleric_of_laogzed", "move tsenviilyq:1", "to araumycos:0")
    assert (table.player("red").trophies, table.player("blue").troops) == ({}, before)
    assert table.events("marker-taken") == ["marker-taken red tsenviilyq", "marker-taken blue araumycos"]
    assert table.pool == (0, 1)


@pytest.mark.rule("TU-9.100")
def test_supplant_needs_presence() -> None:
    table = at("""
        seats: {red: {hand: [doppelganger], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, everfire:0]}}
    """)
    table.act("red", "play doppelganger")
    assert table.refused("red", "supplant everfire:0") == ("TU-9.100", "no-presence")
    assert table.refused("red", "supplant eryndlyn:2") == ("TU-9.101", "no-troop")


@pytest.mark.rule("TU-9.102", "TU-9.104")
def test_the_own_troop_goes_exactly_on_the_vacated_space() -> None:
    table = at("""
        seats: {red: {hand: [green_dragon], troops: [eryndlyn:0]}, blue: {troops: [everfire:0]}}
    """)
    table.act("red", "play green_dragon", "choose 1", "spy everfire", "supplant everfire:0")
    assert table.site("everfire").spaces == ["red", None, None]
    assert table.asked == ("red", "act")
    told = table.events("supplanted", "assassinated", "deployed")
    assert told == ["supplanted red blue everfire:0"]


@pytest.mark.rule("TU-9.104", "TU-6.18")
def test_supplanting_after_the_spy_has_left_needs_no_presence_for_the_deploy() -> None:
    table = at("""
        seats: {red: {hand: [spellspinner], troops: [eryndlyn:0], spies: [everfire]}, blue: {troops: [everfire:0]}}
    """)
    table.act("red", "play spellspinner", "choose 2", "return-spy everfire red", "supplant everfire:0")
    assert table.at("everfire:0") == "red"


@pytest.mark.rule("TU-9.105", "TU-11.1")
def test_the_last_troop_by_a_supplant_triggers_the_end() -> None:
    table = at("""
        seats: {red: {hand: [doppelganger], troops: [eryndlyn:0], barracks: 1}, blue: {troops: [eryndlyn:1]}}
    """)
    table.act("red", "play doppelganger", "supplant eryndlyn:1")
    assert table.view().ending == "troops"
    assert table.events("end-triggered") == ["end-triggered red troops"]
