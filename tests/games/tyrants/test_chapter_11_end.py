"""Chapter 11: the end of the game and the score."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import AtTable, at
from warhall.games.tyrants.score import Sheet


def ended(seats: str, rest: str = "") -> AtTable:
    """A two-player game at its end: blue, sitting last, ends the last turn."""
    return at(f"seats: {{{seats}}}\nending: troops\nturn: {{seat: blue}}\n{rest}").act("blue", "end-turn")


@pytest.mark.rule("TU-11.1")
def test_the_last_troop_of_the_barracks_triggers_the_end() -> None:
    table = at("seats: {red: {troops: [eryndlyn:0], barracks: 2}, blue: {}}\nturn: {power: 2}")
    table.act("red", "deploy eryndlyn:1")
    assert table.view().ending == "no"
    table.act("red", "deploy eryndlyn:2")
    assert table.view().ending == "troops"


@pytest.mark.rule("TU-11.2")
@pytest.mark.parametrize("way", ["recruit", "devour"])
def test_an_empty_market_deck_triggers_the_end(way: str) -> None:
    table = at("""
        seats: {red: {hand: [cult_fanatic]}, blue: {}}
        market: [kobold, lich]
        market_deck: [wight]
        turn: {influence: 1}
    """)
    table.act("red", "play cult_fanatic", "decline", "recruit kobold") if way == "recruit" else table.act(
        "red", "play cult_fanatic", "devour lich"
    )
    assert table.view().ending == "market"
    assert "wight" in table.view().market
    table.act("red", "end-turn").act("blue", "end-turn")
    assert table.over


@pytest.mark.rule("TU-11.2")
def test_one_card_in_the_market_deck_does_not_end_the_game() -> None:
    table = at("seats: {red: {}, blue: {}}\nmarket: [kobold]\nmarket_deck: [wight, lich]\nturn: {influence: 1}")
    table.act("red", "recruit kobold").act("red", "end-turn").act("blue", "end-turn")
    assert not table.over


@pytest.mark.rule("TU-11.3", "TU-11.4")
@pytest.mark.parametrize(("first", "turns"), [("red", 2), ("blue", 3), ("orange", 1)])
def test_the_round_ends_before_the_first_player(first: str, turns: int) -> None:
    table = at(f"""
        section: left
        first: {first}
        seats: {{red: {{}}, blue: {{troops: [eryndlyn:0], barracks: 1}}, orange: {{}}}}
        turn: {{seat: blue, power: 1}}
    """)
    table.act("blue", "deploy eryndlyn:1")
    taken = 0
    while not table.over:
        table.act(table.asked[0], "end-turn")
        taken += 1
    assert taken == turns


@pytest.mark.rule("TU-11.5")
def test_starting_troops_do_not_trigger_the_end() -> None:
    table = at("seats: {red: {}, blue: {}}\nwhite: start\nturn: {stage: set-up}")
    table.act("red", "deploy eryndlyn:0").act("blue", "deploy ched_nasad:0")
    assert table.view().ending == "no"


@pytest.mark.rule("TU-11.5")
def test_empty_stacks_do_not_trigger_the_end() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {hand: [ghoul]}, blue: {}}
        stacks: {house_guard: 1, priestess_of_lolth: 1, insane_outcast: 1}
        turn: {influence: 5}
    """)
    table.act("red", "play ghoul", "recruit house_guard", "recruit priestess_of_lolth")
    assert set(table.view().stacks.values()) == {0}
    assert table.view().ending == "no"


@pytest.mark.rule("TU-11.6", "TU-8.3")
def test_controlled_sites_score_their_value() -> None:
    table = ended("red: {troops: [menzoberranzan:0, chasmleap_bridge:0]}, blue: {troops: [llacerellyn:0]}")
    assert (table.score("red").sites, table.score("blue").sites) == (5 + 1, 2)


@pytest.mark.rule("TU-11.7")
def test_total_control_scores_two_more_for_each_site() -> None:
    table = ended("red: {troops: [chasmleap_bridge:0, llacerellyn:0, llacerellyn:1]}, blue: {spies: [llacerellyn]}")
    assert (table.score("red").sites, table.score("red").total_control) == (3, 2)


