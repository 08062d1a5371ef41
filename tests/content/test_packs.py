from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.content.example import SHELF, texts_of
from tests.content.folders import PACK, faults, pack
from warhall.content import Part, Shelf, defines, pack_of, refers
from warhall.kernel.errors import ContentError

LANTERN = "- {id: lantern, name: {en: Old Lantern, ru: Старый фонарь, uk: Старий ліхтар}, cost: 2}\n"
MAP = "- {id: map, name: {en: Map, ru: Карта, uk: Мапа}, cost: 3, effect: [{do: go_to, to: lake}]}\n"
MESSAGES = {f"texts/{language}.ftl": "op-rest = { $x } zzz\n" for language in ("en", "ru", "uk")}


def test_a_pack_replaces_entries_by_id_in_place_and_adds_new_ones_at_the_end(tmp_path: Path) -> None:
    loaded = SHELF.load(pack(tmp_path, {"cards.yaml": MAP + LANTERN}))
    assert [(card.id, card.cost) for card in loaded.content.cards] == [
        ("lantern", 2),
        ("crossroads", 4),
        ("curse", None),
        ("map", 3),
    ]
    assert loaded.names["card"]["lantern"]["uk"] == "Старий ліхтар"
    assert [one.id for one in loaded.packs] == ["deep"]
    assert loaded.texts == ()


def test_a_hyphen_between_blanks_is_said_as_a_dash(tmp_path: Path) -> None:
    guard = "- {id: lantern, name: {en: Drow Guard, ru: Дроу - страж дома, uk: Дроу-чарівник}, cost: 2}\n"
    loaded = SHELF.load(pack(tmp_path, {"cards.yaml": guard}))
    card = next(card for card in loaded.content.cards if card.id == "lantern")
    assert loaded.names["card"]["lantern"] == card.name.said()
    assert (card.name.said()["ru"], card.name.said()["uk"]) == ("Дроу — страж дома", "Дроу-чарівник")


def test_a_pack_replaces_a_file_that_is_one_structure_as_a_whole(tmp_path: Path) -> None:
    loaded = SHELF.load(pack(tmp_path, {"rules.yaml": "{hand: 7, deck: {curse: 1}, first: lake}"}))
    assert loaded.content.rules.hand == 7
    assert loaded.content.rules.deck == {"curse": 1}


def test_a_mapping_is_replaced_and_added_to_by_key_and_a_later_pack_wins(tmp_path: Path) -> None:
    first = pack(tmp_path, {"prices.yaml": "{rope: 1, torch: 2}"})
    second = pack(tmp_path, {"prices.yaml": "{torch: 5, map: 3}"}, "other", PACK.replace("deep", "other"))
    assert SHELF.load(first, second).content.prices == {"rope": 1, "torch": 5, "map": 3}
    assert SHELF.load(second, first).content.prices == {"torch": 2, "map": 3, "rope": 1}


def test_the_game_alone_is_untouched_by_a_pack(tmp_path: Path) -> None:
    before = SHELF.load()
    assert SHELF.load(pack(tmp_path, {"cards.yaml": LANTERN})).digest != before.digest
    assert SHELF.load() == before


def test_a_pack_may_refer_to_the_game_and_its_faults_name_its_own_lines(tmp_path: Path) -> None:
    cards = MAP + MAP.replace("id: map", "id: chart").replace("lake", "laek")
    assert faults(SHELF, pack(tmp_path, {"cards.yaml": cards})) == [
        "deep/cards.yaml:2: $[1].effect[0].to: there is no place 'laek' (did you mean 'lake'?)"
    ]


def test_an_id_twice_in_one_pack_is_a_fault(tmp_path: Path) -> None:
    assert faults(SHELF, pack(tmp_path, {"cards.yaml": MAP + LANTERN + MAP})) == [
        "deep/cards.yaml:3: $[2].id: card 'map' is defined already, in deep/cards.yaml, line 1"
    ]


