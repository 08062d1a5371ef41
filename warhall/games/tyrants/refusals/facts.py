"""What refusals share: the facts that they name, and the reasons that are the same for many verbs."""

from __future__ import annotations

from warhall.games.tyrants.operations import Op
from warhall.games.tyrants.state import Tyrants
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def asked_op(g: Tyrants) -> Op | None:
    """The operation that asks, if one does."""
    arguments = g.agenda[1] if g.agenda is not None else ()
    return g.game.tables.ops.get(arguments[0]) if arguments and isinstance(arguments[0], str) else None


def is_basic(g: Tyrants) -> bool:
    """Whether the pending question is that of stage 1."""
    return g.decision is not None and g.decision.ask == "act"


def card(g: Tyrants, kind: int) -> Name:
    """A card as a fact."""
    return g.game.tables.names[kind]


def space(g: Tyrants, number: int) -> Name:
    """A space as a fact."""
    return Name("space", g.game.tables.space_ids[number])


def site(g: Tyrants, number: int) -> Name:
    """A site as a fact."""
    return Name("site", g.game.tables.sites[number].id)


def too_poor(g: Tyrants, price: int) -> Refusal | None:
    """TU-4.6: a basic action must be paid."""
    if is_basic(g) and g.power < price:
        return refusal("TU-4.6", "not-enough-power", need=price, have=g.power)
    return None


def not_in_play(g: Tyrants, number: int) -> Refusal | None:
    """TU-2.5: what is outside the sections in play does not exist."""
    if g.game.tables.layouts[g.layout].spaces >> number & 1:
        return None
    return refusal("TU-2.5", "not-in-play", place=space(g, number))


def occupied(g: Tyrants, number: int, rule: str) -> Refusal | None:
    """TU-1.7: at most one piece on a space; the rule that says so here is given."""
    return None if g.empty >> number & 1 else refusal(rule, "occupied", space=space(g, number))
