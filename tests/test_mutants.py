"""The tool that breaks rules: a break that is not carried out would look like a rule that nobody proves."""

from __future__ import annotations

import builtins
import importlib.util
import weakref
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from tests.mutants.answers import Answers, Equal
from tests.mutants.breaks import Break, plant, planted_in, where
from tests.mutants.reach import PASSED, watched
from tests.mutants.trial import exchange, forget, living
from warhall.games import rooms

TEXT = """LIMIT = 3


def fits(n):
    return n < LIMIT


def outer():
    def inner(n):
        return n + 1

    return inner
"""


@pytest.fixture
def loaded(tmp_path: Path) -> ModuleType:
    path = tmp_path / "rule_of_a_room.py"
    path.write_text(TEXT, "utf-8")
    spec = importlib.util.spec_from_file_location("rule_of_a_room", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_living_functions_get_the_broken_code(loaded: ModuleType) -> None:
    fits, inner = loaded.fits, loaded.outer()
    assert exchange(str(loaded.__file__), TEXT, TEXT.replace("n < LIMIT", "n <= LIMIT"))
    assert fits(3) and not fits(4)
    assert exchange(str(loaded.__file__), TEXT, TEXT.replace("n + 1", "n + 2"))
    assert inner(1) == 3, "a function made before the break is broken too"
    assert loaded.outer()(1) == 3


def test_what_was_computed_while_loading_is_left_to_a_fresh_interpreter(loaded: ModuleType) -> None:
    assert not exchange(str(loaded.__file__), TEXT, TEXT.replace("LIMIT = 3", "LIMIT = 4"))
    assert not exchange(str(loaded.__file__), TEXT, TEXT.replace("n < LIMIT", "n <"))
    assert not exchange(str(loaded.__file__), TEXT, TEXT)
    assert loaded.LIMIT == 3 and not loaded.fits(3)


def test_what_was_remembered_of_the_unbroken_rules_is_forgotten() -> None:
    asked = []

    @cache
    def answer(n: int) -> int:
        asked.append(n)
        return n

    answer.__module__ = "warhall.games.some_room"
    answer(1)
    forget()
    answer(1)
    assert asked == [1, 1]


BREAK = Break("warhall/games/some_room/rule.py", 5, "ReplaceComparisonOperator_Lt_LtE", 0)
OTHER = Break("warhall/games/some_room/rule.py", 10, "NumberReplacer", 1)


def test_a_break_is_named_by_what_it_changes_and_not_by_its_line() -> None:
    changed = TEXT.replace("n < LIMIT", "n <= LIMIT")
    name = "rule.fits: return n < LIMIT => return n <= LIMIT"
    assert where(TEXT, BREAK, changed) == name
    assert where("\n" + TEXT, BREAK._replace(line=6), "\n" + changed) == name


def test_what_was_noticed_is_not_asked_again_and_the_rest_is(tmp_path: Path) -> None:
    chosen = [(BREAK, "broken so", "rule.fits: a => b"), (OTHER, "broken so too", "rule.outer: a => b")]
    answers = Answers(tmp_path / "answers.jsonl", chosen, Equal("no_room"))
    assert answers.open() == chosen
    answers.note(BREAK, "tests/some_test.py")
    answers.note(OTHER, None)
    again = Answers(tmp_path / "answers.jsonl", chosen, Equal("no_room"))
    assert again.open() == chosen[1:]
    changed = [(BREAK, "the file has changed", "rule.fits: a => b")]
    assert Answers(tmp_path / "answers.jsonl", changed, Equal("no_room")).open() == changed


def test_a_break_that_changes_nothing_has_its_reason(tmp_path: Path) -> None:
    chosen = [(BREAK, "broken so", "rule.fits: a => b")]
    equal = Equal("no_room")
    equal.why["rule.fits: a => b"] = "nobody can see it"
    assert Answers(tmp_path / "answers.jsonl", chosen, equal).open() == []


@pytest.mark.parametrize("room", [room for room in rooms() if room != "four"])
def test_every_planted_fault_fits_its_file(room: str) -> None:
    root = Path(__file__).parents[1]
    planted = planted_in(root, room)
    assert planted
    for fault in planted:
        text = (root / fault.file).read_text("utf-8")
        assert plant(room, text, fault) != text


def test_what_has_died_is_passed_by() -> None:
    class Mortal:
        pass

    mortal = Mortal()
    proxy = weakref.proxy(mortal)
    del mortal
    assert any(function is living for function in living(FunctionType))
    with pytest.raises(ReferenceError):
        isinstance(proxy, FunctionType)


def test_a_watched_line_is_passed_when_its_statement_runs(loaded: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "def chosen(n):\n    if n:\n        return (\n            1\n        )\n    elif n is None:\n        return 2\n"
    )
    passed: set[int] = set()
    monkeypatch.setattr(builtins, PASSED, passed.add, raising=False)
    exec(compile(watched(text, {4: 0, 6: 1, 7: 2}), "rule.py", "exec"), loaded.__dict__)  # noqa: S102  as the loader does
    assert loaded.chosen(1) == 1 and passed == {0}
    passed.clear()
    assert loaded.chosen(0) is None and passed == {1}
    assert loaded.chosen(None) == 2 and passed == {1, 2}
