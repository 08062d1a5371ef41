"""What an option comes to, said beside it: what it costs and gives, how likely it is, what the end of a phase gives up.

Here: a sentence for each option whose name does not tell. Not here: the figures themselves (`previews`).
"""

from __future__ import annotations

from warhall.content import Clause
from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, STEPS
from warhall.games.dungeoneer.cards import LAIR_SIZE
from warhall.games.dungeoneer.operations import Choose, Cost
from warhall.games.dungeoneer.options import LIMITED_MOVEMENT
from warhall.games.dungeoneer.places import grid
from warhall.games.dungeoneer.playing import cost_of
from warhall.games.dungeoneer.previews import TestView, WayView, exit_ahead, form_ahead, quest_test, way_ahead
from warhall.games.dungeoneer.printed import (
    ChanceCondition,
    HuntCondition,
    PayCondition,
    SacrificeCondition,
    SearchCondition,
)
from warhall.games.dungeoneer.quests import condition_of
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.tables import X_COST
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Name, Word

GLORY_PILE = 0
"""The cards that one pays for oneself."""
ENDS = {"villainy": ("tells-end-villainy", "DG-5.1"), "declare": ("tells-end-declaring", "DG-5.16")}
FOR_ONE_AP: dict[type[Action], str] = {
    act.Attack: "DG-9.5",
    act.Explore: "DG-7.9",
    act.Stand: "DG-9.4",
    act.Challenge: "DG-11.15",
    act.ChallengeHero: "DG-11.15",
    act.ChallengeQuestMonster: "DG-11.15",
}
"""What costs 1 AP, and by which rule."""


def foretell(g: Dungeoneer, decision: Decision, action: Action) -> Sentence | None:  # noqa: PLR0911  one line a kind
    """DG-5.2, DG-7.2, DG-7.10, DG-7.14, DG-8.7, DG-11.9: prices, chances, and what is given up."""
    seat = decision.seat
    ap = g.ap[seat]
    match action:
        case act.End():
            return ending(g, decision, ap)
        case act.Hold():
            return Sentence("tells-hold", {}, "DG-9.16")
        case act.Play(card=card) | act.PlayAndUse(card=card):
            return price(g, seat, card)
        case act.Use(card=card):
            doing = g.game.tables.used_by[card]
            return None if doing is None else cost_sentence(doing.block.cost)
        case act.UseSkill():
            doing = g.game.tables.skills[g.heroes[seat]]
            return None if doing is None else cost_sentence(doing.block.cost)
        case act.Move(side=side):
            ahead = exit_ahead(g, seat, side)
            return way(ahead, Name("location", ahead.place), ap)
        case act.Passage(place=place) | act.Portal(place=place):
            return way(way_ahead(g, seat, "", place, []), "none", ap)
        case act.PutDown(cell=cell):
            return neighbours(g, decision, cell)
        case act.ChooseForm(form=form):
            return form_sentence(g, decision, form)
        case act.Choose(option=option):
            return option_sentence(g, decision, option)
        case act.Try(quest=quest) | act.Search(quest=quest):
            return quest_sentence(g, seat, quest, searching=isinstance(action, act.Search))
        case _:
            return answer_sentence(g, action) or for_one_ap(action, ap)


def answer_sentence(g: Dungeoneer, action: Action) -> Sentence | None:
    """DG-1.5, DG-7.8, DG-11.18: what the answer to a question brings."""
    match action:
        case act.ChooseHero(hero=hero):
            return hero_sentence(g, hero)
        case act.Accept():
            return offered(g)
        case act.LieDown():
            return Sentence("tells-lie-down", {}, "DG-20.13")
        case act.ToHand() | act.ToLair():
            to = "hand" if isinstance(action, act.ToHand) else "lair"
            return Sentence("tells-monster-kept", {"to": to, "most": LAIR_SIZE}, "DG-11.18")
        case _:
            return None


def for_one_ap(action: Action, ap: int) -> Sentence | None:
    """What an action costs that costs 1 AP."""
    rule = FOR_ONE_AP.get(type(action))
    return None if rule is None else Sentence("tells-ap", {"left": ap - 1}, rule)


def ending(g: Dungeoneer, decision: Decision, ap: int) -> Sentence | None:
    """DG-5.1, DG-5.16, DG-8.7, DG-20.12: what the end of a phase, or of a declaration, gives up."""
    if decision.ask == "feats" and g.variants >> LIMITED_MOVEMENT & 1:
        return Sentence("tells-end-limited", {"ap": ap}, "DG-20.12") if ap else None
    if decision.ask == "feats":
        return Sentence("tells-end-feats", {"ap": ap}, "DG-8.7") if ap else None
    message, rule = ENDS.get(decision.ask, (None, ""))
    return None if message is None else Sentence(message, {}, rule)


def price(g: Dungeoneer, seat: int, card: int) -> Sentence | None:
    """DG-5.2, DG-7.10: what a card costs, and whose points pay."""
    tables = g.game.tables
    own = tables.pile[card] == GLORY_PILE
    if tables.cost[card] == X_COST:
        return Sentence("tells-x", {"own": "yes" if own else "no"}, "DG-2.17")
    cost = cost_of(g, seat, card)
    if own:
        return Sentence("tells-glory", {"price": cost, "left": g.glory[seat] - cost}, "DG-7.10")
    return Sentence("tells-peril", {"price": cost}, "DG-5.2")


