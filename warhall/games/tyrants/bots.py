"""What the bots are told: how good a position is, and which options to try first.

`evaluate` estimates the final score in hundredths of a VP: what is scored already (TU-11.6 to TU-11.11), and what the
pieces, cards and pool on the table are likely to bring.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.tyrants.state import COLOURS, EMPTY, NOT_ENDING, SET_UP, Tyrants
from warhall.games.tyrants.tables import NO_COST, Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.game import Bench

VP = 100
SITE = 45
"""A site that one controls now, for each VP it is worth in the end: others may still take it."""
TOTAL = 40
"""Total control of a site, for each VP it would add."""
TROOPS_AT_SITE = 22
"""A troop at a site, controlled or not."""
TROOP = 12
"""A troop anywhere on the board: presence, and a step towards the end."""
REACH = 3
"""A space within presence."""
SPY = 25
TROPHY = 100
CARD_QUALITY = 32
"""A card of the deck, for each Influence of its cost, less what an average starting card gives."""
FODDER = -18
"""A card that cost nothing: it thins out every hand."""
INNER = 100
POWER = 16
INFLUENCE = 14
"""What is unspent in the pool of this turn."""
MARKER = 60
MARKER_VP = 110
"""The VP of a marker under total control, for the turns to come."""
PENDING = 95
"""An effect that waits for the end of the turn."""
HAND = 30
"""A card in hand that can still be played this turn."""
RESOLVED = 1000
LEAD_AT_END = 10_000


def evaluate(g: Tyrants, seat: int) -> int:
    """The own outlook less the best of the others'."""
    if g.result is not None:
        others = [score for other, score in enumerate(g.result.scores) if other != seat]
        return (g.result.scores[seat] - max(others)) * VP + (LEAD_AT_END if g.result.places[seat] == 1 else 0)
    outlooks = [outlook(g, each) for each in range(g.seats)]
    mine = outlooks.pop(seat)
    return mine - max(outlooks) // 2 - sum(outlooks) // (2 * len(outlooks))


def outlook(g: Tyrants, seat: int) -> int:
    """What one seat has."""
    return _board(g, seat) + _cards(g, seat) + (_turn(g, seat) if seat == g.active else 0)


def _board(g: Tyrants, seat: int) -> int:
    """Sites, markers, troops and spies."""
    tables = g.game.tables
    late = VP if g.ending != NOT_ENDING else 0
    worth = 0
    for site in cells_of(g.controlled[seat]):
        worth += tables.site_vp[site] * max(SITE, late)
    worth += tables.setup.total_control_vp * g.total[seat].bit_count() * max(TOTAL, late)
    for site in cells_of(g.controlled[seat] & tables.marker_sites):
        worth += MARKER
        if g.total[seat] >> site & 1:
            worth += MARKER_VP * tables.marker_vp[site]
    mine = g.troops[seat]
    worth += TROOP * mine.bit_count() + TROOPS_AT_SITE * (mine & tables.at_sites).bit_count()
    worth += REACH * (g.presence[seat] & g.empty).bit_count()
    worth += SPY * g.spies[seat].bit_count()
    worth += TROPHY * sum(g.trophies[COLOURS * seat : COLOURS * seat + COLOURS])
    return worth + VP * g.vp[seat]


def _cards(g: Tyrants, seat: int) -> int:
    """The deck with all its zones, and the inner circle."""
    tables = g.game.tables
    owned = g.decks[seat] + g.hands[seat] + g.discards[seat]
    if seat == g.active:
        owned += [kind for kind in g.played if kind != EMPTY]
    worth = sum(tables.card_worth[kind] for kind in owned)
    return worth + sum(INNER * tables.inner_vp[kind] for kind in g.inner[seat])


def _turn(g: Tyrants, seat: int) -> int:
    """The rest of the turn: what can still be spent and played, and what waits for its end."""
    return POWER * g.power + INFLUENCE * g.influence + PENDING * len(g.waiting) + HAND * len(g.hands[seat])


def card_worth(cost: int | None, deck_vp: int) -> int:
    """What it is worth to own a card: its VP, and how much better than a starting card it plays."""
    quality = FODDER if cost is None else CARD_QUALITY * cost
    return VP * deck_vp * 3 // 4 + quality


def order(g: Tyrants, seat: int, options: Sequence[int]) -> list[int]:
    """Cards are played first; then what costs most; the turn is ended last, and nothing is declined lightly."""
    tables = g.game.tables
    ranks = tables.ranks
    return sorted(options, key=lambda code: (ranks[code], code))


def fill_in(tables: Tables) -> None:
    """Computes once what every card is worth, and in which order options are tried."""
    tables.card_worth = [card_worth(card.cost, card.deck_vp) for card in tables.cards]
    verbs = tables.verbs
    last = (verbs.end_turn, verbs.decline, verbs.done)
    for code in range(verbs.codec.size):
        verb, arguments = verbs.codec.arguments(code)
        if code in last:
            tables.ranks[code] = LAST
        elif verb.first == verbs.play:
            tables.ranks[code] = FIRST
        elif verb.first == verbs.recruit:
            tables.ranks[code] = FIRST + 1 + NO_COST - tables.cost[arguments[0]]
        else:
            tables.ranks[code] = FIRST + 1


FIRST, LAST = 0, 10_000


def turn(g: Tyrants) -> int:
    """TU-5.1: the turns of all players are counted through; none has begun during the set-up."""
    return 0 if g.stage == SET_UP else g.round * g.seats + (g.active - g.first) % g.seats


BENCH = Bench(evaluate, order, turn)
