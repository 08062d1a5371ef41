"""docs/write-a-content-pack.md is true: its pack loads, its texts and its error messages are the real ones."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.content.example import SHELF, texts_of
from warhall.content import card_text, plain_text
from warhall.kernel.errors import ContentError

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-content-pack.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(?:yaml|text|ftl) ?(.*)\n((?:.*\n)*?)```$", PAGE, re.MULTILINE)
FILES = {about.removeprefix("file="): text for about, text in BLOCKS if about.startswith("file=")}
CARDS = [(about, text) for about, text in BLOCKS if about.startswith("card=")]
BROKEN = [
    (about.removeprefix("broken="), text, after)
    for (about, text), (_, after) in pairwise(BLOCKS)
    if about.startswith("broken=")
]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "deep_caves"
    (folder / "texts").mkdir(parents=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_page_shows_a_whole_pack_and_its_faults() -> None:
    assert len(FILES) == 6
    assert len(CARDS) == 2
    assert len(BROKEN) == PAGE.count("```text faults") == 6


def test_the_pack_of_the_page_loads(pack: Path) -> None:
    loaded = SHELF.load(pack)
    assert [card.id for card in loaded.content.cards] == ["lantern", "crossroads", "curse", "rope_bridge"]
    assert texts_of(loaded).say("en", "op-rest") == "sit down by the fire"


@pytest.mark.parametrize(("about", "text"), CARDS)
def test_the_cards_of_the_page_say_what_it_shows(pack: Path, about: str, text: str) -> None:
    words = dict(word.split("=") for word in about.split())
    loaded = SHELF.load(pack)
    card = next(card for card in loaded.content.cards if card.id == words["card"])
    assert plain_text(card_text(texts_of(loaded), words["language"], card.effect)) + "\n" == text


@pytest.mark.parametrize(("name", "text", "faults"), BROKEN)
def test_the_faults_of_the_page_are_the_real_ones(pack: Path, name: str, text: str, faults: str) -> None:
    (pack / name).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        SHELF.load(pack)
    assert str(caught.value) + "\n" == faults
