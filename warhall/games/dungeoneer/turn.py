"""The flow of play: turns and their five phases (chapters 4 to 8).

Here: the order of things, and what the active player can choose in his phases. Not here: how a single thing works.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.cards import discard, draw_up, leave_inventory, treasures_of
from warhall.games.dungeoneer.completing import complete
from warhall.games.dungeoneer.declaring import encounter_codes
from warhall.games.dungeoneer.effects.on_heroes import change_ap
from warhall.games.dungeoneer.events import ApReceived, ApSaved, TurnBegan
from warhall.games.dungeoneer.exploring import draw_location, explore, refuse_explore
from warhall.games.dungeoneer.flow import leave_it, phase_five
from warhall.games.dungeoneer.moments import (
    attack_codes,
    costly_codes,
    hand_codes,
    offer,
    open_codes,
    with_ap,
    without_ap,
)
from warhall.games.dungeoneer.movement import (
    leave,
    move,
    pay_to_stand,
    refuse_passage,
    take_points,
)
from warhall.games.dungeoneer.options import LIMITED_MOVEMENT, OPTIONAL_DISCARD
from warhall.games.dungeoneer.paying import play, play_and_use, use, use_skill
from warhall.games.dungeoneer.places import beyond, gates
from warhall.games.dungeoneer.playing import FEATS_CHOICE, OPEN, VILLAINY_CHOICE
from warhall.games.dungeoneer.quests import (
    attempt,
    give_up,
    pick_up,
    quests_here,
    refuse_deliver,
    refuse_escort,
    refuse_pick_up,
    refuse_search,
    refuse_try,
    search,
    start_escort,
)
from warhall.games.dungeoneer.reasons import not_among
from warhall.games.dungeoneer.simultaneous import set_off
from warhall.games.dungeoneer.special import can_spend, refuse_lie_down
from warhall.games.dungeoneer.starting import attack_hero, lie_down
from warhall.games.dungeoneer.state import (
    ENDING,
    FEATS,
    LOCATIONS,
    LYING,
    NONE,
    RECOVERY,
    SET_UP,
    VILLAINY,
    Dungeoneer,
)
from warhall.games.dungeoneer.tables import Tables
from warhall.games.dungeoneer.values import forget_changes, speed
from warhall.games.dungeoneer.vocabulary import Until, When
from warhall.games.dungeoneer.wounds import action_over, turn_over
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

LIMITED_AP = 3
Performer: TypeAlias = Callable[[Dungeoneer, int, int, int], None]


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
    for other in range(g.seats):
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
    g.saved[seat] = 0
    g.ap[seat] = LIMITED_AP if g.variants >> LIMITED_MOVEMENT & 1 else speed(g, seat)
    if g.ears is not None:
        g.tell("DG-4.4", ApReceived(Seat(seat), g.ap[seat]))
    if g.delayed[seat]:
        change_ap(g, seat, g.delayed[seat])
        g.delayed[seat] = 0
    set_off(g, seat, seat, When.RECOVERY)


@step
def villainy(g: Dungeoneer, seat: int) -> None:
    """DG-5.1, DG-9.9: before each choice of the active player there is an open moment."""
    g.phase = VILLAINY
    g.push(villainy_choice, seat)
    g.push(offer, OPEN, 0)


@step
def villainy_choice(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-5.1, DG-5.6, DG-5.8: banes at any time, encounters once, or nothing more."""
    tables = g.game.tables
    codes = hand_codes(g, seat, VILLAINY_CHOICE) + encounter_codes(g, seat, VILLAINY_CHOICE)
    codes += open_codes(g, seat, VILLAINY_CHOICE)
    return Decision(seat, "villainy", "DG-5.1", [tables.verbs.end, *codes], answer_villainy)


def answer_villainy(g: Dungeoneer, seat: int, code: int, _: int) -> None:
    """DG-5.1: he goes on, or ends the phase."""
    if code != g.game.tables.verbs.end:
        g.push(villainy, seat)
        g.game.tables.perform(g, seat, code, VILLAINY_CHOICE)


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


