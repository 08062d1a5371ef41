"""What the bots know: attacks by their odds, ground at the end of the round, orders for those who can use them."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.table import Table
from warhall.bots.chances import chances
from warhall.bots.choose import choose
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.bots import BENCH, averaged, evaluate, features, turn
from warhall.games.fantasy_commander.bots_command import ways_to_command
from warhall.games.fantasy_commander.bots_harm import Blow, harm
from warhall.games.fantasy_commander.bots_order import by_turns
from warhall.games.fantasy_commander.bots_terms import ARMY, ATTACK, ENEMY, HELD, KEPT, READY, TERMS, goals
from warhall.games.fantasy_commander.state import DEPLOY, GIVE, Battle
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import SURE

PLAIN = Blow(
    dice=3, faces=2, panics=0, blocks=0, shields=2, armour=0, calm=0, bleeds=False, spared=0, most=99
)  # fmt: skip


def mean(blow: Blow) -> float:
    return sum(wounds * chance for wounds, chance in enumerate(harm(blow).wounds))


def chosen(f: Field, side: str, level: str = "greedy") -> str:
    return GAME.codec.notation(f.g, choose(level, f.g, f.seat(side), SeededDice(5)).code)


@pytest.mark.rule("FC-19.7")
def test_three_dice_wound_once_and_scare_half_a_hex_on_average() -> None:
    assert mean(PLAIN) == pytest.approx(1)
    assert harm(PLAIN).retreat == pytest.approx(0.5)
    assert sum(harm(PLAIN).wounds) == pytest.approx(1)


@pytest.mark.rule("FC-19.10", "FC-26.1", "FC-26.29", "FC-26.35", "FC-18.9")
@pytest.mark.parametrize(
    "change", [{"blocks": 2}, {"armour": 1}, {"most": 1}, {"spared": 1}], ids=["blocks", "armour", "cap", "town"]
)
def test_blocks_armour_survivable_and_towns_take_wounds_off(change: dict[str, int]) -> None:
    assert mean(PLAIN._replace(**change)) < mean(PLAIN)  # type: ignore[arg-type]


def test_panic_wounds_the_resurgent() -> None:
    assert mean(PLAIN._replace(bleeds=True)) == pytest.approx(1.5)
    assert harm(PLAIN._replace(bleeds=True)).retreat == 0


def test_a_unit_beside_an_enemy_who_cannot_answer_attacks() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), foe("zombie_warriors", "g6"))
    while f.g.activation is None:
        f.do("empire", chosen(f, "empire"))
    assert chosen(f, "empire") == "attack zombie_warriors-1"


def test_the_way_to_the_enemy_counts_only_for_the_side_that_weighs() -> None:
    near, far = (
        Field(own("legionnaires", at, order="red"), foe("zombie_warriors", "g1"), alone=True).g for at in ("g7", "g11")
    )
    assert evaluate(near, 0) > evaluate(far, 0)
    for g in (near, far):
        assert features(g, 0, own=False)[ENEMY] == 0
        assert features(g, 0, own=True)[ENEMY] < 0


@pytest.mark.rule("FC-7.7")
def test_ground_is_worth_more_the_later_the_round() -> None:
    def held(order: str | None) -> Battle:
        tokens = {} if order is None else {"order": order}
        units = own("legionnaires", "g6", **tokens), foe("zombie_warriors", "c1", **tokens)
        return Field(*units, scenario="s1", points=["g6"]).g

    early, late = held("red"), held(None)
    assert features(early, 0, own=True)[HELD] == features(late, 0, own=True)[HELD] > 0
    assert features(early, 0, own=True)[KEPT] < features(late, 0, own=True)[KEPT]


@pytest.mark.rule("FC-10.1", "FC-14.4")
def test_the_only_order_goes_to_the_unit_that_can_attack() -> None:
    f = Field(
        own("legionnaires", "a11"), own("legionnaires", "g6"), foe("zombie_warriors", "h6"),
        phase="give", alone=True, sides={"empire": {"reserve": {"red": 1}}},
    )  # fmt: skip
    assert chosen(f, "empire") == "give legionnaires-1 yellow"
    f.do("empire", "give legionnaires-1 yellow")
    assert chosen(f, "empire") == "give legionnaires-2 red"


def test_an_attack_that_is_not_rolled_is_rated_by_its_average() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), foe("zombie_warriors", "g6", order="green"))
    while f.g.activation is None:
        f.do("empire", f.options("empire")[0])
    assert not averaged(f.g)
    ready = features(f.g, 0, own=True)[READY]
    f.do("empire", "attack zombie_warriors-1")
    assert averaged(f.g)
    assert features(f.g, 0, own=True)[ATTACK] > 0
    assert ready > 0


def test_a_plan_reaches_to_the_end_of_the_activation() -> None:
    f = Field(*(own("legionnaires", at, order="red") for at in ("f6", "f8", "f10")), foe("imelstar", "a2"))
    before = turn(f.g)
    while f.g.activation is None:
        assert turn(f.g) == before
        f.do("empire", f.options("empire")[0])
    assert turn(f.g) <= before
    f.do("empire", "pass")
    assert turn(f.g) > before


def test_while_armies_deploy_a_plan_reaches_to_the_next_unit() -> None:
    table = Table()
    turns = []
    while table.g.phase == DEPLOY:
        turns.append(turn(table.g))
        table.first()
    assert turns == sorted(turns)
    assert len(set(turns)) == len(table.g.hexes)
    assert turn(table.g) > turns[-1]


@pytest.mark.rule("FC-6.5")
@pytest.mark.parametrize("scenario", ["s1", "s5"])
def test_who_deploys_first_is_not_ahead_for_it(scenario: str) -> None:
    table = Table(scenario=scenario)
    seen = []
    while table.g.phase == DEPLOY:
        seen.append(chances(table.g)[0])
        table.first()
    assert len(seen) > len(table.g.hexes)
    assert all(4000 < chance < 6000 for chance in seen)


def test_of_those_who_are_not_on_the_map_only_the_living_are_still_to_be_deployed() -> None:
    g = Table().g
    whole = features(g, 0, own=True)[ARMY]
    g.dead |= 1 << g.owners.index(0)
    assert features(g, 0, own=True)[ARMY] < whole


def commanding() -> Battle:
    """A battle in which the first side is to give the orders of its first round."""
    g = GAME.begin({"scenario": "s1"}, SeededDice(4))
    assert isinstance(g, Battle)
    while g.phase != GIVE:
        seat = next(iter(g.decisions))
        g.apply(seat, choose("greedy", g, seat, SeededDice(5)).code)
    return g


@pytest.mark.rule("FC-10.1", "FC-10.5", "FC-12.1")
def test_the_ways_to_give_orders_can_be_carried_out_and_differ_in_who_acts_when() -> None:
    g = commanding()
    for side in (0, 1):
        given = set()
        for codes in ways_to_command(g, side):
            after = g.copy()
            for code in codes:
                assert code in after.decisions[side].options
                after.apply(side, code)
            assert after.ready >> side & 1
            given.add(tuple(order for unit, order in enumerate(after.orders) if after.owners[unit] == side))
        assert len(given) == len(ways_to_command(g, side)) > 2


def test_nothing_is_proposed_where_no_orders_are_given() -> None:
    assert ways_to_command(Field(own("legionnaires", "f6", order="red"), foe("zombie_warriors", "g6")).g, 0) == []


@pytest.mark.rule("FC-7.7")
def test_orders_are_rated_at_the_end_of_the_round() -> None:
    g = commanding()
    goal, dice = BENCH.far(g), SeededDice(6)
    while g.round == 1:
        assert turn(g) < goal
        seat = next(iter(g.decisions))
        g.apply(seat, choose("random", g, seat, dice.child(g.count)).code)
    assert turn(g) >= goal


def test_a_finished_battle_is_on_the_same_scale() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe("zombie_warriors", "g6"), alone=True)
    assert 0 < evaluate(f.g, 0) < SURE
    f.do("styx", "concede")
    assert (evaluate(f.g, 0), evaluate(f.g, 1)) == (SURE, 0)


def test_the_quick_count_for_both_sides_agrees_with_the_scales() -> None:
    g = Field(own("legionnaires", "f6", order="red"), foe("zombie_warriors", "g7", order="blue")).g
    assert BENCH.scales is not None
    assert BENCH.scales.names == TERMS
    for seat in (0, 1):
        assert evaluate(g, seat) == BENCH.scales.evaluate(g, seat)


@pytest.mark.rule("FC-25.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_fights_an_epic_battle_to_its_end(seed: int) -> None:
    armies = [{"legionnaires": 2, "equestrian_knights": 1}, {"zombie_warriors": 3, "undead_cavalry": 1}]
    decks = [
        {"iron_march": 1, "powerful_strikes": 1, "flanking_maneuver": 1},
        {"claws_of_darkness": 2, "abyss_scream": 1, "dark_plans": 1},
    ]
    g = Table(SeededDice(seed), mode="epic", armies=armies, decks=decks).g
    dice = [SeededDice(10 + seed), SeededDice(20 + seed)]
    while g.decision is not None:
        seat = g.decision.seat
        g.apply(seat, choose("greedy", g, seat, dice[seat]).code)
    assert g.result is not None
    assert g.result.rule == "FC-25.2"


def test_the_first_moves_tried_serve_different_ends() -> None:
    f = Field(
        own("legionnaires", "g7", order="red"), foe("zombie_warriors", "g3"), scenario="s1", points=["d8"], alone=True
    )
    while f.g.activation is None:
        f.do("empire", chosen(f, "empire"))
    tried = BENCH.order(f.g, 0, f.g.decisions[0].options)
    moves = [code for code in tried if GAME.codec.notation(f.g, code).startswith(("move", "run"))][:3]
    board, distance = GAME.tables.board, GAME.tables.distance
    start = board.cell_named("g7")
    enemy, aims = board.cell_named("g3"), list(cells_of(goals(f.g)))
    at_enemy, at_goal, away = (board.cell_named(GAME.codec.notation(f.g, code).split()[1]) for code in moves)
    assert distance[at_enemy][enemy] < distance[start][enemy]
    assert min(distance[at_goal][aim] for aim in aims) < min(distance[start][aim] for aim in aims)
    assert distance[away][enemy] > distance[start][enemy]


def test_lists_are_merged_by_turns_and_nothing_twice() -> None:
    assert by_turns([[1, 2, 3], [2, 4], [5]]) == [1, 2, 5, 4, 3]
