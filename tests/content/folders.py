"""Small folders of content for one test."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.content.example import FOLDER, Content, check
from warhall.content import Shelf
from warhall.kernel.errors import ContentError

PACK = """\
id: deep
game: caves
version: "1.0"
title: {en: Deep Caves, ru: Глубокие пещеры, uk: Глибокі печери}
author: Ada
"""


def caves(folder: Path, **files: str) -> Shelf[Content]:
    """The content of Caves with some files (by name, without .yaml) replaced."""
    own = folder / "caves"
    shutil.copytree(FOLDER, own)
    for name, text in files.items():
        (own / f"{name}.yaml").write_text(text, encoding="utf-8")
    return Shelf("caves", Content, own, check)


def pack(folder: Path, files: Mapping[str, str | bytes], name: str = "deep", about: str = PACK) -> Path:
    """A pack with these files."""
    own = folder / name
    (own / "texts").mkdir(parents=True)
    for file, text in {"pack.yaml": about, **files}.items():
        (own / file).write_bytes(text if isinstance(text, bytes) else text.encode())
    if not any(file.startswith("texts/") for file in files):
        (own / "texts").rmdir()
    return own


def faults(shelf: Shelf[Content], *packs: Path) -> list[str]:
    """What is wrong with the content, line by line."""
    with pytest.raises(ContentError) as caught:
        shelf.load(*packs)
    return [str(fault) for fault in caught.value.faults]
