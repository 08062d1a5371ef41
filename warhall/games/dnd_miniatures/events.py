"""What happens, as it is told: one structure for each kind of event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.dnd_miniatures.actions import (
    AttackName,
    ConditionName,
    CornerName,
    DamageName,
    Kind,
    Letter,
    MapName,
    SourceName,
    Square,
    Unit,
)
from warhall.games.dnd_miniatures.events_of_attacks import (
    AftereffectBegan,
    AreaCovers,
    AreaDeclared,
    AreaEmpty,
    AttackDeclared,
    AttackLost,
    AttackRolled,
    ChargeDeclared,
    ConcealRolled,
    CriticalHit,
    DamageAdded,
    Edge,
    Hit,
    HitTaken,
    HitTurned,
    Missed,
    More,
    OpportunityPassed,
    OpportunityTaken,
    PitRolled,
    Provocation,
    Unveiled,
)
from warhall.games.dnd_miniatures.events_of_effects import (
    AbilityGained,
    Afflicted,
    BonusGained,
    ConfusionRolled,
    DamageTyped,
    Doomed,
    EffectEnded,
    EffectGained,
    OngoingGained,
    OngoingTaken,
    ResistanceGained,
    SaveRolled,
    Unaffected,
    Weakened,
)
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event

Why: TypeAlias = Literal["creature", "bounty", "area"]
"""What is scored for: an eliminated creature, one with its bounty, or a victory area."""


Where: TypeAlias = Literal["start", "near", "scout", "wandering", "lair"]
"""DM-5.7, DM-5.11, DM-5.13 to DM-5.15: in the start area, near it as it is full, or in a victory area by an ability."""


class Rolled(Event, frozen=True, tag="rolled"):
    """DM-5.2, DM-6.1: a die of a check, and what for: `map`, `turn` or `corner`; the highest rating rolls `again`."""

    seat: Seat
    face: int
    purpose: str
    again: Literal["yes", "no"]


class Won(Event, frozen=True, tag="won"):
    """DM-5.5, DM-6.6: who won a check, by the roll or, in a tie (DM-5.4, DM-6.4), by the rating, and so chooses."""

    seat: Seat
    purpose: str
    by: Literal["roll", "rating"]


class Tied(Event, frozen=True, tag="tied"):
    """DM-5.4, DM-6.4: a tie is rerolled."""


class BoostersOpened(Event, frozen=True, tag="boosters-opened"):
    """DM-27.1: a player's boosters were opened; only that player sees what is in them."""

    seat: Seat
    creatures: tuple[Kind, ...]


class BoostersOpenedHidden(Event, frozen=True, tag="boosters-opened-hidden"):
    """DM-27.1: somebody's boosters were opened."""

    seat: Seat


class Recruited(Event, frozen=True, tag="recruited"):
    """DM-27.1: a figure was taken; only its player sees which."""

    seat: Seat
    creature: Kind


class RecruitedHidden(Event, frozen=True, tag="recruited-hidden"):
    """DM-27.1: somebody goes on building."""

    seat: Seat


class Built(Event, frozen=True, tag="built"):
    """DM-27.1: somebody's warband is complete."""

    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """DM-5.1: a warband is revealed."""

    seat: Seat
    creatures: tuple[Kind, ...]


class MapTaken(Event, frozen=True, tag="map-taken"):
    """DM-5.5: the map was chosen."""

    seat: Seat
    map: MapName


class LetterTaken(Event, frozen=True, tag="letter-taken"):
    """DM-5.6: a start area was chosen."""

    seat: Seat
    letter: Letter


class CornerTaken(Event, frozen=True, tag="corner-taken"):
    """DM-27.11: a corner was chosen."""

    seat: Seat
    corner: CornerName


class Deployed(Event, frozen=True, tag="deployed"):
    """DM-5.7: a creature was deployed, and where."""

    seat: Seat
    unit: Unit
    square: Square
    where: Where


class RoundBegan(Event, frozen=True, tag="round-began"):
    """DM-6.1: a round begins."""

    round: int


class FirstNamed(Event, frozen=True, tag="first-named"):
    """DM-6.6: who goes first."""

    seat: Seat


