"""A table of Tyrants for tests of the rules: a position in a few lines of YAML, actions in notation, readable answers.

Here: setting up, acting, and reading back what a player could read: views, options, refusals, events. Not here: any
expectation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

import pytest

from warhall.games.tyrants import GAME, tyrants
from warhall.games.tyrants.score import Sheet
from warhall.games.tyrants.view import PlayerView, SiteView, TyrantsView
from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice, SeededDice
from warhall.kernel.errors import Refusal, Refused
from warhall.kernel.events import Event, Told
from warhall.kernel.game import Game
from warhall.kernel.outlook import words_of
from warhall.kernel.saving import digest
from warhall.kernel.state import State
from warhall.kernel.words import Name, Word


class AtTable:
    """A game in progress in which everything is said in notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Told] = []

    def act(self, seat: str, *actions: str) -> AtTable:
        """One seat takes actions, one after another."""
        for action in actions:
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

    def view(self, seat: str | None = None) -> TyrantsView:
        """What a seat sees; without one, the public."""
        seen = self.state.view(None if seat is None else self.number(seat))
        assert isinstance(seen, TyrantsView)
        return seen

    def player(self, seat: str) -> PlayerView:
        """A player's own zones as that player sees them."""
        return self.view(seat).seats[self.number(seat)]

    def hand(self, seat: str) -> list[str]:
        """A player's hand, sorted."""
        return sorted(self.player(seat).hand or [])

    def deck(self, seat: str) -> list[str]:
        """A player's deck from the top down, as the position writes it."""
        return list(self.written["seats"][seat].get("deck", []))

    @property
    def written(self) -> dict[str, Any]:
        """The position as plain data; what has its usual value is left out."""
        return self.state.game.write(self.state)

    def site(self, ident: str) -> SiteView:
        return next(site for site in self.view().sites if site.id == ident)

    def at(self, space: str) -> str | None:
        """The colour of the troop on a space."""
        return self.spaces[space]

    @property
    def spaces(self) -> dict[str, str | None]:
        """Every space in play with the colour of its troop."""
        view = self.view()
        parts = [(site.id, site.spaces) for site in view.sites] + [(route.id, route.spaces) for route in view.routes]
        return {f"{part}:{number}": colour for part, colours in parts for number, colour in enumerate(colours)}

    def control(self, site: str) -> tuple[str | None, bool]:
        """Who controls a site, and whether totally."""
        seen = self.site(site)
        return seen.controller, seen.total

    @property
    def pool(self) -> tuple[int, int]:
        """Power and Influence."""
        view = self.view()
        return view.power, view.influence

    @property
    def played(self) -> list[str]:
        return self.view().played

    def score(self, seat: str) -> Sheet:
        seen = self.player(seat).score
        return Sheet(seen.sites, seen.total_control, seen.trophies, seen.deck, seen.inner_circle, seen.tokens)

    def events(self, *kinds: str) -> list[str]:
        """What happened in full, as `assassinated red white eryndlyn:0`; of some kinds only, if any are named."""
        lines = (self._line(told.event) for told in self.told)
        return [line for line in lines if not kinds or line.partition(" ")[0] in kinds]

    def heard(self, seat: str | None, *kinds: str) -> list[str]:
        """What a seat (None: the public) was told."""
        number = None if seat is None else self.number(seat)
        lines = (self._line(event) for told in self.told if (event := told.seen_by(number)) is not None)
        return [line for line in lines if not kinds or line.partition(" ")[0] in kinds]

    def _line(self, event: Event) -> str:
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


def at(text: str, *outcomes: int, seed: int = 1, game: Game = GAME) -> AtTable:
    """A table in a position; shuffles take the outcomes, or dice from a seed."""
    dice: Dice = ScriptedDice(outcomes) if outcomes else SeededDice(seed)
    return AtTable(position.read(game, "position:\n" + indent(dedent(text), "  "), dice))


def start(options: Mapping[str, object] | None = None, seed: int = 1) -> AtTable:
    """A new game."""
    return AtTable(GAME.begin(options, SeededDice(seed)))


def start_with(houses: Sequence[str], seed: int = 1, **options: object) -> AtTable:
    """A new game whose seats have the Houses of these colours."""
    return start({"players": len(houses), "houses": list(houses), **options}, seed)


def packed(folder: Path, cards: str) -> Game:
    """The game with some cards replaced, for rules that no printed card puts to the test."""
    about = 'id: changed\ngame: tyrants\nversion: "1"\ntitle: {en: Changed, ru: Изменённые, uk: Змінені}\nauthor: Ada\n'
    (folder / "pack.yaml").write_text(about, encoding="utf-8")
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    return tyrants(folder)
