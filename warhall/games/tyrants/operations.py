"""The operations that card data may call: their words and arguments.

Here: one structure for each verb, as it stands in `content/*.yaml`. Not here: what the verbs do (`effects`), how they
are said (`texts/*.ftl`, messages `op-...`).

General arguments. `n` is how many; several are done one by one, and presence, control and legality are looked at anew
each time (TU-6.7). `upto` lets the player stop earlier, also at once; without it an operation is done as far as it is
possible (TU-6.4 to TU-6.6). `per` multiplies an amount by a count taken when the operation is reached (TU-6.17).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Operation, refers
from warhall.kernel.words import Name, Word

CardId: TypeAlias = Annotated[str, refers("card")]
AspectId: TypeAlias = Annotated[str, refers("aspect")]
TypeId: TypeAlias = Annotated[str, refers("type")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Many: TypeAlias = Count | Literal["any"]

ANY = 99
"""`n: any`: more than there can ever be."""


class Counter(StrEnum):
    """What can be counted, always of the player who acts."""

    WHITE_TROPHIES = "white_trophies"
    PLAYER_TROPHIES = "player_trophies"
    TROPHIES = "trophies"
    INNER_CIRCLE = "inner_circle"
    CONTROL_MARKERS = "control_markers"
    SITES_CONTROLLED = "sites_controlled"
    SITES_TOTALLY_CONTROLLED = "sites_totally_controlled"
    OWN_SPIES_ON_BOARD = "own_spies_on_board"


class Target(StrEnum):
    """TU-9.1, TU-9.2: which troops; an enemy troop is a white one or another player's."""

    ENEMY = "enemy"
    WHITE = "white"
    ANY = "any"


class Where(StrEnum):
    """Where an action may be done: TU-7.1 presence, TU-7.13 anywhere, TU-6.18 at the spy's site."""

    PRESENCE = "presence"
    ANYWHERE = "anywhere"
    THAT_SITE = "that_site"
    EACH_THAT_SITE = "each_that_site"


class Piece(StrEnum):
    """What may be returned."""

    TROOP = "troop"
    SPY = "spy"


class Whose(StrEnum):
    """Whose pieces."""

    OTHER = "other"
    OWN = "own"
    ANY = "any"


class Zone(StrEnum):
    """Where a card lies."""

    PLAYED = "played"
    DECK_TOP = "deck_top"
    DISCARD = "discard"
    HAND = "hand"
    SELF = "self"
    MARKET = "market"
    INNER_CIRCLE = "inner_circle"


class Who(StrEnum):
    """Who must do it."""

    SELF = "self"
    EACH_OPPONENT = "each_opponent"
    CHOSEN_OPPONENT = "chosen_opponent"
    CHOSEN_OPPONENT_ADJACENT = "chosen_opponent_adjacent"
    OPPONENTS_WITH_TROOP_AT_THAT_SITE = "opponents_with_troop_at_that_site"
    OWNER_OF_ASSASSINATED = "owner_of_assassinated"
    CAUSER = "causer"


class AtSite(StrEnum):
    """What another player may have at the spy's site."""

    OTHER_PLAYER_TROOP = "other_player_troop"
    OTHER_PLAYER_SPY = "other_player_spy"


class Refill(StrEnum):
    """What fills the market space of a devoured card."""

    DECK = "deck"
    SELF = "self"


class Hall(StrEnum):
    """Whose trophy hall."""

    ANY = "any"
    PLAYER_WITH_TROOP_AT_THAT_SITE = "player_with_troop_at_that_site"


class After(StrEnum):
    """What becomes of a card that was not played from hand."""

    DEVOUR = "devour"
    PUT_BACK = "put_back"


class Per(Clause, frozen=True, kw_only=True):
    """TU-6.17: as often as the count holds `every`, rounded down."""

    count: Counter
    every: Count = 1


class Gain(Operation, frozen=True, kw_only=True):
    """Power, Influence or VP."""

    power: Amount = 0
    influence: Amount = 0
    vp: Amount = 0
    per: Per | None = None

    def __post_init__(self) -> None:
        if (self.power > 0) + (self.influence > 0) + (self.vp > 0) != 1:
            raise ValueError("a gain is of exactly one of power, influence and vp")

    def message(self) -> str:
        """What is gained has its own words."""
        return f"op-gain-{self.what}"

    def facts(self) -> dict[str, Word]:
        """The amount."""
        return {self.what: getattr(self, self.what)}

    @property
    def what(self) -> str:
        """What is gained."""
        return "power" if self.power else "influence" if self.influence else "vp"