@pytest.mark.rule("TU-11.8")
def test_every_trophy_scores_one() -> None:
    table = ended("red: {trophies: {white: 3, blue: 2, red: 1}}, blue: {}")
    assert table.score("red") == Sheet(0, 0, 6, 0, 0, 0)


@pytest.mark.rule("TU-11.9")
def test_cards_in_deck_hand_and_discard_pile_score_their_deck_vp() -> None:
    table = ended(
        "red: {deck: [lich], hand: [vampire, insane_outcast], discard: [house_guard]}, blue: {}",
        "half_decks: [demons, undead]",
    )
    assert table.score("red") == Sheet(0, 0, 0, 4 + 4 - 1 + 1, 0, 0)


@pytest.mark.rule("TU-11.10")
def test_cards_in_the_inner_circle_score_their_inner_circle_vp() -> None:
    assert ended("red: {inner_circle: [lich, elder_brain]}, blue: {}").score("red") == Sheet(0, 0, 0, 0, 7 + 9, 0)


@pytest.mark.rule("TU-11.11")
def test_tokens_score_their_value() -> None:
    assert ended("red: {vp: 17}, blue: {}").score("red") == Sheet(0, 0, 0, 0, 0, 17)


@pytest.mark.rule("TU-11.12")
def test_the_highest_total_wins() -> None:
    table = ended("red: {vp: 5}, blue: {trophies: {white: 6}}")
    assert table.winners == ["blue"]
    assert table.state.result is not None
    assert table.state.result.rule == "TU-11.12"


@pytest.mark.rule("TU-11.12")
def test_there_is_no_tie_break() -> None:
    assert ended("red: {vp: 6}, blue: {trophies: {white: 6}}").winners == ["red", "blue"]


@pytest.mark.rule("TU-11.13")
def test_pieces_spies_markets_and_devoured_cards_score_nothing() -> None:
    table = ended(
        "red: {troops: [eryndlyn--kanaglym:0], spies: [everfire]}, blue: {}",
        "market: [lich, vampire]\ndevoured: [elder_brain]",
    )
    assert table.score("red") == Sheet(0, 0, 0, 0, 0, 0)


@pytest.mark.rule("TU-11.13")
def test_a_marker_scores_nothing_by_itself() -> None:
    table = ended("red: {troops: [tsenviilyq:0]}, blue: {}")
    assert table.player("red").markers == ["tsenviilyq"]
    assert table.score("red") == Sheet(4, 0, 0, 0, 0, 0)


@pytest.mark.rule("TU-11.14")
def test_the_score_sheet_tells_six_categories_and_the_total() -> None:
    cards = "hand: [lich], inner_circle: [noble]"
    table = ended(f"red: {{troops: [chasmleap_bridge:0], trophies: {{white: 2}}, {cards}, vp: 3}}, blue: {{}}")
    assert table.events("scored") == ["scored red 1 2 2 4 1 3 13", "scored blue 0 0 0 0 0 0 0"]
    assert table.player("red").score.total == 13


@pytest.mark.rule("TU-11.3", "TU-11.1", "TU-11.2")
def test_what_triggered_the_end_first_stays_its_reason() -> None:
    table = at("""
        seats: {red: {}, blue: {}}
        ending: troops
        market: [kobold, lich]
        market_deck: [wight]
        turn: {influence: 1}
    """)
    table.act("red", "recruit kobold")
    assert table.view().ending == "troops"


@pytest.mark.rule("TU-11.2")
def test_the_empty_market_deck_triggers_the_end_though_all_six_spaces_are_filled() -> None:
    table = at("""
        seats: {red: {}, blue: {}}
        market: [kobold, lich, wight, ghost, banshee, mindwitness]
        market_deck: [chuul]
        turn: {influence: 1}
    """)
    assert table.act("red", "recruit kobold").view().ending == "market"


@pytest.mark.rule("TU-11.3", "TU-11.4", "TU-9.73")
def test_what_waits_for_the_end_of_the_turn_is_done_in_the_last_round_too() -> None:
    table = at("seats: {red: {hand: [council_member, noble]}, blue: {}}\nending: troops")
    table.act("red", "play noble", "play council_member", "end-turn")
    assert (table.asked, table.options("promote")) == (("red", "promote"), ["noble"])
