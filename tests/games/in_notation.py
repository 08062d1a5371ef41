"""A game in progress in which everything is said in notation: what the tables of several rooms' tests have in common.

Here: acting, and reading back what a player could read: options, refusals, events, the end. Not here: how a table is
set up, and what a room's view tells; the rooms add that.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import pytest

from tests.games.lawful import check_offers
from warhall.kernel.errors import Refusal, Refused
from warhall.kernel.events import Event, Heard, Told
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import words_of
from warhall.kernel.saving import digest
from warhall.kernel.state import State
from warhall.kernel.words import Name, Word

S = TypeVar("S", bound=State)


class InNotation(Generic[S]):
    """A game in progress in which everything is said in notation."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.told: list[Told] = Heard()

    def act(self, seat: str, *actions: str) -> Self:
        """One seat takes actions, one after another."""
        for action in actions:
            check_offers(self.state)
            self.state.ears = self.told.append
            self.state.apply(self.number(seat), self.state.game.codec.parse(self.state, action))
        return self

    def refusal(self, seat: str, action: str) -> Refusal:
        """Why an action is refused; asking and trying must agree and change nothing."""
        before = self.digest()
        parsed = self.state.game.codec.parse(self.state, action)
        with pytest.raises(Refused) as caught:
            self.state.apply(self.number(seat), parsed)
        assert self.state.explain(self.number(seat), parsed) == caught.value.reason
        assert self.digest() == before
        return caught.value.reason

    def refused(self, seat: str, action: str) -> tuple[str, str]:
        """The rule and the message of a refusal."""
        reason = self.refusal(seat, action)
        return reason.rule, reason.message

    def allowed(self, seat: str, action: str) -> bool:
        return self.state.explain(self.number(seat), self.state.game.codec.parse(self.state, action)) is None

    def options(self, verb: str = "") -> list[str]:
        """What the asked seat may choose; with a verb, only the objects of that verb."""
        decision = self.state.decision
        assert decision is not None
        check_offers(self.state)
        every = [self.state.game.codec.notation(self.state, code) for code in decision.options]
        return [each.removeprefix(f"{verb} ") for each in every if each.startswith(f"{verb} ")] if verb else every

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        decision = self.state.decision
        assert decision is not None
        return self.names[decision.seat], decision.ask

    @property
    def names(self) -> tuple[str, ...]:
        return self.state.seat_names()

    def number(self, seat: str) -> int:
        return self.names.index(seat)

    @property
    def written(self) -> dict[str, Any]:
        """The position as plain data; what has its usual value is left out."""
        return self.state.game.write(self.state)

    def events(self, *kinds: str) -> list[str]:
        """What happened in full, as `wounded blue 5`; of some kinds only, if any are named."""
        lines = (self.line(told.event) for told in self.told)
        return [line for line in lines if not kinds or line.partition(" ")[0] in kinds]

    def heard(self, seat: str | None, *kinds: str) -> list[str]:
        """What a seat (None: the public) was told."""
        number = None if seat is None else self.number(seat)
        lines = (self.line(event) for told in self.told if (event := told.seen_by(number)) is not None)
        return [line for line in lines if not kinds or line.partition(" ")[0] in kinds]

    def story(self, language: str = "en", seat: str | None = None) -> list[str]:
        """What a seat (None: the public) was told, in the sentences of a language, each with its rule."""
        narrator = Narrator(self.state.game, language)
        number = None if seat is None else self.number(seat)
        lines = (narrator.event(self.state, told, number) for told in self.told)
        return [line for line in lines if line is not None]

    def said(self, seat: str, action: str, language: str = "en") -> str:
        """Why an action is refused, in a sentence."""
        return Narrator(self.state.game, language).refusal(self.refusal(seat, action))

    def line(self, event: Event) -> str:
        """An event in one line."""
        tag = str(type(event).__struct_config__.tag)
        return " ".join([tag, *(_plain(word) for word in words_of(self.state, self.state.game.codec, event).values())])

    def digest(self) -> str:
        return digest(self.state)

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def winners(self) -> list[str]:
        result = self.state.result
        assert result is not None
        return [self.names[seat] for seat in result.winners]


def _plain(word: Word) -> str:
    if isinstance(word, tuple):
        return ",".join(each.id for each in word)
    return word.id if isinstance(word, Name) else str(word)
