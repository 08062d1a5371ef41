from __future__ import annotations

import pytest

from tests.content.example import (
    OPERATIONS,
    SHELF,
    At,
    Choose,
    Draw,
    EndOfTurn,
    Gain,
    GoTo,
    If,
    Lose,
    Op,
    Pay,
    Piece,
    Rest,
    Who,
    gain,
    texts_of,
)
from warhall.content import Clause, Line, Operation, Operations, card_text, clauses_in, plain_text
from warhall.kernel.texts import TextError, Texts

CONTENT = SHELF.load()
TEXTS = texts_of(CONTENT)


def say(language: str, *effect: Op) -> str:
    return plain_text(card_text(TEXTS, language, effect))


@pytest.mark.parametrize(
    ("operation", "english", "russian", "ukrainian"),
    [
        (Gain(gold=1), "Gain 1 gold", "Получите 1 монету", "Отримайте 1 монету"),
        (Gain(gold=3), "Gain 3 gold", "Получите 3 монеты", "Отримайте 3 монети"),
        (Gain(gold=5), "Gain 5 gold", "Получите 5 монет", "Отримайте 5 монет"),
        (Draw(n=1), "Draw 1 card", "Возьмите 1 карту", "Візьміть 1 карту"),
        (Draw(n="any"), "Draw any number of cards", "Возьмите сколько угодно карт", "Візьміть скільки завгодно карт"),
        (Draw(who=Who.EVERYONE), "Everyone draws 1 card", "Каждый берёт 1 карту", "Кожен бере 1 карту"),
        (GoTo(), "Go anywhere", "Идите куда угодно", "Ідіть куди завгодно"),
        (GoTo(to="lake"), "Go to: Black Lake", "Идите в место «Чёрное озеро»", "Ідіть до місця «Чорне озеро»"),
        (Lose(what=()), "Lose none", "Потеряйте none", "Втратьте none"),
        (
            Lose(what=(Piece.ROPE, Piece.TORCH)),
            "Lose a rope, a torch",
            "Потеряйте верёвку, факел",
            "Втратьте мотузку, факел",
        ),
        (Rest(), "Rest", "Отдохните", "Відпочиньте"),
        (Rest(deep=True), "Rest until morning", "Отдыхайте до утра", "Відпочивайте до ранку"),
    ],
)
def test_the_text_follows_from_the_operation(operation: Op, english: str, russian: str, ukrainian: str) -> None:
    assert (say("en", operation), say("ru", operation), say("uk", operation)) == (english, russian, ukrainian)


def test_options_are_lines_of_their_own() -> None:
    choice = Choose(options=((Gain(gold=2),), (Draw(), Rest())))
    assert card_text(TEXTS, "en", [choice, Rest()]) == (
        Line(0, option=False, text="Choose one:"),
        Line(1, option=True, text="Gain 2 gold"),
        Line(1, option=True, text="Draw 1 card; rest"),
        Line(0, option=False, text="Rest"),
    )


def test_what_the_message_does_not_name_follows_further_in() -> None:
    late = EndOfTurn(then=(EndOfTurn(then=(Rest(),)), Draw()))
    assert say("en", late) == "At the end of the turn:\n  At the end of the turn:\n    Rest\n  Draw 1 card"


def test_a_choice_within_a_sentence_stands_side_by_side() -> None:
    price = Pay(cost=Rest(), then=(Choose(options=((Gain(gold=2),), (Draw(),))), Rest()))
    assert say("en", price) == "Rest → choose one: gain 2 gold / draw 1 card; rest"


def test_a_condition_is_said_within_the_sentence() -> None:
    assert say("en", If(condition=At(place="lake"), then=())) == "If you are at “Black Lake”: none"


def test_a_missing_message_is_named() -> None:
    with pytest.raises(TextError, match=r"no message 'op-choose' in en"):
        card_text(Texts({}), "en", [Choose(options=((), (Rest(),)))])


class Count(Operation, frozen=True, kw_only=True):
    by: dict[str, int]


def test_a_field_that_has_no_words_is_a_bug_of_the_game() -> None:
    with pytest.raises(TypeError, match=r"Count.by cannot be said: make it a clause or write facts\(\)"):
        card_text(TEXTS, "en", [Count(by={})])


