"""The moments at which players may act besides the active one's own choices (DG-9.7, DG-9.9 to DG-9.16).

Here: who is offered what, in which order, and for how long. Not here: whether a single thing is allowed (`playing`,
`special`), what it does.

A seat is asked if something that lies open lets it act, or if a card that it might hold would: one that lies nowhere in
the open. So nobody learns anything from who is asked. `hold` lets a seat pass for the rest of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import Fighter, StatNumber
from warhall.games.dungeoneer.flow import leave_it
from warhall.games.dungeoneer.options import LIMITED_MOVEMENT
from warhall.games.dungeoneer.playing import (
    BATTLE,
    ENTRY,
    FEATS_CHOICE,
    OPEN,
    ROLL,
    VILLAINY_CHOICE,
    means_of,
    refuse_play,
    refuse_play_and_use,
    refuse_skill,
    refuse_use,
)
from warhall.games.dungeoneer.pointing import POINTED
from warhall.games.dungeoneer.special import refuse_attack, refuse_stand
from warhall.games.dungeoneer.state import ENDING, FEATS, NONE, THREAT_ROLL, Dungeoneer
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


class Deed(NamedTuple):
    """What can be done at several moments: why not at one of them, and what it does."""

    forbids: Callable[..., Refusal | None]
    """`forbids(g, seat, *arguments, moment)`."""
    does: Callable[..., None]
    """`does(g, seat, *arguments, moment)`."""


DEEDS: dict[type[Action], Deed] = {}
"""Everything that can be done at several moments. The chapters that say how open moments themselves, so that these
cannot name them; `turn`, which knows them all, does."""
PASS = (act.Pass,)
PASS_OR_HOLD = (act.Pass, act.Hold)
END = (act.End,)
CARDS = (act.Play, act.PlayAndUse, act.Use, act.UseSkill)
STANDING = (OPEN, BATTLE, FEATS_CHOICE, VILLAINY_CHOICE)
ATTACKING = (OPEN, FEATS_CHOICE, VILLAINY_CHOICE)
CONCERNING = (ROLL, ENTRY, BATTLE)
"""The moments that may be about somebody's own hero, so that he is asked although he holds."""


def at(moment: int, *actions: type[Action], after: Callable[..., None] | None = None) -> tuple[Verb, ...]:
    """Deeds as they are done at a moment; what is given comes after each, or else the same question again."""
    return tuple(_deed(moment, action, after) for action in actions)


def _deed(moment: int, action: type[Action], after: Callable[..., None] | None) -> Verb:
    then = after or leave_it

    def does_to(g: Dungeoneer, seat: int, thing: int, *asked: int) -> None:
        then(g, seat, *asked)
        DEEDS[action].does(g, seat, thing, moment)

    def does(g: Dungeoneer, seat: int, *asked: int) -> None:
        then(g, seat, *asked)
        DEEDS[action].does(g, seat, moment)

    def forbids_to(g: Dungeoneer, seat: int, thing: int, *asked: int) -> Refusal | None:
        return DEEDS[action].forbids(g, seat, thing, moment)

    def forbids(g: Dungeoneer, seat: int, *asked: int) -> Refusal | None:
        return DEEDS[action].forbids(g, seat, moment)

    if action.__struct_fields__:
        return Verb(action, does=does_to, forbids=forbids_to, again=after is None, pointed=POINTED.get(action))
    return Verb(action, does=does, forbids=forbids, again=after is None)


def hand_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """The cards of a hand that can be played at a moment."""
    tables = g.game.tables
    cost, pile, means = tables.cost, tables.pile, means_of(g, seat)
    play, play_and_use = tables.codes[act.Play], tables.codes[act.PlayAndUse]
    played_at, used_at_once = tables.played_at[moment], tables.used_at_once[moment]
    codes: list[int] = []
    at_once: list[int] = []
    for card in sorted(g.hands[seat]):
        if cost[card] > means[pile[card]]:
            continue
        if played_at[card] and refuse_play(g, seat, card, moment) is None:
            codes.append(play[card])
        if used_at_once[card] and refuse_play_and_use(g, seat, card, moment) is None:
            at_once.append(play_and_use[card])
    return codes + at_once


