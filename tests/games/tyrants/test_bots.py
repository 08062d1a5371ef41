"""What the bots are told: one scale to the last turn, what markers and decks are worth; and how the levels play."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import AtTable, at
from warhall.arena.progress import Progress
from warhall.bots.choose import choose
from warhall.games.tyrants import GAME
from warhall.games.tyrants.bots import FEW, SCALES, evaluate, firmness, insight, order
from warhall.games.tyrants.bots_insight import KNOWN
from warhall.games.tyrants.state import Tyrants
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import SURE

LAST_TURN = """
    ending: troops
    seats:
      red: {troops: [skullport:2], vp: 1}
      blue: {hand: [noble, noble, soldier, soldier, house_guard], troops: [araumycos:0, araumycos:1], vp: {VP}}
    turn: {seat: blue}
"""


MARKET = ", ".join(card.id for card in GAME.tables.cards if card.half_deck == "drow" for _ in range(card.copies))


def state_of(table: AtTable) -> Tyrants:
    assert isinstance(table.state, Tyrants)
    return table.state


def chosen(table: AtTable, bot: str) -> str:
    decision = table.state.decision
    assert decision is not None
    code = choose(bot, table.state, decision.seat, SeededDice(3)).code
    return GAME.codec.notation(table.state, code)


def play_turn(table: AtTable, bot: str) -> list[str]:
    """The actions of a bot until another seat is asked or the game is over."""
    decision = table.state.decision
    assert decision is not None
    seat, done = decision.seat, []
    while (asked := table.state.decision) is not None and asked.seat == seat:
        done.append(chosen(table, bot))
        table.state.apply(seat, choose(bot, table.state, seat, SeededDice(3)).code)
    return done


@pytest.mark.parametrize("bot", ["greedy", "normal"])
@pytest.mark.parametrize("vp", [0, 60])
def test_the_cards_of_the_last_turn_are_played_whether_one_leads_or_not(bot: str, vp: int) -> None:
    table = at(LAST_TURN.replace("{VP}", str(vp)).replace("vp: 1}", "vp: 30}"))
    actions = play_turn(table, bot)
    assert sum(action.startswith("play ") for action in actions) == 5
    assert actions[-1] == "end-turn"
    assert table.over


def test_who_leads_in_the_last_turn_and_may_end_it_has_won() -> None:
    ahead, behind = (state_of(at(LAST_TURN.replace("{VP}", vp))) for vp in ("9", "0"))
    behind.vp[0] = 30
    assert (evaluate(ahead, 1), evaluate(ahead, 0)) == (SURE, 0)
    assert 0 < evaluate(behind, 1) < evaluate(behind, 0) < SURE


def test_the_same_lead_is_the_surer_the_nearer_the_end() -> None:
    def insight(barracks: int) -> int:
        table = at(f"""
            market_deck: [{MARKET}]
            seats:
              red: {{troops: [skullport:2], vp: 5, barracks: {barracks}}}
              blue: {{troops: [eryndlyn:0], barracks: {barracks}}}
            turn: {{seat: red}}
        """)
        return evaluate(state_of(table), 0)

    assert SURE // 2 < insight(38) < insight(20) < insight(2) < SURE
    assert firmness(0) == 4 * firmness(40)


def test_a_marker_under_total_control_counts_by_the_turns_that_are_left() -> None:
    def worth(barracks: int) -> int:
        state = at(f"""
            market_deck: [{MARKET}]
            seats:
              red: {{troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3], barracks: {barracks}}}
              blue: {{troops: [eryndlyn:0], barracks: {barracks}}}
            turn: {{seat: red}}
        """).state
        return SCALES.terms(state, 0)["marker-vp"]

    assert worth(30) > worth(10) > worth(0) == 0


def test_three_power_free_a_marker_site_rather_than_deploy_three_troops_on_a_route() -> None:
    table = at("""
        seats:
          red: {troops: [araumycos:0, araumycos:1, araumycos:2]}
          blue: {troops: [araumycos:3]}
        turn: {seat: red, power: 4}
    """)
    actions = play_turn(table, "normal")
    assert actions[:2] == ["assassinate araumycos:3", "deploy araumycos:3"]


def test_of_several_empty_spaces_at_one_site_one_is_tried_before_the_others() -> None:
    table = at("""
        seats:
          red: {troops: [araumycos:0], hand: [noble]}
          blue: {troops: [eryndlyn:0]}
        turn: {seat: red, power: 1, influence: 3}
    """)
    decision = table.state.decision
    assert decision is not None
    assert len(decision.options) > FEW
    tried = [GAME.codec.notation(table.state, code) for code in order(state_of(table), 0, decision.options)]
    assert tried[0] == "play noble"
    assert tried[-1].startswith("deploy araumycos")
    assert next(line for line in tried if line.startswith("deploy araumycos")) in tried[: len(tried) // 2]
    assert sorted(tried) == sorted(GAME.codec.notation(table.state, code) for code in decision.options)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    g = GAME.begin({}, SeededDice(11))
    bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    dice = [SeededDice(12), SeededDice(13)]
    while g.decision is not None:
        asked = g.decision.seat
        g.apply(asked, choose(bots[asked], g, asked, dice[asked]).code)
    assert g.result is not None
    assert g.result.winners == (seat,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_players_add_up_to_one(players: int) -> None:
    g = GAME.begin({"players": players}, SeededDice(21))
    dice = SeededDice(22)
    assert isinstance(g, Tyrants)
    for _ in range(60):
        assert g.decision is not None
        g.apply(g.decision.seat, choose("greedy", g, g.decision.seat, dice).code)
        assert SURE - players <= sum(evaluate(g, seat) for seat in range(players)) <= SURE


@pytest.mark.rule("TU-11.1")
@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_who_is_far_ahead_still_brings_the_game_to_its_end(level: str) -> None:
    table = at("""
        seats:
          red: {troops: [araumycos:0, araumycos:1, araumycos:2, eryndlyn:1], vp: 300, barracks: 1}
          blue: {troops: [eryndlyn:0]}
        turn: {seat: red, power: 1}
    """)
    assert any(line.startswith("deploy") for line in play_turn(table, level))


def chances(tokens: int) -> tuple[int, int]:
    """How both players stand, one of whom has only so many VP tokens more."""
    table = at(f"""
        seats:
          red: {{troops: [araumycos:0], vp: {tokens}}}
          blue: {{troops: [eryndlyn:0]}}
        turn: {{seat: red}}
    """)
    return evaluate(state_of(table), 0), evaluate(state_of(table), 1)


def test_however_far_ahead_more_is_better() -> None:
    rated = [chances(tokens) for tokens in (0, 40, 80, 120, 200, 400, 800)]
    assert [own for own, _ in rated] == sorted({own for own, _ in rated})
    assert [other for _, other in rated] == sorted({other for _, other in rated}, reverse=True)
    assert all(SURE - 2 <= own + other <= SURE for own, other in rated)


def test_a_game_that_is_as_good_as_won_is_seen_to_go_on() -> None:
    progress = Progress(SURE)
    for number, tokens in enumerate(range(100, 180, 20)):
        progress.note(60 * number, chances(tokens))
    assert progress.longest().decisions < 120


def owning(card: str) -> Tyrants:
    """Red has a card in the discard pile, and nothing else is on the table."""
    return state_of(
        at(f"""
            market_deck: [{MARKET}]
            seats:
              red: {{troops: [skullport:2], discard: [{card}], barracks: 30}}
              blue: {{troops: [eryndlyn:0], barracks: 30}}
            turn: {{seat: red}}
        """)
    )


def test_the_insight_tells_cards_of_one_cost_apart() -> None:
    assert evaluate(owning("wyrmspeaker"), 0) == evaluate(owning("blackguard"), 0)
    assert insight(owning("wyrmspeaker"), 0) > insight(owning("blackguard"), 0)


def test_the_insight_knows_only_cards_that_there_are() -> None:
    assert set(KNOWN.cards) <= {card.id for card in GAME.tables.cards}
    assert any(KNOWN.cards.values())


def test_master_recruits_the_better_of_two_cards_that_cost_the_same() -> None:
    table = at(f"""
        market: [blackguard, wyrmspeaker]
        market_deck: [{MARKET}]
        seats:
          red: {{troops: [skullport:2], barracks: 30}}
          blue: {{troops: [eryndlyn:0], barracks: 30}}
        turn: {{seat: red, influence: 3}}
    """)
    assert chosen(table, "master") == "recruit wyrmspeaker"
