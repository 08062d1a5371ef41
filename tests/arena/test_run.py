"""Runs of the arena: the same games wherever they are played, books that go on, reports."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from warhall.arena.backends import BackEnd, played, read_back_end
from warhall.arena.book import Book, BookError
from warhall.arena.ladder import climb
from warhall.arena.matches import Fault, Fixture, Played, Table, Terms
from warhall.arena.report import report
from warhall.arena.running import Run, seats
from warhall.arena.schedule import league, match, planned
from warhall.arena.sequential import Test
from warhall.bots.bot import Budget
from warhall.bots.levels import BOTS, Level, UnknownBotError
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.state import State

SERIAL = BackEnd("serial")
FOUR = Terms("four", (), {}, ("greedy", "random"), arena=True)


def plan(terms: Terms, games: int) -> list[Fixture]:
    return planned(match(len(terms.bots), 2), games, 1)


def test_the_same_seeds_are_the_same_book_on_every_back_end(tmp_path: Path) -> None:
    books = []
    for on in (SERIAL, BackEnd("processes", 2)):
        file = tmp_path / on.kind
        with Book(FOUR, file) as book:
            Run(book, on).play(plan(FOUR, 12))
        books.append(file.read_bytes())
    assert books[0] == books[1]
    assert books[0].count(b"\n") == 13


def test_an_interrupted_run_goes_on_and_its_cut_off_line_is_played_again(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    with Book(FOUR, whole) as book:
        Run(book, SERIAL).play(plan(FOUR, 8))
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    with Book(FOUR, cut) as book:
        assert len(book.games) == 3
        known = dict(book.games)
        games = Run(book, SERIAL).play(plan(FOUR, 8))
    assert cut.read_bytes() == whole.read_bytes()
    assert all(dict(games)[fixture] is known[fixture] for fixture in known), "what stands in the book is not played"


def test_a_finished_book_needs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Book(FOUR, tmp_path / "book") as book:
        Run(book, SERIAL).play(plan(FOUR, 4))
    monkeypatch.setattr("warhall.arena.backends.matches", lambda *_: pytest.fail("nothing is left to play"))
    with Book(FOUR, tmp_path / "book") as book:
        assert len(Run(book, SERIAL).play(plan(FOUR, 4))) == 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rubbish\n", "is no book of the arena"),
        ("no end of line", "is no book of the arena"),
        ('{"game":"four"}\n', "is no book of the arena"),
    ],
)
def test_a_file_that_is_no_book_is_refused_and_left_alone(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "book"
    file.write_text(text)
    with pytest.raises(BookError, match=said):
        Book(FOUR, file)
    assert file.read_text() == text


def test_a_book_about_other_bots_or_with_a_broken_line_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "book"
    with Book(FOUR, file) as book:
        Run(book, SERIAL).play(plan(FOUR, 2))
    with pytest.raises(BookError, match="about another bots"):
        Book(FOUR._replace(bots=("random", "random")), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(BookError, match="line 2"):
        Book(FOUR, file)


def test_copies_of_a_bot_play_their_own_games_when_they_change_seats() -> None:
    terms = FOUR._replace(bots=("random", "random"))
    with Book(terms) as book:
        games = Run(book, SERIAL).play(plan(terms, 20))
    pairs = [(games[at][1], games[at + 1][1]) for at in range(0, len(games), 2)]
    assert any(one.decisions != other.decisions for one, other in pairs), "a game in a mirror tells nothing"
    found = report("match", terms, games, ("red", "yellow"))
    assert list(found.players) == ["random", "random#2"]
    assert found.players["random"].win_rate + found.players["random#2"].win_rate == pytest.approx(1)


def given(monkeypatch: pytest.MonkeyPatch, stronger: Sequence[int]) -> list[Fixture]:
    """Games that the one always wins whose place in the list stands first in `stronger`."""
    asked: list[Fixture] = []

    def ended(terms: Terms, fixtures: Sequence[Fixture], on: BackEnd) -> Iterator[Played]:
        for each in fixtures:
            asked.append(each)
            places = each.places(terms)
            best = min(places, key=stronger.index)
            ranks = tuple(1 if place == best else 2 for place in places)
            yield Played((ranks.index(1),), "CF-3.1", 9, places=ranks, scores=ranks)

    def closing(terms: Terms, fixtures: Sequence[Fixture], on: BackEnd) -> Iterator[Played]:
        yield from ended(terms, fixtures, on)

    monkeypatch.setattr("warhall.arena.running.played", closing)
    return asked


def test_a_ladder_sorts_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, [2, 0, 3, 1])
    terms = FOUR._replace(bots=("a", "b", "c", "d"))
    with Book(terms) as book:
        order, games = climb(Run(book, SERIAL), 2, 4, 1)
    assert order == [2, 0, 3, 1]
    assert report("ladder", terms, games, ("red", "yellow"), order=order).order == ("c", "a", "d", "b")


def test_a_step_of_a_ladder_ends_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = given(monkeypatch, [1, 0])
    with Book(FOUR._replace(bots=("a", "b"))) as book:
        order, games = climb(Run(book, SERIAL), 2, 1000, 1)
    assert order == [1, 0]
    assert len(games) == len(asked) == 40


def test_a_league_rates_everybody_and_tells_each_meeting(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, [0, 1, 2])
    terms = FOUR._replace(bots=("a", "b", "c"))
    with Book(terms) as book:
        games = Run(book, SERIAL).play(planned(league(3, 2), 4, 1))
    found = report("league", terms, games, ("red", "yellow"))
    ratings = [found.players[name].rating for name in "abc"]
    assert ratings == sorted(ratings, reverse=True)
    assert [(each.players, each.games, each.win_rates) for each in found.meetings] == [
        (("a", "b"), 4, (1.0, 0.0)),
        (("a", "c"), 4, (1.0, 0.0)),
        (("b", "c"), 4, (1.0, 0.0)),
    ]
    assert found.seats["red"].win_rate == 0.5


def test_a_test_ends_a_match_after_a_whole_round(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, [1, 0])
    test = Test("greedy", 0.45, 0.55)
    with Book(FOUR) as book:
        games = Run(book, SERIAL).play(plan(FOUR, 1000), test)
    assert (len(games), test.verdict().decided) == (40, "low")


def test_the_watcher_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, [0, 1])
    told: list[tuple[int, int]] = []
    with Book(FOUR) as book:
        Run(book, SERIAL, lambda done, most: told.append((done, most))).play(plan(FOUR, 4))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


class Stubborn:
    """A bot that never has an answer."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_is_named_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Level("stubborn", Stubborn(), 1))
    terms = FOUR._replace(bots=("stubborn", "random"))
    with Book(terms) as book:
        games = Run(book, SERIAL).play(plan(terms, 2))
    found = report("match", terms, games, ("red", "yellow"))
    assert found.faults == found.players["stubborn"].faults > 4
    assert found.players["random"].faults == 0
    first = found.incidents[0]
    assert (first.what, first.number, first.decision) == ("fault", 1, 0)
    assert first.said == "stubborn raised RuntimeError: no idea"


