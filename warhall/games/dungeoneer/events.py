"""What happens at the table, one type for each thing that is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.dungeoneer.actions import Card, Cause, Cell, Fighter, Hero, Place
from warhall.games.dungeoneer.events_of_battle import (
    AttackCancelled,
    Attacked,
    AttackMissed,
    Bound,
    Challenged,
    Compared,
    Defeated,
    Fell,
    Healed,
    LayDown,
    MonsterKept,
    Standing,
    Stood,
    TriedToStand,
    Unhurt,
    Unwounded,
    Wounded,
    WoundPrevented,
)
from warhall.games.dungeoneer.events_of_cards import (
    Discarded,
    Drew,
    DrewHidden,
    GaveAway,
    NothingHeld,
    Reshuffled,
)
from warhall.games.dungeoneer.events_of_quests import (
    CommonDealt,
    DiceRolled,
    EscortStarted,
    FailureShared,
    FindLost,
    HealthSacrificed,
    HuntRested,
    QuestCompleted,
    QuestFailed,
    QuestOpened,
    QuestReplaced,
    QuestsDealt,
    QuestsGone,
    QuestTried,
    QuestWorked,
    Searched,
    TokenDropped,
    TokenTaken,
)
from warhall.games.dungeoneer.events_of_rolls import (
    BattleRolled,
    BonusCounted,
    NobodyThere,
    SecondDie,
    TestRolled,
    TestSkipped,
    Threatened,
    ThreatRaised,
    TrapMissed,
)
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name

Why: TypeAlias = Literal["battle", "quest", "price", "card", "effect"]
"""What points are for: the reward of a battle or a quest, the price of a quest or an effect, what a card does, or what
another effect does."""


def signed(change: int) -> str:
    """More or less, as it is told."""
    return f"{change:+}".replace("-", "−")


class FirstRolled(Event, frozen=True, tag="first-rolled"):
    """DG-3.13: a die for the first turn."""

    seat: Seat
    die: int


class FirstTied(Event, frozen=True, tag="first-tied"):
    """DG-3.13: tied players roll again."""


class HeroTaken(Event, frozen=True, tag="hero-taken"):
    """DG-3.5, DG-20.7: a player has a hero."""

    seat: Seat
    hero: Hero


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """DG-4.1: a turn begins."""

    seat: Seat
    round: int


class ApReceived(Event, frozen=True, tag="ap-received"):
    """DG-4.4: the AP of a turn."""

    seat: Seat
    amount: int


class ApChanged(Event, frozen=True, tag="ap-changed"):
    """An effect gives or takes AP, they are the price of something, or one comes back that was paid for nothing."""

    seat: Seat
    amount: int
    signed: str
    why: Literal["price", "delayed", "back", "effect"] = "effect"
    cause: Cause = Cause(-1)
    """The card of the effect."""


class ApDelayed(Event, frozen=True, tag="ap-delayed"):
    """DG-4.7: an effect gives or takes AP in the next recovery."""

    seat: Seat
    signed: str
    cause: Cause = Cause(-1)


class ApSaved(Event, frozen=True, tag="ap-saved"):
    """DG-8.7: an AP is saved; the others are lost."""

    seat: Seat
    lost: int


class ApLost(Event, frozen=True, tag="ap-lost"):
    """DG-8.7, DG-8.8, DG-9.14, DG-20.12: AP that were not spent are lost, or one that was saved."""

    seat: Seat
    lost: int
    what: Literal["unspent", "saved"] = "unspent"


class GloryChanged(Event, frozen=True, tag="glory-changed"):
    """DG-1.10: glory is gained or lost."""

    seat: Seat
    amount: int
    signed: str
    why: Why
    cause: Cause = Cause(-1)

    def joined(self, later: Event) -> Event | None:
        """Points for the same are one gain."""
        if isinstance(later, GloryChanged) and (later.seat, later.why, later.cause) == (
            self.seat,
            self.why,
            self.cause,
        ):
            amount = self.amount + later.amount
            return GloryChanged(self.seat, amount, signed(amount), self.why, self.cause)
        return None


class PerilChanged(Event, frozen=True, tag="peril-changed"):
    """DG-1.10: peril is gained or lost."""

    seat: Seat
    amount: int
    signed: str
    why: Why
    cause: Cause = Cause(-1)

    def joined(self, later: Event) -> Event | None:
        """Points for the same are one gain."""
        if isinstance(later, PerilChanged) and (later.seat, later.why, later.cause) == (
            self.seat,
            self.why,
            self.cause,
        ):
            amount = self.amount + later.amount
            return PerilChanged(self.seat, amount, signed(amount), self.why, self.cause)
        return None


class NothingLeft(Event, frozen=True, tag="nothing-left"):
    """DG-1.10: there is nothing left of what an effect would take."""

    seat: Seat
    what: Literal["glory", "peril", "ap"]


class PerilGiven(Event, frozen=True, tag="peril-given"):
    """DG-11.22: the owner of a monster gives a player a point for a wound, be it himself."""

    seat: Seat
    target: Seat
    own: Literal["yes", "no"]


class PointsGained(Event, frozen=True, tag="points-gained"):
    """DG-3.9, DG-7.5, DG-8.5: the points of a location, for starting there, entering or staying."""

    seat: Seat
    place: Place
    glory: int
    peril: int
    why: Literal["start", "enter", "stay"]


class Played(Event, frozen=True, tag="played"):
    """DG-7.10: a card is played for glory."""

    seat: Seat
    card: Card
    price: int


class PlayedOn(Event, frozen=True, tag="played-on"):
    """DG-5.2: a card is played on a hero, whose own peril pays for it."""

    seat: Seat
    card: Card
    target: Seat
    price: int


class PlayedAt(Event, frozen=True, tag="played-at"):
    """DG-5.2: a card is played on a hero, and the peril of another pays for it."""

    seat: Seat
    card: Card
    target: Seat
    payer: Seat
    price: int
    own: Literal["yes", "no"]
    """Whether the hero is one's own."""


