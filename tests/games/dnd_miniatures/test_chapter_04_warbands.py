"""Chapter 4: building a warband."""

from __future__ import annotations

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError


@pytest.mark.rule("DM-4.8")
def test_two_players_of_sealed_play_bring_full_size_maps() -> None:
    with pytest.raises(OptionsError, match=r"DM-4\.8"):
        GAME.begin({"mode": "sealed", "maps": ["crossroads", ""]}, SeededDice(1))


@pytest.mark.rule("DM-4.14", "DM-4.4")
@pytest.mark.parametrize("limit", [200, 100, 50])
def test_warbands_of_unequal_cost_meet_at_the_limit_that_the_players_agreed_on(limit: int) -> None:
    small = {"faction": "borderlands", "creatures": {"orc_raider": 1}}
    great = {"faction": "borderlands", "creatures": {"orc_raider": 6 if limit == 50 else 8}}
    g = GAME.begin({"limit": limit, "armies": [small, great]}, SeededDice(1))
    assert isinstance(g, DndMiniatures)
    assert [g.owners.count(seat) for seat in (0, 1)] == [1, len(g.owners) - 1]
    assert g.target == limit
    over = {"faction": "borderlands", "creatures": {"orc_raider": 7}}
    if limit == 50:
        with pytest.raises(OptionsError, match=r"DM-4\.4"):
            GAME.begin({"limit": limit, "armies": [small, over]}, SeededDice(1))
