"""An analysis adds up: choices and luck make the result; without chance there is no luck; mistakes are sure ones."""

from __future__ import annotations

import msgspec
import pytest

from tests.bots.rated_duel import GAME as RATED
from tests.kernel.duel import GAME as DUEL
from warhall.bots import analysis
from warhall.bots.analysis import Analyst, Moment, finished, result_of, share_of_best, summed, turning_points
from warhall.bots.chances import NoChanceError, chances
from warhall.bots.choose import choose
from warhall.bots.judging import Judgement, judge, opened, sure_loss, verdict_of
from warhall.games import game
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.game import Game
from warhall.kernel.minds import SURE
from warhall.kernel.record import Record
from warhall.kernel.table import Table, replay

FOUR = game("four")
LOOKS = 60


def played(room: Game, seed: int = 5) -> Record:
    """A game between two bots."""
    dice = SeededDice(seed)
    table = Table(room, None, dice.child(0))
    while table.state.result is None:
        seat = next(iter(table.state.decisions))
        table.act(seat, choose("random", table.state, seat, dice.child(1 + seat)).code)
    return table.record()


def dropped(*columns: str) -> Record:
    table = Table(FOUR, None, SeededDice(1))
    for number, column in enumerate(columns):
        table.act(number % 2, f"drop {column}")
    return table.record()


BLUNDER = dropped(*"dadadbd")  # at the sixth step yellow lets red make four


@pytest.mark.parametrize("room", [FOUR, RATED], ids=lambda room: room.id)
def test_choices_and_luck_add_up_to_the_result_less_the_even_share(room: Game) -> None:
    record = played(room)
    analyst = Analyst(room, record, LOOKS)
    found = finished(analyst, list(analyst.moments()))
    end = chances(replay(room, record).state)
    assert [each.step for each in found.moments] == list(range(len(record.entries) + 1))
    for seat, each in enumerate(found.sums):
        assert each.own + each.others + each.luck == each.total == end[seat] - 5000
    assert sum(each.luck for each in found.sums) == 0
    for moment in found.moments:
        assert sum(moment.open) == 10_000
        assert [sum(each) for each in moment.known] == [10_000, 10_000]
        assert sum(moment.choice) == sum(moment.luck) == 0


def test_where_nothing_is_left_to_chance_there_is_no_luck() -> None:
    analyst = Analyst(FOUR, played(FOUR), LOOKS)
    moments = list(analyst.moments())
    assert all(each.luck == (0, 0) for each in moments)
    assert all(each.known == (each.open, each.open) for each in moments)
    assert all(each.judged is None or each.judged.open == each.judged.known for each in moments)


def test_dice_and_secrets_are_luck() -> None:
    analyst = Analyst(RATED, played(RATED), LOOKS)
    moments = list(analyst.moments())
    second = moments[2]  # the cards are shown and the dice are thrown
    assert second.luck != (0, 0)
    assert any(each.known[0] != each.known[1] for each in moments), "the seats know different things"
    assert any(each.judged is not None and each.judged.open != each.judged.known for each in moments)


def test_the_same_choice_with_the_dice_for_and_against_differs_in_luck_alone() -> None:
    after = []
    for dice in ((5, 0), (0, 5)):
        table = Table(RATED, None, ScriptedDice((0, 0, 0, 0, 0, *dice)))
        for seat in (0, 1):
            table.act(seat, table.state.decisions[seat].options[1])
        after.append(list(Analyst(RATED, table.record(), LOOKS).moments())[2])
    lost, won = after
    assert lost.seat == won.seat == 1
    assert lost.choice == won.choice
    assert lost.judged == won.judged
    assert lost.luck[1] < 0 < won.luck[1]
    assert won.luck[1] - lost.luck[1] == won.open[1] - lost.open[1] > 3000


def test_the_same_record_looks_and_seed_give_the_same_analysis_in_one_go_or_in_pieces() -> None:
    record = played(RATED)
    whole = list(Analyst(RATED, record, LOOKS, 3).moments())
    assert list(Analyst(RATED, record, LOOKS, 3).moments()) == whole
    assert list(Analyst(RATED, record, LOOKS, 3).moments(4)) == whole[4:]
    assert list(Analyst(RATED, record, LOOKS, 4).moments()) != whole


def test_a_blunder_is_found_with_the_better_move_and_the_reason() -> None:
    analyst = Analyst(FOUR, BLUNDER)
    found = finished(analyst, list(analyst.moments()))
    judged = found.moments[6].judged
    assert judged is not None
    known = judged.known
    assert (known.verdict, known.choices[0].notation, known.choices[-1].notation) == ("blunder", "drop d", "drop b")
    assert [each.played for each in known.choices].count(True) == 1
    assert known.loss == known.best - known.played >= 1500
    assert "term-next" in {each.say.message for each in known.why}
    assert [each.chance for each in known.choices] == sorted((each.chance for each in known.choices), reverse=True)
    yellow = found.sums[1]
    assert yellow.blunders >= 1
    assert yellow.lost >= known.loss
    assert any(each.step == 6 and each.seat == 1 and each.change < 0 for each in found.turning)


