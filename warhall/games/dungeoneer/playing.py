"""Which card may be played and which readied card used, at which moment and against whom (chapters 2, 5, 7 and 9).

Here: legality, written once for options and refusals. Not here: what is paid and what happens (`paying`, `effects`).

A moment is one of DG-9.9 to DG-9.13, the response step, or the choice that the active player makes in his phase. What a
seat could do is asked in two ways: for its own options, about the cards in its hand; and for the public, about every
card that does not lie open, so that nobody learns anything from who is asked and who is not.
"""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.blocks import Doing, Plain
from warhall.games.dungeoneer.cards import banes_of, boons_of, limit, treasures_of
from warhall.games.dungeoneer.operations import (
    Block,
    ChangeStat,
    CostMod,
    Discard,
    Explore,
    Heal,
    IgnoreAttack,
    Op,
    Prevent,
    Reroll,
    Shift,
    Skip,
    Summon,
    Warp,
)
from warhall.games.dungeoneer.places import Laid, plane_of, shiftings, walks
from warhall.games.dungeoneer.printed import Time
from warhall.games.dungeoneer.reasons import NO_LOCATIONS_LEFT, not_in_play
from warhall.games.dungeoneer.special import refuse_spending
from warhall.games.dungeoneer.state import (
    COUNTER_ROLL,
    FEATS,
    LIVE,
    NONE,
    THREAT_ROLL,
    Dungeoneer,
    Roll,
)
from warhall.games.dungeoneer.tables import HEALTH, SOURCES, TERRAINS, X_COST
from warhall.games.dungeoneer.values import STAT_NUMBERS, counts, holds, is_tagged, lasting_on, tags_of, touches
from warhall.games.dungeoneer.vocabulary import Held, Stats, Until, When, Who
from warhall.kernel.errors import Refusal, refusal

MOMENTS = range(9)
OPEN, ENTRY, ROLL, WOUND, BATTLE, RESPONSE, FEATS_CHOICE, VILLAINY_CHOICE, DECLARATION = MOMENTS
"""The moments."""
BOUND = (ROLL, WOUND, RESPONSE)
"""The moments at which only what bears on them is done."""


def opponents(g: Dungeoneer, seat: int) -> list[int]:
    """The other players still in the game, clockwise."""
    return [other for other in g.around(seat) if other != seat]


def cost_of(g: Dungeoneer, seat: int, card: int) -> int:
    """What a card costs a player; X counts as nothing yet."""
    tables = g.game.tables
    cost = tables.cost[card]
    if cost == X_COST:
        return 0
    if tables.pile[card] == 0:
        face = tables.cards[card]
        for lasting in lasting_on(g, seat, CostMod):
            op = lasting.op
            if isinstance(op, CostMod) and op.type == face.type.value and op.kind == face.kind:
                cost = max(op.least, cost + op.n)
    return cost


def means_of(g: Dungeoneer, seat: int) -> tuple[int, int]:
    """DG-5.2 to DG-5.7, DG-7.10: what a card can cost at the very most, by its pile: the own glory, or one's peril."""
    return g.glory[seat] + g.game.tables.discounts[g.heroes[seat]], max(g.peril)


def is_hero_terrain(g: Dungeoneer, card: int, target: int) -> bool:
    """DG-5.15: whether a hero stands where a card can be played against him."""
    wanted = g.game.tables.cards[card].terrain_any
    here = g.game.tables.terrain[g.place[target]]
    return not wanted or any(here >> TERRAINS.index(terrain) & 1 for terrain in wanted)


def payers(g: Dungeoneer, seat: int, card: int, target: int) -> list[int]:
    """DG-5.2 to DG-5.7: whose peril can pay: the target's own, else that of any one opponent."""
    cost = cost_of(g, seat, card)
    if target not in (NONE, seat):
        return [target] if g.peril[target] >= cost else []
    return [other for other in opponents(g, seat) if g.peril[other] >= cost]


def targets(g: Dungeoneer, seat: int, card: int, moment: int) -> list[int]:
    """DG-5.2, DG-5.7, DG-5.12: the heroes that a peril card can be played on and paid for."""
    face = g.game.tables.cards[card]
    heroes = opponents(g, seat) if g.game.tables.encounters[card] else g.around(g.left_of(seat))
    if moment == ROLL:
        heroes = [hero for hero in heroes if g.roll is not None and g.roll.fighter == hero]
    return [
        hero
        for hero in heroes
        if (not face.terrain_any or is_hero_terrain(g, card, hero)) and payers(g, seat, card, hero)
    ]


