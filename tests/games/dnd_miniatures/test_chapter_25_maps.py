"""Chapter 25: the battle maps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, Place, drawn
from warhall.kernel.errors import PositionError


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


def river(**flow: Any) -> dict[str, Any]:
    return {"drawn": drawn({(x, 5): "r" for x in range(16)}), "flows": [{"top": 5, "bottom": 6, **flow}]}


@pytest.mark.rule("DM-25.3")
@pytest.mark.parametrize(
    ("to", "column", "end"),
    [("E", 5, (6, 5)), ("W", 5, (4, 5)), ("E", 15, (15, 5)), ("W", 0, (0, 5)), ("S", 5, (5, 6))],
)
def test_the_river_carries_a_creature_the_way_it_flows_and_not_off_the_map(to: str, column: int, end: Place) -> None:
    f = Field([("human_sellsword", "azure", (column, 5)), FAR], map=river(to=to), active=SELL)
    f.act("azure end-turn")
    assert f.at(SELL) == end


@pytest.mark.rule("DM-25.1")
@pytest.mark.parametrize(
    ("map_", "said"),
    [
        ({"drawn": "...\n...\n", "edges": [[5, 0, "S"]]}, "map, edges"),
        ({"drawn": "...\n...\n", "edges": [[0, 5, "E"]]}, "map, edges"),
        ({"drawn": "...\n...\n", "edges": [[0, 0, "X"]]}, "map, edges"),
        ({"drawn": "...\n...\n", "edges": [[0, 1, "S"]]}, "map, edges"),
        ({"drawn": "...\n...\n", "zones": "...\n"}, "map, zones"),
        ({"drawn": "...\n...\n", "areas": [{"mark": "P", "owner": 2}]}, "map, areas"),
        ({"drawn": "...\n...\n", "areas": [{"mark": "PQ", "owner": 1}]}, "map, areas"),
        ({"drawn": "...\n...\n", "flows": [{"top": 2, "bottom": 1, "to": "E"}]}, "map, flows"),
        ({"drawn": "...\n...\n", "flows": [{"top": 0, "bottom": 43, "to": "E"}]}, "map, flows"),
        ({"drawn": "...\n...\n", "flows": [{"top": 0, "bottom": 1, "to": "X"}]}, "map, flows"),
        ({"drawn": "." * 43 + "\n"}, "map, rows"),
        ({"drawn": ".\n" * 43}, "map, rows"),
    ],
)
def test_what_is_no_map_is_refused(map_: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        Field([], map=map_)


@pytest.mark.rule("DM-25.1")
def test_a_map_has_up_to_42_rows_and_columns() -> None:
    f = Field([("human_sellsword", "azure", (0, 0))], map={"drawn": ("." * 42 + "\n") * 42})
    assert (f.g.board.width, f.g.board.height) == (42, 42)


@pytest.mark.rule("DM-25.3")
@pytest.mark.parametrize(("owner", "end"), [(None, (6, 5)), ("azure", (5, 5)), ("ember", (5, 5))])
def test_the_river_carries_nobody_onto_another(owner: str | None, end: Place) -> None:
    crew = [("human_sellsword", "azure", (5, 5)), FAR]
    if owner:
        crew.append(("orc_raider", owner, (6, 5)))
    assert Field(crew, map=river(to="E"), active=SELL).act("azure end-turn").at(SELL) == end
