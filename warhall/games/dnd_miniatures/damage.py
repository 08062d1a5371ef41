"""Damage, healing, Bloodied and destruction (chapter 11)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.abilities import Resist, Vulnerable
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.creatures import abilities, is_bloodied, is_living
from warhall.games.dnd_miniatures.powers import happen
from warhall.games.dnd_miniatures.score import award, check_sides, check_target, in_play, team_count
from warhall.games.dnd_miniatures.state import GONE, NONE, VULNERABLE, DndMiniatures
from warhall.games.dnd_miniatures.tables import ALL_TYPES, PLAIN, TYPES, Numbers
from warhall.games.dnd_miniatures.useful import is_immune
from warhall.kernel.actions import Seat
from warhall.kernel.state import step

Help: TypeAlias = Literal["power", "regeneration", "fountain"]
"""What heals."""
STEP = 5
"""DM-1.4: hit points and damage are divided to multiples of 5."""


def halved(n: int) -> int:
    """DM-1.4, DM-11.12: half of a damage number."""
    return n // 2 // STEP * STEP


def merged(numbers: Numbers) -> Numbers:
    """DM-11.22: numbers of the same type are added together."""
    sums: dict[int, int] = {}
    for n, kind in numbers:
        sums[kind] = sums.get(kind, 0) + n
    return tuple((n, kind) for kind, n in sums.items())


def suffered(g: DndMiniatures, unit: int, numbers: Numbers) -> Numbers:
    """DM-11.13 to DM-11.16: what is left after vulnerability, immunity and resistance."""
    found, spared = [], 0
    for n, kind in merged(numbers):
        if n <= 0:
            continue
        if kind != PLAIN:
            more = [each.n for each in abilities(g, unit, Vulnerable) if TYPES.index(each.type) == kind]
            more += [e.n for e in g.effects[unit] if e.what == VULNERABLE and e.code == kind]
            n += max(more, default=0)  # noqa: PLW2901  the number grows on its way
            if is_immune(g, unit, TYPES[kind].value):
                continue
            off = max([each.n for each in abilities(g, unit, Resist) if TYPES.index(each.type) == kind], default=0)
            spared += min(n, off)
            found.append((n, kind, min(n, off)))
        else:
            found.append((n, kind, 0))
    total = sum(n for n, _, _ in found)
    whole = max([each.n for each in abilities(g, unit, Resist) if TYPES.index(each.type) == ALL_TYPES], default=0)
    if min(whole, total) > spared:
        return _from_all(found, whole)
    return tuple((n - off, kind) for n, kind, off in found if n > off)


def _from_all(found: list[tuple[int, int, int]], whole: int) -> Numbers:
    """DM-11.14: "Resist X all" reduces the total."""
    left = []
    for n, kind, _ in found:
        off = min(n, whole)
        whole -= off
        if n > off:
            left.append((n - off, kind))
    return tuple(left)


def deal(g: DndMiniatures, unit: int, numbers: Numbers, by: int, killer: int) -> int:
    """DM-11.1, DM-11.5: damage is taken from temporary hit points, then from hit points; returns how much was dealt.

    The destruction comes next; that the creature became Bloodied is for the caller to follow up.
    """
    left = suffered(g, unit, numbers)
    total = sum(n for n, _ in left)
    if g.ears is not None:
        tell_difference(g, unit, numbers, total)
    if not total:
        return 0
    g.last_blow[unit] = 0
    for _, kind in left:
        g.last_blow[unit] |= 1 << kind + 1
    g.suffered[unit] |= g.last_blow[unit]
    if killer != NONE and g.hostile(killer, unit):
        g.eventful = 1
    rest = total
    if g.temporary[unit]:
        kept = []
        for source, n in g.temporary[unit]:
            off = min(n, rest)
            rest -= off
            if n > off:
                kept.append((source, n - off))
        g.temporary[unit] = tuple(kept)
    g.hp[unit] -= rest
    if g.ears is not None:
        g.tell("DM-11.1", ev.Damaged(ev.Unit(unit), total, max(0, g.hp[unit]), total - rest))
    if g.hp[unit] <= 0:
        destroy(g, unit, by, killer)
    return total


def tell_difference(g: DndMiniatures, unit: int, numbers: Numbers, total: int) -> None:
    """DM-11.14 to DM-11.16: by how much the damage differs from what was dealt, and why."""
    immune = sum(n for n, kind in numbers if kind != PLAIN and is_immune(g, unit, TYPES[kind].value))
    if immune:
        g.tell("DM-11.16", ev.Resisted(ev.Unit(unit), immune, "immunity"))
    less = sum(n for n, _ in numbers) - immune - total
    if less > 0:
        g.tell("DM-11.14", ev.Resisted(ev.Unit(unit), less, "resistance"))
    elif less < 0:
        g.tell("DM-11.15", ev.Worsened(ev.Unit(unit), -less))


def hurt(g: DndMiniatures, unit: int, numbers: Numbers, by: int, killer: int) -> None:
    """DM-11.25: damage that comes from no attack."""
    before = is_bloodied(g, unit)
    amount = deal(g, unit, numbers, by, killer)
    if amount and g.hp[unit] > 0 and not before and is_bloodied(g, unit):
        g.push(became_bloodied, unit, killer)


@step
def became_bloodied(g: DndMiniatures, unit: int, killer: int) -> None:
    """DM-11.24: each new crossing counts anew."""
    if not g.alive(unit) or not is_bloodied(g, unit):
        return
    if g.ears is not None:
        g.tell("DM-11.24", ev.BecameBloodied(ev.Unit(unit)))
    if killer != NONE and g.alive(killer) and g.hostile(killer, unit):
        happen(g, Event.SELF_BLOODIES_ENEMY, killer)
    happen(g, Event.ALLY_BLOODIED, unit)
    happen(g, Event.SELF_BLOODIED, unit)


def destroy(g: DndMiniatures, unit: int, by: int, killer: int) -> None:
    """DM-11.18: a creature is destroyed: first what happens at its own destruction, then it is removed."""
    if g.dying >> unit & 1 or g.places[unit] < 0:
        return
    if g.hp[unit] > 0:
        g.last_blow[unit] = 0  # no damage destroyed it
    g.dying |= 1 << unit
    g.push(bury, unit, by, killer)
    happen(g, Event.SELF_DESTROYED, unit)


@step
def bury(g: DndMiniatures, unit: int, by: int, killer: int) -> None:
    """DM-11.1, DM-21.14, DM-26.3: it leaves the map, its effects vanish, VP are scored, and others may answer."""
    if g.ears is not None:
        g.tell("DM-11.18", ev.Destroyed(ev.Unit(unit)))
    slain_by_enemy = killer != NONE and g.places[killer] >= 0 and killer != unit and g.hostile(killer, unit)
    friends = [other for other in g.standing() if g.friends(other, unit)]
    g.put(unit, GONE)
    g.dying &= ~(1 << unit)
    g.hp[unit] = 0
    g.effects[unit] = ()
    g.temporary[unit] = ()
    g.feel(unit)
    award(g, unit, by)
    check_target(g)
    check_sides(g)
    if g.result is not None:
        return
    if g.ears is not None:
        tell_out(g, unit)
    if friends:
        happen(g, Event.ALLY_DESTROYED, unit)
    if slain_by_enemy and g.alive(killer):
        happen(g, Event.ALLY_DESTROYS_ENEMY, killer)
        happen(g, Event.SELF_DESTROYS_ENEMY, killer)


def tell_out(g: DndMiniatures, unit: int) -> None:
    """DM-27.18: of several players the one who has lost the last creature is out."""
    team = g.teams[g.owners[unit]]
    if team_count(g) > 2 and team not in in_play(g):
        g.tell("DM-27.18", ev.Out(tuple(Seat(seat) for seat, each in enumerate(g.teams) if each == team)))


def heal(g: DndMiniatures, unit: int, n: int, *, living: bool, why: Help = "power") -> None:
    """DM-11.4, DM-11.8: hit points never rise above the starting value; temporary ones are not healed."""
    if not g.alive(unit) or (living and not is_living(g, unit)):
        return
    amount = min(n, g.game.tables.hp[g.kinds[unit]] - g.hp[unit])
    if amount > 0:
        bloodied = is_bloodied(g, unit)
        g.hp[unit] += amount
        if g.ears is not None:
            rule = "DM-25.5" if why == "fountain" else "DM-11.4"
            whole: Literal["yes", "no"] = "yes" if bloodied and not is_bloodied(g, unit) else "no"
            g.tell(rule, ev.Healed(ev.Unit(unit), amount, g.hp[unit], why, whole))
