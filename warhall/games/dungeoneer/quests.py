"""Trying quests: conditions, searches, sacrifices, and escorts (DG-7.12 to 7.16, chapter 14).

Not here: hunts once they have begun (`battle`), the reward (`completing`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import Place, Quest
from warhall.games.dungeoneer.cards import boons_of, check_limits, discard, treasures_of
from warhall.games.dungeoneer.completing import complete, turn_up
from warhall.games.dungeoneer.events_of_quests import (
    DiceRolled,
    EscortStarted,
    FailureShared,
    HealthSacrificed,
    QuestFailed,
    QuestTried,
    Searched,
    TokenDropped,
    TokenTaken,
)
from warhall.games.dungeoneer.flow import run
from warhall.games.dungeoneer.places import between
from warhall.games.dungeoneer.printed import (
    ChanceCondition,
    Condition,
    EscortCondition,
    HuntCondition,
    PayCondition,
    SacrificeCondition,
    SearchCondition,
    ThreatCondition,
)
from warhall.games.dungeoneer.reasons import no_token, not_among, quest_word
from warhall.games.dungeoneer.rolls import test_threat
from warhall.games.dungeoneer.special import pay_ap, refuse_spending, spend
from warhall.games.dungeoneer.starting import hunt
from warhall.games.dungeoneer.state import LYING, NONE, Dungeoneer
from warhall.games.dungeoneer.tables import STATS, Script
from warhall.games.dungeoneer.vocabulary import Stat, Who
from warhall.games.dungeoneer.wounds import gain_glory
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

FIND = 1000
"""A find is this times its quest, and its location."""
FEW = 4
"""So many places are named."""


def open_to(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.15, DG-7.16: the quests that a hero may try: his own and the common ones."""
    return g.quests[seat] + g.common


def quests_here(g: Dungeoneer, seat: int) -> list[int]:
    """DG-7.13: those of them whose place a hero stands in."""
    here = g.place[seat]
    places = g.game.tables.quest_places
    return [quest for quest in open_to(g, seat) if places[quest] >> here & 1]


def is_found(g: Dungeoneer, quest: int, place: int) -> bool:
    """DG-14.27: whether the place of a search quest was found this turn."""
    return FIND * quest + place in g.found


def condition_of(g: Dungeoneer, quest: int) -> Condition:
    """What must be met: after a find, what is to be done there."""
    condition = g.game.tables.quests[quest].condition
    return condition.then if isinstance(condition, SearchCondition) else condition


def not_the_place(g: Dungeoneer, quest: int, places: int, rule: str) -> Refusal:
    """DG-7.13, DG-14.16: the hero must go elsewhere for it; where to is said if few places serve."""
    tables = g.game.tables
    goals = tuple(name for place, name in enumerate(tables.place_names) if places >> place & 1)
    if len(goals) > FEW:
        return refusal(rule, "not-the-place", quest=tables.quest_names[quest])
    return refusal(rule, "go-there", quest=tables.quest_names[quest], places=goals)


def refuse_place(g: Dungeoneer, seat: int, quest: int) -> Refusal | None:
    """DG-7.13, DG-7.16: the quest is open to the hero, and he stands where it is tried."""
    name = g.game.tables.quest_names[quest]
    if quest not in open_to(g, seat):
        return refusal("DG-7.16", "not-your-quest", quest=name)
    if not g.game.tables.quest_places[quest] >> g.place[seat] & 1:
        return not_the_place(g, quest, g.game.tables.quest_places[quest], "DG-7.13")
    return None


