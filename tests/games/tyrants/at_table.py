"""A table of Tyrants for tests of the rules: a position in a few lines of YAML, actions in notation, readable answers.

Here: setting up, acting, and reading back what a player could read: views, options, refusals, events. Not here: any
expectation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import dedent, indent

from tests.games.in_notation import InNotation
from warhall.games.tyrants import GAME, tyrants
from warhall.games.tyrants.score import Sheet
from warhall.games.tyrants.view import PlayerView, SiteView, TyrantsView
from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice, SeededDice
from warhall.kernel.game import Game
from warhall.kernel.state import State
from warhall.kernel.verbs import words_of


class AtTable(InNotation[State]):
    """A game in progress in which everything is said in notation."""

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

    def left(self) -> object:
        """How often the pending question will still be asked, as it says itself."""
        decision = self.state.decision
        assert decision is not None
        return words_of(self.state, decision)["left"]

    def score(self, seat: str) -> Sheet:
        seen = self.player(seat).score
        return Sheet(seen.sites, seen.total_control, seen.trophies, seen.deck, seen.inner_circle, seen.tokens)


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
