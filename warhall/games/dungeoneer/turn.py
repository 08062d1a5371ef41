"""The flow of play: turns and their five phases (chapters 4 to 8).

Here: the order of things, and what the active player can choose in his phases. Not here: how a single thing works.
"""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, Fighter, Quest
from warhall.games.dungeoneer.cards import discard, draw_up, leave_inventory, treasures_of
from warhall.games.dungeoneer.completing import complete
from warhall.games.dungeoneer.declaring import encounter_codes
from warhall.games.dungeoneer.effects.on_heroes import change_ap
from warhall.games.dungeoneer.events import ApLost, ApReceived, ApSaved, TurnBegan
from warhall.games.dungeoneer.events_of_quests import FindLost, HuntRested
from warhall.games.dungeoneer.exploring import draw_location, explore, refuse_explore
from warhall.games.dungeoneer.feats import SPEND_LYING, ap_codes, free_codes, lying_codes, move_codes, refuse_lying
from warhall.games.dungeoneer.flow import leave_it, phase_five
from warhall.games.dungeoneer.moments import CARDS, DEEDS, END, Deed, at, hand_codes, offer, open_codes
from warhall.games.dungeoneer.movement import (
    move,
    pay_to_stand,
    refuse_move,
    refuse_passage,
    refuse_portal,
    take_passage,
    take_points,
    take_portal,
)
from warhall.games.dungeoneer.options import LIMITED_MOVEMENT, OPTIONAL_DISCARD
from warhall.games.dungeoneer.paying import play, play_and_use, use, use_skill
from warhall.games.dungeoneer.playing import (
    FEATS_CHOICE,
    OPEN,
    VILLAINY_CHOICE,
    refuse_playing,
    refuse_playing_and_using,
    refuse_skill,
    refuse_use,
)
from warhall.games.dungeoneer.quests import (
    FIND,
    attempt,
    give_up,
    pick_up,
    refuse_deliver,
    refuse_escort,
    refuse_pick_up,
    refuse_search,
    refuse_try,
    search,
    start_escort,
)
from warhall.games.dungeoneer.reasons import OWN_FEATS, not_among
from warhall.games.dungeoneer.simultaneous import set_off
from warhall.games.dungeoneer.special import refuse_attack, refuse_give_up, refuse_stand
from warhall.games.dungeoneer.starting import attack_hero, lie_down
from warhall.games.dungeoneer.state import ENDING, FEATS, LOCATIONS, NONE, RECOVERY, SET_UP, VILLAINY, Dungeoneer
from warhall.games.dungeoneer.values import forget_changes, speed
from warhall.games.dungeoneer.vocabulary import Until, When
from warhall.games.dungeoneer.wounds import action_over, turn_over
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

LIMITED_AP = 3


@step
def next_turn(g: Dungeoneer) -> None:
    """DG-4.1, DG-9.14: the turn passes to the left; AP won in another's turn are lost with it."""
    g.push(next_turn)
    if g.phase == SET_UP:
        seat = g.first
    else:
        seat = g.left_of(g.active)
        passed = [(g.active + each) % g.seats for each in range(1, g.seats + 1)]
        if g.first in passed[: passed.index(seat) + 1]:
            g.round += 1
    if g.ears is not None:
        tell_forgotten(g)
    for other in range(g.seats):
        if g.extra[other] and g.ears is not None:
            g.tell("DG-9.14", ApLost(Seat(other), g.extra[other]))
        g.ap[other] -= g.extra[other]
        g.extra[other] = 0
    g.active = seat
    if g.ears is not None:
        g.tell("DG-4.1", TurnBegan(Seat(seat), g.round))
    g.push(turn_over)
    g.push(draw_up, seat)
    g.push(save_ap, seat)
    g.push(offer, OPEN, 0)
    g.push(stay, seat)
    g.push(discard_phase, seat)
    g.push(begin_ending)
    g.push(phase_five)
    g.then(recovery, villainy, locations, feats, with_=(seat,))


@step
def recovery(g: Dungeoneer, seat: int) -> None:
    """DG-4.3 to DG-4.7, DG-14.32: what lasts for a turn ends, AP are received, locations become new, effects act."""
    g.phase = RECOVERY
    forget_changes(g, Until.TURN, Until.BATTLE)
    g.used = g.skilled = g.offers = g.battled = g.holding = g.attempted = g.given_up = 0
    g.moved = g.declared = False
    g.found = []
    g.quest_wounds = [0] * len(g.quest_wounds)
    g.visited = 1 << g.place[seat]
    if g.ap[seat] and g.ears is not None:
        g.tell("DG-8.8", ApLost(Seat(seat), g.ap[seat], "saved"))
    g.saved[seat] = 0
    limited = g.variants >> LIMITED_MOVEMENT & 1
    g.ap[seat] = LIMITED_AP if limited else speed(g, seat)
    if g.ears is not None:
        g.tell("DG-20.12" if limited else "DG-4.4", ApReceived(Seat(seat), g.ap[seat]))
    if g.delayed[seat]:
        change_ap(g, seat, g.delayed[seat], "DG-4.7", "delayed")
        g.delayed[seat] = 0
    set_off(g, seat, seat, When.RECOVERY)