def refuse_target(g: Dungeoneer, seat: int, hero: int, _: int, card: int, moment: int = DECLARATION) -> Refusal | None:
    """DG-5.2, DG-5.7, DG-5.12, DG-5.15, DG-9.11: whom a peril card cannot be played on."""
    if refused := not_in_play(g, hero, "DG-5.2"):
        return refused
    name = g.game.tables.names[card]
    if hero == seat and g.game.tables.encounters[card]:
        return refusal("DG-5.12", "own-hero", card=name)
    if moment == ROLL and (g.roll is None or g.roll.fighter != hero):
        return refuse_moment(moment)
    if not is_hero_terrain(g, card, hero):
        return refusal("DG-5.15", "wrong-terrain", card=name)
    if payers(g, seat, card, hero):
        return None
    own = hero == seat
    return refusal("DG-5.7", "nobody-can-pay", card=name) if own else too_little_peril(g, seat, card, "DG-5.2")


def too_little_peril(g: Dungeoneer, seat: int, card: int, rule: str) -> Refusal:
    """DG-5.2, DG-5.4: one hero pays all of it; the rule that says who is given."""
    return refusal(rule, "too-little-peril", card=g.game.tables.names[card], need=cost_of(g, seat, card))


def hosts(g: Dungeoneer, seat: int, card: int) -> list[int]:
    """DG-2.4: the cards that an attachment can be put on."""
    tables = g.game.tables
    host = tables.cards[card].attach_to
    if host is None:
        return []
    if host.kind is not None:
        return [each for each in treasures_of(g, seat) if tables.cards[each].kind == host.kind]
    return [each for each in g.lairs[seat] if host.tag in tables.cards[each].tags]


def changes_roll(g: Dungeoneer, seat: int, op: Op) -> bool:  # noqa: PLR0911  one line a kind
    """DG-9.11: whether an operation changes the roll that is about to fall."""
    roll = g.roll
    if roll is None:
        return False
    own = roll.fighter == seat
    match op:
        case ChangeStat(until=Until.ROLL):
            fits = roll.stat < HEALTH and (op.stat is Stats.ALL or STAT_NUMBERS[op.stat] == roll.stat)
            concerned = own if op.who is Who.SELF else roll.fighter < MONSTER
            tagged = op.vs_tag is None or is_tagged(g, roll.enemy, op.vs_tag)
            return fits and concerned and tagged and touches(op.use, roll.kind)
        case Reroll():
            return own and not roll.twice
        case Skip():
            return own and roll.kind == THREAT_ROLL and roll.source != NONE and SOURCES[roll.source] in op.what
        case Heal():
            return own and roll.stat == HEALTH
        case Discard(what=Held.BANE):
            return own and any(lasts_on(g, card, roll) for card in banes_of(g, seat))
        case _:
            return False


def lasts_on(g: Dungeoneer, card: int, roll: Roll) -> bool:
    """DG-9.11: whether a card that lies with the hero who rolls changes the roll; laying or removing it does so too."""
    return any(
        isinstance(op, ChangeStat)
        and counts(g, op, roll.stat, roll.kind, roll.enemy)
        and holds(g, condition, roll.fighter, stat=roll.stat, enemy=roll.enemy, source=roll.source)
        for op, condition in g.game.tables.lasting[card]
    )


def joins_roll(g: Dungeoneer, seat: int, card: int, moment: int) -> bool:
    """DG-9.11: whether a permanent card would change the roll that is about to fall by lying there."""
    roll = g.roll
    if moment != ROLL or roll is None or not g.game.tables.permanent[card]:
        return False
    return (bool(g.game.tables.pile[card]) or roll.fighter == seat) and lasts_on(g, card, roll)


