"""Who may play which order, and use which power, when (chapters 15 to 18). Legality is written here, once.

Here: questions about orders and powers. Not here: the steps of an announcement (`announce`), what is on offer in which
question (`activate`, `chances`), the reasons of a refusal (`reasons`, which asks the same functions one by one).
"""

from __future__ import annotations

from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import MELEE, RANGED
from warhall.games.dungeon_command.combat import can_attack
from warhall.games.dungeon_command.deploying import can_deploy_by
from warhall.games.dungeon_command.operations import AttackKind, Near, Target, Who
from warhall.games.dungeon_command.playing import COMPANY, DANGER, FREEDOM, NEIGHBOUR, NOTHING
from warhall.games.dungeon_command.state import ACTIVATE, NONE, DungeonCommand
from warhall.games.dungeon_command.statics import is_held, keywords, level
from warhall.games.dungeon_command.tables import FREE, IMMEDIATE, MINOR, TAP, Source
from warhall.games.dungeon_command.targets import area_of, has_target_square, holds, is_target, targets
from warhall.games.dungeon_command.threats import in_danger
from warhall.geometry.masks import first_cell

ALL = -1
"""The set of all creatures."""


def is_time(g: DungeonCommand, seat: int, unit: int, kind: int) -> bool:
    """DC-17.1 to DC-17.4, DC-10.14, DC-18.10: whether the creature may take an action of this type now."""
    if kind == FREE:
        return True
    if g.places[unit] < 0:
        return False
    if kind in (IMMEDIATE, TAP):
        return not g.tapped >> unit & 1
    if unit != g.active:
        return False
    if kind == MINOR:
        return True
    return not g.stack and not g.tapped >> unit & 1 and g.phase == ACTIVATE and g.turn == seat


def has_affinity(g: DungeonCommand, kind: int, unit: int) -> bool:
    """DC-15.8: whether a creature may play an order whatever its level and abilities."""
    affinity = g.game.tables.affinity[kind]
    return affinity != 0 and keywords(g, unit) & affinity != 0


def has_ability(g: DungeonCommand, kind: int, unit: int) -> bool:
    """DC-15.2, DC-15.5: whether a creature has the ability of an order."""
    tables = g.game.tables
    ability = tables.order_ability[kind]
    return not ability or tables.has[g.kinds[unit]] & ability != 0


def meets_requires(g: DungeonCommand, kind: int, unit: int) -> bool:
    """DC-15.7: keywords that the acting creature must have, and a ranged attack where the card asks for one."""
    tables = g.game.tables
    required = tables.requires[kind]
    if required and keywords(g, unit) & required != required:
        return False
    return not tables.requires_ranged[kind] or tables.shot[g.kinds[unit]] > 0


def shortfall(g: DungeonCommand, kind: int, unit: int) -> int:
    """DC-15.3: how many levels the creature lacks for an order."""
    return max(0, g.game.tables.order_level[kind] - level(g, unit))


def helpers(g: DungeonCommand, seat: int, kind: int, unit: int, target: int = NONE) -> list[int]:
    """DC-16.1, DC-16.2, DC-16.4, DC-16.8: who can assist: own, untapped, adjacent, with the ability."""
    ring = g.rings[unit]
    if target != NONE and g.game.tables.extra_assist[kind]:
        ring |= g.rings[target]
    if not ring & g.taken[seat]:
        return []
    return [
        other
        for other in g.crews[seat]
        if other != unit and not g.tapped >> other & 1 and g.cells[other] & ring and has_ability(g, kind, other)
    ]


def has_level(g: DungeonCommand, seat: int, kind: int, unit: int, target: int = NONE) -> bool:
    """DC-15.3, DC-16.3: whether the creature has the level, alone or with all the help there is."""
    lacking = shortfall(g, kind, unit)
    if lacking and not has_affinity(g, kind, unit):
        lacking -= sum(level(g, other) for other in helpers(g, seat, kind, unit, target))
        return lacking <= 0
    return True