def tell_forgotten(g: Dungeoneer) -> None:
    """DG-14.11, DG-14.15: with the turn that is over, monsters of open quests heal and finds are lost."""
    for quest in (quest for quests in (*g.quests, g.common) for quest in quests):
        if g.quest_wounds[quest]:
            g.tell("DG-14.11", HuntRested(Fighter(HUNTED + quest)))
        if any(find // FIND == quest for find in g.found):
            g.tell("DG-14.15", FindLost(Quest(quest)))


@step
def villainy(g: Dungeoneer, seat: int) -> None:
    """DG-5.1, DG-9.9: before each choice of the active player there is an open moment."""
    g.phase = VILLAINY
    g.push(villainy_choice, seat)
    g.push(offer, OPEN, 0)


def more_villainy(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-5.1: he goes on."""
    g.push(villainy, seat)


VILLAINY_STEP = Question(
    "villainy",
    "DG-5.1",
    Verb(act.End, does=leave_it),
    *at(VILLAINY_CHOICE, *CARDS, act.Stand, act.GiveUp, act.Attack, act.LieDown, after=more_villainy),
)


@step
def villainy_choice(g: Dungeoneer, seat: int) -> Decision:
    """DG-5.1, DG-5.6, DG-5.8: banes at any time, encounters once, or nothing more."""
    codes = hand_codes(g, seat, VILLAINY_CHOICE) + encounter_codes(g, seat, VILLAINY_CHOICE)
    return VILLAINY_STEP.besides(g, seat, END, codes + open_codes(g, seat, VILLAINY_CHOICE))


@step
def locations(g: Dungeoneer, seat: int) -> None:
    """DG-6.1, DG-6.2, DG-19.6: one location card is laid, unless there is none."""
    g.phase = LOCATIONS
    draw_location(g, seat)


@step
def feats(g: Dungeoneer, seat: int) -> None:
    """DG-7.1, DG-9.9: when phase III is over, and after each finished action, there is an open moment."""
    g.phase = FEATS
    g.push(feats_choice, seat)
    g.push(offer, OPEN, 0)


def more_feats(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-7.1: when an action is done he chooses again."""
    g.push(feats, seat)


def feats_words(g: Dungeoneer, seat: int, _: int) -> dict[str, Word]:
    """What he has to spend."""
    return {"ap": g.ap[seat], "glory": g.glory[seat]}


FEATS_STEP = Question(
    "feats",
    "DG-7.1",
    Verb(act.End, does=leave_it),
    *at(FEATS_CHOICE, *OWN_FEATS, *CARDS, act.Stand, act.GiveUp, act.Attack, act.LieDown, after=more_feats),
    words=feats_words,
)


@step
def feats_choice(g: Dungeoneer, seat: int) -> Decision:
    """DG-7.1: move, explore, play glory cards, try quests and take special actions, or stop."""
    codes = move_codes(g, seat) + ap_codes(g, seat) + free_codes(g, seat)
    codes += hand_codes(g, seat, FEATS_CHOICE)
    return FEATS_STEP.besides(g, seat, END, codes + open_codes(g, seat, FEATS_CHOICE))


@step
def spend_lying(g: Dungeoneer, seat: int, moment: int) -> Decision | None:
    """DG-20.13: the AP of lying down is spent at once, on anything but movement."""
    codes = lying_codes(g, seat, moment) if g.lying == seat else []
    return SPEND_LYING.besides(g, seat, (), codes) if codes else None


@step
def begin_ending(g: Dungeoneer) -> None:
    """DG-8.1: phase V begins."""
    g.phase = ENDING


def refuse_discard(g: Dungeoneer, seat: int, card: int, _: int) -> Refusal | None:
    """DG-8.2, DG-8.3, DG-2.14: a card of hand, treasures or lair; no boon, no bane, nothing that lies under one."""
    tables, mine = g.game.tables, g.inventory[seat]
    if (card in mine and not tables.treasures[card]) or g.host[card] in mine:
        rule = "DG-2.14" if tables.boons[card] and card in mine else "DG-8.3"
        return refusal(rule, "not-to-be-discarded", card=tables.names[card])
    return not_among(g, card, g.hands[seat] + mine + g.lairs[seat], "DG-8.2")


def discard_one(g: Dungeoneer, seat: int, card: int, _: int) -> None:
    """DG-8.2: that card."""
    if card in g.inventory[seat]:
        leave_inventory(g, seat, card, "DG-8.2")
        return
    zone = g.hands[seat] if card in g.hands[seat] else g.lairs[seat]
    if card in g.hands[seat]:
        g.uncovered += 1
    zone.remove(card)
    discard(g, card, "DG-8.2", seat)


COMPULSORY = refusal("DG-8.2", "compulsory")


def refuse_keeping(g: Dungeoneer, seat: int, _: int = NONE) -> Refusal | None:
    """DG-8.2, DG-8.4, DG-20.8: only with an empty hand one need not discard, or in the variant."""
    if not g.hands[seat] or g.variants >> OPTIONAL_DISCARD & 1:
        return None
    return COMPULSORY


DISCARD = Question(
    "discard",
    "DG-8.2",
    Verb(act.Discard, does=discard_one, forbids=refuse_discard),
    Verb(act.Decline, does=leave_it, forbids=refuse_keeping, way_out=True),
)


@step
def discard_phase(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-8.2 to DG-8.4, DG-20.8: one card of hand, treasures or lair; with an empty hand one need not."""
    cards = sorted(g.hands[seat] + treasures_of(g, seat) + g.lairs[seat])
    return DISCARD.offer(g, seat, (act.Discard, cards), (act.Decline, refuse_keeping(g, seat) is None))


@step
def stay(g: Dungeoneer, seat: int) -> None:
    """DG-8.5: a hero who did not move gets the points of his location, without its effects."""
    if not g.moved:
        take_points(g, seat, g.place[seat], "DG-8.5", "stay")


def save_one(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-8.7: the AP is marked beside the pawn."""
    if g.ears is not None:
        g.tell("DG-8.7", ApSaved(Seat(seat), g.ap[seat] - 1))
    g.ap[seat] = g.saved[seat] = 1


def save_none(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-8.7: all are lost."""
    lose_ap(g, seat, "DG-8.7")
    g.saved[seat] = 0


def lose_ap(g: Dungeoneer, seat: int, rule: str) -> None:
    """DG-8.7, DG-20.12: what was not spent."""
    if g.ears is not None:
        g.tell(rule, ApLost(Seat(seat), g.ap[seat]))
    g.ap[seat] = 0


SAVE = Question("save", "DG-8.7", Verb(act.Save, does=save_one), Verb(act.Decline, does=save_none))


@step
def save_ap(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-8.7, DG-8.12, DG-20.12: exactly 1 AP may be saved; the others are lost."""
    if not g.ap[seat]:
        return None
    if g.variants >> LIMITED_MOVEMENT & 1:
        lose_ap(g, seat, "DG-20.12")
        return None
    return SAVE.form(g, seat, seat)


def lie_down_now(g: Dungeoneer, seat: int, moment: int) -> None:
    """DG-20.13: for 1 AP, spent at once."""
    lie_down(g, seat)
    g.push(spend_lying, seat, moment)


def _finished(does: Callable[..., None]) -> Callable[..., None]:
    """DG-20.4: when an action is over, new heroes take the place of those who fell in it."""

    def perform(g: Dungeoneer, seat: int, *given: int) -> None:
        g.push(action_over)
        does(g, seat, *given)

    return perform


DEEDS.update(
    (action, Deed(forbids, _finished(does)))
    for action, forbids, does in (
        (act.Play, refuse_playing, play),
        (act.PlayAndUse, refuse_playing_and_using, play_and_use),
        (act.Use, refuse_use, use),
        (act.UseSkill, refuse_skill, use_skill),
        (act.Move, refuse_move, move),
        (act.Passage, refuse_passage, take_passage),
        (act.Portal, refuse_portal, take_portal),
        (act.Explore, refuse_explore, explore),
        (act.Try, refuse_try, attempt),
        (act.Search, refuse_search, search),
        (act.Escort, refuse_escort, start_escort),
        (act.Deliver, refuse_deliver, complete),
        (act.GiveUp, refuse_give_up, give_up),
        (act.PickUp, refuse_pick_up, pick_up),
        (act.Stand, refuse_stand, pay_to_stand),
        (act.LieDown, refuse_lying, lie_down_now),
        (act.Attack, refuse_attack, attack_hero),
    )
)
