"""Worked cases about setting up and the order of rounds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError

SELL = "human_sellsword#1"


def begin(options: dict[str, Any], *faces: int) -> DndMiniatures:
    g = GAME.begin(options, ScriptedDice.faces(*faces) if faces else SeededDice(1))
    assert isinstance(g, DndMiniatures)
    return g


def faults(**options: Any) -> list[str]:
    """The rules that a warband of azure breaks."""
    army = {
        "faction": options.pop("faction", "wild"),
        "creatures": options.pop("creatures"),
        "map": options.pop("map", ""),
    }
    fine = {"faction": "civilization", "creatures": {"human_town_guard": 1}}
    found = GAME.draft(GAME, GAME.choose({"armies": [army, fine], **options})).faults
    return [reason.rule for reason in found if reason.args.get("warband") == 1]


def activations(azure: int, ember: int) -> list[str]:
    """Who activates how often in turn, until the round is over."""
    creatures: list[Any] = [("human_sellsword", "azure", (1 + number, 1)) for number in range(azure)]
    creatures += [("orc_raider", "ember", (1 + number, 10)) for number in range(ember)]
    f = Field(creatures, owed=1, turns=1)
    found: list[str] = []
    while f.ask == "activate" and f.g.round == 1:
        found.append(str(f.asked))
        f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
    return found


@pytest.mark.case("DM-C01", "DM-C02")
@pytest.mark.rule("DM-2.3", "DM-2.1", "DM-2.2", "DM-2.4")
def test_quick_start_initiative_knows_no_ratings_and_rerolls_ties() -> None:
    g = begin({"mode": "quick-start"}, 17, 15)
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("first", 0)
    assert [g.board.map.place(place) for place in g.places] == [(7, 9), (13, 9)]
    g = begin({"mode": "quick-start-2"})
    g = begin({"mode": "quick-start"}, 12, 12, 8, 19)
    assert g.decision is not None
    assert g.decision.seat == 1


@pytest.mark.case("DM-C03", "DM-C06")
@pytest.mark.rule("DM-2.5", "DM-2.6", "DM-2.10", "DM-2.12", "DM-2.13")
def test_quick_start_moves_and_refusals() -> None:
    g = begin({"mode": "quick-start"}, 17, 15, 10)

    def act(line: str) -> None:
        g.apply(0, GAME.codec.parse(g, line))

    act("first azure")
    act(f"activate {SELL}")
    scale = "yuan_ti_swiftscale#1"
    reason = g.explain(0, GAME.codec.parse(g, "move n10"))
    assert reason is not None
    assert reason.rule == "DM-8.8"
    act("move m10")
    reason = g.explain(0, GAME.codec.parse(g, f"attack killing_blow {scale}"))
    assert reason is not None
    assert reason.rule == "DM-2.10"
    act("move h10")
    assert g.decision is not None
    assert g.decision.seat == 1, "two moves use up the turn, and nobody struck"


@pytest.mark.case("DM-C08")
@pytest.mark.rule("DM-4.2", "DM-28.8")
def test_good_and_evil_do_not_go_together() -> None:
    assert faults(creatures={"elf_warlock": 1, "yuan_ti_swiftscale": 1}) == ["DM-4.2"]
    assert faults(creatures={"dire_wolf": 1, "yuan_ti_swiftscale": 1}) == []


@pytest.mark.case("DM-C09")
@pytest.mark.rule("DM-4.1")
def test_every_creature_is_of_the_faction() -> None:
    assert faults(faction="borderlands", creatures={"elf_warlock": 1}) == ["DM-4.1"]


@pytest.mark.case("DM-C10")
@pytest.mark.rule("DM-4.3", "DM-4.4", "DM-4.10", "DM-4.15")
def test_numbers_and_points() -> None:
    assert faults(faction="civilization", creatures={"goblin_cutter": 11}) == ["DM-4.3"]
    assert faults(faction="civilization", creatures={"human_sellsword": 9}) == ["DM-4.4"]
    assert faults(faction="civilization", creatures={"human_sellsword": 8}) == []
    assert faults(faction="civilization", creatures={}) == ["DM-4.15"]


@pytest.mark.case("DM-C11")
@pytest.mark.rule("DM-4.3")
def test_maximum_cost() -> None:
    assert "DM-4.3" in faults(faction="borderlands", creatures={"ettin_jack_of_irons": 1}, limit=100)
    assert faults(faction="borderlands", creatures={"storm_sorcerer": 1}, limit=50) == []
    assert "DM-4.4" in faults(faction="borderlands", creatures={"storm_sorcerer": 1, "hill_giant": 1}, limit=50)


@pytest.mark.case("DM-C12")
@pytest.mark.rule("DM-4.9")
def test_versions_of_a_unique_creature_are_the_same() -> None:
    assert faults(faction="borderlands", creatures={"pat_human_fighter": 1, "pat_human_champion": 1}) == ["DM-4.9"]
    assert faults(faction="borderlands", creatures={"pat_human_champion": 1}) == []


@pytest.mark.case("DM-C13")
@pytest.mark.rule("DM-4.12", "DM-4.1")
def test_warband_building_lets_goblins_in() -> None:
    assert faults(faction="borderlands", creatures={"orc_chieftain": 1, "goblin_cutter": 1}) == []
    assert faults(faction="borderlands", creatures={"goblin_cutter": 1}) == ["DM-4.1"]


@pytest.mark.case("DM-C14")
@pytest.mark.rule("DM-4.8", "DM-25.6")
def test_small_battles_need_half_size_maps() -> None:
    assert faults(faction="civilization", creatures={"human_town_guard": 1}, limit=100, map="jungle_temple") == [
        "DM-4.8"
    ]
    assert faults(faction="civilization", creatures={"human_town_guard": 1}, map="crossroads") == ["DM-4.8"]


@pytest.mark.case("DM-C15")
@pytest.mark.rule("DM-4.13", "DM-4.11")
def test_no_huge_and_no_epic_in_assault() -> None:
    assert faults(faction="underdark", creatures={"purple_worm": 1}) == ["DM-4.13"]
    assert "DM-4.11" in faults(faction="borderlands", creatures={"pit_fiend_epic": 1})
    with pytest.raises(OptionsError, match=r"DM-4\.13"):
        GAME.begin({"armies": [{"faction": "underdark", "creatures": {"purple_worm": 1}}] * 2}, SeededDice(1))


@pytest.mark.case("DM-C16", "DM-C17", "DM-C18")
@pytest.mark.rule("DM-5.2", "DM-5.3", "DM-5.4", "DM-5.5", "DM-5.6", "DM-5.7", "DM-5.10")
def test_the_map_roll_the_letter_and_who_deploys_first() -> None:
    bands = ["underdark_evil_200", "civ_good_200"]  # ratings 5 and 4
    g = begin({"warbands": bands}, 8, 14, 14)
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("map", 0)
    g.apply(0, GAME.codec.parse(g, "map drowned_ruins"))
    assert (g.decision.ask, g.decision.seat) == ("letter", 1)
    g.apply(1, GAME.codec.parse(g, "letter B"))
    assert (g.decision.ask, g.decision.seat) == ("deploy", 0)
    reason = g.explain(0, GAME.codec.parse(g, "deploy goblin_cutter#1 s20"))
    assert reason is not None
    assert reason.rule == "DM-5.10"
    g.apply(0, GAME.codec.parse(g, "deploy goblin_cutter#1 g1"))
    g = begin({"warbands": ["civ_good_200", "wild_evil_200"]}, 11, 11, 5, 6)
    assert g.decision is not None
    assert g.decision.seat == 1


@pytest.mark.case("DM-C19")
@pytest.mark.rule("DM-5.10", "DM-5.9")
def test_a_large_creature_lies_wholly_inside_the_start_area() -> None:
    g = begin({"warbands": ["wild_evil_200"] * 2, "maps": ["jungle_temple"] * 2}, 10, 5)
    g.apply(1, GAME.codec.parse(g, "letter B"))
    for square, rule in (("d9", "DM-5.10"), ("c9", None)):
        reason = g.explain(0, GAME.codec.parse(g, f"deploy feral_troll#1 {square}"))
        assert (None if reason is None else reason.rule) == rule


@pytest.mark.case("DM-C20")
@pytest.mark.rule("DM-5.14", "DM-5.15", "DM-5.17", "DM-5.18")
@pytest.mark.card("owlbear")
def test_scouts_and_wandering_monsters_start_in_victory_areas() -> None:
    army = {"faction": "wild", "creatures": {"elf_scout": 2, "owlbear": 1}, "map": "dwarven_outpost"}
    g = begin({"armies": [army, army], "maps": ["dwarven_outpost"] * 2}, 10, 5)
    g.apply(1, GAME.codec.parse(g, "letter B"))
    g.apply(0, GAME.codec.parse(g, "deploy elf_scout#1 y2"))
    reason = g.explain(0, GAME.codec.parse(g, "deploy elf_scout#2 aa4"))
    assert reason is not None
    assert reason.rule == "DM-5.14"
    assert g.explain(0, GAME.codec.parse(g, "deploy owlbear#1 z3")) is None


@pytest.mark.case("DM-C21", "DM-C22")
@pytest.mark.rule("DM-6.7", "DM-6.8", "DM-6.9", "DM-6.10", "DM-6.11", "DM-6.17")
def test_activation_order() -> None:
    r, b = "azure", "ember"
    assert activations(3, 5) == [r, b, b, r, r, b, b, b]
    assert activations(4, 4) == [r, b, b, r, r, b, b, r]


@pytest.mark.case("DM-C23")
@pytest.mark.rule("DM-6.11", "DM-28.1", "DM-28.3", "DM-7.9", "DM-7.10", "DM-21.9")
def test_activations_are_not_skipped() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (1, 1)),
            ("human_fighter", "azure", (3, 1), under("Stunned")),
            ("orc_raider", "ember", (9, 9)),
        ]
    )
    f.act(f"azure activate {SELL}", "azure end-turn")
    assert f.rule("azure end-turn") == "DM-28.3"
    assert f.rule(f"azure activate {SELL}") == "DM-28.1"
    f.act("azure activate human_fighter#1")
    assert f.asked == "ember"


@pytest.mark.case("DM-C24")
@pytest.mark.rule("DM-6.12")
def test_whoever_is_destroyed_before_its_activation_loses_it() -> None:
    f = Field(
        [("hill_giant", "azure", (4, 4)), ("orc_raider", "ember", (6, 4), {"hp": 5}), ("orc_raider", "ember", (9, 9))],
        owed=1,
        faces=[15],
    )
    f.act("azure activate hill_giant#1", "azure attack club orc_raider#1", "azure end-turn")
    assert f.asked == "ember"
    assert f.offers("activate") == ["activate orc_raider#2"]


@pytest.mark.case("DM-C25", "DM-C26")
@pytest.mark.rule("DM-6.2", "DM-6.5", "DM-6.6", "DM-6.1", "DM-6.3", "DM-6.4")
def test_a_stunned_commander_does_not_count_for_initiative() -> None:
    f = Field(
        [
            ("mind_flayer_scourge", "azure", (1, 1), {**under("Stunned"), "activated": 1}),
            ("goblin_underboss", "azure", (3, 1)),
            ("dwarf_battlemaster", "ember", (9, 9), {"activated": 1}),
        ],
        owed=1,
        faces=[7, 3, 7],
    )
    f.act("azure activate goblin_underboss#1", "azure end-turn")
    assert [roll.face for roll in f.told("rolled")] == [7, 3, 7]
    assert (f.ask, f.asked) == ("first", "ember")
    f.act("ember first azure")
    assert f.asked == "azure"
