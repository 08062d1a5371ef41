"""Chapter 4: building a warband."""

from __future__ import annotations

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError


@pytest.mark.rule("DM-4.8")
def test_two_players_of_sealed_play_bring_full_size_maps() -> None:
    with pytest.raises(OptionsError, match=r"DM-4\.8"):
        GAME.begin({"mode": "sealed", "maps": ["crossroads", ""]}, SeededDice(1))
