"""Every puzzle does what it says: its lines are counted over all dice, and what tempts falls short."""

from __future__ import annotations

import os
from datetime import date, timedelta

import msgspec
import pytest
import yaml

from warhall.kernel.dice import ScriptedDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.state import Decision, State
from warhall.learn.bounds import Prover
from warhall.learn.daily import daily
from warhall.learn.judge import Follower, ForkedDice, Judge, JudgeError, WantedError, begun, thousandths, throws
from warhall.learn.mine import MOST_LUCK, Miner, Searcher
from warhall.learn.puzzle import WHOLE, Line, Puzzle
from warhall.learn.school import School, school, schools
from warhall.learn.telling import hint, moves_said

GAMES = ("tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")
MOST = 9_000
"""So many positions are counted in a usual run; the few lines that need more are counted by `make search`."""
HEAVY = {("fantasy_commander", "verdict", "tempting", 0), ("fantasy_commander", "nine-nine", "line", 1)} | {
    ("dnd_miniatures", "the_doorway", "tempting", 0),
    ("fantasy_commander", "first-come", "tempting", 0),
    ("fantasy_commander", "who-first", "line", 0),
    ("dungeoneer", "two-blows", "tempting", 0),
    ("dnd_miniatures", "into_the_smoke", "tempting", 0),
}
ENOUGH = 20
EVERY = [(game, puzzle.id) for game in GAMES for puzzle in school(game).puzzles]
MINED = [(game, ident) for game, ident in EVERY if school(game).puzzle(ident).mined is not None]


def counted(game: str, ident: str) -> list[tuple[str, int, int, int]]:
    """For each line that is not too long to count: what it is, its number, its chance as written and as counted."""
    taught = school(game)
    puzzle = taught.puzzle(ident)
    found = []
    for kind, lines in (("line", puzzle.lines), ("tempting", puzzle.tempting)):
        for number, line in enumerate(lines):
            if (game, ident, kind, number) in HEAVY or getattr(line, "refused", None) is not None:
                continue
            judge = Judge(taught, puzzle, goal=getattr(line, "goal", None), most=MOST)
            found.append((kind, number, line.chance, thousandths(judge.chance(line))))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_of_rising_difficulty(game: str) -> None:
    puzzles = school(game).puzzles
    assert len(puzzles) >= ENOUGH
    assert [puzzle.level for puzzle in puzzles] == sorted(puzzle.level for puzzle in puzzles)
    assert {puzzle.kind for puzzle in puzzles} >= {"win", "save"}


@pytest.mark.parametrize(("game", "ident"), EVERY)
def test_every_chance_is_as_it_is_written(game: str, ident: str) -> None:
    lines = counted(game, ident)
    assert lines, "nothing was counted"
    for kind, number, written, found in lines:
        assert found == written, f"{kind} {number}"


class Tracked(Follower):
    """Remembers how much of a line was left after each of its moves that was made."""

    def __init__(self, judge: Judge, line: Line) -> None:
        super().__init__(judge, line.answers, {})
        self.left: set[int] = set()

    def _next(self, state: State, decision: Decision, plan: tuple[str, ...]) -> tuple[int, tuple[str, ...]] | None:
        found = super()._next(state, decision, plan)
        if found is not None and found[1] != plan:
            self.left.add(len(found[1]))
        return found


@pytest.mark.parametrize(("game", "ident"), EVERY)
def test_every_move_of_a_solution_is_made(game: str, ident: str) -> None:
    """A move that is no move, or that nobody is asked for, would be shown to who gave up."""
    taught = school(game)
    puzzle = taught.puzzle(ident)
    for number, line in enumerate(puzzle.lines):
        if (game, ident, "line", number) in HEAVY:
            continue
        judge = Judge(taught, puzzle, most=MOST)
        tracked = Tracked(judge, line)
        tracked.value(judge.starts[0], line.moves)
        never = [move for place, move in enumerate(reversed(line.moves)) if place not in tracked.left]
        assert not never, f"line {number}"


@pytest.mark.skipif(os.environ.get("HYPOTHESIS_PROFILE") != "search", reason="each takes a minute: `make search`")
@pytest.mark.parametrize(("game", "ident", "kind", "number"), sorted(HEAVY))
def test_the_longest_lines_are_as_they_are_written(game: str, ident: str, kind: str, number: int) -> None:
    puzzle = school(game).puzzle(ident)
    line = puzzle.lines[number] if kind == "line" else puzzle.tempting[number]
    assert thousandths(Judge(school(game), puzzle).chance(line)) == line.chance


