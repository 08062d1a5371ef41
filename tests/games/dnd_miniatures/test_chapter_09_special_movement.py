"""Chapter 9: special ways to move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under, walls
from warhall.games.dnd_miniatures import GAME


@pytest.mark.rule("DM-9.7")
def test_whoever_walked_does_not_burrow_in_the_same_turn() -> None:
    f = Field([("bulette", "azure", (4, 5)), FAR], active="bulette#1")
    assert f.offers("burrow")
    f.to("azure move", 5, 5)
    assert not f.offers("burrow")
    assert f.rule_at("azure burrow", 6, 5) == "DM-9.7"
    assert f.offers("move")


@pytest.mark.rule("DM-9.7", "DM-16.15")
def test_a_burrower_that_walked_charges_above_ground_and_one_that_dug_below() -> None:
    wall = walls(*((8, y) for y in range(12) if y != 5))
    crew: list[Any] = [
        ("giant_acid_beetle", "azure", (3, 5)),
        ("human_sellsword", "ember", (11, 5)),
        ("orc_raider", "ember", (4, 6)),
    ]
    f = Field(crew, marks=wall, active="giant_acid_beetle#1", faces=[2] * 4)
    f.to("azure burrow", 6, 5).to(f"azure charge {SELL}", 10, 5)
    assert not f.told("opportunity-taken")
    assert f.told("attack-rolled")
    f = Field(crew, marks=walls(*((8, y) for y in range(12))), active="giant_acid_beetle#1")
    f.to("azure move", 5, 4)
    f.passing()
    assert not f.offers(f"charge {SELL}"), "no way above ground leads through the wall"
    f = Field(crew, marks=wall, active="giant_acid_beetle#1")
    f.to("azure burrow", 6, 5)
    path = f.path((7, 5), (8, 5), (9, 5), (10, 5))
    assert f.rule(f"azure charge-by {SELL} {path}") == "DM-9.7"


@pytest.mark.rule("DM-9.3")
@pytest.mark.parametrize("heard", [True, False])
def test_after_its_first_square_only_flyers_strike_at_a_flyer(heard: bool) -> None:  # noqa: FBT001
    f = Field(
        [("harpy", "azure", (2, 5)), ("orc_raider", "ember", (4, 4)), ("harpy", "ember", (4, 6)), FAR], active="harpy#1"
    )
    line = f"move-by {f.path((3, 5), (4, 5), (5, 5), (6, 5))}"
    if heard:
        f.act(f"azure {line}")
    else:
        f.g.apply(0, GAME.codec.parse(f.g, line))
    assert f.at("harpy#1") == (3, 5)
    assert f.options() == ["opportunity harpy#2", "pass"]


@pytest.mark.rule("DM-9.7", "DM-7.3")
@pytest.mark.card("giant_acid_beetle")
def test_to_burrow_takes_the_move_action_and_then_the_attack_action() -> None:
    f = Field([("giant_acid_beetle", "azure", (2, 5)), ("orc_raider", "ember", (14, 5))], active="giant_acid_beetle#1")
    f.to("azure burrow", 3, 5).to("azure burrow", 4, 5)
    assert f.ask == "activate", "nothing is left to do"


@pytest.mark.rule("DM-9.9")
def test_a_phasing_creature_goes_through_walls_whatever_else_it_suffers() -> None:
    wall = walls(*((6, y) for y in range(12)))
    f = Field([("phantom_warrior", "azure", (5, 5), under("Slowed")), FAR], marks=wall, active="phantom_warrior#1")
    assert f.to("azure move", 7, 5).at("phantom_warrior#1") == (7, 5)


@pytest.mark.rule("DM-8.15", "DM-9.9")
def test_the_shift_of_a_phasing_creature_cuts_no_corner_of_a_wall() -> None:
    f = Field([("phantom_warrior", "azure", (5, 5)), FAR], marks=walls((6, 5)), active="phantom_warrior#1")
    assert f.rule_at("azure shift", 5, 4) is None
    assert f.rule_at("azure shift", 6, 4) is not None
    assert f.rule_at("azure move", 6, 4) is None


@pytest.mark.rule("DM-8.9", "DM-9.2")
@pytest.mark.parametrize(("state", "free"), [("Helpless", True), ("Stunned", False)])
def test_a_flyer_passes_a_flying_enemy_only_if_it_is_helpless(state: str, free: bool) -> None:  # noqa: FBT001
    corridor = walls(*((x, y) for x in range(16) for y in (4, 6)))
    crew = [("harpy", "azure", (5, 5)), ("harpy", "ember", (6, 5), under(state)), FAR]
    f = Field(crew, marks=corridor, active="harpy#1")
    assert (f.rule_at("azure move", 8, 5) is None) is free


@pytest.mark.rule("DM-9.6", "DM-24.22")
def test_a_flyer_ends_on_no_statue() -> None:
    f = Field([("harpy", "azure", (5, 5)), FAR], marks={(7, 5): "S"}, active="harpy#1")
    assert f.rule(f"azure move-by {f.path((6, 5), (7, 5))}") is not None
    assert f.rule(f"azure move-by {f.path((6, 5), (7, 5), (8, 5))}") is None
    assert f.rule_at("azure move", 7, 5) is not None
