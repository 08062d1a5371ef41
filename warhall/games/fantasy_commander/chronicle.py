"""What happens in a campaign, one type for each thing that is told; what happens in battle is in `events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.fantasy_commander.actions import Colour, EscalationCard, Face, Hex, Kind, TownCard, Unit
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name

Because: TypeAlias = Literal["mission", "cards", "hunted", "towns", "income", "raid", "reroll", "deed"]
"""What moves a track: a mission and what was done in it, the income of a settlement, a raid, a reroll paid for, or what
was just told."""


class MissionBegan(Event, frozen=True, tag="mission-began"):
    """FC-C.4: a mission begins."""

    mission: int
    scenario: Name


class MissionEnded(Event, frozen=True, tag="mission-ended"):
    """FC-C.5: how a mission ended, and why."""

    mission: int
    why: str
    """The message of the battle's result."""


class MissionWon(Event, frozen=True, tag="mission-won"):
    """FC-C.5: a side has won the mission."""

    seat: Seat


class MissionDrawn(Event, frozen=True, tag="mission-drawn"):
    """FC-C.5: neither side has won the mission."""


class EscalationDrawn(Event, frozen=True, tag="escalation-drawn"):
    """FC-C.21: an escalation card changes the coming mission."""

    card: EscalationCard


class EscalationChosen(Event, frozen=True, tag="escalation-chosen"):
    """FC-C.22: a side chooses one of the escalation cards that it has drawn."""

    seat: Seat
    card: EscalationCard


class TrackRose(Event, frozen=True, tag="track-rose"):
    """FC-C.2: a track of a side goes up, and where it stands."""

    seat: Seat
    track: Name
    by: int
    now: int
    why: Because


class TrackFell(Event, frozen=True, tag="track-fell"):
    """FC-C.2: a track of a side goes down, and where it stands."""

    seat: Seat
    track: Name
    by: int
    now: int
    why: Because


class Promoted(Event, frozen=True, tag="promoted"):
    """FC-C.8: a unit of the roster rises."""

    seat: Seat
    unit: Kind


class Joined(Event, frozen=True, tag="joined"):
    """FC-C.3, FC-C.27: a unit joins the roster."""

    seat: Seat
    unit: Kind


class FilledUp(Event, frozen=True, tag="filled-up"):
    """FC-C.3: basic units that fill up an army and join the roster."""

    seat: Seat
    units: tuple[Unit, ...]


class Marked(Event, frozen=True, tag="marked"):
    """FC-C.8, FC-C.19: those who survived get an experience mark each."""

    seat: Seat
    units: tuple[Unit, ...]


class Away(Event, frozen=True, tag="away"):
    """FC-C.7: a destroyed hero or giant misses the next mission, unless it is brought back."""

    unit: Unit


class Reduced(Event, frozen=True, tag="reduced"):
    """FC-C.7: destroyed units of a higher level come back to the roster as basic ones."""

    unit: Unit
    basic: Kind


class LevelKept(Event, frozen=True, tag="level-kept"):
    """FC-C.10: destroyed units keep their level, thanks to a town card."""

    unit: Unit


class TownCardWorked(Event, frozen=True, tag="town-card-worked"):
    """FC-C.10: a town card acts on units that stand on the map."""

    seat: Seat
    card: Name


class Recovered(Event, frozen=True, tag="recovered"):
    """FC-C.7: a hero or giant is back."""

    seat: Seat
    unit: Kind


class Built(Event, frozen=True, tag="built"):
    """FC-C.9: a town card is built."""

    seat: Seat
    card: TownCard


class Repaired(Event, frozen=True, tag="repaired"):
    """FC-C.10: a town card is repaired."""

    seat: Seat
    card: TownCard


class CardDamaged(Event, frozen=True, tag="card-damaged"):
    """FC-C.18, FC-C.20: a town card is damaged."""

    seat: Seat
    card: TownCard


class RaidBegan(Event, frozen=True, tag="raid-began"):
    """FC-C.12: a raid comes upon a settlement."""

    seat: Seat
    raid: Name


class RaidRolled(Event, frozen=True, tag="raid-rolled"):
    """FC-C.20: a raid is settled by dice."""

    seat: Seat
    faces: tuple[Face, ...]
    strength: int
    left: int
    """The strength that no shield has cancelled."""


class RaidEnded(Event, frozen=True, tag="raid-ended"):
    """FC-C.18: a raid is over."""

    seat: Seat
    razed: int
    beaten: Literal["yes", "no"]
    """Whether all monsters were destroyed."""


class MonsterOrdered(Event, frozen=True, tag="monster-ordered"):
    """FC-C.14: a monster gets its order."""

    unit: Unit
    order: Name
    colour: Colour


class MonsterCame(Event, frozen=True, tag="monster-came"):
    """FC-C.28: a monster comes to a random hex of its zone."""

    unit: Unit
    hex: Hex


class MonsterActed(Event, frozen=True, tag="monster-acted"):
    """FC-14.1: a monster acts in the step of its order."""

    unit: Unit
    colour: Colour


class MonstersLead(Event, frozen=True, tag="monsters-lead"):
    """FC-11.2, FC-C.14: the monsters have the initiative, and why."""

    why: Literal["fewer", "equal"]
    own: int
    theirs: int
    """How many hunt orders they have, and how many red and purple ones the defender."""


class BuildingHurt(Event, frozen=True, tag="building-hurt"):
    """FC-C.16: a building is damaged."""

    hex: Hex
    left: int


class SettlementFell(Event, frozen=True, tag="settlement-fell"):
    """FC-C.24: a settlement falls."""

    seat: Seat


class PrestigeUsed(Event, frozen=True, tag="prestige-used"):
    """FC-C.23: a side uses the reroll it has bought with Reputation."""

    seat: Seat


CAMPAIGN_EVENTS: tuple[type[Event], ...] = (
    MissionBegan,
    MissionEnded,
    MissionWon,
    MissionDrawn,
    EscalationDrawn,
    EscalationChosen,
    TrackRose,
    TrackFell,
    Promoted,
    Joined,
    FilledUp,
    Marked,
    Away,
    Reduced,
    LevelKept,
    TownCardWorked,
    Recovered,
    Built,
    Repaired,
    CardDamaged,
    RaidBegan,
    RaidRolled,
    RaidEnded,
    MonsterOrdered,
    MonsterCame,
    MonsterActed,
    MonstersLead,
    BuildingHurt,
    SettlementFell,
    PrestigeUsed,
)
