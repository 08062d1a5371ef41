"""The moments at which players may act besides the active one's own choices (DG-9.7, DG-9.9 to DG-9.16).

Here: who is offered what, in which order, and for how long. Not here: whether a single thing is allowed (`playing`,
`special`), what it does.

A seat is asked if something that lies open lets it act, or if a card that it might hold would: one that lies nowhere in
the open. So nobody learns anything from who is asked. `hold` lets a seat pass for the rest of a turn.
"""

from __future__ import annotations

from warhall.games.dungeoneer.blocks import Doing
from warhall.games.dungeoneer.options import LIMITED_MOVEMENT
from warhall.games.dungeoneer.playing import (
    BATTLE,
    ENTRY,
    FEATS_CHOICE,
    OPEN,
    ROLL,
    VILLAINY_CHOICE,
    refuse_play,
    refuse_play_and_use,
    refuse_skill,
    refuse_use,
)
from warhall.games.dungeoneer.special import refuse_attack, refuse_lie_down, refuse_stand, tokens_of
from warhall.games.dungeoneer.state import ENDING, FEATS, NONE, Dungeoneer
from warhall.kernel.state import Decision, step

ASKS = {OPEN: "open", ENTRY: "entry", ROLL: "roll", BATTLE: "battle"}
RULES = {OPEN: "DG-9.9", ENTRY: "DG-9.10", ROLL: "DG-9.11", BATTLE: "DG-9.13"}
CONCERNING = (ROLL, ENTRY, BATTLE)
"""The moments that may be about somebody's own hero, so that he is asked although he holds."""
STANDING = (OPEN, BATTLE, FEATS_CHOICE, VILLAINY_CHOICE)
ATTACKING = (OPEN, FEATS_CHOICE, VILLAINY_CHOICE)


def hand_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """The cards of a hand that can be played at a moment."""
    tables = g.game.tables
    verbs, cost, pile = tables.verbs, tables.cost, tables.pile
    played_at, used_at_once = tables.played_at[moment], tables.used_at_once[moment]
    purse = g.glory[seat] + tables.discount
    codes: list[int] = []
    at_once: list[int] = []
    for card in sorted(g.hands[seat]):
        if cost[card] > purse and not pile[card]:
            continue
        if played_at[card] and refuse_play(g, seat, card, moment) is None:
            codes.append(verbs.play + card)
        if used_at_once[card] and refuse_play_and_use(g, seat, card, moment) is None:
            at_once.append(verbs.play_and_use + card)
    return codes + at_once


def open_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """What lies open and can be done at a moment: readied cards, the skill, and special actions."""
    tables = g.game.tables
    verbs = tables.verbs
    codes: list[int] = []
    if g.inventory[seat]:
        used_at = tables.used_at[moment]
        for card in sorted(g.inventory[seat]):
            if used_at[card] and refuse_use(g, seat, card, moment) is None:
                codes.append(verbs.use + card)
    if tables.skilled_at[moment][g.heroes[seat]] and refuse_skill(g, seat, moment) is None:
        codes.append(verbs.use_skill)
    if moment in STANDING:
        if g.fallen[seat] and refuse_stand(g, seat) is None:
            codes.append(verbs.stand)
        if seat in g.escorts:
            codes += [verbs.give_up + quest for quest in tokens_of(g, seat)]
    if moment in ATTACKING:
        if g.ap[seat]:
            codes += attack_codes(g, seat)
        if moment != FEATS_CHOICE and g.variants >> LIMITED_MOVEMENT & 1 and lying_codes(g, seat, moment):
            codes.append(verbs.lie_down)
    return codes


