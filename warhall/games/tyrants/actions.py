"""What a player can do: every action with its notation, and the codec that numbers them.

Here: the types. Not here: which of them are offered (the asking steps in `turn`, `effects` and `discards`), why one is
refused (`refusals`).

`play`, `recruit` and `devour` name a card by its kind: copies are alike. The top card of the devoured pile, where a
card has opened it (TU-10.34), has verbs of its own, because taking it is not the same as taking an equal market card.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, NewType, cast

from warhall.games.tyrants.operations import MOST_OPTIONS, Zone
from warhall.games.tyrants.printed import MOST_SEATS, Printed
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.words import Name, Word

if TYPE_CHECKING:
    from warhall.kernel.state import State

Kind = NewType("Kind", int)
"""A kind of card."""
Space = NewType("Space", int)
Site = NewType("Site", int)
Colour = NewType("Colour", int)
"""Whose troop: a seat, or white."""
Choice = NewType("Choice", int)
Pile = NewType("Pile", int)
"""A zone that cards are promoted from."""

WHITE = MOST_SEATS
"""The colour of the neutral troops."""
PILES = tuple(Zone)


class Play(Action, frozen=True, tag="play"):
    """TU-5.3, TU-10.46: play a card from hand; inside a card, one from the market or the inner circle."""

    card: Kind


class Recruit(Action, frozen=True, tag="recruit"):
    """TU-9.80: recruit a card from the market or a stack."""

    card: Kind


class Deploy(Action, frozen=True, tag="deploy"):
    """TU-2.19, TU-9.20: deploy a troop."""

    space: Space


class DeployForVp(Action, frozen=True, tag="deploy-for-vp"):
    """TU-9.23: deploy with empty barracks: 1 VP instead."""


class Assassinate(Action, frozen=True, tag="assassinate"):
    """TU-9.10: assassinate a troop."""

    space: Space


class ReturnSpy(Action, frozen=True, tag="return-spy"):
    """TU-9.90 to TU-9.93: return a spy."""

    site: Site
    seat: Seat


class EndTurn(Action, frozen=True, tag="end-turn"):
    """TU-5.8: end stage 1."""


class RecruitDevoured(Action, frozen=True, tag="recruit-devoured"):
    """TU-10.34: recruit the top card of the devoured pile."""


class Supplant(Action, frozen=True, tag="supplant"):
    """TU-9.100: supplant a troop."""

    space: Space


class Move(Action, frozen=True, tag="move"):
    """TU-9.50: pick the troop to be moved."""

    space: Space


class To(Action, frozen=True, tag="to"):
    """TU-9.50, TU-10.38: where the picked troop goes."""

    space: Space


class ReturnTroop(Action, frozen=True, tag="return-troop"):
    """TU-9.90, TU-9.91: return a troop."""

    space: Space


class PlaceSpy(Action, frozen=True, tag="spy"):
    """TU-9.60: place a spy."""

    site: Site


class Promote(Action, frozen=True, tag="promote"):
    """TU-9.70: promote a card."""

    card: Kind


class Devour(Action, frozen=True, tag="devour"):
    """TU-9.30: devour a card."""

    card: Kind


class DiscardCard(Action, frozen=True, tag="discard"):
    """TU-10.10, TU-6.10: discard a card."""

    card: Kind


class Reveal(Action, frozen=True, tag="reveal"):
    """TU-6.21: show a card for Focus."""

    card: Kind


class Choose(Action, frozen=True, tag="choose"):
    """TU-6.8: pick an option."""

    option: Choice


class Opponent(Action, frozen=True, tag="opponent"):
    """Pick an opponent."""

    seat: Seat


class Resolve(Action, frozen=True, tag="resolve"):
    """TU-9.74: pick the end-of-turn effect that comes next."""

    card: Kind


class From(Action, frozen=True, tag="from"):
    """TU-10.45: pick the zone to promote from."""

    zone: Pile


class Take(Action, frozen=True, tag="take"):
    """TU-10.35: take a troop of a colour out of a trophy hall."""

    hall: Seat
    colour: Colour


class DevourDevoured(Action, frozen=True, tag="devour-devoured"):
    """TU-10.34: devour the card that is opened in the devoured pile: it stays there."""


class PlayDevoured(Action, frozen=True, tag="play-devoured"):
    """TU-10.50: play the card that is opened in the devoured pile."""


class Use(Action, frozen=True, tag="use"):
    """Use what may be used."""


class Decline(Action, frozen=True, tag="decline"):
    """Do not use what may be used."""


class Done(Action, frozen=True, tag="done"):
    """TU-6.6: stop here."""


ACTIONS: tuple[type[Action], ...] = (
    Play,
    Recruit,
    Deploy,
    DeployForVp,
    Assassinate,
    ReturnSpy,
    EndTurn,
    RecruitDevoured,
    Supplant,
    Move,
    To,
    ReturnTroop,
    PlaceSpy,
    Promote,
    Devour,
    DiscardCard,
    Reveal,
    Choose,
    Opponent,
    Resolve,
    From,
    Take,
    DevourDevoured,
    PlayDevoured,
    Use,
    Decline,
    Done,
)


class Colours(SeatVocabulary):
    """The colours of troops: those of the seats, and white behind them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(MOST_SEATS + 1)
        self.kind = "colour"

    def names_in(self, state: object) -> Sequence[str]:
        """The seats' colours; white is always the last."""
        seats = super().names_in(state)
        return (*seats, *self.names[len(seats) : MOST_SEATS], "white")

    def word(self, state: object, number: int) -> Word:
        """A seat's colour is named as the seat."""
        return Name("troop", "white") if number == WHITE else Name("seat", self.name(state, number))


class Seats(SeatVocabulary):
    """The seats of this game; a code may speak of a seat that is not there, and then it has a mere number."""

    __slots__ = ()

    def names_in(self, state: object) -> Sequence[str]:
        """The names of the seats."""
        seats = super().names_in(state)
        return (*seats, *self.names[len(seats) :])


class Choices(Vocabulary):
    """The options of a card, counted from 1; in words they say what they do."""

    __slots__ = ()

    def word(self, state: object, number: int) -> Word:
        """The option of the operation that asks."""
        agenda = cast("State", state).agenda
        arguments = () if agenda is None else agenda[1]
        address = f"{arguments[0]}.{number + 1}" if arguments and isinstance(arguments[0], str) else ""
        return Name("choice", address if address in self.addresses(state) else self.names[number])

    def addresses(self, state: object) -> Container[str]:
        """The options of all cards."""
        return cast("State", state).game.names["choice"]


def codec_of(printed: Printed) -> Codec:
    """The codec for a set of content."""
    return Codec(
        ACTIONS,
        {
            Kind: Vocabulary("card", [card.id for card in (*printed.supply, *printed.cards)]),
            Space: Vocabulary("space", printed.board.space_ids()),
            Site: Vocabulary("site", [site.id for site in printed.board.sites]),
            Seat: Seats(MOST_SEATS),
            Colour: Colours(),
            Choice: Choices("choice", [str(number + 1) for number in range(MOST_OPTIONS)]),
            Pile: Vocabulary("zone", [zone.value for zone in PILES]),
        },
    )
