"""Power, Influence and VP (chapter 4, TU-5.16). Not here: what basic actions cost (`content/setup.yaml`)."""

from __future__ import annotations

from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.events import InfluenceGained, PowerGained, VpGained
from warhall.games.tyrants.state import STAGE_1, Tyrants
from warhall.kernel.actions import Seat


def gain_power(g: Tyrants, seat: int, amount: int) -> None:
    """TU-4.3, TU-4.5, TU-4.7: Power goes to the pool at once; only the active player has one, in stage 1."""
    if amount and seat == g.active and g.stage == STAGE_1:
        g.power += amount
        if g.ears is not None:
            g.tell("TU-4.3", PowerGained(Seat(seat), Kind(g.card), amount))


def gain_influence(g: Tyrants, seat: int, amount: int) -> None:
    """TU-4.3, TU-4.5, TU-4.7: Influence goes to the pool at once; only the active player has one, in stage 1."""
    if amount and seat == g.active and g.stage == STAGE_1:
        g.influence += amount
        if g.ears is not None:
            g.tell("TU-4.3", InfluenceGained(Seat(seat), Kind(g.card), amount))


def gain_vp(g: Tyrants, seat: int, amount: int, rule: str = "TU-5.16") -> None:
    """TU-5.16, TU-1.8: VP are kept as a number and never lost."""
    if amount:
        g.vp[seat] += amount
        if g.ears is not None:
            g.tell(rule, VpGained(Seat(seat), Kind(g.card), amount))
