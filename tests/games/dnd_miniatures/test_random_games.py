"""Whole battles by random choices: they end by themselves, and nothing is lost or doubled on the way."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.muster import kinds_of
from warhall.games.dnd_miniatures.setup import MODES, DndMiniaturesOptions, armies_of, scenario_for
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import SeededDice
from warhall.kernel.saving import digest

VARIANTS: list[dict[str, Any]] = [
    {"mode": mode, "players": players} for mode in MODES for players in scenario_for(GAME.tables, mode).players[:1]
]
VARIANTS += [
    {"limit": 100, "warbands": ["starter_good", "starter_evil"]},
    {"limit": 50, "mode": "bounty"},
    {"limit": 50, "mode": "uncontested", "warbands": ["wolf_pack_50", "guards_50"]},
    {
        "mode": "quick-start",
        "bloodied": True,
        "powers": True,
        "flight": True,
        "terrain": True,
        "walls": True,
        "opportunity": True,
        "shift": True,
    },
]


def check(g: DndMiniatures) -> None:
    tables = GAME.tables
    for unit, place in enumerate(g.places):
        side = tables.side[g.kinds[unit]]
        assert g.cells[unit] == (g.board.spaces[side][place] if place >= 0 else 0)
        assert g.hp[unit] <= tables.hp[g.kinds[unit]]
        assert place < 0 or g.hp[unit] > 0 or g.dying >> unit & 1
        assert g.hp[unit] % 5 == 0 or g.dying >> unit & 1 or place < 0
    if not g.motions:
        assert sum(cells.bit_count() for cells in g.cells) == g.occupied.bit_count()
    if g.decision is not None and g.decision.ask == "activate":
        assert not g.fights
        assert not g.motions


def play(options: dict[str, Any], seed: int) -> DndMiniatures:
    g = GAME.begin(options, SeededDice(seed))
    assert isinstance(g, DndMiniatures)
    chance = SeededDice(seed).child(1)
    for number in range(GAME.step_cap):
        if not g.decisions:
            break
        seat = sorted(g.decisions)[0]
        choices = g.decisions[seat].options
        g.apply(seat, choices[chance.below(len(choices))])
        if number % 8 == 0:
            check(g)
    return g


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_battles_end_by_themselves(options: dict[str, Any]) -> None:
    g = play(options, 1)
    assert g.result is not None
    if not scenario_for(GAME.tables, options.get("mode", "assault")).sealed and "quick" not in options.get("mode", ""):
        chosen = GAME.choose(options)
        assert isinstance(chosen, DndMiniaturesOptions)
        armies = armies_of(GAME.tables, chosen)
        wanted = [kind for army in armies for kind in kinds_of(GAME.tables, army)]
        assert g.kinds == wanted, "nobody joins or leaves the battle"


def test_the_outcome_is_the_same_whoever_listens() -> None:
    heard: list[object] = []
    ends = []
    for listener in (None, heard.append):
        g = GAME.begin({"limit": 50}, SeededDice(4))
        chance = SeededDice(4).child(1)
        while g.decision is not None:
            g.ears = listener
            options = g.decision.options
            g.apply(g.decision.seat, options[chance.below(len(options))])
        ends.append(digest(g))
    assert ends[0] == ends[1]
    assert heard