class Attached(Event, frozen=True, tag="attached"):
    """DG-2.4: an attachment lies under another card."""

    card: Card
    host: Card


class PlayedForPeril(Event, frozen=True, tag="played-for-peril"):
    """DG-5.3: a card is played on nobody, and the peril of an opponent pays for it."""

    seat: Seat
    card: Card
    payer: Seat
    price: int


class Used(Event, frozen=True, tag="used"):
    """DG-9.3: a readied card is used; a charge is spent, if it has any."""

    seat: Seat
    card: Card
    charges: int = -1
    """How many are left; −1: it never had any."""


class SkillWorked(Event, frozen=True, tag="skill-worked"):
    """DG-9.3: something sets off the skill of a hero."""

    seat: Seat
    skill: Name


class CardWorked(Event, frozen=True, tag="card-worked"):
    """DG-9.3, DG-2.16: something sets off a card that lies before a player."""

    seat: Seat
    card: Card


class SkillUsed(Event, frozen=True, tag="skill-used"):
    """DG-9.3: a hero uses his skill."""

    seat: Seat
    skill: Name


class TilesDealt(Event, frozen=True, tag="tiles-dealt"):
    """DG-20.1: a player is dealt location cards, to be laid before the first turn."""

    seat: Seat
    count: int


class LocationDrawn(Event, frozen=True, tag="location-drawn"):
    """DG-6.13, DG-7.9: a location card is shown, in the location phase or by exploring, for 1 AP or for nothing."""

    seat: Seat
    place: Place
    explored: Literal["no", "paid", "free"]


class PlacementPassed(Event, frozen=True, tag="placement-passed"):
    """DG-20.9: a location serves a personal quest of who has it in hand; the next who has none there places it."""

    seat: Seat
    target: Seat


class LocationPlaced(Event, frozen=True, tag="location-placed"):
    """DG-6.1: a location card is laid, as it is printed or turned by half, next to others or as the first."""

    place: Place
    cell: Cell
    turned: str
    beside: tuple[Place, ...]
    first: Literal["yes", "no"]


class MapLaid(Event, frozen=True, tag="map-laid"):
    """DG-3.2, DG-3.3: an entrance and the roads around it, before the game."""

    place: Place
    roads: tuple[Place, ...]


class LocationBuried(Event, frozen=True, tag="location-buried"):
    """DG-6.9: a location card fits nowhere."""

    place: Place


class LocationsAside(Event, frozen=True, tag="locations-aside"):
    """DG-20.20: location cards that could not be laid take no part in the game."""

    places: tuple[Place, ...]


class LocationShifted(Event, frozen=True, tag="location-shifted"):
    """DG-18.7: a location card is moved."""

    place: Place
    cell: Cell
    turned: str
    beside: tuple[Place, ...]


class PortalLinked(Event, frozen=True, tag="portal-linked"):
    """DG-19.8: a portal leads to an entrance."""

    place: Place
    entrance: Place


class Entered(Event, frozen=True, tag="entered"):
    """DG-7.2: a hero moves to a location."""

    seat: Seat
    place: Place


