"""The tool that breaks rules: a break that is not carried out would look like a rule that nobody proves."""

from __future__ import annotations

import importlib.util
import weakref
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from tests.mutants.trial import exchange, forget, living

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


def test_what_has_died_is_passed_by() -> None:
    class Mortal:
        pass

    mortal = Mortal()
    proxy = weakref.proxy(mortal)
    del mortal
    assert any(function is living for function in living(FunctionType))
    with pytest.raises(ReferenceError):
        isinstance(proxy, FunctionType)
