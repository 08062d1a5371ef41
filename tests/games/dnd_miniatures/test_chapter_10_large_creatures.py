"""Chapter 10: large creatures."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field, zoned


@pytest.mark.rule("DM-10.9", "DM-10.7", "DM-26.4")
@pytest.mark.parametrize("square", [(4, 4), (5, 4), (4, 5), (5, 5)])
def test_a_large_creature_holds_an_area_with_any_of_its_squares(square: tuple[int, int]) -> None:
    f = Field(
        [("feral_troll", "azure", (4, 4), {"activated": 1}), ("orc_raider", "ember", (14, 10), {"activated": 1})],
        map=zoned(("P", *square)),
        owed=0,
    )
    assert f.vp("azure") == 10


@pytest.mark.rule("DM-10.11", "DM-8.10", "DM-8.17")
@pytest.mark.parametrize(
    ("path", "rule", "message"),
    [
        ([(6, 6)], "DM-10.11", "wall-within"),
        ([(5, 7), (5, 8), (6, 9)], "DM-8.10", "wall"),
        ([(5, 7), (5, 8), (5, 9), (5, 10), (5, 11)], "DM-8.17", "beyond-the-map"),
    ],
)
def test_a_large_creature_is_told_why_its_space_does_not_fit(
    path: list[tuple[int, int]], rule: str, message: str
) -> None:
    """A wall between two of its own squares, a wall square under one of them, or the edge of the map."""
    f = Field([("feral_troll", "azure", (5, 6))], marks={(7, 10): "#"}, edges=[(6, 6, "E")], active="feral_troll#1")
    for action in (f"move {f.square(*path[-1])}", f"move-by {f.path(*path)}"):
        reason = f.refusal(f"azure {action}")
        assert reason is not None
        assert (reason.rule, reason.message) == (rule, message)
