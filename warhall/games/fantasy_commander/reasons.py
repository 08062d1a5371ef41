"""What the laws share: the facts that refusals name, and why a verb does not answer the pending question.

Not here: the laws of the verbs, which stand with the rules of their chapters.
"""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.state import ACTIVE, DEPLOY, GENERATE, GIVE, LOOK, Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question
from warhall.kernel.words import Name

NOTHING = refusal("FC-1.3", "no-such-thing")
MOVED_ALREADY = {
    do.Move: "FC-16.3", do.Run: "FC-16.3", do.MoveBy: "FC-16.3", do.RunBy: "FC-16.3", do.Defend: "FC-17.3",
    do.Rest: "FC-15.12", do.Pay: "FC-14.5",
}  # fmt: skip
"""By which rule something cannot follow a move."""
ACTING = (*MOVED_ALREADY, do.Attack, do.Sweep, do.Shoot)
"""FC-14.2: what only an activated unit does."""
COMMANDING = (do.Give, do.TakeBack, do.Finish)
"""FC-10.1: what is done when orders are given."""


def where(g: Battle, cell: int) -> Name:
    """A hex as a fact."""
    return Name("hex", g.game.tables.board.name(cell))


def piece(g: Battle, unit: int) -> Name:
    """A unit as a fact."""
    return Name("piece", g.game.tables.unit_names(g.kinds, ())[unit])


def colour_name(g: Battle, colour: int) -> Name:
    """A colour as a fact."""
    return Name("colour", g.game.codec.vocabularies[do.Colour].names[colour])


def face_name(g: Battle, face: int) -> Name:
    """The face of a die as a fact."""
    return Name("face", g.game.codec.vocabularies[do.Face].names[face])


def occupied(g: Battle, cell: int, rule: str) -> Refusal | None:
    """FC-1.6: a hex holds at most one unit; the rule that says so here is given."""
    if not (g.occupied[0] | g.occupied[1]) >> cell & 1:
        return None
    return refusal(rule, "occupied", hex=where(g, cell), unit=piece(g, g.hexes.index(cell)))


def impassable(g: Battle, cell: int, closed: int, rule: str) -> Refusal | None:
    """FC-16.10: impassable ground holds no unit; the ground that is closed and the rule that says so are given."""
    if not closed >> cell & 1:
        return None
    return refusal(rule, "impassable", hex=where(g, cell), terrain=g.game.tables.terrain_names[g.terrain[cell]])


NO_ORDERS_YET = {GENERATE: refusal("FC-9.14", "dice-first"), LOOK: refusal("FC-9.9", "begin-first")}
"""What comes before orders are given, by the phase."""


def before_activation(g: Battle, seat: int, question: Question) -> Refusal:
    """FC-13.1, FC-14.1: the card comes first, with all that it asks, and then the choice of a unit."""
    if g.playing != NONE:
        return refusal(question.rule, "card-pending", card=Name("card", g.game.tables.cards[g.playing].id))
    if question.ask == "turn" and g.decks[seat]:
        return refusal("FC-13.1", "card-first")
    return refusal("FC-14.1", "nobody-active")


def misplaced(g: Battle, seat: int, question: Question, action: Action) -> Refusal:  # noqa: PLR0911  one line a reason
    """FC-12.12: the verb does not answer the question."""
    kind = type(action)
    if question.ask == "strike" and kind in MOVED_ALREADY:
        return refusal(MOVED_ALREADY[kind], "moved-already")
    if question.ask == "strike" and kind in (do.Sweep, do.Shoot):
        return refusal("FC-26.24", "one-more-attack")
    if kind in COMMANDING and g.phase != GIVE:
        return NO_ORDERS_YET.get(g.phase, refusal("FC-10.1", "not-command-phase"))
    if kind is do.Deploy and g.phase > DEPLOY:
        return refusal("FC-6.5", "deployment-over")
    if kind in ACTING or kind is do.Activate:
        if g.phase != ACTIVE:
            return refusal("FC-8.3", "not-active-phase")
        if g.activation is None:
            return before_activation(g, seat, question)
        return refusal(question.rule, "finish-first", unit=piece(g, g.activation.unit))
    return refusal(question.rule, "not-now")
