"""The settlement phase and the end of the campaign (FC-C.7 to FC-C.11, FC-C.24, FC-C.25, FC-C.27)."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import chronicle
from warhall.games.fantasy_commander.actions import Kind
from warhall.games.fantasy_commander.actions import TownCard as Card
from warhall.games.fantasy_commander.muster import is_never_mustered
from warhall.games.fantasy_commander.operations import UnitType
from warhall.games.fantasy_commander.roster import campaign_of, change_tracks, come_back, join, works
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import GIANT, NONE
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.result import Result
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Law, Offers, Question, Verb
from warhall.kernel.words import Name, Word


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
    change_tracks(g, side, "FC-C.9", "income", supplies=income)
    campaign.free_promotions[side] = sum(card.free_promotion for card in works(g, side))
    if any(card.giant_returns for card in works(g, side)):
        for entry, kind in enumerate(campaign.kinds):
            if campaign.sides[entry] == side and g.game.tables.kinds[kind].type == GIANT:
                come_back(g, entry, "FC-C.10")
    campaign.asked = 0
    g.push(settlement_phase, side)


@step
def settlement_phase(g: Battle, side: int) -> Asked:
    """FC-C.7 to FC-C.11, FC-C.27: promote, recover, hire, repair, and build one town card."""
    return SETTLEMENT.put(g, side, side)


def supplies(g: Battle, seat: int, side: int) -> dict[str, Word]:
    """FC-C.9: what the side can pay with."""
    return {"supplies": campaign_of(g).supplies[side]}


def settled(g: Battle, *_: object) -> None:
    """FC-C.9: the player is done."""


def of_roster(law: Law) -> Offers:
    """The units of the roster that a law allows."""

    def entries(g: Battle, side: int, *_: object) -> list[int]:
        return [entry for entry in range(len(campaign_of(g).kinds)) if law(g, side, entry) is None]

    return entries


def promotion_cost(g: Battle, side: int, entry: int) -> int:
    """FC-C.8: what a promotion costs; the War Academy gives one for nothing."""
    campaign = campaign_of(g)
    if campaign.free_promotions[side]:
        return 0
    basic = g.game.tables.printed.units[campaign.kinds[entry]].level == "basic"
    costs = g.game.tables.printed.campaign.promotion_costs
    return costs[0] if basic else costs[-1]


def no_promotion(g: Battle, side: int, entry: int, *_: object) -> Refusal | None:
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


def promote(g: Battle, side: int, entry: int, *_: object) -> None:
    """FC-C.8: marks and Supplies are spent, and the unit rises one level."""
    campaign, tables = campaign_of(g), g.game.tables
    cost = promotion_cost(g, side, entry)
    campaign.free_promotions[side] -= bool(campaign.free_promotions[side])
    campaign.marks[entry] -= tables.printed.campaign.promotion_marks
    rises = tables.printed.units[campaign.kinds[entry]].promotes_to
    campaign.kinds[entry] = tables.kind_of[rises or ""]
    if g.ears is not None:
        g.tell("FC-C.8", chronicle.Promoted(Seat(side), Kind(campaign.kinds[entry])))
    change_tracks(g, side, "FC-C.8", supplies=-cost)


def no_recovery(g: Battle, side: int, entry: int, *_: object) -> Refusal | None:
    """FC-C.7: why a hero or giant cannot be brought back."""
    campaign = campaign_of(g)
    if entry >= len(campaign.kinds) or campaign.sides[entry] != side:
        return refusal("FC-C.7", "no-entry")
    if not campaign.away[entry]:
        return refusal("FC-C.7", "not-away")
    return _afford(g, side, g.game.tables.printed.campaign.return_cost, "FC-C.7")


def recover(g: Battle, side: int, entry: int, *_: object) -> None:
    """FC-C.7: paid for, a hero or giant fights in the next mission."""
    come_back(g, entry, "FC-C.7")
    change_tracks(g, side, "FC-C.7", supplies=-g.game.tables.printed.campaign.return_cost)


def no_hire(g: Battle, side: int, kind: int, *_: object) -> Refusal | None:
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


def hire(g: Battle, side: int, kind: int, *_: object) -> None:
    """FC-C.27: another hero or giant joins for Supplies."""
    tables = g.game.tables
    join(campaign_of(g), side, kind)
    if g.ears is not None:
        g.tell("FC-C.27", chronicle.Joined(Seat(side), Kind(kind)))
    change_tracks(g, side, "FC-C.27", supplies=-tables.printed.campaign.hire_costs[tables.printed.units[kind].type])


def no_build(g: Battle, side: int, card: int, *_: object) -> Refusal | None:
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


def build(g: Battle, side: int, card: int, *_: object) -> None:
    """FC-C.9, FC-C.11: the card stands, and adds its Prosperity at once."""
    campaign, printed = campaign_of(g), g.game.tables.printed.town_cards[card]
    campaign.built[side].append(card)
    campaign.asked = 1
    if g.ears is not None:
        g.tell("FC-C.9", chronicle.Built(Seat(side), Card(card)))
    change_tracks(g, side, "FC-C.9", supplies=-printed.cost)
    change_tracks(g, side, "FC-C.11", prosperity=printed.prosperity)


def no_repair(g: Battle, side: int, card: int, *_: object) -> Refusal | None:
    """FC-C.10: why a town card cannot be repaired."""
    if card not in campaign_of(g).damaged[side]:
        return refusal("FC-C.10", "not-damaged", card=Name("town_card", g.game.tables.printed.town_cards[card].id))
    return _afford(g, side, g.game.tables.printed.campaign.repair_cost, "FC-C.10")


def repair(g: Battle, side: int, card: int, *_: object) -> None:
    """FC-C.10: a repaired card works again."""
    campaign_of(g).damaged[side].remove(card)
    if g.ears is not None:
        g.tell("FC-C.10", chronicle.Repaired(Seat(side), Card(card)))
    change_tracks(g, side, "FC-C.10", supplies=-g.game.tables.printed.campaign.repair_cost)


RECOVER = Verb(do.Recover, does=recover, forbids=no_recovery, offers=of_roster(no_recovery), again=True)
DONE = Verb(do.Done, does=settled, way_out=True)
SETTLEMENT = Question(
    "settlement",
    "FC-C.9",
    Verb(do.Promote, does=promote, forbids=no_promotion, offers=of_roster(no_promotion), again=True),
    RECOVER,
    Verb(do.Hire, does=hire, forbids=no_hire, again=True),
    Verb(do.Repair, does=repair, forbids=no_repair, again=True),
    Verb(do.Build, does=build, forbids=no_build, again=True),
    DONE,
    words=supplies,
)
"""FC-C.7 to FC-C.11, FC-C.27: one thing after another, until the player is done."""


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


QUESTIONS = (SETTLEMENT,)
