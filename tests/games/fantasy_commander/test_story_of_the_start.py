"""What is told of the table before the first decision: the map and what lies on it, in three languages."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field
from tests.games.telling import opened, sentences, tags
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.kernel.dice import SeededDice


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


@pytest.mark.rule("FC-29.4")
def test_who_lays_no_more_terrain_is_told() -> None:
    f = Field.started(FantasyOptions(mode="epic", map="hand_made", deploy_first="styx"), SeededDice(1))
    if f.asked == ("styx", "lay-map"):
        f.do("styx", "lay forest", "on g6")
    f.do("empire", "done")
    assert [sentences(f.g, f.told, language)[-1] for language in ("en", "ru", "uk")] == [
        "The Empire lays no more terrain. [FC-29.4]",
        "Империя больше не выкладывает местность. [FC-29.4]",
        "Імперія більше не викладає рельєфу. [FC-29.4]",
    ]
