"""Worked cases of chapter 9 with cards: recruit, devour, promote."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C06")
@pytest.mark.rule("TU-9.80", "TU-9.82")
def test_a_recruited_card_is_replaced_in_the_market() -> None:
    table = at(f"""
        half_decks: [elementals, dragons]
        seats: {{red: {{}}, blue: {{}}}}
        market: [imix, vanifer, aerisi_kalinoth, kobold, kobold, kobold]
        market_deck: [wyrmspeaker, {", ".join(["air_elemental"] * 39)}]
        turn: {{influence: 5}}
    """)
    assert table.view().market_deck == 40
    table.act("red", "recruit aerisi_kalinoth")
    view = table.view()
    assert table.pool == (0, 0)
    assert table.player("red").discard == ["aerisi_kalinoth"]
    assert view.market == ["imix", "vanifer", "wyrmspeaker", "kobold", "kobold", "kobold"]
    assert view.market_deck == 39


@pytest.mark.case("TU-C07")
@pytest.mark.rule("TU-9.70", "TU-9.71", "TU-5.9")
def test_masters_of_sorcere_are_promoted_at_end_of_turn() -> None:
    table = at("seats: {red: {hand: [wyrmspeaker, masters_of_sorcere]}, blue: {}}")
    table.act("red", "play wyrmspeaker", "play masters_of_sorcere", "choose 1", "spy araumycos", "spy kanaglym")
    assert table.player("red").inner_circle == []
    table.act("red", "end-turn", "promote masters_of_sorcere")
    assert table.player("red").inner_circle == ["masters_of_sorcere"]
    assert table.hand("red") == ["wyrmspeaker"]


@pytest.mark.case("TU-C52")
@pytest.mark.rule("TU-9.31", "TU-9.34")
def test_a_card_devoured_from_the_market_is_replaced() -> None:
    table = at("""
        seats: {red: {hand: [cult_fanatic]}, blue: {}}
        market: [kobold, wight, lich]
        market_deck: [ghost, conjurer]
        devoured: [noble]
    """)
    table.act("red", "play cult_fanatic")
    assert table.refused("red", "devour house_guard") == ("TU-9.34", "not-in-market")
    table.act("red", "devour wight")
    assert table.pool == (0, 2)
    assert table.view().devoured == ["wight", "noble"]
    assert table.view().market[:3] == ["kobold", "ghost", "lich"]


@pytest.mark.case("TU-C53")
@pytest.mark.rule("TU-9.35")
def test_carrion_crawler_enters_the_market() -> None:
    table = at(f"""
        half_decks: [undead, drow]
        seats: {{red: {{hand: [carrion_crawler, priestess_of_lolth]}}, blue: {{}}}}
        market: [wight, wight, wight, wight, lich, ghost]
        market_deck: [{", ".join(["banshee"] * 30)}]
    """)
    table.act("red", "play carrion_crawler", "devour lich")
    assert table.pool == (3, 0)
    assert table.view().market == ["wight", "wight", "wight", "wight", "carrion_crawler", "ghost"]
    assert table.view().market_deck == 30
    assert table.played == []
    assert table.view().devoured == ["lich"]
    table.act("red", "play priestess_of_lolth", "recruit carrion_crawler")
    assert table.player("red").discard == ["carrion_crawler"]


@pytest.mark.case("TU-C54")
@pytest.mark.rule("TU-9.83", "TU-12.7")
def test_house_guards_can_be_sold_out() -> None:
    table = at("""
        seats: {red: {}, blue: {}}
        stacks: {house_guard: 0}
        turn: {influence: 3}
    """)
    assert table.refused("red", "recruit house_guard") == ("TU-9.83", "stack-empty")
    assert table.view().ending == "no"


@pytest.mark.case("TU-C55")
@pytest.mark.rule("TU-3.8", "TU-9.85", "TU-12.7")
def test_outcasts_are_not_for_sale() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {}, blue: {}}
        turn: {influence: 5}
    """)
    assert table.view().stacks["insane_outcast"] == 30
    assert table.refused("red", "recruit insane_outcast") == ("TU-9.85", "not-for-sale")


@pytest.mark.case("TU-C56")
@pytest.mark.rule("TU-9.84", "TU-11.2")
def test_the_last_card_of_the_market_deck_triggers_the_end() -> None:
    table = at("""
        seats: {red: {}, blue: {}}
        market: [kobold, wyrmspeaker, lich]
        market_deck: [white_wyrmling]
        turn: {influence: 4}
    """)
    assert table.view().ending == "no"
    table.act("red", "recruit kobold")
    assert table.view().ending == "market"
    assert table.view().market[:3] == ["white_wyrmling", "wyrmspeaker", "lich"]
    table.act("red", "recruit wyrmspeaker")
    assert table.view().market[:3] == ["white_wyrmling", None, "lich"]


