"""What is told of the table before the first decision: the map and what lies on it, in three languages."""

from __future__ import annotations

import pytest

from tests.games.telling import opened, sentences, tags
from warhall.games.fantasy_commander import GAME


@pytest.mark.rule("FC-29.5")
def test_a_random_map_is_told() -> None:
    _, told = opened(GAME, {"mode": "epic", "map": "random"})
    assert tags(told)[0] == "map-drawn"


@pytest.mark.rule("FC-28.1", "FC-29.1")
def test_a_printed_map_and_extra_elements_are_told() -> None:
    printed, board = GAME.tables.printed.maps[0].id, GAME.tables.board
    at = board.name(next(n for n, kind in enumerate(GAME.tables.charts[0].terrain) if not kind and n > board.size // 2))
    state, told = opened(GAME, {"mode": "epic", "map": printed, "elements": {at: "tree"}})
    for language, words, element in (
        ("en", "Map", f"Extra element on {at}: Tree. [FC-28.1]"),
        ("ru", "Карта", f"Дополнительный элемент на {at}: Дерево. [FC-28.1]"),
        ("uk", "Мапа", f"Додатковий елемент на {at}: Дерево. [FC-28.1]"),
    ):
        name = GAME.texts.name(language, "map", printed)
        assert sentences(state, told, language)[:2] == [f"{words}: {name}. [FC-29.1]", element]
