"""The outlook of a seat: everything it may obtain from a state, through one door.

View, question, options, result and who is waited for go to clients, bots, terminals and files only through here, so one
test of this door tests them all. Facts travel as message ids with words; sentences are made at the edge.
"""

from __future__ import annotations

import msgspec

from warhall.kernel.actions import Action, Codec
from warhall.kernel.errors import Refusal
from warhall.kernel.events import Ended, Event, Told
from warhall.kernel.result import Result
from warhall.kernel.state import Decision, State
from warhall.kernel.touching import Touch, touches
from warhall.kernel.words import Name, Word


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message to be said in the reader's language, the facts it names, and the rule behind it."""

    message: str
    words: dict[str, Word] = {}
    rule: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice: its code, its notation, how it is said, and what it comes to, where its name does not tell."""

    code: int
    notation: str
    say: Sentence
    tells: Sentence | None = None


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked, and its canonical choices."""

    say: Sentence
    options: list[Option]
    touches: dict[str, Touch] = {}
    """How the options touch the things that they name, by verb; those of other verbs are simply pointed at."""
    open: bool = False
    """What to do is chosen, and not only with what: one's own turn."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat (None: the public) may know of a state."""

    game: str
    count: int
    seat: int | None
    seats: tuple[str, ...]
    waiting: tuple[int, ...]
    view: msgspec.Struct
    question: Question | None
    result: Result | None


def outlook(state: State, seat: int | None, *, ahead: bool = True, common: object = None) -> Outlook:
    """What a seat may know of a state.

    Args:
        state: of the game.
        seat: whose outlook; None is the public's.
        ahead: with what its options come to; without, those fields of the view are empty.
        common: what all seats see alike, if it was made already for this very state (`State.seen_alike`).
    """
    decision = state.decisions.get(seat) if seat is not None else None
    return Outlook(
        game=state.game.id,
        count=state.count,
        seat=seat,
        seats=state.seat_names(),
        waiting=tuple(sorted(state.decisions)),
        view=state.view(seat, common) if ahead else state.shown_to(seat, common),
        question=question(state, decision) if decision is not None else None,
        result=state.result,
    )


def question(state: State, decision: Decision) -> Question:
    """A decision as its seat sees it."""
    codec, foretell = state.game.codec, state.game.foretell
    options = []
    said: dict[type[Action], dict[int, Option] | None] = {}
    for code in decision.options:
        kind = codec.arguments(code)[0].type
        if kind not in said:
            said[kind] = codec.said(state, kind)
        kept = said[kind]
        option = kept.get(code) if kept is not None else None
        if option is None:
            action = codec.action(code)
            option = Option(code, codec.notation(state, action), action_sentence(state, action))
            if kept is not None:
                kept[code] = option
        tells = foretell(state, decision, codec.action(code)) if foretell is not None else None
        options.append(option if tells is None else Option(code, option.notation, option.say, tells))
    words = dict(state.game.asks(state, decision))
    say = Sentence(f"ask-{decision.ask}", words, decision.rule)
    is_open = decision.asking is not None and decision.asking.question.open
    return Question(say, options, touches(state, decision), is_open)


def action_sentence(state: State, action: Action) -> Sentence:
    """An action in words."""
    return Sentence(f"action-{action.__struct_config__.tag}", words_of(state, state.game.codec, action))


def said_of(state: State, action: Action) -> Sentence:
    """An action in words, those that were found when it was offered, if they are kept."""
    codec = state.game.codec
    kept = codec.said(state, type(action))
    code = codec.code(action) if kept is not None else None
    option: Option | None = kept.get(code) if kept is not None and code is not None else None
    return action_sentence(state, action) if option is None else option.say


def event_sentence(state: State, told: Told, seat: int | None) -> Sentence | None:
    """An event in words, as a seat may see it; None if it may not."""
    event = told.seen_by(seat)
    return None if event is None else told_sentence(state, event, told.rule)


def told_sentence(state: State, event: Event, rule: str) -> Sentence:
    """An event in words, to somebody who may see it."""
    if isinstance(event, Ended):
        return result_sentence(event.result, state.seat_names())
    return Sentence(f"event-{event.__struct_config__.tag}", words_of(state, state.game.codec, event), rule)


def result_sentence(result: Result, seats: tuple[str, ...]) -> Sentence:
    """How a game ended, in words: who has won, and why."""
    winners = tuple(Name("seat", seats[seat]) for seat in result.winners)
    return Sentence(f"result-{result.message}", {"winners": winners, "count": len(winners)}, result.rule)


def refusal_sentence(reason: Refusal) -> Sentence:
    """A refusal in words."""
    return Sentence(f"refuse-{reason.message}", dict(reason.args), reason.rule)


def words_of(state: State, codec: Codec, structure: Action | Event) -> dict[str, Word]:
    """The fields of an action or event as facts: numbers that stand for things become their names."""
    words: dict[str, Word] = {name: getattr(structure, name) for name in structure.__struct_fields__}
    for field in codec.fields_of(type(structure)):
        value = getattr(structure, field.name)
        if field.many:
            words[field.name] = tuple(field.vocabulary.word(state, number) for number in value)  # type: ignore[misc]
        else:
            words[field.name] = field.vocabulary.word(state, value)
            words.update(field.vocabulary.facts(value))
    return words
