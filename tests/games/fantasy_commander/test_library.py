"""What can be browsed: the cards of the campaign say what they do, and the order dice what they give."""

import pytest

from warhall.games.fantasy_commander import GAME
from warhall.kernel.words import LANGUAGES


def said(language: str, kind: str, card: str) -> list[str]:
    """The lines of a card of the campaign."""
    found = next(each for each in GAME.library(language)[kind] if each["id"] == card)
    return [line["text"] for line in found["text"]]


@pytest.mark.rule("FC-C.10", "FC-C.12", "FC-C.21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["town_cards", "escalation_cards", "raid_cards"])
def test_every_card_of_the_campaign_says_what_it_does_in_every_language(language: str, kind: str) -> None:
    cards = GAME.library(language)[kind]
    assert cards
    assert [card["id"] for card in cards if not card["text"]] == []


@pytest.mark.rule("FC-C.10")
def test_a_town_card_says_all_its_effects() -> None:
    assert said("en", "town_cards", "walls") == [
        "Prosperity +1",
        "Defensive: one more die when a raid is settled by dice",
        "In a raid you put on the map: Field Fortifications × 2",
    ]
    assert said("en", "town_cards", "smithy") == ["1 own unit (infantry, brute): Armour until the end of the battle"]


@pytest.mark.rule("FC-C.21")
def test_an_escalation_card_says_where_its_terrain_lies_and_who_puts_it() -> None:
    assert said("en", "escalation_cards", "lost_convoy") == ["On g6 lies: Supply Wagon × 1"]
    assert said("en", "escalation_cards", "old_oak") == ["The winner of the last mission puts on the map: Tree × 1"]


@pytest.mark.rule("FC-9.4")
def test_the_library_says_which_order_each_face_of_an_order_die_gives() -> None:
    faces = {"panic": "blue", "hit": "red", "full": "red", "support": "blue", "shield": "green"}
    assert GAME.library("en")["order_faces"] == faces
