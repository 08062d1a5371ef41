"""The views in `web/tests/fixtures`, from which the client's tests draw, are those that the engine gives today.

The client reads the same files through its own types and presents them, so neither side can drift from the other.
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

TESTS = Path(__file__).parents[2] / "web" / "tests"
RECORDERS = sorted(TESTS.glob("record*.py"))


def module_of(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"recorder_{file.stem}", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("recorder", RECORDERS, ids=lambda file: file.stem)
def test_the_client_is_tested_with_what_the_engine_gives_today(recorder: Path) -> None:
    module = module_of(recorder)
    now = json.loads(module.recorded())
    kept = json.loads(module.FIXTURE.read_text("utf-8"))
    stale = [part for part in {**now, **kept} if now.get(part) != kept.get(part)]
    assert not stale, (
        f"{stale} in {module.FIXTURE.name} differ: record them anew with `python web/tests/{recorder.name}`"
    )


def test_every_recorded_fixture_is_read_by_tests_of_the_client() -> None:
    sources = [file.read_text("utf-8") for file in (TESTS.parent / "src").rglob("*.test.ts")]
    # A test reads a fixture itself, or has a module of the gallery stage it.
    staged = [file for file in TESTS.glob("gallery/*.ts") if any(f'gallery/{file.stem}"' in each for each in sources)]
    sources += [file.read_text("utf-8") for file in staged]
    for recorder in RECORDERS:
        name = f"fixtures/{module_of(recorder).FIXTURE.name}"
        assert any(name in source for source in sources), f"no test of the client reads {name}"