def test_the_winning_move_is_no_mistake() -> None:
    last = next(iter(Analyst(FOUR, BLUNDER).moments(7)))
    assert last.judged is not None
    assert (last.judged.known.loss, last.judged.known.verdict, last.judged.known.played) == (0, None, 10_000)


def test_only_a_sure_loss_is_one() -> None:
    point = SURE // 100
    assert sure_loss([5 * point] * 4) == 500
    assert sure_loss([5 * point] * 3) == 0, "too few to be sure"
    assert sure_loss([20 * point, -10 * point, 15 * point, -5 * point]) == 0
    assert sure_loss([-5 * point] * 8) == 0
    assert 400 < sure_loss([4 * point, 6 * point] * 6) < 600


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (0, None),
        (199, None),
        (200, "inaccurate"),
        (499, "inaccurate"),
        (500, "mistake"),
        (1499, "mistake"),
        (1500, "blunder"),
    ],
)
def test_words_by_loss(loss: int, verdict: str | None) -> None:
    assert verdict_of(loss) == verdict


def test_with_all_hands_open_the_same_position_is_judged_by_what_really_lies_there() -> None:
    state = RATED.begin(None, SeededDice(4))
    shown = opened(state)
    assert shown.view(0) == state.view(0)
    world = shown.imagine(0, SeededDice(9))
    assert world.hands == state.hands  # type: ignore[attr-defined]  # it is a duel
    assert list(shown.decisions) == list(state.decisions)
    code = state.decisions[0].options[0]
    assert judge(shown, 0, code, SeededDice(1), 200).options == 3


def moment(step: int, seat: int, choice: int, luck: int = 0, before: int = 5000) -> Moment:
    now = before + choice + luck
    both = (now, 10_000 - now)
    signs = (1, -1) if seat == 0 else (-1, 1)
    return Moment(
        step=step,
        seat=seat,
        open=both if seat == 0 else both[::-1],
        known=(both, both),
        choice=tuple(sign * choice for sign in signs),
        luck=tuple(sign * luck for sign in signs),
    )


START = Moment(step=0, seat=None, open=(5000, 5000), known=((5000, 5000),) * 2, choice=(0, 0), luck=(0, 0))


def test_turning_points_are_the_five_largest_in_the_order_of_the_game() -> None:
    steps = [START, *(moment(n, n % 2, 100 * n, -40 * n if n != 7 else 5000) for n in range(1, 10))]
    found = turning_points(steps)
    assert [(each.step, each.by) for each in found] == [
        (5, "choice"),
        (6, "choice"),
        (7, "luck"),
        (8, "choice"),
        (9, "choice"),
    ]
    assert found[2].change == 5000
    assert turning_points([START, moment(1, 0, 299)]) == []


def test_who_gives_up_has_chosen_it() -> None:
    steps = [START, moment(1, 0, 1000)]
    red, yellow = summed(steps, result_of(2, loser=0), 0)
    assert (red.own, red.others, red.luck, red.total) == (-5000, 0, 0, -5000)
    assert (yellow.own, yellow.others, yellow.luck, yellow.total) == (0, 5000, 0, 5000)
    red, yellow = summed(steps, result_of(2, loser=None), None)
    assert (red.own, red.total, yellow.others, yellow.own, yellow.total) == (0, 0, -1000, 1000, 0)
    assert result_of(3, loser=1) == (5000, 0, 5000)


def judgement(best: int, played_: int, worst: int) -> Judgement:
    return Judgement(
        options=3, played=played_, best=best, worst=worst, loss=best - played_, verdict=None, choices=[], why=[]
    )


def test_play_is_the_share_of_the_best() -> None:
    assert share_of_best([]) == 100
    assert share_of_best([judgement(6000, 6000, 2000), judgement(5000, 5000, 5000)]) == 100
    assert share_of_best([judgement(6000, 2000, 2000)]) == 0
    assert share_of_best([judgement(6000, 5000, 2000), judgement(6000, 6000, 2000)]) == 88


def test_an_action_beyond_the_options_is_not_judged() -> None:
    table = Table(RATED, None, SeededDice(2))
    table.act(0, "toss")
    seat = 0
    while table.state.result is None:
        table.act(seat, table.state.decisions[seat].options[0])
        seat = next(iter(table.state.decisions), 0)
    first = list(Analyst(RATED, table.record(), LOOKS).moments())[1]
    assert first.judged is None
    assert first.choice == (0, 0)


def test_a_game_without_a_scale_is_not_analysed() -> None:
    with pytest.raises(NoChanceError):
        Analyst(DUEL, played(DUEL), LOOKS)


def test_an_analysis_survives_its_file() -> None:
    analyst = Analyst(RATED, played(RATED), LOOKS)
    found = finished(analyst, list(analyst.moments()))
    assert msgspec.json.decode(msgspec.json.encode(found), type=analysis.Analysis) == found