@step
def feats_choice(g: Dungeoneer, seat: int) -> Decision:
    """DG-7.1: move, explore, play glory cards, try quests and take special actions, or stop."""
    verbs = g.game.tables.verbs
    codes = [verbs.end, *move_codes(g, seat), *ap_codes(g, seat)]
    codes += free_codes(g, seat) + hand_codes(g, seat, FEATS_CHOICE) + open_codes(g, seat, FEATS_CHOICE)
    if g.variants >> LIMITED_MOVEMENT & 1 and refuse_lie_down(g, seat) is None:
        with_ap(g, seat)
        if lying_feats(g, seat):
            codes.append(verbs.lie_down)
        without_ap(g, seat)
    return Decision(seat, "feats", "DG-7.1", codes, answer_feats, {"ap": g.ap[seat], "glory": g.glory[seat]})


def move_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.2, DG-15.13, DG-15.14: exits, passages and portals."""
    if not can_spend(g, seat) or g.fallen[seat]:
        return []
    tables = g.game.tables
    verbs = tables.verbs
    here = g.place[seat]
    codes = [verbs.move + side for side in range(4) if beyond(g, here, side) != NONE]
    twin = tables.twin[here]
    if twin != NONE and refuse_passage(g, seat, twin) is None:
        codes.append(verbs.passage + twin)
    if tables.entrances[here] or g.portals[here] != NONE:
        codes += [verbs.portal + place for place in gates(g, here)]
    return codes


def ap_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.9, DG-14.12: what else costs AP: exploring and searching."""
    verbs = g.game.tables.verbs
    codes = [verbs.explore] if refuse_explore(g, seat) is None else []
    return codes + [verbs.search + quest for quest in quests_here(g, seat) if refuse_search(g, seat, quest) is None]


def free_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.12, DG-14.17, DG-14.20: quests that can be tried, escorts that can be started, ended or picked up."""
    tables = g.game.tables
    verbs = tables.verbs
    mine = quests_here(g, seat)
    codes = [verbs.attempt + quest for quest in mine if refuse_try(g, seat, quest) is None]
    codes += [verbs.escort + quest for quest in mine if refuse_escort(g, seat, quest) is None]
    for quest in tables.escort_quests:
        holder = g.escorts[quest]
        if holder == seat and refuse_deliver(g, seat, quest) is None:
            codes.append(verbs.deliver + quest)
        elif holder >= LYING and refuse_pick_up(g, seat, quest) is None:
            codes.append(verbs.pick_up + quest)
    return codes


def lying_feats(g: Dungeoneer, seat: int) -> list[int]:
    """DG-20.13: what the AP of lying down can pay for in the own phase IV."""
    verbs = g.game.tables.verbs
    again = [
        verbs.attempt + quest
        for quest in quests_here(g, seat)
        if refuse_try(g, seat, quest) is None and needs_ap(g, quest)
    ]
    return attack_codes(g, seat) + ap_codes(g, seat) + again + costly_codes(g, seat, FEATS_CHOICE)


def needs_ap(g: Dungeoneer, quest: int) -> bool:
    """DG-7.14: whether an attempt costs AP."""
    return bool(g.attempted >> quest & 1) or bool(getattr(g.game.tables.quests[quest].condition, "ap", 0))


def answer_feats(g: Dungeoneer, seat: int, code: int, _: int) -> None:
    """DG-7.1: one action, then he chooses again, until he stops."""
    verbs = g.game.tables.verbs
    if code == verbs.end:
        return
    g.push(feats, seat)
    g.game.tables.perform(g, seat, code, FEATS_CHOICE)


@step
def spend_lying(g: Dungeoneer, seat: int, moment: int) -> Decision | None:
    """DG-20.13: the AP of lying down is spent at once, on anything but movement."""
    if g.lying != seat:
        return None
    codes = lying_feats(g, seat) if moment == FEATS_CHOICE else attack_codes(g, seat) + costly_codes(g, seat, moment)
    return Decision(seat, "spend-lying", "DG-20.13", codes, answer_lying)


def answer_lying(g: Dungeoneer, seat: int, code: int, _: int, moment: int) -> None:
    """DG-20.13: that is what it was for."""
    g.game.tables.perform(g, seat, code, moment)


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
    discard(g, card, "DG-8.2")


def refuse_keeping(g: Dungeoneer, seat: int, _: int = NONE) -> Refusal | None:
    """DG-8.2, DG-8.4, DG-20.8: only with an empty hand one need not discard, or in the variant."""
    if not g.hands[seat] or g.variants >> OPTIONAL_DISCARD & 1:
        return None
    return refusal("DG-8.2", "compulsory")


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
        take_points(g, seat, g.place[seat], "DG-8.5")


def save_one(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-8.7: the AP is marked beside the pawn."""
    g.ap[seat] = g.saved[seat] = 1
    if g.ears is not None:
        g.tell("DG-8.7", ApSaved(Seat(seat)))


