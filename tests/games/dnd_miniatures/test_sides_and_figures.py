"""Who decides and what counts: the confused, commanders, speed, teleporters, and battles of more than two sides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under
from warhall.games.dnd_miniatures.creatures import rating, speed
from warhall.games.dnd_miniatures.movement import can_stand
from warhall.games.dnd_miniatures.score import centre_rank


@pytest.mark.rule("DM-6.14", "DM-26.2", "DM-26.10")
def test_a_round_with_a_fight_begins_the_count_of_quiet_rounds_anew() -> None:
    crew: list[Any] = [("human_sellsword", "azure", (5, 5), {"activated": 1}), ("hill_giant", "ember", (6, 5))]
    f = Field(crew, seat="ember", owed=1, quiet=8, faces=[2, 12, 5])
    f.act("ember activate hill_giant#1", f"ember attack club {SELL}", "ember end-turn")
    assert f.g.round == 2
    assert f.g.quiet == 0


@pytest.mark.rule("DM-22.6")
@pytest.mark.parametrize(("face", "asked"), [(5, "azure"), (6, None), (15, None), (16, "ember"), (20, "ember")])
def test_the_roll_of_the_confused_says_who_decides(face: int, asked: str | None) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Confused")), ("human_fighter", "azure", (1, 1)), FAR],
        faces=[face, 2, 2],
    )
    f.act(f"azure activate {SELL}")
    moves = bool(f.offers("move")) if f.ask == "act" else False
    assert moves is (asked is not None)
    assert asked is None or f.asked == asked


@pytest.mark.rule("DM-22.6", "DM-27.18")
@pytest.mark.parametrize(("second", "asked"), [("ember", "ember"), ("jade", "jade")])
def test_the_confused_is_led_by_the_next_opponent_who_has_creatures_left(second: str, asked: str) -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), under("Confused")),
            ("human_fighter", "jade", (1, 1)),
            ("orc_raider", second, (9, 9)),
        ],
        players=3,
        scenario="free_for_all",
        faces=[16],
    )
    f.act(f"azure activate {SELL}")
    assert f.asked == asked


@pytest.mark.rule("DM-26.11")
def test_a_large_creature_is_as_close_to_the_centre_as_its_nearest_square() -> None:
    """A giant covers the square beside the middle; the sellsword of the other side stands two away."""
    crew: list[Any] = [("hill_giant", "azure", (6, 4)), ("human_sellsword", "ember", (9, 6))]
    f = Field(crew)
    assert centre_rank(f.g, 0)[0] == -1
    assert centre_rank(f.g, 1)[0] == -3


@pytest.mark.rule("DM-3.8", "DM-22.10")
@pytest.mark.parametrize(
    ("penalty", "conditions", "fast"), [(-7, [], 0), (2, [], 8), (2, ["Slowed"], 2), (-5, ["Slowed"], 1)]
)
def test_speed_is_changed_before_it_is_slowed_and_never_less_than_0(
    penalty: int, conditions: list[str], fast: int
) -> None:
    effects = [{"of": each, "until": "battle"} for each in conditions]
    boost = {"what": "bonus", "of": "speed", "n": penalty, "until": "battle"}
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": [*effects, boost]}), FAR])
    assert speed(f.g, 0) == fast


@pytest.mark.rule("DM-6.5", "DM-23.13")
@pytest.mark.parametrize(
    ("state", "counts"),
    [({}, 4), (under("Confused"), 0), (under("Stunned"), 0), (under("Helpless"), 0), (under("Dazed"), 4)],
)
def test_which_commanders_count_for_initiative(state: dict[str, Any], counts: int) -> None:
    f = Field([("orc_chieftain", "azure", (1, 1), state), FAR])
    assert rating(f.g, 0) == counts


@pytest.mark.rule("DM-19.6", "DM-19.1")
def test_each_of_two_enemies_is_struck_at_by_its_own_player_in_turn() -> None:
    crew: list[Any] = [
        ("human_sellsword", "azure", (5, 5)),
        ("orc_raider", "ember", (6, 5)),
        ("human_fighter", "jade", (4, 5)),
    ]
    f = Field(crew, players=3, scenario="free_for_all", active=SELL, faces=[2, 2])
    f.to("azure move", 5, 9)
    assert (f.asked, f.offers("opportunity")) == ("ember", [f"opportunity {RAIDER}"])
    f.act(f"ember opportunity {RAIDER}")
    assert (f.asked, f.offers("opportunity")) == ("jade", ["opportunity human_fighter#1"])


@pytest.mark.rule("DM-24.21", "DM-24.19")
@pytest.mark.parametrize(("which", "offered"), [(SELL, False), ("human_fighter#1", True)])
def test_a_teleporter_carries_each_creature_once_in_a_round(which: str, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("human_fighter", "azure", (1, 1)), FAR],
        marks={(5, 5): "T", (9, 9): "T"},
        active=SELL,
        teleported=[which],
    )
    assert bool(f.offers("transfer")) is offered


@pytest.mark.rule("DM-24.21", "DM-24.19")
def test_nobody_transfers_onto_a_teleporter_that_is_taken() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (9, 9))],
        marks={(5, 5): "T", (9, 9): "T", (1, 1): "T"},
        active=SELL,
    )
    assert f.offers("transfer") == [f"transfer {f.square(1, 1)}"]


@pytest.mark.rule("DM-16.15", "DM-9.7")
@pytest.mark.card("bulette")
def test_who_has_burrowed_charges_by_no_teleporter() -> None:
    crew: list[Any] = [("bulette", "azure", (1, 1)), ("human_sellsword", "ember", (12, 9))]
    f = Field(crew, marks={(5, 1): "T", (10, 9): "T"}, active="bulette#1")
    f.to("azure burrow", 3, 1)
    assert not f.offers("charge")


@pytest.mark.rule("DM-13.7", "DM-13.8")
@pytest.mark.card("dragonborn_warlord")
def test_a_bonus_for_a_while_adds_to_that_of_an_ability() -> None:
    """Bloodied +1, Dragon's Courage +1."""
    lord = ("dragonborn_warlord", "azure", (5, 5), {"hp": 30})
    f = Field([lord, ("dragonborn_warlord", "azure", (1, 1)), ("hill_giant", "ember", (6, 5)), FAR], faces=[5])
    f.act("azure activate dragonborn_warlord#1", "azure use dragonborn_warlord#2 dragons_courage").passing("act")
    f.act("azure attack longsword hill_giant#1")
    assert f.told("attack-rolled")[0].total == 5 + 12 + 2


@pytest.mark.rule("DM-24.16", "DM-22.13", "DM-24.11")
@pytest.mark.parametrize("condition", ["Stunned", "Helpless"])
def test_an_inactive_flyer_is_not_offered_a_place_over_a_pit(condition: str) -> None:
    f = Field([("harpy", "azure", (5, 5), under(condition)), FAR], marks={(6, 5): "o"})
    assert not can_stand(f.g, 0, f.g.board.map.cell(6, 5))
    assert can_stand(Field([("harpy", "azure", (5, 5)), FAR], marks={(6, 5): "o"}).g, 0, f.g.board.map.cell(6, 5))
