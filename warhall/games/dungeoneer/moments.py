"""The moments at which players may act besides the active one's own choices (DG-9.7, DG-9.9 to DG-9.16).

Here: who is offered what, in which order, and for how long. Not here: whether a single thing is allowed (`playing`,
`special`), what it does.

A seat is asked if something that lies open lets it act, or if a card that it might hold would: one that lies nowhere in
the open. So nobody learns anything from who is asked. `hold` lets a seat pass for the rest of a turn.
"""

from __future__ import annotations

from warhall.games.dungeoneer.options import LIMITED_MOVEMENT
from warhall.games.dungeoneer.playing import (
    BATTLE,
    ENTRY,
    FEATS_CHOICE,
    OPEN,
    RESPONSE,
    ROLL,
    VILLAINY_CHOICE,
    refuse_play,
    refuse_play_and_use,
    refuse_skill,
    refuse_use,
)
from warhall.games.dungeoneer.special import refuse_attack, refuse_lie_down, refuse_stand, tokens_of
from warhall.games.dungeoneer.state import ENDING, FEATS, NONE, Dungeoneer
from warhall.games.dungeoneer.tables import Doing
from warhall.kernel.state import Decision, step

ASKS = {OPEN: "open", ENTRY: "entry", ROLL: "roll", BATTLE: "battle"}
RULES = {OPEN: "DG-9.9", ENTRY: "DG-9.10", ROLL: "DG-9.11", BATTLE: "DG-9.13"}
STANDING = (OPEN, BATTLE, FEATS_CHOICE, VILLAINY_CHOICE)
ATTACKING = (OPEN, FEATS_CHOICE, VILLAINY_CHOICE)


def hand_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """The cards of a hand that can be played at a moment."""
    verbs = g.game.tables.verbs
    hand = sorted(g.hands[seat])
    codes = [verbs.play + card for card in hand if refuse_play(g, seat, card, moment) is None]
    return codes + [verbs.play_and_use + card for card in hand if refuse_play_and_use(g, seat, card, moment) is None]


def open_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """What lies open and can be done at a moment: readied cards, the skill, and special actions."""
    tables = g.game.tables
    verbs = tables.verbs
    codes = [
        verbs.use + card
        for card in sorted(g.inventory[seat])
        if tables.used_by[card] is not None and refuse_use(g, seat, card, moment) is None
    ]
    if tables.skills[g.heroes[seat]] is not None and refuse_skill(g, seat, moment) is None:
        codes.append(verbs.use_skill)
    if moment in STANDING:
        if g.fallen[seat] and refuse_stand(g, seat) is None:
            codes.append(verbs.stand)
        codes += [verbs.give_up + quest for quest in tokens_of(g, seat)]
    if moment in ATTACKING:
        codes += attack_codes(g, seat)
        if moment != FEATS_CHOICE and g.variants >> LIMITED_MOVEMENT & 1 and lying_codes(g, seat, moment):
            codes.append(verbs.lie_down)
    return codes


def attack_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-9.5: the heroes with whom a battle can be started."""
    if g.battled >> seat & 1 or g.ap[seat] < 1:
        return []
    first = g.game.tables.verbs.attack
    return [first + other for other in range(g.seats) if refuse_attack(g, seat, other) is None]


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
    if not g.hands[seat]:
        return False
    if moment == ENTRY and seat == g.active and g.phase == FEATS:
        return True
    tables = g.game.tables
    purse = g.glory[seat] + tables.discount
    return any(
        not g.seen >> card & 1
        and (tables.pile[card] or tables.cost[card] <= purse)
        and (refuse_play(g, seat, card, moment) is None or refuse_play_and_use(g, seat, card, moment) is None)
        for card in (tables.responses if moment == RESPONSE else tables.any_time)
    )


def could_act(g: Dungeoneer, seat: int, moment: int) -> bool:
    """Whether a seat must be asked at a moment."""
    return bool(open_codes(g, seat, moment)) or might_play(g, seat, moment)


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
    asked = [
        seat
        for seat in g.around(g.active)
        if not passed >> seat & 1
        and (not g.holding >> seat & 1 or is_concerned(g, seat, moment))
        and could_act(g, seat, moment)
    ]
    if moment == OPEN and g.phase != ENDING and asked == [g.active]:
        return None  # his own choice comes next, and he can do all this there
    if not asked:
        return None
    seat = asked[0]
    verbs = g.game.tables.verbs
    options = [verbs.pass_]
    if not g.holding >> seat & 1:
        options.append(verbs.hold)
    options += hand_codes(g, seat, moment) + open_codes(g, seat, moment)
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