class Deploy(Operation, frozen=True, kw_only=True):
    """Own troops from the barracks."""

    n: Count = 1


class Assassinate(Operation, frozen=True, kw_only=True):
    """Enemy troops; `each` is done once for every troop that was really removed."""

    n: Count = 1
    target: Target = Target.ENEMY
    where: Where = Where.PRESENCE
    upto: bool = False
    single_site: bool = False
    per: Per | None = None
    each: tuple[Op, ...] = ()


class Supplant(Operation, frozen=True, kw_only=True):
    """Enemy troops make room for own ones."""

    n: Count = 1
    target: Target = Target.ENEMY
    where: Where = Where.PRESENCE


class Move(Operation, frozen=True, kw_only=True):
    """Enemy troops go to empty spaces."""

    n: Count = 1
    target: Target = Target.ENEMY
    upto: bool = False


class PlaceSpy(Operation, frozen=True, kw_only=True):
    """Own spies; the site becomes "that site"."""

    n: Count = 1


class Return(Operation, frozen=True, kw_only=True):
    """Troops or spies go to their barracks; the site of an own spy becomes "that site"."""

    what: tuple[Piece, ...]
    whose: Whose = Whose.OTHER
    n: Many = 1
    upto: bool = False

    def facts(self) -> dict[str, Word]:
        """The kinds of piece in one word, so that a language can bend them: troop, spy, both."""
        what = "both" if len(self.what) > 1 else self.what[0].value
        return {**super().facts(), "what": what}


class Draw(Operation, frozen=True, kw_only=True):
    """Cards from the own deck."""

    n: Count = 1
    per: Per | None = None


class Promote(Operation, frozen=True, kw_only=True):
    """Cards go to the inner circle; of several zones the player picks one."""

    zone: Zone | tuple[Zone, ...] = msgspec.field(name="from")
    n: Many = 1
    other: bool = False
    upto: bool = False
    aspect: AspectId | None = None
    type: TypeId | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.zone, tuple):
            if self.zone in (Zone.MARKET, Zone.INNER_CIRCLE):
                raise ValueError("a card is promoted from played, deck_top, discard, hand or self")
            return
        if not set(self.zone) <= {Zone.SELF, Zone.HAND, Zone.DISCARD}:
            raise ValueError("the zones to pick from are self, hand and discard")
        if self.n != 1 or self.other or self.upto or self.aspect or self.type:
            raise ValueError("from one of several zones exactly one card is promoted, of any kind")

    def message(self) -> str:
        """A list of zones is said in another way than one."""
        return "op-promote-zones" if isinstance(self.zone, tuple) else "op-promote"

    def facts(self) -> dict[str, Word]:
        """Of a list of zones it is said which card of each: `zone-card-hand`."""
        if isinstance(self.zone, tuple):
            return {"from": tuple(Name("zone-card", zone.value) for zone in self.zone)}
        return super().facts()


class Devour(Operation, frozen=True, kw_only=True):
    """Cards go to the devoured pile."""

    zone: Zone = msgspec.field(name="from")
    n: Count = 1
    may: bool = False
    refill: Refill = Refill.DECK

    def __post_init__(self) -> None:
        if self.zone not in (Zone.HAND, Zone.MARKET, Zone.INNER_CIRCLE, Zone.SELF):
            raise ValueError("a card is devoured from hand, market, inner_circle or self")


class Recruit(Operation, frozen=True, kw_only=True):
    """Cards from the market, without paying; `stacks`: also the cards of the stacks that have a cost."""

    n: Count = 1
    max_cost: Amount
    aspect: AspectId | None = None
    stacks: bool = False
    upto: bool = False


class RecruitSupply(Operation, frozen=True, kw_only=True):
    """Cards of one stack, by whoever is named."""

    card: CardId
    who: Who
    n: Count = 1


class Discard(Operation, frozen=True, kw_only=True):
    """Cards from hand; only of players with at least `min_hand` cards. Who must discard chooses the card."""

    who: Who
    n: Count = 1
    min_hand: Amount = 0


class DeckToDiscard(Operation, frozen=True, kw_only=True):
    """The whole deck goes to the discard pile."""


