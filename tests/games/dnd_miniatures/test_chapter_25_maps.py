"""Chapter 25: the battle maps."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field


@pytest.mark.rule("DM-25.8", "DM-10.6", "DM-10.7")
def test_the_river_carries_a_large_creature_as_a_whole() -> None:
    f = Field(
        [("feral_troll", "azure", (13, 3)), ("orc_raider", "ember", (1, 9))],
        map={"name": "dwarven_outpost"},
        active="feral_troll#1",
    )
    f.act("azure end-turn")
    assert f.at("feral_troll#1") == (13, 4)


@pytest.mark.rule("DM-25.5", "DM-1.18")
@pytest.mark.parametrize(("card", "hp"), [("human_sellsword", 25), ("horde_zombie", 20), ("iron_defender", 20)])
def test_a_fountain_heals_only_the_living(card: str, hp: int) -> None:
    f = Field([(card, "azure", (5, 5), {"hp": 20}), FAR], marks={(5, 5): "h"}, active=f"{card}#1")
    f.act("azure end-turn")
    assert f.hp(f"{card}#1") == hp


@pytest.mark.rule("DM-25.3", "DM-25.8")
@pytest.mark.parametrize(
    ("card", "end"), [("human_sellsword", (5, 6)), ("phantom_warrior", (5, 5)), ("lizardfolk_raider", (5, 5))]
)
def test_the_river_carries_nobody_who_phases_or_ignores_it(card: str, end: tuple[int, int]) -> None:
    rows = "".join("." * 5 + "r" + "." * 10 + "\n" for _ in range(12))
    f = Field([(card, "azure", (5, 5)), FAR], map={"drawn": rows, "flows": [{"top": 0, "bottom": 12, "to": "S"}]})
    f.act(f"azure activate {card}#1", "azure end-turn")
    assert f.at(f"{card}#1") == end


@pytest.mark.rule("DM-25.3")
def test_in_the_last_column_the_river_flows_as_its_own_row_does() -> None:
    rows = "".join("." * 15 + ("r" if y < 6 else ".") + "\n" for y in range(12))
    flows = [{"top": 0, "bottom": 6, "to": "N"}, {"top": 6, "bottom": 12, "to": "S"}]
    f = Field([("human_sellsword", "azure", (15, 5)), FAR], map={"drawn": rows, "flows": flows}, active=SELL)
    f.act("azure end-turn")
    assert f.at(SELL) == (15, 4)