def refuse_try(g: Dungeoneer, seat: int, quest: int, *_: object) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """DG-7.13, DG-7.14, DG-14.14: everything that keeps a hero from trying a quest."""
    name = g.game.tables.quest_names[quest]
    printed = g.game.tables.quests[quest].condition
    if isinstance(printed, EscortCondition):
        return refusal("DG-14.16", "escort-it", quest=name)
    refused = refuse_place(g, seat, quest)
    if refused:
        return refused
    if isinstance(printed, SearchCondition) and not is_found(g, quest, g.place[seat]):
        return refusal("DG-14.14", "search-first", quest=name)
    condition = condition_of(g, quest)
    ap = (g.attempted >> quest & 1) + (condition.ap if isinstance(condition, PayCondition) else 0)
    if ap:
        refused = refuse_spending(g, seat, ap, "DG-7.14" if g.attempted >> quest & 1 else "DG-7.13")
        if refused:
            return refused
    if isinstance(condition, PayCondition) and condition.glory > g.glory[seat]:
        return refusal("DG-7.13", "not-enough-glory", need=condition.glory, have=g.glory[seat])
    if isinstance(condition, SacrificeCondition) and not sacrifices(g, seat, condition):
        return refusal("DG-14.5", "cannot-sacrifice", quest=name)
    return None


def sacrifices(g: Dungeoneer, seat: int, condition: SacrificeCondition) -> list[int]:
    """DG-14.5, DG-14.6, DG-14.33: the options that can be paid in full; never the last health."""
    boons, treasures = len(boons_of(g, seat)), len(treasures_of(g, seat))
    return [
        number
        for number, option in enumerate(condition.options)
        if g.health[seat] > option.health
        and g.glory[seat] >= option.glory
        and boons >= option.boons
        and treasures >= option.treasures
    ]


def refuse_search(g: Dungeoneer, seat: int, quest: int, *_: object) -> Refusal | None:
    """DG-14.12, DG-14.27: in a location of the stated sort, for the AP on the card, once it is not found yet."""
    condition = g.game.tables.quests[quest].condition
    name = g.game.tables.quest_names[quest]
    if not isinstance(condition, SearchCondition):
        return refusal("DG-14.12", "no-search", quest=name)
    refused = refuse_place(g, seat, quest)
    if refused:
        return refused
    if is_found(g, quest, g.place[seat]):
        return refusal("DG-14.27", "found-already", quest=name)
    return refuse_spending(g, seat, condition.ap, "DG-14.12")


def attempt(g: Dungeoneer, seat: int, quest: int, *_: object) -> None:
    """DG-7.14: the first attempt of a turn is free, each further one costs 1 AP."""
    again = g.attempted >> quest & 1
    if again:
        spend(g, seat)
    g.attempted |= 1 << quest
    if g.ears is not None:
        g.tell("DG-7.14" if again else "DG-7.12", QuestTried(Seat(seat), Quest(quest), again))
    match condition_of(g, quest):
        case ThreatCondition() as threat:
            stat = STATS.index(Stat(threat.stat.value))
            test_threat(g, seat, stat, threat.vs, NONE, after_attempt, seat, quest)
        case HuntCondition():
            hunt(g, seat, quest)
        case PayCondition() as pay:
            pay_ap(g, seat, pay.ap, "DG-7.13")
            gain_glory(g, seat, -pay.glory, "DG-7.13")
            complete(g, seat, quest)
        case SacrificeCondition():
            g.push(choose_sacrifice, seat, quest)
        case ChanceCondition() as chance:
            roll_chance(g, seat, quest, chance)
        case _:
            pass


@step
def after_attempt(g: Dungeoneer, seat: int, quest: int) -> None:
    """DG-14.24, DG-14.25: overcome, the quest is completed; else what the card says happens."""
    if g.total >= 0:
        complete(g, seat, quest)
    else:
        fail(g, seat, quest)


def fail(g: Dungeoneer, seat: int, quest: int) -> None:
    """DG-13.6: a failed attempt leaves the quest in place."""
    if g.ears is not None:
        g.tell("DG-13.6", QuestFailed(Seat(seat), Quest(quest)))
    tables = g.game.tables
    script = tables.scripts[tables.fail_scripts[quest]]
    if g.ears is not None:
        tell_shared(g, seat, script)
    run(g, script, seat, seat, NONE, 0)


