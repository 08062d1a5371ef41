"""Habits: a practised player's moves without looking ahead are legal, sensible, and come to an end."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from warhall.bots.bot import Budget
from warhall.bots.search import rated_options
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.actions import Hold
from warhall.games.dungeoneer.bots import BENCH
from warhall.games.dungeoneer.habits import habit
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import Thought


def usual(t: AtTable) -> str:
    decision = t.state.decision
    assert decision is not None
    return GAME.codec.notation(t.state, habit(t.state, decision.seat))


ROAD = """
    seats:
      azure: {hero: fd_dragonslayer, at: PLACE, level: 4, ap: 3, quests: [fd_q_oracle]}
      ember: {hero: fd_barbarian, at: fd_salt_lake}
    map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2", fd_salt_lake: "0:3"}
    """


@pytest.mark.rule("DG-7.2", "DG-7.12")
def test_he_goes_where_his_quest_is_and_tries_it() -> None:
    assert usual(at(ROAD.replace("PLACE", "fd_caravan_gate"))) == "move n"
    assert usual(at(ROAD.replace("PLACE", "fd_oracle_oasis"))) == "try fd_q_oracle"


def test_he_explores_while_no_place_of_his_quests_is_on_the_map() -> None:
    t = cross(
        "ap: 3, quests: [fd_q_oracle, fd_q_helm]",
        "level: 4",
        more="locations: {surface: [fd_salt_lake, fd_trog_caves]}",
    )
    assert usual(t) == "explore"


@pytest.mark.rule("DG-5.1", "DG-10.3")
def test_he_sends_a_monster_in_its_best_form_where_peril_pays() -> None:
    t = cross("hand: [fd_necrodragon]", "peril: 6", turn="phase: villainy")
    assert usual(t) == "play fd_necrodragon"
    assert usual(t.act("azure", "play fd_necrodragon")) == "form magic"
    assert usual(cross("hand: [fd_necrodragon]", "peril: 0", turn="phase: villainy")) == "end"


def test_he_attacks_only_with_the_edge() -> None:
    assert usual(cross("ap: 2, level: 4", "level: 1")) == "attack ember"
    assert usual(cross("ap: 2, level: 1", "level: 4")) != "attack ember"


@pytest.mark.parametrize(("options", "seeds"), [({}, 6), ({"players": 3}, 3), ({"players": 4, "sets": "all"}, 2)])
def test_he_chooses_only_what_is_offered(options: dict[str, object], seeds: int) -> None:
    for seed in range(seeds):
        g = GAME.begin(options, SeededDice(seed))
        while g.decision is not None and g.count < 600:
            code = habit(g, g.decision.seat)  # type: ignore[arg-type]
            assert code in g.decision.options
            g.apply(g.decision.seat, code)


def test_nobody_thinks_about_holding() -> None:
    g = GAME.begin({}, SeededDice(5))
    hold = GAME.codec.first(Hold)
    while g.decision is not None and hold not in g.decision.options:
        g.apply(g.decision.seat, habit(g, g.decision.seat))  # type: ignore[arg-type]
    assert g.decision is not None
    assert hold in BENCH.idle(g)
    rated = rated_options(g, g.decision.seat, Thought(looks=500, playouts=2), Budget(500), SeededDice(1))
    assert rated[-1].code == hold
    assert sorted(each.code for each in rated) == sorted(g.decision.options)


@pytest.mark.parametrize("looks", [1, 7, 300])
def test_playing_on_by_habit_keeps_to_its_budget_and_knows_a_sure_quest(looks: int) -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_lake, glory: 6, quests: [fd_q_sun]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "5:0", fd_salt_lake: "0:0"}
        """
    )
    budget = Budget(looks)
    rated = rated_options(t.state, 0, Thought(looks=looks, playouts=2), budget, SeededDice(1))
    assert budget.spent <= looks
    assert GAME.codec.notation(t.state, rated[0].code) == "try fd_q_sun"