def bears(g: Dungeoneer, seat: int, op: Op) -> bool:
    """DG-11.33: whether a response bears on an attack or trap of this battle that is aimed at the player."""
    fight = g.fights[-1]
    for number, target in enumerate(fight.targets):
        if fight.status[number] != LIVE:
            continue
        attacker, form = fight.attackers[number], fight.forms[number]
        match op:
            case IgnoreAttack():
                if form != NONE and defends(g, number, seat) and can_ignore(g, attacker, op):
                    return True
            case ChangeStat():
                fits = op.stat is Stats.ALL or STAT_NUMBERS[op.stat] == form
                if target == seat and form != NONE and fits and touches(op.use, COUNTER_ROLL):
                    return True
            case Warp():
                if target == seat and walks(g, g.place[seat]):
                    return True
            case _:
                pass
    return False


def defends(g: Dungeoneer, number: int, seat: int) -> bool:
    """DG-11.5, DG-11.16, DG-14.31: whether a player is the defender against an attack of the battle."""
    target = g.fights[-1].targets[number]
    return target == seat or (MONSTER <= target < HUNTED and g.active == seat)


def can_ignore(g: Dungeoneer, attacker: int, op: IgnoreAttack) -> bool:
    """DG-11.6: whether an attack is of the kind that can be cancelled."""
    if op.of == "monster" and attacker < MONSTER:
        return False
    return op.tag is None or bool(tags_of(g, attacker) & g.game.tables.tag_of[op.tag])


def fits_moment(g: Dungeoneer, seat: int, plain: Plain, moment: int) -> bool:
    """Whether operations can be done at a moment: bound ones only at their own, and there no others."""
    if moment == ROLL:
        return any(changes_roll(g, seat, op) for op in plain.ops)
    if moment == WOUND:
        return any(isinstance(op, Prevent | Heal) for op in plain.ops)
    if moment == RESPONSE:
        return any(bears(g, seat, op) for op in plain.ops)
    return not plain.bound


UNFIT = {
    ROLL: refusal("DG-9.11", "changes-no-roll"),
    WOUND: refusal("DG-9.12", "prevents-no-wound"),
    RESPONSE: refusal("DG-11.33", "changes-nothing"),
}
ONLY_BEFORE_ITS_ROLL = refusal("DG-12.8", "only-before-its-roll")


def refuse_moment(moment: int) -> Refusal:
    """Why something that does not fit a moment is refused at it."""
    return UNFIT.get(moment, ONLY_BEFORE_ITS_ROLL)


def refuse_needs(g: Dungeoneer, seat: int, plain: Plain) -> Refusal | None:
    """DG-2.18, DG-7.9: what must be there: a location to shift, a monster to summon, a location card to draw."""
    for op in plain.ops if plain.needy else ():
        if isinstance(op, Shift) and next(shiftables(g, not_entrance=op.not_entrance), NONE) == NONE:
            return refusal("DG-2.18", "nothing-to-shift")
        if isinstance(op, Summon) and not summonable(g, op.tag):
            return refusal("DG-2.18", "nothing-to-summon")
        if isinstance(op, Explore) and not g.location_decks[g.game.tables.plane[g.place[seat]]]:
            return NO_LOCATIONS_LEFT
    return None


def shiftables(g: Dungeoneer, *, not_entrance: bool) -> Iterator[int]:
    """DG-18.15: the location cards that can be shifted."""
    tables = g.game.tables
    planes: dict[int, Laid] = {}
    for place, cell in enumerate(g.cells):
        if cell == NONE or (not_entrance and tables.entrances[place]):
            continue
        number = tables.plane[place]
        if number not in planes:
            planes[number] = plane_of(g, number)
        if shiftings(g, place, one=True, plane=planes[number]):
            yield place


def summonable(g: Dungeoneer, tag: str) -> list[int]:
    """DG-19.13: the monsters of a kind in the discard piles."""
    tables = g.game.tables
    wanted = tables.tag_of[tag]
    return sorted(card for pile in g.discards for card in pile if tables.monsters[card] and tables.tags[card] & wanted)


ONLY_AS_RESPONSE = refusal("DG-9.2", "only-as-response")
ONLY_RESPONSES = refusal("DG-9.2", "only-responses")
DECLARE_FIRST = refusal("DG-5.6", "declare-first")
ONLY_IN_VILLAINY = refusal("DG-5.1", "only-in-villainy")
DECLARED_ALREADY = refusal("DG-5.8", "declared-already")
ONLY_IN_FEATS = refusal("DG-9.10", "only-in-feats")


