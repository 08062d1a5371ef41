"""Of a board that was shown only what is another is printed again."""

from __future__ import annotations

from rich.text import Text

from warhall.cli.screen import changed, pieces, split
from warhall.kernel.game import Span


def line(text: str, style: str = "") -> list[Span]:
    return [Span(text, style)]


MAP = [[Span("o"), Span(".")], [Span("x"), Span("o")]]
MOVED = [[Span("o"), Span("x")], [Span("x"), Span("o")]]
LIST = [line("Sites", "muted"), line("a 1"), line("b 2")]


def test_a_picture_is_split_at_its_empty_lines() -> None:
    assert split([*MAP, [], [], *LIST, []]) == [MAP, LIST]


def test_nothing_is_printed_of_what_stayed_as_it_was() -> None:
    assert changed([MAP, LIST], [MAP, LIST]) == []


def test_a_drawing_is_printed_whole_and_of_a_list_the_heading_with_what_changed() -> None:
    other = [LIST[0], LIST[1], line("b 3")]
    assert changed([MAP, LIST], [MOVED, other]) == [MOVED, [LIST[0], line("b 3")]]


def test_a_list_from_which_something_went_is_printed_as_it_is() -> None:
    assert changed([LIST], [LIST[:2]]) == [LIST[:2]]


def test_what_was_not_there_before_is_printed() -> None:
    assert changed([MAP], [MAP, LIST]) == [LIST]


def test_of_a_list_without_a_heading_only_the_lines_that_changed_are_printed() -> None:
    units = [[Span("A1  "), Span("10 HP")], [Span("A2  "), Span("5 HP")], [Span("B1  "), Span("7 HP")]]
    hurt = [units[0], [Span("A2  "), Span("1 HP")], units[2]]
    assert changed([units], [hurt]) == [[hurt[1]]]


def test_rows_of_a_map_are_printed_again_with_the_letters_of_its_columns() -> None:
    letters, before, after = line("     a   b   c"), line("  1  .   .   x"), line("  1  .   x   .")
    part = [line("Round 2", "strong"), line("0 to 0"), letters, before]
    assert changed([part], [[*part[:3], after]]) == [[part[0], letters, after]]


def test_a_map_that_is_wider_than_the_terminal_is_cut_between_its_columns() -> None:
    drawn = [
        Text("    a  b  c  d  "),
        Text("  1 A1 .  .  B1 "),
        Text("  2 .  .  .  .  "),
        Text("a long legend"),
    ]
    found = [[each.plain.rstrip() for each in piece] for piece in pieces(drawn, 11)]
    assert found == [
        ["    a  b", "  1 A1 .", "  2 .  ."],
        ["    c  d", "  1 .  B1", "  2 .  ."],
        ["a long legend"],
    ]
    assert pieces(drawn[:3], 80) == [drawn[:3]]
