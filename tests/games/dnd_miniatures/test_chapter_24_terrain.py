"""Chapter 24: terrain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, drawn, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.movement import exits, legal_places
from warhall.games.dnd_miniatures.sightings import in_line_of_sight

GATES = {(5, 5): "T", (12, 9): "T"}


@pytest.mark.rule("DM-24.7", "DM-24.8", "DM-24.5", "DM-24.6", "DM-5.9")
def test_only_flyers_enter_pits() -> None:
    pits = {(5, 5): "o", (6, 5): "l"}
    f = Field([("human_sellsword", "azure", (4, 5)), ("harpy", "azure", (4, 7)), FAR], marks=pits, active=SELL)
    assert f.rule_at("azure move", 5, 5) == "DM-24.7"
    assert f.rule(f"azure move-by {f.path((5, 5), (6, 4))}") == "DM-24.7"
    assert legal_places(f.g, 1) >> f.g.board.map.cell(5, 5) & 1
    assert in_line_of_sight(f.g, 0, 2)


@pytest.mark.rule("DM-24.1")
@pytest.mark.parametrize("name", sorted(GAME.tables.grounds))
def test_every_square_of_a_map_is_of_one_terrain(name: str) -> None:
    board = Board(GAME.tables.grounds[name])
    terrains = [
        board.forest,
        board.statue,
        board.smoke,
        board.pit,
        board.sacred,
        board.blood,
        board.fountain,
        board.river,
        board.teleporter,
        board.difficult,
        board.map.walls,
    ]
    assert sum(mask.bit_count() for mask in terrains) == sum(terrains).bit_count()
    plain = sum(row.count(mark) for row in board.ground.rows for mark in ".1234")
    assert plain == board.size - sum(terrains).bit_count()


@pytest.mark.rule("DM-24.31", "DM-24.12", "DM-20.10")
@pytest.mark.parametrize(("die", "gone"), [(20, 1), (1, 0)])
def test_natural_20_and_1_decide_at_the_edge_of_a_pit(die: int, gone: int) -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[19, die],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.is_gone(SELL) == bool(gone)


@pytest.mark.rule("DM-24.33", "DM-24.21")
def test_a_large_creature_uses_a_teleporter_where_it_fits() -> None:
    f = Field(
        [("feral_troll", "azure", (5, 1)), ("orc_raider", "ember", (10, 18))],
        map={"name": "drowned_ruins"},
        active="feral_troll#1",
    )
    space = f.g.board.spaces[2]
    found = exits(f.g, 0, f.g.places[0])
    assert found
    assert all(space[place] >> f.g.board.map.cell(23, 18) & 1 for place in found)


@pytest.mark.rule("DM-24.2", "DM-8.16", "DM-8.1")
def test_difficult_terrain_costs_two_squares() -> None:
    rubble: dict[Any, str] = {(x, y): "d" for x in range(3, 9) for y in range(12)}
    f = Field([("human_sellsword", "azure", (2, 5)), FAR], marks=rubble, active=SELL)
    assert f.rule_at("azure move", 5, 5) is None
    assert f.rule_at("azure move", 6, 5) == "DM-8.1"


@pytest.mark.rule("DM-24.19", "DM-24.20")
def test_whoever_starts_on_a_teleporter_may_attack_first_and_then_transfer() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5))],
        marks={(5, 5): "T", (12, 9): "T"},
        active=SELL,
        faces=[2],
    )
    f.act("azure attack greatsword hill_giant#1").to("azure transfer", 12, 9)
    assert f.at(SELL) == (12, 9)
    assert f.offers("move "), "its move is still to come"
    assert f.rule_at("azure transfer", 5, 5) == "DM-24.21"


@pytest.mark.rule("DM-24.19", "DM-8.13")
def test_whoever_shifts_onto_a_teleporter_may_transfer() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("hill_giant", "ember", (2, 5))],
        marks={(5, 5): "T", (12, 9): "T"},
        active=SELL,
    )
    f.to("azure shift", 5, 5)
    assert sorted(text.split()[0] for text in f.options()) == ["stop", "transfer"]
    f.to("azure transfer", 12, 9)
    assert f.at(SELL) == (12, 9)
    assert f.ask == "act"


@pytest.mark.rule("DM-24.13", "DM-24.16")
def test_a_stunned_flyer_falls_and_is_moved_out_of_the_pit_on_a_miss() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("harpy", "ember", (5, 5), under("Stunned")), FAR],
        marks={(6, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[19, 1],
    )
    f.act("azure attack shield_bash harpy#1").to("azure to", 6, 5)
    assert (f.ask, f.asked) == ("scramble", "ember")
    assert f.rule_at("ember to", 6, 5) == "DM-20.5"


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


@pytest.mark.case("DM-C80")
@pytest.mark.rule("DM-24.14", "DM-20.13", "DM-8.5", "DM-8.19", "DM-20.8")
@pytest.mark.card("ascendant_hellsword")
def test_a_pit_without_an_attack_roll_of_the_mover() -> None:
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
    assert len(f.told("attack-rolled")) == 1, "no second roll"
    assert (f.ask, f.asked) == ("scramble", "ember")
    f.act(f"ember {f.options()[0]}")
    assert not f.is_gone(SELL)


@pytest.mark.case("DM-C90")
@pytest.mark.rule("DM-24.17", "DM-24.34", "DM-15.4", "DM-22.12")
def test_smoke_hides_from_afar_but_not_from_fire() -> None:
    crew: list[Any] = [
        ("elf_scout", "azure", (2, 5)),
        ("human_sellsword", "azure", (6, 5)),
        ("human_wizard", "azure", (2, 8)),
        ("orc_raider", "ember", (5, 5)),
    ]
    smoke = {(5, 5): "s"}
    f = Field(crew, marks=smoke, active="elf_scout#1")
    assert f.rule("azure attack longbow orc_raider#1") == "DM-28.6"
    f = Field(crew, marks=smoke, active=SELL)
    assert f.rule("azure attack greatsword orc_raider#1") is None
    f = Field(crew, marks=smoke, active="human_wizard#1", faces=[2] * 4)
    f.act(f"azure blast fireball {f.square(5, 4)}")
    while f.ask == "next-victim":
        f.act(f"azure {f.options()[0]}")
    assert 3 in [roll.target for roll in f.told("attack-rolled")]


@pytest.mark.rule("DM-24.18")
def test_a_sacred_circle_gives_2_to_attacks() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("orc_raider", "ember", (5, 5))],
        marks={(4, 5): "c"},
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 5 + 11 + 2


@pytest.mark.rule("DM-24.25", "DM-24.23")
def test_a_massive_object_is_as_a_wall_for_movement_sight_and_attacks() -> None:
    """Massive objects are drawn with the mark of walls: nobody enters, sees or shoots through them."""
    f = Field(
        [("elf_warlock", "azure", (5, 5)), ("orc_raider", "ember", (7, 5)), FAR],
        marks={(6, y): "#" for y in range(12)},
        active="elf_warlock#1",
    )
    assert f.rule_at("azure move", 6, 5) == "DM-8.10"
    assert f.rule_at("azure move", 7, 6) is not None, "not even by a way round"
    assert f.rule("azure attack eldritch_blast orc_raider#1") == "DM-28.6"


@pytest.mark.rule("DM-24.29", "DM-25.4", "DM-24.18")
@pytest.mark.parametrize(("mark", "die", "total"), [("b", 19, 0), ("c", 5, 2), (".", 19, 0), (".", 5, 0)])
def test_terrain_of_a_map_works_by_the_rules_that_come_with_the_map(mark: str, die: int, total: int) -> None:
    """Blood rock makes a 19 critical, a sacred circle adds 2; floor does neither."""
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), FAR],
        marks={(5, 5): mark},
        active=SELL,
        faces=[die],
    )
    f.act("azure attack greatsword hill_giant#1")
    assert f.told("attack-rolled")[0].total == die + 11 + total
    assert bool(f.told("critical-hit")) == (mark == "b")


@pytest.mark.rule("DM-24.30", "DM-10.6", "DM-10.13")
@pytest.mark.parametrize("square", [(7, 5), (7, 6)])
def test_a_large_creature_pays_for_terrain_under_any_of_its_squares(square: tuple[int, int]) -> None:
    speed = GAME.tables.speed[GAME.tables.kind_of["feral_troll"]]
    f = Field([("feral_troll", "azure", (5, 5)), FAR], marks={square: "d"}, size=(20, 12), active="feral_troll#1")
    way = [(5 + step, 5) for step in range(1, speed + 1)]
    assert f.rule(f"azure move-by {f.path(*way[:-1])}") is None
    assert f.rule(f"azure move-by {f.path(*way)}") is not None


@pytest.mark.rule("DM-24.21", "DM-6.1")
def test_a_creature_may_transfer_again_in_the_next_round() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (14, 10), {"activated": 1})],
        marks=GATES,
        active=SELL,
        teleported=[SELL],
        owed=0,
    )
    assert f.rule_at("azure transfer", 12, 9) == "DM-24.21"
    f.act("azure end-turn").passing("first")
    f.act(f"{f.asked} first azure", f"azure activate {SELL}")
    assert f.rule_at("azure transfer", 12, 9) is None


@pytest.mark.rule("DM-24.20")
def test_who_stopped_on_a_teleporter_after_moving_does_not_transfer_any_more() -> None:
    f = Field([("human_sellsword", "azure", (4, 5)), FAR], marks=GATES, active=SELL)
    f.to("azure move", 5, 5).act("azure stop")
    assert f.ask == "act"
    assert f.rule_at("azure transfer", 12, 9) == "DM-24.19"
    assert not f.offers("transfer")


@pytest.mark.rule("DM-24.31", "DM-24.12")
def test_a_1_at_the_edge_of_a_pit_never_throws_down_whatever_the_bonus() -> None:
    more = {
        "effects": [{"what": "bonus", "of": "attack", "n": 20, "source": "dragonborn_warlord.dragons_courage.power"}]
    }
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5), more), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[19, 1],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert not f.is_gone(SELL)


@pytest.mark.rule("DM-24.12", "DM-18.4")
@pytest.mark.card("hobgoblin_warcaster")
@pytest.mark.parametrize(("die", "gone"), [(7, True), (6, False)])
def test_the_second_roll_at_the_edge_of_a_pit_knows_no_cover(die: int, gone: bool) -> None:  # noqa: FBT001
    """Force Pulse, +10 against Ref 17; the wall gives cover to the first roll alone."""
    f = Field(
        [("hobgoblin_warcaster", "azure", (3, 5)), ("human_sellsword", "ember", (8, 5)), FAR],
        marks={**walls((8, 4)), (9, 5): "o"},
        active="hobgoblin_warcaster#1",
        faces=[15, die],
    )
    f.to("azure blast force_pulse", 7, 4)
    assert f.told("attack-rolled")[0].total == 15 + 10 - 2
    f.to("azure to", 9, 5)
    assert f.is_gone(SELL) is gone


@pytest.mark.rule("DM-24.19", "DM-24.33")
def test_a_large_creature_transfers_only_to_positions_where_it_fits() -> None:
    f = Field([("feral_troll", "azure", (5, 5)), FAR], marks={**GATES, (11, 8): "#"}, active="feral_troll#1")
    assert f.offers("transfer") == [f"transfer {f.square(*at)}" for at in ((12, 8), (11, 9), (12, 9))]
    assert f.rule_at("azure transfer", 11, 8) == "DM-24.19"


@pytest.mark.rule("DM-24.21")
def test_whoever_was_transferred_in_this_round_is_not_transferred_again() -> None:
    f = Field([FAR, ("human_sellsword", "azure", (5, 5))], marks=GATES, active=SELL)
    f.to("azure transfer", 12, 9)
    assert f.at(SELL) == (12, 9)
    assert f.offers("transfer") == []


@pytest.mark.rule("DM-24.32", "DM-16.15")
def test_the_transfer_of_a_charge_provokes_nobody_beside_the_teleporter() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (3, 5)),
            ("human_sellsword", "ember", (12, 7)),
            ("orc_raider", "ember", (6, 4)),
        ],
        marks=GATES,
        active="orc_raider#1",
        faces=[15],
    )
    f.act(f"azure {f.offers(f'charge {SELL}')[0]}")
    assert (f.at("orc_raider#1"), f.ask, f.hp(SELL)) != ((5, 5), "opportunity", 60)
    assert f.hp(SELL) < 60


@pytest.mark.rule("DM-24.19", "DM-20.11", "DM-19.21")
@pytest.mark.card("gnoll_marauder")
def test_who_moves_onto_a_teleporter_in_anothers_turn_stays_there() -> None:
    f = Field(
        [
            ("gnoll_marauder", "azure", (5, 5)),
            ("goblin_cutter", "ember", (6, 5), {"hp": 5}),
            ("orc_raider", "ember", (4, 3)),
            ("orc_raider", "ember", (6, 3)),
        ],
        marks={(5, 5): "T", (5, 3): "T", (12, 9): "T"},
        seat="ember",
        active="goblin_cutter#1",
        faces=[15],
    )
    f.to("ember move", 9, 5).act("azure opportunity gnoll_marauder#1", "azure use gnoll_marauder#1 blood_frenzy")
    assert not f.offers("transfer")
    f.to("azure go", 5, 3)
    while f.ask == "opportunity":
        f.act("ember pass")
    assert (f.at("gnoll_marauder#1"), f.ask) == ((5, 3), "granted-target"), "it has arrived, and attacks"


@pytest.mark.rule("DM-24.2", "DM-24.3", "DM-24.22", "DM-9.10", "DM-25.3")
@pytest.mark.parametrize(
    ("card", "speed", "slow"),
    [
        ("human_sellsword", 6, "dfSr"),
        ("human_ranger", 7, "S"),
        ("lizardfolk_raider", 6, "dfS"),
        ("harpy", 7, ""),
        ("phantom_warrior", 6, ""),
    ],
)
@pytest.mark.parametrize("mark", list("dfSr."))
def test_what_each_terrain_costs_whom(card: str, speed: int, slow: str, mark: str) -> None:
    corridor = walls(*((x, y) for x in range(16) for y in (4, 6)))
    board = {"drawn": drawn({**corridor, (2, 5): mark}), "flows": [{"top": 5, "bottom": 6, "to": "E"}]}
    f = Field([(card, "azure", (1, 5)), FAR], map=board, active=f"{card}#1")
    ends = [f.g.board.map.place(f.g.board.map.cell_named(text.split()[1])) for text in f.offers("move ")]
    assert max(x for x, y in ends if y == 5) == 1 + speed - (mark in slow)


@pytest.mark.rule("DM-24.34", "DM-24.17")
def test_who_stands_in_smoke_sees_only_who_is_adjacent() -> None:
    smoke = {(x, y): "s" for x in (5, 6) for y in (5, 6)}
    crew = [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 6)), ("orc_raider", "ember", (9, 5))]
    f = Field(crew, marks=smoke)
    seen = [[in_line_of_sight(f.g, a, b) for b in range(3)] for a in range(3)]
    assert seen == [[True, True, False], [True, True, False], [False, False, True]]


@pytest.mark.rule("DM-24.34", "DM-14.13")
@pytest.mark.card("drow_wand_mage")
def test_who_stands_in_smoke_may_lay_a_radius_in_the_smoke_beside_it() -> None:
    smoke = {(x, y): "s" for x in (4, 5, 6) for y in (4, 5, 6)}
    for x, offered in ((7, True), (8, False)):
        crew = [("drow_wand_mage", "azure", (5, 5)), ("human_sellsword", "ember", (x, 5))]
        f = Field(crew, marks=smoke, active="drow_wand_mage#1")
        assert bool(f.offers("blast cloud_of_darkness")) is offered


@pytest.mark.rule("DM-24.21")
def test_each_creature_teleports_once_in_a_round() -> None:
    raiders = [("orc_raider", "azure", at) for at in ((4, 5), (5, 6))]
    f = Field([*raiders, FAR], marks={**GATES, (1, 1): "T"})
    for number, gate in ((1, (12, 9)), (2, (1, 1))):
        f.act(f"azure activate orc_raider#{number}").to("azure move", 5, 5).to("azure transfer", *gate)
        while f.ask != "activate" and f.asked == "azure":
            f.act(f"azure {'stop' if f.ask == 'go-on' else 'end-turn'}")
    assert f.g.teleported == 0b11
    assert (f.at("orc_raider#1"), f.at("orc_raider#2")) == ((12, 9), (1, 1))