def test_a_clause_left_out_says_nothing() -> None:
    texts = Texts({"en": "op-maybe = perhaps"})
    assert card_text(texts, "en", [Maybe()]) == (Line(0, option=False, text="Perhaps"),)
    named = Texts({"en": "op-maybe = perhaps { $then }"})
    assert card_text(named, "en", [Maybe()]) == (Line(0, option=False, text="Perhaps none"),)


class Maybe(Operation, frozen=True, kw_only=True):
    then: Gain | None = None


def test_clauses_are_found_wherever_they_lie() -> None:
    found = [type(clause).__name__ for clause in clauses_in({"a": [CONTENT.content.cards[1]], "b": 3})]
    assert found == ["Choose", "Gain", "Pay", "Lose", "Gain", "Rest", "EndOfTurn", "If", "At", "GoTo"]


def test_an_operation_knows_its_word_its_function_and_its_rule() -> None:
    assert [one.tag for one in OPERATIONS][:3] == ["gain", "draw", "go_to"]
    found = OPERATIONS[Gain]
    assert (found.kind, found.function, found.rule, found.unused) == (Gain, gain, "CV-1", "")
    assert found.function(Gain(gold=2)) == "+2"
    assert list(OPERATIONS.kinds) == ["gain", "draw", "go_to", "lose", "choose", "pay", "if", "end_of_turn", "rest"]


def test_a_game_whose_operations_are_whole_has_no_gaps() -> None:
    assert OPERATIONS.gaps(TEXTS, CONTENT.content) == []


def test_a_function_is_registered_once_and_only_for_an_operation_of_the_game() -> None:
    with pytest.raises(TypeError, match="Gain has a function already"):
        OPERATIONS.operation(Gain, rule="CV-1")(gain)
    with pytest.raises(TypeError, match="Count is no operation of this game"):
        OPERATIONS.operation(Count, rule="CV-1")(gain)


class Near(Clause, frozen=True, kw_only=True):
    steps: int


class Wait(Operation, frozen=True, kw_only=True):
    near: Near


def test_every_gap_is_named() -> None:
    operations: Operations[str] = Operations(Gain | Draw | Rest | Wait)
    operations.operation(Draw, rule="", unused="only in packs")(gain)
    operations.operation(Gain, rule="CV-1", unused="no card yet")(gain)
    operations.operation(Wait, rule="CV-3")(gain)
    texts = Texts(
        {
            "en": "op-gain = gain\nop-draw = draw { $n }\nop-wait = wait\nop-rest-deep = rest\nclause-near = near",
            "ru": "",
            "uk": "",
        }
    )
    gaps = operations.gaps(texts, (Gain(gold=1),))
    assert gaps[:4] == [
        "rest: no function",
        "draw: no rule",
        "gain: content uses it, though it is said to be unused: no card yet",
        "wait: no content uses it, and no reason is written",
    ]
    assert "op-gain: no message in ru" in gaps
    assert "clause-near: no message in uk" in gaps
    assert not [gap for gap in gaps if gap.endswith("in en")]


def test_a_message_that_names_a_fact_the_operation_lacks_is_a_gap() -> None:
    operations: Operations[str] = Operations(Gain)
    operations.operation(Gain, rule="CV-1")(gain)
    texts = Texts(dict.fromkeys(("en", "ru", "uk"), "op-gain = { $gold } { $silver }"))
    assert operations.gaps(texts, (Gain(gold=1), Gain(gold=2))) == [
        f"message 'op-gain' in {language}: Unknown external: silver" for language in ("en", "ru", "uk")
    ]


def test_a_text_that_leaves_a_fact_out_is_a_gap() -> None:
    operations: Operations[str] = Operations(Draw)
    operations.operation(Draw, rule="CV-2")(gain)
    whole = "op-draw = draw { $n } { $who }"
    texts = Texts({"en": whole, "ru": "op-draw = { $n }", "uk": whole})
    assert operations.gaps(texts, [Draw(), Draw(n=2)]) == ["op-draw: the text does not say 'who' in ru"]


def test_a_chosen_message_that_is_missing_is_a_gap() -> None:
    operations: Operations[str] = Operations(Rest)
    operations.operation(Rest, rule="CV-2")(gain)
    texts = Texts(dict.fromkeys(("en", "ru", "uk"), "op-rest = rest"))
    assert operations.gaps(texts, [Rest()]) == []
    assert operations.gaps(texts, [Rest(deep=True)])[0] == "no message 'op-rest-deep' in en (did you mean 'op-rest'?)"
