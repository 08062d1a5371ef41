"""Chapter 16: charges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under
from warhall.games.dnd_miniatures import GAME
from warhall.kernel.narrator import Narrator


def places(f: Field, verb: str) -> set[tuple[int, int]]:
    """The squares that a verb is offered for."""
    cell = f.g.board.map.cell_named
    return {f.g.board.map.place(cell(text.split()[-1])) for text in f.offers(f"{verb} ")}


@pytest.mark.rule("DM-16.13", "DM-16.15", "DM-16.11")
def test_any_path_to_the_nearest_square_may_be_charged() -> None:
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (7, 5))], active="orc_raider#1", faces=[2])
    path = f.path((3, 4), (4, 3), (5, 4), (6, 5))
    assert f.rule(f"azure charge-by {SELL} {path}") is None
    f.act(f"azure charge-by {SELL} {path}")
    assert f.at("orc_raider#1") == (6, 5)


@pytest.mark.rule("DM-16.4", "DM-16.3")
def test_a_charge_ends_in_the_cheapest_squares_at_least_2_away() -> None:
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5)), FAR], active=RAIDER)
    assert places(f, f"charge {SELL}") == {(5, 4), (5, 5), (5, 6)}
    f = Field(
        [("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5)), FAR],
        marks={(5, 4): "d", (5, 5): "d"},
        active=RAIDER,
    )
    assert places(f, f"charge {SELL}") == {(5, 6)}, "the others cost one more"
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (4, 5)), FAR], active=RAIDER)
    assert places(f, f"charge {SELL}") == set(), "the nearest square is only 1 away"


@pytest.mark.rule("DM-16.9", "DM-16.10")
@pytest.mark.parametrize(
    ("condition", "rule"),
    [("Immobilized", "DM-16.10"), ("Staggered", "DM-16.10"), ("Slowed", "DM-16.9"), ("Dazed", None)],
)
def test_who_may_not_charge(condition: str, rule: str | None) -> None:
    f = Field(
        [
            ("orc_raider", "azure", (2, 5), under(condition)),
            ("human_sellsword", "ember", (7, 5)),
            ("human_town_guard", "ember", (1, 4)),
        ],
        active=RAIDER,
    )
    assert f.rule_at(f"azure charge {SELL}", 6, 5) == rule


@pytest.mark.rule("DM-23.17", "DM-16.1")
@pytest.mark.card("halfling_paladin")
@pytest.mark.parametrize(("paladin", "rule"), [((6, 8), "DM-23.17"), ((11, 9), None)])
def test_charge_protection_counts_from_the_charging_enemy(paladin: tuple[int, int], rule: str | None) -> None:
    """The charger stands in column 2; within 5 squares of it nobody may charge an ally, however near that one is."""
    f = Field(
        [
            ("human_sellsword", "azure", (2, 5)),
            ("halfling_paladin", "ember", paladin),
            ("orc_raider", "ember", (7, 5)),
        ],
        active=SELL,
    )
    assert f.rule_at(f"azure charge {RAIDER}", 6, 5) == rule


@pytest.mark.rule("DM-16.3", "DM-16.15")
@pytest.mark.parametrize("transferred", [False, True])
def test_a_charge_by_a_teleporter_must_be_as_short_as_one_on_foot(transferred: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (3, 5)), ("orc_raider", "ember", (8, 5))],
        marks={(4, 7): "T", (9, 8): "T"},
        active=SELL,
        teleported=[SELL] if transferred else [],
    )
    ends = {text.split()[-1] for text in f.offers("charge ")}
    by_transfer = {f.square(8, 6), f.square(9, 6)}
    assert ends == {f.square(7, y) for y in (4, 5, 6)} | (set() if transferred else by_transfer)


@pytest.mark.rule("DM-16.2")
def test_nobody_charges_a_creature_that_is_gone() -> None:
    gone: Any = ("orc_raider", "ember", (9, 5), {"at": "", "gone": True})
    f = Field([("human_sellsword", "azure", (5, 5)), gone, FAR], active=SELL)
    told = f.refusal(f"azure charge orc_raider#1 {f.square(8, 5)}")
    assert told is not None
    assert (told.rule, told.message) == ("DM-11.18", "gone")
    for language, said in (
        ("en", "Orc Raider 1 is no longer on the map. [DM-11.18]"),
        ("ru", "Существа уже нет на поле: Орк-налётчик 1. [DM-11.18]"),
        ("uk", "Істоти вже немає на полі: Орк-наскочник 1. [DM-11.18]"),
    ):
        assert Narrator(GAME, language).refusal(told) == said


@pytest.mark.rule("DM-16.1", "DM-23.16")
def test_a_charge_alone_adds_nothing_to_the_damage() -> None:
    f = Field([("human_sellsword", "azure", (2, 5)), ("hill_giant", "ember", (6, 5))], active=SELL, faces=[15])
    f.to("azure charge hill_giant#1", 5, 5)
    assert [told.amount for told in f.told("damaged")] == [15]


@pytest.mark.rule("DM-16.4")
def test_a_charge_by_a_path_ends_in_one_of_the_nearest_squares_too() -> None:
    f = Field([("human_sellsword", "azure", (2, 5)), ("hill_giant", "ember", (6, 5))], active=SELL, faces=[2])
    assert f.rule(f"azure charge-by hill_giant#1 {f.path((3, 5), (4, 5), (5, 4), (6, 4))}") == "DM-16.4"
    f.act(f"azure charge-by hill_giant#1 {f.path((3, 5), (4, 5), (5, 4))}")
    assert f.at(SELL) == (5, 4)


@pytest.mark.rule("DM-16.3", "DM-10.8")
def test_a_large_creature_charges_until_any_of_its_squares_is_adjacent() -> None:
    f = Field([("hill_giant", "azure", (2, 5)), ("human_sellsword", "ember", (8, 5))], active="hill_giant#1")
    assert f.offers("charge ") == [f"charge {SELL} {f.square(6, y)}" for y in (3, 4, 5, 6)]


@pytest.mark.rule("DM-16.15", "DM-9.7")
@pytest.mark.card("giant_acid_beetle")
@pytest.mark.parametrize("verb", ["move", "burrow"])
def test_whoever_has_burrowed_in_its_turn_charges_by_no_teleporter(verb: str) -> None:
    """On foot the raider is too far away; by the teleporters it is not."""
    beetle = "giant_acid_beetle#1"
    f = Field(
        [("giant_acid_beetle", "azure", (2, 5)), ("orc_raider", "ember", (14, 5))],
        marks={(5, 5): "T", (12, 5): "T"},
        active=beetle,
    )
    f.to(f"azure {verb}", 3, 5)
    assert bool(f.offers("charge ")) is (verb == "move")


@pytest.mark.rule("DM-16.3", "DM-16.4")
def test_a_burrower_does_not_charge_at_whom_its_next_square_is_beside() -> None:
    for x, free in ((5, False), (6, True)):
        f = Field([("bulette", "azure", (2, 4)), ("human_sellsword", "ember", (x, 5)), FAR], active="bulette#1")
        assert bool(f.offers(f"charge {SELL}")) is free


@pytest.mark.rule("DM-9.7", "DM-16.15")
def test_who_has_walked_in_its_turn_does_not_charge_under_ground() -> None:
    pits = {(7, y): "o" for y in range(12)}
    for walked, free in ((False, True), (True, False)):
        f = Field(
            [("bulette", "azure", (2, 4)), ("human_sellsword", "ember", (9, 5)), FAR], marks=pits, active="bulette#1"
        )
        if walked:
            f.to("azure move", 3, 4)
        assert bool(f.offers(f"charge {SELL}")) is free


@pytest.mark.rule("DM-16.3", "DM-16.15")
def test_where_there_are_teleporters_a_charge_is_two_squares_long_as_well() -> None:
    for x, free in ((7, False), (8, True)):
        crew = [("orc_raider", "azure", (5, 5)), ("human_sellsword", "ember", (x, 5)), FAR]
        f = Field(crew, marks={(1, 1): "T", (14, 1): "T"}, active=RAIDER)
        assert bool(f.offers(f"charge {SELL}")) is free


@pytest.mark.rule("DM-28.4", "DM-16.1")
def test_who_has_attacked_does_not_charge() -> None:
    crew = [("orc_raider", "azure", (5, 5)), ("goblin_cutter", "ember", (6, 5)), ("human_sellsword", "ember", (9, 8))]
    f = Field(crew, active=RAIDER, faces=[2])
    charge = f.offers(f"charge {SELL}")[0]
    f.act("azure attack greataxe goblin_cutter#1")
    assert f.rule(f"azure {charge}") == "DM-28.4"


@pytest.mark.rule("DM-16.7", "DM-16.12")
def test_who_is_destroyed_on_its_way_makes_no_attack() -> None:
    crew = [
        ("orc_raider", "azure", (2, 5), {"hp": 5}),
        ("human_fighter", "ember", (2, 6)),
        ("elf_scout", "ember", (7, 5)),
    ]
    f = Field([*crew, ("orc_raider", "azure", (14, 1))], active=RAIDER, faces=[15])
    f.act(f"azure {f.offers('charge elf_scout#1')[0]}", "ember opportunity human_fighter#1")
    assert (f.is_gone(RAIDER), f.hp("elf_scout#1"), f.ask) == (True, 35, "activate")


@pytest.mark.rule("DM-23.17", "DM-22.14")
@pytest.mark.parametrize("state", ["Stunned", "Helpless", "Dazed"])
def test_charge_protection_goes_on_while_its_bearer_is_inactive(state: str) -> None:
    crew = [("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (6, 8))]
    f = Field([*crew, ("halfling_paladin", "ember", (7, 5), under(state))], active=RAIDER)
    assert f.offers(f"charge {SELL}") == []
