"""Special actions: standing up, starting a battle, giving up an escort, lying down (chapter 9, DG-20.13).

Here: why one may not be taken, as far as the hero himself is concerned. Not here: at which moment it is offered
(`moments`), what it does (`movement`, `battle`, `escorts`).
"""

from __future__ import annotations

from warhall.games.dungeoneer.events import ApChanged, signed
from warhall.games.dungeoneer.options import LIMITED_MOVEMENT
from warhall.games.dungeoneer.reasons import no_token
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal


def refuse_spending(g: Dungeoneer, seat: int, count: int = 1, rule: str = "DG-9.6") -> Refusal | None:
    """DG-9.6, DG-18.2, DG-20.13: too few AP, or such as can only pay for standing up: all but that for lying down.

    `rule` says what the action costs; outside one's own turn the few AP there are the nearer reason.
    """
    if g.fallen[seat] and (g.lying != seat or count > 1):
        return refusal("DG-18.2", "fallen")
    if g.ap[seat] < count:
        return refusal(rule if seat == g.active else "DG-9.6", "not-enough-ap", need=count, have=g.ap[seat])
    return None


def can_spend(g: Dungeoneer, seat: int, count: int = 1) -> bool:
    """Whether a hero can pay AP for anything but standing up."""
    return g.ap[seat] >= count and (not g.fallen[seat] or (g.lying == seat and count == 1))


def spend(g: Dungeoneer, seat: int, count: int = 1) -> None:
    """DG-8.7, DG-9.14: AP are paid; those won in this turn go first, for they would be lost."""
    paid = min(count, g.ap[seat])
    g.ap[seat] -= paid
    g.extra[seat] = max(0, g.extra[seat] - paid)
    if g.lying == seat:
        g.lying = -1


def pay_ap(g: Dungeoneer, seat: int, count: int, rule: str) -> None:
    """DG-9.3, DG-7.8, DG-7.13: AP that are the price of an effect or of an attempt."""
    if count:
        spend(g, seat, count)
        if g.ears is not None:
            g.tell(rule, ApChanged(Seat(seat), -count, signed(-count), "price"))


def refuse_stand(g: Dungeoneer, seat: int, *_: object) -> Refusal | None:
    """DG-9.4, DG-20.24: only a fallen hero, for 1 AP."""
    if not g.fallen[seat]:
        return refusal("DG-9.4", "not-fallen")
    if g.lying == seat:
        return refusal("DG-20.24", "not-with-this-ap")
    if g.ap[seat] < 1:
        return refusal("DG-9.4" if seat == g.active else "DG-9.6", "not-enough-ap", need=1, have=0)
    return None


def refuse_attack(g: Dungeoneer, seat: int, target: int, *_: object) -> Refusal | None:
    """DG-9.5, DG-10.1, DG-10.10: one battle a turn, for 1 AP, with another hero in the same location."""
    if target == seat:
        return refusal("DG-10.1", "attack-self")
    if target >= g.seats or not g.alive[target]:
        return refusal("DG-10.1", "no-such-hero")
    if g.place[target] != g.place[seat]:
        return refusal("DG-10.1", "not-here", seat=g.seat_name(target))
    if g.battled >> seat & 1:
        return refusal("DG-9.5", "already-battled")
    if g.fallen[seat] and g.lying != seat:
        return refusal("DG-10.10", "fallen")
    return refuse_spending(g, seat, rule="DG-9.5")


def refuse_give_up(g: Dungeoneer, seat: int, quest: int, *_: object) -> Refusal | None:
    """DG-14.19: only the holder of a token can give it up."""
    if g.escorts[quest] != seat:
        return no_token(g, quest, "DG-14.19")
    return None


def refuse_lie_down(g: Dungeoneer, seat: int) -> Refusal | None:
    """DG-20.13: only in the variant, and only a standing hero."""
    if not g.variants >> LIMITED_MOVEMENT & 1:
        return refusal("DG-20.13", "no-such-variant")
    if g.fallen[seat]:
        return refusal("DG-20.13", "lies-already")
    return None


def tokens_of(g: Dungeoneer, seat: int) -> list[int]:
    """DG-14.29: the escort quests whose tokens a hero holds."""
    return [quest for quest in g.game.tables.escort_quests if g.escorts[quest] == seat]