class WentThrough(Event, frozen=True, tag="went-through"):
    """DG-15.13, DG-15.14: a hero moves by an underground passage or a portal."""

    seat: Seat
    place: Place
    way: Literal["passage", "portal"]


class PawnPut(Event, frozen=True, tag="pawn-put"):
    """DG-20.5: the opponent to the left puts the pawn of a new hero on an entrance."""

    seat: Seat
    target: Seat
    place: Place


class Warped(Event, frozen=True, tag="warped"):
    """DG-18.4: a hero is warped."""

    seat: Seat
    place: Place
    cause: Cause = Cause(-1)


class WarpStayed(Event, frozen=True, tag="warp-stayed"):
    """DG-18.4: a warp leads a hero to where he stands, or nowhere."""

    seat: Seat
    place: Place


class ExitForced(Event, frozen=True, tag="exit-forced"):
    """DG-15.6: a blocked exit is open from now on."""

    seat: Seat
    place: Place


class ExitClosed(Event, frozen=True, tag="exit-closed"):
    """DG-15.9: the exit that a hero held open is blocked again."""

    place: Place


class Dodged(Event, frozen=True, tag="dodged"):
    """DG-20.16: a hero avoids spikes for 1 AP."""

    seat: Seat
    place: Place


class LocationWorked(Event, frozen=True, tag="location-worked"):
    """DG-7.8: the effect of a location."""

    seat: Seat
    place: Place


class ValueChanged(Event, frozen=True, tag="value-changed"):
    """DG-17.8: a value is more or less for a while."""

    fighter: Fighter
    stat: str
    signed: str
    use: str
    """The rolls that it is for, if it is not for all."""
    until: str


class Summoned(Event, frozen=True, tag="summoned"):
    """DG-2.18: a monster comes from the discard pile to a lair."""

    seat: Seat
    card: Card


class PlayerOut(Event, frozen=True, tag="player-out"):
    """DG-21.2: a player leaves the game, and his glory and peril vanish."""

    seat: Seat


class LevelChanged(Event, frozen=True, tag="level-changed"):
    """DG-13.3: a hero's level."""

    seat: Seat
    level: int


class LevelKept(Event, frozen=True, tag="level-kept"):
    """DG-13.3, DG-13.4: a hero is at the highest or the lowest level and stays there."""

    seat: Seat
    level: int


class FirstFound(Event, frozen=True, tag="first-found"):
    """DG-3.13, DG-20.18: who begins."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    FirstRolled,
    FirstTied,
    HeroTaken,
    TurnBegan,
    ApReceived,
    ApChanged,
    ApDelayed,
    ApSaved,
    ApLost,
    GloryChanged,
    PerilChanged,
    NothingLeft,
    PerilGiven,
    PointsGained,
    Played,
    PlayedOn,
    PlayedAt,
    Attached,
    PlayedForPeril,
    Used,
    SkillWorked,
    CardWorked,
    QuestWorked,
    SkillUsed,
    Discarded,
    GaveAway,
    Drew,
    DrewHidden,
    Reshuffled,
    TilesDealt,
    LocationDrawn,
    PlacementPassed,
    LocationPlaced,
    MapLaid,
    LocationBuried,
    LocationsAside,
    LocationShifted,
    PortalLinked,
    Entered,
    WentThrough,
    PawnPut,
    Warped,
    WarpStayed,
    ExitForced,
    ExitClosed,
    Dodged,
    LocationWorked,
    NobodyThere,
    TrapMissed,
    Threatened,
    TestRolled,
    TestSkipped,
    Compared,
    ValueChanged,
    Summoned,
    ThreatRaised,
    BonusCounted,
    BattleRolled,
    SecondDie,
    Attacked,
    Challenged,
    AttackCancelled,
    AttackMissed,
    Wounded,
    WoundPrevented,
    Healed,
    Unhurt,
    Unwounded,
    NothingHeld,
    Fell,
    Bound,
    Stood,
    Standing,
    TriedToStand,
    LayDown,
    Defeated,
    QuestsGone,
    PlayerOut,
    LevelChanged,
    LevelKept,
    MonsterKept,
    QuestTried,
    QuestFailed,
    FailureShared,
    HealthSacrificed,
    QuestsDealt,
    CommonDealt,
    FirstFound,
    Searched,
    FindLost,
    HuntRested,
    DiceRolled,
    QuestCompleted,
    QuestOpened,
    QuestReplaced,
    EscortStarted,
    TokenDropped,
    TokenTaken,
)
