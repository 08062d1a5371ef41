"""Terrain, scenarios and refusals rule by rule: for each a table on which the smallest change would be seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, drawn, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.movement import exits
from warhall.games.dnd_miniatures.muster import open_boosters
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import ScriptedDice, SeededDice

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))
GATES = {(5, 5): "T", (12, 9): "T"}


def held(*marks: tuple[str, int, int]) -> dict[str, Any]:
    """A map of floor with areas P (of A) and U (of B) in some squares."""
    rows = [["."] * 16 for _ in range(12)]
    for mark, x, y in marks:
        rows[y][x] = mark
    zones = "".join("".join(row) + "\n" for row in rows)
    return {"drawn": drawn(), "zones": zones, "areas": [{"mark": "P", "owner": 0}, {"mark": "U", "owner": 1}]}


# Movement and terrain


@pytest.mark.rule("DM-8.8", "DM-9.1", "DM-9.2", "DM-10.1")
@pytest.mark.parametrize(
    ("card", "foe", "passes"),
    [
        ("human_sellsword", "orc_raider", False),
        ("harpy", "orc_raider", True),
        ("harpy", "stirge", False),
        ("phantom_warrior", "orc_raider", True),
        ("feral_troll", "orc_raider", False),
    ],
)
def test_who_passes_an_enemy_in_a_corridor(card: str, foe: str, passes: bool) -> None:  # noqa: FBT001
    side = 2 if card == "feral_troll" else 1
    corridor = walls(*((x, y) for x in range(16) for y in (4, 5 + side)))
    f = Field(
        [(card, "azure", (3, 5)), (foe, "ember", (5, 4 + side), under("Dazed")), ("orc_raider", "ember", (15, 11))],
        marks=corridor,
        active=f"{card}#1",
    )
    far = 6 if card != "phantom_warrior" else 7
    assert (f.rule_at("azure move", far, 5) is None) is passes
    if not passes:
        path = [(x, 5) for x in range(4, far + 1)]
        assert f.rule(f"azure move-by {f.path(*path)}") == "DM-8.8"


@pytest.mark.rule("DM-24.14")
def test_a_pit_forced_by_another_than_the_attacker_knows_no_second_roll() -> None:
    f = Field(
        [
            ("ascendant_hellsword", "azure", (12, 2)),
            ("human_fighter", "azure", (4, 5)),
            ("human_sellsword", "ember", (5, 5)),
            FAR,
        ],
        marks={(6, 5): "o"},
        active="human_fighter#1",
        faces=[15],
    )
    f.act(f"azure attack longsword {SELL}", "azure pass", "azure use ascendant_hellsword#1 hells_command").to(
        "azure to", 6, 5
    )
    assert len(f.told("attack-rolled")) == 1
    assert f.ask == "scramble"


@pytest.mark.rule("DM-24.19", "DM-24.21", "DM-24.32")
def test_a_teleporter_needs_another_one_that_is_free_and_a_creature_that_can_move() -> None:
    assert exits(Field([("human_sellsword", "azure", (5, 5)), FAR], marks=GATES, active=SELL).g, 0, 5 * 16 + 5)
    for crew in (
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (12, 9))],
        [("human_sellsword", "azure", (5, 5), under("Immobilized")), FAR],
        [("human_sellsword", "azure", (5, 5), under("Stunned")), FAR],
    ):
        creatures: list[Any] = crew
        f = Field(creatures, marks=GATES)
        assert exits(f.g, 0, f.g.places[0]) == []
    f = Field([("harpy", "azure", (5, 5)), ("orc_raider", "ember", (12, 9))], marks=GATES)
    assert exits(f.g, 0, f.g.places[0]) == [], "not even a flyer"


@pytest.mark.rule("DM-24.20", "DM-9.3")
def test_a_transfer_is_no_square_of_the_movement() -> None:
    f = Field(
        [("human_sellsword", "azure", (3, 5)), FAR],
        marks=GATES,
        active=SELL,
    )
    f.to("azure move", 5, 5).to("azure transfer", 12, 9)
    cells = {f.g.board.map.place(f.g.board.map.cell_named(text.split()[1])) for text in f.offers("go ")}
    assert max(abs(x - 12) for x, _ in cells) == 4, "2 of 6 squares are spent"


# Scenarios


@pytest.mark.rule("DM-26.2", "DM-26.3", "DM-26.19")
@pytest.mark.parametrize(("vp", "won"), [(192, True), (191, False)])
def test_the_battle_is_won_at_once_with_exactly_the_target(vp: int, won: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5), {"hp": 5}), FAR],
        active=SELL,
        faces=[15],
        vp=[vp, 0],
    )
    f.act("azure attack greatsword orc_raider#1")
    assert f.vp("azure") == vp + 8
    assert (f.g.result is not None) is won
    if f.g.result is not None:
        assert (f.g.result.rule, f.g.result.winners) == ("DM-26.2", (0,))


@pytest.mark.rule("DM-26.6", "DM-26.4")
@pytest.mark.parametrize("state", [{}, under("Stunned"), under("Helpless")])
def test_an_area_is_held_by_the_inactive_and_beside_enemies_but_not_by_enemies(state: dict[str, Any]) -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (2, 2), {**state, "activated": 1}),
            ("orc_raider", "ember", (2, 3), {"activated": 1}),
        ],
        map=held(("P", 2, 2), ("P", 2, 3), ("U", 9, 9)),
        owed=0,
    )
    assert (f.vp("azure"), f.vp("ember")) == (10, 0)


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


# Refusals


@pytest.mark.rule("DM-28.5", "DM-12.10")
def test_a_ticked_attack_or_power_is_refused() -> None:
    f = Field(
        [("human_wizard", "azure", (2, 5), {"boxes": 2 << 4}), ("orc_raider", "ember", (6, 5))], active="human_wizard#1"
    )
    assert not f.offers("line lightning_bolt")
    assert f.rule(f"azure line lightning_bolt ne {f.square(6, 5)} se") == "DM-28.5"
    f = Field(
        [("human_wizard", "azure", (2, 5), {"boxes": 1 << 4}), ("orc_raider", "ember", (6, 5))], active="human_wizard#1"
    )
    assert f.offers("line lightning_bolt"), "it has two boxes"
    f = Field([("pat_human_fighter", "azure", (2, 5), {"hp": 20, "boxes": 1 << 12}), FAR], active="pat_human_fighter#1")
    assert f.rule("azure use pat_human_fighter#1 second_wind") == "DM-28.5"
