"""Chapter 29: Epic Battles."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.maps import hangs_together
from warhall.games.fantasy_commander.setup import FantasyOptions
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


@pytest.mark.rule("FC-29.7")
def test_both_sides_of_one_faction_only_by_agreement() -> None:
    with pytest.raises(OptionsError, match=r"FC-29\.7"):
        epic(factions=("empire", "empire"))
    f = epic(factions=("empire", "empire"), same_faction=True)
    assert [side.faction for side in f.view.sides] == ["empire", "empire"]
