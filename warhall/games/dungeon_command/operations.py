"""The operations that card data may call, and the other clauses that card text is made of.

Here: one structure for each verb, target and condition, as it stands in `content/*.yaml`. Not here: powers, triggers
and costs (`powers`), static rules (`static_clauses`), what they do (`effects`), how they are said (`wording`,
and `texts/*.ftl`: messages `op-...` and `clause-...`).

`to` names who is meant: `self` and `bearer` the creature that acts or carries the card, `target` the creature named at
the announcement, `attack_target` the target of the attack that triggered, `deployed` the creature just deployed, `each`
every creature that matches `each` when the action is resolved.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Operation, refers
from warhall.content.clauses import Nested
from warhall.games.dungeon_command.phrases import (
    Case,
    Deed,
    Given,
    Link,
    Mood,
    Pointed,
    inflected,
    linked,
)
from warhall.kernel.words import Name, Word

KeywordId: TypeAlias = Annotated[str, refers("keyword")]
Damage: TypeAlias = Annotated[int, msgspec.Meta(ge=10, le=500, multiple_of=10)]
Squares: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=40)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]

MOST_OPTIONS = 4


class Who(StrEnum):
    """Which creatures, as seen from the player of the action."""

    SELF = "self"
    ENEMY = "enemy"
    ALLY = "ally"
    ANY = "any"
    OTHER = "other"


class Near(StrEnum):
    """How near a target must be, where it is no number of squares."""

    ADJACENT = "adjacent"
    RANGED = "ranged"
    BATTLEFIELD = "battlefield"


class To(StrEnum):
    """To whom an operation is done."""

    SELF = "self"
    BEARER = "bearer"
    TARGET = "target"
    ATTACK_TARGET = "attack_target"
    DEPLOYED = "deployed"
    EACH = "each"


class Player(StrEnum):
    """Which player an operation speaks of."""

    YOU = "you"
    ATTACKER = "attacker"
    TARGET_CONTROLLER = "target_controller"


class AttackKind(StrEnum):
    """DC-19.13: with which attack."""

    MELEE = "melee"
    RANGED = "ranged"
    ANY = "any"


class Origin(StrEnum):
    """From where an area is counted."""

    SELF = "self"
    ATTACK_TARGET = "attack_target"
    TARGET_SQUARE = "target_square"


class Where(StrEnum):
    """What the squares under a creature may be."""

    MAGIC_CIRCLE = "magic_circle"
    OWN_START_ZONE = "own_start_zone"


class Barred(StrEnum):
    """DC-14.21: what a creature cannot do."""

    MOVE = "move"
    SHIFT = "shift"


class Gift(StrEnum):
    """What a creature may do for a while."""

    SHIFTS_WHEN_MOVING = "shifts_when_moving"
    IGNORES_WALLS_WHILE_MOVING = "ignores_walls_while_moving"


class Until(StrEnum):
    """For how long."""

    END_OF_TURN = "end_of_turn"
    NEXT_MELEE_ATTACK = "next_melee_attack"


class Happening(StrEnum):
    """The events that trigger effects."""

    ATTACK_HIT_DAMAGE = "attack_hit_damage"
    RANGED_ATTACK_RESOLVED = "ranged_attack_resolved"
    ATTACK_RESOLVED = "attack_resolved"
    DESTROYS_BY_MELEE = "destroys_by_melee"
    CONTROLLER_TURN_START = "controller_turn_start"
    CONTROLLER_REFRESH_DRAW = "controller_refresh_draw"
    ACTIVATION_END = "activation_end"
    TREASURE_COLLECTED = "treasure_collected"


class Target(Clause, frozen=True, kw_only=True):
    """DC-9.7: what an action names when it is announced."""

    who: Who = Who.ANY
    reach: Squares | Near | None = msgspec.field(name="within", default=None)
    self_too: bool = False
    tapped: bool = False
    square: bool = False
    terrain: Literal["hazardous", "difficult", "obstacle"] | None = None
    optional: bool = False
    sight: bool = True
    """DC-21.6: whether a distance needs line of sight."""

    def message(self) -> str:
        """Squares and creatures have their own words."""
        return "clause-target-square" if self.square else "clause-target"

    def facts(self) -> dict[str, Word]:
        """Who, how near, and what else is asked for."""
        within = self.reach.value if isinstance(self.reach, Near) else self.reach or "none"
        if self.square:
            sight = "yes" if self.sight else "no"
            return {"within": within, "terrain": self.terrain or "none", "sight": sight}
        facts: dict[str, Word] = {"who": self.who.value, "within": within}
        facts["tapped"] = "yes" if self.tapped else "no"
        facts["self_too"] = "yes" if self.self_too else "no"
        facts["sight"] = "yes" if self.sight else "no"
        return facts | {"case": Case.ACCUSATIVE.value}


class Group(Clause, frozen=True, kw_only=True):
    """Every creature of a kind within a distance, looked for when the action is resolved."""

    who: Who
    reach: Squares | Near = msgspec.field(name="within")
    of: Origin

    def facts(self) -> dict[str, Word]:
        """Who, how near, and to what."""
        within = self.reach.value if isinstance(self.reach, Near) else self.reach
        return {"who": self.who.value, "within": within, "of": self.of.value, "case": Case.ACCUSATIVE.value}


class Place(Clause, frozen=True, kw_only=True):
    """DC-25.9: where a creature may be put; every square of its space must satisfy it."""

    terrain: Literal["magic_circle"] | None = None
    same_as: Literal["bearer"] | None = None
    adjacent_to: Literal["wall"] | None = None
    reach: Squares | None = msgspec.field(name="within", default=None)
    anywhere: bool = False
    opponent_start_zone: bool = False

    def message(self) -> str:
        """Each kind of place has its own words."""
        if self.terrain is not None:
            return "clause-place-same-circle" if self.same_as else "clause-place-circle"
        if self.adjacent_to is not None:
            return "clause-place-wall"
        if self.reach is not None:
            return "clause-place-within"
        return "clause-place-anywhere" if self.anywhere else "clause-place-zone"

    def facts(self) -> dict[str, Word]:
        """How far, where it is a distance."""
        return {"within": self.reach} if self.reach is not None else {}


class Condition(Clause, frozen=True, kw_only=True):
    """What must hold."""

    bearer_in: Where | None = None
    no_enemy_sees: bool = False
    ally_adjacent: bool = False
    """An ally of the attacker, neither attacker nor target, is adjacent to the target of the attack."""
    collector_keyword: KeywordId | None = None
    destroyed_enemy: bool = False
    kind: AttackKind | None = None
    target_adjacent: bool = False
    """The target was adjacent when the damage was dealt."""

    def message(self) -> str:
        """Each kind of condition has its own words."""
        if self.bearer_in is not None:
            return "clause-condition-in"
        if self.no_enemy_sees:
            return "clause-condition-unseen"
        if self.ally_adjacent:
            return "clause-condition-flank"
        if self.collector_keyword is not None:
            return "clause-condition-collector"
        if self.destroyed_enemy:
            return "clause-condition-enemy"
        return "clause-condition-attack"

    def facts(self) -> dict[str, Word]:
        """Only what the condition looks at."""
        if self.bearer_in is not None:
            return {"bearer_in": self.bearer_in.value}
        if self.collector_keyword is not None:
            return {"keyword": Name("keyword", self.collector_keyword)}
        if self.no_enemy_sees or self.ally_adjacent or self.destroyed_enemy:
            return {}
        return {"kind": (self.kind or AttackKind.ANY).value, "adjacent": "yes" if self.target_adjacent else "no"}


class Aimed(Deed, frozen=True, kw_only=True):
    """An operation done to a creature, or to each of a group."""

    to: To

    def facts(self) -> dict[str, Word]:
        """Its fields, except to whom."""
        return {name: word for name, word in Deed.facts(self).items() if name != "to"}

    def within(self) -> dict[str, Nested]:
        """To whom, in its case."""
        group: Clause | None = getattr(self, "each", None)
        said_before = self.to is To.TARGET and getattr(self, "if_damaged", False)
        pointed = Pointed(to="it" if said_before else self.to.value)
        return {"whom": inflected(group or pointed, self.case)}


class Attack(Deed, frozen=True, kw_only=True):
    """DC-19.9: an attack on the target; `damage` replaces the creature's own, `bonus` adds to it."""

    kind: AttackKind
    damage: Damage | None = None
    bonus: Damage | None = None
    unpreventable: bool = False

    def facts(self) -> dict[str, Word]:
        """The kind, how the number is meant, and the number."""
        how = "fixed" if self.damage else "bonus" if self.bonus else "own"
        facts: dict[str, Word] = {"kind": self.kind.value, "how": how, "n": self.damage or self.bonus or 0}
        return facts | {"unpreventable": "yes" if self.unpreventable else "no", "mood": Mood.ORDER.value}

    def within(self) -> dict[str, Nested]:
        """On whom."""
        return {"whom": inflected(Pointed(to=To.TARGET.value), self.case)}


