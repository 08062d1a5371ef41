"""The operations that cards, skills, locations and quests may call: their words and arguments.

Here: one structure for each verb, as it stands in `content/*.yaml`, and the blocks that say when operations are done.
Not here: what the verbs do (`effects`), how they are said (`texts/*.ftl`, messages `op-...`).

An operation does as much as it can; what it cannot do is lost. Points, health, action points and values stop at 0,
health at the printed maximum, levels at 1 and 4.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Operation, refers
from warhall.games.dungeoneer.vocabulary import (
    Destination,
    For,
    Form,
    Held,
    Source,
    Stat,
    Stats,
    Terrain,
    Until,
    When,
    Who,
)
from warhall.kernel.words import Name, Word

KindId: TypeAlias = Annotated[str, refers("kind")]
TagId: TypeAlias = Annotated[str, refers("tag")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Difficulty: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]

X = "X"
MOST_OPTIONS = 4
"""No choice has more options."""


class If(Clause, frozen=True, kw_only=True):
    """A condition: everything that is named must hold."""

    phase: Literal["feats"] | None = None
    """The controller's own phase of that name."""
    terrain: Terrain | None = None
    """Of the location where the hero stands."""
    form: Form | None = None
    """The form of this battle."""
    stat: Stat | None = None
    """The characteristic that is tested."""
    vs_tag: TagId | None = None
    source: tuple[Source, ...] = ()
    hero_health_at_most: Count | None = None
    hero_ap_at_least: Count | None = None

    def facts(self) -> dict[str, Word]:
        """One word for each part, and `none` for those that are left out."""
        return {
            "phase": self.phase or "none",
            "terrain": Name("terrain", self.terrain) if self.terrain else "none",
            "form": Name("form", self.form) if self.form else "none",
            "stat": Name("form", self.stat) if self.stat else "none",
            "tag": Name("tag", self.vs_tag) if self.vs_tag else "none",
            "source": tuple(Name("source", each) for each in self.source) or "none",
            "health": self.hero_health_at_most or "none",
            "ap": self.hero_ap_at_least or "none",
        }


class ChangeStat(Operation, frozen=True, kw_only=True, tag="stat"):
    """DG-17.8: change a value."""

    stat: Stats
    n: Change
    who: Who
    use: For = msgspec.field(name="for", default=For.ALL)
    until: Until | None = None
    vs_tag: TagId | None = None
    condition: If | None = msgspec.field(name="if", default=None)

    def facts(self) -> dict[str, Word]:
        """The change with its sign."""
        return {
            "change": f"+{self.n}" if self.n > 0 else f"−{-self.n}",
            "stat": self.stat.value,
            "who": self.who.value,
            "for": self.use.value,
            "until": self.until.value if self.until else "none",
            "tag": Name("tag", self.vs_tag) if self.vs_tag else "none",
        }


class Wound(Operation, frozen=True, kw_only=True):
    """DG-11.12: wounds, one after another."""

    n: Count = 1
    who: Who


class Heal(Operation, frozen=True, kw_only=True):
    """DG-17.9: health comes back."""

    n: Count = 1
    who: Who


class Points(Operation, frozen=True, kw_only=True):
    """Glory or peril, more or less; `-X` takes the X that was paid."""

    n: Change | Literal["-X"]
    who: Who

    def facts(self) -> dict[str, Word]:
        """The sign apart from the amount."""
        if isinstance(self.n, str):
            return {"n": X, "sign": "minus", "who": self.who.value}
        return {"n": abs(self.n), "sign": "plus" if self.n > 0 else "minus", "who": self.who.value}


class Glory(Points, frozen=True, kw_only=True):
    """DG-1.10: glory."""


class Peril(Points, frozen=True, kw_only=True):
    """DG-1.10: peril."""


