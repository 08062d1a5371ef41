"""What the bots are told: wounds, quests near by, attacks that wait; and `greedy` beats `random`."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from warhall.bots.choose import choose
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.bots import BENCH, TERMS, evaluate, features, turn, villainy
from warhall.games.dungeoneer.prospects import prospects
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import SURE


def chosen(t: AtTable) -> str:
    decision = t.state.decision
    assert decision is not None
    return GAME.codec.notation(t.state, choose("greedy", t.state, decision.seat, SeededDice(3)).code)


def test_health_and_quests_count() -> None:
    plain = evaluate(cross("").state, 0)
    assert evaluate(cross("health: 2").state, 0) < plain
    assert evaluate(cross("", "health: 2").state, 0) > plain
    assert evaluate(cross("completed: [fd_q_blood]").state, 0) > plain


def test_greedy_tries_a_quest_that_it_can_pay_for() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_lake, glory: 6, quests: [fd_q_sun]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "5:0", fd_salt_lake: "0:0"}
        """
    )
    assert chosen(t) == "try fd_q_sun"


def test_greedy_sends_a_monster_with_good_odds_and_names_a_good_form() -> None:
    t = cross("hand: [fd_necrodragon]", "peril: 6, health: 2", turn="phase: villainy")
    assert chosen(t) == "play fd_necrodragon"
    assert chosen(t.act("azure", "play fd_necrodragon")) == "form magic"


def test_greedy_explores_while_the_places_of_its_quests_are_not_on_the_map() -> None:
    t = cross("ap: 3, quests: [fd_q_oracle, fd_q_helm]", more="locations: {surface: [fd_salt_lake, fd_trog_caves]}")
    assert chosen(t) == "explore"


def test_a_quest_promises_more_the_nearer_it_is_and_the_better_its_odds_are() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: PLACE, level: LEVEL, quests: [fd_q_oracle]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2"}
        """

    def hope(place: str, level: int) -> int:
        return prospects(at(text.replace("PLACE", place).replace("LEVEL", str(level))).state, 0)

    assert hope("fd_caravan_gate", 1) < hope("fd_caravan_trail", 1) < hope("fd_oracle_oasis", 1)
    assert hope("fd_oracle_oasis", 1) < hope("fd_oracle_oasis", 4)


def test_the_glory_that_a_quest_still_lacks_counts_in_part() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_lake, glory: GLORY, quests: [fd_q_sun]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_salt_lake: "0:0"}
        """
    none, some, enough = (prospects(at(text.replace("GLORY", str(glory))).state, 0) for glory in (0, 3, 6))
    assert none < some < enough


@pytest.mark.rule("DG-1.11", "DG-5.2")
def test_villainy_is_worth_something_only_while_the_others_peril_pays_for_it() -> None:
    poor, rich = (cross("hand: [fd_necrodragon]", f"peril: {peril}").state for peril in (0, 6))
    assert villainy(poor, 0) == 0 < villainy(rich, 0)


@pytest.mark.rule("DG-19.6")
def test_a_place_that_is_not_laid_is_the_nearer_the_fewer_cards_are_left() -> None:
    def hope(deck: str) -> int:
        return prospects(cross("quests: [fd_q_oracle]", more=f"locations: {{surface: [{deck}]}}").state, 0)

    assert hope("fd_oracle_oasis, fd_trog_caves, fd_necrotower") < hope("fd_oracle_oasis, fd_trog_caves")
    assert hope("fd_trog_caves") < hope("fd_oracle_oasis, fd_trog_caves")


def test_a_poor_hope_still_leads_somewhere() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: PLACE, glory: 0, quests: [fd_q_sun]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2", fd_salt_lake: "0:3"}
        """
    far, near = (prospects(at(text.replace("PLACE", at_)).state, 0) for at_ in ("fd_caravan_gate", "fd_caravan_trail"))
    assert far < near < 0


@pytest.mark.rule("DG-1.2")
def test_a_hero_without_quests_is_drawn_to_a_weak_one() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: PLACE, level: 4}
          ember: {hero: fd_barbarian, at: fd_oracle_oasis, health: 1}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2"}
        """
    far, near = (prospects(at(text.replace("PLACE", at_)).state, 0) for at_ in ("fd_caravan_gate", "fd_caravan_trail"))
    assert 0 < far < near


def test_the_way_counts_only_for_the_player_who_weighs() -> None:
    g = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_trail, level: 4, quests: [fd_q_oracle]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2"}
        """
    ).state
    assert features(g, 0, own=True)[TERMS.index("way")] > 0
    assert not any(features(g, 0, own=False)[TERMS.index("way") :])
    assert BENCH.scales is not None
    assert BENCH.scales.names == TERMS


def test_a_plan_reaches_to_the_end_of_the_turn() -> None:
    t = cross("")
    before = turn(t.state)
    while t.state.active == 0:
        decision = t.state.decision
        assert decision is not None
        assert turn(t.state) == before
        t.state.apply(decision.seat, choose("greedy", t.state, decision.seat, SeededDice(4)).code)
    assert turn(t.state) == before + 1


@pytest.mark.rule("DG-1.1", "DG-1.2")
@pytest.mark.parametrize("seed", [2, 4])
def test_greedy_comes_to_an_end_with_all_sets(seed: int) -> None:
    g = GAME.begin({"sets": "all"}, SeededDice(seed))
    dice = [SeededDice(100 + seed), SeededDice(101 + seed)]
    while g.decision is not None and g.round < 20:  # type: ignore[attr-defined]
        asked = g.decision.seat
        g.apply(asked, choose("greedy", g, asked, dice[asked]).code)
    assert g.result is not None
    assert g.result.rule in ("DG-1.1", "DG-1.2")
    assert {evaluate(g, 0), evaluate(g, 1)} == {0, SURE}


def test_greedy_does_not_attack_a_stronger_hero() -> None:
    assert chosen(cross("ap: 1, health: 1, peril: 0", "level: 4")) != "attack ember"


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    g = GAME.begin({}, SeededDice(1000 + seat))
    bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    dice = [SeededDice(2000 + seat), SeededDice(3000 + seat)]
    while g.decision is not None:
        asked = g.decision.seat
        g.apply(asked, choose(bots[asked], g, asked, dice[asked]).code)
    assert g.result is not None
    assert g.result.winners == (seat,)
