"""Content in the form that play uses: small numbers, bit masks, and lists of steps.

Here: everything that never changes during a game, computed once. Not here: what is printed (`printed`), what changes
(`state`), any rule. A kind of card, a site and a space are numbers in the order of the files; a set of sites or of
spaces is a mask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias, TypeVar

from warhall.content import Loaded, Operations
from warhall.games.tyrants.actions import codec_of
from warhall.games.tyrants.operations import Draw, Focus, Gain, Op
from warhall.games.tyrants.printed import MOST_SEATS, Card, Printed, addressed, repeats, scripts_of
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.game import Game
from warhall.kernel.state import Asked, Step
from warhall.kernel.words import Name

NOWHERE = -1
NO_COST = 999
"""The cost of what cannot be bought."""

Script: TypeAlias = tuple[tuple[Step, tuple[Any, ...]], ...]
"""The steps of a list of operations for one seat, the last first, as they are put on the agenda."""
Masks: TypeAlias = tuple[tuple[int, ...], ...]
T = TypeVar("T")


class InPlay(NamedTuple):
    """TU-2.2 to TU-2.6: what is in play in one layout."""

    players: int
    sections: tuple[str, ...]
    spaces: int
    sites: int
    white: int
    """The spaces where white troops start."""
    starting: int
    """The starting sites."""


class Tables:
    """All tables of one set of content."""

    def __init__(self, loaded: Loaded[Printed], operations: Operations[Asked]) -> None:
        self.printed = printed = loaded.content
        self.codec = codec_of(printed)
        self.setup = printed.setup
        prices = printed.setup.prices
        self.least_power = min(prices.deploy, prices.assassinate, prices.return_spy)
        """TU-5.4: with less Power there is no basic action to pay for."""
        self._cards(printed)
        self._board(printed)
        self._routes_in: dict[int, tuple[int, ...]] = {}
        self._colours_of: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._layouts(printed)
        self._sites_in = [tuple(cells_of(in_play.sites)) for in_play in self.layouts]
        self._scripts(operations)
        self.card_terms = [0] * len(self.cards)
        """What a card gives to the terms in which bots weigh a position, packed; `bots` fills it in."""
        self.alike = [(0, 0)] * self.codec.size
        """Which options do the same at the same site, and the space of each; `bots` fills it in."""
        self.ranks = [0] * self.codec.size
        """In which order options are tried; `bots` fills it in."""

    def _cards(self, printed: Printed) -> None:
        """Cards by number: those of the supply first."""
        self.cards: tuple[Card, ...] = (*printed.supply, *printed.cards)
        self.kinds = {card.id: kind for kind, card in enumerate(self.cards)}
        aspects = {aspect.id: number for number, aspect in enumerate(printed.aspects)}
        self.aspects = tuple(aspects)
        self.no_aspect = len(aspects)
        self.aspect = tuple(self.no_aspect if card.aspect is None else aspects[card.aspect] for card in self.cards)
        costs = [NO_COST if card.cost is None else card.cost for card in self.cards]
        self.cost = (*costs, NO_COST)
        """The last one, which an empty market space (-1) finds, is the cost of nothing."""
        self.deck_vp = tuple(card.deck_vp for card in self.cards)
        self.inner_vp = tuple(card.inner_vp for card in self.cards)
        self.back_to_stack = tuple(card.back_to_stack for card in self.cards)
        self.stack_kinds = tuple(kind for kind, card in enumerate(self.cards) if card.stack)
        self.stack_of = {kind: stack for stack, kind in enumerate(self.stack_kinds)}
        self.for_sale = tuple((kind, stack) for kind, stack in self.stack_of.items() if self.cost[kind] != NO_COST)
        """TU-9.81: the stacks whose cards have a cost, with their kinds."""
        self.cheapest = min(costs)
        self.reaction = tuple(card.when_forced_out for card in self.cards)
        self.names = tuple(Name("card", card.id) for card in self.cards)
        self.aspect_names = tuple(Name("aspect", aspect) for aspect in aspects)
        self.half_decks = tuple(half.id for half in printed.half_decks)

    def _board(self, printed: Printed) -> None:
        """TU-7.1 to TU-7.12: sites, spaces, and where a troop on a space gives presence."""
        self.sites = sites = printed.board.sites
        ids = printed.board.space_ids()
        site_of = [number for number, site in enumerate(sites) for _ in site.spaces]
        self.site_of = tuple(site_of + [NOWHERE] * (len(ids) - len(site_of)))
        self.space_ids = tuple(ids)
        self.spaces = {ident: space for space, ident in enumerate(ids)}
        self.site_numbers = {site.id: number for number, site in enumerate(sites)}
        self.site_spaces = tuple(mask_of(self.spaces[space.id] for space in site.spaces) for site in sites)
        self.route_spaces = tuple(
            mask_of(self.spaces[space.id] for space in route.spaces) for route in printed.board.routes
        )
        self.at_sites = sum(self.site_spaces)
        self.site_size = tuple(len(site.spaces) for site in sites)
        self.site_vp = tuple(site.vp for site in sites)
        self.marker_sites = mask_of(number for number, site in enumerate(sites) if site.marker is not None)
        self.marker_influence = tuple(site.marker.influence if site.marker else 0 for site in sites)
        self.marker_vp = tuple(site.marker.vp if site.marker else 0 for site in sites)
        self.spread = self._spread(printed)
        self.bytes = (len(ids) + 7) // 8
        self.spread_bytes: Masks = tuple(
            tuple(_union(self.spread, 8 * row, byte) for byte in range(256)) for row in range(self.bytes)
        )

    def _spread(self, printed: Printed) -> tuple[int, ...]:
        """For each space, where a troop on it gives presence.

        At a site: the whole site, the end spaces of its routes, and sites joined to it without a space. On a route: its
        own space, the spaces before and behind it, and the site at an end (TU-7.3 to TU-7.5, TU-7.9 to TU-7.12).
        """
        around = list(self.site_spaces)
        spread = [1 << space for space in range(len(self.space_ids))]
        for route in printed.board.routes:
            a, b = self.site_numbers[route.a], self.site_numbers[route.b]
            row = [self.spaces[space.id] for space in route.spaces]
            if not row:
                around[a] |= self.site_spaces[b]
                around[b] |= self.site_spaces[a]
                continue
            around[a] |= 1 << row[0]
            around[b] |= 1 << row[-1]
            spread[row[0]] |= self.site_spaces[a]
            spread[row[-1]] |= self.site_spaces[b]
            for space, following in pairwise(row):
                spread[space] |= 1 << following
                spread[following] |= 1 << space
        for space, site in enumerate(self.site_of):
            if site != NOWHERE:
                spread[space] |= around[site]
        return tuple(spread)

    def sites_in(self, layout: int) -> tuple[int, ...]:
        """The sites in play, in order."""
        return self._sites_in[layout]

    def colours_of(self, houses: tuple[int, ...]) -> tuple[str, ...]:
        """The colours of some Houses."""
        found = self._colours_of.get(houses)
        if found is None:
            found = self._colours_of[houses] = tuple([self.printed.houses[house].colour for house in houses])
        return found

    def routes_in(self, spaces: int) -> tuple[int, ...]:
        """The routes with spaces of their own, all of which are among these."""
        found = self._routes_in.get(spaces)
        if found is None:
            routes = enumerate(self.route_spaces)
            found = self._routes_in[spaces] = tuple(number for number, own in routes if own and own & spaces == own)
        return found

    def _layouts(self, printed: Printed) -> None:
        """TU-2.2 to TU-2.6: what is in play for each number of players."""
        self.layouts: list[InPlay] = []
        self.layouts_for: dict[int, list[int]] = {}
        for players, layouts in sorted(printed.setup.layouts.items()):
            for layout in layouts:
                sites = [n for n, site in enumerate(self.sites) if site.section in layout.sections]
                ends = {self.sites[n].id for n in sites}
                parts = [self.sites[n] for n in sites] + [
                    route
                    for route in printed.board.routes
                    if route.section in layout.sections and route.a in ends and route.b in ends
                ]
                spaces = [space for part in parts for space in part.spaces]
                self.layouts_for.setdefault(players, []).append(len(self.layouts))
                self.layouts.append(
                    InPlay(
                        players,
                        layout.sections,
                        mask_of(self.spaces[space.id] for space in spaces),
                        mask_of(sites),
                        mask_of(self.spaces[space.id] for space in spaces if space.white),
                        mask_of(n for n in sites if self.sites[n].start),
                    )
                )

    def _scripts(self, operations: Operations[Asked]) -> None:
        """The steps of every list of operations, by its address; that of a whole card by its kind."""
        self.ops: dict[str, Any] = {}
        """The operation at an address; the step that is given the address knows of which kind it is."""
        self.card_of: dict[str, int] = {}
        self.scripts: dict[str, tuple[Script, ...]] = {}
        self.at_once: dict[str, bool] = {}
        for kind, card in enumerate(self.cards):
            lists = {card.id: card.effect}
            if card.when_forced_out is not None:
                lists[f"{card.id}.forced"] = card.when_forced_out.then or card.when_forced_out.instead
            for prefix, effect in lists.items():
                self.scripts[prefix] = _script(prefix, effect, operations)
                for address, op in addressed(prefix, effect):
                    self.ops[address] = op
                    self.card_of[address] = kind
                    for name, inner in scripts_of(op).items():
                        self.scripts[address + name] = _script(address + name, inner, operations)
                    if isinstance(op, Focus):
                        self.at_once[address] = all(isinstance(each, Gain | Draw) for each in op.then)
        self.effects = tuple(self.scripts[card.id] for card in self.cards)
        self.forced_scripts = tuple(self.scripts.get(f"{card.id}.forced", ()) for card in self.cards)

    def presence_of(self, troops: int) -> int:
        """Where these troops give presence."""
        found = 0
        for row, byte in zip(self.spread_bytes, troops.to_bytes(self.bytes, "little"), strict=True):
            if byte:
                found |= row[byte]
        return found


def _union(masks: Sequence[int], first: int, byte: int) -> int:
    found = 0
    for bit in cells_of(byte):
        if first + bit < len(masks):
            found |= masks[first + bit]
    return found


def _script(prefix: str, ops: tuple[Op, ...], operations: Operations[Asked]) -> tuple[Script, ...]:
    """A list of operations as steps, for each seat."""
    functions: list[Callable[..., Asked]] = [operations[type(op)].function for op in ops]
    return tuple(
        tuple(
            (functions[number], (f"{prefix}.{number}", seat, NOT_COUNTED if _counts(op) else repeats(op)))
            for number, op in reversed(list(enumerate(ops)))
        )
        for seat in range(MOST_SEATS)
    )


NOT_COUNTED = -1
"""How often an operation with `per` is done is not known before it is reached."""


def _counts(op: Op) -> bool:
    return getattr(op, "per", None) is not None


@dataclass(kw_only=True, eq=False)
class TyrantsGame(Game):
    """The game with its tables."""

    tables: Tables
