"""The settlement phase and the end of the campaign (FC-C.7 to FC-C.11, FC-C.24, FC-C.25, FC-C.27)."""

from __future__ import annotations

from warhall.games.fantasy_commander import chronicle
from warhall.games.fantasy_commander.actions import Kind
from warhall.games.fantasy_commander.actions import TownCard as Card
from warhall.games.fantasy_commander.muster import is_never_mustered
from warhall.games.fantasy_commander.operations import UnitType
from warhall.games.fantasy_commander.roster import campaign_of, change_tracks, join, works
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import GIANT, NONE
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.result import Result
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Name


@step
def settle_first(g: Battle) -> None:
    """FC-C.9: the first side's settlement phase."""
    begin_settlement(g, 0)


@step
def settle_second(g: Battle) -> None:
    """FC-C.9: the second side's settlement phase."""
    begin_settlement(g, 1)


def begin_settlement(g: Battle, side: int) -> None:
    """FC-C.9, FC-C.7: income; cards that work for nothing do so."""
    campaign = campaign_of(g)
    income = campaign.prosperity[side] // 3 + sum(card.supplies for card in works(g, side))
    change_tracks(g, side, supplies=income)
    campaign.free_promotions[side] = sum(card.free_promotion for card in works(g, side))
    if any(card.giant_returns for card in works(g, side)):
        for entry, kind in enumerate(campaign.kinds):
            if campaign.sides[entry] == side and g.game.tables.kinds[kind].type == GIANT:
                campaign.away[entry] = 0
    campaign.asked = 0
    g.push(settlement_phase, side)


@step
def settlement_phase(g: Battle, side: int) -> Asked:
    """FC-C.7 to FC-C.11, FC-C.27: promote, recover, hire, repair, and build one town card."""
    tables, campaign = g.game.tables, campaign_of(g)
    verbs = tables.verbs
    options = [verbs.promote + e for e in range(len(campaign.kinds)) if refuse_promotion(g, side, e) is None]
    options += [verbs.recover + e for e in range(len(campaign.kinds)) if refuse_recovery(g, side, e) is None]
    options += [verbs.hire + kind for kind in range(len(tables.kinds)) if refuse_hire(g, side, kind) is None]
    cards = range(len(tables.printed.town_cards))
    options += [verbs.repair + card for card in cards if refuse_repair(g, side, card) is None]
    options += [verbs.build + card for card in cards if refuse_build(g, side, card) is None]
    words = {"supplies": campaign.supplies[side]}
    if not options:
        return None
    return Decision(side, "settlement", "FC-C.9", [*options, verbs.done], settle_one, words)