@pytest.mark.parametrize(("game", "ident"), EVERY)
def test_the_right_lines_are_better_than_what_tempts(game: str, ident: str) -> None:
    puzzle = school(game).puzzle(ident)
    worst = min(line.chance for line in puzzle.lines)
    assert worst == puzzle.chance
    assert puzzle.kind == "chance" or worst == WHOLE
    assert puzzle.tempting
    for line in puzzle.tempting:
        assert line.chance < worst


@pytest.mark.parametrize(
    ("game", "ident"),
    [(game, ident) for game, ident in EVERY if any(x.refused for x in school(game).puzzle(ident).tempting)],
)
def test_what_is_refused_on_a_tempting_way_is_refused_by_that_rule(game: str, ident: str) -> None:
    taught = school(game)
    puzzle = taught.puzzle(ident)
    for line in puzzle.tempting:
        if line.refused is None:
            continue
        state = begun(taught, puzzle)
        state.dice = ScriptedDice(())
        seat = state.seat_names().index(puzzle.seat)
        for notation in line.moves[:-1]:
            action = taught.game.codec.parse(state, notation)
            if state.explain(seat, action) is None:
                state.apply(seat, action)
            while state.decision is not None and state.decision.seat != seat:  # the other side takes what comes
                answers = {taught.game.codec.notation(state, code): code for code in state.decision.options}
                taken = next((each for each in answers if each.startswith("endure")), next(iter(answers)))
                state.apply(state.decision.seat, answers[taken])
        reason = state.explain(seat, taught.game.codec.parse(state, line.moves[-1]))
        assert reason is not None
        assert reason.rule == line.refused


@pytest.mark.parametrize("ident", ["one-troop", "eye-in-the-wall", "who-deserves-it", "cut-the-road", "three-orders"])
def test_no_line_of_the_turn_is_better(ident: str) -> None:
    """All lines are searched: the solution is among the best."""
    taught = school("tyrants")
    assert thousandths(Judge(taught, taught.puzzle(ident)).best()) == taught.puzzle(ident).chance


BY_CHANCE = [(game, puzzle.id) for game in GAMES for puzzle in school(game).puzzles if puzzle.kind == "chance"]


@pytest.mark.deep
@pytest.mark.parametrize(("game", "ident"), BY_CHANCE)
def test_no_line_has_a_better_chance(game: str, ident: str) -> None:
    """Every line of the turn over every way the dice can fall: none is better than the solution."""
    puzzle = school(game).puzzle(ident)
    judge = Judge(school(game), puzzle, most=1_000_000)
    assert not Prover(judge).beats((puzzle.chance + 0.5) / WHOLE)


def test_a_better_line_is_noticed_and_a_limit_that_is_reached_is_not_beaten() -> None:
    taught = school("dungeoneer")
    puzzle = taught.puzzle("ring")
    best = Judge(taught, puzzle).best()
    assert thousandths(best) == 889
    assert Prover(Judge(taught, puzzle)).beats(best - 0.001)
    assert not Prover(Judge(taught, puzzle)).beats(best)
    looked = Judge(taught, puzzle), Judge(taught, puzzle)
    Prover(looked[0]).beats(0.95)
    looked[1].best()
    assert looked[0].looked <= looked[1].looked


def test_a_wrong_chance_and_a_wrong_line_are_noticed() -> None:
    taught = school("dungeoneer")
    puzzle = taught.puzzle("ring")
    judge = Judge(taught, puzzle)
    assert thousandths(judge.chance(puzzle.lines[0])) == 889
    assert thousandths(judge.chance(Line(moves=("end",)))) == 0
    assert thousandths(judge.chance(Line(moves=puzzle.lines[0].moves[1:]))) != 889
    with pytest.raises(JudgeError, match="more than 5 positions"):
        Judge(taught, puzzle, most=5).chance(puzzle.lines[0])


def test_another_line_that_is_as_good_counts_as_much() -> None:
    taught = school("tyrants")
    puzzle = taught.puzzle("night-in-menzoberranzan")
    swapped = Line(moves=("play noble", *[move for move in puzzle.lines[0].moves if move != "play noble"]))
    assert thousandths(Judge(taught, puzzle).chance(swapped)) == WHOLE