def attack_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-9.5: the heroes with whom a battle can be started."""
    if g.battled >> seat & 1 or g.ap[seat] < 1:
        return []
    first, here = g.game.tables.verbs.attack, g.place[seat]
    return [
        first + other
        for other in range(len(g.place))
        if g.place[other] == here and refuse_attack(g, seat, other) is None
    ]


def lying_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """DG-20.13: what the AP of lying down could pay for at an open moment: a battle, or an effect that costs AP."""
    if refuse_lie_down(g, seat) is not None:
        return []
    with_ap(g, seat)
    codes = attack_codes(g, seat) + costly_codes(g, seat, moment)
    without_ap(g, seat)
    return codes


def with_ap(g: Dungeoneer, seat: int) -> None:
    """As if the hero had lain down."""
    g.fallen[seat] = 1
    g.ap[seat] += 1
    g.lying = seat


def without_ap(g: Dungeoneer, seat: int) -> None:
    """As if he had not."""
    g.fallen[seat] = 0
    g.ap[seat] -= 1
    g.lying = NONE


def costly_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """Readied cards and the skill, if using them costs AP."""
    tables = g.game.tables
    codes = []
    for card in sorted(g.inventory[seat]):
        doing = tables.used_by[card]
        if costs_ap(doing) and refuse_use(g, seat, card, moment) is None:
            codes.append(tables.verbs.use + card)
    if costs_ap(tables.skills[g.heroes[seat]]) and refuse_skill(g, seat, moment) is None:
        codes.append(tables.verbs.use_skill)
    return codes


def costs_ap(doing: Doing | None) -> bool:
    """Whether using something costs AP."""
    return doing is not None and doing.block.cost is not None and doing.block.cost.ap > 0


def might_play(g: Dungeoneer, seat: int, moment: int) -> bool:
    """Whether a card that the seat might hold for all that lies open could be played at a moment."""
    if moment == ENTRY and seat == g.active and g.phase == FEATS:
        return bool(g.hands[seat])
    tables = g.game.tables
    seen, glory = g.seen, g.glory[seat]
    purse = glory + tables.discount
    if not g.hands[seat] or purse < tables.least_at[moment]:
        return False
    for cost, card in tables.free_at[moment]:
        if cost > glory:
            break
        if not seen >> card & 1:
            return True
    for card in tables.hidden_at[moment]:
        if seen >> card & 1 or (tables.cost[card] > purse and not tables.pile[card]):
            continue
        if tables.played_at[moment][card] and refuse_play(g, seat, card, moment) is None:
            return True
        if tables.used_at_once[moment][card] and refuse_play_and_use(g, seat, card, moment) is None:
            return True
    return False


def is_concerned(g: Dungeoneer, seat: int, moment: int) -> bool:
    """Whether a moment is about the seat's own hero, so that it is asked although it holds."""
    if moment == ROLL:
        return g.roll is not None and g.roll.fighter == seat
    if moment == ENTRY:
        return seat == g.active
    return moment == BATTLE and any(seat in fight.targets or seat in fight.attackers for fight in g.fights)


@step
def offer(g: Dungeoneer, moment: int, passed: int) -> Decision | None:
    """DG-9.16: the offer goes round from the active player; it is over when all have passed one after another."""
    free = ~passed if moment in CONCERNING else ~passed & ~g.holding
    asked = NONE
    codes: list[int] = []
    for seat in g.around(g.active):
        if not free >> seat & 1 or (g.holding >> seat & 1 and not is_concerned(g, seat, moment)):
            continue
        found = open_codes(g, seat, moment)
        if not found and not might_play(g, seat, moment):
            continue
        if asked == NONE:
            asked, codes = seat, found
        if moment != OPEN or g.phase == ENDING or asked != g.active or seat != asked:
            return _offered(g, asked, moment, codes)
    return None  # nobody; or the active player alone: his own choice comes next, and he can do all this there


def _offered(g: Dungeoneer, seat: int, moment: int, codes: list[int]) -> Decision:
    verbs = g.game.tables.verbs
    options = [verbs.pass_] if g.holding >> seat & 1 else [verbs.pass_, verbs.hold]
    options += hand_codes(g, seat, moment)
    options += codes
    return Decision(seat, ASKS[moment], RULES[moment], options, answer_offer)


def answer_offer(g: Dungeoneer, seat: int, code: int, moment: int, passed: int) -> None:
    """DG-9.16: he passes, or acts; then the round starts anew."""
    verbs = g.game.tables.verbs
    if code in (verbs.pass_, verbs.hold):
        if code == verbs.hold:
            g.holding |= 1 << seat
        g.push(offer, moment, passed | 1 << seat)
        return
    g.push(offer, moment, 0)
    g.game.tables.perform(g, seat, code, moment)
