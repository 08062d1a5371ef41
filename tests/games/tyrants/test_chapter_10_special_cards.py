"""Chapter 10: foreign cards, the devoured pile, trophies, and single cards."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at
from warhall.kernel.words import Name


@pytest.mark.rule("TU-10.30")
def test_a_borrowed_card_never_enters_the_deck() -> None:
    table = at("""
        seats: {red: {hand: [ulitharid]}, blue: {}}
        market: [bounty_hunter, doppelganger]
        market_deck: [kobold, noble]
    """)
    table.act("red", "play ulitharid")
    assert table.options() == ["play bounty_hunter"]
    table.act("red", "play bounty_hunter")
    assert (table.pool, table.view().devoured) == ((3, 0), ["bounty_hunter"])
    assert table.view().market[:2] == ["kobold", "doppelganger"]
    table.act("red", "end-turn")
    assert table.hand("red") == ["ulitharid"]


@pytest.mark.rule("TU-10.31", "TU-10.46")
def test_elder_brain_may_play_the_card_it_has_just_promoted() -> None:
    table = at("seats: {red: {hand: [elder_brain], deck: [bounty_hunter], inner_circle: [soldier]}, blue: {}}")
    table.act("red", "play elder_brain")
    assert table.options() == ["play soldier", "play bounty_hunter"]
    assert table.refused("red", "play noble") == ("TU-10.31", "not-in-inner-circle")
    assert table.refused("red", "decline") == ("TU-6.4", "compulsory")
    table.act("red", "play bounty_hunter")
    assert table.pool == (3, 0)
    assert sorted(table.player("red").inner_circle) == ["bounty_hunter", "soldier"]


@pytest.mark.rule("TU-10.32")
def test_a_borrowed_carrion_crawler_from_the_inner_circle_stays_in_the_market() -> None:
    table = at("""
        seats: {red: {hand: [elder_brain], deck: [noble], inner_circle: [carrion_crawler]}, blue: {}}
        market: [lich]
    """)
    table.act("red", "play elder_brain", "play carrion_crawler", "devour lich")
    assert table.view().market[0] == "carrion_crawler"
    assert table.player("red").inner_circle == ["noble"]


@pytest.mark.rule("TU-10.33", "TU-9.75")
def test_an_effect_queued_by_a_borrowed_card_stays_queued() -> None:
    table = at("seats: {red: {hand: [ulitharid]}, blue: {}}\nmarket: [wyrmspeaker]")
    table.act("red", "play ulitharid", "play wyrmspeaker", "end-turn")
    assert table.options() == ["promote ulitharid"]


@pytest.mark.rule("TU-10.34")
def test_the_pile_is_closed_again_in_the_next_turn() -> None:
    table = at("""
        seats: {red: {hand: [ghost], spies: [everfire]}, blue: {}}
        devoured: [kobold, advocate]
        turn: {influence: 3}
    """)
    table.act("red", "play ghost", "choose 2", "return-spy everfire red", "recruit-devoured", "recruit-devoured")
    assert (table.player("red").discard, table.pool) == (["advocate", "kobold"], (0, 0))
    table.act("red", "end-turn")
    assert not table.view().opened


@pytest.mark.rule("TU-10.34")
def test_the_opened_card_may_be_devoured_as_a_market_card_and_stays() -> None:
    table = at("""
        seats: {red: {hand: [cult_fanatic]}, blue: {}}
        market: [lich]
        market_deck: [ghost, wight]
        devoured: [kobold]
        turn: {opened: true}
    """)
    table.act("red", "play cult_fanatic", "devour-devoured")
    assert table.view().devoured == ["kobold"]
    assert (table.view().market[0], table.view().market_deck) == ("lich", 2)


@pytest.mark.rule("TU-10.34", "TU-9.87")
def test_the_opened_card_may_be_recruited_by_an_effect() -> None:
    table = at("seats: {red: {hand: [vanifer]}, blue: {}}\ndevoured: [wight, kobold]\nturn: {opened: true}")
    table.act("red", "play vanifer")
    assert table.options() == ["recruit-devoured"]
    table.act("red", "recruit-devoured")
    assert (table.player("red").discard, table.view().devoured) == (["wight"], ["kobold"])


@pytest.mark.rule("TU-10.35")
def test_orcus_takes_up_to_two_troops_of_any_colour_from_any_hall() -> None:
    table = at("""
        seats:
          red: {hand: [orcus, noble], troops: [eryndlyn:0], trophies: {white: 1, blue: 1}}
          blue: {trophies: {red: 1}}
    """)
    table.act("red", "play orcus", "devour noble")
    assert table.options() == ["take red blue", "take red white", "take blue red", "done"]
    assert table.refused("red", "take blue white") == ("TU-10.49", "no-trophy")
    table.act("red", "take red white")
    assert table.refused("red", "to eryndlyn:0") == ("TU-10.49", "occupied")
    assert table.refused("red", "to gauntlgrym:0") == ("TU-2.5", "not-in-play")
    table.act("red", "to everfire:0", "done")
    assert (table.at("everfire:0"), table.player("red").trophies) == ("white", {"blue": 1})


@pytest.mark.rule("TU-10.36")
def test_lich_takes_from_the_hall_of_one_player_at_the_spys_site() -> None:
    table = at("""
        seats:
          red: {hand: [lich], troops: [eryndlyn:0], trophies: {blue: 2}}
          blue: {troops: [everfire:0], trophies: {red: 2, white: 1}}
          orange: {troops: [everfire:1], trophies: {red: 1}}
          black: {troops: [kanaglym:0], trophies: {red: 1}}
    """)
    table.act("red", "play lich", "spy everfire")
    assert table.options() == ["opponent blue", "opponent orange"]
    assert table.refused("red", "opponent black") == ("TU-10.36", "no-troop-there")
    table.act("red", "opponent blue")
    assert table.options() == ["take blue red", "take blue white", "done"]
    assert table.refused("red", "take orange red") == ("TU-10.36", "other-hall")
    assert table.said("red", "take orange red").startswith("The troops come out of another trophy hall: ")
    table.act("red", "take blue red", "to everfire:2")
    table.act("red", "take blue red")
    assert table.allowed("red", "to chasmleap_bridge--everfire:0")
    table.act("red", "to chasmleap_bridge--everfire:0")
    assert table.asked == ("red", "act")
    assert table.player("blue").trophies == {"white": 1}


@pytest.mark.rule("TU-10.36")
def test_lich_without_another_players_troop_at_the_site_takes_nothing() -> None:
    table = at("seats: {red: {hand: [lich]}, blue: {trophies: {red: 2}}}\nwhite: [everfire:0]")
    table.act("red", "play lich", "spy everfire")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.37", "TU-10.49")
def test_mummy_lord_chooses_twice_and_must_take_a_white_trophy() -> None:
    table = at("""
        seats: {red: {hand: [mummy_lord], troops: [eryndlyn:0], trophies: {blue: 1}}, blue: {trophies: {white: 1}}}
        white: [eryndlyn:1]
    """)
    table.act("red", "play mummy_lord", "choose 2")
    assert table.options() == ["take blue white"]
    assert table.refused("red", "take red blue") == ("TU-10.37", "only-white")
    assert table.refused("red", "done") == ("TU-6.4", "compulsory")
    table.act("red", "take blue white", "to blingdenstone:0", "choose 1", "assassinate eryndlyn:1")
    assert table.at("blingdenstone:0") == "white"
    assert table.player("red").trophies == {"blue": 1, "white": 1}


@pytest.mark.rule("TU-10.38")
def test_a_piece_out_of_a_hall_keeps_its_colour() -> None:
    table = at("""
        seats:
          red: {hand: [orcus, noble], troops: [eryndlyn:0]}
          blue: {trophies: {blue: 1, red: 1}, barracks: 1}
    """)
    before = (table.score("blue").trophies, table.player("red").troops)
    table.act("red", "play orcus", "devour noble", "take blue blue", "to kanaglym:0", "take blue red", "to everfire:0")
    assert (table.at("kanaglym:0"), table.at("everfire:0")) == ("blue", "red")
    assert (table.control("kanaglym")[0], table.control("everfire")[0]) == ("blue", "red")
    assert table.score("blue").trophies == before[0] - 2
    assert (table.player("red").troops, table.player("blue").troops) == (before[1], 1)
    assert table.view().ending == "no"


MOUTHER = """
    half_decks: [demons, drow]
    seats:
      red: {hand: [gibbering_mouther], troops: [wormwrithings:0]}
      blue: {troops: [gauntlgrym:2]}
      orange: {troops: [mantol_derith:2]}
      black: {troops: [everfire:0]}