class Ap(Operation, frozen=True, kw_only=True):
    """DG-9.14: action points, now or after the next recovery."""

    n: Change
    who: Who
    when: Literal["next_recovery"] | None = None

    def facts(self) -> dict[str, Word]:
        """The sign apart from the amount."""
        return {
            "n": abs(self.n),
            "sign": "plus" if self.n > 0 else "minus",
            "who": self.who.value,
            "when": self.when or "none",
        }


class Draw(Operation, frozen=True, kw_only=True):
    """Adventure cards."""

    n: Count = 1
    who: Who


class Level(Operation, frozen=True, kw_only=True):
    """DG-13.3, DG-13.4: levels, more or less."""

    n: Change
    who: Who

    def facts(self) -> dict[str, Word]:
        """The sign apart from the amount."""
        return {"n": abs(self.n), "sign": "plus" if self.n > 0 else "minus", "who": self.who.value}


class Test(Operation, frozen=True, kw_only=True):
    """DG-12.3: a threat, each hero by himself."""

    stat: Stat
    vs: Difficulty
    who: Who
    terrain: Terrain | None = None
    passed: tuple[Op, ...] = msgspec.field(name="pass", default=())
    failed: tuple[Op, ...] = msgspec.field(name="fail", default=())

    def __post_init__(self) -> None:
        if (self.who is Who.ALL_IN_TERRAIN) != (self.terrain is not None):
            raise ValueError("all_in_terrain goes with a terrain, and a terrain with all_in_terrain")

    def facts(self) -> dict[str, Word]:
        """The threat, and who must overcome it."""
        return {
            "stat": Name("form", self.stat),
            "vs": self.vs,
            "who": self.who.value,
            "terrain": Name("terrain", self.terrain) if self.terrain else "none",
        }


class Fall(Operation, frozen=True, kw_only=True):
    """DG-18.1: the pawn is laid on its side."""

    who: Who


class Stand(Operation, frozen=True, kw_only=True):
    """DG-18.16: the pawn stands up, without AP and test."""

    who: Who


class StandTest(Operation, frozen=True, kw_only=True):
    """DG-18.3: standing up by AP also needs a test; `until: stood` on a card that does not stay in play."""

    stat: Form
    vs: Difficulty
    who: Who
    until: Literal["stood"] | None = None

    def facts(self) -> dict[str, Word]:
        """The threat."""
        return {"stat": Name("form", self.stat), "vs": self.vs, "who": self.who.value}


class Warp(Operation, frozen=True, kw_only=True):
    """DG-18.4: a pawn goes to another location."""

    who: Who
    to: Destination
    reach: Literal["X"] | None = msgspec.field(name="within", default=None)
    by: Literal["controller", "owner"] = "owner"

    def facts(self) -> dict[str, Word]:
        """Who, and how far."""
        return {"who": self.who.value, "to": self.to.value, "within": self.reach or "none", "by": self.by}


class Shift(Operation, frozen=True, kw_only=True):
    """DG-18.7: location cards are moved."""

    n: Count = 1
    not_entrance: bool = False


class Discard(Operation, frozen=True, kw_only=True):
    """Cards of a hand or an inventory."""

    what: Held
    n: Count = 1
    who: Who
    by: Literal["owner", "controller", "random"] = "owner"

    def __post_init__(self) -> None:
        if (self.what is Held.HAND) != (self.by == "random"):
            raise ValueError("a hand card is discarded at random, any other card by somebody's choice")

    def facts(self) -> dict[str, Word]:
        """What, how many, whose."""
        return {"what": self.what.value, "n": self.n, "who": self.who.value}


class DiscardSelf(Operation, frozen=True, kw_only=True):
    """This card."""


class Limit(Operation, frozen=True, kw_only=True):
    """DG-2.10: an inventory limit is raised while the card is in play."""

    what: Literal["boon", "treasure"]
    n: Count
    who: Who

    def facts(self) -> dict[str, Word]:
        """Which limit, by how much."""
        return {"what": self.what, "n": self.n}


class IgnoreAttack(Operation, frozen=True, kw_only=True):
    """DG-11.6: attacks on the controller are cancelled."""

    n: Count = 1
    of: Literal["monster", "any"]
    tag: TagId | None = None


