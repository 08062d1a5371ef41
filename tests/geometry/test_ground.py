"""The ground of a map in words, in the rooms that have one."""

from __future__ import annotations

import pytest

from warhall.games import module_of, own
from warhall.geometry.ground import cells_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.narrator import Narrator


def test_cells_that_lie_side_by_side_are_told_by_the_first_and_the_last() -> None:
    assert cells_of(["##..", "..#.", "####"], "#") == "a1–b1, c2, a3–d3"
    assert cells_of(["##..", "..#."], "o") == ""


@pytest.mark.parametrize(
    ("ident", "told"),
    [
        ("dungeon_command", ["Walls: e1, l1, ", "Hazardous terrain: ", "Start zone of Azure: ", "Magic circle: "]),
        ("fantasy_commander", ["rocks: j5, d7.", "forest: ", "hill: "]),
        ("dnd_miniatures", ["Wall: ", "River: o1–p1, ", "Victory area A: "]),
    ],
)
def test_who_listens_hears_what_others_see_of_the_map(ident: str, told: list[str]) -> None:
    game = own(module_of(ident))
    sentences = game.describe(game.begin(None, SeededDice(3)).view(None), Narrator(game, "en"))
    for beginning in told:
        assert any(line.lower().startswith(beginning.lower()) for line in sentences), beginning
