"""Of a board that was shown only what is another is printed again."""

from __future__ import annotations

from warhall.cli.screen import changed, split
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