def is_able(g: DungeonCommand, seat: int, kind: int, unit: int) -> bool:
    """DC-15.2 to DC-15.9: whether a creature may be the acting creature of an order."""
    if g.sure[unit] >> kind & 1:
        return True
    return g.able[unit] >> kind & 1 != 0 and (g.game.tables.extra_assist[kind] or has_level(g, seat, kind, unit))


def attack_kinds(g: DungeonCommand, source: Source, unit: int) -> tuple[int, ...]:
    """DC-19.13: the kinds of attack that a creature may name for a card."""
    op = g.game.tables.ops[source.attack]
    kind = op.kind if isinstance(op, ops.Attack) else AttackKind.MELEE
    if kind is AttackKind.MELEE:
        return (MELEE,)
    ranged = g.game.tables.shot[g.kinds[unit]] > 0
    if kind is AttackKind.RANGED:
        return (RANGED,) if ranged else ()
    return (MELEE, RANGED) if ranged else (MELEE,)


def legal_targets(g: DungeonCommand, seat: int, unit: int, source: Source) -> list[int]:
    """DC-9.9, DC-10.12, DC-22.13: the creatures that an order or power may name when it is announced."""
    target = source.target
    if target is None or target.square:
        return []
    if target.reach is Near.ADJACENT and not target.self_too and not g.rings[unit] & g.occupied:
        return []
    danger = in_danger(g) if source.protects_target else 0
    return [other for other in targets(g, seat, unit, target) if may_name(g, seat, unit, source, other, danger)]


def may_name(g: DungeonCommand, seat: int, unit: int, source: Source, other: int, danger: int) -> bool:
    """What a card asks of a target beside its target clause: an attack, damage to prevent, a card to remove."""
    if source.protects_target and not danger >> other & 1:
        return False
    if source.attack != NONE and source.aim is None and not source.moves_first:
        kinds = attack_kinds(g, source, unit)
        if not any(can_attack(g, unit, other, kind) for kind in kinds):
            return False
    if source.is_order and g.game.tables.extra_assist[source.order]:
        return has_level(g, seat, source.order, unit, other)
    return not source.removes or bool(g.attached[other])


def has_target(g: DungeonCommand, seat: int, unit: int, source: Source, target: Target, danger: int) -> bool:
    """DC-9.9: whether there is a creature to name at all."""
    some = danger if source.protects_target else g.tapped if target.tapped else ALL
    area = area_of(g, seat, unit, target) if some else 0
    if not area:
        return False
    cells = g.cells
    for other in [other for other in g.present if cells[other] & area and some >> other & 1]:
        if is_target(g, seat, unit, target, other) and may_name(g, seat, unit, source, other, danger):
            return True
    return False


def is_possible(g: DungeonCommand, seat: int, unit: int, source: Source, danger: int, *, openly: bool = False) -> bool:
    """DC-9.9, DC-22.13, DC-22.15, DC-14.21, DC-25.10: whether an order or power has something to be done to.

    Most need so little that one look is enough.

    Args:
        g: the state.
        seat: who would play it.
        unit: the acting creature.
        source: the order or power.
        danger: the creatures that the stack would damage.
        openly: leave aside what only its player knows.
    """
    needs = source.needs
    if needs == NOTHING:
        return True
    if needs == NEIGHBOUR:
        return g.rings[unit] & g.occupied != 0
    if needs == DANGER:
        return danger >> unit & 1 != 0
    if needs == COMPANY:
        return g.occupied != g.cells[unit]
    if needs == FREEDOM:
        return not is_held(g, unit)
    return has_all_it_needs(g, seat, unit, source, danger, openly=openly)


def has_all_it_needs(  # noqa: PLR0911  one line a reason
    g: DungeonCommand, seat: int, unit: int, source: Source, danger: int, *, openly: bool = False
) -> bool:
    """`is_possible`, with everything that a card can ask for."""
    if source.protects_self and source.prevents_alone and not danger >> unit & 1:
        return False
    if not holds(g, source.condition, unit) or (source.only_moves and is_held(g, unit)):
        return False
    target = source.target
    if target is not None and target.who is not Who.SELF:
        if target.square:
            return has_target_square(g, unit, target)
        if source.protects_self and not danger >> unit & 1:
            return has_target(g, seat, unit, source, target, danger)
        if not target.optional and not has_target(g, seat, unit, source, target, danger):
            return False
    elif source.removes and not g.attached[unit]:
        return False
    if source.deploys != NONE and not openly:
        return can_deploy_by(g, seat, source.deploys)
    return True


