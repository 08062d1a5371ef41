"""Faults in the files of a game: all at once, each with file, line, path and nearest spelling."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as mi

from tests.content.example import FOLDER, Card, Op
from tests.content.folders import caves, faults
from warhall.content import Part, Report, Shelf
from warhall.content.references import check_references
from warhall.content.shapes import Mention, Shape
from warhall.kernel.errors import ContentError
from warhall.kernel.faults import Faults
from warhall.kernel.yaml_tree import Plain, Tree

LANTERN = """\
- id: lantern
  name: {en: Lantern, ru: Фонарь, uk: Ліхтар}
  cost: 1
- id: crossroads
  name: {en: Crossroads, ru: Развилка, uk: Роздоріжжя}
  cost: 4
"""


def test_several_broken_cards_and_several_faults_in_one_are_told_at_once(tmp_path: Path) -> None:
    text = """\
- id: lantern
  name: {en: Lantern, ru: Фонарь}
  cots: 1
  effect:
    - {do: gian, gold: 1}
    - {do: gain, gold: 10}
    - do: choose
      options:
        - [{do: draw, who: everyon}]
        - [{gold: 1}]
- id: crossroads
  name: Crossroads
  cost: four
"""
    assert faults(caves(tmp_path, cards=text)) == [
        "caves/cards.yaml:1: $[0]: field 'cost' is missing",
        "caves/cards.yaml:2: $[0].name: field 'uk' is missing",
        "caves/cards.yaml:3: $[0].cots: unknown field 'cots' (did you mean 'cost'?)",
        "caves/cards.yaml:5: $[0].effect[0].do: unknown 'do': 'gian' (did you mean 'gain'?)",
        "caves/cards.yaml:6: $[0].effect[1].gold: expected at most 9, found 10",
        "caves/cards.yaml:9: $[0].effect[2].options[0][0].who: expected one of 'self', 'everyone', found the text "
        "'everyon' (did you mean 'everyone'?)",
        "caves/cards.yaml:10: $[0].effect[2].options[1][0]: field 'do' is missing: it is one of 'gain', 'draw', "
        "'go_to', 'lose', 'choose', 'pay', 'if', 'end_of_turn' and 1 more",
        "caves/cards.yaml:12: $[1].name: expected a mapping, found the text 'Crossroads'",
        "caves/cards.yaml:13: $[1].cost: expected a whole number or nothing (null), found the text 'four'",
    ]


def test_faults_of_several_files_are_told_at_once(tmp_path: Path) -> None:
    found = faults(caves(tmp_path, cards="x: [", places="- {id: gate}", rules="hand: 5.5"))
    assert [line.split(":")[0] for line in found] == ["caves/cards.yaml", "caves/places.yaml", "caves/rules.yaml"]


def test_a_structure_may_have_its_own_objection(tmp_path: Path) -> None:
    text = LANTERN + "  effect:\n    - {do: choose, options: [[{do: rest}]]}\n    - {do: choose, options: []}\n"
    assert faults(caves(tmp_path, cards=text)) == [
        "caves/cards.yaml:8: $[1].effect[0]: a choice needs two options or more",
        "caves/cards.yaml:9: $[1].effect[1]: a choice needs two options or more",
    ]


@pytest.mark.parametrize(
    ("operation", "problem"),
    [
        ("{od: gain, gold: 1}", ": field 'do' is missing: it is one of 'gain'"),
        ("{do: 5}", ".do: unknown 'do': 5: it is one of 'gain', 'draw'"),
        ("{do: [gain]}", ".do: unknown 'do': ['gain']: it is one of"),
        ("{do: zzz}", ".do: unknown 'do': 'zzz': it is one of 'gain'"),
        ("gain", ": expected a mapping, found the text 'gain'"),
        ("{do: gain, gold: 0}", ".gold: expected at least 1, found 0"),
        ("{do: gain, gold: true}", ".gold: expected a whole number, found true"),
        ("{do: gain, gold: }", ".gold: expected a whole number, found nothing"),
        ("{do: gain, gold: [1]}", ".gold: expected a whole number, found a list"),
        ("{do: gain, gold: {a: 1}}", ".gold: expected a whole number, found a mapping"),
        ("{do: gain, gold: 1, 7: 1}", "[7]: unknown field 7: the fields are 'do', 'gold'"),
        ("{do: draw, n: anny}", ".n: expected 'any', found the text 'anny' (did you mean 'any'?)"),
        ("{do: draw, n: false}", ".n: expected a whole number or 'any', found false"),
        ("{do: draw, who: 1}", ".who: expected one of 'self', 'everyone', found the number 1"),
        ("{do: go_to, to: lak}", ".to: there is no place 'lak' (did you mean 'lake'?)"),
        ("{do: go_to, to: zzzzz}", ".to: there is no place 'zzzzz': there are 'gate', 'lake'"),
        ("{do: go_to, may: 1}", ".may: expected true or false, found the number 1"),
        ("{do: lose, what: torch}", ".what: expected a list, found the text 'torch'"),
        (
            "{do: if, condition: {plaice: lake}, then: []}",
            ".condition.plaice: unknown field 'plaice' (did you mean 'place'?)",
        ),
    ],
)
def test_a_faulty_operation_is_explained(tmp_path: Path, operation: str, problem: str) -> None:
    found = faults(caves(tmp_path, cards=LANTERN + f"  effect:\n    - {operation}\n"))
    assert found[0].startswith("caves/cards.yaml:8: $[1].effect[0]" + problem)


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        ("hand: 0", "1: $.hand: expected more than 0, found 0"),
        ("hand: 10", "1: $.hand: expected less than 10, found 10"),
        ("deck: {lantrn: 1}", "1: $.deck.lantrn: there is no card 'lantrn' (did you mean 'lantern'?)"),
        ("deck: {7: 1}", "1: $.deck[7]: expected a text, found the number 7"),
        ("deck: {lantern: x}", "1: $.deck.lantern: expected a whole number, found the text 'x'"),
    ],
)
def test_a_faulty_rule_is_explained(tmp_path: Path, rules: str, problem: str) -> None:
    whole = {"hand": "hand: 5", "deck": "deck: {lantern: 1}", "first": "first: gate"}
    whole[rules.partition(":")[0]] = rules
    found = faults(caves(tmp_path, rules="\n".join([rules, *(text for text in whole.values() if text != rules)])))
    assert found == [f"caves/rules.yaml:{problem}"]


def test_an_id_must_be_a_word_and_there_must_be_one_of_each(tmp_path: Path) -> None:
    places = """\
