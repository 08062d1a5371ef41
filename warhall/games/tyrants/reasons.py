"""What the laws share: the facts that refusals name, and the reasons that are the same for many verbs (chapter 12).

Here: also why a verb does not answer the pending question. Not here: the laws of the verbs, which stand with the rules
of their chapters (`troops`, `spies`, `cards`, `market`) and with the operations of cards (`effects`).
"""

from __future__ import annotations

from warhall.games.tyrants import actions as act
from warhall.games.tyrants.state import EMPTY, STAGE_2, Tyrants
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question
from warhall.kernel.words import Name

NOTHING = refusal("TU-2.5", "no-such-thing")
COMPULSORY = refusal("TU-6.4", "compulsory")
BASIC = (act.Recruit, act.RecruitDevoured, act.Deploy, act.DeployForVp, act.Assassinate, act.ReturnSpy, act.EndTurn)
ANSWERING = (act.Use, act.Decline, act.Done, act.Choose, act.Reveal, act.Opponent, act.Resolve, act.From, act.To)


def card(g: Tyrants, kind: int) -> Name:
    """A card as a fact."""
    return g.game.tables.names[kind]


def space_word(g: Tyrants, space: int) -> Name:
    """A space as a fact."""
    return Name("space", g.game.tables.space_ids[space])


def site_word(g: Tyrants, site: int) -> Name:
    """A site as a fact."""
    return Name("site", g.game.tables.sites[site].id)


def too_poor(g: Tyrants, price: int) -> Refusal | None:
    """TU-4.6: a basic action must be paid."""
    return refusal("TU-4.6", "not-enough-power", need=price, have=g.power) if g.power < price else None


def not_in_play(g: Tyrants, space: int) -> Refusal | None:
    """TU-2.5: what is outside the sections in play does not exist."""
    if g.game.tables.layouts[g.layout].spaces >> space & 1:
        return None
    return refusal("TU-2.5", "not-in-play", place=space_word(g, space))


def occupied(g: Tyrants, space: int, rule: str) -> Refusal | None:
    """TU-1.7: at most one piece on a space; the rule that says so here is given."""
    if g.empty >> space & 1:
        return None
    colour = next(colour for colour, troops in enumerate(g.troops) if troops >> space & 1)
    return refusal(rule, "occupied", space=space_word(g, space), colour=colour_word(g, colour))


def colour_word(g: Tyrants, colour: int) -> Name:
    """Whose troop it is, as a fact."""
    return Name("troop", "white") if colour == act.WHITE else Name("seat", g.seat_names()[colour])


def not_in_hand(g: Tyrants, seat: int, kind: int, rule: str) -> Refusal | None:
    """A card must be in hand; the rule that says so here is given."""
    return None if kind in g.hands[seat] else refusal(rule, "not-in-hand", card=card(g, kind))


def not_in_inner_circle(g: Tyrants, seat: int, kind: int, rule: str) -> Refusal | None:
    """A card must be in the inner circle; the rule that says so here is given."""
    return None if kind in g.inner[seat] else refusal(rule, "not-in-inner-circle", card=card(g, kind))


def not_to_be_left(question: Question, kind: type[Action]) -> Refusal:
    """TU-6.4, TU-9.73: what is compulsory cannot be left; what may be declined is declined, and not done with."""
    if kind is act.Done and any(verb.action is act.Decline for verb in question.verbs):
        return refusal(question.rule, "decline-instead")
    return refusal("TU-9.73", "compulsory") if question.rule == "TU-9.73" else COMPULSORY


def misplaced(g: Tyrants, seat: int, question: Question, action: Action) -> Refusal:  # noqa: PLR0911  one line a reason
    """TU-12.1, TU-12.2, TU-12.8: the verb does not answer the question."""
    ask, kind = question.ask, type(action)
    if ask == "start":
        return refusal("TU-2.19", "place-first")
    if ask == "forced-discard":
        return refusal("TU-10.10", "must-discard")
    if ask == "act":
        if kind is act.ReturnTroop:
            return refusal("TU-9.93", "only-spies")
        return refusal("TU-12.8", "nothing-to-answer") if kind in ANSWERING else refusal("TU-9.3", "only-by-card")
    if kind in (act.Done, act.Decline):
        return not_to_be_left(question, kind)
    if g.stage == STAGE_2 and (kind in BASIC or kind is act.Play):
        return refusal("TU-12.2", "stage-two")
    if kind is act.Play:
        return refusal("TU-5.7", "finish-card", card=card(g, g.card))
    if kind in BASIC:
        return refusal("TU-12.2", "finish-card", card=card(g, g.card))
    if g.card == EMPTY:
        return refusal("TU-5.7", "other-question")
    return refusal("TU-5.7", "card-asks-else", card=card(g, g.card))