class Hurt(Aimed, frozen=True, kw_only=True, tag="damage"):
    """DC-18.12: damage that is no attack."""

    case: ClassVar[Case] = Case.DATIVE
    amount: Damage
    each: Group | None = None


class Prevent(Aimed, frozen=True, kw_only=True):
    """DC-22.8: takes damage away from one action on the stack."""

    case: ClassVar[Case] = Case.DATIVE
    amount: Damage | Literal["all"]


class Heal(Aimed, frozen=True, kw_only=True):
    """DC-22.10: removes damage."""

    amount: Damage


class Tap(Aimed, frozen=True, kw_only=True):
    """DC-9.13: taps a creature."""

    if_damaged: bool = False


class Untap(Aimed, frozen=True, kw_only=True):
    """DC-9.13: untaps a creature."""

    if_damaged: bool = False


class DrawOrder(Deed, frozen=True, kw_only=True):
    """DC-7.6: order cards, as many as the deck has."""

    n: Count
    who: Player


class DiscardOrder(Deed, frozen=True, kw_only=True):
    """The player who discards chooses."""

    n: Count
    who: Player
    if_damaged: bool = False


class Shift(Deed, frozen=True, kw_only=True):
    """DC-14.8: the acting creature moves without stopping next to enemies."""

    squares: Squares


