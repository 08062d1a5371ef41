"""Chapter 27: sealed play and more than two players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import TEAMS, Field, zoned
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.actions import Done, Kind, Recruit
from warhall.games.dnd_miniatures.battlefield import AreaOf, Board, Ground, joined
from warhall.games.dnd_miniatures.deployment import is_ready, no_recruit
from warhall.games.dnd_miniatures.muster import open_boosters, pool_left
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.sightings import has_advantage
from warhall.games.dnd_miniatures.state import BUILDING, DndMiniatures
from warhall.games.dnd_miniatures.tables import BOX
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError

FULL_SIZE = 30, 21


def built(**options: object) -> DndMiniatures:
    """A sealed battle in which everybody has taken his cheapest figure."""
    g = GAME.begin(options, SeededDice(5))
    assert isinstance(g, DndMiniatures)
    while g.phase == BUILDING:
        seat = sorted(g.decisions)[0]
        g.apply(seat, Recruit(Kind(min(pool_left(g, seat), key=lambda kind: GAME.tables.cost[kind]))))
        if seat in g.decisions:
            g.apply(seat, Done())
    return g


@pytest.mark.rule("DM-27.1", "DM-27.2", "DM-27.3", "DM-27.4", "DM-27.6", "DM-5.1")
def test_sealed_warbands_are_built_in_secret_and_revealed_together() -> None:
    g = GAME.begin({"mode": "sealed"}, SeededDice(3))
    assert isinstance(g, DndMiniatures)
    assert sorted(g.decisions) == [0, 1]
    assert [len(pool) for pool in g.pools] == [16, 16]
    rarities = [GAME.tables.cards[kind].rarity for kind in g.pools[0]]
    assert [rarities.count(each) for each in ("rare", "uncommon", "common")] == [2, 6, 8]
    seen = g.view(1)
    assert getattr(seen, "seats")[0].pool is None  # noqa: B009  the view is typed by its game
    for seat in (0, 1):
        g.apply(seat, g.decisions[seat].options[0])
        if seat in g.decisions and GAME.codec.first(Done) in g.decisions[seat].options:
            g.apply(seat, Done())
    assert len(g.kinds) == 2


@pytest.mark.rule("DM-27.7", "DM-27.8", "DM-27.16", "DM-27.17")
def test_teams_alternate_and_their_players_take_turns() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (1, 1)),
            ("orc_raider", "ember", (9, 9)),
            ("human_fighter", "jade", (3, 1)),
            ("orc_raider", "orchid", (11, 9)),
        ],
        players=4,
        scenario="team",
        seats={"azure": {"team": 0}, "ember": {"team": 1}, "jade": {"team": 0}, "orchid": {"team": 1}},
        owed=1,
        turns=1,
    )
    order = []
    while f.ask == "activate" and f.g.round == 1:
        order.append(f.asked)
        f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
    assert sorted(map(str, order)) == ["azure", "ember", "jade", "orchid"]
    assert not f.g.hostile(0, 2)
    assert f.g.friends(0, 2)


@pytest.mark.rule("DM-27.11", "DM-27.13", "DM-27.18", "DM-27.15")
def test_corners_are_chosen_highest_roll_first() -> None:
    g = GAME.begin(
        {"mode": "free-for-all", "players": 3, "warbands": ["borderlands_evil_200", "civ_good_200", "wild_good_200"]},
        ScriptedDice.faces(5, 6, 9, 12),
    )
    assert isinstance(g, DndMiniatures)
    assert g.decision is not None
    assert g.decision.ask == "corner"
    assert (g.board.width, g.board.height) == (30, 42)


@pytest.mark.rule("DM-27.5", "DM-23.18")
def test_alignment_still_counts_for_abilities_in_sealed_play() -> None:
    for ally, more in (("orc_raider", 1), ("human_sellsword", 0)):
        f = Field(
            [("horde_zombie", "azure", (4, 5)), (ally, "azure", (4, 8)), ("hill_giant", "ember", (5, 5))],
            scenario="sealed",
            active="horde_zombie#1",
            faces=[5],
        )
        f.act("azure attack slam hill_giant#1")
        assert f.told("attack-rolled")[0].total == 5 + 6 + more


@pytest.mark.rule("DM-27.20", "DM-27.2", "DM-27.4", "DM-27.11")
def test_sealed_play_of_three_is_a_free_for_all_on_the_joined_map() -> None:
    g = GAME.begin({"mode": "sealed", "players": 3}, SeededDice(5))
    assert isinstance(g, DndMiniatures)
    assert sorted(g.decisions) == [0, 1, 2]
    while g.phase == 1:
        seat = sorted(g.decisions)[0]
        cheapest = min(pool_left(g, seat), key=lambda kind: GAME.tables.cost[kind])
        g.apply(seat, Recruit(Kind(cheapest)))
        if seat in g.decisions:
            g.apply(seat, Done())
    assert (g.board.width, g.board.height) == (30, 42)
    assert g.decision is not None
    assert g.decision.ask == "corner"
    assert g.teams == [0, 1, 2]
    for _ in range(3):
        assert g.decision.ask == "corner"
        g.apply(g.decision.seat, g.decision.options[0])
    assert sorted(g.letters) == [0, 1, 2]
    assert scenario_of(g).sealed
    assert g.decision.ask == "deploy"
    corner = {
        g.board.map.place(cell) for cell in cells_of(deploy_places(g, g.owners.index(g.decision.seat), g.decision.seat))
    }
    assert corner


@pytest.mark.rule("DM-27.2", "DM-4.3", "DM-4.4")
def test_sealed_warbands_keep_to_points_numbers_and_maximum_cost() -> None:
    g = GAME.begin({"mode": "sealed"}, SeededDice(3))
    assert isinstance(g, DndMiniatures)
    cost, kind_of = GAME.tables.cost, GAME.tables.kind_of
    goblin, fiend, giant = kind_of["goblin_cutter"], kind_of["pit_fiend"], kind_of["hill_giant"]
    g.pools[0] = [goblin] * 14 + [fiend, giant]
    g.picks[0] = [goblin] * 9
    assert pool_left(g, 0) == sorted([goblin, fiend, giant])
    g.picks[0] = [goblin] * 10
    assert pool_left(g, 0) == [], "10 creatures"
    g.picks[0] = [fiend]
    assert giant not in pool_left(g, 0), f"{cost[fiend]} + {cost[giant]} points are more than 200"


@pytest.mark.rule("DM-27.15", "DM-26.4")
def test_in_a_free_for_all_every_area_scores_once_for_everybody() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (2, 2), {"activated": 1}),
            ("human_fighter", "azure", (2, 3), {"activated": 1}),
            ("orc_raider", "ember", (5, 5), {"activated": 1}),
            ("orc_raider", "jade", (9, 9), {"activated": 1}),
        ],
        map=zoned(("U", 2, 2), ("V", 2, 3), ("P", 5, 5), areas="PUV"),
        scenario="free_for_all",
        players=3,
        owed=0,
    )
    assert f.g.vp == [10, 10, 0]


@pytest.mark.rule("DM-27.18", "DM-27.12")
def test_a_player_who_is_out_does_not_win_by_points_he_is_given() -> None:
    f = Field(
        [
            ("human_wizard", "jade", (1, 1)),
            ("owlbear", "jade", (8, 5), {"hp": 5}),
            ("hill_giant", "ember", (10, 5)),
        ],
        scenario="free_for_all",
        players=3,
        seat="jade",
        active="human_wizard#1",
        vp=[190, 0, 0],
        faces=[19, 1],
    )
    f.act(f"jade blast fireball {f.square(9, 5)}", "jade target owlbear#1")
    assert f.g.vp == [210, 20, 0]
    assert f.g.result is None


@pytest.mark.rule("DM-27.17", "DM-27.16")
def test_team_mates_take_their_turns_in_seat_order_in_every_round() -> None:
    crew: list[Any] = [
        (card, owner, (1 + 2 * number, 1 if owner in ("azure", "jade") else 9))
        for number, (card, owner) in enumerate(
            [("orc_raider", owner) for owner in ("azure", "ember", "ember", "jade", "orchid") for _ in range(2)]
        )
    ]
    f = Field(
        crew, players=4, scenario="team", seats=TEAMS, owed=1, turns=1, order=[0, -1], size=(22, 12), faces=[9, 5] * 3
    )
    rounds: list[list[str]] = []
    for _ in range(2):
        order: list[str] = []
        number = f.g.round
        while f.ask == "activate" and f.g.round == number:
            order.append(str(f.asked))
            f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
        rounds.append(order)
        if f.ask == "first":
            f.act(f"{f.asked} first azure")
    wanted = ["azure", "ember", "ember", "jade", "jade", "orchid", "orchid", "azure", "ember", "ember"]
    assert rounds == [wanted, wanted]


@pytest.mark.rule("DM-27.3", "DM-27.1")
def test_boosters_hold_standard_versions_of_the_booster_set_only() -> None:
    tables = GAME.tables
    for seed in range(30):
        for kind in open_boosters(tables, SeededDice(seed)):
            assert kind < tables.standard
            assert tables.cards[kind].set.code == "WH"
            assert tables.cards[kind].size != "huge"


@pytest.mark.rule("DM-27.7", "DM-27.16")
@pytest.mark.parametrize(("length", "target"), [("quick", 200), ("long", 300), ("very_long", 400)])
def test_teams_agree_on_how_long_they_play(length: str, target: int) -> None:
    g = GAME.begin({"mode": "team", "players": 4, "length": length}, SeededDice(1))
    assert isinstance(g, DndMiniatures)
    assert g.target == target
    assert g.teams == [0, 1, 0, 1]
    assert (g.board.width, g.board.height) == (30, 21)


@pytest.mark.rule("DM-27.11", "DM-27.18", "DM-5.7")
def test_the_highest_roll_chooses_its_corner_first_and_deploys_in_a_block_of_4_by_4() -> None:
    army = {"faction": "wild", "creatures": {"dire_wolf": 1}}
    g = GAME.begin({"mode": "free-for-all", "players": 3, "armies": [army] * 3}, ScriptedDice.faces(9, 17, 12))
    assert isinstance(g, DndMiniatures)
    order = []
    for corner in ("sw", "ne", "nw"):
        assert g.decision is not None
        order.append(g.decision.seat)
        g.apply(g.decision.seat, GAME.codec.parse(g, f"corner {corner}"))
    assert order == [1, 2, 0]
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("deploy", 1)
    places = {g.board.map.place(GAME.codec.arguments(code)[1][1]) for code in g.decision.options}
    assert places <= {(x, y) for x in range(3) for y in range(38, 41)}, "but for walls"
    assert {(0, 38), (0, 40)} <= places


@pytest.mark.rule("DM-27.13", "DM-6.10")
def test_turns_of_a_free_for_all_go_clockwise() -> None:
    crew: list[Any] = [
        ("orc_raider", owner, (1 + 3 * n, y)) for n, owner in enumerate(("azure", "ember", "jade")) for y in (1, 4)
    ]
    f = Field(crew, scenario="free_for_all", players=3, owed=1, turns=1)
    order = []
    while f.ask == "activate" and f.g.round == 1:
        order.append(str(f.asked))
        f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
        if len(order) == 6:
            break
    assert order == ["azure", "ember", "ember", "jade", "jade", "azure"]


@pytest.mark.rule("DM-27.20", "DM-27.7", "DM-27.16", "DM-27.1")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize(("length", "target"), [("quick", 200), ("long", 300), ("very_long", 400)])
def test_sealed_play_in_teams(players: int, length: str, target: int) -> None:
    g = built(mode="sealed-team", players=players, length=length)
    assert (g.teams, g.target, g.limit) == ([0, 1] * (players // 2), target, 200)
    assert sorted(set(g.owners)) == list(range(players)), "everybody has a warband of his own boosters"
    while g.decision is not None and g.decision.ask in ("map", "letter"):
        g.apply(g.decision.seat, g.decision.options[0])
    assert (g.board.width, g.board.height) == FULL_SIZE, "all on one full-size map"
    assert [g.letters[seat] == g.letters[0] for seat in range(players)] == [True, False] * (players // 2)
    assert g.friends(g.owners.index(0), g.owners.index(2))
    assert g.hostile(g.owners.index(0), g.owners.index(1))


@pytest.mark.rule("DM-27.20", "DM-27.10", "DM-27.11")
@pytest.mark.parametrize("players", [3, 4])
def test_sealed_play_of_three_or_four_each_for_himself(players: int) -> None:
    g = built(mode="sealed", players=players)
    assert g.teams == list(range(players))
    assert (g.board.width, g.board.height) == (30, 42)
    assert g.decision is not None
    assert g.decision.ask == "corner"


@pytest.mark.rule("DM-27.20", "DM-27.16")
@pytest.mark.parametrize(
    ("mode", "players"), [("sealed-team", 2), ("sealed-team", 3), ("sealed-team", 5), ("sealed", 6)]
)
def test_teams_are_equal_and_corners_are_four(mode: str, players: int) -> None:
    with pytest.raises(OptionsError, match="players"):
        GAME.begin({"mode": mode, "players": players}, SeededDice(1))


@pytest.mark.rule("DM-27.1", "DM-27.2", "DM-4.3")
def test_of_the_opened_figures_each_is_taken_once_and_none_above_the_limits() -> None:
    g = GAME.begin({"mode": "sealed"}, SeededDice(1))
    assert isinstance(g, DndMiniatures)
    kind_of, cost = GAME.tables.kind_of, GAME.tables.cost
    raider = kind_of["orc_raider"]
    dear = next(kind for kind, price in enumerate(cost) if price > 200)
    g.pools[0], g.picks[0] = [raider, dear], [raider]
    reason = no_recruit(g, 0, raider)
    assert reason is not None
    assert reason.rule == "DM-27.1"
    assert pool_left(g, 0) == []
    assert is_ready(g, 0), "nothing more fits"


@pytest.mark.rule("DM-27.11", "DM-5.4")
def test_only_those_who_are_tied_for_the_highest_roll_roll_again() -> None:
    army = {"faction": "wild", "creatures": {"dire_wolf": 1}}
    dice = ScriptedDice.faces(17, 17, 9, 3, 5)
    g = GAME.begin({"mode": "free-for-all", "players": 3, "armies": [army] * 3}, dice)
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("corner", 1)


@pytest.mark.rule("DM-27.8", "DM-17.3")
def test_a_creature_of_a_team_mate_helps_to_flank() -> None:
    for mate, helps in (("jade", True), ("orchid", False)):
        crew = [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5)), ("human_fighter", mate, (7, 5))]
        f = Field(crew, players=4, seats=TEAMS, scenario="team", size=(22, 12))
        assert has_advantage(f.g, 0, 1) is helps


@pytest.mark.rule("DM-27.8", "DM-23.12")
@pytest.mark.card("goblin_underboss")
def test_the_owner_of_a_power_makes_its_choices_for_the_creature_of_a_team_mate() -> None:
    f = Field(
        [
            ("goblin_underboss", "azure", (1, 1)),
            ("goblin_cutter", "jade", (6, 5)),
            ("human_sellsword", "ember", (5, 5)),
            ("orc_raider", "orchid", (14, 10)),
        ],
        players=4,
        seats=TEAMS,
        scenario="team",
        size=(22, 12),
        seat="ember",
        active="human_sellsword#1",
        faces=[2],
    )
    f.act("ember attack greatsword goblin_cutter#1", "azure use goblin_underboss#1 goblin_tactics")
    assert (f.ask, f.asked) == ("shift", "azure")


@pytest.mark.rule("DM-22.6", "DM-27.8")
def test_no_team_mate_takes_control_of_a_confused_creature() -> None:
    confused = (
        "human_sellsword",
        "azure",
        (5, 5),
        {"effects": [{"what": "condition", "of": "Confused", "until": "battle"}]},
    )
    crew = [confused, ("orc_raider", "jade", (1, 1)), ("orc_raider", "orchid", (14, 10))]
    f = Field(crew, players=4, seats=TEAMS, scenario="team", size=(22, 12), faces=[18])
    assert f.act("azure activate human_sellsword#1").asked == "orchid", "ember has no creatures left"


@pytest.mark.rule("DM-27.18")
def test_whoever_is_out_does_not_win_a_stalemate_with_the_most_points() -> None:
    f = Field(
        [("orc_raider", "ember", (1, 1), {"activated": 1}), ("orc_raider", "jade", (14, 10), {"activated": 1})],
        scenario="free_for_all",
        players=3,
        vp=[150, 50, 20],
        quiet=9,
        owed=0,
        seat="ember",
    )
    assert f.g.result is not None
    assert (f.g.result.rule, f.g.result.winners) == ("DM-26.10", (1,))


@pytest.mark.rule("DM-27.18", "DM-6.4")
def test_a_rating_that_lost_the_roll_does_not_break_the_tie_of_others() -> None:
    army = {"faction": "wild", "creatures": {"dire_wolf": 1}}
    led = {"faction": "civilization", "creatures": {"dwarf_battlemaster": 1}}
    dice = ScriptedDice.faces(17, 17, 9, 8, 3, 5)
    g = GAME.begin({"mode": "free-for-all", "players": 3, "armies": [army, army, led]}, dice)
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("corner", 1), "the third rolled 9 and 8"


@pytest.mark.rule("DM-27.15", "DM-27.20")
@pytest.mark.parametrize("scenario", ["sealed", "free_for_all"])
def test_where_more_than_two_sides_fight_anybody_scores_in_any_area(scenario: str) -> None:
    crew = [("orc_raider", owner, (3 * x, 2), {"activated": 1}) for x, owner in enumerate(("azure", "ember", "jade"))]
    f = Field(crew, map=zoned(("U", 0, 2), ("P", 3, 2), ("U", 6, 2), areas="PU"), scenario=scenario, players=3, owed=0)
    assert f.g.vp == [10, 10, 10]


@pytest.mark.rule("DM-27.10", "DM-27.19")
def test_a_joined_map_keeps_the_edges_and_areas_of_its_southern_half() -> None:
    rows, zones = ("....",) * 3, ("P...", "....", "...Q")
    half = Ground("half", rows, zones, (AreaOf("P", 0, ""), AreaOf("Q", 1, "Water")), ((1, 1, "E"),))
    board = Board(joined(half, half))
    assert board.height == 6
    assert [(sorted(map(board.map.place, cells_of(mask))), owner, word) for mask, owner, word in board.areas] == [
        ([(0, 0)], 0, ""),
        ([(3, 2)], 1, "Water"),
        ([(0, 3)], 0, ""),
        ([(3, 5)], 1, "Water"),
    ]
    for y, open_ in ((1, False), (4, False), (2, True)):
        one, other = (1 << board.map.cell(x, y) for x in (1, 2))
        assert bool(board.beside(one) & other) is open_


@pytest.mark.rule("DM-27.16", "DM-5.7")
def test_a_team_mate_deploys_his_creatures_himself() -> None:
    army = {"faction": "wild", "creatures": {"dire_wolf": 1}}
    g = GAME.begin({"mode": "team", "players": 4, "armies": [army] * 4}, ScriptedDice.faces(17, 9, 5, 3))
    while g.decision is not None and g.decision.ask in ("map", "letter"):
        g.apply(g.decision.seat, g.decision.options[0])
    order = []
    while g.decision is not None and g.decision.ask == "deploy":
        order.append(g.decision.seat)
        g.apply(g.decision.seat, g.decision.options[0])
    assert order == [0, 2, 1, 3]


@pytest.mark.rule("DM-4.15", "DM-27.1")
def test_nobody_builds_a_warband_of_no_figures() -> None:
    g = GAME.begin({"mode": "sealed"}, SeededDice(3))
    reason = g.explain(0, Done())
    assert reason is not None
    assert reason.rule == "DM-4.15"


@pytest.mark.rule("DM-27.1")
def test_no_figure_is_twice_in_one_booster() -> None:
    for seed in range(10):
        pool = open_boosters(GAME.tables, SeededDice(seed))
        assert max(pool.count(kind) for kind in pool) <= GAME.tables.printed.setup.boosters.per_player


@pytest.mark.rule("DM-6.6", "DM-27.8")
def test_the_first_turn_of_a_team_is_that_of_a_player_who_has_creatures() -> None:
    crew = [("orc_raider", "jade", (1, 1), {"activated": 1}), ("orc_raider", "ember", (9, 9), {"activated": 1})]
    f = Field(crew, players=4, seats=TEAMS, scenario="team", size=(22, 12), owed=0, faces=[15, 3])
    assert (f.ask, sorted(f.options())) == ("first", ["first ember", "first jade"])


@pytest.mark.rule("DM-27.18", "DM-6.1")
def test_who_is_out_rolls_for_no_turn() -> None:
    crew = [("orc_raider", "jade", (1, 1), {"activated": 1}), ("orc_raider", "ember", (9, 9), {"activated": 1})]
    f = Field(crew, players=3, scenario="free_for_all", owed=0, faces=[3, 15])
    assert (f.ask, f.asked, f.dice.left) == ("first", "jade", 0)


@pytest.mark.rule("DM-19.13", "DM-27.8")
def test_who_lets_an_opportunity_go_by_does_so_for_himself_alone() -> None:
    crew = [
        ("human_sellsword", "azure", (5, 5)),
        ("orc_raider", "ember", (6, 5)),
        ("orc_raider", "orchid", (6, 6)),
        ("orc_raider", "jade", (1, 1)),
    ]
    f = Field(crew, players=4, seats=TEAMS, scenario="team", size=(22, 12), active="human_sellsword#1")
    f.to("azure move", 3, 5)
    assert (f.ask, f.asked) == ("opportunity", "ember")
    f.act("ember pass")
    assert (f.ask, f.asked) == ("opportunity", "orchid")


@pytest.mark.rule("DM-27.16", "DM-26.7")
def test_whoever_destroys_a_creature_of_a_team_mate_gives_half_of_it_to_the_others() -> None:
    crew = [
        ("human_wizard", "azure", (2, 5)),
        ("human_sellsword", "jade", (8, 5), {"hp": 5}),
        ("orc_raider", "ember", (9, 5)),
        ("orc_raider", "jade", (1, 1)),
    ]
    f = Field(crew, players=4, seats=TEAMS, scenario="team", size=(22, 12), active="human_wizard#1", faces=[19, 2])
    f.to("azure blast fireball", 8, 5).act("azure target human_sellsword#1").passing()
    assert f.g.vp == [0, 12]


@pytest.mark.rule("DM-12.11", "DM-27.8")
@pytest.mark.card("halfling_paladin")
@pytest.mark.parametrize(("mate", "back"), [("jade", True), ("orchid", False)])
def test_the_fall_of_a_team_mates_creature_recharges_what_waits_for_that_of_an_ally(mate: str, back: bool) -> None:  # noqa: FBT001
    crew = [
        ("halfling_paladin", "azure", (1, 1), {"boxes": 1 << BOX}),
        ("orc_raider", mate, (6, 5), {"hp": 5}),
        ("orc_raider", "ember", (14, 1)),
        ("human_sellsword", "ember" if mate == "jade" else "jade", (5, 5)),
    ]
    seat = "ember" if mate == "jade" else "jade"
    f = Field(
        crew, players=4, seats=TEAMS, scenario="team", size=(22, 12), seat=seat, active="human_sellsword#1", faces=[15]
    )
    f.act(f"{seat} attack greatsword orc_raider#1").passing()
    assert f.is_gone("orc_raider#1")
    assert (f.g.boxes[0] == 0) is back