class Activated(Event, frozen=True, tag="activated"):
    """DM-6.8: a creature was activated."""

    seat: Seat
    unit: Unit


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """DM-6.15: a creature's turn is over."""

    unit: Unit


class Moved(Event, frozen=True, tag="moved"):
    """DM-8.20, DM-9.7: a creature moved, above the ground or under it; told once for all its steps."""

    unit: Unit
    square: Square
    under: Literal["yes", "no"]

    def joined(self, later: Event) -> Event | None:
        """One step after another is one move."""
        same = isinstance(later, Moved) and (later.unit, later.under) == (self.unit, self.under)
        return later if same else None


class Shifted(Event, frozen=True, tag="shifted"):
    """DM-8.13: a creature shifted."""

    unit: Unit
    square: Square


class FreelyShifted(Event, frozen=True, tag="freely-shifted"):
    """DM-23.1: a Shifty creature shifted without an action."""

    unit: Unit
    square: Square


class Forced(Event, frozen=True, tag="forced"):
    """DM-20.4: a creature was pushed, pulled or slid, square by square."""

    unit: Unit
    square: Square
    how: Literal["push", "pull", "slide"]


class Placed(Event, frozen=True, tag="placed"):
    """DM-20.9: a creature was put elsewhere: by a power, a river, a teleporter, or since it could not stand.

    Then it goes `back` where it came from (DM-8.4), or on the `nearest` legal position (DM-8.5).
    """

    unit: Unit
    square: Square
    why: Literal["power", "river", "teleporter", "back", "nearest"]


class Halved(Event, frozen=True, tag="halved"):
    """DM-11.12, DM-11.17, DM-22.9: the damage of a hit is halved, since the attacker is Enervated or its target is not
    substantial.
    """

    unit: Unit
    why: Literal["enervated", "insubstantial"]


class Resisted(Event, frozen=True, tag="resisted"):
    """DM-11.14, DM-11.16: so much damage is not taken, by resistance or immunity."""

    unit: Unit
    amount: int
    why: Literal["resistance", "immunity"]


class Worsened(Event, frozen=True, tag="worsened"):
    """DM-11.15: so much more damage is taken, by vulnerability."""

    unit: Unit
    amount: int


class Damaged(Event, frozen=True, tag="damaged"):
    """DM-11.1: damage was taken, part of it perhaps from temporary hit points."""

    unit: Unit
    amount: int
    left: int
    temporary: int


class Healed(Event, frozen=True, tag="healed"):
    """DM-11.4, DM-25.5: a creature was healed, by a power, by itself or by a fountain."""

    unit: Unit
    amount: int
    left: int
    why: Literal["power", "regeneration", "fountain"]
    whole: Literal["yes", "no"]
    """DM-11.2: whether it is no longer Bloodied."""


class TemporaryGained(Event, frozen=True, tag="temporary-gained"):
    """DM-11.5: temporary hit points."""

    unit: Unit
    amount: int


class BecameBloodied(Event, frozen=True, tag="became-bloodied"):
    """DM-11.24: a creature became Bloodied."""

    unit: Unit


class Destroyed(Event, frozen=True, tag="destroyed"):
    """DM-11.18: a creature was destroyed."""

    unit: Unit


class Returned(Event, frozen=True, tag="returned"):
    """DM-11.19: a creature came back, with so many hit points."""

    unit: Unit
    square: Square
    hp: int


class Scored(Event, frozen=True, tag="scored"):
    """DM-26.3, DM-26.4: VP were scored for an eliminated creature or for a victory area."""

    seats: tuple[Seat, ...]
    """The side: a player, or a team."""
    change: int
    vp: int
    why: Why


class ScoreLost(Event, frozen=True, tag="score-lost"):
    """DM-11.19: VP were lost again."""

    seats: tuple[Seat, ...]
    change: int
    vp: int


class PowerUsed(Event, frozen=True, tag="power-used"):
    """DM-23.3, DM-23.4: a special power or a commander power was used."""

    unit: Unit
    power: SourceName
    target: Unit
    aimed: str
    """Whether it answers what another creature does."""


class Recharged(Event, frozen=True, tag="recharged"):
    """DM-12.11: a box was cleared."""

    unit: Unit
    power: SourceName


