"""Why an answer to a single question is refused: targets, payers, forms, discards, challenges."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.playing import cost_of, is_hero_terrain
from warhall.games.dungeoneer.starting import refuse_challenge
from warhall.games.dungeoneer.state import AWAY, CANCELLED, LAPSED, Dungeoneer
from warhall.kernel.errors import Refusal, refusal

COMPULSORY = {
    "discard": "DG-8.2",
    "place": "DG-6.1",
    "place-shifted": "DG-18.15",
    "shed": "DG-2.11",
    "clear-lair": "DG-11.20",
    "link": "DG-19.12",
    "forced-discard": "DG-2.14",
    "keep-monster": "DG-11.18",
    "spend-lying": "DG-20.13",
    "give-card": "DG-14.33",
    "form": "DG-10.3",
    "monster-form": "DG-10.3",
    "hunt-form": "DG-14.8",
    "order": "DG-17.6",
}
"""Questions that must be answered, and the rule that says so."""


def refuse_stopping(ask: str) -> Refusal:
    """What is compulsory cannot be passed over."""
    return refusal(COMPULSORY.get(ask, "DG-9.7"), "compulsory")


def asking_card(g: Dungeoneer) -> int:
    """The card that a question is about: the second argument of the asking step."""
    assert g.agenda is not None  # noqa: S101  something is asked
    card: int = g.agenda[1][1]
    return card


def refuse_on(g: Dungeoneer, seat: int, action: act.On, ask: str) -> Refusal | None:
    """DG-5.2, DG-5.12, DG-5.15: who cannot be the target."""
    target = action.seat
    if target >= g.seats or not g.alive[target]:
        return refusal("DG-5.2", "no-such-hero")
    if ask == "opponent":
        return refusal("DG-17.1", "not-an-opponent")
    card = asking_card(g)
    name = g.game.tables.names[card]
    if target == seat and g.game.tables.encounters[card]:
        return refusal("DG-5.12", "own-hero", card=name)
    if not is_hero_terrain(g, card, target):
        return refusal("DG-5.15", "wrong-terrain", card=name)
    if target == seat:
        return refusal("DG-5.7", "nobody-can-pay", card=name)
    return refusal("DG-5.2", "too-little-peril", card=name, need=cost_of(g, seat, card))


def refuse_from(g: Dungeoneer, seat: int, action: act.From, ask: str) -> Refusal | None:
    """DG-5.3 to DG-5.5: whose peril cannot pay."""
    if action.seat == seat:
        return refusal("DG-5.5", "own-peril")
    if action.seat >= g.seats or not g.alive[action.seat]:
        return refusal("DG-5.3", "no-such-hero")
    card = asking_card(g)
    return refusal("DG-5.4", "too-little-peril", card=g.game.tables.names[card], need=cost_of(g, seat, card))


def refuse_x(g: Dungeoneer, seat: int, action: act.PayX, ask: str) -> Refusal | None:
    """DG-2.17: at most what the paying pool has, be it more than is listed."""
    assert g.decision is not None  # noqa: S101  something is asked
    most = g.decision.words["most"]
    assert isinstance(most, int)  # noqa: S101  the question says so
    return None if 0 <= action.number <= most else refusal("DG-2.17", "x-too-high", most=most)


def refuse_onto(g: Dungeoneer, seat: int, action: act.Onto, ask: str) -> Refusal | None:
    """DG-2.4: only a card that it may be put on."""
    return refusal("DG-2.4", "no-host", card=g.game.tables.names[action.card])


def refuse_form(g: Dungeoneer, seat: int, action: act.ChooseForm, ask: str) -> Refusal | None:
    """DG-10.3, DG-14.8: only a form with a round symbol."""
    return refusal("DG-14.8" if ask == "hunt-form" else "DG-10.3", "no-round-symbol")


def refuse_discard(g: Dungeoneer, seat: int, action: act.Discard, ask: str) -> Refusal | None:
    """DG-8.3, DG-2.14: what cannot be discarded this way."""
    tables = g.game.tables
    card = action.card
    name = tables.names[card]
    if ask == "discard" and card in g.inventory[seat]:
        return refusal("DG-2.14" if tables.boons[card] else "DG-8.3", "not-to-be-discarded", card=name)
    if ask == "discard" and g.host[card] in g.inventory[seat]:
        return refusal("DG-8.3", "not-to-be-discarded", card=name)
    rules = {"discard": "DG-8.2", "shed": "DG-2.11", "clear-lair": "DG-11.20", "give-card": "DG-14.33"}
    return refusal(rules.get(ask, "DG-2.14"), "not-that-card", card=name)


def refuse_challenging(
    g: Dungeoneer, seat: int, action: act.Challenge | act.ChallengeHero | act.ChallengeQuestMonster, ask: str
) -> Refusal | None:
    """DG-11.14, DG-11.15, DG-11.17: who cannot be challenged."""
    if refused := refuse_challenge(g, seat):
        return refused
    fight = g.fights[-1]
    if isinstance(action, act.ChallengeHero):
        return refusal("DG-11.14", "not-here", seat=g.seat_name(min(action.seat, g.seats - 1)))
    if isinstance(action, act.ChallengeQuestMonster):
        return refusal("DG-14.9", "no-hunt")
    fighter = MONSTER + action.card
    name = g.game.tables.names[action.card]
    if fighter not in fight.attackers or fighter >= HUNTED:
        return refusal("DG-11.14", "did-not-attack", card=name)
    number = fight.attackers.index(fighter)
    if fight.status[number] in (CANCELLED, AWAY, LAPSED) or action.card not in g.applied:
        return refusal("DG-11.17", "did-not-attack", card=name)
    return refusal("DG-11.14", "did-not-attack", card=name)


def refuse_keeping(g: Dungeoneer, seat: int, action: act.ToHand | act.ToDiscard, ask: str) -> Refusal | None:
    """DG-11.18, DG-11.19, DG-11.28: a wounded monster never goes to hand, an unwounded one is not discarded."""
    return refusal("DG-11.19", "wounded") if isinstance(action, act.ToHand) else refusal("DG-11.18", "not-wounded")


def refuse_hero(g: Dungeoneer, seat: int, action: act.ChooseHero, ask: str) -> Refusal | None:
    """DG-20.7, DG-20.4: only a hero that nobody has."""
    rule = "DG-20.7" if ask == "hero" else "DG-20.4"
    return refusal(rule, "hero-taken", hero=g.game.tables.hero_names[action.hero])


def refuse_token(g: Dungeoneer, seat: int, action: act.TakeToken, ask: str) -> Refusal | None:
    """DG-14.23: only a token of the hero who was struck."""
    return refusal("DG-14.23", "no-token", quest=g.game.tables.quest_names[action.quest])
