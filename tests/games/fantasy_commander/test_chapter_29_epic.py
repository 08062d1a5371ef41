"""Chapter 29: Epic Battles."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.deployment import lay_spots
from warhall.games.fantasy_commander.maps import hangs_together, random_map
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError


def epic(seed: int = 1, **options: object) -> Field:
    """A new Epic Battle."""
    return Field.started(FantasyOptions(mode="epic", **options), SeededDice(seed))  # type: ignore[arg-type]


@pytest.mark.rule("FC-29.1")
def test_size_limit_and_map_are_agreed() -> None:
    assert epic(size="vanguard", map="map_epic_plain").view.terrain[5] == ".F....T....F."
    with pytest.raises(OptionsError, match=r"FC-3\.3"):
        epic(size="vanguard", limit=300)
    with pytest.raises(OptionsError, match="map"):
        epic(map="nowhere")


@pytest.mark.rule("FC-29.2")
def test_there_are_no_points_for_kills_or_capture_points() -> None:
    f = Field(
        own("roland", "f6", order="red"), foe("undead_cavalry", "g6", wounds=2, fatigue=2), foe("imelstar", "a2"),
        alone=True, points=["f6"], roll="hit shield shield shield " + "hit " * 6,
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert f.unit("undead_cavalry-1").destroyed
    assert f.view.round == 2
    assert f.vp() == (0, 0)
    assert epic(map="map_s1").view.points == []


@pytest.mark.rule("FC-29.3", "FC-29.8")
@pytest.mark.parametrize("first", ["empire", "styx"])
@pytest.mark.parametrize("map_id", ["map_epic_plain", "map_s3"])
def test_who_deploys_first_takes_the_two_top_rows(first: str, map_id: str) -> None:
    f = epic(map=map_id, deploy_first=first)
    top = {f"{column}{row}" for column in "abcdefghijklm" for row in (1, 2)}
    bottom = {f"{column}{row}" for column in "abcdefghijklm" for row in (10, 11)}
    zones = [set(zone) for zone in f.view.zones]
    assert zones == ([top, bottom] if first == "empire" else [bottom, top])


@pytest.mark.rule("FC-29.4")
def test_players_lay_terrain_in_turn_in_the_middle_and_not_beside_the_last_hex() -> None:
    f = epic(map="hand_made")
    assert f.asked is not None
    first, ask = f.asked
    other = "styx" if first == "empire" else "empire"
    assert ask == "lay-map"
    assert sorted(f.options(first)) == ["done", "lay forest", "lay hill", "lay rocks", "lay town"]
    assert f.rule(first, "lay river") == "FC-29.4"
    f.do(first, "lay forest")
    assert f.rule(first, "on g2") == "FC-29.4"
    assert f.rule(first, "on g10") == "FC-29.4"
    f.do(first, "on g6").do(other, "lay hill")
    assert f.rule(other, "on h6") == "FC-29.4"
    f.do(other, "on i6")
    assert f.view.terrain[5] == "......F.H...."
    f.do(first, "done")
    for place in ("a3", "c3", "e3", "g3", "i3", "k3", "m3"):
        f.do(other, "lay forest", f"on {place}")
    assert f.asked is not None
    assert f.asked[1].startswith("deploy"), "eight hexes each at most"


@pytest.mark.rule("FC-29.5")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_random_map_is_the_same_for_both_sides_and_for_the_same_seed(seed: int) -> None:
    rows = epic(seed).view.terrain
    assert rows == rows[::-1]
    assert any(set(row) != {"."} for row in rows)
    assert epic(seed).view.terrain == rows
    assert epic(seed + 10).view.terrain != rows


@pytest.mark.rule("FC-29.6")
def test_a_map_that_cuts_the_zones_off_is_not_legal() -> None:
    river = GAME.tables.terrain_of["river"]
    cells = bytearray(GAME.tables.board.size)
    for column in range(13):
        cells[5 * 13 + column] = river
    assert not hangs_together(GAME.tables, bytes(cells))
    cells[5 * 13 + 6] = GAME.tables.terrain_of["bridge"]
    assert hangs_together(GAME.tables, bytes(cells))


@pytest.mark.rule("FC-29.6")
def test_every_passable_hex_of_a_zone_counts_and_rocks_in_it_do_not() -> None:
    tables = GAME.tables
    rocks, cell = tables.terrain_of["rocks"], tables.board.cell_named
    corner = bytearray(tables.board.size)
    for name in ("b1", "a2"):
        corner[cell(name)] = rocks
    assert not hangs_together(tables, bytes(corner)), "a1 is cut off"
    corner[cell("a1")] = rocks
    assert hangs_together(tables, bytes(corner)), "a1 is no passable hex any more"


@pytest.mark.rule("FC-29.6")
def test_players_cannot_lay_the_rocks_that_would_close_the_map() -> None:
    wall = {f"{column}6": "R" for column in "abcdefghijkl"}
    f = Field(own("roland", "a11"), foe("imelstar", "a1"), alone=True, ground=wall, phase="end", roll="hit " * 9)
    rocks = GAME.tables.terrain_of["rocks"]
    f.g.supply = bytes(8 for _ in f.g.supply)
    spots = set(cells_of(lay_spots(f.g, rocks)))
    assert GAME.tables.board.cell_named("m6") not in spots
    assert GAME.tables.board.cell_named("g8") in spots
    assert GAME.tables.board.cell_named("m6") in set(cells_of(lay_spots(f.g, GAME.tables.terrain_of["forest"])))


@pytest.mark.rule("FC-29.6")
def test_every_map_that_is_printed_or_drawn_hangs_together() -> None:
    for board in GAME.tables.printed.maps:
        assert hangs_together(GAME.tables, GAME.tables.charts[GAME.tables.chart_of[board.id]].terrain), board.id
    for seed in range(100):
        assert hangs_together(GAME.tables, random_map(GAME.tables, SeededDice(seed)))


@pytest.mark.rule("FC-29.8")
def test_terrain_towns_and_cemeteries_of_a_scenarios_map_work_as_usual() -> None:
    f = epic(map="map_s4")
    assert f.view.terrain[5] == "......C......"
    assert f.view.scenario is None
    cemetery = Field(foe("zombie_warriors", "g6", order="red"), ground={"g6": "C"}, turn="styx")
    assert any(text.startswith("vampirism") for text in cemetery.unit("zombie_warriors-1").properties)
    town = Field(own("legionnaires", "f6", order="yellow", fatigue=1, wounds=1), ground={"f6": "T"})
    town.do("empire", "activate legionnaires-1", "rest")
    assert town.left("legionnaires-1") == 4


@pytest.mark.rule("FC-29.8")
def test_impassable_hexes_of_a_zone_are_simply_not_used() -> None:
    f = epic(map="map_s4", deploy_first="empire")
    assert f.view.terrain[1][5] == "R"
    assert "f2" in f.view.zones[0]
    f.do("empire", f.options("empire")[0])
    assert "on f2" not in f.options("empire")
    assert "on e2" in f.options("empire")
    assert f.rule("empire", "on f2") == "FC-6.6"


@pytest.mark.rule("FC-29.7")
def test_both_sides_of_one_faction_only_by_agreement() -> None:
    with pytest.raises(OptionsError, match=r"FC-29\.7"):
        epic(factions=("empire", "empire"))
    f = epic(factions=("empire", "empire"), same_faction=True)
    assert [side.faction for side in f.view.sides] == ["empire", "empire"]


@pytest.mark.rule("FC-25.5", "FC-7.6")
def test_the_points_of_a_destroyed_unit_are_counted_for_its_enemy() -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), foe("imelstar", "g6", wounds=3, fatigue=2), roll="hit shield shield"
    )
    f.fight("empire", "attack imelstar-1")
    assert f.unit("imelstar-1").destroyed
    assert f.g.slain == [28, 0]


@pytest.mark.rule("FC-29.4")
def test_both_players_may_lay_eight_hexes() -> None:
    assert Field.started(FantasyOptions(mode="epic", map="hand_made"), SeededDice(1)).g.lays == [8, 8]