def save_none(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-8.7: all are lost."""
    g.ap[seat] = g.saved[seat] = 0


SAVE = Question("save", "DG-8.7", Verb(act.Save, does=save_one), Verb(act.Decline, does=save_none))


@step
def save_ap(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-8.7, DG-8.12, DG-20.12: exactly 1 AP may be saved; the others are lost."""
    if not g.ap[seat]:
        return None
    if g.variants >> LIMITED_MOVEMENT & 1:
        g.ap[seat] = 0
        return None
    return SAVE.form(g, seat, seat)


def do_move(g: Dungeoneer, seat: int, side: int, moment: int) -> None:
    """DG-7.2: through an exit."""
    move(g, seat, side)


def do_leave(g: Dungeoneer, seat: int, place: int, moment: int) -> None:
    """DG-15.13, DG-15.14: through a passage or a portal."""
    leave(g, seat, place)


def do_lie_down(g: Dungeoneer, seat: int, argument: int, moment: int) -> None:
    """DG-20.13: for 1 AP, spent at once."""
    lie_down(g, seat)
    g.push(spend_lying, seat, moment)


def _plain(function: Callable[[Dungeoneer, int, int], None]) -> Performer:
    """An action that is the same at every moment."""
    return lambda g, seat, argument, moment: function(g, seat, argument)


def _bare(function: Callable[[Dungeoneer, int], None]) -> Performer:
    """An action without an object."""
    return lambda g, seat, argument, moment: function(g, seat)


def _finished(function: Performer) -> Performer:
    """DG-20.4: when an action is over, new heroes take the place of those who fell in it."""

    def perform(g: Dungeoneer, seat: int, argument: int, moment: int) -> None:
        g.push(action_over)
        function(g, seat, argument, moment)

    return perform


def fill_in(tables: Tables) -> None:
    """What each verb does that can be taken at several moments."""
    verbs = tables.verbs
    found: list[tuple[int, Performer]] = [
        (verbs.play, play),
        (verbs.play_and_use, play_and_use),
        (verbs.use, use),
        (verbs.use_skill, use_skill),
        (verbs.move, do_move),
        (verbs.passage, do_leave),
        (verbs.portal, do_leave),
        (verbs.explore, _bare(explore)),
        (verbs.attempt, _plain(attempt)),
        (verbs.search, _plain(search)),
        (verbs.escort, _plain(start_escort)),
        (verbs.deliver, _plain(complete)),
        (verbs.give_up, _plain(give_up)),
        (verbs.pick_up, _plain(pick_up)),
        (verbs.stand, _bare(pay_to_stand)),
        (verbs.lie_down, do_lie_down),
        (verbs.attack, _plain(attack_hero)),
    ]
    found.sort(key=lambda each: each[0])
    tables.performed = [first for first, _ in found]
    tables.performers = [_finished(function) for _, function in found]
