"""The generated texts of the cards: whole sentences with every number, in the reader's own letters.

Here: what holds for all cards, and the wording of the hard ones. Not here: how text is made from operations
(`tests/content/test_card_text.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from warhall.content import card_text, clauses_in
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.operations import Attack, AttackKind, Choose, Morale, Near, Op, Target, Who
from warhall.games.dungeon_command.phrases import Mood
from warhall.games.dungeon_command.printed import Commander, Creature, Order
from warhall.games.dungeon_command.wording import Teller
from warhall.kernel.words import LANGUAGES

Card = Commander | Creature | Order
PRINTED = GAME.tables.printed
ALL: list[Card] = [*PRINTED.commanders, *PRINTED.creatures, *PRINTED.orders]
CARDS = {card.id: card for card in ALL}
NUMBERS = ("n", "amount", "bonus", "damage", "squares", "reach", "melee_bonus", "discard_order")
MAY = {"en": "you may", "ru": "вы можете", "uk": "ви можете"}
TAPPED = {"en": "a tapped", "ru": "повёрнут", "uk": "повернут"}
FOREIGN = {"en": "[а-яёіїєґ]", "ru": "[a-zіїєґ]", "uk": "[a-zыэёъ]"}


TEXTS = {
    (card["id"], language): [line["text"] for line in card["text"]]
    for language, library in ((language, GAME.library(language)) for language in LANGUAGES)
    for kind in ("commanders", "creatures", "orders")
    for card in library[kind]
}


def numbers(card: Card) -> Iterator[int]:
    """Every number of what a card does, those of clauses within too."""
    printed: tuple[object, ...] = (card.statics,)
    if isinstance(card, Order):
        printed += (card.cost, card.target, card.actions, card.attached)
    else:
        printed += (card.powers, card.triggers)
    for clause in clauses_in(printed):
        for name in NUMBERS:
            value = getattr(clause, name, None)
            if isinstance(value, int) and value:
                yield value


def targets(card: Card) -> Iterator[Target]:
    yield from (clause for clause in clauses_in(card) if isinstance(clause, Target))


def told(ops: tuple[Op, ...], target: Target, language: str = "en", mood: Mood = Mood.ORDER) -> str:
    sentence = Teller(target).sentence(ops, mood)
    assert sentence is not None
    (line,) = card_text(GAME.texts, language, [sentence])
    return line.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", CARDS)
def test_every_line_of_a_card_is_a_well_set_sentence(ident: str, language: str) -> None:
    for line in TEXTS[ident, language]:
        assert re.fullmatch(r"[^(){}/]+", line), "no parentheses, no slashes"
        assert line[-1] in ".:"
        assert not re.search(r"\s\s|\s[.,:;]|^\s|\s$|[.,:;]{2}|[,;:][^\s]", line)
        assert line[0] == line[0].upper()
        assert line.count(".") <= 1
        assert "none" not in line.lower().split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", CARDS)
def test_a_card_is_written_in_the_letters_of_its_language(ident: str, language: str) -> None:
    assert not re.search(FOREIGN[language], " ".join(TEXTS[ident, language]).lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", CARDS)
def test_a_card_says_every_number_of_what_it_does(ident: str, language: str) -> None:
    said = [int(number) for line in TEXTS[ident, language] for number in re.findall(r"\d+", line)]
    for number in numbers(CARDS[ident]):
        assert number in said
        said.remove(number)
    assert said == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", CARDS)
def test_a_card_says_what_is_a_choice_and_which_targets_are_tapped(ident: str, language: str) -> None:
    text = " ".join(TEXTS[ident, language]).lower()
    card = CARDS[ident]
    found = list(clauses_in(card))
    choice = any(getattr(clause, "optional", False) for clause in found)
    choice |= any(getattr(clause, "cost", None) is not None for clause in found)
    assert choice == (MAY[language] in text)
    assert any(target.tapped for target in targets(card)) == (TAPPED[language] in text)


@pytest.mark.parametrize("ident", CARDS)
def test_a_target_that_is_named_is_described(ident: str) -> None:
    text = " ".join(TEXTS[ident, "en"])
    for target in targets(CARDS[ident]):
        if target.who is Who.SELF:
            continue
        nearness = {Near.ADJACENT: "adjacent", Near.RANGED: "in range and in sight", Near.BATTLEFIELD: "now in reach"}
        within = nearness[target.reach] if isinstance(target.reach, Near) else f"within {target.reach} squares and in"
        assert within in text


SENTENCES = {
    "sl_umber_hulk": (
        "Standard action: slide an enemy within 5 squares and in sight up to 3 squares, then you may make a melee "
        "attack against any creature now in reach.",
        "Обычное действие: толкните врага в пределах 5 квадратов на линии видимости не более чем на 3 квадрата, затем "
        "вы можете провести рукопашную атаку на любое существо, которое теперь можно атаковать.",
        "Звичайна дія: штовхніть ворога в межах 5 квадратів на лінії видимості не більш ніж на 3 квадрати, потім "
        "ви можете провести рукопашну атаку на будь-яку істоту, яку тепер можна атакувати.",
    ),
    "hc_dwarven_defender": (
        "Adjacent Adventurer allies have Block 10.",
        "Соседние союзники с ключевым словом «Приключенец» получают Блок 10.",
        "Сусідні союзники з ключовим словом «Шукач пригод» отримують Блок 10.",
    ),
    "hc_half_orc_thug": (
        "After each ranged attack of this creature, deal 10 damage to each enemy adjacent to the target of the attack.",
        "После каждой дальней атаки этого существа нанесите 10 урона каждому врагу рядом с целью атаки.",
        "Після кожної дальньої атаки цієї істоти завдайте 10 шкоди кожному ворогу поруч із ціллю атаки.",
    ),
    "hc_dwarf_cleric": (
        "Tap this creature: heal this creature or an adjacent ally by 10, or remove one card attached to the target.",
        "Поверните это существо: исцелите это существо или соседнего союзника на 10 либо уберите одну карту, "
        "прикреплённую к цели.",
        "Поверніть цю істоту: зціліть цю істоту чи сусіднього союзника на 10 або приберіть одну карту, "
        "прикріплену до цілі.",
    ),
    "sl_kalteros": (
        "When your Drow creature collects treasure, you may draw 1 order card instead of gaining Morale.",
        "Когда ваше существо с ключевым словом «Дроу» собирает сокровище, вы можете взять 1 карту приказа вместо "
        "повышения Морали.",
        "Коли ваша істота з ключовим словом «Дроу» збирає скарб, ви можете взяти 1 карту наказу замість підвищення "
        "Моралі.",
    ),
}


@pytest.mark.parametrize("ident", SENTENCES)
def test_a_power_is_one_sentence(ident: str) -> None:
    assert [TEXTS[ident, language] for language in LANGUAGES] == [[sentence] for sentence in SENTENCES[ident]]


def test_an_order_is_told_action_by_action() -> None:
    assert TEXTS["hc_disrupting_attack", "en"] == [
        "Make a melee attack with +10 damage against an adjacent creature.",
        "If the target takes damage, tap it, and its controller discards 1 order card.",
    ]
    assert TEXTS["hc_disrupting_attack", "ru"] == [
        "Проведите рукопашную атаку на соседнее существо; урон атаки больше на 10.",
        "Если цель получает урон, поверните её, и управляющий ею игрок сбрасывает 1 карту приказа.",
    ]
    assert TEXTS["sl_web", "uk"] == [
        "Спорідненість: Павук.",
        "Прикріпіть цю карту до будь-якої істоти в межах 10 квадратів на лінії видимості.",
        "Поки цю карту прикріплено до істоти:",
        "Ця істота не може переміщуватися й зсуватися.",
        "Звичайна дія: приберіть цю карту.",
    ]
    assert TEXTS["sl_sacrifice", "en"] == [
        "To play this card, discard 1 other order card.",
        "Make a melee attack with +30 damage against an adjacent creature.",
    ]


def test_what_is_said_after_a_leave_stays_in_its_mood() -> None:
    choice = Choose(options=((Morale(n=1),), (Morale(n=2),)))
    enemy = Target(who=Who.ENEMY, reach=1)
    assert (
        told((choice,), enemy, "ru", Mood.MAY) == "Вы можете повысить свою Мораль на 1 либо повысить свою Мораль на 2"
    )
    assert told((choice,), enemy, "en", Mood.MAY) == "You may gain 1 Morale, or gain 2 Morale"


def test_numbers_and_cases_agree_in_every_language() -> None:
    def strike(within: int, language: str) -> str:
        ally = Target(who=Who.ALLY, reach=within, tapped=True, self_too=True, sight=False)
        return told((Attack(kind=AttackKind.MELEE),), ally, language)

    assert strike(1, "en").endswith("against this creature or a tapped ally within 1 square")
    assert strike(21, "ru").endswith("на это существо или повёрнутого союзника в пределах 21 квадрата")
    assert strike(2, "uk").endswith("на цю істоту чи повернутого союзника в межах 2 квадратів")