class Item(Part, frozen=True, kw_only=True):
    id: Annotated[str, defines("item")]


class Box(Part, frozen=True, kw_only=True):
    id: Annotated[str, defines("box")]
    items: tuple[Item, ...]


class Store(Part, frozen=True, kw_only=True):
    boxes: tuple[Box, ...]
    shown: tuple[Annotated[str, refers("item")], ...] = ()


def test_what_a_replaced_entry_held_is_gone_and_may_be_defined_anew(tmp_path: Path) -> None:
    (tmp_path / "store").mkdir()
    (tmp_path / "store" / "boxes.yaml").write_text("- {id: a, items: [{id: cup}, {id: pot}]}\n- {id: b, items: []}\n")
    (tmp_path / "store" / "shown.yaml").write_text("[cup,\npot]")
    shelf = Shelf("store", Store, tmp_path / "store")
    assert shelf.load().content.shown == ("cup", "pot")
    over = pack(tmp_path, {"boxes.yaml": "- {id: a, items: [{id: cup}]}"}, about=PACK.replace("caves", "store"))
    with pytest.raises(ContentError) as caught:
        shelf.load(over)
    assert str(caught.value) == "store/shown.yaml:2: $[1]: there is no item 'pot': there are 'cup'"
    (over / "shown.yaml").write_text("[cup]")
    assert shelf.load(over).content.shown == ("cup",)


def test_the_games_own_check_names_the_line_in_the_pack(tmp_path: Path) -> None:
    pit = "\n\n- {id: pit, name: {en: Pit, ru: Яма, uk: Яма}}\n"
    assert faults(SHELF, pack(tmp_path, {"places.yaml": pit})) == [
        "deep/places.yaml:3: $[0].paths: 'pit' cannot be reached from 'gate'"
    ]


def test_a_pack_for_another_game_and_a_pack_given_twice_are_faults(tmp_path: Path) -> None:
    other = pack(tmp_path, {}, "other", PACK.replace("caves", "towers"))
    twice = pack(tmp_path, {})
    assert faults(SHELF, other, twice) == [
        "deep/pack.yaml:1: $.id: the pack 'deep' is there already",
        "other/pack.yaml:2: $.game: the pack is for 'towers', not for 'caves'",
    ]


def test_a_pack_says_who_it_is(tmp_path: Path) -> None:
    found = faults(SHELF, pack(tmp_path, {}, about="id: Deep\ngame: caves\nversion: 1\ntitle: {en: a, ru: b, uk: c}\n"))
    assert found == [
        "deep/pack.yaml:1: $.id: 'Deep' is not written as it must be: ^[a-z][a-z0-9_-]*(?!\\n)$",
        "deep/pack.yaml:1: $: field 'author' is missing",
        "deep/pack.yaml:3: $.version: expected a text, found the number 1",
    ]


def test_a_pack_can_be_asked_which_game_it_is_for(tmp_path: Path) -> None:
    assert pack_of(pack(tmp_path, {})).game == "caves"
    with pytest.raises(ContentError, match=r"nowhere/pack.yaml:1: \$: there is no such file"):
        pack_of(tmp_path / "nowhere")