class OrderRolled(Event, frozen=True, tag="order-rolled"):
    """DM-23.10: a roll for who decides first."""

    seat: Seat
    face: int


class Rerolled(Event, frozen=True, tag="rerolled"):
    """DM-1.5: a die was rolled again; of an attack or a saving throw the new roll tells the rest."""

    before: int
    face: int
    what: Literal["attack", "save", "initiative"]


class EndedInPit(Event, frozen=True, tag="ended-in-pit"):
    """DM-24.11: a creature ended its turn in a pit, which destroys it."""

    unit: Unit


class Out(Event, frozen=True, tag="out"):
    """DM-27.18: a player with no creatures left is out, and the others go on."""

    seats: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    Won,
    Tied,
    BoostersOpened,
    BoostersOpenedHidden,
    Recruited,
    RecruitedHidden,
    Built,
    Revealed,
    MapTaken,
    LetterTaken,
    CornerTaken,
    Deployed,
    RoundBegan,
    FirstNamed,
    Activated,
    TurnEnded,
    Moved,
    Shifted,
    FreelyShifted,
    Forced,
    Placed,
    AttackDeclared,
    AreaDeclared,
    AreaCovers,
    AreaEmpty,
    ChargeDeclared,
    OpportunityPassed,
    OpportunityTaken,
    AttackRolled,
    PitRolled,
    Hit,
    CriticalHit,
    Missed,
    HitTurned,
    HitTaken,
    DamageAdded,
    AftereffectBegan,
    ConcealRolled,
    AttackLost,
    Unveiled,
    Halved,
    Resisted,
    Worsened,
    Damaged,
    Healed,
    TemporaryGained,
    BecameBloodied,
    Destroyed,
    Returned,
    Scored,
    ScoreLost,
    Afflicted,
    Unaffected,
    OngoingGained,
    OngoingTaken,
    BonusGained,
    Weakened,
    AbilityGained,
    DamageTyped,
    ResistanceGained,
    EffectGained,
    Doomed,
    EffectEnded,
    SaveRolled,
    ConfusionRolled,
    PowerUsed,
    Recharged,
    OrderRolled,
    Rerolled,
    EndedInPit,
    Out,
)

__all__ = [
    "EVENTS",
    "AbilityGained",
    "Activated",
    "Afflicted",
    "AftereffectBegan",
    "AreaCovers",
    "AreaDeclared",
    "AreaEmpty",
    "AttackDeclared",
    "AttackLost",
    "AttackName",
    "AttackRolled",
    "BecameBloodied",
    "BonusGained",
    "BoostersOpened",
    "BoostersOpenedHidden",
    "Built",
    "ChargeDeclared",
    "ConcealRolled",
    "ConditionName",
    "ConfusionRolled",
    "CornerName",
    "CornerTaken",
    "CriticalHit",
    "DamageAdded",
    "DamageName",
    "DamageTyped",
    "Damaged",
    "Deployed",
    "Destroyed",
    "Doomed",
    "Edge",
    "EffectEnded",
    "EffectGained",
    "EndedInPit",
    "FirstNamed",
    "Forced",
    "FreelyShifted",
    "Halved",
    "Healed",
    "Hit",
    "HitTaken",
    "HitTurned",
    "Kind",
    "Letter",
    "LetterTaken",
    "MapName",
    "MapTaken",
    "Missed",
    "More",
    "Moved",
    "OngoingGained",
    "OngoingTaken",
    "OpportunityPassed",
    "OpportunityTaken",
    "OrderRolled",
    "Out",
    "PitRolled",
    "Placed",
    "PowerUsed",
    "Provocation",
    "Recharged",
    "Recruited",
    "RecruitedHidden",
    "Rerolled",
    "ResistanceGained",
    "Resisted",
    "Returned",
    "Revealed",
    "Rolled",
    "RoundBegan",
    "SaveRolled",
    "ScoreLost",
    "Scored",
    "Shifted",
    "SourceName",
    "Square",
    "TemporaryGained",
    "Tied",
    "TurnEnded",
    "Unaffected",
    "Unit",
    "Unveiled",
    "Weakened",
    "Why",
    "Won",
    "Worsened",
]
