from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.content.example import SHELF
from tests.content.folders import caves, pack
from warhall.content import Names, content_digest, schemas

WORLD = Path(__file__).parents[2]


def test_every_file_has_a_schema_that_names_its_operations() -> None:
    found = schemas(SHELF)
    assert list(found) == ["pack.yaml", "cards.yaml", "places.yaml", "rules.yaml", "prices.yaml"]
    cards = found["cards.yaml"]
    assert cards["type"] == "array"
    assert cards["$defs"]["Gain"]["properties"]["do"] == {"enum": ["gain"]}
    assert cards["$defs"]["Card"]["additionalProperties"] is False
    assert json.dumps(found)


def test_layout_comments_order_of_fields_and_defaults_do_not_change_the_digest(tmp_path: Path) -> None:
    rules = "# other words\nfirst: 'gate'\ndeck:\n  crossroads: 2\n  lantern: 6\n\nhand: +5\n"
    assert caves(tmp_path / "a", rules=rules, prices="{}").load().digest == SHELF.load().digest


def test_any_value_changes_the_digest(tmp_path: Path) -> None:
    rules = "hand: 6\ndeck: {lantern: 6, crossroads: 2}\nfirst: gate\n"
    assert caves(tmp_path / "a", rules=rules).load().digest != SHELF.load().digest


def test_a_mended_name_is_said_as_it_is_now_and_counts_as_it_was(tmp_path: Path) -> None:
    lantern = "- {id: lantern, cost: 2, name: {en: Old Lantern, ru: Старый фонарь, uk: NOW}}\n"
    was, now, other = (
        SHELF.load(pack(tmp_path, {"cards.yaml": lantern.replace("NOW", name)}, folder))
        for folder, name in (
            ("was", "Старий Ліхтар"),
            ("now", "Старий ліхтар, was: {uk: Старий Ліхтар}"),
            ("other", "Старий ліхтар"),
        )
    )
    assert now.names["card"]["lantern"]["uk"] == "Старий ліхтар"
    assert (now.digest, now.marks) == (was.digest, was.marks)
    assert other.digest != was.digest


class Bag(msgspec.Struct):
    numbers: dict[int, str]
    words: frozenset[str]


BAG = Bag({10: "a", 9: "b"}, frozenset("abcdefghij"))


def test_numbers_as_keys_and_sets_have_a_digest_that_no_order_changes() -> None:
    assert content_digest(BAG) == content_digest(Bag({9: "b", 10: "a"}, frozenset("jihgfedcba")))
    assert len(content_digest(BAG)) == 16


def test_the_digest_is_the_same_in_another_process() -> None:
    code = "from tests.content.test_schema_and_digest import BAG, SHELF, content_digest as digest\n"
    code += "print(SHELF.load().digest, digest(BAG))"
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            cwd=WORLD,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.split() == [SHELF.load().digest, content_digest(BAG)]


def test_a_name_is_said_in_every_language() -> None:
    assert Names(en="Gate", ru="Ворота", uk="Брама").said() == {"en": "Gate", "ru": "Ворота", "uk": "Брама"}
