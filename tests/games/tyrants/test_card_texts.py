"""The generated texts of the cards: said in every language, with every number, in the reader's own letters.

Here: what holds for all cards, and the wording of the hard ones. Not here: how text is made from operations
(`tests/content/test_card_text.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from warhall.content import Clause, card_text, plain_text
from warhall.games.tyrants import GAME
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.printed import Card
from warhall.kernel.words import LANGUAGES

CARDS: dict[str, Card] = {card.id: card for card in (*GAME.tables.printed.supply, *GAME.tables.printed.cards)}
NUMBERS = ("n", "power", "influence", "vp", "every", "at_least", "max_cost", "min_hand", "times")
ONE_UNSAID = {"times", "every"}
"""A card says "choose one" and "for each", and does not count them."""


def text(card: Card, language: str) -> str:
    return plain_text(card_text(GAME.texts, language, card.text()))


def numbers(clause: Clause) -> Iterator[int]:
    """The numbers that the text of a clause must name, those of the clauses within too."""
    for name in clause.__struct_fields__:
        value = getattr(clause, name)
        if name in NUMBERS and isinstance(value, int) and value and not _is_unsaid(clause, name, value):
            yield value
        for inner in _within(value):
            yield from numbers(inner)


def _is_unsaid(clause: Clause, name: str, value: int) -> bool:
    """One is said by the singular: return a spy, promote this card."""
    if value != 1:
        return False
    each_site = isinstance(clause, ops.Supplant) and clause.where is ops.Where.EACH_THAT_SITE
    whole_card = isinstance(clause, ops.Return | ops.Promote | ops.Devour)
    return name in ONE_UNSAID or each_site or whole_card


def _within(value: object) -> Iterator[Clause]:
    if isinstance(value, Clause):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _within(each)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", CARDS)
def test_a_card_says_all_its_numbers_and_no_other_in_the_readers_letters(ident: str, language: str) -> None:
    card = CARDS[ident]
    said = text(card, language)
    lines = said.splitlines()
    assert len(lines) >= len(card.text())
    assert all(line.strip("• ")[0].isupper() and not line.endswith((".", ":", ";")) for line in lines[-1:])
    found = [int(number) for number in re.findall(r"\d+", said)]
    for number in (number for clause in card.text() for number in numbers(clause)):
        assert number in found, f"{number} is not in: {said}"
        found.remove(number)
    assert set(found) <= {1}, f"{found} too many in: {said}"
    assert not re.search(r"  +\S", re.sub(r"^ +", "", said, flags=re.MULTILINE)), "two spaces"
    assert not re.search(r"\s[,;:.]", said), "a space before a stop"
    if language != "en":
        assert not re.search(r"[A-Za-z]", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_have_different_texts(language: str) -> None:
    done = {ident: msgspec.json.encode(card.text()) for ident, card in CARDS.items()}
    said = {ident: text(card, language) for ident, card in CARDS.items()}
    assert len(set(done.values())) == len(set(said.values()))


@pytest.mark.parametrize(
    ("ident", "english", "russian", "ukrainian"),
    [
        (
            "drow_negotiator",
            "If you have at least 4 cards in your inner circle: gain 3 Influence\n"
            "At end of turn, promote 1 other card played this turn",
            "Если у вас не меньше 4 карт во внутреннем круге: получите 3 влияния\n"
            "В конце хода приблизьте 1 другую карту, разыгранную в этом ходу",
            "Якщо у вас щонайменше 4 карти у внутрішньому колі: отримайте 3 одиниці впливу\n"
            "Наприкінці ходу наблизьте 1 іншу карту, розіграну цього ходу",
        ),
        (
            "mummy_lord",
            "Choose 2 times:\n  • Assassinate 1 white troop\n"
            "  • Take 1 white troop out of any trophy hall and put it on an empty space anywhere on the board",
            "Выберите 2 раза:\n  • Уничтожьте 1 белое войско\n"
            "  • Возьмите 1 белое войско из любого зала трофеев и выставьте его на пустую клетку в любом месте на поле",
            "Виберіть 2 рази:\n  • Знищте 1 біле військо\n"
            "  • Візьміть 1 біле військо з будь-якої зали трофеїв і виставте його на порожню клітинку"
            " в будь-якому місці на полі",
        ),
        (
            "necromancer",
            "Choose one:\n  • Gain 3 Influence\n"
            "  • Promote 1 of these: this card, a card from your hand, a card from your discard pile",
            "Выберите одно:\n  • Получите 3 влияния\n"
            "  • Приблизьте на выбор: эту карту, карту из руки, карту из своей стопки сброса",
            "Виберіть одне:\n  • Отримайте 3 одиниці впливу\n"
            "  • Наблизьте на вибір: цю карту, карту з руки, карту зі свого стосу скидання",
        ),
        (
            "ambassador",
            "At end of turn, promote 1 other card played this turn\n"
            "If an opponent causes you to discard this card, you may instead promote this card",
            "В конце хода приблизьте 1 другую карту, разыгранную в этом ходу\n"
            "Если соперник вынуждает вас сбросить эту карту, вместо этого по желанию приблизьте эту карту",
            "Наприкінці ходу наблизьте 1 іншу карту, розіграну цього ходу\n"
            "Якщо суперник змушує вас скинути цю карту, натомість за бажанням наблизьте цю карту",
        ),
        (
            "demogorgon",
            "Devour 1 card from your hand ► supplant 2 white troops; each opponent recruits 2 “Insane Outcast” cards",
            "Поглотите 1 карту из руки ► замените 2 белых войска; каждый соперник вербует 2 карты «Безумный изгой»",
            "Поглиньте 1 карту з руки ► замініть 2 білі війська; кожен суперник вербує 2 карти «Божевільний вигнанець»",
        ),
    ],
)
def test_a_hard_text_reads_well(ident: str, english: str, russian: str, ukrainian: str) -> None:
    card = CARDS[ident]
    assert (text(card, "en"), text(card, "ru"), text(card, "uk")) == (english, russian, ukrainian)


@pytest.mark.parametrize(
    ("operation", "russian", "ukrainian"),
    [
        (ops.Gain(power=5), "Получите 5 могущества", "Отримайте 5 одиниць могутності"),
        (ops.Deploy(n=5), "Разместите 5 войск", "Розмістіть 5 військ"),
        (ops.Draw(n=5), "Возьмите 5 карт", "Візьміть 5 карт"),
        (
            ops.Promote(zone=ops.Zone.DISCARD, n=2),
            "Приблизьте 2 карты из своей стопки сброса",
            "Наблизьте 2 карти зі свого стосу скидання",
        ),
        (
            ops.If(count=ops.Counter.TROPHIES, at_least=8, then=(ops.Draw(),)),
            "Если у вас не меньше 8 войск в зале трофеев: возьмите 1 карту",
            "Якщо у вас щонайменше 8 військ у залі трофеїв: візьміть 1 карту",
        ),
        (
            ops.Gain(vp=1, per=ops.Per(count=ops.Counter.WHITE_TROPHIES, every=5)),
            "Получите 1 ПО за каждые 5 белых войск в вашем зале трофеев",
            "Отримайте 1 ПО за кожні 5 білих військ у вашій залі трофеїв",
        ),
        (
            ops.Gain(vp=1, per=ops.Per(count=ops.Counter.PLAYER_TROPHIES, every=2)),
            "Получите 1 ПО за каждые 2 войска игроков в вашем зале трофеев",
            "Отримайте 1 ПО за кожні 2 війська гравців у вашій залі трофеїв",
        ),
    ],
)
def test_words_bend_with_their_numbers(operation: ops.Op, russian: str, ukrainian: str) -> None:
    said = [plain_text(card_text(GAME.texts, language, (operation,))) for language in ("ru", "uk")]
    assert said == [russian, ukrainian]


@pytest.mark.parametrize(
    ("operation", "reason"),
    [
        ({"do": "promote", "from": "market"}, "promoted from played, deck_top, discard, hand or self"),
        ({"do": "promote", "from": ["deck_top", "hand"]}, "self, hand and discard"),
        ({"do": "promote", "from": ["self", "hand"], "n": 2}, "exactly one card"),
        ({"do": "devour", "from": "discard"}, "devoured from hand, market, inner_circle or self"),
        ({"do": "play_from", "zone": "hand", "after": "devour"}, "played from market or inner_circle"),
        ({"do": "gain", "power": 1, "vp": 1}, "exactly one of power, influence and vp"),
        ({"do": "pay", "cost": {"do": "devour", "from": "market"}, "then": []}, "a cost is"),
        ({"do": "if", "then": []}, "either 'count' with 'at_least', or 'at_that_site'"),
        ({"do": "choose", "options": [[]]}, "2 to 4 options"),
    ],
)
def test_an_operation_that_cannot_be_carried_out_is_refused_when_content_is_read(
    operation: dict[str, object], reason: str
) -> None:
    with pytest.raises(msgspec.ValidationError, match=re.escape(reason)):
        msgspec.convert(operation, ops.Op)
