from __future__ import annotations

import os
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from warhall.kernel import yaml_tree
from warhall.kernel.errors import ContentError
from warhall.kernel.faults import MOST_FAULTS, Faults, written
from warhall.kernel.yaml_tree import Plain, Tree, parse_tree, read_tree


def tree(text: str) -> Tree:
    faults = Faults()
    found = parse_tree(text, "a.yaml", faults)
    faults.settle()
    assert found is not None
    return found


def problems(text: str) -> list[str]:
    faults = Faults()
    assert parse_tree(text, "a.yaml", faults) is None
    with pytest.raises(ContentError) as caught:
        faults.settle()
    return [str(fault) for fault in caught.value.faults]


def file_problems(file: Path) -> list[str]:
    faults = Faults()
    assert read_tree(file, "a.yaml", faults) is None
    with pytest.raises(ContentError) as caught:
        faults.settle()
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("-3", -3),
        ("010", 10),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("yes", "yes"),
        ("on", "on"),
        ("12:30", "12:30"),
        ("2024-01-01", "2024-01-01"),
        ("0x10", "0x10"),
        ("'7'", "7"),
        ('"true"', "true"),
        ("1.0.2", "1.0.2"),
        ("Чёрное озеро", "Чёрное озеро"),
        ("|\n  .#.\n  #.#\n", ".#.\n#.#\n"),
        ("[1, [a], {b: c}]", [1, ["a"], {"b": "c"}]),
        ("{1: x, y: }", {1: "x", "y": None}),
        ("\n# only a comment above\na: b", {"a": "b"}),
    ],
)
def test_plain_words_mean_what_a_designer_expects(text: str, value: Plain) -> None:
    found = tree(text).data
    assert found == value
    assert type(found) is type(value)


def test_every_place_knows_its_line() -> None:
    found = tree("# first\ncards:\n  - id: a\n    n:\n      - 1\n\n  - id: b\n")
    assert found.line(()) == 2
    assert found.line(("cards",)) == 2
    assert found.line(("cards", 0, "n")) == 4
    assert found.line(("cards", 0, "n", 0)) == 5
    assert found.line(("cards", 1)) == 7
    assert found.line(("cards", 1, "not there", 5)) == 7


def test_a_path_is_written_as_one_reads_it() -> None:
    assert written(("cards", 3, "effect", "a b", 0)) == "$.cards[3].effect['a b'][0]"
    assert len(written(("x" * 1000 + " ",))) < 80


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: 1\nb: 2\na: 3", "a.yaml:3: $.a: 'a' stands here already, in line 1"),
        ("a:\n - x: &p [1]\n", "a.yaml:2: $.a[0].x: anchors (&) are not allowed: write the value out"),
        ("a: *p", "a.yaml:1: $.a: aliases (*) are not allowed: write the value out"),
        (
            "a: !!python/object:os.system ls",
            "a.yaml:1: $.a: tags are not allowed: 'tag:yaml.org,2002:python/object:os.system'",
        ),
        ("a: !card {b: 1}", "a.yaml:1: $.a: tags are not allowed: '!card'"),
        ("!!str a", "a.yaml:1: $: tags are not allowed: 'tag:yaml.org,2002:str'"),
        ("a: 1.5", "a.yaml:1: $.a: '1.5' is not a whole number; put a text in quotes"),
        ("a: 1e3", "a.yaml:1: $.a: '1e3' is not a whole number; put a text in quotes"),
        ("a:\n  b: 1234567890123456", "a.yaml:2: $.a.b: the number has more than 15 digits"),
        ("a: " + "9" * 10_000, "a.yaml:1: $.a: the number has more than 15 digits"),
        ("? [a]\n: b", "a.yaml:1: $: a key must be a word or a whole number"),
        ("x: {true: b}", "a.yaml:1: $.x: a key must be a word or a whole number"),
        ("~: b", "a.yaml:1: $: a key must be a word or a whole number"),
        ("a\n---\nb", "a.yaml:2: $: a second document begins here ('---'): one file holds one"),
        ("", "a.yaml:1: $: the file is empty"),
        ("# nothing\n", "a.yaml:1: $: the file is empty"),
        ("a: " + "x" * 20_001, "a.yaml:1: $.a: the text is longer than 20000 characters"),
        ("\n" + "[" * 50_000, "a.yaml:2: $: lists and mappings lie more than 40 deep in one another"),
        ("{a: " * 50_000, "a.yaml:1: $: lists and mappings lie more than 40 deep in one another"),
    ],
)
def test_what_content_may_not_hold_is_a_fault_with_its_line(text: str, problem: str) -> None:
    assert problems(text) == [problem]