def refuse_time(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """DG-5.1, DG-5.6, DG-5.8, DG-9.1, DG-9.2, DG-9.10: whether it is the time of a card."""
    time = g.game.tables.cards[card].time
    if time is Time.RESPONSE:
        return None if moment == RESPONSE else ONLY_AS_RESPONSE
    if moment == RESPONSE:
        return ONLY_RESPONSES
    if moment == DECLARATION and not g.game.tables.encounters[card]:
        return DECLARE_FIRST
    if time is Time.ANY:
        return None
    if time is Time.VILLAINY:
        if moment not in (VILLAINY_CHOICE, DECLARATION):
            return ONLY_IN_VILLAINY
        if g.game.tables.encounters[card] and g.declared and moment == VILLAINY_CHOICE:
            return DECLARED_ALREADY
        return None
    if moment == FEATS_CHOICE or (moment == ENTRY and g.active == seat and g.phase == FEATS):
        return None
    return ONLY_IN_FEATS


def refuse_glory_cost(g: Dungeoneer, seat: int, card: int, besides: int = 0) -> Refusal | None:
    """DG-7.10: the glory must be there, and what using the card at once costs besides."""
    cost = cost_of(g, seat, card) + besides
    if g.glory[seat] < cost:
        return refusal("DG-7.10", "not-enough-glory", need=cost, have=g.glory[seat])
    return None


def refuse_peril_card(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:
    """DG-5.2 to DG-5.5, DG-5.15: somebody must be there whom it can be played on, and whose peril pays."""
    tables = g.game.tables
    name = tables.names[card]
    if tables.cards[card].aim == "none":
        return None if payers(g, seat, card, NONE) else refusal("DG-5.3", "nobody-can-pay", card=name)
    if targets(g, seat, card, moment):
        return None
    wanted = tables.cards[card].terrain_any
    if wanted and not any(is_hero_terrain(g, card, hero) for hero in opponents(g, seat)):
        return refusal("DG-5.15", "wrong-terrain", card=name)
    return too_little_peril(g, seat, card, "DG-5.2")


def refuse_room(g: Dungeoneer, seat: int, card: int) -> Refusal | None:
    """DG-2.3, DG-2.8, DG-7.11: a permanent card needs room, and there is one treasure of each kind."""
    tables = g.game.tables
    hero = tables.heroes[g.heroes[seat]]
    if tables.boons[card]:
        count = len(boons_of(g, seat))
        full = count >= hero.boon_limit and count >= limit(g, seat, "boon", card)
        return refusal("DG-2.3", "boon-limit", limit=limit(g, seat, "boon", card)) if full else None
    held = treasures_of(g, seat)
    twin = [each for each in held if tables.cards[each].kind == tables.cards[card].kind]
    if twin:
        return refusal("DG-2.8", "one-of-a-kind", card=tables.names[twin[0]])
    full = len(held) >= hero.treasure_limit and len(held) >= limit(g, seat, "treasure", card)
    return refusal("DG-2.3", "treasure-limit", limit=limit(g, seat, "treasure", card)) if full else None


def refuse_play(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:  # noqa: PLR0911  a reason each
    """Why a card cannot be played at a moment, be it in hand or not."""
    tables = g.game.tables
    refused = refuse_time(g, seat, card, moment)
    if refused:
        return refused
    played = tables.play_ops[card]
    if moment in BOUND and not (fits_moment(g, seat, played, moment) or joins_roll(g, seat, card, moment)):
        return refuse_moment(moment)
    if moment not in BOUND and played.ops and played.bound and not tables.encounters[card]:
        return refuse_moment(moment)
    beast = tables.beasts[card]
    if beast is not None and not beast.attacks:
        return refusal("DG-11.3", "no-round-symbol")
    if tables.pile[card]:
        refused = refuse_peril_card(g, seat, card, moment)
    else:
        refused = refuse_glory_cost(g, seat, card)
        if not refused and tables.permanent[card]:
            refused = refuse_room(g, seat, card)
    if refused:
        return refused
    if tables.cards[card].attach_to is not None and not hosts(g, seat, card):
        return refusal("DG-2.18", "no-host", card=tables.names[card])
    return refuse_needs(g, seat, played)


def refuse_playing(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:
    """DG-1.17, DG-5.17, DG-11.21: a card of the hand, or a monster of the lair, that can be played at a moment."""
    return not_at_hand(g, seat, card, moment) or refuse_play(g, seat, card, moment)


def refuse_playing_and_using(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:
    """DG-1.17, DG-2.19: a treasure of the hand that can be played and used at once at a moment."""
    return not_at_hand(g, seat, card, moment) or refuse_play_and_use(g, seat, card, moment)


def not_at_hand(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:
    """DG-1.17, DG-5.17: the card is neither in hand nor in the lair, or was named already."""
    if card in g.hands[seat] or card in g.lairs[seat]:
        return None
    if moment == DECLARATION and card in g.applied:
        return refusal("DG-5.17", "named-already", card=g.game.tables.names[card])
    return refusal("DG-1.17", "not-in-hand", card=g.game.tables.names[card])


def refuse_play_and_use(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:
    """DG-2.19: only a treasure whose use discards it, if its use is allowed at that moment."""
    tables = g.game.tables
    doing = tables.used_by[card]
    if not tables.treasures[card] or doing is None or doing.block.cost is None or not doing.block.cost.discard_self:
        return refusal("DG-2.19", "not-used-up", card=tables.names[card])
    both = doing.block.cost.glory
    return (
        refuse_time(g, seat, card, moment)
        or refuse_glory_cost(g, seat, card, both)
        or refuse_doing(g, seat, doing, moment)
    )


SKILL_USED_ALREADY = refusal("DG-4.6", "skill-used-already")
ONLY_IN_OWN_FEATS = refusal("DG-9.3", "only-in-own-feats")


def refuse_doing(g: Dungeoneer, seat: int, doing: Doing, moment: int) -> Refusal | None:  # noqa: PLR0911  a reason each
    """DG-9.3: whether a block can be used at a moment, its cost in glory and AP paid."""
    block = doing.block
    if (block.at is When.RESPONSE) != (moment == RESPONSE):
        return ONLY_AS_RESPONSE if block.at is When.RESPONSE else ONLY_RESPONSES
    if moment == DECLARATION:
        return refusal("DG-5.16", "declare-first")
    if block.condition is not None and block.condition.phase and not (g.active == seat and g.phase == FEATS):
        return ONLY_IN_OWN_FEATS
    if not fits_moment(g, seat, doing.plain, moment) or not holds_now(g, seat, block, moment):
        return refuse_moment(moment)
    cost = block.cost
    if cost is not None and cost.glory > g.glory[seat]:
        return refusal("DG-9.3", "not-enough-glory", need=cost.glory, have=g.glory[seat])
    if cost is not None and cost.ap:
        refused = refuse_spending(g, seat, cost.ap, "DG-9.3")
        if refused:
            return refused
    return refuse_needs(g, seat, doing.plain)


def holds_now(g: Dungeoneer, seat: int, block: Block, moment: int) -> bool:
    """Whether the condition of a block holds at a moment; before a roll it may speak of that roll."""
    if g.roll is None or moment != ROLL:
        return holds(g, block.condition, seat)
    return holds(g, block.condition, seat, stat=g.roll.stat, enemy=g.roll.enemy, source=g.roll.source)


def refuse_use(g: Dungeoneer, seat: int, card: int, moment: int) -> Refusal | None:
    """DG-9.3: whether a readied card can be used at a moment."""
    tables = g.game.tables
    name = tables.names[card]
    doing = tables.used_by[card]
    if card not in g.inventory[seat] or tables.banes[card]:
        return refusal("DG-1.17", "play-it-first" if card in g.hands[seat] else "not-readied", card=name)
    if doing is None:
        return refusal("DG-9.3", "nothing-to-use", card=name)
    if doing.block.limit and g.used >> card & 1:
        return refusal("DG-4.6", "used-already", card=name)
    return refuse_doing(g, seat, doing, moment)


def refuse_skill(g: Dungeoneer, seat: int, moment: int) -> Refusal | None:
    """DG-9.3: whether a hero's skill can be used at a moment."""
    doing = g.game.tables.skills[g.heroes[seat]]
    if doing is None:
        return refusal("DG-9.3", "no-skill-to-use")
    if doing.block.limit and g.skilled >> seat & 1:
        return SKILL_USED_ALREADY
    return refuse_doing(g, seat, doing, moment)
