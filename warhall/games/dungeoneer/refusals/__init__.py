"""Why an action is refused: the rule, and the fact that stands in the way.

Here: one function for each verb, asked only about actions that are not among the options. First whether the verb
answers the pending question at all, then whether the thing it names qualifies; the legality itself is that of the
chapters. Every action that is not offered gets a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.refusals import of_answers, of_feats
from warhall.games.dungeoneer.refusals.asking import MOMENTS
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import refuse as lawful

ANSWERS: dict[type[Action], tuple[str, ...]] = {
    act.On: ("target", "opponent"),
    act.From: ("payer",),
    act.PayX: ("x",),
    act.Onto: ("host",),
    act.ChooseForm: ("form", "hunt-form", "monster-form"),
    act.PutDown: ("place", "place-shifted"),
    act.Shift: ("shift",),
    act.Lay: ("lay",),
    act.WarpTo: ("warp",),
    act.Entrance: ("entrance", "put-pawn"),
    act.Link: ("link",),
    act.TakeToken: ("strike",),
    act.Strike: ("strike",),
    act.Challenge: ("challenge",),
    act.ChallengeHero: ("challenge",),
    act.ChallengeQuestMonster: ("challenge",),
    act.Ignore: ("ignore",),
    act.IgnoreHero: ("ignore",),
    act.IgnoreQuestMonster: ("ignore",),
    act.Discard: ("discard", "shed", "clear-lair", "forced-discard", "give-card"),
    act.Save: ("save",),
    act.Dodge: ("dodge",),
    act.Accept: ("accept",),
    act.ToHand: ("keep-monster",),
    act.ToLair: ("keep-monster",),
    act.ToDiscard: ("keep-monster",),
    act.GivePeril: ("reward",),
    act.Choose: ("choose", "sacrifice"),
    act.ChooseHero: ("hero", "new-hero"),
    act.DrawFrom: ("draw",),
    act.Summon: ("summon",),
    act.First: ("order",),
    act.FirstSkill: ("order",),
    act.FirstQuest: ("order",),
}
"""The questions that each verb answers; verbs that are not here are taken at the moments, or wherever offered."""

REFUSERS: dict[type[Action], Callable[[Dungeoneer, int, Any, str], Refusal | None]] = {
    act.Play: of_feats.refuse_play_card,
    act.PlayAndUse: of_feats.refuse_play_card,
    act.Use: of_feats.refuse_use_card,
    act.UseSkill: of_feats.refuse_use_skill,
    act.Stand: of_feats.refuse_stand_up,
    act.LieDown: of_feats.refuse_lying,
    act.GiveUp: of_feats.refuse_giving_up,
    act.Attack: of_feats.refuse_attacking,
    act.Move: of_feats.refuse_moving,
    act.Passage: of_feats.refuse_moving,
    act.Portal: of_feats.refuse_moving,
    act.Explore: of_feats.refuse_exploring,
    act.Try: of_feats.refuse_quest,
    act.Search: of_feats.refuse_quest,
    act.Escort: of_feats.refuse_quest,
    act.Deliver: of_feats.refuse_quest,
    act.PickUp: of_feats.refuse_quest,
    act.Challenge: of_answers.refuse_challenging,
    act.ChallengeHero: of_answers.refuse_challenging,
    act.ChallengeQuestMonster: of_answers.refuse_challenging,
}


def refuse(g: Dungeoneer, seat: int, action: Action) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """Why an action is refused; None if it is offered."""
    decision = g.decision
    if decision is not None and decision.asking is not None:
        return lawful(g, seat, action)
    code = g.game.codec.code(action)
    if decision is None or code in decision.options:
        return None
    if code is None:
        return refusal("DG-9.7", "no-such-thing")
    kind = type(action)
    wanted = ANSWERS.get(kind)
    if wanted is not None and decision.ask not in wanted:
        return refusal("DG-9.7", "other-question")
    if wanted is None and kind in REFUSERS and decision.ask not in MOMENTS:
        return refusal("DG-9.7", "other-question")
    if kind in (act.Pass, act.Hold, act.End, act.Decline):
        return of_answers.refuse_stopping(decision.ask)
    refuser = REFUSERS.get(kind)
    found = refuser(g, seat, action, decision.ask) if refuser else None
    return found or refusal("DG-9.7", "not-offered")
