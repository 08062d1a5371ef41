"""What the bots are told: how good a position is, and which options to try first.

A position is weighed in named terms, whose weights are in `bots.yaml`. The nearer the end, the fewer points a turn can
still bring, so the surer is a lead: all terms count the more, the less is left of the game (`firmness`). What pays turn
by turn - markers, a good deck - counts by the turns that are left, and so does what only prepares for them: troops,
presence and spies score nothing by themselves (TU-11.13).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from warhall.games.tyrants import actions as act
from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.bots_insight import KNOWN, card_worth
from warhall.games.tyrants.score import sheet
from warhall.games.tyrants.state import COLOURS, EMPTY, NOT_ENDING, SET_UP, STAGE_1, Tyrants
from warhall.games.tyrants.tables import NO_COST, NOWHERE, Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.game import Bench
from warhall.kernel.minds import SURE, Scales, chance, read_mind, settled

TERMS = (
    "sites",
    "total-control",
    "trophies",
    "deck",
    "inner-circle",
    "tokens",
    "marker-influence",
    "marker-vp",
    "card-quality",
    "starting-cards",
    "troops",
    "troops-at-sites",
    "presence",
    "spies",
    "enemy-spies",
    "power",
    "influence",
    "hand",
    "end-of-turn",
)
GAME = 40
"""What is left of a game at its start: the troops of a barracks (TU-2.11)."""
EARLY = 10
"""How much a site counts at the start, of what it counts at the end (50): it will change hands."""
COUNT, COST, STARTING = 16, 32, 48
"""Where in the packed number of a card stand itself, its cost, and whether it cost nothing; its VP come first."""
PART = (1 << 16) - 1
VP_SHIFT = 100
"""So that the packed VP of a card are never negative."""


def left(g: Tyrants) -> int:
    """TU-11.1, TU-11.2: how much of the game is left, by the emptiest barracks and the market deck; at most 40."""
    if g.ending != NOT_ENDING:
        return 0
    return min(*g.barracks, 2 * len(g.market_deck) // len(g.hands), GAME)


def firmness(remaining: int) -> int:
    """How firmly a lead stands: four times as firmly at the end as at the start."""
    return 64 * GAME // (GAME + 3 * remaining)


def features(g: Tyrants, seat: int, own: bool) -> tuple[int, ...]:  # noqa: FBT001  the same for every side
    """How much a seat has of each term."""
    tables = g.game.tables
    remaining = left(g)
    firm = firmness(remaining)
    lasting = firm * (GAME + EARLY - remaining) // (GAME + EARLY)
    per_turn = firm * remaining // 4
    fading = firm * remaining // GAME
    controlled, total, mine = g.controlled[seat], g.total[seat], g.troops[seat]
    held = markers = 0
    site_vp, marker_vp = tables.site_vp, tables.marker_vp
    for site in cells_of(controlled):
        held += site_vp[site]
    marked = total & tables.marker_sites
    if marked:
        for site in cells_of(marked):
            markers += marker_vp[site]
    intruders = 0
    for other, spies in enumerate(g.spies):
        if other != seat:
            intruders += (spies & controlled).bit_count()
    owned = g.decks[seat] + g.hands[seat] + g.discards[seat]
    active = seat == g.active
    if active:
        owned += [kind for kind in g.played if kind != EMPTY]
    packed = sum([tables.card_terms[kind] for kind in owned])
    cards = packed >> COUNT & PART
    inner_vp = tables.inner_vp
    first = COLOURS * seat
    return (
        lasting * held,
        lasting * tables.setup.total_control_vp * total.bit_count(),
        firm * sum(g.trophies[first : first + COLOURS]),
        firm * ((packed & PART) - VP_SHIFT * cards),
        firm * sum([inner_vp[kind] for kind in g.inner[seat]]),
        firm * g.vp[seat],
        per_turn * (controlled & tables.marker_sites).bit_count(),
        per_turn * markers,
        per_turn * (packed >> COST & PART) // max(1, cards),
        per_turn * (packed >> STARTING),
        fading * mine.bit_count(),
        fading * (mine & tables.at_sites).bit_count(),
        fading * (g.presence[seat] & g.empty).bit_count(),
        fading * g.spies[seat].bit_count(),
        fading * intruders,
        firm * g.power if active else 0,
        firm * g.influence if active else 0,
        firm * len(g.hands[seat]) if active else 0,
        firm * len(g.waiting) if active else 0,
    )


def sides(g: Tyrants, seat: int) -> tuple[int, Sequence[int]]:
    """Everybody plays for himself."""
    return seat, [other for other in range(len(g.hands)) if other != seat]


MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
SCALES = Scales(TERMS, features, sides, MIND.weights)


def evaluate(g: Tyrants, seat: int) -> int:
    """The expected result."""
    return expected(g, seat, SCALES)


def expected(g: Tyrants, seat: int, scales: Scales) -> int:
    """The expected result as scales weigh it; who leads in the last turn of all and may end it has won."""
    if g.ending != NOT_ENDING and g.result is None and g.stage == STAGE_1 and (g.active + 1) % g.seats == g.first:
        totals = [sheet(g, each).total for each in range(g.seats)]
        if totals.pop(g.active) > max(totals):
            return SURE if seat == g.active else 0
    if g.result is not None:
        return settled(g.result, seat)
    points = [scales.points(g, each, own=each == seat) for each in range(g.seats)]
    own = points.pop(seat)
    lead = own - max(points)
    if lead > CLEAR:
        return SURE - TAIL + TAIL * (lead - CLEAR) // (lead - CLEAR + AGAIN)
    if lead < -CLEAR:
        return TAIL * AGAIN // (-lead - CLEAR + AGAIN) // len(points)
    return chance(own, points)


KNOWN_TERMS = (*TERMS, "card-worth")
"""What insight weighs: also single cards."""


def known_features(g: Tyrants, seat: int, own: bool) -> tuple[int, ...]:  # noqa: FBT001  the same for every side
    """How much a seat has of each term of insight."""
    remaining = left(g)
    return *features(g, seat, own), firmness(remaining) * remaining // 4 * card_worth(g, seat)


INSIGHT = Scales(KNOWN_TERMS, known_features, sides, KNOWN.weights)


def insight(g: Tyrants, seat: int) -> int:
    """The expected result, as who knows the cards sees it."""
    return expected(g, seat, INSIGHT)


CLEAR, TAIL, AGAIN = 6000, 2473, 10_000
"""From so many points on (997 of 1000 such games are won) a lead is rated by another measure: however large it is, more
is better. Else all that a player so far ahead does would be rated alike, and nobody would end the game."""


def order(g: Tyrants, seat: int, options: Sequence[int]) -> list[int]:
    """Cards are played first, then the dearest are recruited; of several spaces at one site one comes first."""
    tables = g.game.tables
    ranks = tables.ranks
    ordered = sorted(options, key=lambda code: (ranks[code], code))
    if len(ordered) <= FEW:
        return ordered
    alike = tables.alike
    foes = 0
    for colour in range(WHITE):
        if colour != seat:
            foes |= g.troops[colour]
    front: list[int] = []
    back: list[int] = []
    seen = set()
    for code in ordered:
        kind, space = alike[code]
        group = (kind, foes >> space & 1)
        if kind and group in seen:
            back.append(code)
        else:
            seen.add(group)
            front.append(code)
    return front + back


FEW = 6
"""So few options need no care."""
FIRST, RECRUIT, BOARD, REST, ROUTE, LAST = 0, 100, 1000, 2000, 3000, 10_000
DEAR = 3
"""From this cost on a card is recruited before anything is done on the board."""


def fill_in(tables: Tables) -> None:
    """Computes once what every card gives to the terms, and in which order options are tried."""
    tables.card_terms = [
        card.deck_vp + VP_SHIFT
        | 1 << COUNT
        | (0 if card.cost is None else card.cost) << COST
        | (card.cost is None) << STARTING
        for card in tables.cards
    ]
    last = (act.EndTurn, act.Decline, act.Done)
    spaces = (act.Deploy, act.Assassinate, act.Supplant, act.Move, act.To, act.ReturnTroop)
    for code in range(tables.codec.size):
        coded, arguments = tables.codec.arguments(code)
        verb = coded.type
        if verb in last:
            tables.ranks[code] = LAST
        elif verb is act.Play:
            tables.ranks[code] = FIRST
        elif verb is act.Recruit:
            cost = tables.cost[arguments[0]]
            tables.ranks[code] = (RECRUIT if cost >= DEAR else REST) + NO_COST - cost
        elif verb in spaces:
            space = arguments[0]
            site = tables.site_of[space]
            if site == NOWHERE:
                tables.ranks[code] = ROUTE if verb is act.Deploy else REST
            else:
                tables.ranks[code] = BOARD - 10 * (verb is not act.Deploy) - tables.site_vp[site]
                tables.alike[code] = 1 + spaces.index(verb) * len(tables.sites) + site, space
        else:
            tables.ranks[code] = BOARD


def turn(g: Tyrants) -> int:
    """TU-5.1: the turns of all players are counted through; none has begun during the set-up."""
    return 0 if g.stage == SET_UP else g.round * g.seats + (g.active - g.first) % g.seats


BENCH = Bench(evaluate, order, turn, SCALES, MIND.levels, insight=insight)
