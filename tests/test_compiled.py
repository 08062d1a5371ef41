"""The compiled build: modules in the form that the compiler wants, and one room that is really compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tools.compiled import playing, told
from tools.compiled.build import libraries
from tools.compiled.selection import ROOMS, selected
from tools.compiled.wheel import CODE
from tools.compiled.writing_out import NotCompilableError, Written, write_out
from warhall.games.four import GAME
from warhall.games.four.state import Four
from warhall.kernel.declared import fields_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.saving import digest, resume, save

ROOT = Path(__file__).resolve().parent.parent


def written_out(name: str) -> Written:
    source = import_module(name).__file__
    assert source is not None
    return write_out(name, Path(source).read_text(encoding="utf-8"))


def run_as(name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What was written for the compiler, run by the interpreter."""
    module = ModuleType(name)
    vars(module)["_mypyc_attr"] = lambda **_: lambda cls: cls
    monkeypatch.setitem(sys.modules, "warhall.kernel.told", told)
    monkeypatch.setitem(sys.modules, name, module)
    exec(compile(text, name, "exec"), vars(module))  # noqa: S102
    return module


def test_a_state_that_is_written_out_is_copied_saved_and_resumed_like_the_declared_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = GAME.begin(None, SeededDice(1))
    assert isinstance(plain, Four)
    plain.apply(0, 3)
    module = run_as("warhall.games.four.written", written_out("warhall.games.four.state").compiled, monkeypatch)
    state = module.Four(game=GAME, dice=SeededDice(1), stones=plain.stones.copy(), agenda=plain.agenda, count=1)
    assert fields_of(module.Four) == fields_of(Four)
    state.advance()
    assert (digest(state), save(state)) == (digest(plain), save(plain))
    copy = state.copy()
    copy.apply(1, 3)
    assert digest(state) == digest(plain) != digest(copy)
    plain.apply(1, 3)
    assert digest(copy) == digest(plain)
    assert digest(resume(GAME, save(copy))) == digest(plain)


def test_what_cannot_be_native_moves_beside_and_says_where_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    written = written_out("warhall.games.four.turn")
    assert "class Dropped" not in written.compiled
    assert "from warhall.games.four.turn_interpreted import Dropped as Dropped" in written.compiled
    beside = run_as("warhall.games.four.turn_interpreted", written.beside, monkeypatch)
    assert beside.Dropped.__module__ == "warhall.games.four.turn"
    assert beside.Dropped(0, 3) == beside.Dropped(seat=0, column=3)


def test_what_needs_a_function_of_its_module_to_be_made_cannot_move() -> None:
    with pytest.raises(NotCompilableError, match="what stays interpreted needs"):
        written_out("warhall.kernel.record")


def test_a_field_that_is_called_like_a_function_of_its_module_may_move() -> None:
    written = written_out("warhall.kernel.outlook")
    assert "class Outlook" in written.beside
    assert "def question(" in written.compiled


def test_constants_are_known_to_the_compiler() -> None:
    text = written_out("warhall.games.tyrants.state").compiled
    assert "EMPTY: _Final = -1" in text
    assert "SET_UP: _Final = 0\nSTAGE_1: _Final = 1\nSTAGE_2: _Final = 2" in text


def test_a_type_that_names_itself_is_said_plainly() -> None:
    assert "Agenda: TypeAlias = tuple[Any, ...] | None" in written_out("warhall.kernel.state").compiled


def test_the_loop_over_the_steps_counts_by_a_range_when_compiled() -> None:
    assert "for _ in range(STEP_LIMIT):" in written_out("warhall.kernel.state").compiled


def test_what_only_heirs_declare_is_known_to_the_compiler_and_no_field_of_the_base() -> None:
    text = written_out("warhall.games.dungeon_command.on_board").compiled
    assert "\n    teams: list[int]\n" in text
    assert "    if TYPE_CHECKING" not in text
    (told_fields,) = (line for line in text.splitlines() if line.startswith("_tell_fields(OnBoard"))
    assert "rings" in told_fields
    assert "teams" not in told_fields


def test_a_dataclass_that_is_nothing_but_its_fields_becomes_native() -> None:
    text = written_out("warhall.games.dungeon_command.tables").compiled
    assert "@_final\nclass Source:\n" in text
    assert "dataclass(slots=True" not in text
    assert "    def __init__(self, number: int, label: str, type: int, order: int = NONE, " in text


def test_a_state_has_the_tables_of_its_game_at_hand() -> None:
    text = written_out("warhall.games.tyrants.state").compiled
    assert "\n    _tables: _Tables\n" in text
    assert "\n        self._tables = game.tables\n" in text
    assert "g._tables" in written_out("warhall.games.tyrants.market").compiled
    assert "_tables" not in written_out("warhall.games.four.state").compiled


def test_seeded_dice_fall_in_the_words_of_the_processor() -> None:
    text = written_out("warhall.kernel.dice").compiled
    assert text.count("class SeededDice(Dice):") == 1
    assert "    _at: i64\n" in text
    assert "class FairDice(Dice):" in text


def test_what_cannot_be_referred_to_weakly_is_forgotten_with_all_others() -> None:
    lately = told.Lately()
    first = lately.setdefault(0, [])
    assert lately.setdefault(0, ["other"]) is first
    for number in range(1, told.MOST):
        lately.setdefault(number, [])
    assert lately.setdefault(0, ["other"]) is first
    lately.setdefault(told.MOST, [])
    assert list(lately) == [told.MOST]


def test_the_kernel_and_every_room_have_a_library_of_their_own() -> None:
    files = ["warhall/kernel/state.py", "warhall/geometry/masks.py", "warhall/games/four/state.py"]
    assert libraries(files) == [(files[:2], "warhall"), (files[2:], "warhall_four")]


@pytest.mark.parametrize("room", ROOMS)
def test_every_selected_module_is_there(room: str) -> None:
    names = selected(ROOT / "warhall", (room,))
    assert f"warhall.games.{room}.state" in names
    assert all((ROOT / Path(*name.split("."))).with_suffix(".py").is_file() for name in names)


@pytest.mark.deep
def test_the_tutorial_game_is_the_same_compiled(tmp_path: Path) -> None:
    built = tmp_path / "compiled"
    command = [sys.executable, "-m", "tools.compiled.build", "four", "--to", str(built), "--optimise", "0"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert any(file.suffix in CODE for file in (built / "warhall" / "games" / "four").iterdir())
    play = [sys.executable, "-P", playing.__file__, "four", "0", "50"]
    said = {
        where: subprocess.run(play, env={**os.environ, "PYTHONPATH": where}, capture_output=True, text=True, check=True)
        for where in (str(ROOT), str(built))
    }
    assert said[str(ROOT)].stdout == said[str(built)].stdout != ""
    version = [sys.executable, "-P", "-m", "warhall", "--version"]
    environment = {**os.environ, "PYTHONPATH": str(built)}
    done = subprocess.run(version, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("(compiled)\n")
