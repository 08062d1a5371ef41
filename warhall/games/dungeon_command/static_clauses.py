"""Static rules on cards: what always holds while the card is there (DC-18.5, DC-6.11).

Here: their structures. Not here: where they are looked at (`statics`, `deploying`, `orders`).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from warhall.content import Clause, Names
from warhall.content.clauses import Nested, snake
from warhall.games.dungeon_command.operations import (
    Barred,
    Condition,
    Damage,
    KeywordId,
    Near,
    Place,
    Squares,
    Who,
)
from warhall.games.dungeon_command.phrases import Link, called
from warhall.games.dungeon_command.powers import PowerId
from warhall.kernel.words import Name, Word

Bonus: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Whom(Clause, frozen=True, kw_only=True):
    """Which creatures a static rule is for."""

    who: Who = Who.ALLY
    reach: Squares | Near | None = msgspec.field(name="within", default=None)
    self_too: bool = False
    keyword_any: tuple[KeywordId, ...] = ()
    yours: bool = False
    """Only creatures that the player himself controls."""

    def facts(self) -> dict[str, Word]:
        """How near, whose, and whether the creature itself counts; among the player's own creatures it does."""
        within = self.reach.value if isinstance(self.reach, Near) else self.reach or "none"
        self_too = "yes" if self.self_too and not self.yours else "no"
        return {"within": within, "yours": "yes" if self.yours else "no", "self_too": self_too}

    def within(self) -> dict[str, Nested]:
        """With which keywords."""
        return {"keywords": called(Link.OR, self.keyword_any)}


class Static(Clause, frozen=True, kw_only=True, tag_field="static", tag=snake):
    """A static rule; its id and name are those of the power it is printed under, if it has one."""

    id: PowerId = "card"
    name: Names | None = None

    def facts(self) -> dict[str, Word]:
        """The number, where there is one."""
        number = getattr(self, "n", None)
        return {} if number is None else {"n": number}


class Speed(Static, frozen=True, kw_only=True):
    """Adds to speed."""

    n: Bonus
    to: Whom


class Hp(Static, frozen=True, kw_only=True):
    """Adds to hit points."""

    n: Damage


class Level(Static, frozen=True, kw_only=True):
    """Adds to the level."""

    n: Bonus


class Keyword(Static, frozen=True, kw_only=True):
    """Gives a keyword."""

    add: KeywordId

    def facts(self) -> dict[str, Word]:
        """The keyword."""
        return {"keyword": Name("keyword", self.add)}


class Cannot(Static, frozen=True, kw_only=True):
    """DC-14.21: the bearer cannot move or shift."""

    what: tuple[Barred, ...]

    def facts(self) -> dict[str, Word]:
        """One of them, or both."""
        return {"what": self.what[0].value if len(self.what) == 1 else "both"}


class KeepTapped(Static, frozen=True, kw_only=True):
    """DC-7.4: the bearer does not untap in Refresh and Cleanup."""


class AttacksAgainst(Static, frozen=True, kw_only=True):
    """Attacks deal more damage to the bearer."""

    n: Damage


class MeleeBonus(Static, frozen=True, kw_only=True):
    """Melee attacks deal more damage, if the condition holds when the attack is resolved."""

    n: Damage
    condition: Condition | None = msgspec.field(name="if", default=None)


class Block(Static, frozen=True, kw_only=True):
    """Prevents so much of every damage that a source deals."""

    n: Damage
    to: Whom


class DeployPlace(Static, frozen=True, kw_only=True):
    """DC-5.14: a further place where creatures may be deployed: this card, or creatures of the player."""

    this: bool = False
    keyword: KeywordId | None = None
    condition: Condition | None = msgspec.field(name="if", default=None)
    place: Place

    def facts(self) -> dict[str, Word]:
        """Which creatures."""
        keyword: Word = "none" if self.keyword is None else Name("keyword", self.keyword)
        return {"this": "yes" if self.this else "no", "keyword": keyword}

    def within(self) -> dict[str, Nested]:
        """Where, and when; the circle of the bearer says itself that the bearer is in one."""
        return {"place": self.place, "if": None if self.place.same_as else self.condition}


class ExtraAssist(Static, frozen=True, kw_only=True):
    """Own creatures adjacent to the target may assist this order as well."""


class StandardMove(Static, frozen=True, kw_only=True):
    """DC-18.13: creatures may use a standard action to move."""

    to: Whom


AnyStatic: TypeAlias = (
    Speed
    | Hp
    | Level
    | Keyword
    | Cannot
    | KeepTapped
    | AttacksAgainst
    | MeleeBonus
    | Block
    | DeployPlace
    | ExtraAssist
    | StandardMove
)
