"""Everything that a viewer can get out of a state, as bytes: what two worlds are compared by.

Here: view, question, refusals, error texts and sentences in every language, all as one viewer gets them. Not here:
which worlds are compared (`secrets`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b

import msgspec

from warhall.conformance.play import Moment
from warhall.kernel.dice import Dice
from warhall.kernel.errors import Refusal, WarhallError
from warhall.kernel.events import Told
from warhall.kernel.game import Game, Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import Outlook, Sentence, event_sentence, outlook
from warhall.kernel.state import State
from warhall.kernel.words import LANGUAGES, Word

NO_SUCH_WORD = "zzzz"


def viewers(state: State) -> list[int | None]:
    """Every seat, and the public."""
    return [*range(len(state.seat_names())), None]


def outlook_bytes(state: State, viewer: int | None) -> bytes:
    """View, question, options and result, as they go to a client."""
    return msgspec.json.encode(outlook(state, viewer))


def face(state: State, viewer: int | None) -> bytes:
    """A hash of what a viewer sees of a state, without the count of actions, which a position does not have."""
    seen = outlook(state, viewer)
    parts = (seen.seats, seen.waiting, seen.view, seen.question, seen.result)
    return blake2b(msgspec.json.encode(parts), digest_size=16).digest()


def shown(moment: Moment, viewer: int | None) -> bytes:
    """The face of a state in play, looked at once for all checks: many compare another form of the state with it."""
    known = moment.faces.get(viewer)
    if known is None:
        known = moment.faces[viewer] = face(moment.state, viewer)
    return known


class Memory(Narrator):
    """A narrator that makes each sentence once: the same facts are the same sentence in every world."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._made: dict[tuple[str, tuple[tuple[str, Word], ...]], str] = {}

    def say(self, message: str, /, **words: Word) -> str:
        """A message with its facts."""
        return self.sentence(Sentence(message, words))

    def sentence(self, sentence: Sentence) -> str:
        """A sentence, without its rule."""
        facts = (sentence.message, tuple(sentence.words.items()))
        known = self._made.get(facts)
        if known is None:
            known = self._made[facts] = super().sentence(sentence)
        return known


def narrators(game: Game) -> dict[str, Memory]:
    """A narrator for every language."""
    return {language: Memory(game, language) for language in LANGUAGES}


def some_codes(state: State, seat: int, dice: Dice, most: int = 24) -> list[int]:
    """Codes of the game, offered to the seat or not; all of them if they are few."""
    size = state.game.codec.size
    if size <= 2 * most:
        return list(range(size))
    decision = state.decisions.get(seat)
    offered = list(decision.options) if decision is not None else []
    dice.shuffle(offered)
    codes = set(offered[: most // 2])
    codes.update(dice.below(size) for _ in range(most))
    return sorted(codes)


def everything(
    state: State, viewer: int | None, codes: Sequence[int], voices: Mapping[str, Narrator]
) -> Iterator[tuple[str, bytes]]:
    """Every byte that a viewer can get out of a state, each with a word for what it is, no word twice."""
    seen = outlook(state, viewer)
    yield "outlook", msgspec.json.encode(seen)
    reasons = refusals(state, viewer, codes)
    for code, reason in reasons.items():
        yield f"refusal of code {code}", msgspec.json.encode(reason)
    for text in wrong_notations(state.game):
        yield f"answer to {text!r}", read_error(state, text).encode()
    for language, narrator in voices.items():
        picture = ("".join(f"{span.text}<{span.style}>" for span in line) for line in pictured(seen, narrator))
        yield f"narration in {language}", "\n".join([*narration(seen, reasons.values(), narrator), *picture]).encode()


def refusals(state: State, viewer: int | None, codes: Iterable[int]) -> dict[int, Refusal | None]:
    """Why a viewer may not do some things, by their codes; whoever only watches is refused nothing."""
    return {} if viewer is None else {code: state.explain(viewer, code) for code in codes}


def narration(seen: Outlook, reasons: Iterable[Refusal | None], narrator: Narrator) -> Iterator[str]:
    """All sentences that a viewer can be told about what it sees, by a narrator."""
    yield narrator.turn(seen)
    yield from narrator.position(seen)
    if seen.question is not None:
        for option in seen.question.options:
            yield narrator.option(option)
    for reason in reasons:
        if reason is not None:
            yield narrator.refusal(reason)


def pictured(seen: Outlook, narrator: Narrator) -> Sequence[Sequence[Span]]:
    """What a viewer sees, as the terminal draws it."""
    return narrator.game.picture(seen.view, narrator)


def heard(state: State, told: Iterable[Told], viewer: int | None) -> bytes:
    """What a viewer hears of what happened."""
    sentences = (event_sentence(state, each, viewer) for each in told)
    return msgspec.json.encode([sentence for sentence in sentences if sentence is not None])


def wrong_notations(game: Game) -> Iterator[str]:
    """Texts that name something that is not there: the answer lists what is."""
    for verb in game.codec.verbs:
        yield f"{verb.tag} {NO_SUCH_WORD}"
        yield f"{verb.tag} {' '.join([NO_SUCH_WORD] * (len(verb.fields) + 1))}"
        yield verb.tag


def read_error(state: State, text: str) -> str:
    """What the parser says to a text."""
    try:
        return state.game.codec.notation(state, state.game.codec.parse(state, text))
    except WarhallError as error:
        return str(error)
