"""Chapter 6: Focus."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.tyrants.at_table import at, packed

DRAWING_FOCUS = """
- id: imix
  name: {en: Imix, ru: Имикс, uk: Імікс}
  half_deck: elementals
  copies: 1
  cost: 6
  aspect: malice
  type: elemental_prince
  deck_vp: 3
  inner_vp: 6
  effect: [{do: draw}, {do: focus, aspect: malice, then: [{do: gain, power: 2}]}]
"""


@pytest.mark.rule("TU-6.20", "TU-6.21")
def test_focus_is_applied_once_however_many_cards_meet_it() -> None:
    table = at("seats: {red: {hand: [imix, blackguard], deck: [noble]}, blue: {}}\nturn: {played: [blackguard, wight]}")
    table.act("red", "play imix")
    assert table.pool == (6, 0)
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-6.20", "TU-6.21")
def test_a_card_of_another_aspect_does_not_meet_focus() -> None:
    table = at("seats: {red: {hand: [imix]}, blue: {}}\nturn: {played: [advance_scout, spy_master, noble]}")
    table.act("red", "play imix")
    assert table.pool == (4, 0)


@pytest.mark.rule("TU-6.21", "TU-6.16")
def test_cards_of_earlier_turns_do_not_meet_focus() -> None:
    table = at("seats: {red: {hand: [bounty_hunter]}, blue: {hand: [imix]}}")
    table.act("red", "play bounty_hunter", "end-turn").act("blue", "play imix")
    assert table.pool == (4, 0)


@pytest.mark.rule("TU-6.21")
def test_only_a_card_of_the_aspect_may_be_revealed() -> None:
    table = at("seats: {red: {hand: [imix, noble, blackguard]}, blue: {}}")
    table.act("red", "play imix")
    assert table.options() == ["reveal blackguard", "decline"]
    assert table.refused("red", "reveal noble") == ("TU-6.21", "not-matching")
    assert table.refused("red", "reveal wight") == ("TU-6.21", "not-in-hand")


@pytest.mark.rule("TU-6.22")
def test_a_second_copy_meets_focus() -> None:
    table = at("seats: {red: {hand: [eternal_flame_cultist, eternal_flame_cultist]}, blue: {}}")
    table.act("red", "play eternal_flame_cultist", "decline")
    assert table.pool == (0, 0)
    table.act("red", "play eternal_flame_cultist")
    assert table.pool == (2, 0)


@pytest.mark.rule("TU-6.23")
def test_a_revealed_card_may_be_revealed_again_and_played() -> None:
    table = at("seats: {red: {hand: [imix, fire_elemental, blackguard], deck: [noble]}, blue: {}}")
    table.act("red", "play imix", "reveal blackguard")
    assert (table.pool, table.hand("red")) == ((6, 0), ["blackguard", "fire_elemental"])
    table = at("""
        seats: {red: {hand: [water_elemental, crushing_wave_cultist, umber_hulk], deck: [noble]}, blue: {}}
        turn: {shown: [umber_hulk]}
    """)
    table.act("red", "play water_elemental", "deploy everfire:0", "deploy everfire:1", "reveal umber_hulk")
    assert table.hand("red") == ["crushing_wave_cultist", "noble", "umber_hulk"]
    table.act("red", "play umber_hulk")
    assert table.asked == ("red", "deploy")


@pytest.mark.rule("TU-6.24")
def test_revealing_is_optional() -> None:
    table = at("seats: {red: {hand: [imix, blackguard]}, blue: {}}")
    table.act("red", "play imix", "decline")
    assert table.pool == (4, 0)


@pytest.mark.rule("TU-6.24", "TU-1.10")
def test_a_revealed_card_is_shown_to_everybody() -> None:
    table = at("seats: {red: {hand: [imix, blackguard, noble]}, blue: {}}")
    table.act("red", "play imix", "reveal blackguard")
    assert table.heard("blue", "revealed") == ["revealed red blackguard imix"]
    assert table.view("blue").seats[0].shown == ["blackguard"]
    assert table.view("blue").seats[0].hand is None


@pytest.mark.rule("TU-6.24")
def test_draws_by_focus_come_without_a_question() -> None:
    table = at("""
        seats: {red: {hand: [fire_elemental], deck: [noble, soldier]}, blue: {}}
        turn: {played: [blackguard]}
    """)
    table.act("red", "play fire_elemental", "choose 1")
    assert (table.asked, table.hand("red")) == (("red", "act"), ["noble"])


@pytest.mark.rule("TU-6.24")
@pytest.mark.parametrize(("answer", "asked"), [("use", "spy"), ("decline", "act")])
def test_a_spy_by_focus_is_offered(answer: str, asked: str) -> None:
    table = at("seats: {red: {hand: [yan_c_bin]}, blue: {}}\nturn: {played: [spy_master]}")
    table.act("red", "play yan_c_bin", "spy everfire")
    assert table.options() == ["use", "decline"]
    assert table.act("red", answer).asked == ("red", asked)


@pytest.mark.rule("TU-6.24")
@pytest.mark.parametrize(("answer", "waiting"), [("use", 2), ("decline", 1)])
def test_a_promotion_by_focus_is_offered(answer: str, waiting: int) -> None:
    table = at("seats: {red: {hand: [ogremoch]}, blue: {}}\nturn: {played: [advocate]}")
    table.act("red", "play ogremoch", answer)
    assert table.view().waiting == ["ogremoch"] * waiting


@pytest.mark.rule("TU-6.25")
def test_a_card_drawn_by_the_same_card_may_be_revealed(tmp_path: Path) -> None:
    game = packed(tmp_path, DRAWING_FOCUS)
    table = at("seats: {red: {hand: [imix], deck: [blackguard]}, blue: {}}", game=game)
    table.act("red", "play imix", "reveal blackguard")
    assert table.pool == (2, 0)
    assert table.hand("red") == ["blackguard"]


@pytest.mark.rule("TU-6.26", "TU-10.31")
def test_a_card_played_from_the_inner_circle_counts_for_focus() -> None:
    table = at("seats: {red: {hand: [elder_brain, imix], deck: [noble], inner_circle: [bounty_hunter]}, blue: {}}")
    table.act("red", "play elder_brain", "play bounty_hunter", "play imix")
    assert table.pool == (9, 0)


@pytest.mark.rule("TU-6.24", "TU-5.11")
def test_what_was_shown_in_a_turn_is_hidden_again_after_it() -> None:
    table = at("seats: {red: {hand: [noble, soldier]}, blue: {hand: [noble]}}\nturn: {shown: [noble]}")
    assert table.player("red").shown == ["noble"]
    table.act("red", "end-turn")
    assert (table.player("red").shown, table.player("blue").shown) == ([], [])


@pytest.mark.rule("TU-6.24")
def test_a_shown_card_that_is_played_is_in_the_hand_no_more() -> None:
    table = at("seats: {red: {hand: [noble, soldier]}, blue: {}}\nturn: {shown: [noble]}")
    assert table.act("red", "play noble").player("red").shown == []


@pytest.mark.rule("TU-6.24", "TU-10.10")
def test_what_another_player_discards_does_not_hide_a_shown_card() -> None:
    table = at(
        "seats: {red: {hand: [noble, gauth]}, blue: {hand: [noble, soldier, soldier, soldier]}}\nturn: {shown: [noble]}"
    )
    table.act("red", "play gauth", "choose 2").act("blue", "discard noble")
    assert table.player("red").shown == ["noble"]