class Choose(Operation, frozen=True, kw_only=True):
    """One of several lists of operations, `times` times."""

    times: Count = 1
    options: tuple[tuple[Op, ...], ...]

    def __post_init__(self) -> None:
        if not 2 <= len(self.options) <= MOST_OPTIONS:
            raise ValueError(f"a choice has 2 to {MOST_OPTIONS} options")


class Pay(Operation, frozen=True, kw_only=True):
    """An arrow ability: a cost that may be paid in full or not at all, and what it brings."""

    cost: Discard | Return | Devour
    then: tuple[Op, ...]

    def __post_init__(self) -> None:
        match self.cost:
            case Discard(who=Who.SELF) | Return(whose=Whose.OWN, what=(Piece.SPY,), upto=False):
                pass
            case Devour(zone=Zone.HAND | Zone.INNER_CIRCLE | Zone.SELF, may=False):
                pass
            case _:
                raise ValueError(
                    "a cost is: discard own cards, return own spies, or devour from hand, inner_circle or self"
                )


class Focus(Operation, frozen=True, kw_only=True):
    """What another card of the aspect, played or shown, brings."""

    aspect: AspectId
    then: tuple[Op, ...]


class If(Operation, frozen=True, kw_only=True):
    """A condition: a count that is high enough, or what others have at the spy's site."""

    count: Counter | None = None
    at_least: Amount = 0
    at_that_site: AtSite | None = None
    then: tuple[Op, ...]

    def __post_init__(self) -> None:
        if (self.count is None) == (self.at_that_site is None):
            raise ValueError("a condition is either 'count' with 'at_least', or 'at_that_site'")

    def message(self) -> str:
        """Each kind of condition has its own words."""
        return "op-if-site" if self.count is None else "op-if-count"

    def facts(self) -> dict[str, Word]:
        """Only what the condition looks at."""
        facts = super().facts()
        named = ("at_that_site",) if self.count is None else ("count", "at_least")
        return {name: facts[name] for name in named}


class EndOfTurn(Operation, frozen=True, kw_only=True):
    """What waits for the end of the turn."""

    then: tuple[Op, ...]

    @property
    def what(self) -> Literal["promotion", "effect"]:
        """What it is called while it waits."""
        return "promotion" if isinstance(self.then[0], Promote) else "effect"


class PlayFrom(Operation, frozen=True, kw_only=True):
    """Play a card that is not in hand."""

    zone: Zone
    max_cost: Amount | None = None
    after: After

    def __post_init__(self) -> None:
        if self.zone not in (Zone.MARKET, Zone.INNER_CIRCLE):
            raise ValueError("a card is played from market or inner_circle")


class OpenDevoured(Operation, frozen=True, kw_only=True):
    """Until the end of the turn the top card of the devoured pile counts as a market card."""


class TakeTrophy(Operation, frozen=True, kw_only=True):
    """Troops come out of a trophy hall onto empty spaces."""

    hall: Hall
    target: Target = Target.ANY
    n: Count = 1
    upto: bool = False
    where: Where = Where.PRESENCE


class ReturnToStack(Operation, frozen=True, kw_only=True):
    """This card goes back to its stack."""


Op: TypeAlias = (
    Gain
    | Deploy
    | Assassinate
    | Supplant
    | Move
    | PlaceSpy
    | Return
    | Draw
    | Promote
    | Devour
    | Recruit
    | RecruitSupply
    | Discard
    | DeckToDiscard
    | Choose
    | Pay
    | Focus
    | If
    | EndOfTurn
    | PlayFrom
    | OpenDevoured
    | TakeTrophy
    | ReturnToStack
)

MOST_OPTIONS = 4


class ForcedOut(Clause, frozen=True, kw_only=True):
    """TU-10.14 to TU-10.17: what happens when an opponent causes this card to be discarded.

    `then` comes after the discard, `instead` in its place; `may` leaves it to the owner.
    """

    may: bool = False
    then: tuple[Op, ...] = ()
    instead: tuple[Op, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.then) == bool(self.instead):
            raise ValueError("a reaction has either 'then' or 'instead'")

    def message(self) -> str:
        """The two kinds are said in different words."""
        return "clause-forced-out-then" if self.then else "clause-forced-out-instead"


class BackToStack(Clause, frozen=True, kw_only=True):
    """TU-10.2: would this card be devoured or promoted, it goes back to its stack instead."""
