"""Chapter 25: the battle maps."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field


@pytest.mark.rule("DM-25.8", "DM-10.6", "DM-10.7")
def test_the_river_carries_a_large_creature_as_a_whole() -> None:
    f = Field(
        [("feral_troll", "azure", (13, 3)), ("orc_raider", "ember", (1, 9))],
        map={"name": "dwarven_outpost"},
        active="feral_troll#1",
    )
    f.act("azure end-turn")
    assert f.at("feral_troll#1") == (13, 4)
