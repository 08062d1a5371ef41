"""Raids on the settlements of a campaign (FC-C.12, FC-C.13, FC-C.18 to FC-C.20, FC-C.28).

Here: how a raid begins and ends, and how it is settled by dice. Not here: what monsters do in it (`raid`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import chronicle
from warhall.games.fantasy_commander.actions import Face, Hex, Unit
from warhall.games.fantasy_commander.actions import TownCard as Card
from warhall.games.fantasy_commander.contexts import Muster
from warhall.games.fantasy_commander.deployment import deploy, put_card_terrain, take_field, take_from_supply
from warhall.games.fantasy_commander.movement import put
from warhall.games.fantasy_commander.muster import build_army, muster_of
from warhall.games.fantasy_commander.placing import add_unit
from warhall.games.fantasy_commander.roster import (
    campaign_of,
    change_tracks,
    clear_table,
    field_roster,
    lose_units,
    works,
)
from warhall.games.fantasy_commander.score import check_victory
from warhall.games.fantasy_commander.settlement import DONE, RECOVER, supplies
from warhall.games.fantasy_commander.state import MUSTER, RAID, SETTLE, Battle
from warhall.games.fantasy_commander.tables import FACE_OF_DIE, NONE, SHIELD
from warhall.games.fantasy_commander.turn import play_round
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb, together
from warhall.kernel.words import Name

BOTH = 3
RAID_DICE = 3
"""FC-C.20."""
DEFENDERS, RAIDERS = "a", "b"
"""FC-C.28: the zones of the raid map."""


@step
def agree_on_dice(g: Battle) -> Asked:
    """FC-C.20: if both agree, raids are settled by dice."""
    answered = campaign_of(g).asked
    return together(*(RAID_BY_DICE.form(g, side, side) for side in (0, 1) if not answered >> side & 1))


def agree(g: Battle, side: int) -> None:
    """FC-C.20: one player agrees."""
    campaign = campaign_of(g)
    campaign.asked |= 1 << side
    campaign.by_dice |= 1 << side


def disagree(g: Battle, side: int) -> None:
    """FC-C.20: one player does not."""
    campaign_of(g).asked |= 1 << side


RAID_BY_DICE = Question(
    "raid-by-dice", "FC-C.20", Verb(do.Use, does=agree, again=True), Verb(do.Decline, does=disagree, again=True)
)


def draw_raid(g: Battle) -> int:
    """FC-C.12: a raid card; when all are used they are drawn again."""
    campaign = campaign_of(g)
    if not campaign.raids:
        campaign.raids = list(range(len(g.game.tables.printed.raid_cards)))
        g.dice.shuffle(campaign.raids)
    campaign.raid_card = campaign.raids.pop()
    g.uncovered += 1
    if g.ears is not None:
        ident = g.game.tables.printed.raid_cards[campaign.raid_card].id
        g.tell("FC-C.12", chronicle.RaidBegan(Seat(campaign.defender), Name("raid_card", ident)))
    return campaign.raid_card


@step
def raid_by_dice(g: Battle) -> None:
    """FC-C.20: shields cancel the raid's strength; what is left damages the settlement."""
    campaign = campaign_of(g)
    side = campaign.defender
    strength = g.game.tables.printed.raid_cards[draw_raid(g)].strength
    count = RAID_DICE + sum(card.defensive for card in works(g, side))
    faces = [FACE_OF_DIE[g.dice.below(6)] for _ in range(count)]
    rest = max(0, strength - faces.count(SHIELD))
    if g.ears is not None:
        g.tell("FC-C.20", chronicle.RaidRolled(Seat(side), tuple(map(Face, faces)), strength, rest))
    for _ in range(rest):
        damage_card(g, side, "FC-C.20")
    change_tracks(g, side, "FC-C.20", "raid", reputation=int(not rest), prosperity=-rest)


