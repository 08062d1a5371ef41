"""Programs that listen: one connection is one game, within the same limits."""

from __future__ import annotations

import shlex
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from warhall.arena.lines import read_address
from warhall.arena.matches import Fixture, Played, Table, Terms, play
from warhall.arena.players import Limits
from warhall.arena.running import seats
from warhall.games import game as game_of
from warhall.kernel.errors import OptionsError

EXAMPLES = Path(__file__).parents[2] / "examples"
Talk = Callable[[socket.socket], None]


@contextmanager
def listening(talk: Talk, games: int = 1) -> Iterator[str]:
    """A program that speaks so with everybody who calls."""
    door = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        for _ in range(games):
            line, _ = door.accept()
            with closing(line):
                talk(line)

    worker = threading.Thread(target=serve, daemon=True)
    worker.start()
    try:
        yield f"socket:127.0.0.1:{door.getsockname()[1]}"
    finally:
        worker.join(60)
        door.close()


GENEROUS = Limits(seconds=60)


def at_four(bot: str, limits: Limits = GENEROUS) -> Played:
    return Table(game_of("four"), {}, (bot, "random"), 1, turned=0, limits=limits).play()


def plays(line: socket.socket) -> None:
    """Takes the first option, until the game is over."""
    stream = line.makefile("rwb")
    for text in stream:
        message = msgspec.json.decode(text)
        question = (message.get("outlook") or {}).get("question")
        if question:
            told = {"type": "act", "notation": question["options"][0]["notation"], "count": message["outlook"]["count"]}
            stream.write(msgspec.json.encode(told) + b"\n")
            stream.flush()


def test_a_program_that_listens_plays_a_whole_game() -> None:
    with listening(plays) as bot:
        ended = at_four(bot)
    assert ended.faults == ()
    assert ended.rule.startswith("CF-3.")


def hangs_up(line: socket.socket) -> None:
    line.recv(100)


def floods(line: socket.socket) -> None:
    line.settimeout(60)
    try:
        while True:
            line.sendall(b'{"type":"chat"}\n' * 100)
    except OSError:
        return


def rambles(line: socket.socket) -> None:
    try:
        line.sendall(b"x" * 200_000)
        line.recv(1)
    except OSError:
        return


def stalls(line: socket.socket) -> None:
    while line.recv(65536):
        pass


@pytest.mark.parametrize(
    ("talk", "limits", "said"),
    [
        (hangs_up, GENEROUS, "hung up"),
        (floods, GENEROUS, "insists on what is not allowed"),
        (rambles, GENEROUS, "writes a line of more than 65536 bytes"),
        (stalls, Limits(seconds=0.2), "does not answer within 0.2 s"),
    ],
)
def test_whoever_misbehaves_over_a_socket_is_hung_up_on_and_the_game_goes_on(
    talk: Talk, limits: Limits, said: str
) -> None:
    with listening(talk) as bot:
        ended = at_four(bot, limits)
    assert len(ended.faults) == 1
    assert said in ended.faults[0].what
    assert ended.rule.startswith("CF-3."), "chance plays on to the end"


def test_nobody_who_listens_is_refused_before_the_first_game_and_told_if_it_happens_later() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        bot = f"socket:127.0.0.1:{door.getsockname()[1]}"
    with pytest.raises(OptionsError, match="nobody listens at"):
        seats(Terms("four", (), {}, ("random", bot), arena=True), 1)
    ended = at_four(bot)
    assert ["nobody listens at" in fault.what for fault in ended.faults] == [True]


@pytest.mark.parametrize("text", ["", "host", "host:", ":1", "host:port", "host:0", "host:65536", "host:-1"])
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(OptionsError, match="socket:HOST:PORT"):
        read_address(text)


def test_addresses_are_read() -> None:
    assert read_address("host:80") == ("host", 80)
    assert read_address("[::1]:80") == ("::1", 80)
    assert read_address("/run/bot") == "/run/bot"


def test_the_example_listens_and_the_same_seed_is_the_same_game_over_a_socket_as_over_a_pipe(tmp_path: Path) -> None:
    piped = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'bot.py'))}"
    where = tmp_path / "line"
    limits = GENEROUS
    terms = [Terms("four", (), {}, (bot, "random"), arena=True, limits=limits) for bot in (f"socket:{where}", piped)]
    command = [sys.executable, str(EXAMPLES / "listener.py"), str(where)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == b"listening\n"
            one, two = (play(each, Fixture(3, 0, (0, 1))) for each in terms)
        finally:
            program.kill()
    assert one.faults == ()
    assert one._replace(times=()) == two._replace(times=())
