"""Chapter 6: playing cards: order, choices, costs, counting."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at
from warhall.kernel.words import Name


@pytest.mark.rule("TU-6.1")
def test_instructions_are_done_in_printed_order() -> None:
    table = at("seats: {red: {hand: [white_dragon], troops: [eryndlyn:0, skullport:2]}, blue: {}}")
    table.act("red", "play white_dragon", "deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1")
    assert (table.played, table.player("red").vp) == (["white_dragon"], 0)
    table.act("red", "deploy kanaglym:0")
    assert table.player("red").vp == 1


@pytest.mark.rule("TU-6.1", "TU-6.17")
@pytest.mark.parametrize(
    ("deploys", "vp"), [(("kanaglym:1", "kanaglym:2"), 1), (("kanaglym--skullport:0", "skullport:3"), 2)]
)
def test_a_count_is_taken_when_its_instruction_is_reached(deploys: tuple[str, str], vp: int) -> None:
    table = at("""
        seats: {red: {hand: [white_dragon], troops: [eryndlyn:0, everfire:0, kanaglym--tsenviilyq:0]}, blue: {}}
    """)
    table.act("red", "play white_dragon", "deploy kanaglym:0", *(f"deploy {space}" for space in deploys))
    assert table.player("red").vp == vp


@pytest.mark.rule("TU-6.2")
def test_a_gain_comes_where_it_stands_in_the_card() -> None:
    table = at("""
        seats:
          red: {hand: [beholder, carrion_crawler], troops: [eryndlyn:0], trophies: {white: 2}}
          blue: {troops: [eryndlyn:1]}
        market: [wight]
    """)
    table.act("red", "play beholder")
    assert table.pool == (0, 0)
    table.act("red", "assassinate eryndlyn:1")
    assert table.pool == (1, 0)
    table.act("red", "play carrion_crawler")
    assert (table.pool, table.asked) == ((4, 0), ("red", "devour"))


@pytest.mark.rule("TU-6.3", "TU-7.13")
def test_a_card_wins_over_a_rule() -> None:
    table = at("""
        seats: {red: {hand: [ogre_zombie], troops: [eryndlyn:0]}, blue: {}}
        white: [blingdenstone:0]
        turn: {power: 3}
    """)
    assert table.refused("red", "assassinate blingdenstone:0") == ("TU-9.10", "no-presence")
    table.act("red", "play ogre_zombie", "supplant blingdenstone:0")
    assert table.at("blingdenstone:0") == "red"


@pytest.mark.rule("TU-6.4")
@pytest.mark.parametrize("answer", ["decline", "done"])
def test_an_instruction_with_a_target_cannot_be_declined(answer: str) -> None:
    table = at("seats: {red: {hand: [deathblade], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}")
    table.act("red", "play deathblade")
    assert table.options() == ["assassinate eryndlyn:1"]
    assert table.refused("red", answer) == ("TU-6.4", "compulsory")


@pytest.mark.rule("TU-6.5")
def test_an_instruction_without_a_target_is_skipped_and_the_rest_is_done() -> None:
    table = at("seats: {red: {hand: [black_wyrmling, vampire_spawn, dragonclaw], trophies: {blue: 5}}, blue: {}}")
    table.act("red", "play black_wyrmling", "play vampire_spawn", "play dragonclaw")
    assert table.pool == (2, 2)
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-6.6")
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_up_to_two_may_stop_at_any_number(moves: int) -> None:
    table = at("""
        seats: {red: {hand: [council_member], troops: [gracklstugh:2]}, blue: {}}
        white: [gracklstugh:0, gracklstugh:1]
    """)
    table.act("red", "play council_member")
    for number in range(moves):
        table.act("red", f"move gracklstugh:{number}", f"to everfire:{number}")
    if moves < 2:
        table.act("red", "done")
    assert table.asked == ("red", "act")
    assert table.site("everfire").spaces.count("white") == moves


@pytest.mark.rule("TU-6.6", "TU-9.31")
def test_what_a_card_may_do_can_be_declined() -> None:
    table = at("seats: {red: {hand: [cult_fanatic]}, blue: {}}\nmarket: [kobold]")
    table.act("red", "play cult_fanatic", "decline")
    assert table.view().market[0] == "kobold"
    assert table.pool == (0, 2)


@pytest.mark.rule("TU-6.7")
def test_several_targets_are_chosen_one_after_another() -> None:
    table = at("""
        seats: {red: {hand: [demogorgon, noble], troops: [eryndlyn:0]}, blue: {}}
        half_decks: [demons, drow]
        white: [araumycos--eryndlyn:0, araumycos:0, araumycos:1]
    """)
    table.act("red", "play demogorgon", "devour noble")
    assert table.options("supplant") == ["araumycos--eryndlyn:0"]
    table.act("red", "supplant araumycos--eryndlyn:0")
    assert table.options("supplant") == ["araumycos:0", "araumycos:1"]


@pytest.mark.rule("TU-6.7")
def test_without_a_further_target_the_rest_is_lost() -> None:
    table = at("seats: {red: {hand: [deathblade], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}")
    table.act("red", "play deathblade", "assassinate eryndlyn:1")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-6.8")
def test_exactly_one_option_is_carried_out() -> None:
    table = at("seats: {red: {hand: [dragon_cultist]}, blue: {}}")
    table.act("red", "play dragon_cultist")
    assert table.options() == ["choose 1", "choose 2"]
    assert table.refused("red", "choose 3") == ("TU-6.8", "no-option")
    table.act("red", "choose 2")
    assert table.pool == (0, 2)
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-6.8")
def test_an_option_without_a_target_may_be_chosen() -> None:
    table = at("seats: {red: {hand: [blackguard], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play blackguard", "choose 2")
    assert (table.asked, table.pool) == (("red", "act"), (0, 0))


@pytest.mark.rule("TU-6.9")
def test_the_same_option_may_be_chosen_every_time() -> None:
    table = at("seats: {red: {hand: [weaponmaster], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play weaponmaster")
    for space in ("eryndlyn:1", "eryndlyn:2", "eryndlyn--kanaglym:0"):
        table.act("red", "choose 1", f"deploy {space}")
    assert table.asked == ("red", "act")
    assert table.player("red").troops == 36


@pytest.mark.rule("TU-6.10", "TU-12.8")
def test_a_cost_is_paid_at_most_once() -> None:
    table = at("seats: {red: {hand: [marilith, noble, noble]}, blue: {}}")
    table.act("red", "play marilith", "devour noble")
    assert table.pool == (5, 0)
    assert table.asked == ("red", "act")
    assert table.refused("red", "devour noble") == ("TU-9.3", "only-by-card")


@pytest.mark.rule("TU-6.11")
def test_an_unpaid_cost_leaves_the_rest_of_the_card() -> None:
    table = at("seats: {red: {hand: [skeletal_horde], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play skeletal_horde", "deploy eryndlyn:1", "deploy eryndlyn:2", "decline")
    assert table.site("eryndlyn").spaces == ["red"] * 3
    assert (table.played, table.view().devoured) == (["skeletal_horde"], [])


@pytest.mark.rule("TU-6.12")
@pytest.mark.parametrize(("card", "choice"), [("zuggtmoy", None), ("marilith", None), ("night_hag", "choose 2")])
def test_a_cost_that_cannot_be_paid_makes_the_ability_unusable(card: str, choice: str | None) -> None:
    table = at(f"seats: {{red: {{hand: [{card}], deck: [noble, noble]}}, blue: {{}}}}")
    table.act("red", f"play {card}", *([choice] if choice else []))
    assert table.asked == ("red", "act")
    assert (table.pool, table.hand("red"), table.view().waiting) == ((0, 0), [], [])


@pytest.mark.rule("TU-6.12", "TU-9.32")
def test_a_cost_is_paid_with_what_it_names() -> None:
    table = at("seats: {red: {hand: [zuggtmoy, noble], inner_circle: [kobold]}, blue: {}}")
    table.act("red", "play zuggtmoy")
    assert table.options() == ["devour kobold", "decline"]
    assert table.refused("red", "devour noble") == ("TU-9.32", "not-in-inner-circle")
    table.act("red", "devour kobold")
    assert table.pool == (0, 3)
    assert (table.player("red").inner_circle, table.view().devoured) == ([], ["kobold"])


@pytest.mark.rule("TU-6.13")
def test_a_spy_may_be_returned_for_nothing() -> None:
    table = at("seats: {red: {hand: [cloaker], spies: [everfire], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play cloaker", "choose 2", "return-spy everfire red")
    assert (table.player("red").spies, table.asked) == (5, ("red", "act"))


@pytest.mark.rule("TU-6.14")
def test_the_card_being_played_is_not_in_hand() -> None:
    table = at("seats: {red: {hand: [marilith, noble]}, blue: {}}")
    table.act("red", "play marilith")
    assert table.options() == ["devour noble", "decline"]
    assert table.refused("red", "devour marilith") == ("TU-9.32", "not-in-hand")


@pytest.mark.rule("TU-6.15", "TU-10.1")
def test_an_outcast_as_the_last_card_does_nothing() -> None:
    table = at("half_decks: [demons, drow]\nseats: {red: {hand: [insane_outcast]}, blue: {}}")
    table.act("red", "play insane_outcast")
    assert (table.asked, table.played) == (("red", "act"), ["insane_outcast"])


@pytest.mark.rule("TU-6.16", "TU-9.73")
def test_a_card_that_has_left_the_played_area_cannot_be_promoted() -> None:
    table = at("seats: {red: {hand: [wyrmspeaker, flesh_golem, noble]}, blue: {}}")
    table.act("red", "play wyrmspeaker", "play flesh_golem", "use", "play noble", "end-turn")
    assert table.options() == ["promote noble"]
    assert table.refused("red", "promote flesh_golem") == ("TU-12.9", "not-played")


@pytest.mark.rule("TU-6.17")
@pytest.mark.parametrize(("trophies", "vp"), [(3, 0), (4, 1), (8, 1), (9, 2)])
def test_amounts_are_rounded_down(trophies: int, vp: int) -> None:
    table = at(f"""
        seats:
          red: {{hand: [death_knight], troops: [eryndlyn:0], trophies: {{blue: {trophies}, white: 7}}}}
          blue: {{troops: [eryndlyn:1]}}
    """)
    table.act("red", "play death_knight", "supplant eryndlyn:1")
    assert table.player("red").vp == vp


@pytest.mark.rule("TU-6.18", "TU-9.10")
def test_that_site_is_where_the_spy_was_placed() -> None:
    table = at("""
        seats: {red: {hand: [yan_c_bin], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        white: [everfire:0, everfire:1]
    """)
    table.act("red", "play yan_c_bin", "spy everfire")
    assert table.options("assassinate") == ["everfire:0", "everfire:1"]
    reason = table.refusal("red", "assassinate eryndlyn:1")
    assert (reason.rule, reason.args["sites"]) == ("TU-6.18", (Name("site", "everfire"),))


@pytest.mark.rule("TU-6.12")
def test_a_card_of_an_empty_inner_circle_is_not_asked_for() -> None:
    table = at("seats: {red: {hand: [zuggtmoy]}, blue: {}}")
    assert table.act("red", "play zuggtmoy").asked == ("red", "act")


@pytest.mark.rule("TU-6.18", "TU-6.4")
@pytest.mark.parametrize("others", ["blue: {spies: [everfire]}, orange: {}", "blue: {}, orange: {spies: [everfire]}"])
def test_the_spy_of_any_other_player_makes_the_banshee_wail(others: str) -> None:
    table = at(f"seats: {{red: {{hand: [banshee]}}, {others}}}")
    assert table.act("red", "play banshee", "spy everfire").pool == (3, 0)
