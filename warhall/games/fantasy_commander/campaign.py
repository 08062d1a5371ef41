"""The campaign (FC-C): six linked missions, rosters, settlements, escalation and raids.

Here: what happens between battles, and how each battle of a campaign is set up. The battles themselves are played by
the same steps as every other; `after_battle` takes over when one ends. Not here: rosters and tracks (`roster`), the
settlement phase (`settlement`), raids (`raids`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import chronicle
from warhall.games.fantasy_commander.actions import EscalationCard, Kind
from warhall.games.fantasy_commander.contexts import Campaign, Muster
from warhall.games.fantasy_commander.deployment import (
    deploy,
    first_deployer,
    open_scenario,
    put_card_terrain,
    take_field,
)
from warhall.games.fantasy_commander.effects import push_ops
from warhall.games.fantasy_commander.losses import tire_by_force
from warhall.games.fantasy_commander.muster import build_army, build_deck, muster_of
from warhall.games.fantasy_commander.placing import lay, open_hexes
from warhall.games.fantasy_commander.printed_campaign import EscalationCard as PrintedEscalation
from warhall.games.fantasy_commander.properties import own_units
from warhall.games.fantasy_commander.raids import BOTH, agree_on_dice, begin_raid, end_raid, raid_by_dice
from warhall.games.fantasy_commander.reasons import piece
from warhall.games.fantasy_commander.retreat import leave_it
from warhall.games.fantasy_commander.roster import (
    campaign_of,
    change_tracks,
    clear_table,
    come_back,
    escalation,
    field_roster,
    join,
    lose_units,
    works,
)
from warhall.games.fantasy_commander.score import controlled, settle
from warhall.games.fantasy_commander.settlement import end_campaign, settle_first, settle_second, settlements_fall
from warhall.games.fantasy_commander.state import MUSTER, RAID, SETTLE, Battle
from warhall.games.fantasy_commander.tables import GIANT, HERO, NONE, FantasyGame
from warhall.games.fantasy_commander.turn import play_round
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.dice import Dice
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name


def new(game: FantasyGame, dice: Dice, *, face_up: bool, round_limit: int) -> Battle:
    """FC-C.1 to FC-C.3: two settlements, and the sample armies of the first mission as rosters."""
    tables = game.tables
    printed = tables.printed.campaign
    first = tables.scenarios[tables.scenario_of[printed.missions[0]]]
    factions = bytes(tables.factions[faction] for faction in first.armies)
    g = Battle(
        game=game,
        dice=dice,
        factions=factions,
        players=factions,
        face_up=face_up,
        round_limit=round_limit,
        zones=[0, 0],
        terrain=bytes(tables.board.size),
        supply=bytes(terrain.supply for terrain in tables.printed.terrain),
        recruits=bytes(unit.supply for unit in tables.printed.units),
    )
    start = printed.start
    g.campaign = campaign = Campaign(
        round_limit=round_limit,
        reputation=[start.reputation] * 2,
        prosperity=[start.prosperity] * 2,
        supplies=[start.supplies] * 2,
        kinds=[],
        sides=[],
        marks=[],
        away=[],
        fielded=[],
        built=[[], []],
        damaged=[[], []],
        escalations=list(range(len(tables.printed.escalation_cards))),
        raids=list(range(len(tables.printed.raid_cards))),
        drawn=[],
        hunted=[0, 0],
        spent_reputation=[0, 0],
        free_promotions=[0, 0],
        kept=[0, 0],
    )
    for side, army in enumerate(first.armies.values()):
        for kind in tables.army(army):
            join(campaign, side, kind)
    dice.shuffle(campaign.escalations)
    dice.shuffle(campaign.raids)
    g.push(begin_mission)
    return g


@step
def begin_mission(g: Battle) -> None:
    """FC-C.4, FC-C.27: the next mission: its heroes and giants join, then escalation, army and deck."""
    campaign, tables = campaign_of(g), g.game.tables
    clear_table(g)
    number = tables.scenario_of[tables.printed.campaign.missions[campaign.mission]]
    scenario = tables.scenarios[number]
    g.phase = MUSTER
    if g.ears is not None:
        g.tell("FC-C.4", chronicle.MissionBegan(campaign.mission + 1, Name("scenario", scenario.id)))
    for side, army in enumerate(scenario.armies.values()):
        for kind in tables.army(army):
            held = [campaign.kinds[e] for e in range(len(campaign.kinds)) if campaign.sides[e] == side]
            if tables.kinds[kind].type in (HERO, GIANT) and kind not in held:
                join(campaign, side, kind)
                if g.ears is not None:
                    g.tell("FC-C.27", chronicle.Joined(Seat(side), Kind(kind)))
    campaign.escalation = NONE
    campaign.hunted = [0, 0]
    campaign.spent_reputation = [0, 0]
    open_scenario(g, number)
    g.phase = MUSTER
    g.push(muster_mission)
    if campaign.mission:
        draw_escalation(g)


def draw_escalation(g: Battle) -> None:
    """FC-C.22, FC-C.31: the loser draws two and chooses; after a draw one random card, unless a Scout Post helps."""
    campaign = campaign_of(g)
    extra = [sum(card.extra_card for card in works(g, side)) for side in (0, 1)]
    chooser = 1 - campaign.winner if campaign.winner != NONE else NONE
    count = 1
    if chooser != NONE:
        count = 2 + extra[chooser]
    elif bool(extra[0]) is not bool(extra[1]):
        chooser = int(not extra[0])
        count = 1 + extra[chooser]
    count = min(count, len(campaign.escalations))
    campaign.drawn = [campaign.escalations.pop() for _ in range(count)]
    if count:
        g.uncovered += 1
    if count == 1:
        if g.ears is not None:
            g.tell("FC-C.21", chronicle.EscalationDrawn(EscalationCard(campaign.drawn[0])))
        take_escalation(g, campaign.drawn[0])
    elif count:
        g.push(choose_escalation, chooser)


@step
def choose_escalation(g: Battle, chooser: int) -> Asked:
    """FC-C.22: one of the drawn cards changes the coming mission."""
    return ESCALATION.offer_each(g, chooser, sorted(campaign_of(g).drawn))


def not_drawn(g: Battle, seat: int, card: int, chooser: int) -> Refusal | None:
    """FC-C.22: one of the drawn cards."""
    if card in campaign_of(g).drawn:
        return None
    return refusal(
        "FC-C.22", "not-drawn", card=Name("escalation_card", g.game.tables.printed.escalation_cards[card].id)
    )


def choose_card(g: Battle, seat: int, card: int, chooser: int) -> None:
    """FC-C.21: the card is chosen; the others go back under the rest."""
    if g.ears is not None:
        g.tell("FC-C.22", chronicle.EscalationChosen(Seat(seat), EscalationCard(card)))
    take_escalation(g, card)


ESCALATION = Question("escalation", "FC-C.22", Verb(do.Escalate, does=choose_card, forbids=not_drawn))


def take_escalation(g: Battle, card: int) -> None:
    """FC-C.21: the card is put away for good."""
    campaign = campaign_of(g)
    campaign.escalation = card
    campaign.escalations[:0] = [other for other in campaign.drawn if other != card]
    campaign.drawn = []


@step
def muster_mission(g: Battle) -> None:
    """FC-C.3, FC-C.4, FC-C.32: armies within the limit, and decks for them."""
    campaign, card = campaign_of(g), escalation(g)
    limits = [g.game.tables.scenarios[g.scenario].limit + sum(c.limit_bonus for c in works(g, s)) for s in (0, 1)]
    if card is not None and campaign.winner != NONE:
        limits[1 - campaign.winner] += card.loser_limit_bonus
    g.muster = Muster(armies=[[], []], decks=[[], []], limits=limits)
    g.push(prepare_mission)
    for side in (1, 0):
        g.push(build_deck, side)
        g.push(build_army, side)


@step
def prepare_mission(g: Battle) -> None:
    """FC-C.21, FC-C.23, FC-C.30: reputation is spent, terrain of cards is put, the armies take the field."""
    muster, card = muster_of(g), escalation(g)
    g.muster = None
    take_field(g, muster.armies, muster.decks)
    field_roster(g)
    if card is not None:
        g.ranged_max, g.fog, g.run_bonus = card.ranged_max, card.rounds, card.run_bonus
        g.play_to += card.play_to_bonus
    first_deployer(g, g.game.tables.scenarios[g.scenario].deploy_first)
    g.then(deploy, set_up_units, play_round)
    if card is not None and card.terrain is not None:
        put_terrain_of(g, card)
    g.push(spend_reputation, 1)
    g.push(spend_reputation, 0)


def put_terrain_of(g: Battle, card: PrintedEscalation) -> None:
    """FC-C.30: terrain of an escalation card, by the player it names or on its fixed place."""
    tables, campaign = g.game.tables, campaign_of(g)
    if card.terrain is None:
        return
    kind = tables.terrain_of[card.terrain.terrain]
    if card.at is not None:
        spots = cells_of(open_hexes(g) & ~(g.zones[0] | g.zones[1]))
        if spots and g.supply[kind]:
            wanted = tables.distance[tables.board.cell(*card.at)]
            lay(g, g.first, kind, min(spots, key=lambda cell: (wanted[cell], cell)), "FC-C.30")
        return
    side = campaign.winner if card.by == "winner" else 1 - campaign.winner
    if campaign.winner == NONE:
        side = g.dice.below(2)
    g.push(put_card_terrain, side, kind, card.terrain.n, 0)


@step
def spend_reputation(g: Battle, side: int) -> Asked:
    """FC-C.23: one Reputation buys one reroll of all order dice in this mission."""
    return SPEND_REPUTATION.form(g, side, side, side) if campaign_of(g).reputation[side] else None


def spent_reputation(g: Battle, seat: int, side: int) -> None:
    """FC-C.23: the Reputation is spent."""
    campaign_of(g).spent_reputation[side] = 1
    change_tracks(g, side, "FC-C.23", "reroll", reputation=-1)


SPEND_REPUTATION = Question(
    "spend-reputation", "FC-C.23", Verb(do.Use, does=spent_reputation), Verb(do.Decline, does=leave_it)
)


@step
def set_up_units(g: Battle) -> None:
    """FC-C.10, FC-C.21: cards that act on units once they stand on the map."""
    card = escalation(g)
    for side in (1, 0):
        if card is not None and card.tired_units:
            g.push(tire_units, side, card.tired_units)
        for town_card in works(g, side):
            push_ops(g, side, f"town.{town_card.id}", len(town_card.setup))


@step
def tire_units(g: Battle, side: int, count: int) -> Asked:
    """FC-C.21: each player chooses own units that begin tired."""
    fresh = [unit for unit in own_units(g, side) if not g.fatigue[unit]]
    if not count or not fresh:
        settle(g)
        return None
    return TIRE_UNIT.offer_each(g, side, fresh)


def not_fresh(g: Battle, seat: int, unit: int, side: int, count: int) -> Refusal | None:
    """FC-C.21: an own unit without fatigue."""
    if unit >= len(g.kinds) or g.owners[unit] != side or g.hexes[unit] < 0:
        return refusal("FC-C.21", "not-own")
    return refusal("FC-C.21", "tired-already", unit=piece(g, unit)) if g.fatigue[unit] else None


def tired_unit(g: Battle, seat: int, unit: int, side: int, count: int) -> None:
    """FC-15.10: the unit takes a forced token."""
    card = g.game.tables.printed.escalation_cards[campaign_of(g).escalation]
    tire_by_force(g, unit, 1, Name("escalation_card", card.id))
    g.push(tire_units, side, count - 1)


TIRE_UNIT = Question("tire-unit", "FC-C.21", Verb(do.Target, does=tired_unit, forbids=not_fresh))


def after_battle(g: Battle, rule: str) -> None:
    """FC-C.4: when a battle of the campaign ends, its report follows."""
    campaign = campaign_of(g)
    if g.kind == RAID:
        g.then(end_raid, raid_on)
        return
    if g.ears is not None:
        g.tell(rule, chronicle.MissionEnded(campaign.mission + 1, why_ended(g, rule)))
        drawn = campaign.winner == NONE
        g.tell("FC-C.5", chronicle.MissionDrawn() if drawn else chronicle.MissionWon(Seat(campaign.winner)))
    g.push(report)


def why_ended(g: Battle, rule: str) -> str:
    """FC-7.2, FC-25.3 to FC-25.6: what ended the battle of a mission, as a scenario by itself would say it."""
    if rule == "FC-25.3":
        return "army-destroyed" if any(g.occupied) else "both-destroyed"
    return ENDED_BY[rule]


ENDED_BY = {
    "FC-7.2": "victory-points",
    "FC-25.5": "round-limit",
    "FC-25.6": "conceded",
    "FC-27.25": "towns-lost",
}
"""What else ends the battle of a mission, by its rule."""


@step
def report(g: Battle) -> None:
    """FC-C.5 to FC-C.8: what the mission brings to both sides."""
    campaign, tables = campaign_of(g), g.game.tables
    printed = tables.printed.campaign
    g.phase = SETTLE
    fall = tables.scenarios[g.scenario].towns_fall
    for side in (0, 1):
        if campaign.winner == NONE:
            gains = printed.report.draw
        else:
            gains = printed.report.winner if campaign.winner == side else printed.report.loser
        change_tracks(g, side, "FC-C.5", "mission", reputation=gains.reputation, supplies=gains.supplies)
        if campaign.winner == side:
            honour = sum(card.win_reputation for card in works(g, side))
            change_tracks(g, side, "FC-C.10", "cards", reputation=honour)
        hunted = printed.per_hero_or_giant * campaign.hunted[side]
        change_tracks(g, side, "FC-C.6", "hunted", reputation=hunted)
        towns = controlled(g, side)
        if fall is not None and tables.factions[fall.to] == g.factions[side]:
            towns += g.fallen
        prosperity = min(printed.most_towns, printed.per_town * towns)
        change_tracks(g, side, "FC-C.6", "towns", prosperity=prosperity)
        campaign.kept[side] = sum(card.keeps_level for card in works(g, side))
    for entry in range(len(campaign.away)):  # who was away has missed this mission
        come_back(g, entry, "FC-C.7")
    lose_units(g)
    g.then(settle_first, settle_second, settlements_fall, raid_due)


@step
def raid_due(g: Battle) -> None:
    """FC-C.4, FC-C.12: after some missions both settlements are raided."""
    campaign = campaign_of(g)
    campaign.by_dice = campaign.asked = 0
    campaign.defender = NONE
    if campaign.mission + 1 in g.game.tables.printed.campaign.raids_after:
        g.then(agree_on_dice, raid_on)
    else:
        g.push(next_mission)


@step
def raid_on(g: Battle) -> None:
    """FC-C.12: the raid on the next settlement, or the next mission."""
    campaign = campaign_of(g)
    if campaign.defender == 1:
        g.push(next_mission)
        return
    campaign.defender += 1
    if campaign.by_dice == BOTH:
        g.then(raid_by_dice, raid_on)
    else:
        g.push(begin_raid)


@step
def next_mission(g: Battle) -> None:
    """FC-C.4, FC-C.25: the next mission, or the end of the campaign."""
    campaign = campaign_of(g)
    campaign.mission += 1
    campaign.raid_card = NONE
    if campaign.mission < len(g.game.tables.printed.campaign.missions):
        g.push(begin_mission)
    else:
        end_campaign(g)


QUESTIONS = (ESCALATION, SPEND_REPUTATION, TIRE_UNIT)