def cost_sentence(cost: Cost | None) -> Sentence | None:
    """DG-9.3: what it costs to use a card or a skill."""
    if cost is None or not (cost.glory or cost.ap or cost.charge or cost.discard_self):
        return None
    words: dict[str, Word] = {
        "glory": cost.glory,
        "ap": cost.ap,
        "charge": cost.charge,
        "discard": "yes" if cost.discard_self else "no",
        "before": "yes" if cost.glory or cost.ap else "no",
        "any": "yes" if cost.glory or cost.ap or cost.charge else "no",
    }
    return Sentence("tells-cost", words, "DG-9.3")


def way(ahead: WayView, place: Word, ap: int) -> Sentence:
    """DG-7.2, DG-7.5, DG-15.4, DG-16.1: where a way leads, if its name does not tell, what is met on it, and points."""
    words: dict[str, Word] = {
        "place": place,
        "left": ap - 1,
        "glory": ahead.glory,
        "peril": ahead.peril,
        "new": "yes" if ahead.glory or ahead.peril else "no",
    }
    return Sentence("tells-way", {**words, **tested(ahead.tests)}, "DG-7.2")


def neighbours(g: Dungeoneer, decision: Decision, cell: int) -> Sentence | None:
    """DG-6.10: the locations that a card would touch in a cell."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    place, tables = g.agenda[1][1] if decision.ask == "place-shifted" else g.drawn, g.game.tables
    cards = grid(g, tables.plane[place], place)
    beside = tuple(tables.place_names[cards[cell + step]] for step in STEPS if cell + step in cards)
    return Sentence("tells-place", {"beside": beside}, "DG-6.10") if beside else None


def tested(tests: list[TestView]) -> dict[str, Word]:
    """A test that is to be passed, or how likely it is to pass several."""
    if not tests:
        return {"tests": 0, "stat": "none", "need": 0, "chance": 100}
    likely = 100
    for test in tests:
        likely = likely * test.chance // 100
    stat = tests[0].stat
    return {
        "tests": len(tests),
        "stat": "none" if stat is None else Name("form", stat),
        "need": tests[0].need,
        "chance": likely if len(tests) > 1 else tests[0].chance,
    }


def form_sentence(g: Dungeoneer, decision: Decision, form: int) -> Sentence | None:
    """DG-11.9: how an attack in a form stands."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    asked = g.agenda[1]
    if decision.ask == "monster-form":
        attacker, target = MONSTER + asked[1], asked[2]
    elif decision.ask == "hunt-form":
        attacker, target = HUNTED + asked[1], asked[0]
    else:
        attacker, target = asked[0], asked[1]
    ahead = form_ahead(g, attacker, target, form)
    words = {"attack": ahead.attack, "counter": ahead.counter, "hits": ahead.hits, "struck": ahead.struck}
    return Sentence("tells-form", dict(words), "DG-11.9")


def hero_sentence(g: Dungeoneer, hero: int) -> Sentence:
    """DG-1.5: what a hero can do on the first level."""
    card = g.game.tables.heroes[hero]
    words: dict[str, Word] = {
        "health": card.health,
        "melee": card.melee[0],
        "magic": card.magic[0],
        "speed": card.speed[0],
        "skill": g.game.tables.skill_name(hero),
    }
    return Sentence("tells-hero", words, "DG-1.5")


def offered(g: Dungeoneer) -> Sentence | None:
    """DG-7.8: what a location offers, where it is one thing."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    _, place, number = g.agenda[1]
    ops = g.game.tables.entering[place][number].block.ops
    return said(ops[0]) if len(ops) == 1 else None


def option_sentence(g: Dungeoneer, decision: Decision, option: int) -> Sentence | None:
    """DG-14.5, DG-17.1: what one of several options of a card or a quest says, where it is one thing."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    asked, tables = g.agenda[1], g.game.tables
    if decision.ask == "sacrifice":
        condition = condition_of(g, asked[1])
        return said(condition.options[option]) if isinstance(condition, SacrificeCondition) else None
    op = tables.ops[asked[0]] if decision.ask == "choose" else None
    if not isinstance(op, Choose) or len(op.options[option]) != 1:
        return None
    return said(op.options[option][0])


def said(clause: Clause) -> Sentence | None:
    """A clause as a sentence, if nothing lies within it."""
    within = clause.within()
    if any(within.values()):
        return None
    return Sentence(clause.message(), {**clause.facts(), **dict.fromkeys(within, "none")})


def quest_sentence(g: Dungeoneer, seat: int, quest: int, *, searching: bool) -> Sentence | None:
    """DG-7.14, DG-14.12, DG-14.24: what an attempt or a search costs, and how likely it succeeds."""
    printed = g.game.tables.quests[quest].condition
    if searching:
        cost = printed.ap if isinstance(printed, SearchCondition) else 0
    else:
        condition = condition_of(g, quest)
        cost = (g.attempted >> quest & 1) + (condition.ap if isinstance(condition, PayCondition) else 0)
    test = quest_test(g, quest, seat)
    if test is None and not cost:
        asked = condition_of(g, quest)
        plain = dict.fromkeys(asked.within(), "none")
        bare = isinstance(asked, ChanceCondition | HuntCondition)
        return Sentence(asked.message(), {**asked.facts(), **plain}, "DG-7.14") if bare else None
    return Sentence("tells-quest", {"price": cost, **tested([] if test is None else [test])}, "DG-7.14")
