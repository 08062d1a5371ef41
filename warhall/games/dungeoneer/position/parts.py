"""What a position consists of, and what it need not say because the rest tells it."""

from __future__ import annotations

from typing import Literal

import msgspec

from warhall.games.dungeoneer.state import NONE, Dungeoneer


class Plain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a misspelt field is a fault, and what has its usual value is left out."""


class SeatPart(Plain, frozen=True, kw_only=True):
    """What one player has."""

    hero: str | None = None
    out: bool = False
    level: int = 1
    health: int | None = None
    glory: int = 0
    peril: int = 0
    ap: int = 0
    extra: int = 0
    saved: bool = False
    delayed: int = 0
    at: str | None = None
    fallen: bool = False
    stand_tests: list[int] = []
    hand: list[str] = []
    known: list[str] = []
    """The cards of the hand that all have seen."""
    inventory: list[str] = []
    lair: list[str] = []
    quests: list[str] = []
    completed: list[str] = []
    tiles: list[str] = []
    forced: list[str] = []
    """Exits held open: `fd_ashen_road n`, the side being that of the card at 0 degrees."""


class CardPart(Plain, frozen=True, kw_only=True):
    """What lies on a card."""

    wounds: int = 0
    charges: int | None = None
    x: int = 0
    under: str | None = None
    by: str | None = None


class FightPart(Plain, frozen=True, kw_only=True):
    """A battle: one entry for each attack."""

    kind: Literal["encounters", "hunt", "heroes", "challenge"]
    by: str
    attackers: list[str] = []
    targets: list[str] = []
    forms: list[str | None] = []
    places: list[str | None] = []
    status: list[Literal["live", "cancelled", "away", "lapsed", "done"]] = []
    attack: list[int | None] = []
    counter: list[int | None] = []
    peril: int = 0
    glory: list[int] = []
    challenged: list[str] = []


class RollPart(Plain, frozen=True, kw_only=True):
    """The roll that is about to fall."""

    kind: Literal["attack", "counter", "threat"]
    fighter: str
    stat: Literal["melee", "magic", "speed", "health", "level"]
    need: int = 0
    source: Literal["spikes", "pit", "blocked_exit", "trap_exit"] | None = None
    enemy: str | None = None
    change: int = 0
    twice: bool = False
    skipped: bool = False


class ChangePart(Plain, frozen=True, kw_only=True):
    """A temporary change of a value."""

    who: str
    stat: Literal["melee", "magic", "speed", "all"]
    n: int
    use: Literal["all", "attack", "counter", "battle", "threat"] = msgspec.field(name="for", default="all")
    until: Literal["roll", "battle", "turn"] = "turn"
    tag: str | None = None


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: str | None = None
    phase: Literal["set-up", "recovery", "villainy", "locations", "feats", "ending"] = "feats"
    moved: bool = False
    declared: bool = False
    visited: list[str] | None = None
    """Locations that are not new; only the active hero's own, if nothing is said."""
    battled: list[str] = []
    used: list[str] = []
    skilled: list[str] = []
    offers: list[str] = []
    attempted: list[str] = []
    found: list[str] = []
    """Finds: `quest location`."""
    given_up: list[str] = []
    quest_wounds: dict[str, int] = {}
    holding: list[str] = []
    waiting: list[str] = []
    lying: str | None = None
    drawn: str | None = None
    shifted: str | None = None
    changes: list[ChangePart] = []
    applied: list[str] = []
    fights: list[FightPart] = []
    roll: RollPart | None = None
    total: int = 0
    prevented: bool = False


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    seats: dict[str, SeatPart]
    sets: list[str] | None = None
    variants: list[str] = []
    split: bool = False
    map: dict[str, str] = {}
    portals: dict[str, str] = {}
    tokens: dict[str, str] = {}
    """Escort tokens: the seat that holds one, or the location where it lies."""
    cards: dict[str, CardPart] = {}
    deck: list[str] = []
    discard: list[str] = []
    peril_deck: list[str] = []
    peril_discard: list[str] = []
    locations: dict[Literal["surface", "dungeon"], list[str]] = {}
    buried: dict[Literal["surface", "dungeon"], int] = {}
    """How many cards at the bottom of a location deck all have seen."""
    quest_deck: list[str] = []
    common: list[str] = []
    unused: list[str] = []
    aside: list[str] = []
    first: str | None = None
    round: int = 1
    turn: TurnPart | None = None


def usual_controller(g: Dungeoneer, card: int) -> int:
    """Who controls a card if nobody says otherwise: in whose inventory it lies."""
    return next((seat for seat in range(g.seats) if card in g.inventory[seat]), NONE)


def usual_charges(g: Dungeoneer, card: int) -> int:
    """How many charges a card has if nobody says otherwise."""
    played = any(card in cards for cards in g.inventory)
    return (g.game.tables.cards[card].charges or 0) if played else 0


def usual_visited(g: Dungeoneer) -> int:
    """DG-4.5: the location where the active hero stands."""
    place = g.place[g.active]
    return 0 if place == NONE else 1 << place