def tell_shared(g: Dungeoneer, seat: int, script: Script) -> None:
    """DG-14.25: that a failure strikes others too, in the order in which it does."""
    shared = any(getattr(g.game.tables.ops[number], "who", None) is Who.ALL_HERE for _, number in script)
    here = [other for other in g.around((g.active + 1) % g.seats) if g.place[other] == g.place[seat]]
    if shared and len(here) > 1:
        g.tell("DG-14.25", FailureShared(tuple(map(Seat, here))))


def roll_chance(g: Dungeoneer, seat: int, quest: int, chance: ChanceCondition) -> None:
    """DG-14.26: as many dice as the card says, and the results it demands."""
    dice = [g.dice.d6() for _ in range(chance.dice)]
    if g.ears is not None:
        wanted: Literal["sum", "double", "either"] = "either" if chance.double else "sum"
        shown = " + ".join(map(str, dice))
        told = DiceRolled(
            Seat(seat), shown, len(dice), sum(dice), chance.sum or 0, "double" if chance.sum is None else wanted
        )
        g.tell("DG-14.26", told)
    double = chance.double and len(set(dice)) == 1 and len(dice) > 1
    if double or (chance.sum is not None and sum(dice) >= chance.sum):
        complete(g, seat, quest)
    else:
        fail(g, seat, quest)


def search(g: Dungeoneer, seat: int, quest: int, *_: object) -> None:
    """DG-14.12 to DG-14.14: a die and the locations between here and the nearest entrance."""
    condition = g.game.tables.quests[quest].condition
    assert isinstance(condition, SearchCondition)  # noqa: S101  refused otherwise
    spend(g, seat, condition.ap)
    die = g.dice.d6()
    total = die + between(g, g.place[seat])
    if g.ears is not None:
        found = "yes" if total >= condition.vs else "no"
        event = Searched(Seat(seat), Quest(quest), die, total - die, total, condition.vs, found, condition.ap)
        g.tell("DG-14.12", event)
    if total >= condition.vs:
        g.found.append(FIND * quest + g.place[seat])


def sacrifices_for(g: Dungeoneer, quest: int) -> SacrificeCondition:
    """DG-14.5: the sacrifices on the card of a quest."""
    condition = condition_of(g, quest)
    assert isinstance(condition, SacrificeCondition)  # noqa: S101  only such quests come here
    return condition


def refuse_sacrifice(g: Dungeoneer, seat: int, number: int, _: int, quest: int) -> Refusal | None:
    """DG-14.5: one that can be paid in full."""
    if number in sacrifices(g, seat, sacrifices_for(g, quest)):
        return None
    return refusal("DG-14.5", "cannot-sacrifice", quest=g.game.tables.quest_names[quest])


def sacrifice(g: Dungeoneer, seat: int, number: int, _: int, quest: int) -> None:
    """DG-14.5, DG-14.33: everything at once, so limits are checked when all is given; paying is the success."""
    given = sacrifices_for(g, quest).options[number]
    g.health[seat] -= given.health
    if given.health and g.ears is not None:
        g.tell("DG-14.5", HealthSacrificed(Seat(seat), given.health, g.health[seat]))
    gain_glory(g, seat, -given.glory, "DG-14.5")
    g.push(sacrificed, seat, quest)
    check_limits(g, seat)
    for _ in range(given.treasures):
        g.push(give_card, seat, "treasure")
    for _ in range(given.boons):
        g.push(give_card, seat, "boon")


SACRIFICE = Question(
    "sacrifice", "DG-14.5", Verb(act.Choose, does=sacrifice, forbids=refuse_sacrifice), words=quest_word
)


@step
def choose_sacrifice(g: Dungeoneer, seat: int, quest: int) -> Decision | None:
    """DG-14.5: which of the sacrifices on the card."""
    numbers = sacrifices(g, seat, sacrifices_for(g, quest))
    if len(numbers) == 1:
        sacrifice(g, seat, numbers[0], seat, quest)
        return None
    return SACRIFICE.offer(g, seat, (act.Choose, numbers))


def givable(g: Dungeoneer, seat: int, _: int, what: str) -> list[int]:
    """DG-14.33: the permanent boons or treasures of the inventory."""
    return sorted(boons_of(g, seat) if what == "boon" else treasures_of(g, seat))


