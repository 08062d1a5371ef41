"""The installed command in a process of its own: on a real terminal, through a pipe, at its start."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

from tests.guard import GUARD

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-c", "from warhall.cli import main; main()"]
PLAIN = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


def on_a_terminal(*arguments: str, typed: str) -> tuple[int, str]:
    """Run the command on a pseudo-terminal and type everything at once; how it ended, and all it wrote."""
    controller, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**PLAIN, "TERM": "xterm-256color"},
        close_fds=True,
    )
    os.close(terminal)
    os.write(controller, typed.encode())
    written = b""
    try:
        while select.select([controller], [], [], GUARD)[0]:
            try:
                written += os.read(controller, 65536)
            except OSError:  # the other end is closed
                break
        return process.wait(GUARD), written.decode()
    finally:
        process.kill()
        os.close(controller)


def test_the_board_is_coloured_on_a_terminal() -> None:
    code, written = on_a_terminal("play", "four", "--seats", "human,human", typed="drop a\ndrop b\nquit\n")
    assert code == 0
    assert "\x1b[1;94m●\x1b[0m" in written
    assert "\x1b[1;91m○\x1b[0m" in written


def test_a_whole_game_is_played_on_a_terminal() -> None:
    code, written = on_a_terminal("play", "four", "--seats", "human,human", typed="1\n2\n" * 3 + "1\n")
    assert code == 0
    assert "Azure has four in a row and wins." in written


def test_control_d_ends_the_game_politely() -> None:
    code, written = on_a_terminal("play", "four", typed="4\n\x04")
    assert code == 1
    assert "The input has ended before the game." in written


def test_tyrants_fits_into_80_columns_and_only_what_changed_is_printed_again() -> None:
    code, written = on_a_terminal("play", "tyrants", "--seed", "3", "--lang", "uk", typed="1\n1\n2\nquit\n")
    assert code == 0
    lines = re.sub(r"\x1b\[[\d;]*m", "", written).splitlines()
    assert max(map(len, lines)) <= 80
    # Words stay whole: what a line has no room for stands below its beginning.
    assert "   2  deploy mantol_derith:3                  Розмістити військо: Мантол-Деріт," in lines
    assert " " * 46 + "клітинка 4 · могутність: 1," in lines
    # The map is drawn again after a troop was placed, not after a card was played; the market never.
    assert sum("Мензоберранзан *5" in line for line in lines) == 2
    assert sum(line.startswith("Ринок") for line in lines) == 1
    assert "Розіграні карти: Шляхетний, Солдат" in lines


def test_nothing_is_coloured_through_a_pipe_and_the_end_of_the_input_is_no_loop() -> None:
    command = [*COMMAND, "play", "four", "--seats", "human,human"]
    ran = subprocess.run(command, input=b"drop a\n", capture_output=True, env=PLAIN, timeout=GUARD, check=False)
    assert ran.returncode == 1
    assert ran.stderr.decode() == "The input has ended before the game.\n"
    assert "\x1b" not in ran.stdout.decode()
    assert "●" in ran.stdout.decode()


def test_a_reader_who_leaves_early_is_no_error_with_a_trace() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.Popen([*COMMAND, "rules", "four"], stdout=writer, stderr=subprocess.PIPE, env=PLAIN)
    os.close(writer)
    _, said = process.communicate(timeout=GUARD)
    assert b"Traceback" not in said
    assert process.returncode == 1


def test_help_does_not_load_the_engine() -> None:
    script = (
        "import sys\nfrom warhall.cli import main\nsys.argv = ['warhall', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "heavy = {'rich', 'msgspec', 'fluent', 'yaml', 'warhall.kernel', 'warhall.games'}\n"
        "print(sorted(heavy & sys.modules.keys()), file=sys.stderr)\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, env=PLAIN, timeout=GUARD, check=True)
    assert ran.stderr.decode() == "[]\n"
    assert b"conformance" in ran.stdout
