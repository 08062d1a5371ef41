"""Rules that no worked case plays: durations, forced movement, terrain, and the lines of sight of the house."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from warhall.games.dnd_miniatures.movement import exits
from warhall.games.dnd_miniatures.sightlines import Sightlines
from warhall.games.dnd_miniatures.zones import special_places
from warhall.geometry.square_sight import InnerSight
from warhall.geometry.squares import Corner, SquareMap
from warhall.kernel.dice import SeededDice

SELL = "human_sellsword#1"
FAR = ("orc_raider", "ember", (14, 10))


@pytest.mark.rule("DM-21.4", "DM-21.5", "DM-6.14")
def test_effects_of_the_round_end_with_it_and_those_of_the_battle_stay() -> None:
    effects = [
        {"of": "Slowed", "until": "round", "source": "kobold_slinger.glue_pot"},
        {"of": "Dazed", "until": "battle", "source": "mind_flayer_scourge.tentacles"},
    ]
    f = Field(
        [
            ("human_sellsword", "azure", (3, 3), {"effects": effects, "activated": 1}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        owed=0,
    )
    assert f.g.round == 2
    assert f.conditions(SELL) == ["Dazed"]


@pytest.mark.rule("DM-20.7", "DM-20.3")
@pytest.mark.card("dwarf_shieldbearer")
def test_the_immobilized_can_be_pushed() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), under("Immobilized"))],
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.at(SELL) == (6, 5)


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


@pytest.mark.rule("DM-25.8", "DM-10.6", "DM-10.7")
def test_the_river_carries_a_large_creature_as_a_whole() -> None:
    f = Field(
        [("feral_troll", "azure", (13, 3)), ("orc_raider", "ember", (1, 9))],
        map={"name": "dwarven_outpost"},
        active="feral_troll#1",
    )
    f.act("azure end-turn")
    assert f.at("feral_troll#1") == (13, 4)


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


@pytest.mark.rule("DM-6.19", "DM-19.8")
def test_whoever_falls_in_its_own_turn_has_used_its_activation() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"hp": 5}),
            ("human_fighter", "azure", (1, 1)),
            ("orc_raider", "ember", (6, 5)),
        ],
        active=SELL,
        owed=1,
        faces=[15],
    )
    f.to("azure move", 2, 5).act("ember opportunity orc_raider#1")
    assert f.is_gone(SELL)
    assert (f.ask, f.asked) == ("activate", "azure")
    assert f.vp("ember") == 24


@pytest.mark.rule("DM-23.9", "DM-23.2", "DM-13.14")
@pytest.mark.card("ascendant_hellsword", "pat_human_champion")
def test_the_same_power_of_two_commanders_does_not_add_up() -> None:
    f = Field(
        [
            ("pat_human_champion", "azure", (1, 1)),
            ("ascendant_hellsword", "azure", (3, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("orc_chieftain", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[2],
    )
    f.act("azure attack greatsword orc_chieftain#1", "azure use pat_human_champion#1 press_the_attack")
    assert "use ascendant_hellsword#1 press_the_attack" not in f.options()
    assert f.told("attack-rolled")[0].total == 2 + 11 + 2


@pytest.mark.rule("DM-22.16")
def test_an_opponent_may_not_park_a_confused_flyer_over_a_pit() -> None:
    f = Field(
        [("harpy", "azure", (5, 5), {**under("Confused"), "controller": "ember"}), FAR],
        marks={(5, 5): "o"},
        active="harpy#1",
    )
    assert f.asked == "ember"
    assert "end-turn" not in f.options()


@pytest.mark.rule("DM-24.2", "DM-8.16", "DM-8.1")
def test_difficult_terrain_costs_two_squares() -> None:
    rubble: dict[Any, str] = {(x, y): "d" for x in range(3, 9) for y in range(12)}
    f = Field([("human_sellsword", "azure", (2, 5)), FAR], marks=rubble, active=SELL)
    assert f.rule_at("azure move", 5, 5) is None
    assert f.rule_at("azure move", 6, 5) == "DM-8.1"


@pytest.mark.rule("DM-15.1", "DM-15.3", "DM-24.23")
def test_lines_followed_over_the_map_are_those_of_the_geometry() -> None:
    dice = SeededDice(9)
    for _ in range(4):
        cells = range(16)
        walls = sum(1 << cell for cell in cells if dice.below(6) == 0)
        halves = {cell: Corner(dice.below(4)) for cell in cells if not walls >> cell & 1 and dice.below(6) == 0}
        east = sum(1 << cell for cell in cells if cell % 4 < 3 and dice.below(8) == 0)
        south = sum(1 << cell for cell in cells if cell < 12 and dice.below(8) == 0)
        board = SquareMap(4, 4, walls=walls, east_edges=east, south_edges=south, half_walls=halves)
        slow, quick = InnerSight(board), Sightlines(board)
        forest = sum(1 << cell for cell in cells if dice.below(5) == 0)
        for a in cells:
            for b in range(0, 16, 3):
                if a != b and not (walls >> a | walls >> b) & 1:
                    assert slow.effect(a, b) == quick.effect(a, b)
                    assert slow.sees(1 << a, 1 << b, forest) == quick.sees(1 << a, 1 << b, forest)


@pytest.mark.rule("DM-13.5", "DM-11.11")
def test_a_critical_hit_does_not_strengthen_ongoing_damage() -> None:
    f = Field(
        [("young_green_dragon", "azure", (3, 5)), ("hill_giant", "ember", (5, 5))],
        active="young_green_dragon#1",
        faces=[20],
    )
    f.act("azure attack bite hill_giant#1")
    assert f.hp("hill_giant#1") == 150 - 30
    assert [effect.n for effect in f.g.effects[1]] == [5]


@pytest.mark.rule("DM-13.3", "DM-25.4")
def test_a_number_that_is_critical_hits_by_itself() -> None:
    f = Field(
        [("goblin_cutter", "azure", (4, 5)), ("pit_fiend", "ember", (5, 5))],
        marks={(4, 5): "b"},
        active="goblin_cutter#1",
        faces=[19],
    )
    f.act("azure attack short_sword pit_fiend#1")
    assert f.hp("pit_fiend#1") == 160


@pytest.mark.rule("DM-17.7", "DM-17.8", "DM-17.3")
def test_flankers_have_advantage_with_any_attack_but_only_when_adjacent() -> None:
    for guard, more in (((4, 5), 2), ((3, 5), 0)):
        f = Field(
            [
                ("human_town_guard", "azure", guard),
                ("human_fighter", "azure", (6, 5)),
                ("hill_giant", "ember", (12, 9)),
                ("orc_raider", "ember", (5, 5)),
            ],
            active="human_town_guard#1",
            faces=[2],
        )
        f.act("azure attack halberd orc_raider#1")
        assert f.told("attack-rolled")[0].total == 2 + 7 + more


@pytest.mark.rule("DM-5.13", "DM-5.15")
@pytest.mark.card("lizardfolk_raider")
def test_a_keyword_lair_is_a_place_to_deploy() -> None:
    f = Field(
        [("lizardfolk_raider", "azure", (1, 5)), ("human_sellsword", "azure", (2, 5)), FAR],
        map={"name": "drowned_ruins"},
        round=0,
    )
    water = sum(mask for mask, _, keyword in f.g.board.areas if keyword == "Water")
    assert special_places(f.g, 0)
    assert special_places(f.g, 0) & ~water == 0
    assert special_places(f.g, 1) == 0


@pytest.mark.rule("DM-21.17", "DM-21.8")
@pytest.mark.card("half_elf_minstrel")
def test_a_saving_throw_by_a_power_comes_on_top_of_the_usual_one() -> None:
    slowed = {"effects": [{"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"}]}
    f = Field(
        [("half_elf_minstrel", "azure", (1, 1)), ("human_sellsword", "azure", (3, 3), slowed), FAR],
        active=SELL,
        faces=[9, 9],
    )
    f.act("azure end-turn", "azure use half_elf_minstrel#1 song_of_rest")
    assert len(f.told("save-rolled")) == 2
    assert f.conditions(SELL) == ["Slowed"]


@pytest.mark.rule("DM-19.21", "DM-19.2")
@pytest.mark.card("orc_chieftain")
def test_movement_granted_by_a_power_provokes() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (1, 1)),
            ("orc_raider", "azure", (5, 5)),
            ("goblin_cutter", "ember", (6, 5), {"hp": 5}),
            ("human_sellsword", "ember", (4, 5)),
        ],
        active="orc_raider#1",
        faces=[15, 2],
    )
    f.act("azure attack greataxe goblin_cutter#1", "azure use orc_chieftain#1 call_the_horde")
    assert f.ask == "go-on"
    f.to("azure go", 7, 5)
    assert f.ask == "opportunity"