def can_play(g: DungeonCommand, seat: int, kind: int, unit: int, danger: int) -> bool:
    """DC-15.1: whether an order, if it is in hand, may be played on a creature now."""
    source = g.game.tables.playing.sources[kind]
    return is_time(g, seat, unit, source.type) and is_fit(g, seat, kind, unit, danger)


def is_fit(g: DungeonCommand, seat: int, kind: int, unit: int, danger: int, *, openly: bool = False) -> bool:
    """DC-15.1 to DC-15.14: whether a creature may play an order, the time of its type left aside."""
    source = g.game.tables.playing.sources[kind]
    if source.discards and len(g.hands[seat]) <= source.discards:
        return False
    if not g.sure[unit] >> kind & 1 and not is_able(g, seat, kind, unit):
        return False
    if source.needs == NEIGHBOUR:  # the most frequent need, looked at here
        return g.rings[unit] & g.occupied != 0
    return is_possible(g, seat, unit, source, danger, openly=openly)


def within_means(g: DungeonCommand, unit: int, orders: int, danger: int) -> int:
    """DC-15.2 to DC-15.9, DC-9.9, DC-22.15: those of some orders that a creature may play as far as tables tell."""
    means = orders & g.able[unit]
    if means and not g.rings[unit] & g.occupied:
        playing = g.game.tables.playing
        means &= ~(playing.social if danger else playing.social_in_peace)
    return means


def fitting(g: DungeonCommand, seat: int, unit: int, means: int, danger: int) -> int:
    """DC-15.1 to DC-15.14: those of some orders within its means that a creature may play."""
    playing = g.game.tables.playing
    fit = means & g.sure[unit] & playing.easy
    means ^= fit
    if not danger >> unit & 1:
        means &= ~playing.guarding
    while means:
        bit = means & -means
        means ^= bit
        if is_fit(g, seat, bit.bit_length() - 1, unit, danger):
            fit |= bit
    return fit


def could_fit(g: DungeonCommand, seat: int, unit: int, means: int, danger: int) -> bool:
    """The same, by what everybody can see: whether there is one at all."""
    if means & g.sure[unit] & g.game.tables.playing.easy:
        return True
    while means:
        kind = first_cell(means)
        means &= means - 1
        if is_fit(g, seat, kind, unit, danger, openly=True):
            return True
    return False


def attached_with(g: DungeonCommand, unit: int, source: Source) -> int:
    """DC-9.3: an attached card whose power was not used this turn, or -1."""
    for card in g.attached[unit]:
        if card >> 3 == source.order and not card & 1:
            return card
    return NONE


def can_use(g: DungeonCommand, seat: int, unit: int, source: Source, danger: int, *, openly: bool = False) -> bool:
    """DC-18.1 to DC-18.3, DC-9.3: whether a power may be used now."""
    if source.attached:
        if attached_with(g, unit, source) == NONE or g.places[unit] < 0:
            return False
    elif g.used[unit] & source.bit:
        return False
    if source.own_turn and g.turn != seat:
        return False
    if not is_time(g, seat, unit, source.type) or len(g.hands[seat]) < source.discards:
        return False
    return is_possible(g, seat, unit, source, danger, openly=openly)


def powers_of(g: DungeonCommand, unit: int) -> tuple[Source, ...]:
    """DC-18.1: the powers printed on a creature and on the cards attached to it."""
    return g.gear[unit].powers


def still_legal(g: DungeonCommand, seat: int, unit: int, source: Source, target: int) -> bool:
    """DC-9.8, DC-9.16: whether a named creature is a legal target when the action is resolved."""
    return source.target is None or is_target(g, seat, unit, source.target, target)
