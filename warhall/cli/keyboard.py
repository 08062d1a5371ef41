"""What a person types. The end of the input is an error of its own, so that nothing asks for ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class EndedError(Exception):
    """There is no more input."""


def ask(prompt: str) -> str:
    """A line that a person types, without spaces at its ends."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        print()
        raise EndedError from None


def ask_number(prompt: str, most: int, complaint: str) -> int:
    """A number from 1 to `most`."""
    while True:
        text = ask(prompt)
        if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= most:
            return int(text)
        print(complaint)


def ask_one_of(prompt: str, words: Sequence[str], complaint: str) -> str:
    """One of several words, by itself or by its number; an empty line is the first."""
    while True:
        text = ask(prompt)
        if not text:
            return words[0]
        if text in words:
            return text
        if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(words):
            return words[int(text) - 1]
        print(complaint)


def die_asker(prompt: Callable[[int], str], complaint: Callable[[int], str]) -> Callable[[int], int]:
    """What `EnteredDice` asks: the face of a real die, until it is one that the die has."""
    return lambda sides: ask_number(prompt(sides), sides, complaint(sides))