def refuse_giving(g: Dungeoneer, seat: int, card: int, _: int, what: str) -> Refusal | None:
    """DG-14.33: one of the kind that is sacrificed."""
    return not_among(g, card, givable(g, seat, seat, what), "DG-14.33")


def give(g: Dungeoneer, seat: int, card: int, _: int, what: str) -> None:
    """DG-14.33: it is discarded."""
    g.inventory[seat].remove(card)
    discard(g, card, "DG-14.33", seat, "given")


GIVE_CARD = Question("give-card", "DG-14.33", Verb(act.Discard, does=give, forbids=refuse_giving, offers=givable))


@step
def give_card(g: Dungeoneer, seat: int, what: str) -> Decision | None:
    """DG-14.33: a card is sacrificed."""
    return GIVE_CARD.put(g, seat, seat, what)


@step
def sacrificed(g: Dungeoneer, seat: int, quest: int) -> None:
    """DG-14.33: such an attempt never fails."""
    complete(g, seat, quest)


def refuse_escort(g: Dungeoneer, seat: int, quest: int, *_: object) -> Refusal | None:
    """DG-14.16, DG-14.17: an escort starts in its first location, once."""
    name = g.game.tables.quest_names[quest]
    if quest not in g.game.tables.escort_quests:
        return refusal("DG-14.16", "no-escort", quest=name)
    if g.escorts[quest] != NONE:
        return refusal("DG-14.30", "started-already", quest=name)
    return refuse_place(g, seat, quest)


def refuse_deliver(g: Dungeoneer, seat: int, quest: int, *_: object) -> Refusal | None:
    """DG-14.16, DG-14.21: the holder completes the quest in its second location."""
    if g.escorts[quest] != seat:
        return no_token(g, quest, "DG-14.21")
    end = g.game.tables.quest_ends[quest]
    if end != g.place[seat]:
        return not_the_place(g, quest, 1 << end, "DG-14.16")
    return None


def refuse_pick_up(g: Dungeoneer, seat: int, quest: int, *_: object) -> Refusal | None:
    """DG-14.20, DG-14.28: the token lies here, and he did not give it up in this turn."""
    name = g.game.tables.quest_names[quest]
    if g.escorts[quest] != LYING + g.place[seat]:
        if g.escorts[quest] >= LYING:
            place = g.game.tables.place_names[g.escorts[quest] - LYING]
            return refusal("DG-14.20", "token-elsewhere", quest=name, place=place)
        return no_token(g, quest, "DG-14.20", "no-token-here")
    if g.given_up >> quest & 1:
        return refusal("DG-14.28", "given-up-this-turn", quest=name)
    return None


def start_escort(g: Dungeoneer, seat: int, quest: int, *_: object) -> None:
    """DG-14.16, DG-14.18: the token is the hero's; a common quest becomes personal and is replaced at once."""
    g.escorts[quest] = seat
    if g.ears is not None:
        g.tell("DG-14.16", EscortStarted(Seat(seat), Quest(quest)))
    if quest in g.common:
        g.common.remove(quest)
        g.quests[seat].append(quest)
        turn_up(g, "DG-14.18")


def give_up(g: Dungeoneer, seat: int, quest: int, *_: object) -> None:
    """DG-14.19, DG-14.30: the token lies in the location; the quest is nobody's."""
    g.escorts[quest] = LYING + g.place[seat]
    g.quests[seat].remove(quest)
    if seat == g.active:
        g.given_up |= 1 << quest
    if g.ears is not None:
        g.tell("DG-14.19", TokenDropped(Seat(seat), Quest(quest), Place(g.place[seat])))


def pick_up(g: Dungeoneer, seat: int, quest: int, *_: object) -> None:
    """DG-14.20: the quest is his personal quest now."""
    g.escorts[quest] = seat
    g.quests[seat].append(quest)
    if g.ears is not None:
        g.tell("DG-14.20", TokenTaken(Seat(seat), Quest(quest)))
