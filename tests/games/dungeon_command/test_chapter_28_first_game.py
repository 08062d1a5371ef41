"""Chapter 28: the First game, with one pack for two players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Field, shown
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.events import Led
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.view import DungeonCommandView
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.events import Told

FIRST = {"layout": "first_game", "face": "dungeon"}


def opened(**options: Any) -> DungeonCommandView:
    """What all can see when a First game begins."""
    return shown(GAME.begin({"mode": "first-game", **options}, SeededDice(5)))


@pytest.mark.rule("DC-28.2")
def test_each_player_has_one_large_and_one_small_tile_dungeon_side_up() -> None:
    view = opened()
    assert view.battlefield.face == "dungeon"
    assert sorted((tile.seat, tile.small) for tile in view.battlefield.tiles) == [
        ("gold", False),
        ("gold", True),
        ("silver", False),
        ("silver", True),
    ]
    with pytest.raises(OptionsError, match=r"DC-28\.2"):
        GAME.begin({"mode": "first-game", "face": "outdoors"}, ScriptedDice(()))


@pytest.mark.rule("DC-28.3", "DC-28.7")
@pytest.mark.parametrize(("faction", "tiles"), [("heart_of_cormyr", "hc"), ("sting_of_lolth", "sl")])
def test_player_one_is_gold_with_the_start_zone_and_player_two_silver_with_the_other_small_tile(
    faction: str, tiles: str
) -> None:
    view = opened(factions=[faction])
    assert [seat.seat for seat in view.seats] == ["gold", "silver"]
    small = {tile.seat: tile.tile for tile in view.battlefield.tiles if tile.small}
    assert small == {"gold": f"{tiles}_s1", "silver": f"{tiles}_s2"}
    assert len(view.battlefield.zones[0]) == 18


@pytest.mark.rule("DC-28.4")
def test_the_large_tiles_lie_side_by_side_with_a_small_one_at_each_end_and_walls_around() -> None:
    view = opened()
    tiles = [(tile.tile, tile.x, tile.y, tile.rotation) for tile in view.battlefield.tiles]
    assert tiles == [("hc_s1", 0, 0, 270), ("hc_l1", 4, 0, 0), ("hc_l2", 12, 0, 90), ("hc_s2", 20, 0, 90)]
    assert (view.battlefield.width, view.battlefield.height) == (24, 8)
    f = Field([("hc_human_ranger", "gold", (8, 7))], battlefield=FIRST, mode="first-game")
    f.act("gold activate hc_human_ranger#1")
    assert f.rule("gold move-by i9") == "DC-2.9", "left-over open sides of the large tiles count as walls"


@pytest.mark.rule("DC-28.6")
def test_the_players_choose_different_commanders_and_start_with_three_morale_less() -> None:
    g = GAME.begin({"mode": "first-game"}, SeededDice(5))
    options = []
    for commander in ("hc_rhynseera", "hc_valnar"):
        assert g.decision is not None
        options.append([GAME.codec.notation(g, code) for code in g.decision.options])
        g.apply(g.decision.seat, GAME.codec.parse(g, f"lead {commander}"))
    assert options == [["lead hc_valnar", "lead hc_rhynseera"], ["lead hc_valnar"]]
    assert [(seat.morale, seat.leadership, seat.hand_count) for seat in shown(g).seats] == [(9, 7, 6), (11, 7, 4)]


@pytest.mark.rule("DC-28.9")
@pytest.mark.parametrize(("faces", "winner"), [((3, 17), 1), ((17, 3), 0), ((9, 9, 2, 5), 1)])
def test_who_deploys_first_is_rolled_for_and_a_warband_of_eighteen_orders_and_six_creatures_may_play(
    faces: tuple[int, ...], winner: int
) -> None:
    shuffles = [0] * (2 * (17 + 5))
    dice = ScriptedDice([*shuffles, *(face - 1 for face in faces)])
    g = GAME.begin({"mode": "first-game", "commanders": ["hc_valnar", "hc_rhynseera"]}, dice)
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat, dice.left) == ("first", winner, 0)


@pytest.mark.case("DC-C115")
@pytest.mark.rule("DC-28.10", "DC-25.10")
def test_the_whole_small_tile_of_player_two_is_his_start_zone() -> None:
    f = Field(
        [("hc_copper_dragon", "gold", (8, 6)), ("hc_elf_archer", "silver", (21, 7))],
        battlefield=FIRST,
        mode="first-game",
        seats={"gold": {"creature_hand": ["hc_dwarf_cleric"]}},
        hands={"gold": ["hc_behind_enemy_lines"]},
        turn={"active": "hc_copper_dragon#1"},
    )
    f.act("gold play hc_behind_enemy_lines hc_copper_dragon#1").passing(until="deploy-by")
    assert f.rule(f"gold deploy hc_dwarf_cleric {f.square(19, 0)}") == "DC-25.10"
    assert f.rule(f"gold deploy hc_dwarf_cleric {f.square(21, 7)}") == "DC-25.10", "occupied"
    f.act(f"gold deploy hc_dwarf_cleric {f.square(20, 1)}").passing()
    assert f.at("hc_dwarf_cleric#1") == (20, 1)


@pytest.mark.rule("DC-28.10")
def test_the_small_tile_is_the_own_start_zone_of_player_two() -> None:
    home = ("hc_human_ranger", "silver", (20, 1), {"attached": ["silver hc_behind_enemy_lines"]})
    f = Field(
        [home, ("hc_copper_dragon", "gold", (8, 6))], battlefield=FIRST, mode="first-game", turn={"seat": "silver"}
    )
    f.act("silver use hc_human_ranger#1 return_home").passing()
    assert f.morale("silver") == 14


@pytest.mark.rule("DC-28.11")
def test_player_one_may_choose_the_other_large_tile() -> None:
    tiles = [(tile.tile, tile.seat, tile.x, tile.rotation) for tile in opened(large="L2").battlefield.tiles]
    assert tiles == [
        ("hc_s1", "gold", 0, 270),
        ("hc_l2", "gold", 4, 90),
        ("hc_l1", "silver", 12, 0),
        ("hc_s2", "silver", 20, 90),
    ]


@pytest.mark.rule("DC-28.1", "DC-29.1", "DC-1.8")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "first-game", "players": 3}, "the mode 'first-game' is for 2 players, not 3"),
        ({"mode": "teams", "players": 3}, "the mode 'teams' is for 4 players, not 3"),
        ({"mode": "first-game", "factions": ["heart_of_cormyr"] * 2}, "factions has 2 entries, but 1 are needed"),
        ({"factions": ["heart_of_cormyr"]}, "factions has 1 entries, but 2 are needed"),
        ({"commanders": ["hc_rhynseera"]}, "commanders has 1 entries, but 2 are needed"),
        ({"commanders": ["sl_kalteros", "hc_rhynseera"]}, r"DC-1\.8"),
        ({"mode": "first-game", "face": "outdoors"}, r"DC-28\.2"),
    ],
)
def test_what_is_agreed_on_must_fit_together(options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        GAME.begin(options, SeededDice(1))


@pytest.mark.rule("DC-28.1", "DC-29.1", "DC-2.1")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "teams", "players": 4},
        {"mode": "first-game", "factions": ["sting_of_lolth"]},
        {"face": "outdoors"},
        {"players": 3, "face": "outdoors"},
    ],
)
def test_what_fits_together_is_played(options: dict[str, Any]) -> None:
    g = GAME.begin(options, SeededDice(1))
    assert isinstance(g, DungeonCommand)
    assert g.seats == options.get("players", 2)
    assert g.board.ground.face == options.get("face", "dungeon")
    if "factions" in options:
        assert {GAME.tables.factions[number] for number in g.packs} == set(options["factions"])


@pytest.mark.rule("DC-4.1")
def test_commanders_that_were_named_before_the_game_are_shown_at_its_beginning() -> None:
    heard: list[Told] = []
    g = GAME.begin({"commanders": ["hc_rhynseera", ""]}, SeededDice(1), heard.append)
    assert isinstance(g, DungeonCommand)
    led = [told.event for told in heard if isinstance(told.event, Led)]
    assert [(each.seat, each.commander) for each in led] == [(0, GAME.tables.commander_kinds["hc_rhynseera"])]
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("lead", 1)


@pytest.mark.rule("DC-28.1")
def test_player_one_takes_the_gold_half_of_the_pack_and_player_two_the_silver_half() -> None:
    g = GAME.begin({"mode": "first-game"}, SeededDice(5))
    assert isinstance(g, DungeonCommand)
    for seat, symbol in enumerate(("gold", "silver")):
        creatures = sorted(g.creature_decks[seat] + g.creature_hands[seat])
        orders = sorted(g.decks[seat] + g.hands[seat])
        assert (len(creatures), len(orders)) == (6, 18)
        for kinds, cards in ((creatures, GAME.tables.creatures), (orders, GAME.tables.orders)):
            assert all(kinds.count(kind) == getattr(cards[kind].copies, symbol) for kind in kinds)
