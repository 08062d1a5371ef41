"""Chapter 8: movement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.movement import can_stand
from warhall.games.dnd_miniatures.state import MOVE_USED

SCOUT = "elf_scout#1"


@pytest.mark.rule("DM-8.6")
def test_a_creature_of_speed_0_still_moves_1_square_but_not_the_immobilized() -> None:
    halted = {"effects": [{"what": "bonus", "of": "speed", "n": -9}]}
    f = Field([("human_sellsword", "azure", (5, 5), halted), FAR], marks={(6, 5): "d"}, active=SELL)
    assert len(f.offers("move ")) == 8
    f.to("azure move", 6, 5)
    assert f.at(SELL) == (6, 5)


@pytest.mark.rule("DM-8.7", "DM-8.3", "DM-8.20", "DM-28.7")
@pytest.mark.parametrize(
    ("card", "other", "owner"), [("human_sellsword", "human_fighter", "azure"), ("harpy", "human_fighter", "ember")]
)
def test_whoever_is_struck_while_it_passes_somebody_cannot_stop_there(card: str, other: str, owner: str) -> None:
    striker = "stirge" if card == "harpy" else "orc_raider"
    f = Field(
        [(card, "azure", (3, 5)), (other, owner, (4, 5), under("Dazed")), (striker, "ember", (5, 4)), FAR],
        active=f"{card}#1",
        faces=[2],
    )
    f.act(f"azure move-by {f.path((4, 5), (5, 6), (6, 7))}", f"ember opportunity {striker}#1")
    assert f.ask == "go-on"
    assert f.at(f"{card}#1") == (4, 5)
    assert "stop" not in f.options()
    assert f.rule("azure stop") == "DM-28.7"
    f.to("azure go", 5, 6)
    assert f.at(f"{card}#1") == (5, 6)


@pytest.mark.rule("DM-8.5", "DM-8.19", "DM-24.13")
def test_the_nearest_legal_position_is_not_behind_a_wall() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "o"},
        edges=[(6, 4, "E"), (6, 5, "E"), (6, 6, "E")],
        active="dwarf_shieldbearer#1",
        faces=[19, 1],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    cell = f.g.board.map.cell_named
    found = {f.g.board.map.place(cell(text.split()[1])) for text in f.offers("to ")}
    assert found == {(5, 4), (6, 4), (5, 5), (5, 6), (6, 6)}


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


@pytest.mark.rule("DM-8.7", "DM-8.9", "DM-8.2", "DM-10.1")
def test_allies_and_the_helpless_are_passed_but_nobody_stops_there() -> None:
    corridor = walls(*((x, y) for x in range(16) for y in (4, 6)))
    for other, owner, more in (("human_fighter", "azure", {}), ("orc_raider", "ember", under("Helpless"))):
        f = Field(
            [("human_sellsword", "azure", (3, 5)), (other, owner, (4, 5), more), FAR], marks=corridor, active=SELL
        )
        assert f.rule_at("azure move", 4, 5) == "DM-28.7"
        assert f.rule_at("azure move", 5, 5) is None


@pytest.mark.rule("DM-8.17", "DM-24.23", "DM-24.24", "DM-10.5", "DM-10.11")
def test_nobody_leaves_the_map_or_stands_across_a_wall() -> None:
    f = Field([("feral_troll", "azure", (14, 5))], active="feral_troll#1")
    assert f.rule("azure move p13") == "DM-8.17"
    f = Field([("feral_troll", "azure", (2, 2))], edges=[(6, 6, "E")])
    assert not can_stand(f.g, 0, f.g.board.map.cell(6, 6))
    assert can_stand(f.g, 0, f.g.board.map.cell(7, 6))


@pytest.mark.rule("DM-8.20", "DM-19.2")
@pytest.mark.parametrize("heard", [True, False])
@pytest.mark.parametrize("row", [4, 6])
def test_a_move_without_a_path_goes_past_as_few_enemies_as_it_can(row: int, heard: bool) -> None:  # noqa: FBT001
    """One stands beside the only passage, the other can be avoided on one side; out in the open everybody can."""

    def move(f: Field, x: int, y: int) -> None:
        if heard:
            f.to("azure move", x, y)
        else:
            f.g.apply(0, GAME.codec.parse(f.g, f"move {f.square(x, y)}"))

    f = Field([("elf_scout", "azure", (3, 5)), ("orc_raider", "ember", (6, row)), FAR], active=SCOUT)
    move(f, 8, 5)
    assert f.at(SCOUT) == (8, 5)
    rock = {(x, y): "#" for x in range(6) for y in range(12) if y != 5 and (x, y) != (4, 4)}
    crew: list[Any] = [("orc_raider", "ember", (4, 4)), ("orc_raider", "ember", (8, row)), FAR]
    f = Field([("elf_scout", "azure", (2, 5)), *crew], marks=rock, active=SCOUT)
    move(f, 9, 5)
    assert f.ask == "opportunity"
    while f.ask == "opportunity":
        assert f.options() == ["opportunity orc_raider#1", "pass"]
        f.act("ember pass")
    assert f.at(SCOUT) == (9, 5)


@pytest.mark.rule("DM-8.18", "DM-8.20")
def test_what_was_gone_before_two_interruptions_counts_together() -> None:
    f = Field(
        [("human_sellsword", "azure", (1, 5)), ("orc_raider", "ember", (3, 4)), ("orc_raider", "ember", (6, 6)), FAR],
        active=SELL,
        faces=[2, 2],
    )
    f.act(f"azure move-by {f.path((2, 5), (2, 6))}", "ember opportunity orc_raider#1")
    assert f.at(SELL) == (2, 5)
    f.act(f"azure go-by {f.path((2, 6), (3, 7), (4, 7), (5, 7), (5, 8))}", "ember opportunity orc_raider#2")
    assert f.at(SELL) == (5, 7)
    assert f.rule_at("azure go", 6, 9) == "DM-8.1", "5 of 6 squares are gone"
    f.to("azure go", 6, 8).passing()
    assert f.at(SELL) == (6, 8)


@pytest.mark.rule("DM-8.20", "DM-24.20")
@pytest.mark.parametrize("heard", [True, False])
def test_a_move_stops_on_a_teleporter_even_where_no_enemy_is_near(heard: bool) -> None:  # noqa: FBT001
    rock = {(x, y): "#" for x in range(9) for y in (4, 6)}
    f = Field([("human_sellsword", "azure", (2, 5)), FAR], marks={**rock, (4, 5): "T", (12, 9): "T"}, active=SELL)
    if heard:
        f.to("azure move", 6, 5)
    else:
        f.g.apply(0, GAME.codec.parse(f.g, f"move {f.square(6, 5)}"))
    assert (f.ask, f.at(SELL)) == ("go-on", (4, 5))


@pytest.mark.rule("DM-8.18", "DM-22.10")
@pytest.mark.card("ice_archon")
def test_whoever_is_slowed_on_its_way_and_has_gone_far_enough_stops() -> None:
    f = Field([("human_sellsword", "azure", (2, 5)), ("ice_archon", "ember", (6, 4)), FAR], active=SELL, faces=[15])
    f.act(f"azure move-by {f.path((3, 5), (4, 5), (5, 5), (6, 5))}", "ember opportunity ice_archon#1")
    assert (f.ask, f.at(SELL)) == ("act", (5, 5))
    assert f.g.motions == [], "nothing of the movement is left"


@pytest.mark.rule("DM-8.13", "DM-28.4", "DM-22.5")
def test_a_shift_takes_a_move_action() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), FAR], active=SELL)
    f.to("azure shift", 6, 5)
    assert f.ask == "act"
    staggered: Any = ("human_sellsword", "azure", (5, 5), under("Staggered"))
    f = Field([staggered, ("orc_raider", "ember", (4, 5))], active=SELL, turn={"done": MOVE_USED})
    assert f.rule_at("azure shift", 6, 5) == "DM-28.4"
    held: Any = ("human_sellsword", "azure", (5, 5), under("Immobilized"))
    f = Field([held, ("orc_raider", "ember", (4, 5))], active=SELL)
    assert f.rule_at("azure shift", 6, 5) == "DM-22.5"


@pytest.mark.rule("DM-8.15", "DM-22.5")
@pytest.mark.parametrize("state", ["Dazed", "Staggered", "Confused", "Enervated", "Slowed", "Immobilized"])
def test_only_the_immobilized_cannot_shift(state: str) -> None:
    f = Field([("goblin_cutter", "azure", (5, 5), under(state)), FAR], active="goblin_cutter#1")
    assert {bool(f.offers(verb)) for verb in ("shift", "free-shift")} == {state != "Immobilized"}