def test_dice_fall_in_every_way_and_alike_ones_together() -> None:
    assert sum(chance for _, chance in throws((0, 1, 2, 3, 4, 4), 3)) == pytest.approx(1)
    assert len(list(throws(range(6), 2))) == 21
    assert dict(throws((0, 1, 1), 1)) == {(0,): 1 / 3, (1,): pytest.approx(2 / 3)}
    dice = ForkedDice((3,))
    assert dice.below(6) == 3
    with pytest.raises(WantedError):
        dice.handful(6, 2, range(6))


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_one_after_another(game: str) -> None:
    taught = school(game)
    for puzzle in taught.puzzles:
        assert hint(taught, puzzle, 0)[0] is None
        told = [hint(taught, puzzle, number)[0] for number in (1, 2, 3)]
        for sentence in told:
            assert sentence is not None
            texts = taught.texts if sentence.message.startswith("learn-") else taught.game.texts
            assert texts.say("uk", sentence.message, sentence.words)
        for said in moves_said(taught, puzzle, puzzle.lines[0].moves):
            texts = taught.texts if said.say.message.startswith("learn-") else taught.game.texts
            assert texts.say("ru", said.say.message, said.say.words)


def test_the_puzzle_of_the_day_goes_round_all_games_and_puzzles() -> None:
    first = date(2026, 11, 16)
    assert daily(first) == daily(first)
    week = [daily(first + timedelta(days=day))[0] for day in range(len(schools()))]
    assert sorted(week) == sorted(schools())
    seen = {(game, puzzle.id) for game, puzzle in (daily(first + timedelta(days=day)) for day in range(40 * 5))}
    assert len(seen) == sum(len(school(game).puzzles) for game in schools())


def test_a_puzzle_that_names_what_is_not_there_is_refused() -> None:
    taught = school("tyrants")
    broken = msgspec.structs.replace(taught.puzzle("one-troop"), goal={"winer": "black"})
    with pytest.raises(WarhallError, match="knows no fact 'winer'"):
        Judge(School(taught.game), broken).chance(broken.lines[0])


def test_puzzles_are_written_by_people_or_found_with_evidence() -> None:
    for game in GAMES:
        for puzzle in school(game).puzzles:
            assert isinstance(puzzle, Puzzle)
            if puzzle.mined is not None:
                assert puzzle.mined.best == puzzle.chance > puzzle.mined.luck
                assert puzzle.mined.states > 0


def test_mined_puzzles_are_shipped() -> None:
    assert {game for game, _ in MINED} == set(GAMES)


@pytest.mark.parametrize(("game", "ident"), MINED)
def test_a_mined_puzzle_is_a_moment_of_its_game(game: str, ident: str) -> None:
    """The game of its seed is played again: the position is that of the step, without the other side's hand.

    One that varies another is what its seed makes of that.
    """
    taught = school(game)
    puzzle = taught.puzzle(ident)
    evidence = puzzle.mined
    assert evidence is not None
    if evidence.model:
        (found,) = Miner(taught, evidence.seed).varied(evidence.seed)
        assert found.puzzle.mined == evidence
        assert yaml.safe_load(found.position) == yaml.safe_load(taught.position(puzzle.position))
        return
    miner = Miner(taught, evidence.seed, bot=evidence.bots[0])
    moment = miner.play(evidence.seed)[evidence.step].state
    (other,) = (seat for seat in moment.seat_names() if seat != puzzle.seat)
    assert yaml.safe_load(miner.bared(moment, other)) == yaml.safe_load(taught.position(puzzle.position))


@pytest.mark.parametrize(("game", "ident"), MINED)
def test_a_mined_puzzle_is_found_again_by_search(game: str, ident: str) -> None:
    """Few beginnings lead to the goal, and whoever chooses at random seldom gets there."""
    taught = school(game)
    puzzle = taught.puzzle(ident)
    evidence = puzzle.mined
    assert evidence is not None
    (start,) = Judge(taught, puzzle).starts
    judge = Searcher(taught, puzzle, most=2 * evidence.states, start=start)
    assert thousandths(judge.value(start)) == evidence.best
    assert thousandths(judge.luck(start)) == evidence.luck <= MOST_LUCK
