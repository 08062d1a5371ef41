"""Chapter 2: building the battlefield and laying out the chests."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.opening import begun, packed, table
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.battlefield import Board, Joint, Laid, reaches_all
from warhall.games.dungeon_command.building import lay_fault
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import NotationError, OptionsError

LARGE = ("gold lay hc_l1 e13 0", "gold lay hc_l2 m13 90", "silver lay sl_l1 e5 0", "silver lay sl_l2 m5 270")
"""The square of large tiles in the middle; the walls of both closed sides meet at m13."""


def turned(grid: tuple[str, ...], rotation: int) -> list[str]:
    """A drawing turned clockwise."""
    rows = list(grid)
    for _ in range(rotation // 90):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def shown(f: Field, tile: str) -> list[str]:
    """What the battlefield shows where a tile lies; start zones as the tile draws them."""
    field = table(f).battlefield
    laid = next(each for each in field.tiles if each.tile == tile)
    width, height = (8, 8) if not laid.small else (8, 4) if laid.rotation % 180 == 0 else (4, 8)
    rows = (field.rows[y][laid.x : laid.x + width] for y in range(laid.y, laid.y + height))
    return [row.replace("1", "S").replace("2", "S") for row in rows]


@pytest.mark.rule("DC-2.1")
@pytest.mark.parametrize("face", ["dungeon", "outdoors"])
def test_all_tiles_show_the_face_that_was_agreed_on(face: str) -> None:
    f = begun(layout="duel", face=face)
    laid = table(f).battlefield.tiles
    assert len(laid) == 8
    for tile in laid:
        assert shown(f, tile.tile) == turned(getattr(GAME.tables.tiles[tile.tile].faces, face).grid, tile.rotation)


@pytest.mark.rule("DC-2.1")
def test_no_battlefield_mixes_faces() -> None:
    for face in ("both", "dungeon, outdoors", ""):
        with pytest.raises(OptionsError, match="is not one of"):
            GAME.begin({"face": face}, SeededDice(1))


@pytest.mark.rule("DC-2.2")
def test_each_player_lays_his_own_tiles() -> None:
    f = begun(layout="build")
    assert {text.split()[1][:2] for text in f.options()} == {"hc"}
    assert f.rule("gold lay sl_l1 e13 0") == "DC-2.2"
    f.act(LARGE[0])
    assert f.rule("gold lay hc_l1 m13 0") == "DC-2.2"
    f.act(LARGE[1])
    assert (f.asked(), {text.split()[1][:2] for text in f.options()}) == ("silver", {"sl"})
    assert [(tile.tile, tile.seat, tile.x, tile.y) for tile in table(f).battlefield.tiles] == [
        ("hc_l1", "gold", 4, 12),
        ("hc_l2", "gold", 12, 12),
    ]


@pytest.mark.rule("DC-2.7")
def test_the_start_zone_lies_on_an_outer_side_of_the_owners_large_tiles() -> None:
    f = begun(layout="build").act(*LARGE)
    places = {text.split()[2] for text in f.options() if "hc_s1" in text}
    assert places == {"a13", "e21", "m21", "u13"}
    for elsewhere in ("e1 0", "a5 270", "i21 180", "m9 0"):
        assert f.rule(f"gold lay hc_s1 {elsewhere}") == "DC-2.7"
    f.act("gold lay hc_s1 e21 180")
    assert len(table(f).battlefield.zones[0]) == 18


@pytest.mark.rule("DC-2.8")
def test_the_other_small_tile_goes_on_any_other_outer_side_where_openings_meet() -> None:
    f = begun(layout="build").act(*LARGE, "gold lay hc_s1 e21 180")
    assert f.rule("gold lay hc_s2 e1 0") == "DC-2.8"
    assert f.rule("gold lay hc_s2 e21 180") == "DC-2.3"
    assert f.rule("gold lay hc_s2 m21 0") == "DC-2.4"
    assert f.options() == ["lay hc_s2 a13 270", "lay hc_s2 u13 90", "lay hc_s2 m21 180"]


@pytest.mark.rule("DC-2.10")
@pytest.mark.parametrize(
    ("turn", "wall"), [(0, (3, 0, 4, 0)), (90, (7, 3, 7, 4)), (180, (4, 7, 3, 7)), (270, (0, 4, 0, 3))]
)
def test_tiles_may_be_turned_by_quarters(turn: int, wall: tuple[int, int, int, int]) -> None:
    f = begun(layout="build").act(f"gold lay hc_l1 e13 {turn}")
    assert shown(f, "hc_l1") == turned(GAME.tables.tiles["hc_l1"].faces.dungeon.grid, turn)
    x1, y1, x2, y2 = wall
    assert (x1 + 4, y1 + 12, x2 + 4, y2 + 12) in table(f).battlefield.edges


@pytest.mark.rule("DC-2.10")
def test_a_tile_is_neither_turned_by_less_nor_turned_over_alone() -> None:
    f = begun(layout="build")
    for turn in ("45", "360", "outdoors"):
        with pytest.raises(NotationError):
            f.act(f"gold lay hc_l1 e13 {turn}")


@pytest.mark.rule("DC-2.13")
@pytest.mark.parametrize(
    ("script", "places"),
    [([1, *range(7, 0, -1)], (0, 1)), ([1, *[0] * 7], (1, 2)), ([1, 0, 0, *range(5, 0, -1)], (6, 1))],
)
def test_with_too_few_markers_chance_says_which_squares_stay_empty(
    tmp_path: Path, script: list[int], places: tuple[int, int]
) -> None:
    printed = (GAME.folder / "content" / "setup.yaml").read_text(encoding="utf-8")
    game = packed(tmp_path, setup=printed.replace("chests: {1: 2, 2: 2, 3: 2}", "chests: {3: 1}"))
    dice = ScriptedDice(script)
    treasures = table(begun(dice, game, layout="duel")).treasures
    assert (len(treasures), dice.left) == (8, 0)
    assert {number for number, each in enumerate(treasures) if each.chest} == set(places)


@pytest.mark.rule("DC-2.6", "DC-2.16")
def test_building_goes_on_openly_in_seat_order_until_the_square_is_whole() -> None:
    f = begun(layout="build")
    assert f.rule("gold lay hc_s1 e21 180") == "DC-2.16"
    assert f.rule("gold lay hc_l1 e5 0") == "DC-2.6"
    asked = []
    for line in (
        *LARGE,
        "gold lay hc_s1 e21 180",
        "gold lay hc_s2 m21 180",
        "silver lay sl_s1 e1 0",
        "silver lay sl_s2 u5 90",
    ):
        asked.append(f.asked())
        f.act(line)
        tile = line.split()[2]
        assert tile in {each.tile for each in table(f).battlefield.tiles}
    assert asked == ["gold", "gold", "silver", "silver", "gold", "gold", "silver", "silver"]
    large = {(tile.x, tile.y) for tile in table(f).battlefield.tiles if not tile.small}
    assert (f.ask, large) == ("lead", {(4, 4), (12, 4), (4, 12), (12, 12)})


@pytest.mark.rule("DC-2.16")
def test_the_large_tiles_of_a_half_are_joined_open_side_to_open_side() -> None:
    f = begun(layout="build")
    reason = f.refusal("gold lay hc_l2 e13 180")
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-2.16", "half-blocked")
    assert f.rule("gold lay hc_l2 e13 0") is None
    f.act("gold lay hc_l1 e13 0")
    assert f.rule("gold lay hc_l2 m13 0") == "DC-2.4"


@pytest.mark.rule("DC-2.16")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}, {"mode": "first-game"}], ids=str)
def test_more_than_two_take_a_layout(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match="only two players of a standard game build"):
        GAME.begin({**options, "layout": "build"}, SeededDice(1))


@pytest.mark.rule("DC-2.17")
def test_a_start_zone_that_nobody_could_leave_is_refused() -> None:
    f = begun(layout="build")
    f.act("gold lay hc_l1 e13 0", "gold lay hc_l2 m13 180", "silver lay sl_l1 e5 0", "silver lay sl_l2 m5 90")
    # Wall side to wall side is no fault of the joint; only the start zone behind it would be cut off.
    assert f.rule("gold lay hc_s1 u13 270") == "DC-2.17"
    assert f.rule("gold lay hc_s2 u13 270") is None
    assert f.rule("gold lay hc_s1 m21 180") is None


@pytest.mark.rule("DC-2.2")
@pytest.mark.parametrize(("rotation", "width", "height"), [(0, 8, 4), (90, 4, 8), (180, 8, 4), (270, 4, 8)])
def test_a_small_tile_that_is_turned_is_half_as_wide_and_twice_as_high(rotation: int, width: int, height: int) -> None:
    board = Field([]).g.board
    squares = board.squares_of(Laid("hc_s1", 0, 1, 2, rotation, small=True))
    places = {board.map.place(square) for square in squares}
    assert places == {(x, y) for x in range(1, 1 + width) for y in range(2, 2 + height)}


@pytest.mark.rule("DC-2.2")
def test_of_a_tile_only_what_lies_on_the_battlefield_counts() -> None:
    board = Field([]).g.board
    squares = board.squares_of(Laid("hc_l1", 0, 8, 7, 0))
    assert {board.map.place(square) for square in squares} == {(x, y) for x in range(8, 12) for y in range(7, 12)}


@pytest.mark.skipif(not isinstance(Board.is_connected, FunctionType), reason="machine code cannot be replaced")
@pytest.mark.rule("DC-2.17")
def test_whether_all_start_zones_are_joined_is_asked_of_the_last_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The printed tiles never come to that, so here no battlefield is joined."""
    f = begun(layout="build").act(*LARGE, "gold lay hc_s1 e21 180", "gold lay hc_s2 m21 180")
    first, last = Laid("sl_s1", 1, 4, 0, 0, small=True), Laid("sl_s2", 1, 20, 4, 90, small=True)
    with monkeypatch.context() as apart:
        apart.setattr(Board, "is_connected", lambda board, seats: False)
        assert lay_fault(f.g, 1, first) is None
    f.act("silver lay sl_s1 e1 0")
    assert lay_fault(f.g, 1, last) is None
    monkeypatch.setattr(Board, "is_connected", lambda board, seats: False)
    assert lay_fault(f.g, 1, last) == Joint("DC-2.17", "not-connected")


@pytest.mark.rule("DC-2.17")
def test_every_start_zone_must_be_joined_with_every_other() -> None:
    board = Field([], marks=walls(*((8, y) for y in range(12)))).g.board
    one, other, apart = 1, 1 << 60, 1 << 10
    assert reaches_all(board.map, [one, other])
    assert not reaches_all(board.map, [one, apart])
    assert not reaches_all(board.map, [one, other, apart])
    assert not reaches_all(board.map, [one, apart, other])


@pytest.mark.rule("DC-2.2", "DC-29.11")
def test_both_players_may_build_with_tiles_of_the_same_pack() -> None:
    f = begun(layout="build", factions=["heart_of_cormyr"] * 2)
    f.act("gold lay hc_l1 e13 0", "gold lay hc_l2 m13 180")
    assert f.rule("gold lay hc_l1 e5 0") is not None
    f.act("silver lay hc_l1 m5 180", "silver lay hc_l2 e5 0")
    assert f.asked() == "gold"
