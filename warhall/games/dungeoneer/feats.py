"""What the active player can do in his phase IV, and what the AP of lying down pays for (chapter 7, DG-20.13).

Here: what is found at once for all exits and quests, and the laws of lying down. Not here: how a single thing is done.
"""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.blocks import Doing
from warhall.games.dungeoneer.exploring import refuse_explore
from warhall.games.dungeoneer.moments import DEEDS, Found, attackable
from warhall.games.dungeoneer.movement import refuse_passage
from warhall.games.dungeoneer.places import beyond, gates
from warhall.games.dungeoneer.playing import FEATS_CHOICE, refuse_skill, refuse_use
from warhall.games.dungeoneer.quests import (
    quests_here,
    refuse_deliver,
    refuse_escort,
    refuse_pick_up,
    refuse_search,
    refuse_try,
)
from warhall.games.dungeoneer.reasons import OWN_FEATS, not_own_feats
from warhall.games.dungeoneer.special import can_spend, refuse_lie_down
from warhall.games.dungeoneer.state import LYING, NONE, Dungeoneer
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question, Verb


def moves(g: Dungeoneer, seat: int) -> Found:
    """DG-7.2, DG-15.13, DG-15.14: exits, passages and portals."""
    if not can_spend(g, seat) or g.fallen[seat]:
        return []
    tables = g.game.tables
    here = g.place[seat]
    found: Found = [(act.Move, [side for side in range(4) if beyond(g, here, side) != NONE])]
    twin = tables.twin[here]
    if twin != NONE and refuse_passage(g, seat, twin) is None:
        found.append((act.Passage, (twin,)))
    if tables.entrances[here] or g.portals[here] != NONE:
        found.append((act.Portal, gates(g, here)))
    return found


def paid_feats(g: Dungeoneer, seat: int) -> Found:
    """DG-7.9, DG-14.12: what else costs AP: exploring and searching."""
    return [
        (act.Explore, refuse_explore(g, seat) is None),
        (act.Search, [quest for quest in quests_here(g, seat) if refuse_search(g, seat, quest) is None]),
    ]


def free_feats(g: Dungeoneer, seat: int) -> Found:
    """DG-7.12, DG-14.17, DG-14.20: quests that can be tried, escorts that can be started, ended or picked up."""
    mine = quests_here(g, seat)
    found: Found = [
        (act.Try, [quest for quest in mine if refuse_try(g, seat, quest) is None]),
        (act.Escort, [quest for quest in mine if refuse_escort(g, seat, quest) is None]),
    ]
    for quest in g.game.tables.escort_quests:
        holder = g.escorts[quest]
        if holder == seat and refuse_deliver(g, seat, quest) is None:
            found.append((act.Deliver, (quest,)))
        elif holder >= LYING and refuse_pick_up(g, seat, quest) is None:
            found.append((act.PickUp, (quest,)))
    return found


def costs_ap(doing: Doing | None) -> bool:
    """Whether using something costs AP."""
    return doing is not None and doing.block.cost is not None and doing.block.cost.ap > 0


def needs_ap(g: Dungeoneer, quest: int) -> bool:
    """DG-7.14: whether an attempt costs AP."""
    return bool(g.attempted >> quest & 1) or bool(getattr(g.game.tables.quests[quest].condition, "ap", 0))


def payable(g: Dungeoneer, seat: int, moment: int) -> Found:
    """DG-20.13: what the AP of lying down can pay for: all that costs AP at a moment, but no movement."""
    tables = g.game.tables
    found: Found = [(act.Attack, attackable(g, seat))]
    if moment == FEATS_CHOICE:
        mine = quests_here(g, seat)
        again = [quest for quest in mine if refuse_try(g, seat, quest) is None and needs_ap(g, quest)]
        found += [*paid_feats(g, seat), (act.Try, again)]
    cards = [card for card in sorted(g.inventory[seat]) if costs_ap(tables.used_by[card])]
    found.append((act.Use, [card for card in cards if refuse_use(g, seat, card, moment) is None]))
    skilled = costs_ap(tables.skills[g.heroes[seat]]) and refuse_skill(g, seat, moment) is None
    found.append((act.UseSkill, skilled))
    return found


def refuse_lying(g: Dungeoneer, seat: int, moment: int) -> Refusal | None:
    """DG-20.13: a standing hero, in the variant, if there is something that the AP could be spent on."""
    if refused := refuse_lie_down(g, seat):
        return refused
    g.fallen[seat], g.lying = 1, seat  # as if he had lain down
    g.ap[seat] += 1
    found = any(things for _, things in payable(g, seat, moment))
    g.fallen[seat], g.lying = 0, NONE
    g.ap[seat] -= 1
    return None if found else refusal("DG-20.13", "nothing-to-spend-on")


def paying(action: type[Action]) -> Verb:
    """DG-20.13: something that the AP of lying down is spent on; it has to cost one."""
    own = len(action.__struct_fields__)

    def forbids(g: Dungeoneer, seat: int, *given: int) -> Refusal | None:
        arguments, moment = given[:own], given[-1]
        if action in OWN_FEATS and moment != FEATS_CHOICE:
            return not_own_feats(g, seat)
        if not is_paid(g, seat, action, arguments):
            return refusal("DG-20.13", "costs-no-ap")
        return DEEDS[action].forbids(g, seat, *arguments, moment)

    def does(g: Dungeoneer, seat: int, *given: int) -> None:
        DEEDS[action].does(g, seat, *given[:own], given[-1])

    return Verb(action, does=does, forbids=forbids)


def is_paid(g: Dungeoneer, seat: int, action: type[Action], arguments: tuple[int, ...]) -> bool:
    """DG-20.13: whether something costs AP."""
    if action is act.Try:
        return needs_ap(g, *arguments)
    if action is act.Use:
        return costs_ap(g.game.tables.used_by[arguments[0]])
    return action is not act.UseSkill or costs_ap(g.game.tables.skills[g.heroes[seat]])


SPEND_LYING = Question(
    "spend-lying",
    "DG-20.13",
    *(paying(action) for action in (act.Attack, act.Explore, act.Search, act.Try, act.Use, act.UseSkill)),
)
