"""Chapter 16: charges."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under


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
