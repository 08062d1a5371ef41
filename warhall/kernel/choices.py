"""What is picked before a game starts: its options as named lists, for people who do not type ids.

Here: how a game declares what there is to pick and what depends on what, and which picks stand together. Not here: what
the rules say about a pick (`Game.draft`), and what is built rather than picked (armies, maps: the workshop).

A choice may need other options to be picked in some way, and so may each of its values. It needs only what is declared
before it, so that one walk from the first to the last settles everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from warhall.kernel.errors import OptionsError, nearest, quoted
from warhall.kernel.outlook import Sentence
from warhall.kernel.words import Name, Word

Kind: TypeAlias = Literal["one", "each", "some", "yes-no", "number"]
"""One value; one for each seat; a fixed number of them; yes or no; a whole number."""

Pick: TypeAlias = str | int | bool | tuple[str, ...]
"""What is picked; a list for `each` and `some`."""

Picks: TypeAlias = Mapping[str, Pick]
"""What is picked, by option; `mode` and `players` are among them."""

SEAT = "seat"
"""A need may also name the seat for which something is picked, counted from 1."""


class Need(msgspec.Struct, frozen=True):
    """What another option must be. Of a list it is the entry of the same seat; where there is none, any entry."""

    option: str
    among: tuple[str | int | bool, ...]


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values that can be picked, and how it is said."""

    value: str | int
    say: Sentence
    help: Sentence | None = None
    """What picking it means, for a newcomer."""
    needs: tuple[Need, ...] = ()


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option of a game as it is picked. An option may have several, of which at most one stands at a time."""

    option: str
    kind: Kind
    say: Sentence
    start: Pick
    """What it is if nobody picks: what the game makes of the option when it is left out. For `each`: of every seat."""
    help: Sentence | None = None
    values: tuple[Value, ...] = ()
    count: int = 1
    """How many values of `some` are picked; whether they may be equal is for the rules to say."""
    least: int = 0
    most: int = 0
    """The bounds of a number."""
    needs: tuple[Need, ...] = ()
    finer: bool = False
    """A finer point, of no concern to a newcomer."""
    also: tuple[str, ...] = ()
    """Other words that the game understands for a value; they are not offered."""


def label(option: str) -> Sentence:
    """How an option is called: the message `option-…` of the game."""
    return Sentence(f"option-{option}")


def hint(option: str) -> Sentence:
    """What an option is about: the message `option-…-help` of the game."""
    return Sentence(f"option-{option}-help")


def need(option: str, *among: str | int | bool) -> Need:
    """Another option must be one of these."""
    return Need(option, among)


def said(value: str, message: str, *needs: Need, helped: bool = False, **words: Word) -> Value:
    """A value said by a message of the game; `helped` by another that explains it."""
    return Value(value, Sentence(message, words), Sentence(f"{message}-help", words) if helped else None, needs)


def named(kind: str, ident: str, *needs: Need) -> Value:
    """A value that is a thing of the content, said by its name."""
    return Value(ident, Sentence("named", {"name": Name(kind, ident)}), None, needs)


def modes_choice(modes: Sequence[str]) -> Choice:
    """The modes of a game, each explained by a message `mode-…-help`."""
    values = tuple(said(mode, f"mode-{mode}", helped=True) for mode in modes)
    return Choice(option="mode", kind="one", say=label("mode"), start=modes[0], values=values)


def players_choice(needs: Mapping[int, tuple[Need, ...]]) -> Choice:
    """The numbers of players, and what each number needs."""
    values = tuple(
        Value(count, Sentence("option-players-count", {"count": count}), None, needed)
        for count, needed in needs.items()
    )
    return Choice(option="players", kind="one", say=label("players"), start=min(needs), values=values)


def stands(needs: Iterable[Need], picks: Picks, seat: int | None = None) -> bool:
    """Whether what is picked so far is as it is needed, for a seat if one is asked about."""
    return all(_met(each, picks, seat) for each in needs)


def _met(needed: Need, picks: Picks, seat: int | None) -> bool:
    if needed.option == SEAT:
        return seat is None or seat + 1 in needed.among
    held = picks.get(needed.option)
    if not isinstance(held, tuple):
        return held in needed.among
    if seat is not None and seat < len(held):
        return held[seat] in needed.among
    return any(entry in needed.among for entry in held)


def values_of(choice: Choice, picks: Picks, seat: int | None = None) -> list[Value]:
    """The values of a choice that stand, for a seat if it is made for each."""
    return [value for value in choice.values if stands(value.needs, picks, seat)]


def settled(choices: Iterable[Choice], given: Picks) -> dict[str, Pick]:
    """Everything that stands under what is given; a pick that does not stand falls back to the start.

    What is given must have `mode` and `players`.
    """
    picks: dict[str, Pick] = {"mode": given["mode"], "players": given["players"]}
    for choice in choices:
        if stands(choice.needs, picks):
            picks[choice.option] = _settle(choice, given.get(choice.option, choice.start), picks)
    return picks


def _settle(choice: Choice, pick: Pick, picks: Picks) -> Pick:
    match choice.kind:
        case "one":
            return _standing(pick, choice.start, values_of(choice, picks))
        case "each":
            players = int(str(picks["players"]))
            return tuple(_entry(choice, pick, seat, values_of(choice, picks, seat)) for seat in range(players))
        case "some":
            return tuple(_entry(choice, pick, number, values_of(choice, picks)) for number in range(choice.count))
        case _:
            return pick


def _entry(choice: Choice, pick: Pick, number: int, values: Sequence[Value]) -> str:
    """One entry of a list."""
    words = [each[number] for each in (pick, choice.start) if isinstance(each, tuple) and number < len(each)]
    return str(_standing(words[0], words[-1], values))


def _standing(pick: Pick, start: Pick, values: Sequence[Value]) -> Pick:
    """The pick if it stands, else the start if that does, else the first that does."""
    words: list[str | int] = [value.value for value in values]
    return next((word for word in (pick, start) if word in words), words[0] if words else start)


def check_words(game: str, choices: Sequence[Choice], options: msgspec.Struct) -> None:
    """Refuse a word that no choice of its option knows.

    Raises:
        OptionsError: there is one; it says where, and what would be right.
    """
    usual = type(options)()
    for option in dict.fromkeys(choice.option for choice in choices if choice.values):
        given = getattr(options, option)
        if given == getattr(usual, option):
            continue
        known = known_words(choices, option)
        for word in given if isinstance(given, tuple) else (given,):
            if word not in known:
                words = [str(each) for each in known]
                meant = nearest(str(word), words)
                raise OptionsError(f"{game}, {option}: {str(word)[:40]!r} is not one of {quoted(words)}{meant}")


def known_words(choices: Iterable[Choice], option: str) -> list[str | int]:
    """Every word that can be picked for an option under some circumstances."""
    mine = [choice for choice in choices if choice.option == option]
    offered = [value.value for choice in mine for value in choice.values]
    return list(dict.fromkeys([*offered, *(word for choice in mine for word in choice.also)]))
