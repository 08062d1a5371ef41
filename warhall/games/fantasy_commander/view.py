"""What each seat may see (FC-1.10, FC-5.6, FC-9.14, FC-10.7, FC-T.1), and worlds that look the same to it.

Hidden are: the other side's order dice while they are rolled, its tokens while they are laid, its reserve from then to
the end of the round, and the cards of decks below what is open or was looked at. Everything else is on the table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from warhall.games.fantasy_commander import effects
from warhall.games.fantasy_commander.aims import KINDS, aim_view
from warhall.games.fantasy_commander.contexts import Activation
from warhall.games.fantasy_commander.faces import (
    ActivationView,
    AttackBy,
    AttackView,
    BattlePhase,
    BattleView,
    CampaignView,
    EffectView,
    EntryView,
    MusterView,
    SideView,
    TownView,
    UnitView,
)
from warhall.games.fantasy_commander.movement import budget, path_to
from warhall.games.fantasy_commander.muster import points
from warhall.games.fantasy_commander.operations import Ban, Colour, Face, Property, Roll, SupportKind
from warhall.games.fantasy_commander.orders import colours_held, leadership, spend
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS
from warhall.games.fantasy_commander.properties import is_exhausted, is_weak, own_units, props_of
from warhall.games.fantasy_commander.ranged import blocking, longest, may_shoot
from warhall.games.fantasy_commander.state import ACTIVE, GENERATE, GIVE, LOOK, Battle
from warhall.games.fantasy_commander.tables import (
    COLOUR_OF_FACE,
    E_CURSE,
    E_DICE,
    E_FORBID,
    E_GRANT,
    E_IGNORE,
    E_LOSE,
    E_RANGE,
    E_REROLL,
    E_RESULT,
    E_SPEED,
    E_SUPPORT,
    FACE_OF_DIE,
    NONE,
    YELLOW,
    Tables,
)
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import Dice
from warhall.kernel.imagining import deal_anew, imagined
from warhall.kernel.kept import Kept

PHASES: tuple[BattlePhase, ...] = get_args(BattlePhase)
STEPS = ("red", "blue", "green", "yellow", "purple")
MOVES = ("", "moved", "ran")
ATTACKS: tuple[AttackBy, ...] = get_args(AttackBy)
EFFECTS = ("grant", "lose", "dice", "reroll", "result", "ignore", "support", "speed", "range", "forbid", "curse")
UNTILS = ("activation", "round", "game")
COLOURS = tuple(colour.value for colour in Colour)
FACES = tuple(face.value for face in Face)
ORDERS, DICE = tuple(Colour), tuple(Face)
PROPERTIES = tuple(word.value for word in Property)
ROLLS = tuple(roll.value for roll in Roll)
SUPPORTS = tuple(kind.value for kind in SupportKind)
BANS = tuple(ban.value for ban in Ban)


def view(g: Battle, seat: int | None) -> BattleView:
    """Everything that a seat (None: the public) may see."""
    tables = g.game.tables
    name = tables.board.name
    names = g.unit_names(())
    return BattleView(
        kind=KINDS[g.kind],
        scenario=tables.scenarios[g.scenario].id if g.scenario != NONE else None,
        map=tables.printed.maps[g.chart].id if g.chart != NONE else None,
        round=g.round,
        round_limit=g.round_limit,
        phase=PHASES[g.phase],
        colour=ORDERS[g.colour] if g.phase == ACTIVE else None,
        turn=g.turn,
        initiative=g.initiative,
        play_to=g.play_to,
        aim=aim_view(g),
        terrain=drawn(tables, g.terrain),
        points=named(tables, g.points),
        towns=towns(g),
        zones=[named(tables, zone) for zone in g.zones],
        buildings={name(c): d for c, d in zip(g.buildings, g.building_damage, strict=True)},
        supply={t.id: n for t, n in zip(tables.printed.terrain, g.supply, strict=True) if t.glyph != "."},
        units=[unit_view(g, seat, unit, names[unit]) for unit in range(len(g.kinds))],
        sides=[side_view(g, seat, side) for side in (0, 1)],
        playing=tables.cards[g.playing].id if g.playing != NONE else None,
        picked=names[g.picked] if g.picked != NONE and g.picked < len(names) and not any(g.lays) else None,
        activation=activation_view(g, names),
        attack=attack_view(g, names),
        muster=muster_view(g),
        campaign=campaign_view(g),
    )


@lru_cache(maxsize=256)  # most actions leave the map as it is
def drawn(tables: Tables, terrain: bytes) -> list[str]:
    """The map as it lies, row by row."""
    glyphs = [each.glyph for each in tables.printed.terrain]
    return ["".join(glyphs[terrain[row * COLUMNS + c]] for c in range(COLUMNS)) for row in range(ROWS)]


@lru_cache(maxsize=256)
def named(tables: Tables, hexes: int) -> list[str]:
    """Some hexes by their names."""
    return [tables.board.name(cell) for cell in cells_of(hexes)]


def towns(g: Battle) -> list[TownView]:
    """FC-7.5: the towns of the map, and who holds them."""
    if g.chart == NONE:
        return []
    tables = g.game.tables
    found = []
    for name, cell in zip(tables.charts[g.chart].town_names, tables.charts[g.chart].towns, strict=True):
        held = next((side for side in (0, 1) if g.occupied[side] >> cell & 1), None)
        found.append(TownView(name.id, tables.board.name(cell), held, g.terrain[cell] not in tables.towns))
    return found


def sees_orders(g: Battle, seat: int | None, side: int) -> bool:
    """FC-10.7, FC-T.1: tokens on units are secret while orders are given."""
    return g.phase != GIVE or seat == side


def sees_reserve(g: Battle, seat: int | None, side: int) -> bool:
    """FC-9.14, FC-T.1: a reserve is open only between generating and giving."""
    return seat == side or g.phase not in (GENERATE, GIVE, ACTIVE)


UNITS: Kept[UnitView] = Kept(8192)
"""Most units are as they were when somebody looked last."""


def unit_view(g: Battle, seat: int | None, unit: int, name: str) -> UnitView:
    """FC-1.10: one unit with all its tokens."""
    tables = g.game.tables
    kind = tables.kinds[g.kinds[unit]]
    cell, side, order = g.hexes[unit], g.owners[unit], g.orders[unit]
    on_map = cell >= 0
    props = props_of(g, unit) if on_map else kind.props
    own = tuple(effect for effect in g.effects if effect[0] == unit) if g.effects else ()
    shown = order if order >= 0 and sees_orders(g, seat, side) else NONE
    weak = on_map and is_weak(g, unit, props)
    late, defends, dead = g.late >> unit & 1, g.defended >> unit & 1, g.dead >> unit & 1
    tokens = (cell, side, shown, g.wounds[unit], g.fatigue[unit], late, defends, weak, dead, props, own)
    key = (tables, g.kinds[unit], name, tokens)
    if known := UNITS.get(key):
        return known
    made = UnitView(
        id=name,
        card=kind.card.id,
        side=side,
        hex=tables.board.name(cell) if on_map else None,
        left=kind.size - g.wounds[unit],
        size=kind.size,
        wounds=g.wounds[unit],
        fatigue=g.fatigue[unit],
        stamina=None if kind.stamina == NONE else kind.stamina,
        order=ORDERS[shown] if shown >= 0 else None,
        late=bool(late),
        defends=bool(defends),
        weak=weak,
        exhausted=is_exhausted(g, unit),
        destroyed=bool(dead),
        properties=[PROPERTIES[number] for number in cells_of(props)],
        effects=[effect_view(effect) for effect in own if effect[2] != E_CURSE],
        curses=[tables.cards[effect[3]].id for effect in own if effect[2] == E_CURSE],
    )
    return UNITS.keep(key, made)


def effect_view(effect: tuple[int, int, int, int, int, int]) -> EffectView:
    """A lasting change on a unit."""
    _, until, what, a, b, c = effect
    if what in (E_GRANT, E_LOSE):
        return EffectView(EFFECTS[what], UNTILS[until], PROPERTIES[a], None, None, [b] if what == E_GRANT else [])
    of, face, numbers = None, None, [a, b] if what == E_RANGE else [a] if what == E_SPEED else []
    if what in (E_DICE, E_REROLL):
        of, numbers = ROLLS[a], [b]
    elif what in (E_RESULT, E_IGNORE):
        of, face, numbers = ROLLS[a], FACES[b], [c]
    elif what in (E_SUPPORT, E_FORBID):
        of = SUPPORTS[a] if what == E_SUPPORT else BANS[a]
    return EffectView(EFFECTS[what], UNTILS[until], None, of, face, numbers)


def side_view(g: Battle, seat: int | None, side: int) -> SideView:
    """Decks, reserve and points of one side."""
    tables = g.game.tables
    cards = tables.cards
    held = g.reserve[4 * side : 4 * side + 4] if sees_reserve(g, seat, side) else None
    own_dice = seat == side and g.phase == GENERATE
    dice_lie = own_dice or g.phase == LOOK
    known = known_cards(g, seat, side)
    deck = g.decks[side]
    return SideView(
        faction=tables.printed.factions[g.factions[side]].id,
        vp=g.vp[side],
        slain=g.slain[side],
        reserve=held,
        spent=g.spent[4 * side : 4 * side + 4],
        order_dice=[DICE[face] for face in g.order_dice[side]] if dice_lie else None,
        marked=[DICE[face] for face in g.marked[side]] if own_dice else None,
        rerolls=g.rerolls[side] if own_dice else None,
        finished=bool(g.ready >> side & 1),
        deck=len(deck),
        top=[cards[card].id for card in reversed(deck[len(deck) - known :])],
        rest=sorted(cards[card].id for card in deck[: len(deck) - known]),
        discard=[cards[card].id for card in g.discards[side]],
        laid=[cards[card].id for card in g.laid[side]],
        monsters=g.monsters == side,
    )


def known_cards(g: Battle, seat: int | None, side: int) -> int:
    """FC-5.6: how many cards from the top of a deck a seat knows."""
    known = int(g.face_up)
    if seat is not None:
        known = max(known, g.known[2 * seat + side])
    return min(known, len(g.decks[side]))


def activation_view(g: Battle, names: tuple[str, ...], *, ahead: bool = True) -> ActivationView | None:
    """Chapter 14: the activation in progress; ways and lines of sight only if what lies ahead is asked for."""
    act = g.activation
    if act is None:
        return None
    return ActivationView(
        names[act.unit],
        ORDERS[act.colour],
        MOVES[act.moved],
        act.tired,
        list(act.items),
        cells_of(act.paid),
        act.sweeping,
        paths(g, act) if ahead else {},
        sights(g, act, names) if ahead else {},
    )


def paths(g: Battle, act: Activation) -> dict[str, list[str]]:
    """FC-16.12: the usual path of every move and run that the active unit is offered."""
    decision = g.decision
    if decision is None or decision.ask != "act":
        return {}
    tables, unit = g.game.tables, act.unit
    name, props = tables.board.name, props_of(g, unit)
    found = {}
    for code in decision.options:
        if code in tables.goes:
            cell, running = tables.goes[code]
            path = path_to(g, unit, budget(g, unit, running=bool(running)), props, cell)
            found[f"{'run' if running else 'move'} {name(cell)}"] = [name(each) for each in path]
    return found


def sights(g: Battle, act: Activation, names: tuple[str, ...]) -> dict[str, list[str]]:
    """FC-23.3 to FC-23.9: the lines of sight of the active unit to the enemies in range, clear or blocked."""
    decision, unit = g.decision, act.unit
    if decision is None or decision.ask != "act" or not may_shoot(g, unit, act.moved):
        return {}
    tables, at, most = g.game.tables, g.hexes[unit], longest(g, unit)
    blocks, name = blocking(g, unit), tables.board.name
    return {
        names[other]: [name(each) for each in tables.sight.blocker(at, cell, blocks)]
        for other, cell in enumerate(g.hexes)
        if cell >= 0 and g.owners[other] != g.owners[unit] and tables.distance[at][cell] <= most
    }


def attack_view(g: Battle, names: tuple[str, ...]) -> AttackView | None:
    """FC-19.6, FC-T.2: the attack in progress, with its dice as they lie."""
    attack = g.attack
    if attack is None:
        return None
    return AttackView(
        by=ATTACKS[attack.by],
        attacker=names[attack.attacker],
        target=names[attack.target],
        attack_dice=attack.attack_dice,
        defence_dice=attack.defence_dice,
        charge=attack.charge,
        defending=attack.defending,
        attack_support=attack.attack_support,
        defence_support=attack.defence_support,
        attack_roll=[DICE[face] for face in attack.attack_roll],
        defence_roll=[DICE[face] for face in attack.defence_roll],
        marked=[DICE[face] for face in attack.marked],
        damage=attack.hurt,
        panic=attack.scared,
        damage_back=attack.hurt_back,
        panic_back=attack.scared_back,
        lost=attack.lost,
        lost_back=attack.lost_back,
        rushing=attack.rushing,
        retreating=names[attack.runner] if attack.runner != NONE else None,
        retreat_left=attack.steps,
        retreat_damage=attack.pain,
    )


def muster_view(g: Battle) -> MusterView | None:
    """Chapter 3: the armies and decks being built."""
    if g.muster is None:
        return None
    tables = g.game.tables
    return MusterView(
        armies=[[tables.printed.units[kind].id for kind in army] for army in g.muster.armies],
        decks=[[tables.cards[card].id for card in deck] for deck in g.muster.decks],
        points=[points(tables, army) for army in g.muster.armies],
        limits=list(g.muster.limits),
    )


def campaign_view(g: Battle) -> CampaignView | None:
    """FC-C: tracks, rosters and settlements; they are open to both."""
    c = g.campaign
    if c is None:
        return None
    printed = g.game.tables.printed
    return CampaignView(
        mission=min(c.mission + 1, len(printed.campaign.missions)),
        factions=[printed.factions[faction].id for faction in g.players],
        reputation=list(c.reputation),
        prosperity=list(c.prosperity),
        supplies=list(c.supplies),
        roster=[
            EntryView(n, printed.units[kind].id, side, marks, bool(away), n in c.fielded)
            for n, (kind, side, marks, away) in enumerate(zip(c.kinds, c.sides, c.marks, c.away, strict=True))
        ],
        built=[[printed.town_cards[card].id for card in cards] for cards in c.built],
        damaged=[[printed.town_cards[card].id for card in cards] for cards in c.damaged],
        escalation=printed.escalation_cards[c.escalation].id if c.escalation != NONE else None,
        drawn=[printed.escalation_cards[card].id for card in c.drawn],
        raid=printed.raid_cards[c.raid_card].id if c.raid_card != NONE else None,
        winner=c.winner if c.winner != NONE else None,
        prestige=[spent == 1 for spent in c.spent_reputation],
        by_dice=[bool(c.by_dice >> side & 1) for side in (0, 1)],
        hunted=list(c.hunted),
    )


def imagine(g: Battle, seat: int | None, dice: Dice) -> Battle:
    """A copy in which all that a seat cannot know is dealt anew."""
    new = imagined(g, seat, dice)
    for side in (0, 1):
        deal_deck(new, seat, side, dice)
        if side not in (seat, g.monsters):
            deal_orders(new, side, dice)
    if new.campaign is not None:
        deal_anew(dice, new.campaign.escalations)
        deal_anew(dice, new.campaign.raids)
    agenda = new.agenda
    if agenda is not None and agenda[0] is effects.rearrange and agenda[1][0] != seat:
        side, whose, count, _ = agenda[1]
        new.agenda = (effects.rearrange, (side, whose, count, ()), agenda[2])
    return new


def deal_deck(g: Battle, seat: int | None, side: int, dice: Dice) -> None:
    """The unknown cards of a deck in another order."""
    deck = g.decks[side]
    unknown = deck[: len(deck) - known_cards(g, seat, side)]
    deal_anew(dice, unknown)
    deck[: len(unknown)] = unknown


def deal_orders(g: Battle, side: int, dice: Dice) -> None:
    """FC-9.14, FC-T.1: what the side may hold, by the leadership of its units and chance."""
    if g.phase not in (GENERATE, GIVE, ACTIVE):
        return
    tokens, count, free, wide, must_lose = leadership(g, side)
    faces = [FACE_OF_DIE[dice.below(6)] for _ in range(count)]
    held = tokens[:]
    if g.phase == GENERATE:
        finished = g.ready >> side & 1
        if must_lose and finished:
            held[dice.pick([place for place in range(4) if held[place]])] -= 1
        g.rolling[side] = 8 * (must_lose and not finished)
        g.rerolls[side], g.wide_rerolls[side], g.marked[side], g.order_dice[side] = free, wide, [], faces
        g.reserve[4 * side : 4 * side + 4] = held
        return
    for face in faces:
        held[COLOUR_OF_FACE[face]] += 1
    if g.phase == ACTIVE:
        held = [max(0, have - given) for have, given in zip(held, g.given[4 * side : 4 * side + 4], strict=True)]
    g.reserve[4 * side : 4 * side + 4] = held
    if g.phase == GIVE:
        lay_imagined(g, side, dice)


def lay_imagined(g: Battle, side: int, dice: Dice) -> None:
    """Orders that the side may have laid, if it has finished; none yet, if it has not."""
    for unit in own_units(g, side):
        g.orders[unit] = NONE
        g.exchanged &= ~(1 << unit)
    if g.ready >> side & 1:
        for unit in own_units(g, side):
            colour = dice.pick(colours_held(g, side))
            g.orders[unit] = colour if colour == YELLOW else spend_as(g, side, colour)


def spend_as(g: Battle, side: int, colour: int) -> int:
    """An order is taken out of the reserve and laid in its colour."""
    spend(g, side, colour)
    return colour
