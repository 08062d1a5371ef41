"""Programs of others: those that play, and those that crash, stall, cheat, flood and hoard."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from warhall.arena.book import Book
from warhall.arena.lines import memory
from warhall.arena.matches import Fixture, Played, Table, Terms
from warhall.arena.messages import acted
from warhall.arena.players import Limits
from warhall.arena.programs import judged
from warhall.arena.report import report
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Event, Told

UNRULY = Path(__file__).parent / "unruly.py"
EXAMPLES = Path(__file__).parents[2] / "examples"
GENEROUS = Limits(seconds=120, megabytes=2048)


def unruly(what: str) -> str:
    return f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(UNRULY))} {what}"


def play(bot: str, limits: Limits = GENEROUS, number: int = 1) -> Played:
    return Table(game_of("four"), {}, (bot, "random"), number, turned=0, limits=limits).play()


def test_a_program_plays_a_whole_game_without_fault() -> None:
    ended = play(unruly("good"))
    assert (ended.faults, ended.rule) == ((), "CF-3.1")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("crash", "ended with code 1: out of ideas"),
        ("rubbish", "insists on what is not allowed: no JSON"),
        ("flood", "insists on what is not allowed: expected"),
        ("long", "writes a line of more than 65536 bytes"),
        ("cheat", "insists on what is not allowed: cannot read"),
        ("steal", "insists on what is not allowed: the seat of this program is 0"),
    ],
)
def test_whoever_misbehaves_is_sent_away_and_the_game_goes_on(what: str, said: str) -> None:
    ended = play(unruly(what))
    assert len(ended.faults) == 1, "the first fault sends it away"
    assert said in ended.faults[0].what
    assert ended.rule.startswith("CF-3."), "chance plays on to the end"


def test_whoever_stalls_is_sent_away() -> None:
    ended = play(unruly("stall"), Limits(seconds=0.2))
    assert [fault.what for fault in ended.faults] == ["does not answer within 0.2 s"]


def test_whoever_hoards_memory_is_sent_away() -> None:
    ended = play(unruly("memory"), Limits(seconds=120, megabytes=200))
    assert "MB of memory, but may take 200" in ended.faults[0].what


def test_a_program_may_correct_itself_and_may_answer_too_early() -> None:
    assert play(unruly("correct")).faults == ()
    assert play(unruly("early")).faults == ()


def test_the_memory_of_a_process_is_known_and_that_of_none_is_none() -> None:
    assert memory(1 << 22) == 0
    assert sys.platform != "linux" or memory(__import__("os").getpid()) > 1 << 20


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"[", "bad-request"),
        (b"[" * 100_000, "bad-request"),
        (b"[]", "bad-request"),
        (b'{"type":"resign","id":"r"}', "bad-request"),
        (b'{"type":"act"}', "bad-request"),
        (b'{"type":"act","notation":"drop a","count":0,"table":"other"}', "not-your-seat"),
        (b'{"type":"act","notation":"drop a","count":0,"seat":1}', "not-your-seat"),
        (b'{"type":"act","notation":"drop a"}', "stale"),
        (b'{"type":"act","notation":"drop z","count":0}', "bad-notation"),
        (b'{"type":"act","notation":"\xff","count":0}', "bad-request"),
    ],
)
def test_what_is_no_answer_is_named(line: bytes, code: str) -> None:
    found = judged(game_of("four").begin(None, SeededDice(1)), 0, line)
    assert not isinstance(found, int)
    assert getattr(found, "code", None) == code


def test_an_answer_is_an_action_and_one_against_the_rules_is_refused() -> None:
    state = game_of("four").begin(None, SeededDice(1))
    assert judged(state, 0, b'{"type":"act","notation":"drop c","count":0}') == 2
    for number in range(6):
        state.apply(number % 2, 0)
    full = judged(state, 0, b'{"type":"act","notation":"drop a","count":6,"id":"7"}')
    assert (getattr(full, "code", None), getattr(full, "ident", None)) == ("refused", "7")


class Whispered(Event, frozen=True, tag="whispered"):
    """Something that only one seat may know."""

    word: str


def test_a_program_is_told_only_what_its_seat_may_know() -> None:
    state = game_of("four").begin(None, SeededDice(1))
    told = [Told("CF-1.5", Whispered("secret"), to=(1,))]
    assert acted(1, 0, state, told, 0)["told"] == []


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_play_in_the_arena_and_the_same_seed_is_the_same_game(name: str) -> None:
    runner = sys.executable if name.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("there is no Node on this machine")
    bot = f"stdio:{shlex.quote(runner)} {shlex.quote(str(EXAMPLES / name))}"
    ended = play(bot)
    assert (ended.faults, ended.rule) == ((), ended.rule or "an end")
    assert play(bot)._replace(times=()) == ended._replace(times=())


def test_a_report_names_the_program_and_what_it_did(tmp_path: Path) -> None:
    bot = unruly("crash")
    terms = Terms("four", (), {}, ("random", bot), arena=True, limits=GENEROUS)
    games = [(Fixture(1, 1, (0, 1)), play(bot))]
    with Book(terms, tmp_path / "book") as book:
        book.add(*games[0])
    found = report("match", terms, games, ("red", "yellow"))
    assert found.players[bot].faults == found.faults == 1
    assert found.incidents[0].said == f"{bot} ended with code 1: out of ideas"
    assert json.loads((tmp_path / "book").read_text().splitlines()[1])["faults"][0][0] == 0