def open_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """What lies open and can be done at a moment: readied cards, the skill, and special actions."""
    tables = g.game.tables
    codes: list[int] = []
    if g.inventory[seat]:
        used_at = tables.used_at[moment]
        for card in sorted(g.inventory[seat]):
            if used_at[card] and refuse_use(g, seat, card, moment) is None:
                codes.append(tables.codes[act.Use][card])
    if tables.skilled_at[moment][g.heroes[seat]] and refuse_skill(g, seat, moment) is None:
        codes += tables.codes[act.UseSkill]
    if moment in STANDING:
        if g.fallen[seat] and g.ap[seat] and refuse_stand(g, seat) is None:
            codes += tables.codes[act.Stand]
        if seat in g.escorts:
            codes += [tables.codes[act.GiveUp][quest] for quest in tables.escort_quests if g.escorts[quest] == seat]
    if moment in ATTACKING:
        if g.ap[seat]:
            codes += attack_codes(g, seat)
        if g.variants >> LIMITED_MOVEMENT & 1 and DEEDS[act.LieDown].forbids(g, seat, moment) is None:
            codes += tables.codes[act.LieDown]
    return codes


def attack_codes(g: Dungeoneer, seat: int) -> list[int]:
    """DG-9.5: the heroes with whom a battle can be started."""
    if g.battled >> seat & 1 or g.ap[seat] < 1:
        return []
    codes, here = g.game.tables.codes[act.Attack], g.place[seat]
    return [
        codes[other]
        for other, place in enumerate(g.place)
        if place == here and other != seat and refuse_attack(g, seat, other) is None
    ]


def might_play(g: Dungeoneer, seat: int, moment: int) -> bool:
    """Whether a card that the seat might hold for all that lies open could be played at a moment."""
    if moment == ENTRY and seat == g.active and g.phase == FEATS:
        return bool(g.hands[seat])
    tables = g.game.tables
    seen, glory, means = g.seen, g.glory[seat], means_of(g, seat)
    if not g.hands[seat] or means[0] < tables.least_at[moment]:
        return False
    for cost, card in tables.free_at[moment]:
        if cost > glory:
            break
        if not seen >> card & 1:
            return True
    for card in tables.hidden_at[moment]:
        if seen >> card & 1 or tables.cost[card] > means[tables.pile[card]]:
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


def pass_by(g: Dungeoneer, seat: int, moment: int, passed: int) -> None:
    """DG-9.16: the next one is asked."""
    g.push(offer, moment, passed | 1 << seat)


def refuse_holding(g: Dungeoneer, seat: int, *_: object) -> Refusal | None:
    """DG-9.16: once is enough."""
    return refusal("DG-9.16", "holds-already") if g.holding >> seat & 1 else None


def hold(g: Dungeoneer, seat: int, moment: int, passed: int) -> None:
    """DG-9.16: he passes for the rest of the turn."""
    g.holding |= 1 << seat
    pass_by(g, seat, moment, passed)


def go_round(g: Dungeoneer, seat: int, moment: int, passed: int) -> None:
    """DG-9.16: when somebody has acted, the round starts anew."""
    g.push(offer, moment, 0)


def roll_words(g: Dungeoneer, *_: object) -> dict[str, Word]:
    """DG-9.11: who is about to roll what, and against what."""
    roll, said = g.roll, g.game.codec.vocabularies
    assert roll is not None  # noqa: S101  a roll is changed only before it is made
    fighters = said[Fighter]
    return {
        "fighter": fighters.word(g, roll.fighter),
        "stat": said[StatNumber].word(g, roll.stat),
        "need": roll.need,
        "enemy": "none" if roll.kind == THREAT_ROLL else fighters.word(g, roll.enemy),
    }


def moment_of(
    ask: str,
    rule: str,
    moment: int,
    *special: type[Action],
    words: Callable[..., Mapping[str, Word]] | None = None,
) -> Question:
    """The question of a moment: pass, hold, cards, and the special actions that can be taken then."""
    return Question(
        ask,
        rule,
        Verb(act.Pass, does=pass_by, lets_go=True),
        Verb(act.Hold, does=hold, forbids=refuse_holding),
        *at(moment, *CARDS, *special, after=go_round),
        words=words,
    )


OPEN_MOMENT = moment_of("open", "DG-9.9", OPEN, act.Stand, act.GiveUp, act.Attack, act.LieDown)
ENTRY_MOMENT = moment_of("entry", "DG-9.10", ENTRY)
ROLL_MOMENT = moment_of("roll", "DG-9.11", ROLL, words=roll_words)
BATTLE_MOMENT = moment_of("battle", "DG-9.13", BATTLE, act.Stand, act.GiveUp)
ASKED = {OPEN: OPEN_MOMENT, ENTRY: ENTRY_MOMENT, ROLL: ROLL_MOMENT, BATTLE: BATTLE_MOMENT}


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
            always = PASS if g.holding >> asked & 1 else PASS_OR_HOLD
            return ASKED[moment].besides(g, asked, always, hand_codes(g, asked, moment) + codes)
    return None  # nobody; or the active player alone: his own choice comes next, and he can do all this there
