"""Why an action is refused: the rule, and the fact that stands in the way (chapter 12).

Here: one function for each verb, asked only about actions that are not among the options. First whether the verb
answers the pending question at all, then whether the thing it names qualifies. Not here: what is on offer (the asking
steps). Every action that is not offered gets a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warhall.games.tyrants import actions as act
from warhall.games.tyrants.refusals import of_cards, on_the_board
from warhall.games.tyrants.refusals.facts import card
from warhall.games.tyrants.state import STAGE_2, Tyrants
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal

ANSWERS: dict[type[Action], tuple[str, ...]] = {
    act.Play: ("act", "play-from"),
    act.Recruit: ("act", "recruit"),
    act.Deploy: ("act", "deploy", "start"),
    act.DeployForVp: ("act",),
    act.Assassinate: ("act", "assassinate"),
    act.ReturnSpy: ("act", "return", "pay", "pay-on", "spy-again"),
    act.EndTurn: ("act",),
    act.RecruitDevoured: ("act", "recruit"),
    act.Supplant: ("supplant",),
    act.Move: ("move",),
    act.To: ("move-to", "take-to"),
    act.ReturnTroop: ("return",),
    act.PlaceSpy: ("spy",),
    act.Promote: ("promote",),
    act.Devour: ("devour", "pay", "pay-on"),
    act.DiscardCard: ("forced-discard", "discard", "pay", "pay-on"),
    act.Reveal: ("reveal",),
    act.Choose: ("choose",),
    act.Opponent: ("give", "victim", "hall"),
    act.Resolve: ("resolve",),
    act.From: ("zone",),
    act.Take: ("take",),
    act.DevourDevoured: ("devour",),
    act.PlayDevoured: ("play-from",),
    act.Use: (),
    act.Decline: (),
    act.Done: (),
}
"""The questions that each verb can answer; those without one are answered wherever they are offered."""

BASIC = (act.Recruit, act.RecruitDevoured, act.Deploy, act.DeployForVp, act.Assassinate, act.ReturnSpy, act.EndTurn)
ANSWERING = (act.Use, act.Decline, act.Done, act.Choose, act.Reveal, act.Opponent, act.Resolve, act.From, act.To)


def refuse(g: Tyrants, seat: int, action: Action) -> Refusal | None:
    """Why an action is refused; None if it is offered."""
    decision = g.decision
    if decision is None:
        return None
    code = g.game.codec.code(action)
    if code in decision.options:
        return None
    if code is None:
        return refusal("TU-2.5", "no-such-thing")
    if decision.ask not in ANSWERS[type(action)]:
        return _out_of_place(g, decision.ask, action)
    found = REFUSERS[type(action)](g, seat, action)
    return found or refusal("TU-6.4", "not-offered")


def _out_of_place(g: Tyrants, ask: str, action: Action) -> Refusal:  # noqa: PLR0911  one line a reason
    """The verb does not answer the question."""
    kind = type(action)
    if ask == "start":
        return refusal("TU-2.19", "place-first")
    if ask == "forced-discard":
        return refusal("TU-10.10", "must-discard")
    if ask == "act":
        if kind is act.ReturnTroop:
            return refusal("TU-9.93", "only-spies")
        return refusal("TU-12.8", "nothing-to-answer") if kind in ANSWERING else refusal("TU-9.3", "only-by-card")
    if kind in (act.Done, act.Decline):
        return refusal("TU-9.73" if ask == "promote" else "TU-6.4", "compulsory")
    if g.stage == STAGE_2 and (kind in BASIC or kind is act.Play):
        return refusal("TU-12.2", "stage-two")
    if kind is act.Play:
        return refusal("TU-5.7", "finish-card", card=card(g, g.card))
    if kind in BASIC:
        return refusal("TU-12.2", "finish-card", card=card(g, g.card))
    return refusal("TU-5.7", "other-question")


REFUSERS: dict[type[Action], Callable[[Tyrants, int, Any], Refusal | None]] = {
    act.Play: of_cards.refuse_play,
    act.Recruit: of_cards.refuse_recruit,
    act.RecruitDevoured: of_cards.refuse_recruit_devoured,
    act.Deploy: on_the_board.refuse_deploy,
    act.DeployForVp: on_the_board.refuse_deploy_for_vp,
    act.Assassinate: on_the_board.refuse_assassinate,
    act.ReturnSpy: on_the_board.refuse_return_spy,
    act.EndTurn: of_cards.refuse_end_turn,
    act.Supplant: on_the_board.refuse_supplant,
    act.Move: on_the_board.refuse_move,
    act.To: on_the_board.refuse_to,
    act.ReturnTroop: on_the_board.refuse_return_troop,
    act.PlaceSpy: on_the_board.refuse_spy,
    act.Promote: of_cards.refuse_promote,
    act.Devour: of_cards.refuse_devour,
    act.DevourDevoured: of_cards.refuse_devour_devoured,
    act.PlayDevoured: of_cards.refuse_play_devoured,
    act.DiscardCard: of_cards.refuse_discard,
    act.Reveal: of_cards.refuse_reveal,
    act.Choose: of_cards.refuse_choose,
    act.Opponent: of_cards.refuse_opponent,
    act.Resolve: of_cards.refuse_resolve,
    act.From: of_cards.refuse_from,
    act.Take: on_the_board.refuse_take,
}