class Move(Deed, frozen=True, kw_only=True):
    """DC-14.16: an extra move of the acting creature, up to its speed."""


class Slide(Aimed, frozen=True, kw_only=True):
    """DC-14.11: another creature is moved by the player of the effect."""

    squares: Squares
    each: Group | None = None


class Attach(Aimed, frozen=True, kw_only=True):
    """DC-15.10: this card is put under a creature card."""

    case: ClassVar[Case] = Case.ALLATIVE


class RemoveAttached(Aimed, frozen=True, kw_only=True):
    """DC-15.11: an attached card, named at the announcement, is discarded."""

    case: ClassVar[Case] = Case.ALLATIVE


class RemoveThis(Deed, frozen=True, kw_only=True):
    """DC-15.11: this attached card is discarded."""


class Deploy(Deed, frozen=True, kw_only=True):
    """DC-25.10: a creature from hand."""

    keyword: KeywordId | None = None
    place: Place


class Morale(Deed, frozen=True, kw_only=True):
    """The player's Morale rises."""

    n: Count


class Hide(Deed, frozen=True, kw_only=True):
    """DC-18.14: the acting creature leaves the battlefield until its controller's next turn."""

    place: Place


class Grant(Aimed, frozen=True, kw_only=True):
    """What the creature may do for a while."""

    case: ClassVar[Case] = Case.DATIVE
    what: tuple[Gift, ...] = ()
    melee_bonus: Damage | None = None
    until: Until

    def __post_init__(self) -> None:
        if (self.melee_bonus is None) == (not self.what):
            raise ValueError("a grant is either of movement ('what') or of 'melee_bonus'")

    def message(self) -> str:
        """Movement and damage have their own words."""
        return "op-grant-movement" if self.what else "op-grant-bonus"

    def facts(self) -> dict[str, Word]:
        """What is granted, and for how long."""
        until = self.until.value
        if self.what:
            return {"until": until}
        return {"n": self.melee_bonus or 0, "until": until, "mood": Mood.ORDER.value}

    def within(self) -> dict[str, Nested]:
        """What the creature may do, or to whom the damage is given."""
        if self.what:
            return {"what": linked(Link.AND, [Given(gift=gift.value) for gift in self.what])}
        return Aimed.within(self)


class Choose(Operation, frozen=True, kw_only=True):
    """DC-9.15: one option, named at the announcement."""

    options: tuple[tuple[Op, ...], ...]

    def __post_init__(self) -> None:
        if not 2 <= len(self.options) <= MOST_OPTIONS:
            raise ValueError(f"a choice has 2 to {MOST_OPTIONS} options")

    def within(self) -> dict[str, Nested]:
        """The options in one sentence."""
        options = [linked(Link.THEN, option) for option in self.options]
        return {"options": linked(Link.ELSE, [option for option in options if option is not None])}


Op: TypeAlias = (
    Attack
    | Hurt
    | Prevent
    | Heal
    | Tap
    | Untap
    | DrawOrder
    | DiscardOrder
    | Shift
    | Move
    | Slide
    | Attach
    | RemoveAttached
    | RemoveThis
    | Deploy
    | Morale
    | Hide
    | Grant
    | Choose
)
Actions: TypeAlias = tuple[tuple[Op, ...], ...]
"""DC-10.11: the actions of a card in printed order, each a list of operations."""
