"""Crowded battles by random choices: all cards in small groups at close quarters, so that most operations occur.

Whole battles rarely bring rare cards together; here they stand side by side from the start, hurt and under effects.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.games.dnd_miniatures.at_table import drawn
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.geometry.names import cell_name
from warhall.kernel.dice import SeededDice
from warhall.kernel.saving import digest
from warhall.kernel.state import State

TABLES = GAME.tables
GROUP, WIDTH, HEIGHT, DECISIONS = 8, 12, 10, 220
MARKS = {(2, 2): "o", (9, 7): "o", (5, 4): "S", (6, 5): "f", (3, 7): "d", (8, 2): "T", (3, 5): "T", (6, 2): "s"}
RARELY_MISSING = 4
"""Damage that is added to a hit has no deed of its own, and what needs two rare things at once may not come up."""
STRIDE = len(TABLES.cards) // GROUP
RARE = [
    TABLES.kind_of[card]
    for card in ("mind_flayer_scourge", "beholder_eye_of_flame", "boneshard_skeleton", "gargoyle", "drow_stalker")
]
GROUPS = [list(range(len(TABLES.cards)))[number::STRIDE] for number in range(STRIDE)] + [RARE] * 4


def crowd(kinds: list[int], seed: int) -> DndMiniatures:
    """Two of each card, one for each side, at close quarters; half of them hurt and slowed."""
    taken: set[tuple[int, int]] = set(MARKS)
    creatures: list[dict[str, Any]] = []
    chance = SeededDice(seed)
    states = [
        {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"},
        {"of": "Stunned", "until": "save", "source": "mind_flayer_scourge.mind_blast"},
    ]
    for kind in sorted(kinds, key=lambda each: -TABLES.side[each]):
        side = TABLES.side[kind]
        for owner in ("azure", "ember"):
            free = [
                (x, y)
                for y in range(HEIGHT - side + 1)
                for x in range(WIDTH - side + 1)
                if not taken & {(x + i, y + j) for i in range(side) for j in range(side)}
            ]
            if not free:
                continue
            x, y = free[chance.below(len(free))]
            taken |= {(x + i, y + j) for i in range(side) for j in range(side)}
            part = {"card": TABLES.labels[kind], "of": owner, "at": cell_name(y * WIDTH + x, WIDTH)}
            hurt = (
                {"hp": max(5, TABLES.hp[kind] // 3 // 5 * 5), "effects": [states[chance.below(2)]]}
                if chance.below(2)
                else {}
            )
            creatures.append({**part, **hurt})
    data = {
        "map": {"drawn": drawn(MARKS, WIDTH, HEIGHT)},
        "seats": {"azure": {"letter": 0}, "ember": {"letter": 1}},
        "creatures": creatures,
        "scenario": "epic",
        "limit": 500,
        "target": 5000,
    }
    g = GAME.read(GAME, data, SeededDice(seed).child(2))
    assert isinstance(g, DndMiniatures)
    g.advance()
    return g


def moments(g: DndMiniatures, seed: int) -> Iterator[DndMiniatures]:
    """The battle decision by decision; attacks and powers are preferred."""
    chance = SeededDice(seed).child(3)
    quiet = {"move", "shift", "end-turn", "charge", "pass", "done", "stop", "burrow"}
    for _ in range(DECISIONS):
        if g.decision is None:
            return
        yield g
        options = list(g.decision.options)
        lively = [code for code in options if GAME.codec.notation(g, code).split()[0] not in quiet]
        chosen = lively if lively and chance.below(4) else options
        g.apply(g.decision.seat, chosen[chance.below(len(chosen))])


def look(g: DndMiniatures) -> None:
    """What holds at every decision, whatever is going on."""
    again: State = g.copy()
    assert digest(again) == digest(g)
    for unit, place in enumerate(g.places):
        side, whole = TABLES.side[g.kinds[unit]], TABLES.hp[g.kinds[unit]]
        assert g.cells[unit] == (g.board.spaces[side][place] if place >= 0 else 0)
        assert place < 0 or 0 < g.hp[unit] <= whole or g.dying >> unit & 1
    assert g.motions or sum(cells.bit_count() for cells in g.cells) == g.occupied.bit_count()
    kept = g.occupied, list(g.cells), list(g.conditions)
    again.look_round()  # type: ignore[attr-defined]  # a copy of the same class
    assert (again.occupied, list(again.cells), list(again.conditions)) == kept  # type: ignore[attr-defined]  # as above


def test_nearly_every_operation_occurs_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    met: set[str] = set()
    kept = TABLES.operations._registered
    for registered in list(TABLES.operations):

        def noted(*given: Any, tag: str = registered.tag, function: Any = registered.function) -> Any:
            met.add(tag)
            return function(*given)

        monkeypatch.setitem(kept, registered.kind, msgspec.structs.replace(registered, function=noted))
    for seed, kinds in enumerate(GROUPS):
        for number, g in enumerate(moments(crowd(kinds, seed), seed)):
            if number % 10 == 0:
                look(g)
    missing = {registered.tag for registered in TABLES.operations} - met
    assert len(missing) <= RARELY_MISSING, f"these did not occur: {sorted(missing)}"
