"""Names fit the sentences they stand in: a name has the cases that its game lists, and no message may ask for more.

In Russian and Ukrainian a name of the content is given in the nominative. So no message may put it behind a
preposition, or give it a verb or an adjective with a gender; and where a name may mean several, its verb must have
both numbers (`{ $unit-is -> … }`). A game that lists the forms of its names (`names-declined`) may say them in the
genitive, dative and accusative (`{ $unit-dat }`): then every such name is listed, and the case fits its preposition.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from warhall.games import module_of, own
from warhall.kernel.texts import CASES, PLURAL, TextError, Texts
from warhall.kernel.words import Name, Word

GAMES = ("tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")
NAMES = {
    "unit", "target", "attacker", "defender", "enemy", "monster", "creature", "hero", "commander",
    "place", "site", "card", "quest", "power", "source",
    "seat", "who", "player", "by", "winner", "name", "thing", "person", "fighter", "owner",
    "units", "targets", "helpers", "creatures", "order", "kind", "entry", "seats", "winners", "side", "house", "hall",
    "sites", "town", "terrain", "tile", "scenario", "raid", "faction", "property", "paid", "effect", "item", "zone",
    "other", "protector", "payer", "cause", "entrance", "beside", "quests", "attack", "map", "opponent", "host",
}  # fmt: skip
"""The facts that are names of things, of seats and of people."""
ROOT = Path(__file__).resolve().parents[2]
HOUSE = {"client": "web/src/texts"} | {
    part: f"warhall/{part}/texts" for part in ("cli", "server", "learn", "kernel", "bots", "lab")
}
"""Where the messages are that belong to no room."""
NUMBERS = {
    ("tyrants", "ask-act"), ("tyrants", "say-turn"), ("tyrants", "pic-turn"),
    ("client", "end-your-place"), ("client", "fc-laid"),
}  # fmt: skip
"""Where such a fact is a number: of points, of seats, of units."""
ALIKE = {("dungeoneer", "action-move")}
"""Where `side` is a point of the compass: its accusative is its nominative."""
PREPOSITIONS = {
    "ru": "у|к|ко|с|со|из|от|для|на|в|во|против|без|до|по|над|под|за|перед|о|об|про|через|при|около|кроме|вместо|между",
    "uk": "у|в|до|з|зі|із|від|для|на|проти|без|по|над|під|за|перед|про|через|при|біля|крім|замість|між",
}
GENDERED = {
    "ru": r"(?:[а-яё]+ ){0,4}?(?:[а-яё]+(?:лся|лась|лось|ло|ла|вшее|ено|ёно|ано|уто|ыто|ена|ана|ивно|имо)"
    r"|(?:обязан|должен|должна|должно|вынужден|готов)[ао]?)\b",
    "uk": r"(?:[а-яіїєґ'’]+ ){0,4}?(?:[а-яіїєґ'’]+(?:вся|лася|лося|ла|ло|ена|ана|ивна|има)|повинен|повинні)\b",
}
"""Verbs in the past tense and short adjectives: they have a gender, names do not."""
SINGULAR = {
    "ru": r"(?:не |уже |снова )?(?!нет\b)[а-яё]+(?:ет|ёт|ит|ется|ётся|ится)\b",
    "uk": r"(?:не |вже |знову )?(?:[а-яіїєґ'’]+(?:є|ить|їть|ється|иться)|йде|бере|веде|може|має)\b",
}
ENGLISH = r"(?:is|has|was|does|[a-z]+s)\b(?<!less)(?<!us)(?<!as)"
"""English verbs for one; a name of several asks for the other form."""
SEVERAL = {"fantasy_commander": {"unit", "target"}, "dungeoneer": {"place"}}
"""The facts that may be several: Legionnaires, the Ruins of Anrak."""


GOVERNED = {
    "ru": {
        "gen": "у|из|от|для|против|без|до|около|кроме|вместо|с|со",
        "dat": "к|ко|по",
        "acc": "на|в|во|за|под|про|через|о|об",
    },
    "uk": {
        "gen": "у|в|до|з|зі|із|від|для|проти|без|біля|крім|замість",
        "dat": "по",
        "acc": "на|у|в|за|під|про|через|повз",
    },
}
"""Which prepositions a case may stand behind; one that is in no list here is none of theirs."""


FIGURES = {"dungeon_command": "creature", "fantasy_commander": "unit"}
"""What a room calls those whose names it declines, if not cards."""


@cache
def read(source: str) -> list[ast.EntryType]:
    """The entries of a text; several tests look at the same one."""
    return FluentParser().parse(source).body


def text_at(parts: list[ast.TextElement | ast.Placeable], at: int) -> str:
    """The plain words at a place of a pattern."""
    part = parts[at] if 0 <= at < len(parts) else None
    return str(part.value) if isinstance(part, ast.TextElement) else ""


def spoken(pattern: ast.Pattern) -> Iterator[tuple[str, str, str]]:
    """Every name that a pattern says, with the words before and after it."""
    parts = pattern.elements
    for number, part in enumerate(parts):
        if not isinstance(part, ast.Placeable):
            continue
        match part.expression:
            case ast.VariableReference(id=ident) if ident.name in NAMES:
                before, after = (text_at(parts, at) for at in (number - 1, number + 1))
                yield ident.name, before, after
            case ast.SelectExpression(variants=variants):
                for variant in variants:
                    yield from spoken(variant.value)
            case _:
                pass


def declined(pattern: ast.Pattern) -> Iterator[tuple[str, str, str]]:
    """Every name that a pattern says in a case, and the words before it."""
    for number, part in enumerate(pattern.elements):
        match part:
            case ast.Placeable(expression=ast.VariableReference(id=ident)) if ident.name[-4:-3] == "-":
                name, _, case = ident.name.rpartition("-")
                if case in CASES:
                    yield name, case, text_at(pattern.elements, number - 1)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from declined(variant.value)
            case _:
                pass


def misgoverned(language: str, source: str) -> Iterator[str]:
    """The messages that put a name behind a preposition that wants another case."""
    for entry in read(source):
        if isinstance(entry, ast.Message) and entry.value is not None:
            for name, case, before in declined(entry.value):
                found = re.search(rf"(?:^|[\s(,:«])({PREPOSITIONS[language]}) \Z", before.lower())
                if found and not re.fullmatch(GOVERNED[language][case], found[1]):
                    yield f"{entry.id.name}: {found[1]} before {name} in the {case}"


def faults(game: str, language: str, source: str) -> Iterator[str]:
    """The messages that want a form of a name that it does not have."""
    for entry in read(source):
        if not isinstance(entry, ast.Message) or entry.value is None or (game, entry.id.name) in NUMBERS | ALIKE:
            continue
        for name, before, after in spoken(entry.value):
            if re.search(rf"(?:^|[\s(,:])(?:{PREPOSITIONS[language]}) «?\Z", before.lower()):
                yield f"{entry.id.name}: a preposition before {name}: {before[-30:]!r}"
            if re.match(rf" {GENDERED[language]}", after):
                yield f"{entry.id.name}: a gender after {name}: {after[:30]!r}"
            if name in SEVERAL.get(game, ()) and re.match(rf" {SINGULAR[language]}", after):
                yield f"{entry.id.name}: one verb for one and for many after {name}: {after[:30]!r}"


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_no_message_wants_a_form_that_names_do_not_have(game: str, language: str) -> None:
    folder = own(module_of(game)).folder / "texts"
    assert list(faults(game, language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_prepositions_stand_before_the_case_that_they_want(game: str, language: str) -> None:
    source = (own(module_of(game)).folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert list(misgoverned(language, source)) == []


@pytest.mark.parametrize(
    ("language", "message", "wrong"),
    [
        ("ru", "{ $unit } попадает по { $target-acc }.", "по before target in the acc"),
        ("uk", "Від { $unit-dat } далеко.", "від before unit in the dat"),
        ("ru", "{ $how ->\n    [push] на { $unit-gen }\n   *[pull] на { $unit-acc }\n}", "на before unit in the gen"),
        ("ru", "{ $unit } попадает по { $target-dat }.", None),
        ("uk", "У { $unit-gen } немає атаки.", None),
    ],
)
def test_a_planted_wrong_case_is_found(language: str, message: str, wrong: str | None) -> None:
    found = list(misgoverned(language, f"planted = {message}\n"))
    assert found == ([] if wrong is None else [f"planted: {wrong}"])


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", ["dnd_miniatures", "dungeoneer", *FIGURES])
def test_every_name_that_a_message_declines_has_its_forms(game: str, language: str) -> None:
    room = own(module_of(game))
    named = [said[language] for said in room.names[FIGURES.get(game, "card")].values()]
    if game == "dungeoneer":
        cards = {card.id for card in room.tables.printed.adventures if card.monster is not None}  # type: ignore[attr-defined]
        named = [said[language] for ident, said in room.names["card"].items() if ident.partition("#")[0] in cards]
        named += [said[language] for said in room.names["beast"].values()]
    seats = [message for message in room.texts.ids(language) if message.startswith("seat-")]
    named += [room.texts.say(language, seat) for seat in seats]
    assert set(named) - set(room.texts.forms(language)) == set()


def test_a_name_is_said_in_the_case_that_a_message_wants() -> None:
    listed = "names-declined =\n    Гарпия; Гарпии; Гарпии; Гарпию\n    Орк; Орка; Орку; Орка\n"
    other = "names-undeclined = { $case ->\n    [dat] существу «{ $name }»\n   *[acc] существо «{ $name }»\n}\n"
    hits = "hits = { $unit } попадает по { $target-dat }: { $seen-acc }.\n"
    texts = Texts({"en": "", "ru": listed + other + hits, "uk": ""}, {"unit": {"orc": {"ru": "Орк 2"}}})
    said: dict[str, Word] = {
        "unit": "Гарпия 1",
        "target": Name("unit", "orc"),
        "seen": (Name("unit", "orc"), Name("unit", "Мимик")),
    }
    assert texts.say("ru", "hits", said) == "Гарпия 1 попадает по Орку 2: Орка 2, существо «Мимик»."
    assert texts.variables("ru", "hits") == {"unit", "target", "seen"}
    with pytest.raises(TextError, match="'Орк' needs 3 forms"):
        Texts({"ru": "names-declined =\n    Орк; Орка\n"}).forms("ru")


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_no_lesson_or_puzzle_wants_a_form_that_names_do_not_have(game: str, language: str) -> None:
    folder = own(module_of(game)).folder / "learn" / "texts"
    assert list(faults(game, language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("part", sorted(HOUSE))
def test_no_message_of_the_house_wants_a_form_that_names_do_not_have(part: str, language: str) -> None:
    source = (ROOT / HOUSE[part] / f"{language}.ftl").read_text(encoding="utf-8")
    assert list(faults(part, language, source)) == []


def test_english_verbs_follow_names_of_several_units() -> None:
    source = (own(module_of("fantasy_commander")).folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    wrong = [
        f"{entry.id.name}: {name}{after[:30]}"
        for entry in read(source)
        if isinstance(entry, ast.Message) and entry.value is not None
        for name, before, after in spoken(entry.value)
        if name in SEVERAL["fantasy_commander"]
        and not before.endswith((" of ", "No "))
        and re.match(rf" {ENGLISH}", after)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "message", "fault"),
    [
        ("ru", "У { $unit } нет дальней атаки.", "preposition"),
        ("uk", "Кубики проти { $target }.", "preposition"),
        ("ru", "{ $unit } уже перемещалось.", "gender"),
        ("ru", "Кто играет за { $seat }?", "preposition"),
        ("uk", "{ $unit } в цьому ході вже провела таку атаку.", "gender"),
        ("uk", "{ $unit } йде: { $path }.", "one and for many"),
        ("ru", "{ $unit } бросает: { $faces }.", "one and for many"),
        ("ru", "{ $creature } обязан отступить.", "gender"),
        ("uk", "Ефект на { $units }.", "preposition"),
    ],
)
def test_a_planted_fault_is_found(language: str, message: str, fault: str) -> None:
    found = list(faults("fantasy_commander", language, f"planted = {message}\n"))
    assert len(found) == 1
    assert fault in found[0]


PLURAL_END = {"ru": r"(?:ы|и|ые|ие)", "uk": r"(?:и|і|ї|ські|нні)"}


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_unit_of_several_is_listed_as_such(language: str) -> None:
    game = own(module_of("fantasy_commander"))
    for ident, said in game.names["unit"].items():
        head = re.split(r"[ -]", said[language])[0]
        looks = re.search(rf"{PLURAL_END[language]}\Z", head) is not None or "лучники" in said[language]
        assert game.texts.is_plural(language, said[language]) == looks, ident


def test_a_verb_follows_the_number_of_the_name() -> None:
    source = "names-plural = Легионеры; Гарпии\nmoves = { $unit } { $unit-is ->\n    [many] идут\n   *[one] идёт\n}\n"
    texts = Texts({"en": source, "ru": source, "uk": source})
    assert texts.say("ru", "moves", {"unit": "Легионеры 2"}) == "Легионеры 2 идут"
    assert texts.say("ru", "moves", {"unit": "Легионеры-ветераны"}) == "Легионеры-ветераны идут"
    assert texts.say("ru", "moves", {"unit": "Костяной колосс"}) == "Костяной колосс идёт"
    assert texts.variables("ru", "moves") == {"unit"}
    assert PLURAL == "names-plural"
