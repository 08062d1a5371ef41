"""Rules that hold for the cards of a pack too, and that no printed card puts to the test."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import AtTable, at, packed
from warhall.kernel.game import Game

CARD = """
- id: {ident}
  name: {{en: Odd, ru: Странный, uk: Дивний}}
  half_deck: aberrations
  copies: {copies}
  cost: 1
  aspect: conquest
  type: grimlock
  deck_vp: 0
  inner_vp: 1
  effect: [{effect}]
  {reaction}
"""

EFFECTS = {
    "grimlock": "{do: discard, who: self, n: 2}",
    "umber_hulk": "{do: pay, cost: {do: discard, who: self, n: 2}, then: [{do: gain, power: 5}]}",
    "quaggoth": "{do: end_of_turn, then: [{do: pay, cost: {do: devour, from: self}, then: [{do: gain, vp: 1}]}]}",
    "chuul": "{do: discard, who: each_opponent, n: 2}",
    "nothic": "{do: end_of_turn, then: [{do: deploy}]}",
    "gauth": "{do: return, what: [spy], whose: any}, {do: supplant, where: that_site}",
    "puppeteer": "{do: place_spy, n: 2}, {do: assassinate, where: that_site}",
    "brainwashed_slave": "{do: devour, from: self}",
    "intellect_devourer": "{do: open_devoured}, {do: devour, from: market, n: 2}",
    "cloaker": "{do: discard, who: each_opponent}, {do: promote, from: self}",
    "mindwitness": "{do: pay, cost: {do: return, what: [spy], whose: own, n: any},"
    " then: [{do: discard, who: each_opponent}, {do: supplant, where: each_that_site}]}",
    "spectator": "{do: gain, power: 1}",
    "aboleth": "{do: discard, who: chosen_opponent}",
    "beholder": "{do: assassinate}, {do: play_from, zone: inner_circle, after: put_back}",
    "death_tyrant": "{do: discard, who: owner_of_assassinated}",
}
REACTIONS = {
    "umber_hulk": "when_forced_out: {then: [{do: discard, who: causer}, {do: discard, who: causer}]}",
    "spectator": "when_forced_out: {instead: [{do: discard, who: causer}]}",
}
COPIES = {"cloaker": 3, "mindwitness": 3, "spectator": 3, "aboleth": 1, "beholder": 1, "death_tyrant": 1}
"""Of the others there are two."""


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Cards that no printed card is like."""
    cards = [
        CARD.format(ident=ident, copies=COPIES.get(ident, 2), effect=effect, reaction=REACTIONS.get(ident, ""))
        for ident, effect in EFFECTS.items()
    ]
    return packed(tmp_path_factory.mktemp("odd"), "".join(cards))


def holding(game: Game, hand: str, more: str = "", blue: str = "") -> AtTable:
    return at(f"seats: {{red: {{hand: [{hand}]{more}}}, blue: {{{blue}}}}}", game=game)


@pytest.mark.rule("TU-10.18")
def test_who_must_discard_two_cards_of_ones_own_discards_two(odd: Game) -> None:
    table = holding(odd, "grimlock, noble, soldier, soldier")
    table.act("red", "play grimlock", "discard noble", "discard soldier")
    assert (table.asked, table.hand("red")) == (("red", "act"), ["soldier"])
    assert sorted(table.player("red").discard) == ["noble", "soldier"]


@pytest.mark.rule("TU-6.12")
def test_a_cost_of_two_cards_is_two_cards_and_no_third(odd: Game) -> None:
    table = holding(odd, "umber_hulk, noble, soldier, soldier, soldier")
    table.act("red", "play umber_hulk", "discard noble")
    assert table.refused("red", "done") == ("TU-6.4", "compulsory")
    table.act("red", "discard soldier")
    assert (table.asked, table.pool, table.hand("red")) == (("red", "act"), (5, 0), ["soldier", "soldier"])


@pytest.mark.rule("TU-6.12")
def test_a_cost_of_two_is_not_offered_to_who_has_one(odd: Game) -> None:
    table = holding(odd, "umber_hulk, noble").act("red", "play umber_hulk")
    assert (table.asked, table.pool) == (("red", "act"), (0, 0))


@pytest.mark.rule("TU-9.75", "TU-10.32")
def test_a_card_that_left_the_played_area_cannot_be_its_own_cost_at_the_end_of_the_turn(odd: Game) -> None:
    plays = ("play quaggoth", "play advocate", "choose 2", "end-turn")
    table = holding(odd, "quaggoth, advocate").act("red", *plays, "resolve quaggoth")
    assert table.options() == ["use", "decline"]
    table = holding(odd, "quaggoth, advocate").act("red", *plays, "resolve advocate", "promote quaggoth")
    assert (table.asked, table.view().devoured) == (("blue", "act"), [])


@pytest.mark.rule("TU-10.10", "TU-10.12")
def test_a_victim_of_two_discards_chooses_twice(odd: Game) -> None:
    table = holding(odd, "chuul", blue="hand: [noble, soldier, soldier]").act("red", "play chuul")
    table.act("blue", "discard noble", "discard soldier")
    assert (table.asked, table.hand("blue")) == (("red", "act"), ["soldier"])
    table = holding(odd, "chuul", blue="hand: [noble]").act("red", "play chuul")
    assert table.act("blue", "discard noble").asked == ("red", "act")