def damage_card(g: Battle, side: int, rule: str) -> None:
    """FC-C.18, FC-C.20: one undamaged town card, drawn at random, is damaged."""
    campaign = campaign_of(g)
    whole = [number for number in campaign.built[side] if number not in campaign.damaged[side]]
    if whole:
        number = g.dice.pick(whole)
        campaign.damaged[side].append(number)
        if g.ears is not None:
            g.tell(rule, chronicle.CardDamaged(Seat(side), Card(number)))


@step
def begin_raid(g: Battle) -> None:
    """FC-C.13, FC-C.28: the raid map, the raiders of the card, and defenders from the roster."""
    campaign, tables = campaign_of(g), g.game.tables
    side = campaign.defender
    clear_table(g)
    printed = tables.printed.campaign
    raiders = next(number for number, faction in enumerate(tables.printed.factions) if faction.raiders)
    factions = bytearray(g.players)
    factions[1 - side] = raiders
    g.factions = bytes(factions)
    g.kind, g.monsters, g.phase = RAID, 1 - side, MUSTER
    g.chart = tables.chart_of[printed.raid_map]
    chart = tables.charts[g.chart]
    g.terrain = chart.terrain
    g.zones[side], g.zones[1 - side] = chart.zones[DEFENDERS], chart.zones[RAIDERS]
    take_from_supply(g)
    g.buildings = list(chart.buildings)
    g.building_damage = [0] * len(g.buildings)
    g.muster = Muster(armies=[[], []], decks=[[], []], limits=[printed.raid_limit] * 2)
    draw_raid(g)
    g.then(begin_defence, deploy, release_monsters, play_round)
    g.push(build_army, side)


@step
def begin_defence(g: Battle) -> None:
    """FC-C.28: the defenders take the field; Walls are put up inside their zone."""
    campaign, tables = campaign_of(g), g.game.tables
    side = campaign.defender
    armies: list[list[int]] = [[], []]
    armies[side] = muster_of(g).armies[side]
    g.muster = None
    take_field(g, armies, [[], []])
    field_roster(g)
    g.initiative = g.turn = g.first = side
    g.round_limit = tables.printed.campaign.raid_rounds
    for card in works(g, side):
        if card.raid_terrain is not None:
            g.push(put_card_terrain, side, tables.terrain_of[card.raid_terrain.terrain], card.raid_terrain.n, 1)


@step
def release_monsters(g: Battle) -> None:
    """FC-C.28: the monsters come to random hexes of their zone."""
    tables, side = g.game.tables, g.monsters
    card = tables.printed.raid_cards[campaign_of(g).raid_card]
    for kind in tables.army(card.monsters):
        closed = tables.field(g.terrain).impassable | g.occupied[0] | g.occupied[1]
        cell = g.dice.pick(cells_of(g.zones[side] & ~closed))
        unit = add_unit(g, side, kind)
        put(g, unit, cell)
        campaign_of(g).fielded.append(NONE)
        if g.ears is not None:
            g.tell("FC-C.28", chronicle.MonsterCame(Unit(unit), Hex(cell)))
    check_victory(g)  # nobody may have been left to defend


@step
def end_raid(g: Battle) -> None:
    """FC-C.18, FC-C.19: Reputation for a victory, Prosperity and cards for each building lost; losses and marks."""
    campaign = campaign_of(g)
    side = campaign.defender
    g.phase = SETTLE
    beaten = not g.occupied[g.monsters]
    if g.ears is not None:
        g.tell("FC-C.18", chronicle.RaidEnded(Seat(side), g.razed, "yes" if beaten else "no"))
    for _ in range(g.razed):
        damage_card(g, side, "FC-C.18")
    change_tracks(g, side, "FC-C.18", "raid", reputation=2 * beaten, prosperity=-g.razed)
    lose_units(g)
    g.push(bring_back, side)


@step
def bring_back(g: Battle, side: int) -> Asked:
    """FC-C.19, FC-C.7: heroes and giants lost in the raid may be paid for."""
    return BRING_BACK.put(g, side, side)


BRING_BACK = Question("bring-back", "FC-C.7", RECOVER, DONE, words=supplies)

QUESTIONS = (RAID_BY_DICE, BRING_BACK)
