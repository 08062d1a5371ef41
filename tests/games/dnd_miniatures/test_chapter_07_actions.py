"""Chapter 7: actions."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, Field, under


@pytest.mark.rule("DM-7.10", "DM-22.6")
def test_a_confused_creature_that_takes_no_actions_does_not_even_shift() -> None:
    f = Field(
        [("goblin_cutter", "azure", (5, 5), under("Confused")), ("human_sellsword", "azure", (1, 1)), FAR], faces=[10]
    )
    f.act("azure activate goblin_cutter#1")
    assert f.ask == "activate"
