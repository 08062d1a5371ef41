"""Chapters 1 and 2: components, the map, contact and distance, modes."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.table import Table
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.faces import BattleView
from warhall.kernel.errors import OptionsError, PositionError

LEGION, ZOMBIES = "legionnaires", "zombie_warriors"


def moves(f: Field, side: str) -> list[str]:
    """Where the activated unit may move."""
    return sorted(option.removeprefix("move ") for option in f.options(side) if option.startswith("move "))


@pytest.mark.rule("FC-1.2")
def test_the_box_holds_every_kind_of_component() -> None:
    printed = GAME.tables.printed
    assert {unit.faction for unit in printed.units} == {"empire", "styx", "monsters"}
    assert {card.kind for card in printed.tactics} >= {"terrain", "curse"}
    assert len(printed.scenarios) == 6
    for part in (printed.terrain, printed.town_cards, printed.escalation_cards, printed.raid_cards):
        assert len(part) > 1
    assert [order.id for order in printed.monster_orders] == ["hunt", "ravage", "lurk"]


@pytest.mark.rule("FC-1.3")
def test_the_board_has_thirteen_columns_and_eleven_rows() -> None:
    f = Field()  # with a unit in the first and the last hex
    assert [len(row) for row in f.view.terrain] == [13] * 11
    for beyond in ("n1", "a12"):
        with pytest.raises(PositionError, match="hexes go from a1 to m11"):
            Field(own(LEGION, beyond), alone=True)


@pytest.mark.rule("FC-1.4")
@pytest.mark.parametrize(
    ("place", "neighbours"),
    [
        ("g5", ["f4", "f5", "f6", "g4", "g6", "h5"]),  # an even row: the neighbours above and below lie to the left
        ("g6", ["f6", "g5", "g7", "h5", "h6", "h7"]),  # an odd one: to the right
        ("a1", ["a2", "b1"]),
        ("m2", ["l2", "m1", "m3"]),
    ],
)
def test_every_second_row_is_shifted_to_the_right(place: str, neighbours: list[str]) -> None:
    f = Field(own("bastion", place, order="red"), foe(ZOMBIES, "g11"), alone=True)  # it moves one hex
    assert moves(f, "empire") == neighbours


@pytest.mark.rule("FC-1.5")
@pytest.mark.parametrize("ground", [{}, {"f6": "F", "g6": "T"}, {"f6": "=", "g6": "H"}])
def test_neighbours_are_in_contact_on_any_terrain(ground: dict[str, str]) -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6"), foe(ZOMBIES, "h6"), ground=ground)
    assert [option for option in f.options("empire") if option.startswith("attack")] == ["attack zombie_warriors-1"]
    assert f.rule("empire", "rest") == "FC-15.13"


@pytest.mark.rule("FC-1.6")
def test_two_units_cannot_stand_in_one_hex() -> None:
    with pytest.raises(PositionError, match=r"g6 is occupied \(FC-1\.6\)"):
        Field(own(LEGION, "g6"), foe(ZOMBIES, "g6"))


@pytest.mark.rule("FC-1.7")
def test_distance_ignores_units_and_terrain() -> None:
    f = Field(
        foe(ZOMBIES, "d6", order="red"), own("equestrian_knights", "g6"), own(LEGION, "h6"),
        ground={"e6": "R", "f6": "R", "e5": "R", "f5": "R", "e7": "R", "f7": "R"}, turn="styx",
        sides={"styx": {"deck": ["poison_cloud"]}},
    )  # fmt: skip
    f.do("styx", "effect")  # within three hexes
    assert (f.unit("equestrian_knights-1").fatigue, f.unit("legionnaires-1").fatigue) == (1, 0)


@pytest.mark.rule("FC-1.8", "FC-13.5")
@pytest.mark.parametrize(("play", "asked"), [("effect", False), ("take-order", True)])
def test_a_card_beats_the_rule_it_contradicts(play: str, *, asked: bool) -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6", order="blue"), turn="styx", roll="shield shield shield",
        sides={"styx": {"deck": ["frightening_shadows"]}},
    )  # fmt: skip
    f.do("styx", play).fight("styx", "attack legionnaires-1")
    assert ("defence" in f.reactions) is asked  # FC-17.4 would let it give up its order


@pytest.mark.rule("FC-1.9", "FC-10.2")
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_order_tokens_do_not_run_out(colour: str) -> None:
    f = Field(
        *(own(LEGION, f"{column}{row}") for column in "abcdefghijklm" for row in (10, 11)), foe(ZOMBIES, "a1"),
        phase="give", alone=True, sides={"empire": {"reserve": {"red": 26}}},
    )  # fmt: skip
    f.do("empire", *(f"give legionnaires-{number} {colour}" for number in range(1, 27)), "finish").do("styx", "finish")
    shown = [event for event in f.events(events.OrderShown) if isinstance(event, events.OrderShown)]
    assert [
        len(set(event.units)) for event in shown if event.colour == {"red": 0, "yellow": 3}[colour] and not event.seat
    ] == [26]


@pytest.mark.rule("FC-1.10", "FC-13.7")
def test_open_information_is_open_to_both() -> None:
    f = Field(
        own(LEGION, "g6", order="red", wounds=1, fatigue=2), foe(ZOMBIES, "b2", wounds=2, fatigue=1, defends=True),
        ground={"c3": "F"},
        sides={
            "empire": {"deck": ["breakthrough"], "discard": ["iron_march"]}, "styx": {"discard": ["poison_cloud"]},
        },
    )  # fmt: skip
    mine, theirs = f.g.view(0), f.g.view(1)
    assert isinstance(mine, BattleView)
    assert isinstance(theirs, BattleView)
    assert mine.units == theirs.units
    assert (mine.units[0].wounds, mine.units[0].fatigue, mine.units[1].defends) == (1, 2, True)
    assert mine.terrain == theirs.terrain
    for view in (mine, theirs):
        assert [side.discard for side in view.sides] == [["iron_march"], ["poison_cloud"]]


@pytest.mark.rule("FC-2.1", "FC-5.7")
@pytest.mark.parametrize(
    ("scenario", "play_to", "decks"),
    [
        ("s1", 10, (7, 9)), ("s2", 10, (7, 7)), ("s3", 12, (8, 9)), ("s4", 12, (8, 8)), ("s5", 15, (9, 10)),
        ("s6", 10, (8, 9)),
    ],
)  # fmt: skip
def test_a_scenario_has_its_aim_and_ready_lists(scenario: str, play_to: int, decks: tuple[int, int]) -> None:
    view = Table(scenario=scenario).view
    assert (view.kind, view.scenario, view.play_to) == ("scenario", scenario, play_to)
    assert tuple(side.deck for side in view.sides) == decks
    assert tuple(sum(unit.side == side for unit in view.units) for side in (0, 1)) == decks


@pytest.mark.rule("FC-2.2")
def test_an_epic_battle_is_won_by_destroying_the_whole_army() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6", wounds=4), alone=True, roll="hit shield shield")
    f.fight("empire", "attack zombie_warriors-1")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == ((1, 2), "FC-25.2")
    assert f.vp() == (0, 0)


@pytest.mark.rule("FC-2.2")
@pytest.mark.parametrize("chosen", ["random", "hand_made", "map_s3", "map_epic_plain"])
def test_an_epic_battle_has_a_map_of_the_players_choice(chosen: str) -> None:
    view = Table(mode="epic", map=chosen).view
    assert view.kind == "epic"
    assert view.map == (chosen if chosen.startswith("map") else None)


@pytest.mark.rule("FC-2.3")
def test_a_campaign_has_tracks_and_rosters() -> None:
    campaign = Table(mode="campaign").view.campaign
    assert campaign is not None
    assert campaign.mission == 1
    assert {entry.side for entry in campaign.roster} == {0, 1}


@pytest.mark.rule("FC-2.4")
def test_without_any_wish_the_first_scenario_is_played_with_ready_lists() -> None:
    view = Table().view
    assert (view.scenario, view.phase) == ("s1", "deploy")
    assert sum(unit.card == "roland" for unit in view.units) == 1


@pytest.mark.rule("FC-2.5")
def test_a_battle_has_exactly_two_sides() -> None:
    with pytest.raises(OptionsError, match=r"FC-2\.5"):
        Table(mode="epic", factions=["empire", "styx", "styx"], same_faction=True)
    with pytest.raises(OptionsError, match=r"FC-2\.5"):
        Table(armies=[{LEGION: 1}], decks=[{"iron_march": 1}])
    with pytest.raises(PositionError, match=r"FC-2\.5"):
        Field(own(LEGION, "g6"), alone=True, factions=["empire"])
