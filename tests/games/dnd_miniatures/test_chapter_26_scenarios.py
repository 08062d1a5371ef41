"""Chapter 26: scenarios and victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, drawn, under
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.damage import hurt
from warhall.games.dnd_miniatures.score import centre_rank
from warhall.games.dnd_miniatures.tables import NONE, PLAIN


def held(*marks: tuple[str, int, int]) -> dict[str, Any]:
    """A map of floor with areas P (of A) and U (of B) in some squares."""
    rows = [["."] * 16 for _ in range(12)]
    for mark, x, y in marks:
        rows[y][x] = mark
    zones = "".join("".join(row) + "\n" for row in rows)
    return {"drawn": drawn(), "zones": zones, "areas": [{"mark": "P", "owner": 0}, {"mark": "U", "owner": 1}]}


@pytest.mark.rule("DM-26.15", "DM-26.16", "DM-26.5", "DM-26.1", "DM-26.17")
def test_awards_by_limit() -> None:
    scenarios = GAME.tables.scenarios
    assert scenarios["assault"].award == {"200": 10, "100": 5, "50": 2}
    assert scenarios["bounty"].bounty == {"200": 5, "100": 2, "50": 1}
    combined = scenarios["uncontested_bounty"]
    assert (combined.limits, combined.award, combined.bounty) == ((250,), {"250": 5}, {"250": 5})
    limit = GAME.tables.limits[250]
    assert (limit.creatures, limit.max_cost) == (10, 150)


@pytest.mark.rule("DM-26.8", "DM-24.11")
def test_whoever_falls_by_itself_scores_its_full_cost_for_the_opponent() -> None:
    f = Field(
        [
            ("harpy", "ember", (5, 5), under("Stunned")),
            ("orc_raider", "ember", (9, 9)),
            ("orc_raider", "azure", (1, 1)),
        ],
        marks={(5, 5): "o"},
        seat="ember",
        scenario="bounty",
    )
    f.act("ember activate harpy#1")
    assert f.vp("azure") == 26, "nobody eliminated it, so there is no bounty"


@pytest.mark.rule("DM-26.10")
def test_a_round_in_which_an_enemys_effect_forces_a_save_is_not_quiet() -> None:
    for author, quiet in (("ember", 0), ("azure", 10)):
        slowed = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot", "author": author}
        f = Field(
            [
                ("human_sellsword", "azure", (1, 1), {"effects": [slowed]}),
                ("orc_raider", "ember", (14, 10), {"activated": 1}),
            ],
            active=SELL,
            owed=0,
            quiet=9,
            faces=[2, 5, 6],
        )
        f.act("azure end-turn")
        assert f.g.quiet == quiet
        assert (f.g.result is not None) == bool(quiet)


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


@pytest.mark.rule("DM-26.18", "DM-26.13")
@pytest.mark.parametrize(("scenario", "limit", "more"), [("assault", 200, 0), ("bounty", 200, 5), ("bounty", 100, 2)])
def test_a_scenario_may_award_points_in_its_own_way(scenario: str, limit: int, more: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5), {"hp": 5}), FAR],
        active=SELL,
        faces=[15],
        scenario=scenario,
        limit=limit,
    )
    f.act("azure attack greatsword orc_raider#1")
    assert f.vp("azure") == 8 + more


@pytest.mark.rule("DM-26.11")
def test_of_creatures_equally_close_to_the_centre_the_dearest_decides() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (7, 5), {"activated": 1}),
            ("orc_raider", "ember", (8, 6), {"activated": 1}),
        ],
        quiet=9,
        owed=0,
    )
    assert f.g.result is not None
    assert f.g.result.places == (1, 2)


@pytest.mark.rule("DM-26.2", "DM-26.12")
def test_of_two_sides_the_one_with_enough_vp_wins_even_without_creatures() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), {"hp": 5}), ("orc_raider", "ember", (6, 5))],
        vp=[200, 0],
        seat="ember",
        active="orc_raider#1",
        faces=[18],
    )
    f.act(f"ember attack greataxe {SELL}")
    assert f.g.result is not None
    assert (f.g.result.rule, f.g.result.winners) == ("DM-26.2", (0,))


@pytest.mark.rule("DM-26.11")
def test_the_centre_is_as_far_from_the_first_row_as_from_the_last() -> None:
    f = Field([("orc_raider", "azure", (8, 0)), ("orc_raider", "ember", (8, 11))])
    assert centre_rank(f.g, 0) == centre_rank(f.g, 1)
    f = Field([("orc_raider", "azure", (8, 4)), ("orc_raider", "ember", (4, 6))])
    assert centre_rank(f.g, 0) > centre_rank(f.g, 1)


@pytest.mark.rule("DM-26.10")
def test_damage_by_an_enemy_ends_the_quiet_even_without_an_attack() -> None:
    for killer, eventful in ((1, 1), (NONE, 0), (2, 0)):
        f = Field([("human_sellsword", "azure", (5, 5)), FAR, ("orc_raider", "azure", (1, 1))])
        hurt(f.g, 0, ((5, PLAIN),), 1, killer)
        assert f.g.eventful == eventful


@pytest.mark.rule("DM-26.10")
@pytest.mark.card("ice_archon")
def test_a_power_without_damage_or_saving_throw_is_no_fight() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("ice_archon", "ember", (6, 5))])
    f.act(f"azure activate {SELL}")
    assert (f.conditions(SELL), f.g.eventful) == (["Slowed"], 0)


@pytest.mark.rule("DM-26.10", "DM-21.10")
@pytest.mark.parametrize(("author", "ends"), [("ember", False), ("azure", True)])
def test_who_dies_of_what_an_enemy_did_has_been_in_a_fight(author: str, ends: bool) -> None:  # noqa: FBT001
    burning = {"what": "ongoing", "of": "fire", "n": 5, "until": "save", "author": author}
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"hp": 5, "effects": [burning]}),
            ("orc_raider", "azure", (1, 1), {"activated": 1}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        quiet=9,
        owed=1,
    )
    f.act(f"azure activate {SELL}").passing("first")
    assert f.is_gone(SELL)
    assert (f.g.result is not None) is ends


@pytest.mark.rule("DM-26.12")
@pytest.mark.card("boneshard_skeleton")
def test_who_takes_the_last_enemy_along_has_lost_its_last_creature_at_the_same_moment() -> None:
    for vp, winner in ([0, 50], 1), ([50, 0], 0):
        f = Field(
            [("boneshard_skeleton", "azure", (5, 5), {"hp": 5}), ("human_sellsword", "ember", (6, 5), {"hp": 5})],
            seat="ember",
            active=SELL,
            faces=[15, 15],
            vp=vp,
        )
        f.act("ember attack greatsword boneshard_skeleton#1")
        assert f.g.result is not None
        assert (f.g.result.rule, f.g.result.winners) == ("DM-26.12", (winner,))


@pytest.mark.rule("DM-26.10")
@pytest.mark.parametrize(("quiet", "attacks", "ended"), [(9, True, False), (9, False, True), (8, False, False)])
def test_a_round_in_which_somebody_attacked_is_not_quiet_even_if_he_missed(
    quiet: int,
    attacks: bool,  # noqa: FBT001
    ended: bool,  # noqa: FBT001
) -> None:
    crew = [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5), {"activated": 1})]
    f = Field(crew, active=SELL, owed=0, quiet=quiet, faces=[2, 5, 6])
    if attacks:
        f.act("azure attack greatsword orc_raider#1")
    f.act("azure end-turn")
    assert (f.g.result is not None) is ended


@pytest.mark.rule("DM-26.11")
@pytest.mark.parametrize("state", [{}, under("Stunned")])
def test_of_a_side_the_creature_nearest_to_the_centre_counts_whatever_its_state(state: dict[str, Any]) -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (1, 1), {"activated": 1}),
            ("human_sellsword", "azure", (8, 6), {"activated": 1, **state}),
            ("orc_raider", "ember", (6, 5), {"activated": 1}),
        ],
        quiet=9,
        owed=0,
    )
    assert f.g.result is not None
    assert f.g.result.winners == (0,)


@pytest.mark.rule("DM-26.5", "DM-26.4")
@pytest.mark.parametrize(("limit", "award"), [(200, 10), (100, 5), (50, 2)])
def test_the_award_of_an_area_goes_by_the_limit(limit: int, award: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (2, 2), {"activated": 1}), ("orc_raider", "ember", (9, 1), {"activated": 1})],
        map=held(("P", 2, 2), ("U", 9, 9)),
        owed=0,
        limit=limit,
    )
    assert (f.vp("azure"), f.vp("ember")) == (award, 0)


@pytest.mark.rule("DM-26.13")
@pytest.mark.parametrize("state", [{}, under("Stunned"), under("Dazed")])
def test_a_bounty_is_paid_for_a_victim_in_any_state(state: dict[str, Any]) -> None:
    victim = ("orc_raider", "ember", (6, 5), {"hp": 5, **state})
    f = Field([("human_sellsword", "azure", (5, 5)), victim, FAR], active=SELL, faces=[15], scenario="bounty")
    assert f.act("azure attack greatsword orc_raider#1").vp("azure") == 13