def test_broken_yaml_is_a_fault_with_its_line() -> None:
    (problem,) = problems("a: 1\nb: [1, 2\nc: 3\n")
    assert problem.startswith("a.yaml:3: $: this is not YAML: while parsing a flow sequence")


def test_all_faults_of_a_file_are_told_at_once() -> None:
    assert len(problems("a: 1.5\nb: 99999999999999999\nb: 1\n")) == 3


def test_a_bomb_of_aliases_is_refused_at_its_first_anchor() -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30))
    assert problems(bomb) == ["a.yaml:1: $.a0: anchors (&) are not allowed: write the value out"]


def test_a_file_with_too_many_values_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert yaml_tree.MOST_VALUES == 200_000
    monkeypatch.setattr(yaml_tree, "MOST_VALUES", 2000)
    (problem,) = problems("[" + "1," * 2000 + "]")
    assert "more than 2000 values" in problem
    assert parse_tree("[" + "1," * 1999 + "]", "a.yaml", Faults()) is not None


def test_a_file_with_very_many_faults_lists_the_first_hundred() -> None:
    with pytest.raises(ContentError) as caught:
        parse_tree("\n".join(f"k{n}: 1.5" for n in range(5_000)), "a.yaml", Faults())
    assert len(caught.value.faults) == MOST_FAULTS + 1
    assert "there may be more: 100 faults are listed" in {fault.problem for fault in caught.value.faults}


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"a: '" + b"x" * 10_000_000 + b"'")
    assert file_problems(tmp_path / "a.yaml") == ["a.yaml:1: $: the file is larger than 2000000 bytes"]


def test_text_that_is_not_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes("a: 1\nb: Чаща\n".encode("cp1251"))
    assert file_problems(tmp_path / "a.yaml") == ["a.yaml:2: $: this is not UTF-8 text: save the file as UTF-8"]


def test_control_characters_are_refused_with_their_line(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"a: 1\nb: \x00\n")
    assert file_problems(tmp_path / "a.yaml") == ["a.yaml:2: $: the character '\\x00' is not allowed"]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"\xef\xbb\xbfa: 1\n")
    found = read_tree(tmp_path / "a.yaml", "a.yaml", Faults())
    assert found is not None
    assert found.data == {"a": 1}


def test_what_is_no_plain_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("a: 1")
    (tmp_path / "link.yaml").symlink_to(tmp_path / "secret")
    (tmp_path / "folder.yaml").mkdir()
    os.mkfifo(tmp_path / "pipe.yaml")
    for name in ("link.yaml", "folder.yaml", "pipe.yaml"):
        assert file_problems(tmp_path / name) == ["a.yaml:1: $: this is not a plain file"]
    assert file_problems(tmp_path / "none.yaml") == ["a.yaml:1: $: there is no such file"]


def test_a_file_that_cannot_be_opened_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("a: 1")

    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert file_problems(file) == ["a.yaml:1: $: the file cannot be read: Permission denied"]


@settings(deadline=None)
@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%?,~ \n\t01.", max_size=80))
def test_any_text_is_data_or_a_fault(text: str) -> None:
    faults = Faults()
    assert (parse_tree(text, "a.yaml", faults) is None) == (len(faults) > 0)


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**14), 10**14)
    | st.text(st.characters(codec="utf-8", exclude_categories=["C"])),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=3) | st.integers(0, 9), inner, max_size=3)
    ),
    max_leaves=12,
)


@settings(deadline=None)
@given(plain)
def test_what_is_written_as_yaml_is_read_as_it_was(data: Plain) -> None:
    assert tree(yaml.safe_dump(data, allow_unicode=True)).data == data


@settings(deadline=None)
@given(plain)
def test_the_parser_in_python_reads_the_same(data: Plain) -> None:
    text = yaml.safe_dump(data, allow_unicode=True)
    fast = tree(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_tree, "_LOADER", yaml.SafeLoader)
        assert tree(text) == fast