@pytest.mark.rule("TU-8.16", "TU-4.5")
def test_a_marker_taken_in_stage_two_pays_nothing_in_this_turn(odd: Game) -> None:
    table = holding(odd, "nothic", ", troops: [tsenviilyq:0]", "troops: [tsenviilyq:1]")
    table.act("red", "play nothic", "end-turn", "deploy tsenviilyq:2")
    assert table.player("red").markers == ["tsenviilyq"]
    assert table.events("marker-paid") == []


@pytest.mark.rule("TU-6.18", "TU-9.91")
def test_only_the_site_of_an_own_returned_spy_is_that_site(odd: Game) -> None:
    red, blue = ", troops: [eryndlyn:0], spies: [kanaglym]", "troops: [eryndlyn:1, kanaglym:0], spies: [eryndlyn]"
    table = holding(odd, "gauth", red, blue).act("red", "play gauth", "return-spy kanaglym red")
    assert table.options() == ["supplant kanaglym:0"]
    table = holding(odd, "gauth", red, blue).act("red", "play gauth", "return-spy eryndlyn blue")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.64", "TU-9.65")
def test_after_a_second_spy_that_was_not_placed_there_is_no_that_site(odd: Game) -> None:
    red = ", troops: [eryndlyn:0], spies: [kanaglym, araumycos, gracklstugh, ched_nasad]"
    table = holding(odd, "puppeteer", red, "troops: [skullport:0]")
    table.act("red", "play puppeteer", "spy skullport", "decline")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.32", "TU-10.48")
def test_a_card_may_devour_itself_without_a_question(odd: Game) -> None:
    table = holding(odd, "brainwashed_slave").act("red", "play brainwashed_slave")
    assert (table.played, table.view().devoured) == ([], ["brainwashed_slave"])


@pytest.mark.rule("TU-10.34", "TU-9.30")
def test_the_opened_card_counts_for_one_of_the_market_cards_to_devour(odd: Game) -> None:
    table = at("market: [chuul]\ndevoured: [noble]\nseats: {red: {hand: [intellect_devourer]}, blue: {}}", game=odd)
    table.act("red", "play intellect_devourer", "devour-devoured", "devour chuul")
    assert (table.asked, table.view().devoured) == (("red", "act"), ["chuul", "noble"])


@pytest.mark.rule("TU-10.14", "TU-10.16")
def test_a_reaction_within_a_reaction_is_finished_first_and_then_the_first_one_goes_on(odd: Game) -> None:
    table = holding(odd, "cloaker, umber_hulk, noble, soldier", blue="hand: [umber_hulk, noble, noble, soldier]")
    table.act("red", "play cloaker").act("blue", "discard umber_hulk").act("red", "discard umber_hulk")
    table.act("blue", "discard noble", "discard noble")
    assert table.asked == ("red", "forced-discard")
    table.act("red", "discard noble")
    assert (table.asked, table.hand("red"), table.hand("blue")) == (("red", "act"), ["soldier"], ["soldier"])
    assert table.player("red").inner_circle == ["cloaker"], "what the first card says of itself is not forgotten"


@pytest.mark.rule("TU-10.14", "TU-10.15")
def test_a_reaction_instead_of_the_discard_strikes_the_causer_and_the_card_goes_on(odd: Game) -> None:
    table = holding(odd, "cloaker, noble", blue="hand: [spectator]")
    table.act("red", "play cloaker").act("blue", "discard spectator").act("red", "discard noble")
    assert (table.asked, table.played, table.player("red").inner_circle) == (("red", "act"), [], ["cloaker"])
    assert table.player("blue").discard == ["spectator"]


@pytest.mark.rule("TU-10.41", "TU-10.14")
def test_the_sites_of_returned_spies_are_remembered_through_a_reaction(odd: Game) -> None:
    blue = "hand: [spectator], troops: [kanaglym:0, araumycos:0]"
    table = holding(odd, "mindwitness", ", troops: [eryndlyn:0], spies: [kanaglym, araumycos]", blue)
    table.act("red", "play mindwitness", "return-spy kanaglym red", "return-spy araumycos red")
    table.act("blue", "discard spectator")
    assert table.options("supplant") == ["araumycos:0", "kanaglym:0"]


@pytest.mark.rule("TU-10.11")
def test_an_opponent_with_one_card_may_be_chosen_to_discard_but_not_one_without(odd: Game) -> None:
    seats = "red: {{hand: [aboleth]}}, blue: {{hand: [{blue}]}}, orange: {{hand: [noble]}}, black: {{hand: [noble]}}"
    table = at(f"seats: {{{seats.format(blue='')}}}", game=odd).act("red", "play aboleth")
    assert table.options() == ["opponent orange", "opponent black"]
    assert table.refused("red", "opponent blue") == ("TU-10.11", "small-hand")
    table = at(f"seats: {{{seats.format(blue='noble')}}}", game=odd).act("red", "play aboleth", "opponent blue")
    assert table.asked == ("blue", "forced-discard")
    alone = "red: {hand: [aboleth]}, blue: {}, orange: {hand: [noble]}"
    table = at(f"section: left\nseats: {{{alone}}}", game=odd).act("red", "play aboleth")
    assert table.asked == ("orange", "forced-discard"), "there is nobody else to choose"


@pytest.mark.rule("TU-10.46", "TU-10.16")
def test_a_card_played_by_another_does_not_know_whom_that_one_assassinated(odd: Game) -> None:
    red = ", troops: [eryndlyn:0], inner_circle: [death_tyrant]"
    table = holding(odd, "beholder", red, "hand: [noble], troops: [eryndlyn:1]")
    table.act("red", "play beholder", "assassinate eryndlyn:1", "play death_tyrant")
    assert (table.asked, table.hand("blue")) == (("red", "act"), ["noble"])