@pytest.mark.case("TU-C57")
@pytest.mark.rule("TU-9.72", "TU-9.74")
def test_two_advocates_promote_each_other() -> None:
    table = at("seats: {red: {hand: [advocate, advocate]}, blue: {}}")
    table.act("red", "play advocate", "choose 2", "play advocate", "choose 2", "end-turn")
    table.act("red", "promote advocate", "promote advocate")
    assert table.player("red").inner_circle == ["advocate", "advocate"]
    assert table.hand("red") == []
    assert table.player("red").discard == []


@pytest.mark.case("TU-C58")
@pytest.mark.rule("TU-9.73", "TU-12.9")
def test_without_another_card_a_promotion_lapses() -> None:
    table = at("seats: {red: {hand: [wyrmspeaker]}, blue: {}}")
    table.act("red", "play wyrmspeaker", "end-turn")
    assert table.asked == ("blue", "act")
    assert table.player("red").inner_circle == []
    with_another = at("seats: {red: {hand: [wyrmspeaker, noble]}, blue: {}}")
    with_another.act("red", "play wyrmspeaker", "play noble", "end-turn")
    assert with_another.refused("red", "promote wyrmspeaker") == ("TU-9.72", "promotes-itself")


@pytest.mark.case("TU-C59")
@pytest.mark.rule("TU-9.73")
def test_a_promotion_is_compulsory() -> None:
    table = at("seats: {red: {hand: [puppeteer, bounty_hunter]}, blue: {}}")
    table.act("red", "play puppeteer", "play bounty_hunter", "end-turn")
    assert table.options() == ["promote bounty_hunter"]
    for action in ("decline", "done"):
        assert table.refused("red", action) == ("TU-9.73", "compulsory")


@pytest.mark.case("TU-C60")
@pytest.mark.rule("TU-9.75", "TU-9.72")
def test_a_devoured_cultist_still_promotes() -> None:
    table = at("seats: {red: {hand: [noble, cultist_of_myrkul]}, blue: {}}")
    table.act("red", "play noble", "play cultist_of_myrkul", "choose 2", "use")
    assert table.view().devoured == ["cultist_of_myrkul"]
    table.act("red", "end-turn")
    assert table.options() == ["promote noble", "done"]
    table.act("red", "promote noble")
    assert table.player("red").inner_circle == ["noble"]


@pytest.mark.case("TU-C61")
@pytest.mark.rule("TU-9.76")
def test_a_myrmidon_promotes_obedience_only() -> None:
    table = at("""
        seats: {red: {hand: [fire_elemental_myrmidon, bounty_hunter, priestess_of_lolth]}, blue: {}}
    """)
    table.act("red", "play fire_elemental_myrmidon", "play bounty_hunter", "play priestess_of_lolth", "end-turn")
    assert table.options() == ["promote priestess_of_lolth"]
    assert table.refused("red", "promote bounty_hunter") == ("TU-9.76", "not-matching")


@pytest.mark.case("TU-C62")
@pytest.mark.rule("TU-10.2", "TU-9.71")
def test_an_outcast_cannot_be_promoted() -> None:
    table = at("""
        half_decks: [demons, dragons]
        seats: {red: {hand: [wyrmspeaker, insane_outcast, noble]}, blue: {}}
        stacks: {insane_outcast: 12}
    """)
    table.act("red", "play wyrmspeaker", "play insane_outcast", "decline", "end-turn", "promote insane_outcast")
    assert table.view().stacks["insane_outcast"] == 13
    assert table.player("red").inner_circle == []
    assert table.asked == ("blue", "act")


@pytest.mark.case("TU-C84")
@pytest.mark.rule("TU-10.40", "TU-9.41")
def test_matron_mother_promotes_out_of_the_whole_deck() -> None:
    table = at("""
        seats:
          red: {hand: [matron_mother], deck: [noble, house_guard, soldier, noble], discard: [noble, noble]}
          blue: {}
    """)
    table.act("red", "play matron_mother")
    assert len(table.player("red").discard) == 6
    table.act("red", "promote house_guard")
    red = table.player("red")
    assert (red.deck_count, len(red.discard), red.inner_circle) == (0, 5, ["house_guard"])
    assert table.events("reshuffled") == []
    table.act("red", "end-turn")
    assert table.events("reshuffled") == ["reshuffled red"]