"""


@pytest.mark.rule("TU-10.39")
def test_gibbering_mouther_chooses_among_neighbours_of_its_troops() -> None:
    table = at(MOUTHER)
    table.act("red", "play gibbering_mouther", "deploy wormwrithings:1", "deploy mantol_derith--wormwrithings:0")
    assert table.options() == ["opponent blue", "opponent orange"]
    assert table.refused("red", "opponent black") == ("TU-10.39", "not-adjacent")
    table.act("red", "opponent orange")
    assert table.player("orange").discard == ["insane_outcast"]


@pytest.mark.rule("TU-10.39")
def test_the_only_neighbour_gets_the_outcast_and_without_one_nobody() -> None:
    table = at(MOUTHER)
    table.act("red", "play gibbering_mouther", "deploy wormwrithings:1", "deploy wormwrithings:2")
    assert table.asked == ("red", "act")
    assert [len(table.player(seat).discard) for seat in ("blue", "orange", "black")] == [1, 0, 0]
    alone = at(MOUTHER.replace("gauntlgrym:2", "everfire:1"))
    alone.act("red", "play gibbering_mouther", "deploy wormwrithings:1", "deploy wormwrithings:2")
    assert [len(alone.player(seat).discard) for seat in ("blue", "orange", "black")] == [0, 0, 0]


@pytest.mark.rule("TU-10.40")
def test_an_empty_deck_is_not_refilled_for_matron_mother() -> None:
    table = at("seats: {red: {hand: [matron_mother], discard: [noble, lich]}, blue: {}}")
    table.act("red", "play matron_mother", "promote lich")
    assert table.player("red").discard == ["noble"]
    assert table.events("reshuffled") == []


@pytest.mark.rule("TU-10.41")
def test_grazzt_supplants_once_at_each_returned_spys_site() -> None:
    table = at("""
        seats:
          red: {hand: [grazzt], troops: [skullport:2], spies: [everfire, kanaglym, eryndlyn]}
          blue: {troops: [everfire:0, everfire:1, kanaglym:0]}
    """)
    table.act("red", "play grazzt", "choose 2", "return-spy everfire red", "return-spy kanaglym red")
    table.act("red", "return-spy eryndlyn red")
    assert table.options("supplant") == ["everfire:0", "everfire:1", "kanaglym:0"]
    table.act("red", "supplant kanaglym:0")
    assert table.options("supplant") == ["everfire:0", "everfire:1"]
    table.act("red", "supplant everfire:1")
    assert table.asked == ("red", "act")
    assert (table.player("red").trophies, table.player("red").spies) == ({"blue": 2}, 5)


@pytest.mark.rule("TU-10.41")
def test_grazzt_may_return_just_one_spy_but_not_none() -> None:
    table = at("""
        seats: {red: {hand: [grazzt], troops: [skullport:2], spies: [everfire, kanaglym]}, blue: {troops: [everfire:0]}}
    """)
    table.act("red", "play grazzt", "choose 2")
    assert "done" not in table.options()
    table.act("red", "return-spy everfire red", "done", "supplant everfire:0")
    assert (table.at("everfire:0"), table.player("red").spies) == ("red", 4)


@pytest.mark.rule("TU-10.42")
def test_a_dragons_vp_are_gained_when_it_is_played() -> None:
    table = at(
        "seats: {red: {hand: [black_dragon], trophies: {white: 5}}, blue: {}}\nwhite: [everfire:0]\nending: troops"
    )
    table.act("red", "play black_dragon", "supplant everfire:0")
    assert table.player("red").vp == 2
    table.act("red", "end-turn").act("blue", "end-turn")
    assert table.score("red").tokens == 2


@pytest.mark.rule("TU-10.43")
def test_green_dragon_counts_markers_only() -> None:
    table = at("""
        seats:
          red: {hand: [green_dragon], troops: [araumycos:0, eryndlyn:0, skullport:2], spies: [tsenviilyq]}
          blue: {troops: [tsenviilyq:0]}
    """)
    table.act("red", "play green_dragon", "choose 2", "return-spy tsenviilyq red", "supplant tsenviilyq:0")
    assert table.player("red").markers == ["araumycos", "tsenviilyq"]
    assert table.player("red").vp == 2


@pytest.mark.rule("TU-10.44")
def test_revenant_with_seven_trophies_stays() -> None:
    table = at("""
        seats: {red: {hand: [revenant], troops: [eryndlyn:0], trophies: {white: 6}}, blue: {troops: [eryndlyn:1]}}
    """)
    table.act("red", "play revenant", "assassinate eryndlyn:1")
    assert (table.played, table.player("red").inner_circle) == (["revenant"], [])


@pytest.mark.rule("TU-10.45")
@pytest.mark.parametrize(
    ("actions", "promoted"),
    [
        (("from self",), "necromancer"),
        (("from hand", "promote lich"), "lich"),
        (("from discard", "promote wight"), "wight"),
    ],
)
def test_necromancer_promotes_itself_or_from_hand_or_discard(actions: tuple[str, ...], promoted: str) -> None:
    table = at("seats: {red: {hand: [necromancer, lich], discard: [wight]}, blue: {}}")
    table.act("red", "play necromancer", "choose 2")
    assert table.options() == ["from self", "from hand", "from discard"]
    table.act("red", *actions)
    assert table.player("red").inner_circle == [promoted]
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.45")
def test_necromancer_is_not_offered_an_empty_zone() -> None:
    table = at("seats: {red: {hand: [necromancer], deck: [lich]}, blue: {}}")
    table.act("red", "play necromancer", "choose 2")
    assert table.options() == ["from self"]
    assert table.refused("red", "from hand") == ("TU-10.45", "zone-empty")
    assert table.refused("red", "from inner_circle") == ("TU-10.45", "no-zone")
    table = at("seats: {red: {hand: [necromancer], discard: [lich]}, blue: {}}")
    table.act("red", "play necromancer", "choose 2")
    assert table.options() == ["from self", "from discard"]


@pytest.mark.rule("TU-10.46")
def test_playing_a_foreign_card_is_compulsory() -> None:
    table = at("seats: {red: {hand: [ulitharid]}, blue: {}}\nmarket: [kobold]").act("red", "play ulitharid")
    assert table.refused("red", "decline") == ("TU-6.4", "compulsory")


@pytest.mark.rule("TU-10.46")
@pytest.mark.parametrize("card", ["ulitharid", "elder_brain"])
def test_without_a_foreign_card_the_instruction_is_skipped(card: str) -> None:
    table = at(f"seats: {{red: {{hand: [{card}]}}, blue: {{}}}}\nmarket: [lich]").act("red", f"play {card}")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.47")
def test_a_foreign_card_is_nowhere_while_it_is_resolved() -> None:
    table = at("""
        seats:
          red: {hand: [elder_brain], deck: [noble], inner_circle: [drow_negotiator, kobold, kobold]}
          blue: {}
    """)
    table.act("red", "play elder_brain", "play drow_negotiator")
    assert table.pool == (0, 0)
    assert len(table.player("red").inner_circle) == 4


@pytest.mark.rule("TU-10.47")
def test_the_market_space_of_a_borrowed_card_is_filled_only_afterwards() -> None:
    table = at("""
        seats: {red: {hand: [ulitharid]}, blue: {}}
        market: [cult_fanatic, lich]
        market_deck: [ghost, wight, banshee]
    """)
    table.act("red", "play ulitharid", "play cult_fanatic")
    assert table.view().market[:2] == [None, "lich"]
    assert table.view().aside == ["cult_fanatic"]
    table.act("red", "devour lich")
    assert table.view().market[:2] == ["wight", "ghost"]
    assert table.view().devoured == ["cult_fanatic", "lich"]


@pytest.mark.rule("TU-10.48")
def test_this_card_on_a_borrowed_card_is_the_borrowed_one() -> None:
    table = at("""
        seats: {red: {hand: [ulitharid], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        market: [flesh_golem]
    """)
    table.act("red", "play ulitharid", "play flesh_golem", "use", "assassinate eryndlyn:1")
    assert (table.view().devoured, table.played) == (["flesh_golem"], ["ulitharid"])


@pytest.mark.rule("TU-10.49")
def test_a_trophy_without_a_legal_space_stays_in_the_hall() -> None:
    table = at("""
        seats:
          red: {hand: [lich], barracks: 0}
          blue: {troops: [chasmleap_bridge:0], trophies: {red: 1}}
    """)
    table.act("red", "play lich", "spy chasmleap_bridge", "opponent blue")
    assert table.asked == ("red", "act")
    assert (table.player("blue").trophies, table.player("red").vp) == ({"red": 1}, 0)


@pytest.mark.rule("TU-10.50")
def test_ulitharid_may_play_the_opened_card() -> None:
    table = at("""
        seats: {red: {hand: [ulitharid]}, blue: {}}
        devoured: [bounty_hunter, lich]
        turn: {opened: true}
    """)
    table.act("red", "play ulitharid", "play-devoured")
    assert (table.pool, table.view().devoured) == ((3, 0), ["bounty_hunter", "lich"])


@pytest.mark.rule("TU-10.50")
def test_with_an_empty_pile_ghost_opens_the_card_that_comes_later() -> None:
    table = at("""
        seats: {red: {hand: [ghost, cult_fanatic], spies: [everfire]}, blue: {}}
        market: [kobold]
    """)
    table.act("red", "play ghost", "choose 2", "return-spy everfire red")
    assert table.refused("red", "recruit-devoured") == ("TU-10.50", "pile-empty")
    table.act("red", "play cult_fanatic", "devour kobold", "recruit-devoured")
    assert (table.player("red").discard, table.pool) == (["kobold"], (0, 1))


@pytest.mark.rule("TU-10.41", "TU-6.18")
def test_grazzt_supplants_nowhere_but_where_a_spy_was_returned() -> None:
    table = at("""
        seats:
          red: {hand: [grazzt], troops: [skullport:2], spies: [everfire, kanaglym]}
          blue: {troops: [everfire:0, kanaglym:0, skullport:0]}
    """)
    table.act("red", "play grazzt", "choose 2", "return-spy everfire red", "done")
    assert table.refused("red", "supplant skullport:0") == ("TU-6.18", "not-that-site")
    reason = table.refusal("red", "supplant kanaglym:0")
    assert (reason.rule, reason.args["sites"]) == ("TU-6.18", (Name("site", "everfire"),))


@pytest.mark.rule("TU-10.34", "TU-9.87")
def test_the_opened_card_is_one_of_the_two_that_the_conjurer_recruits() -> None:
    table = at("""
        seats: {red: {hand: [conjurer], spies: [everfire]}, blue: {}}
        devoured: [kobold, kobold, kobold]
        turn: {opened: true}
    """)
    table.act("red", "play conjurer", "choose 2", "return-spy everfire red", "recruit-devoured", "recruit-devoured")
    assert (table.asked, table.player("red").discard) == (("red", "act"), ["kobold", "kobold"])