class Reroll(Operation, frozen=True, kw_only=True):
    """DG-9.11: roll twice and keep the better."""

    who: Who

    def facts(self) -> dict[str, Word]:
        """It is always the controller's own roll."""
        return {}


class Prevent(Operation, frozen=True, kw_only=True):
    """DG-9.12: the wound that is about to be taken is not."""

    n: Literal[1] = 1
    who: Who

    def facts(self) -> dict[str, Word]:
        """How many."""
        return {"n": self.n}


class Skip(Operation, frozen=True, kw_only=True):
    """An obstacle or exit is passed without a test; with `n` when the test would be made."""

    what: tuple[Source, ...]
    who: Who
    n: Literal[1] | None = None

    def facts(self) -> dict[str, Word]:
        """What is passed."""
        return {"what": tuple(Name("source", each) for each in self.what), "n": self.n or "none"}


class Explore(Operation, frozen=True, kw_only=True):
    """DG-7.9: draw and place a location card without AP."""


class ThreatMod(Operation, frozen=True, kw_only=True):
    """Blocked and trap exits are harder."""

    n: Count
    who: Who

    def facts(self) -> dict[str, Word]:
        """By how much."""
        return {"n": self.n}


class CostMod(Operation, frozen=True, kw_only=True):
    """Cards of a type and kind cost more or less, but never less than `min`."""

    type: Literal["boon", "treasure"]
    kind: KindId
    n: Change
    who: Who
    least: Annotated[int, msgspec.Meta(ge=0, le=20)] = msgspec.field(name="min")

    def facts(self) -> dict[str, Word]:
        """The change with its sign."""
        change = f"+{self.n}" if self.n > 0 else f"−{-self.n}"
        return {"type": self.type, "kind": Name("kind", self.kind), "change": change, "min": self.least}


class Summon(Operation, frozen=True, kw_only=True):
    """Monsters of the discard pile go to the controller's lair, with full health."""

    tag: TagId
    n: Count = 1


class Choose(Operation, frozen=True, kw_only=True):
    """The controller of the card chooses."""

    n: Literal[1] = 1
    options: tuple[tuple[Op, ...], ...]

    def __post_init__(self) -> None:
        if not 2 <= len(self.options) <= MOST_OPTIONS:
            raise ValueError(f"2 to {MOST_OPTIONS} options, not {len(self.options)}")

    def facts(self) -> dict[str, Word]:
        """The options say everything."""
        return {}


Op: TypeAlias = (
    ChangeStat
    | Wound
    | Heal
    | Glory
    | Peril
    | Ap
    | Draw
    | Level
    | Test
    | Fall
    | Stand
    | StandTest
    | Warp
    | Shift
    | Discard
    | DiscardSelf
    | Limit
    | IgnoreAttack
    | Reroll
    | Prevent
    | Skip
    | Explore
    | ThreatMod
    | CostMod
    | Summon
    | Choose
)


class Cost(Clause, frozen=True, kw_only=True):
    """What is paid before a block is used: all of it, or the block cannot be used."""

    glory: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    ap: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    discard_self: bool = False
    charge: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class Block(Clause, frozen=True, kw_only=True):
    """Operations, and when and how they are done."""

    at: When
    cost: Cost | None = None
    limit: Literal["turn"] | None = None
    """Once in each player's turn for the card or skill; for a location once for each hero."""
    condition: If | None = msgspec.field(name="if", default=None)
    optional: bool = False
    ops: tuple[Op, ...]

    def message(self) -> str:
        """Each moment has its own words."""
        return f"clause-block-{self.at.value}"

    def facts(self) -> dict[str, Word]:
        """How often, and whether one must; other moments than these say neither."""
        if self.at in (When.USE, When.RESPONSE, When.ENTER):
            return {"limit": self.limit or "none", "optional": "yes" if self.optional else "no"}
        return {}