def test_a_folder_without_pack_yaml_and_no_folder_at_all_are_faults(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert faults(SHELF, tmp_path / "empty", tmp_path / "none") == [
        "empty/pack.yaml:1: $: there is no such file",
        "none:1: $: there is no such file",
        "none/pack.yaml:1: $: there is no such file",
    ]


def test_a_folder_that_cannot_be_listed_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = pack(tmp_path, {})
    listing = Path.iterdir

    def refuse(folder: Path) -> Iterator[Path]:
        if folder == closed:
            raise PermissionError(13, "Permission denied")
        return listing(folder)

    monkeypatch.setattr(Path, "iterdir", refuse)
    assert faults(SHELF, closed) == ["deep:1: $: the folder cannot be read: Permission denied"]


def test_a_pack_may_reword_messages(tmp_path: Path) -> None:
    messages = {
        f"texts/{language}.ftl": "-bed = bed\nop-rest = to { -bed } in " + language for language in ("en", "ru", "uk")
    }
    loaded = SHELF.load(pack(tmp_path, messages))
    assert texts_of(loaded).say("uk", "op-rest") == "to bed in uk"


@pytest.mark.parametrize(
    ("english", "problem"),
    [
        (b"op-rest = \xff", "en.ftl:1: $: this is not UTF-8 text: save the file as UTF-8"),
        (b"# one\nop rest\n", 'en.ftl:2: $: this is not a message: Expected token: "="'),
        (b"op-rest = { $y } zzz", "ru.ftl:1: $['op-rest']: the message uses ['x'], the English one ['y']"),
        (b"op-rest = { $x }\nop-b = b", "ru.ftl:1: $['op-b']: the message 'op-b' is missing"),
        (b"a = " + b"{" * 5_000, "en.ftl:1: $: brackets lie more than 20 deep in one another"),
        (b"a = { " + b"NUMBER(" * 5_000, "en.ftl:1: $: brackets lie more than 20 deep in one another"),
        (b"\na = { " + b"9" * 5_000 + b" }", "en.ftl:2: $: the number has more than 15 digits"),
        (
            b"a = { b }\nb = c",
            "en.ftl:1: $.a: a message may use terms (-word), but no messages; a term may use neither",
        ),
        (b"-a = { -b }", "en.ftl:1: $.a: a message may use terms (-word), but no messages; a term may use neither"),
        (b"x" * 10_000_000, "en.ftl:1: $: the file is larger than 2000000 bytes"),
    ],
)
def test_faulty_messages_of_a_pack_are_faults_with_their_lines(tmp_path: Path, english: bytes, problem: str) -> None:
    assert f"deep/texts/{problem}" in faults(SHELF, pack(tmp_path, {**MESSAGES, "texts/en.ftl": english}))


def test_a_language_without_messages_is_a_fault(tmp_path: Path) -> None:
    assert faults(SHELF, pack(tmp_path, {"texts/en.ftl": "op-rest = z", "texts/uk.ftl": "op-rest = z"})) == [
        "deep/texts/ru.ftl:1: $: there is no such file"
    ]


def test_brackets_side_by_side_are_not_deep(tmp_path: Path) -> None:
    many = "op-rest = " + "{ $x } (a) " * 50 + "\n" + "".join(f"m{n} = sad :( face\n" for n in range(50))
    SHELF.load(pack(tmp_path, {f"texts/{language}.ftl": many for language in ("en", "ru", "uk")}))


def test_a_pack_runs_nothing(tmp_path: Path) -> None:
    trap = tmp_path / "sprung"
    code = f"import pathlib\npathlib.Path({str(trap)!r}).touch()\n"
    cards = f"- !!python/object/apply:os.mkdir ['{trap}']\n"
    found = faults(SHELF, pack(tmp_path, {"cards.yaml": cards, "__init__.py": code, "effects.py": code}))
    assert found == ["deep/cards.yaml:1: $[0]: tags are not allowed: 'tag:yaml.org,2002:python/object/apply:os.mkdir'"]
    assert not trap.exists()


files = st.sampled_from(["pack.yaml", "cards.yaml", "rules.yaml", "prices.yaml", "texts/en.ftl", "texts/uk.ftl"])
rubbish = st.binary(max_size=60) | st.text("ab-={}[]()$.\"'*:, \n\r\t09", max_size=80).map(str.encode)


@settings(deadline=None)
@given(st.dictionaries(files, rubbish, min_size=1, max_size=3))
def test_any_rubbish_is_a_pack_or_a_fault(contents: dict[str, bytes]) -> None:
    with TemporaryDirectory() as folder:
        rubbish_pack = pack(Path(folder), {**MESSAGES, **contents})
        with suppress(ContentError):
            SHELF.load(rubbish_pack)
