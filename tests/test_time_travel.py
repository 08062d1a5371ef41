"""The archive: games of every release lead to the same states today, or the rule that changed is named."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests import time_travel
from warhall.games import game, rooms
from warhall.kernel.record import Record

GAMES = Path(__file__).parent / "games"
ROOMS = sorted(rooms())
"""Before any test opens one of its own."""


def newest(room: str) -> list[Path]:
    return time_travel.kept(sorted(each.name for each in time_travel.ARCHIVE.iterdir() if each.is_dir())[-1], room)


def told(paths: list[Path]) -> list[str]:
    found = [time_travel.look(path, time_travel.changes()) for path in paths]
    return [f"{each.name}: {each.fault}" for each in found if each.fault is not None and each.change is None]


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_of_the_last_release_leads_to_the_same_states(room: str) -> None:
    shortest = min(newest(room), key=lambda path: path.stat().st_size)
    assert told([shortest]) == []


@pytest.mark.deep
def test_every_kept_game_leads_to_the_same_states_or_the_rule_that_changed_is_named() -> None:
    assert told(time_travel.kept()) == []


def test_every_mode_and_number_of_players_is_kept() -> None:
    modes = [(each["mode"], each["players"]) for each in time_travel.kinds(game("dungeon_command"))]
    assert {("standard", 2), ("standard", 3), ("standard", 4), ("first-game", 2), ("teams", 4)} == set(modes)
    assert all(newest(room) for room in ROOMS)


def test_a_change_names_a_rule_that_there_is_and_a_version_that_is_over() -> None:
    for change in time_travel.changes():
        room = game(change.game)
        assert change.upto < room.version
        text = "".join((room.folder / "rules" / name).read_text("utf-8") for name in ("en.md", "rulings.md"))
        assert f"**{change.rule}**" in text


def test_what_is_kept_is_what_was_played_and_a_difference_is_found() -> None:
    record = Record.parse((GAMES / "four" / "records" / "red_wins.record").read_text("utf-8"))
    packed = time_travel.unpack(time_travel.pack(record))
    assert [each.action for each in packed.entries] == [each.action for each in record.entries]
    assert (packed.start, packed.entries[-1]) == (record.start, record.entries[-1])
    assert time_travel.travel(packed) is None
    packed.entries[-1] = msgspec.structs.replace(packed.entries[-1], digest="1" * 16)
    assert "digest" in str(time_travel.travel(packed))


def test_what_is_asked_anew_is_answered_where_there_is_one_answer() -> None:
    text = (GAMES / "four" / "records" / "red_wins.record").read_text("utf-8")
    assert time_travel.again(Record.parse(text)).text() == text