def settle_one(g: Battle, seat: int, code: int, side: int) -> None:
    """One thing is done in the settlement; then the next, until the player is done."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        return
    g.push(settlement_phase, side)
    if verbs.promote <= code < verbs.recover:
        promote(g, side, code - verbs.promote)
    elif verbs.recover <= code < verbs.hire:
        recover(g, side, code - verbs.recover)
    elif verbs.hire <= code < verbs.build:
        hire(g, side, code - verbs.hire)
    elif verbs.build <= code < verbs.repair:
        build(g, side, code - verbs.build)
    else:
        repair(g, side, code - verbs.repair)


def promotion_cost(g: Battle, side: int, entry: int) -> int:
    """FC-C.8: what a promotion costs; the War Academy gives one for nothing."""
    campaign = campaign_of(g)
    if campaign.free_promotions[side]:
        return 0
    basic = g.game.tables.printed.units[campaign.kinds[entry]].level == "basic"
    costs = g.game.tables.printed.campaign.promotion_costs
    return costs[0] if basic else costs[-1]


def refuse_promotion(g: Battle, side: int, entry: int) -> Refusal | None:
    """FC-C.8: why a unit of the roster cannot rise."""
    campaign, tables = campaign_of(g), g.game.tables
    if entry >= len(campaign.kinds) or campaign.sides[entry] != side:
        return refusal("FC-C.8", "no-entry")
    unit = tables.printed.units[campaign.kinds[entry]]
    name = Name("unit", unit.id)
    wanted = tables.printed.campaign.promotion_marks
    if unit.promotes_to is None:
        return refusal("FC-C.8", "highest-level", unit=name)
    if campaign.marks[entry] < wanted:
        return refusal("FC-C.8", "too-few-marks", unit=name, marks=campaign.marks[entry], wanted=wanted)
    return _afford(g, side, promotion_cost(g, side, entry), "FC-C.8")


def _afford(g: Battle, side: int, cost: int, rule: str) -> Refusal | None:
    have = campaign_of(g).supplies[side]
    return None if have >= cost else refusal(rule, "too-few-supplies", cost=cost, have=have)


def promote(g: Battle, side: int, entry: int) -> None:
    """FC-C.8: marks and Supplies are spent, and the unit rises one level."""
    campaign, tables = campaign_of(g), g.game.tables
    cost = promotion_cost(g, side, entry)
    campaign.free_promotions[side] -= bool(campaign.free_promotions[side])
    campaign.marks[entry] -= tables.printed.campaign.promotion_marks
    rises = tables.printed.units[campaign.kinds[entry]].promotes_to
    campaign.kinds[entry] = tables.kind_of[rises or ""]
    if g.ears is not None:
        g.tell("FC-C.8", chronicle.Promoted(Seat(side), Kind(campaign.kinds[entry])))
    change_tracks(g, side, supplies=-cost)


def refuse_recovery(g: Battle, side: int, entry: int) -> Refusal | None:
    """FC-C.7: why a hero or giant cannot be brought back."""
    campaign = campaign_of(g)
    if entry >= len(campaign.kinds) or campaign.sides[entry] != side:
        return refusal("FC-C.7", "no-entry")
    if not campaign.away[entry]:
        return refusal("FC-C.7", "not-away")
    return _afford(g, side, g.game.tables.printed.campaign.return_cost, "FC-C.7")


def recover(g: Battle, side: int, entry: int) -> None:
    """FC-C.7: paid for, a hero or giant fights in the next mission."""
    campaign = campaign_of(g)
    campaign.away[entry] = 0
    if g.ears is not None:
        g.tell("FC-C.7", chronicle.Recovered(Seat(side), Kind(campaign.kinds[entry])))
    change_tracks(g, side, supplies=-g.game.tables.printed.campaign.return_cost)


def refuse_hire(g: Battle, side: int, kind: int) -> Refusal | None:
    """FC-C.27: why a hero or giant cannot be hired."""
    campaign, tables = campaign_of(g), g.game.tables
    unit = tables.printed.units[kind]
    name = Name("unit", unit.id)
    if unit.type not in (UnitType.HERO, UnitType.GIANT) or is_never_mustered(unit):
        return refusal("FC-C.27", "not-for-hire", unit=name)
    if tables.kinds[kind].faction != g.players[side]:
        return refusal("FC-3.4", "other-faction", unit=name)
    if any(k == kind and s == side for k, s in zip(campaign.kinds, campaign.sides, strict=True)):
        return refusal("FC-3.2", "named-twice", unit=name)
    return _afford(g, side, tables.printed.campaign.hire_costs[unit.type], "FC-C.27")


def hire(g: Battle, side: int, kind: int) -> None:
    """FC-C.27: another hero or giant joins for Supplies."""
    tables = g.game.tables
    join(campaign_of(g), side, kind)
    if g.ears is not None:
        g.tell("FC-C.27", chronicle.Joined(Seat(side), Kind(kind)))
    change_tracks(g, side, supplies=-tables.printed.campaign.hire_costs[tables.printed.units[kind].type])


def refuse_build(g: Battle, side: int, card: int) -> Refusal | None:
    """FC-C.9 to FC-C.11: why a town card cannot be built."""
    campaign, printed = campaign_of(g), g.game.tables.printed
    name = Name("town_card", printed.town_cards[card].id)
    if card in campaign.built[side]:
        return refusal("FC-C.10", "already-built", card=name)
    if campaign.asked:
        return refusal("FC-C.9", "built-one")
    if len(campaign.built[side]) >= printed.campaign.most_town_cards:
        return refusal("FC-C.11", "settlement-full", count=printed.campaign.most_town_cards)
    return _afford(g, side, printed.town_cards[card].cost, "FC-C.9")


def build(g: Battle, side: int, card: int) -> None:
    """FC-C.9, FC-C.11: the card stands, and adds its Prosperity at once."""
    campaign, printed = campaign_of(g), g.game.tables.printed.town_cards[card]
    campaign.built[side].append(card)
    campaign.asked = 1
    if g.ears is not None:
        g.tell("FC-C.9", chronicle.Built(Seat(side), Card(card)))
    change_tracks(g, side, supplies=-printed.cost, prosperity=printed.prosperity)


def refuse_repair(g: Battle, side: int, card: int) -> Refusal | None:
    """FC-C.10: why a town card cannot be repaired."""
    if card not in campaign_of(g).damaged[side]:
        return refusal("FC-C.10", "not-damaged", card=Name("town_card", g.game.tables.printed.town_cards[card].id))
    return _afford(g, side, g.game.tables.printed.campaign.repair_cost, "FC-C.10")


def repair(g: Battle, side: int, card: int) -> None:
    """FC-C.10: a repaired card works again."""
    campaign_of(g).damaged[side].remove(card)
    if g.ears is not None:
        g.tell("FC-C.10", chronicle.Repaired(Seat(side), Card(card)))
    change_tracks(g, side, supplies=-g.game.tables.printed.campaign.repair_cost)


@step
def settlements_fall(g: Battle) -> None:
    """FC-C.24: a settlement without Prosperity falls, and the campaign is lost; not if both fall together."""
    fallen = [not prosperity for prosperity in campaign_of(g).prosperity]
    if fallen[0] is fallen[1]:
        return
    if g.ears is not None:
        g.tell("FC-C.24", chronicle.SettlementFell(Seat(int(fallen[1]))))
    scores = final_scores(g)
    g.finish(Result((2, 1) if fallen[0] else (1, 2), scores, "FC-C.24", "settlement-fell"))


def final_scores(g: Battle) -> tuple[int, int]:
    """FC-C.25: Reputation, Prosperity and undamaged town cards."""
    campaign = campaign_of(g)
    one, other = (campaign.reputation[side] + campaign.prosperity[side] + len(works(g, side)) for side in (0, 1))
    return one, other


def end_campaign(g: Battle) -> None:
    """FC-C.25: the higher score wins; a tie goes to the winner of the last mission, then to more Supplies."""
    campaign = campaign_of(g)
    scores = final_scores(g)
    winner = NONE
    if scores[0] != scores[1]:
        winner = int(scores[1] > scores[0])
    elif campaign.winner != NONE:
        winner = campaign.winner
    elif campaign.supplies[0] != campaign.supplies[1]:
        winner = int(campaign.supplies[1] > campaign.supplies[0])
    places = (1, 1) if winner == NONE else (1, 2) if winner == 0 else (2, 1)
    g.finish(Result(places, scores, "FC-C.25", "campaign"))
