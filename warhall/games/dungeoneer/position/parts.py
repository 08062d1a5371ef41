"""What a position consists of, and what it need not say because the rest tells it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from warhall.games.dungeoneer.fight_view import KINDS, ROLLS, STATUSES
from warhall.games.dungeoneer.printed import LEVELS
from warhall.games.dungeoneer.state import NONE, PHASES, Dungeoneer
from warhall.games.dungeoneer.tables import MAGIC, MELEE, SOURCES, SPEED, STATS
from warhall.kernel.written import MOST, Names, as_held, flag, number

SEATS = Names(Dungeoneer.seat_names)
HEROES = Names(lambda g: g.game.tables.hero_numbers)
PLACES = Names(lambda g: g.game.tables.place_numbers)
QUESTS = Names(lambda g: g.game.tables.quest_numbers)
CARDS = Names(lambda g: g.game.tables.card_numbers)
PHASES_OF_TURNS = Names(lambda g: PHASES)
KINDS_OF_FIGHTS = Names(lambda g: KINDS)
STATUSES_OF_ATTACKS = Names(lambda g: STATUSES)
KINDS_OF_ROLLS = Names(lambda g: ROLLS)
STATS_OF_FIGHTERS = Names(lambda g: [each.value for each in STATS])
FORMS_OF_ATTACKS = Names(lambda g: [STATS[form].value for form in (MELEE, MAGIC, SPEED)])
SOURCES_OF_THREATS = Names(lambda g: [each.value for each in SOURCES])


class Plain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a misspelt field is a fault, and what has its usual value is left out."""


class SeatPart(Plain, frozen=True, kw_only=True):
    """What one player has."""

    hero: Annotated[str | None, HEROES.one("heroes", NONE)] = None
    out: bool = False
    level: Annotated[int, number("level", 1, LEVELS)] = 1
    health: int | None = None
    glory: Annotated[int, number("glory")] = 0
    peril: Annotated[int, number("peril")] = 0
    ap: Annotated[int, number("ap")] = 0
    extra: Annotated[int, number("extra")] = 0
    saved: Annotated[bool, flag("saved")] = False
    delayed: Annotated[int, number("delayed", -MOST)] = 0
    at: Annotated[str | None, PLACES.one("place", NONE)] = None
    fallen: Annotated[bool, flag("fallen")] = False
    stand_tests: Annotated[list[int], as_held("stand_tests")] = []
    hand: Annotated[list[str], CARDS.each("hands")] = []
    known: list[str] = []
    """The cards of the hand that all have seen."""
    inventory: Annotated[list[str], CARDS.each("inventory")] = []
    lair: Annotated[list[str], CARDS.each("lairs")] = []
    quests: Annotated[list[str], QUESTS.each("quests")] = []
    completed: Annotated[list[str], QUESTS.each("completed")] = []
    tiles: Annotated[list[str], PLACES.each("tiles")] = []
    forced: list[str] = []
    """Exits held open: `fd_ashen_road n`, the side being that of the card at 0 degrees."""


class CardPart(Plain, frozen=True, kw_only=True):
    """What lies on a card."""

    wounds: Annotated[int, number("wounds")] = 0
    charges: int | None = None
    x: Annotated[int, number("xs")] = 0
    under: str | None = None
    by: str | None = None


class FightPart(Plain, frozen=True, kw_only=True):
    """A battle: one entry for each attack."""

    kind: Annotated[Literal["encounters", "hunt", "heroes", "challenge"], KINDS_OF_FIGHTS.one("kind")]
    by: Annotated[str, SEATS.one("by")]
    attackers: list[str] = []
    targets: list[str] = []
    forms: Annotated[list[str | None], FORMS_OF_ATTACKS.each("forms", NONE)] = []
    places: Annotated[list[str | None], PLACES.each("places", NONE)] = []
    status: Annotated[
        list[Literal["live", "cancelled", "away", "lapsed", "done"]], STATUSES_OF_ATTACKS.each("status")
    ] = []
    attack: list[int | None] = []
    counter: list[int | None] = []
    peril: Annotated[int, number("peril")] = 0
    glory: list[int] = []
    challenged: Annotated[list[str], SEATS.mask("challenged")] = []


class RollPart(Plain, frozen=True, kw_only=True):
    """The roll that is about to fall."""

    kind: Annotated[Literal["attack", "counter", "threat"], KINDS_OF_ROLLS.one("kind")]
    fighter: str
    stat: Annotated[Literal["melee", "magic", "speed", "health", "level"], STATS_OF_FIGHTERS.one("stat")]
    need: Annotated[int, number("need")] = 0
    source: Annotated[
        Literal["spikes", "pit", "blocked_exit", "trap_exit"] | None, SOURCES_OF_THREATS.one("source", NONE)
    ] = None
    enemy: str | None = None
    change: Annotated[int, number("change", -MOST)] = 0
    twice: Annotated[bool, as_held("twice")] = False
    skipped: Annotated[bool, as_held("skipped")] = False


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

    seat: Annotated[str | None, SEATS.one("active", 0)] = None
    phase: Annotated[
        Literal["set-up", "recovery", "villainy", "locations", "feats", "ending"], PHASES_OF_TURNS.one("phase")
    ] = "feats"
    moved: Annotated[bool, as_held("moved")] = False
    declared: Annotated[bool, as_held("declared")] = False
    visited: list[str] | None = None
    """Locations that are not new; only the active hero's own, if nothing is said."""
    battled: Annotated[list[str], SEATS.mask("battled")] = []
    used: Annotated[list[str], CARDS.mask("used")] = []
    skilled: Annotated[list[str], SEATS.mask("skilled")] = []
    offers: Annotated[list[str], PLACES.mask("offers")] = []
    attempted: Annotated[list[str], QUESTS.mask("attempted")] = []
    found: list[str] = []
    """Finds: `quest location`."""
    given_up: Annotated[list[str], QUESTS.mask("given_up")] = []
    quest_wounds: dict[str, int] = {}
    holding: Annotated[list[str], SEATS.mask("holding")] = []
    waiting: Annotated[list[str], SEATS.mask("waiting")] = []
    lying: Annotated[str | None, SEATS.one("lying", NONE)] = None
    drawn: Annotated[str | None, PLACES.one("drawn", NONE)] = None
    shifted: Annotated[str | None, PLACES.one("shifted", NONE)] = None
    changes: list[ChangePart] = []
    applied: Annotated[list[str], CARDS.each("applied")] = []
    fights: list[FightPart] = []
    roll: RollPart | None = None
    total: Annotated[int, number("total", -MOST)] = 0
    prevented: Annotated[bool, as_held("prevented")] = False


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    seats: dict[str, SeatPart]
    sets: list[str] | None = None
    variants: list[str] = []
    split: Annotated[bool, as_held("split")] = False
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
    quest_deck: Annotated[list[str], QUESTS.top_down("quest_deck")] = []
    common: Annotated[list[str], QUESTS.each("common")] = []
    unused: Annotated[list[str], HEROES.each("unused")] = []
    aside: Annotated[list[str], PLACES.each("aside")] = []
    first: Annotated[str | None, SEATS.one("first", 0)] = None
    round: Annotated[int, number("round")] = 1
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
