"""What the active player can do in his phase IV, and what the AP of lying down pays for (chapter 7, DG-20.13).

Here: what is found at once for all exits and quests, and the laws of lying down. Not here: how a single thing is done.
"""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.blocks import Doing
from warhall.games.dungeoneer.exploring import refuse_explore
from warhall.games.dungeoneer.moments import DEEDS, attack_codes
from warhall.games.dungeoneer.movement import refuse_passage
from warhall.games.dungeoneer.places import beyond, gates
from warhall.games.dungeoneer.playing import FEATS_CHOICE, refuse_skill, refuse_use
from warhall.games.dungeoneer.printed import PayCondition
from warhall.games.dungeoneer.quests import (
    condition_of,
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

NOTHING_TO_SPEND_ON = refusal("DG-20.13", "nothing-to-spend-on")


def move_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.2, DG-15.13, DG-15.14: exits, passages and portals."""
    if not can_spend(g, seat) or g.fallen[seat]:
        return []
    tables = g.game.tables
    move, here = tables.codes[act.Move], g.place[seat]
    codes = [move[side] for side in range(4) if beyond(g, here, side) != NONE]
    twin = tables.twin[here]
    if twin != NONE and refuse_passage(g, seat, twin) is None:
        codes.append(tables.codes[act.Passage][twin])
    if tables.entrances[here] or g.portals[here] != NONE:
        codes += [tables.codes[act.Portal][place] for place in gates(g, here)]
    return codes


def ap_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.9, DG-14.12: what else costs AP: exploring and searching."""
    codes = g.game.tables.codes
    found = [codes[act.Search][quest] for quest in quests_here(g, seat) if refuse_search(g, seat, quest) is None]
    return [*codes[act.Explore], *found] if can_spend(g, seat) and refuse_explore(g, seat) is None else found


def free_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.12, DG-14.17, DG-14.20: quests that can be tried, escorts that can be started, ended or picked up."""
    codes = g.game.tables.codes
    mine = quests_here(g, seat)
    found = [codes[act.Try][quest] for quest in mine if refuse_try(g, seat, quest) is None]
    found += [codes[act.Escort][quest] for quest in mine if refuse_escort(g, seat, quest) is None]
    for quest in g.game.tables.escort_quests:
        holder = g.escorts[quest]
        if holder == seat and refuse_deliver(g, seat, quest) is None:
            found.append(codes[act.Deliver][quest])
        elif holder >= LYING and refuse_pick_up(g, seat, quest) is None:
            found.append(codes[act.PickUp][quest])
    return found


def costs_ap(doing: Doing | None) -> bool:
    """Whether using something costs AP."""
    return doing is not None and doing.block.cost is not None and doing.block.cost.ap > 0


def needs_ap(g: Dungeoneer, quest: int) -> bool:
    """DG-7.13, DG-7.14: whether an attempt costs AP; those of a search were paid when it was found."""
    condition = condition_of(g, quest)
    return bool(g.attempted >> quest & 1) or (isinstance(condition, PayCondition) and condition.ap > 0)


def lying_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """DG-20.13: what the AP of lying down can pay for: all that costs AP at a moment, but no movement."""
    tables = g.game.tables
    found = attack_codes(g, seat)
    if moment == FEATS_CHOICE:
        found += ap_codes(g, seat)
        for quest in quests_here(g, seat):
            if refuse_try(g, seat, quest) is None and needs_ap(g, quest):
                found.append(tables.codes[act.Try][quest])
    for card in sorted(g.inventory[seat]):
        if costs_ap(tables.used_by[card]) and refuse_use(g, seat, card, moment) is None:
            found.append(tables.codes[act.Use][card])
    if costs_ap(tables.skills[g.heroes[seat]]) and refuse_skill(g, seat, moment) is None:
        found += tables.codes[act.UseSkill]
    return found


def refuse_lying(g: Dungeoneer, seat: int, moment: int) -> Refusal | None:
    """DG-20.13: a standing hero, in the variant, if there is something that the AP could be spent on."""
    if refused := refuse_lie_down(g, seat):
        return refused
    g.fallen[seat], g.lying = 1, seat  # as if he had lain down
    g.ap[seat] += 1
    found = lying_codes(g, seat, moment)
    g.fallen[seat], g.lying = 0, NONE
    g.ap[seat] -= 1
    return None if found else NOTHING_TO_SPEND_ON


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