def test_a_game_whose_rules_fail_and_one_without_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    room = game_of("four")
    capped = Table(replace(room, step_cap=3), {}, ("random", "random"), 1, turned=0).play()
    assert (capped.trouble, capped.winners, capped.places) == ("cap", (), ())
    table = Table(room, {}, ("random", "random"), 1, turned=0)
    monkeypatch.setattr(type(table.state), "apply", lambda *_: 1 // 0)
    broken = table.play()
    assert (broken.trouble, broken.broken, broken.rule) == (
        "broken",
        "ZeroDivisionError: integer division or modulo by zero",
        "",
    )
    games = [(Fixture(1, 0, (0, 1)), capped), (Fixture(1, 1, (0, 1)), broken)]
    found = report("match", FOUR, games, ("red", "yellow"))
    assert (found.capped, found.broken, [each.what for each in found.incidents]) == (1, 1, ["cap", "broken"])
    assert found.players["greedy"].place is None


def test_a_line_of_a_book_keeps_a_game_whole(tmp_path: Path) -> None:
    ended = Played((1,), "CF-3.1", 9, places=(2, 1), scores=(0, 1), faults=(Fault(0, 3, "raised"),))
    with Book(FOUR, tmp_path / "book") as book:
        book.add(Fixture(4, 1, (0, 1)), ended)
    with Book(FOUR, tmp_path / "book") as book:
        assert book.games == {Fixture(4, 1, (0, 1)): ended}


@pytest.mark.parametrize(
    ("terms", "error", "said"),
    [
        (FOUR._replace(bots=("greedy", "greddy")), UnknownBotError, "greddy"),
        (FOUR._replace(bots=("greedy", "stdio:")), OptionsError, "name the program after stdio:"),
        (FOUR._replace(bots=("greedy", "stdio:no-such-program x")), OptionsError, "no program 'no-such-program'"),
        (FOUR._replace(bots=("greedy", "stdio:'")), OptionsError, "cannot be read as a command"),
        (FOUR._replace(options={"mode": "odd"}), OptionsError, "no mode 'odd'"),
        (FOUR._replace(options={"players": 5}), OptionsError, "for 2 players"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    terms: Terms, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        seats(terms, 1)


@pytest.mark.parametrize(
    "game", ["four", "tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures"]
)
def test_every_game_can_be_entered_as_it_stands(game: str) -> None:
    assert len(seats(Terms(game, (), {}, ("random",), arena=True), 1)) == game_of(game).choose().players


@pytest.mark.parametrize("text", ["", "cloud", "ray:", "serial:1", "processes:4"])
def test_a_back_end_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(OptionsError, match="--on takes serial, processes, ray or ray:ADDRESS"):
        read_back_end(text)


def test_back_ends_are_read() -> None:
    assert read_back_end("serial", 4) == SERIAL
    assert read_back_end("processes", 3) == BackEnd("processes", 3)
    assert read_back_end("processes").jobs >= 1


def test_a_run_may_end_before_all_is_played() -> None:
    coming = played(FOUR, plan(FOUR, 100_000), SERIAL)
    assert next(coming).rule == "CF-3.1"
    coming.close()


def test_a_report_is_one_plain_object() -> None:
    with Book(FOUR) as book:
        games = Run(book, SERIAL).play(plan(FOUR, 4))
    found = json.loads(msgspec.json.encode(report("match", FOUR, games, ("red", "yellow"))))
    assert found["games"] == 4
    assert found["seeds"] == [1, 2]
    assert set(found["lengths"]) == {"mean", "median", "least", "most"}
    assert set(found["seats"]) == {"red", "yellow"}
    low, high = found["players"]["greedy"]["interval"]
    assert low <= found["players"]["greedy"]["win_rate"] <= high
    assert found["players"]["greedy"]["seats"]["red"]["games"] == 2
