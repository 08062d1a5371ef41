"""Why an answer to a single question is refused: targets, payers, forms, discards, challenges."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER
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
