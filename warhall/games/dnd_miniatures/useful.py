"""DM-23.23: whether an operation could do anything; a power that could do nothing may not be used."""

from __future__ import annotations

from warhall.games.dnd_miniatures import operations as ops
from warhall.games.dnd_miniatures.abilities import Immune, Versus
from warhall.games.dnd_miniatures.creatures import abilities, gait, has_box, is_living, line_of, speed
from warhall.games.dnd_miniatures.movement import reach_of, shift_ends
from warhall.games.dnd_miniatures.placing import forced_ends, placed_ends
from warhall.games.dnd_miniatures.state import NONE, SAVE, DndMiniatures
from warhall.games.dnd_miniatures.targeting import targets
from warhall.games.dnd_miniatures.under_way import Fight


def whom(g: DndMiniatures, op: ops.Op, me: int, it: int, fight: Fight | None) -> int:
    """The creature that an operation works on."""
    if op.who is ops.Who.SELF:
        return me
    if op.who is ops.Who.TARGET_OF_ATTACK:
        return NONE if fight is None else fight.target
    return it


def is_immune(g: DndMiniatures, unit: int, word: str) -> bool:
    """DM-11.16, DM-22.15: immunity to what is named, and nothing else."""
    return any(word in each.to for each in abilities(g, unit, Immune))


def could_do(  # noqa: PLR0911  one line a verb
    g: DndMiniatures, op: ops.Op, me: int, it: int, fight: Fight | None
) -> bool:
    """Whether an operation would change anything."""
    unit = whom(g, op, me, it, fight)
    if unit == NONE:
        return isinstance(op, ops.Reroll)
    if isinstance(op, ops.Return | ops.AttackRoll | ops.Reroll):
        return True
    if not g.alive(unit):
        return False
    match op:
        case ops.Heal():
            hurt = g.hp[unit] < g.game.tables.hp[g.kinds[unit]]
            return hurt and (not op.living or is_living(g, unit))
        case ops.Afflict():
            return not is_immune(g, unit, op.what.value)
        case ops.Bonus(stat=ops.Stat.DAMAGE, duration=ops.Duration.THIS_ATTACK):
            return fight is not None and bool(g.game.tables.lines[fight.line].damage)
        case ops.Bonus(stat=ops.Stat.AC, duration=ops.Duration.THIS_ATTACK):
            return fight is not None and g.game.tables.lines[fight.line].vs == Versus.AC  # DM-3.6
        case ops.MakeAttack():
            line = line_of(g, unit, op.attack)
            return line is not None and has_box(g, unit, line) and bool(targets(g, unit, line, loose=op.ignore_only))
        case ops.Save():
            return any(effect.until == SAVE for effect in g.effects[unit])
        case _:
            return _could_move(g, op, me, unit)


def _could_move(g: DndMiniatures, op: ops.Op, me: int, unit: int) -> bool:  # noqa: PLR0911  one line a reason
    match op:
        case ops.Push():
            return bool(forced_ends(g, unit, me, ops.Push))
        case ops.Pull():
            return bool(forced_ends(g, unit, me, ops.Pull))
        case ops.Slide():
            return bool(forced_ends(g, unit, me, ops.Slide))
        case ops.Place():
            return bool(placed_ends(g, unit, me, op.n, sight=op.need_los))
        case ops.Shift():
            return bool(shift_ends(g, unit))
        case ops.Move():
            return bool(speed(g, unit) and reach_of(g, unit, gait(g, unit), op.n, sure=False).destinations)
        case _:
            return True
