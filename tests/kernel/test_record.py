"""Records: the text, its faults line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kernel.duel import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import RecordError
from warhall.kernel.record import Record
from warhall.kernel.table import Table, replay


def played() -> Record:
    table = Table(GAME, {"cards": 2}, SeededDice(5), {"north": "Ann", "south": "greedy"})
    while table.state.decisions:
        seat, decision = min(table.state.decisions.items())
        table.act(seat, decision.options[0])
    return table.record()


TEXT = played().text()


def test_a_record_reads_as_a_person_would_write_it() -> None:
    lines = TEXT.splitlines()
    assert lines[:5] == [
        "warhall record 1",
        "game duel 3",
        "content cafe",
        'options {"cards":2,"players":2,"mode":"standard"}',
        "seats north=Ann south=greedy",
    ]
    assert len(lines) == 5 + 1 + 4
    assert lines[5].startswith("0 start ~ ")
    assert lines[6].startswith("1 north play ")
    assert " ~ " in lines[7]


def test_a_record_survives_its_text() -> None:
    assert Record.parse(TEXT) == played()
    assert Record.parse(TEXT).text() == TEXT


def test_remarks_at_the_end_are_left_out() -> None:
    assert Record.parse(TEXT + "# a fine duel\n# indeed\n") == played()


def test_a_record_may_name_no_players() -> None:
    text = Table(GAME, None, SeededDice(5)).record().text()
    assert Record.parse(text).players == {}


def put(line: int, text: str) -> str:
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "begins with 'warhall'"),
        ("hello", 1, "begins with 'warhall'"),
        (put(1, "warhall record 2"), 1, "expected 'warhall record 1'"),
        ("warhall record 1", 2, "begins with 'game'"),
        (put(2, "game duel"), 2, "expected 'game NAME VERSION'"),
        (put(2, "game duel " + "9" * 5000), 2, "expected 'game NAME VERSION'"),
        (put(3, "contents x"), 3, "begins with 'content'"),
        (put(4, "options [1]"), 4, "not a JSON object"),
        (put(4, "options {"), 4, "not a JSON object"),
        (put(4, 'options {"a":' + "[" * 100_000), 4, "not a JSON object"),
        (put(5, "seats north"), 5, "expected 'SEAT=PLAYER'"),
        (put(5, "seats a=b=c"), 5, "expected 'SEAT=PLAYER'"),
        ("\n".join(TEXT.splitlines()[:5]), 6, "found the end"),
        (put(6, "0 begin = 0123456789abcdef"), 6, "expected '0 start"),
        (put(6, "0 start play king = 0123456789abcdef"), 6, "expected '0 start"),
        (put(7, "7 north play king = 0123456789abcdef"), 7, "expected '1 SEAT ACTION"),
        (put(7, "1 start = 0123456789abcdef"), 7, "expected '1 SEAT ACTION"),
        (put(7, "1 north play king"), 7, "= DIGEST"),
        (put(7, "1 north play king = 0123"), 7, "= DIGEST"),
        (put(8, "2 south play king ~ 1,,2 = 0123456789abcdef"), 8, "numbers with commas"),
        (put(8, f"2 south play king ~ {'1' * 5000} = 0123456789abcdef"), 8, "numbers with commas"),
        ("x" * 20_000_001, 1, "larger than"),
    ],
)
def test_a_faulty_record_is_refused_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.line == line
    assert problem in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (put(2, "game four 3"), 2, "a record of four 3, not of duel 3"),
        (put(2, "game duel 2"), 2, "a record of duel 2, not of duel 3"),
        (put(3, "content dead"), 3, "played with content dead, not with cafe"),
        (put(4, 'options {"cards":"many"}'), 6, "options of duel"),
        (put(4, 'options {"cards":1}'), 6, "digest"),
        (put(7, TEXT.splitlines()[6].replace("north", "west")), 7, "no seat 'west'"),
        (put(7, TEXT.splitlines()[6].replace("play", "fold")), 7, "expected one of 'play', 'sort'"),
        (put(7, TEXT.splitlines()[6][:-16] + "0" * 16), 7, "expected the digest 0000000000000000, found "),
        (put(8, TEXT.splitlines()[7].replace(" ~ ", " ~ 99,")), 8, "outcome"),
        (put(10, TEXT.splitlines()[9].replace(" = ", ",4 = ")), 10, "expected outcomes"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_where_it_differs(text: str, line: int, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(GAME, Record.parse(text))
    assert (caught.value.line, problem in str(caught.value)) == (line, True), str(caught.value)


LUCK, FATE = "luck=0123456789abcdef", "fate=00000000000000ff"


def test_a_record_names_the_packs_it_was_played_with() -> None:
    table = Table(replace(GAME, packs=(LUCK, FATE)), None, SeededDice(1))
    text = table.record().text()
    assert f"\ncontent {GAME.content} {LUCK} {FATE}\n" in text
    assert Record.parse(text).packs == (LUCK, FATE)
    with pytest.raises(RecordError, match=r"line 3: expected 'PACK=HASH', found 'luck=0'"):
        Record.parse(text.replace(LUCK, "luck=0"))


@pytest.mark.parametrize(
    ("played", "here", "problem"),
    [
        ((LUCK,), (), r"played with the pack 'luck' \(0123456789abcdef\), which is not here: name its folder"),
        ((), (LUCK,), "played without the pack 'luck'"),
        ((LUCK,), (LUCK[:-1] + "0",), "the pack 'luck' has changed: it was played with as 0123456789abcdef, and is 01"),
        ((LUCK, FATE), (FATE, LUCK), "played with the packs in another order: luck, fate"),
    ],
)
def test_a_record_of_other_packs_says_what_is_different(
    played: tuple[str, ...], here: tuple[str, ...], problem: str
) -> None:
    record = Table(replace(GAME, packs=played), None, SeededDice(1)).record()
    record.check(replace(GAME, packs=played))
    with pytest.raises(RecordError, match=problem):
        record.check(replace(GAME, packs=here))