- {id: gate, name: {en: Gate, ru: Ворота, uk: Брама}, at: [1, 2, 3]}
- {id: the lake, name: {en: Lake, ru: Озеро, uk: ""}}
- {id: "lake\\n", name: {en: Lake, ru: Озеро, uk: Озеро}}
- {id: gate, name: {en: Gate, ru: Ворота, uk: Брама}}
"""
    pattern = r"^[A-Za-z0-9][A-Za-z0-9_:.-]*(?!\n)$"
    cards = "caves/cards.yaml:15: $[1].effect[1].then[0].condition.place: there is no place 'lake'"
    assert faults(caves(tmp_path, places=places)) == [
        f"{cards} (did you mean 'lake\\n'?)",
        "caves/places.yaml:1: $[0].at: expected 2 items, found 3",
        f"caves/places.yaml:2: $[1].id: 'the lake' is not written as it must be: {pattern}",
        "caves/places.yaml:2: $[1].name.uk: expected at least 1 characters, found 0",
        f"caves/places.yaml:3: $[2].id: 'lake\\n' is not written as it must be: {pattern}",
        "caves/places.yaml:4: $[3].id: place 'gate' is defined already, in caves/places.yaml, line 1",
    ]


def test_a_reference_to_a_kind_that_has_nothing_is_a_fault(tmp_path: Path) -> None:
    found = faults(caves(tmp_path, places="[]"))
    assert "caves/rules.yaml:3: $.first: there is no place 'gate'" in found


def test_an_unreadable_file_does_not_make_its_ids_unknown(tmp_path: Path) -> None:
    found = faults(caves(tmp_path, places="- id: ["))
    assert len(found) == 1
    assert found[0].startswith("caves/places.yaml:2: $: this is not YAML")


def test_the_games_own_check_names_the_line(tmp_path: Path) -> None:
    places = (FOLDER / "places.yaml").read_text(encoding="utf-8")
    places += "- id: pit\n  name: {en: Pit, ru: Яма, uk: Яма}\n  paths: [gate]\n"
    assert faults(caves(tmp_path, places=places)) == [
        "caves/places.yaml:5: $[2].paths: 'pit' cannot be reached from 'gate'"
    ]


def test_missing_and_unknown_files_are_faults(tmp_path: Path) -> None:
    shelf = caves(tmp_path, card="[]", monsters="[]")
    (tmp_path / "caves" / "rules.yaml").unlink()
    (tmp_path / "caves" / "places.yml").write_text("[]")
    (tmp_path / "caves" / "notes.txt").write_text("anything")
    assert faults(shelf) == [
        "caves/card.yaml:1: $: caves has no such file (did you mean 'cards.yaml'?)",
        "caves/monsters.yaml:1: $: caves has no such file: the files are 'cards.yaml', 'places.yaml', 'rules.yaml', "
        "'prices.yaml'",
        "caves/places.yml:1: $: caves has no such file (did you mean 'places.yaml'?)",
        "caves/rules.yaml:1: $: there is no such file",
    ]


def test_a_folder_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    shelf = caves(tmp_path)
    found = faults(Shelf("caves", shelf.kind, tmp_path / "nowhere"))
    assert found[0] == "caves:1: $: there is no such file"


def test_types_that_would_let_a_typo_pass_are_refused() -> None:
    class Loose(msgspec.Struct, frozen=True):
        n: int = 0

    with pytest.raises(TypeError, match="Loose must be frozen and forbid unknown fields"):
        Shelf("loose", Loose, FOLDER)


class Odd(Part, frozen=True, kw_only=True):
    id: str
    day: datetime.date


class Kept(Part, frozen=True, kw_only=True, tag="kept"):
    n: int = 0


class Odds(Part, frozen=True, kw_only=True):
    odds: list[Odd]
    days: dict[str, datetime.date] = msgspec.field(default_factory=dict)
    kept: Kept | None = None


def odds(folder: Path, check: Any = None, **files: str) -> list[str]:
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text)
    with pytest.raises(ContentError) as caught:
        Shelf("odds", Odds, folder, check).load()
    return [str(fault) for fault in caught.value.faults]


def test_a_type_that_only_msgspec_knows_is_checked_all_the_same(tmp_path: Path) -> None:
    found = odds(tmp_path, odds="- {id: a, day: 2024-01-01}\n- {id: b, day: soon}\n")
    assert found == ["odds/odds.yaml:2: $[1].day: Invalid RFC3339 encoded date"]


def test_a_fault_that_only_msgspec_finds_in_a_mapping_names_its_file(tmp_path: Path) -> None:
    found = odds(tmp_path, odds="[]", days="\na: soon\n")
    assert found == ["odds/days.yaml:2: $: Invalid RFC3339 encoded date"]


def test_a_tag_of_a_single_structure_must_be_right(tmp_path: Path) -> None:
    found = odds(tmp_path, odds="[]", kept="{type: keept}")
    assert found == ["odds/kept.yaml:1: $.type: unknown 'type': 'keept' (did you mean 'kept'?)"]
    shape_faults = Faults()
    data: Plain = {"type": "lost"}
    Shape(Tree("a", data, {}), shape_faults).check(mi.type_info(Kept), data)
    with pytest.raises(ContentError, match=r"expected 'kept', found the text 'lost'"):
        shape_faults.settle()


def test_a_key_twice_is_explained_where_it_lies_deep(tmp_path: Path) -> None:
    found = faults(caves(tmp_path, rules="hand: 5\ndeck:\n  lantern: 1\n  lantern: 2\nfirst: gate\n"))
    assert found == ["caves/rules.yaml:4: $.deck.lantern: 'lantern' stands here already, in line 3"]


def test_true_is_not_the_number_one_of_a_list() -> None:
    shape_faults = Faults()
    Shape(Tree("a", data=True, lines={}), shape_faults).check(mi.type_info(Literal[1, 2]), data=True)
    with pytest.raises(ContentError, match=r"expected one of '1', '2', found true"):
        shape_faults.settle()


def test_spellings_are_compared_with_so_many_ids_and_no_more() -> None:
    def mention(ident: str, *, defines: bool) -> Mention:
        return Mention(defines, "card", ident, "a", 1, (), None)

    found = Faults()
    ids = [*(f"{number:06}" for number in range(1_000)), "lantern"]
    check_references([*(mention(ident, defines=True) for ident in ids), mention("lantrn", defines=False)], found)
    with pytest.raises(ContentError, match=r"there is no card 'lantrn': there are '000000'"):
        found.settle()


def test_a_number_must_be_a_multiple_where_the_type_says_so() -> None:
    shape_faults = Faults()
    even = mi.type_info(Annotated[int, msgspec.Meta(multiple_of=5)])
    Shape(Tree("a", 7, {}), shape_faults).check(even, 7)
    with pytest.raises(ContentError, match=r"a:1: \$: expected a multiple of 5, found 7"):
        shape_faults.settle()


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ((), "odds:1: $: odd"),
        (("kept",), "odds:1: $.kept: odd"),
        (("odds",), "odds/odds.yaml:1: $: odd"),
        (("odds", 0, "id"), "odds/odds.yaml:2: $[0].id: odd"),
        (("odds", 9), "odds/odds.yaml:2: $[9]: odd"),
        (("days", "b"), "odds/days.yaml:2: $.b: odd"),
        (("days", "c"), "odds/days.yaml:1: $.c: odd"),
    ],
)
def test_a_game_may_report_a_fault_at_any_place(tmp_path: Path, path: tuple[str | int, ...], place: str) -> None:
    def check(_content: Odds, report: Report) -> None:
        report(path, "odd")

    files = {"odds": "# one\n- {id: a, day: 2024-01-01}\n", "days": "a: 2024-01-01\nb: 2024-01-01\n"}
    found = odds(tmp_path, check, **files)
    assert found == [place.replace("odds.yaml:1: $: odd", "odds.yaml:2: $: odd")]


words = st.sampled_from(["gain", "draw", "if", "pay", "choose", "lose", "any", "self", "torch", "lake", "x"])
keys = st.sampled_from(["do", "gold", "n", "who", "to", "may", "what", "options", "cost", "then", "condition", "place"])
values: st.SearchStrategy[Plain] = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 11) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=10,
)


def ops(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Operations that are nearly right."""
    listed = st.lists(inner, max_size=2)
    return st.one_of(
        st.fixed_dictionaries({"do": st.just("gain"), "gold": st.integers(0, 10) | values}),
        st.fixed_dictionaries({"do": st.just("draw")}, optional={"n": st.integers(0, 9) | words, "who": words}),
        st.fixed_dictionaries({"do": st.just("choose"), "options": st.lists(listed, max_size=3)}),
        st.fixed_dictionaries({"do": st.just("pay"), "cost": inner}, optional={"then": listed}),
        st.fixed_dictionaries({"do": st.just("lose"), "what": st.lists(words, max_size=2)}),
    )


@settings(deadline=None)
@given(values | st.recursive(st.just({"do": "rest"}), ops, max_leaves=6))
def test_a_fault_is_found_exactly_where_msgspec_refuses(data: Any) -> None:
    found = Faults()
    Shape(Tree("a.yaml", data, {}), found).check(mi.type_info(Op), data)
    try:
        msgspec.convert(data, Op, strict=True)
    except msgspec.ValidationError:
        assert len(found) > 0
    else:
        assert len(found) == 0


def test_content_cannot_be_changed_once_it_is_loaded(tmp_path: Path) -> None:
    card: Card = caves(tmp_path).load().content.cards[0]
    with pytest.raises(AttributeError):
        card.cost = 0  # type: ignore[misc]  # that is the point
