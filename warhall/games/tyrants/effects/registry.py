"""The registry of operations, and what all of their functions share.

Every function that carries out an operation is a step `(g, address, seat, left)`: the address of the operation in the
content, the seat that acts, and how often it is still to be done.
"""

from __future__ import annotations

from typing import Any

from warhall.content import Operations
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import WHITE, Done, Kind
from warhall.games.tyrants.events import Declined, Forgone, Lack, NoTarget, NothingCounted
from warhall.games.tyrants.operations import Counter, Op, Per
from warhall.games.tyrants.printed import repeats
from warhall.games.tyrants.reasons import COMPULSORY
from warhall.games.tyrants.state import COLOURS, NONE, Tyrants
from warhall.games.tyrants.troops import player_trophy_count, trophy_count
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Asked, Decision
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

OPERATIONS: Operations[Asked] = Operations(Op)


def count(g: Tyrants, seat: int, counter: Counter) -> int:  # noqa: PLR0911  one line a count
    """TU-6.17, TU-10.43: a count of what a seat has now."""
    match counter:
        case Counter.WHITE_TROPHIES:
            return g.trophies[COLOURS * seat + WHITE]
        case Counter.PLAYER_TROPHIES:
            return player_trophy_count(g, seat)
        case Counter.TROPHIES:
            return trophy_count(g, seat)
        case Counter.INNER_CIRCLE:
            return len(g.inner[seat])
        case Counter.CONTROL_MARKERS:
            return (g.controlled[seat] & g.game.tables.marker_sites).bit_count()
        case Counter.SITES_CONTROLLED:
            return g.controlled[seat].bit_count()
        case Counter.SITES_TOTALLY_CONTROLLED:
            return g.total[seat].bit_count()
        case Counter.OWN_SPIES_ON_BOARD:
            return g.spies[seat].bit_count()


def times(g: Tyrants, seat: int, per: Per | None) -> int:
    """TU-6.17: by how much an amount is multiplied, rounded down."""
    return 1 if per is None else count(g, seat, per.count) // per.every


def about_card(g: Tyrants, *_: object) -> dict[str, Word]:
    """What a question inside a card names: the card."""
    return {"card": g.game.tables.names[g.card], "left": 1}


def about_rest(g: Tyrants, seat: int, address: str, _: int, left: int, *__: object) -> dict[str, Word]:
    """What a question that comes several times names: the card, and how many are left."""
    return {"card": g.game.tables.names[g.card], "left": left}


def stop(g: Tyrants, seat: int, address: str, _: int, left: int, *__: object) -> None:
    """TU-6.6: done, nothing more happens."""
    if g.ears is not None:
        op = g.game.tables.ops[address]
        what: Forgone = "rest" if _begun(g, op, left) else FORGONE.get(type(op), "effect")
        g.tell("TU-6.6", Declined(Seat(seat), Kind(g.card), what))


FORGONE: dict[type[Any], Forgone] = {
    ops.Assassinate: "assassinate",
    ops.Move: "move",
    ops.Return: "return",
    ops.TakeTrophy: "take",
    ops.Promote: "promote",
    ops.Recruit: "recruit",
}
"""What is not done at all, by the operation: the card may do other things besides."""


def decline_devouring(g: Tyrants, seat: int, *_: object) -> None:
    """TU-6.6: no card is devoured."""
    if g.ears is not None:
        g.tell("TU-6.6", Declined(Seat(seat), Kind(g.card), "devour"))


def decline_spy(g: Tyrants, seat: int) -> None:
    """TU-9.62: no spy is returned, and none placed."""
    if g.ears is not None:
        g.tell("TU-9.62", Declined(Seat(seat), Kind(g.card), "spy"))


def decline_ability(g: Tyrants, seat: int, *_: object) -> None:
    """TU-6.11: the cost is not paid, and the ability does nothing; the rest of the card still counts."""
    if g.ears is not None:
        g.tell("TU-6.11", Declined(Seat(seat), Kind(g.card), "ability"))


def decline_focus(g: Tyrants, seat: int, *_: object) -> None:
    """TU-6.24: a Focus is not used."""
    if g.ears is not None:
        g.tell("TU-6.24", Declined(Seat(seat), Kind(g.card), "focus"))


def look_for(
    g: Tyrants, question: Question, seat: int, address: str, actor: int, left: int, *more: int
) -> Decision | None:
    """TU-6.4, TU-6.5, TU-6.7: ask for a target; where there is none, or no other one, that alone is told."""
    asked = question.put(g, seat, address, actor, left, *more)
    if asked is None and g.ears is not None:
        if _begun(g, g.game.tables.ops[address], left):
            tell_no_target(g, "TU-6.7", "more")
        else:
            tell_no_target(g, lack=SOUGHT.get(question.ask, "target"))
    return asked


SOUGHT: dict[str, Lack] = {"recruit": "recruit", "devour": "devour"}
"""What is looked for, by the question, where it is not a piece on the board."""


def _begun(g: Tyrants, op: Any, left: int) -> bool:
    """TU-6.7: whether one of several targets was found. How many a count gave is not kept, but its victim is."""
    return g.victim != NONE if getattr(op, "per", None) else left < repeats(op)


def tell_no_target(g: Tyrants, rule: str = "TU-6.5", lack: Lack = "target") -> None:
    """TU-6.5: an instruction without a legal target is skipped."""
    if g.ears is not None:
        g.tell(rule, NoTarget(Kind(g.card), lack))


def counted(g: Tyrants, seat: int, per: Per | None) -> int:
    """TU-6.17: the same as `times`; that there is nothing to count is told."""
    found = times(g, seat, per)
    if not found and g.ears is not None:
        g.tell("TU-6.17", NothingCounted(Kind(g.card)))
    return found


def no_stop(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-6.4 to TU-6.6: only "up to" so many can be stopped at any time."""
    return None if getattr(g.game.tables.ops[address], "upto", False) else COMPULSORY


DONE = Verb(Done, does=stop, forbids=no_stop, way_out=True)
