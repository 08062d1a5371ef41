"""Chapter 3: what stands on a card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.tyrants.at_table import at, packed
from warhall.games.tyrants import GAME
from warhall.kernel.errors import ContentError

CARDS = {card.id: card for card in (*GAME.tables.printed.supply, *GAME.tables.printed.cards)}
HALVES = ("drow", "dragons", "elementals", "demons", "aberrations", "undead")


@pytest.mark.rule("TU-3.1")
def test_a_market_card_has_everything_that_is_printed() -> None:
    card = CARDS["aerisi_kalinoth"]
    assert card.name.said()["en"] == "Aerisi Kalinoth"
    assert (card.cost, card.aspect, card.type, card.half_deck) == (5, "guile", "elf", "elementals")
    assert (card.deck_vp, card.inner_vp, card.copies) == (2, 5, 1)
    assert len(card.effect) == 3


@pytest.mark.rule("TU-3.1")
def test_no_market_card_lacks_anything() -> None:
    for card in GAME.tables.printed.cards:
        assert card.cost is not None
        assert card.aspect is not None
        assert card.effect
        assert 1 <= card.copies <= 4


@pytest.mark.rule("TU-3.3", "TU-11.9", "TU-11.10", "TU-9.78")
@pytest.mark.parametrize(
    ("zone", "deck", "inner"), [("deck", 2, 0), ("hand", 2, 0), ("discard", 2, 0), ("inner_circle", 0, 4)]
)
def test_a_card_scores_by_where_it_lies(zone: str, deck: int, inner: int) -> None:
    table = at(f"seats: {{red: {{{zone}: [bounty_hunter]}}, blue: {{}}}}\nending: troops\nturn: {{seat: blue}}")
    table.act("blue", "end-turn")
    assert (table.score("red").deck, table.score("red").inner_circle) == (deck, inner)


@pytest.mark.rule("TU-3.4")
@pytest.mark.parametrize("half", HALVES)
def test_a_half_deck_has_twenty_cards_in_forty_copies(half: str) -> None:
    copies = [card.copies for card in GAME.tables.printed.cards if card.half_deck == half]
    assert (len(copies), sum(copies)) == (20, 40)


@pytest.mark.rule("TU-3.5")
@pytest.mark.parametrize("half", HALVES)
def test_a_half_deck_has_ten_cards_of_each_of_four_aspects(half: str) -> None:
    aspects: Counter[str | None] = Counter()
    for card in GAME.tables.printed.cards:
        if card.half_deck == half:
            aspects[card.aspect] += card.copies
    assert aspects == {"ambition": 10, "conquest": 10, "malice": 10, "guile": 10}
    assert {aspect.id for aspect in GAME.tables.printed.aspects} == {*aspects, "obedience"}


@pytest.mark.rule("TU-3.6")
def test_supply_cards_are_obedience_and_outcasts_have_no_aspect() -> None:
    aspects = {card.id: card.aspect for card in GAME.tables.printed.supply}
    assert aspects.pop("insane_outcast") is None
    assert set(aspects.values()) == {"obedience"}


@pytest.mark.rule("TU-3.6", "TU-10.3")
def test_an_outcast_is_no_obedience_card_for_a_promotion() -> None:
    table = at("""
        half_decks: [demons, elementals]
        seats: {red: {hand: [fire_elemental_myrmidon, insane_outcast, soldier]}, blue: {}}
    """)
    table.act("red", "play fire_elemental_myrmidon", "play insane_outcast", "decline", "play soldier", "end-turn")
    assert table.options() == ["promote soldier"]


@pytest.mark.rule("TU-3.7", "TU-9.76")
def test_the_type_counts_where_a_card_names_it() -> None:
    table = at("""
        seats: {red: {hand: [high_priest_of_myrkul, ghoul, wight, flesh_golem, carrion_crawler]}, blue: {}}
    """)
    table.act("red", "play high_priest_of_myrkul", "play ghoul", "play wight", "choose 1")
    table.act("red", "play flesh_golem", "decline", "play carrion_crawler", "end-turn")
    assert table.options() == ["promote ghoul", "promote wight", "done"]
    table.act("red", "promote ghoul", "promote wight")
    assert table.player("red").inner_circle == ["ghoul", "wight"]


@pytest.mark.rule("TU-3.8", "TU-12.7")
@pytest.mark.parametrize(("card", "rule"), [("noble", "TU-3.8"), ("soldier", "TU-3.8"), ("insane_outcast", "TU-9.85")])
def test_cards_without_a_cost_are_never_recruited_by_paying(card: str, rule: str) -> None:
    table = at("half_decks: [demons, drow]\nseats: {red: {}, blue: {}}\nturn: {influence: 20}")
    assert table.refused("red", f"recruit {card}") == (rule, "not-for-sale")
    assert card not in table.options("recruit")


@pytest.mark.rule("TU-3.9", "TU-9.81")
@pytest.mark.parametrize(
    ("card", "pool"),
    [("noble", (0, 1)), ("soldier", (1, 0)), ("house_guard", (2, 0)), ("priestess_of_lolth", (0, 2))],
)
def test_what_supply_cards_give(card: str, pool: tuple[int, int]) -> None:
    table = at(f"seats: {{red: {{hand: [{card}]}}, blue: {{}}}}").act("red", f"play {card}")
    assert table.pool == pool
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-3.9", "TU-9.81")
@pytest.mark.parametrize(("card", "cost"), [("house_guard", 3), ("priestess_of_lolth", 2)])
def test_what_the_stacks_cost(card: str, cost: int) -> None:
    table = at(f"seats: {{red: {{}}, blue: {{}}}}\nturn: {{influence: {cost}}}")
    table.act("red", f"recruit {card}")
    assert table.pool == (0, 0)
    assert table.player("red").discard == [card]
    assert table.view().stacks[card] == 14
    poorer = at(f"seats: {{red: {{}}, blue: {{}}}}\nturn: {{influence: {cost - 1}}}")
    reason = poorer.refusal("red", f"recruit {card}")
    assert (reason.rule, reason.args) == ("TU-4.6", {"need": cost, "have": cost - 1})


ELOQUENT = """
- id: grimlock
  name: {en: Gain 5 power, ru: Получите 5 силы, uk: Отримайте 5 сили}
  half_deck: aberrations
  copies: 2
  cost: 2
  aspect: conquest
  type: grimlock
  deck_vp: 1
  inner_vp: 2
  effect: [{do: gain, influence: 1}]
"""


@pytest.mark.rule("TU-3.2")
def test_words_on_a_card_that_are_no_effect_do_nothing(tmp_path: Path) -> None:
    """A card has no place for flavour text; and whatever a card is called, only its effect happens."""
    flavour = "  flavour: Gain 5 power\n"
    with pytest.raises(ContentError, match="flavour"):
        packed(tmp_path, ELOQUENT + flavour)
    table = at("seats: {red: {hand: [grimlock]}, blue: {}}", game=packed(tmp_path, ELOQUENT))
    table.act("red", "play grimlock")
    assert table.pool == (0, 1)


@pytest.mark.rule("TU-3.3", "TU-11.9")
def test_a_card_that_was_played_this_turn_still_counts_for_its_deck() -> None:
    table = at("seats: {red: {}, blue: {}}\nturn: {played: [bounty_hunter]}")
    assert (table.score("red").deck, table.score("blue").deck) == (2, 0)
