"""Checks of what is picked before a game: the choices that a game declares for its options.

Every choice names an option and speaks three languages. Every value that is offered begins a game, or the draft says
which rule it breaks. What nobody picks is what the game does on its own. No option is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from warhall.conformance.play import ConformanceFailure
from warhall.kernel.choices import SEAT, Choice, Need, Pick, Picks, Value, settled, stands, values_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game, Options
from warhall.kernel.outlook import Sentence
from warhall.kernel.saving import digest
from warhall.kernel.words import LANGUAGES

EVERYWHERE = ("players", "mode")


def check_picks(game: Game) -> None:
    """The choices of a game are whole: declared, said, in order, and every value can be played."""
    problems = [*_declared(game), *_said(game)]
    if not problems:
        problems = list(_played(game))
    if problems:
        raise ConformanceFailure(f"{game.id}: " + "; ".join(problems))


def _declared(game: Game) -> Iterator[str]:
    """Every option has a choice or is said to have none; a choice needs only what stands before it."""
    fields = game.options.__struct_fields__
    picked = {choice.option for choice in game.choices}
    for option in (*sorted(picked), *game.workshop):
        if option not in fields:
            yield f"there is no option {option!r}"
    for option in fields:
        if option not in EVERYWHERE and (option in picked) == (option in game.workshop):
            yield f"the option {option!r} must have a choice, or be among those of the workshop"
    before = {*EVERYWHERE, SEAT}
    for choice in game.choices:
        needs = [*choice.needs, *(each for value in choice.values for each in value.needs)]
        late = [each.option for each in needs if each.option not in before]
        yield from (f"{choice.option} needs {option}, which comes later" for option in late)
        if (choice.kind in ("one", "each", "some")) != bool(choice.values):
            yield f"{choice.option} is {choice.kind} of {len(choice.values)} values"
        before.add(choice.option)


def sentences(game: Game) -> Iterator[Sentence]:
    """Everything that the choices of a game say."""
    for choice in game.choices:
        parts: list[Choice | Value] = [choice, *choice.values]
        for part in parts:
            yield from (each for each in (part.say, part.help) if each is not None)


def _said(game: Game) -> Iterator[str]:
    for sentence in sentences(game):
        for language in LANGUAGES:
            try:
                game.texts.say(language, sentence.message, sentence.words)
            except WarhallError as error:
                yield f"{sentence.message} cannot be said: {error}"


def _played(game: Game) -> Iterator[str]:
    """Every value in every mode and with every number of players in which it is offered."""
    met: set[tuple[int, str | int]] = set()
    for mode in game.modes:
        for players in game.players:
            start = settled(game.choices, {"mode": mode, "players": players})
            if start["players"] != players:
                continue
            yield from _as_left_out(game, start)
            for number, choice in enumerate(game.choices):
                for word, picks in _picked(game, choice, start):
                    met.add((number, word))
                    yield from _begins(game, picks)
    for number, choice in enumerate(game.choices):
        for word in [value.value for value in choice.values] or [""]:
            if (number, word) not in met:
                yield f"{choice.option} can never be picked{f' as {word!r}' if word else ''}"
        yield from _twins(game, choice)


def _picked(game: Game, choice: Choice, start: Picks) -> Iterator[tuple[str | int, dict[str, Pick]]]:
    """Everything that can be picked, with what must be picked before it; both answers, the bounds of a number."""
    if choice.option in EVERYWHERE:
        held = [value for value in values_of(choice, start) if value.value == start[choice.option]]
        yield from ((value.value, dict(start)) for value in held)
    elif not choice.values:
        answers: tuple[Pick, ...] = (False, True) if choice.kind == "yes-no" else (choice.least, choice.most)
        for picks in _under(game, start, choice.needs, None):
            yield from (("", {**picks, choice.option: answer}) for answer in answers)
    else:
        seats = range(int(str(start["players"]))) if choice.kind == "each" else (None,)
        for value, seat in product(choice.values, seats):
            for picks in _under(game, start, (*choice.needs, *value.needs), seat):
                pick = _with(picks[choice.option], seat, value.value)
                yield value.value, settled(game.choices, {**picks, choice.option: pick})


def _under(game: Game, start: Picks, needs: tuple[Need, ...], seat: int | None) -> Iterator[dict[str, Pick]]:
    """What is picked so that some needs are met, in all ways; nothing, if mode and players are against it."""
    unmet = [each for each in needs if not stands((each,), start, seat)]
    for words in product(*(each.among for each in unmet)):
        given = dict(start)
        for each, word in zip(unmet, words, strict=True):
            given[each.option] = _with(given.get(each.option, word), seat, word)
        picks = settled(game.choices, {**given, **{option: start[option] for option in EVERYWHERE}})
        if stands(needs, picks, seat):
            yield picks


def _with(held: Pick, seat: int | None, word: str | int) -> Pick:
    """A pick with another word; of a list the entry of the seat, or the first."""
    if not isinstance(held, tuple):
        return word
    at = seat if seat is not None and seat < len(held) else 0
    return (*held[:at], str(word), *held[at + 1 :])


def _as_left_out(game: Game, start: dict[str, Pick]) -> Iterator[str]:
    """What nobody picks is what the game does on its own, and nothing is wrong with it."""
    left_out = {option: start[option] for option in EVERYWHERE}
    if game.draft(game, game.choose(left_out)).faults:
        yield f"{left_out} is at fault before anything is picked"
    elif digest(game.begin(left_out, SeededDice(1))) != digest(game.begin(start, SeededDice(1))):
        yield f"{start} is another game than {left_out}"


def _begins(game: Game, picks: dict[str, Pick]) -> Iterator[str]:
    """A game begins, or the draft says why not."""
    try:
        options: Options = game.choose(picks)
        if not game.draft(game, options).faults and not game.begin(options, SeededDice(1)).decisions:
            yield f"{picks} begins no game"
    except WarhallError as error:
        yield f"{picks} is offered, but refused: {error}"


def _twins(game: Game, choice: Choice) -> Iterator[str]:
    """Nobody can tell two values apart that have one name and the same needs."""
    for language in LANGUAGES:
        names = [(game.texts.say(language, each.say.message, each.say.words), each.needs) for each in choice.values]
        if len(set(names)) < len(names):
            yield f"{choice.option} has two values of one name in {language}"
