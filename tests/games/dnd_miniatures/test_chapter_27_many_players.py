"""Chapter 27: sealed play and battles of more than two."""

from __future__ import annotations

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.actions import Done, Kind, Recruit
from warhall.games.dnd_miniatures.muster import pool_left
from warhall.games.dnd_miniatures.state import BUILDING, DndMiniatures
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError

FULL_SIZE = 30, 21


def built(**options: object) -> DndMiniatures:
    """A sealed battle in which everybody has taken his cheapest figure."""
    g = GAME.begin(options, SeededDice(5))
    assert isinstance(g, DndMiniatures)
    while g.phase == BUILDING:
        seat = sorted(g.decisions)[0]
        g.apply(seat, Recruit(Kind(min(pool_left(g, seat), key=lambda kind: GAME.tables.cost[kind]))))
        if seat in g.decisions:
            g.apply(seat, Done())
    return g


@pytest.mark.rule("DM-27.20", "DM-27.7", "DM-27.16", "DM-27.1")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize(("length", "target"), [("quick", 200), ("long", 300), ("very_long", 400)])
def test_sealed_play_in_teams(players: int, length: str, target: int) -> None:
    g = built(mode="sealed-team", players=players, length=length)
    assert (g.teams, g.target, g.limit) == ([0, 1] * (players // 2), target, 200)
    assert sorted(set(g.owners)) == list(range(players)), "everybody has a warband of his own boosters"
    while g.decision is not None and g.decision.ask in ("map", "letter"):
        g.apply(g.decision.seat, g.decision.options[0])
    assert (g.board.width, g.board.height) == FULL_SIZE, "all on one full-size map"
    assert [g.letters[seat] == g.letters[0] for seat in range(players)] == [True, False] * (players // 2)
    assert g.friends(g.owners.index(0), g.owners.index(2))
    assert g.hostile(g.owners.index(0), g.owners.index(1))


@pytest.mark.rule("DM-27.20", "DM-27.10", "DM-27.11")
@pytest.mark.parametrize("players", [3, 4])
def test_sealed_play_of_three_or_four_each_for_himself(players: int) -> None:
    g = built(mode="sealed", players=players)
    assert g.teams == list(range(players))
    assert (g.board.width, g.board.height) == (30, 42)
    assert g.decision is not None
    assert g.decision.ask == "corner"


@pytest.mark.rule("DM-27.20", "DM-27.16")
@pytest.mark.parametrize(
    ("mode", "players"), [("sealed-team", 2), ("sealed-team", 3), ("sealed-team", 5), ("sealed", 6)]
)
def test_teams_are_equal_and_corners_are_four(mode: str, players: int) -> None:
    with pytest.raises(OptionsError, match="players"):
        GAME.begin({"mode": mode, "players": players}, SeededDice(1))
