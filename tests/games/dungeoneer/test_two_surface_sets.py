"""Two sets of one plane (DG-19.4): nothing printed has them, so the first set is laid over the game a second time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import at
from warhall.games.dungeoneer import GAME, dungeoneer
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.games.dungeoneer.view import DungeoneerView
from warhall.kernel.dice import SeededDice


@pytest.fixture(scope="module")
def doubled(tmp_path_factory: pytest.TempPathFactory) -> DungeoneerGame:
    """The game with a second surface set: the first one once more."""
    folder = tmp_path_factory.mktemp("twin")
    about = 'id: twin\ngame: dungeoneer\nversion: "1"\ntitle: {en: Twin, ru: Двойник, uk: Двійник}\nauthor: Ada\n'
    (folder / "pack.yaml").write_text(about, encoding="utf-8")
    for name in ("sets", "locations", "adventures", "quests", "heroes"):
        text = (Path(GAME.folder) / "content" / f"{name}.yaml").read_text(encoding="utf-8")
        first = "\n- id: ".join(part for part in ("\n" + text).split("\n- id: ") if part.startswith("fd"))
        twin = first.replace("fd_", "xx_").replace("set: fd", "set: xx").replace("passage: A", "passage: X")
        twin = twin.replace("passage: B", "passage: Y")
        head = "xx" + twin[2:] if name == "sets" else twin
        (folder / f"{name}.yaml").write_text("- id: " + head + "\n", encoding="utf-8")
    return dungeoneer(folder)


@pytest.mark.rule("DG-19.4", "DG-19.1", "DG-19.10")
def test_two_surface_sets_have_one_deck_and_both_entrances_with_roads_around_each(doubled: DungeoneerGame) -> None:
    g = doubled.begin({"sets": "all", "players": 2}, SeededDice(3))
    assert isinstance(g, Dungeoneer)
    view = g.view(None)
    assert isinstance(view, DungeoneerView)
    surface = {place.cell: place.id for place in view.places if place.plane == "surface"}
    assert (surface["0:0"], surface["7:0"]) == ("fd_caravan_gate", "xx_caravan_gate")
    around = [f"{x + dx}:{dy}" for x in (0, 7) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    assert sorted(surface) == sorted(["0:0", "7:0", *around])
    assert view.location_decks["surface"] == 2 * 22 - 10
    assert g.decision is not None
    entrances = [doubled.codec.notation(g, code) for code in g.decision.options]
    assert entrances == ["entrance fd_caravan_gate", "entrance tl_vestibule", "entrance xx_caravan_gate"]
    deck = {doubled.tables.places[place].set for place in g.location_decks[0]}
    assert deck == {"fd", "xx"}


@pytest.mark.rule("DG-19.8")
def test_a_portal_of_the_dungeon_is_linked_with_one_of_two_entrances_of_the_surface(doubled: DungeoneerGame) -> None:
    t = at(
        """
        sets: [fd, xx, tl]
        seats:
          azure: {hero: fd_dragonslayer, at: tl_vestibule, ap: 2}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", xx_caravan_gate: "7:0", tl_vestibule: "0:0"}
        locations: {dungeon: [tl_daylight_shaft, tl_library]}
        """,
        game=doubled,
    ).act("azure", "explore")
    t.act("azure", t.options()[0])
    assert t.options() == ["link fd_caravan_gate", "link xx_caravan_gate"]
    assert t.refused("azure", "link tl_vestibule") == ("DG-19.8", "same-plane")
    assert t.act("azure", "link xx_caravan_gate").place("tl_daylight_shaft").portal == "xx_caravan_gate"
