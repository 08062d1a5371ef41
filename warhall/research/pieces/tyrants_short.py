"""Short ways through a view of Tyrants of the Underdark: the zones of the players with the score, and the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.state import COLOURS, EMPTY, Tyrants
from warhall.games.tyrants.tables import Tables
from warhall.geometry.masks import cells_of
from warhall.research.short import NO_CARDS, Counts, Own, Short, Way, counting, exchange, scaled
from warhall.research.walking import LARGEST
from warhall.research.watching import Watch

SCORE = ("sites", "total_control", "trophies", "deck", "inner_circle", "tokens", "total")
SITES, TOTAL_CONTROL, TROPHIES, DECK, INNER, TOKENS, TOTAL = range(7)


class Sheets:
    """The score of every seat as it was seen last."""

    def __init__(self, watch: Watch, own: Own) -> None:
        self.cells = watch.cells
        self.numbers = [
            [own.number(f"seats.{own.on(seat)}.score.{name}") for name in SCORE] for seat in range(own.seats)
        ]
        self.points = [[0] * 7 for _ in range(own.seats)]

    def set(self, seat: int, category: int, points: int) -> None:
        """TU-11.14: a seat has so many points in a category."""
        sheet, numbers, cells = self.points[seat], self.numbers[seat], self.cells
        if points != sheet[category]:
            sheet[TOTAL] += points - sheet[category]
            sheet[category] = points
            place, scale = numbers[category]
            cells[place] = scaled(points, scale)
            place, scale = numbers[TOTAL]
            cells[place] = scaled(sheet[TOTAL], scale)

    def forget(self) -> None:
        """Nobody has any."""
        for sheet in self.points:
            sheet[:] = [0] * 7


def zones(watch: Watch) -> Way:  # noqa: C901, PLR0915  one function, since a call costs as much as a comparison
    """Cards in the zones of the players, and what they are worth."""
    own, cells = Own(watch), watch.cells
    tables: Tables = watch.game.tables  # type: ignore[attr-defined]  # the game of this room
    every, viewer = range(own.seats), own.viewer
    ids = [card.id for card in tables.cards]
    ats = [f"seats.{own.on(seat)}" for seat in every]
    sheets = Sheets(watch, own)
    set_score, points = sheets.set, sheets.points
    worth = [0] * own.seats
    held = own.place("seats.0.hand?")

    def counted(path: str, vps: Sequence[int] = tables.deck_vp) -> Counts:
        return counting(cells, own.words(path, ids), vps)

    hands, decks, discards, inner = ([list[int]() for _ in every] for _ in range(4))
    played: list[int] = []
    count_hand, count_played = counted("seats.0.hand"), counted("played")
    count_unseen = [counted(f"{at}.unseen") for at in ats]
    count_discard = [counted(f"{at}.discard") for at in ats]
    count_inner = [counted(f"{at}.inner_circle", tables.inner_vp) for at in ats]
    hand_counts = [own.number(f"{at}.hand_count") for at in ats]
    deck_counts = [own.number(f"{at}.deck_count") for at in ats]
    controlled, total = [0] * own.seats, [0] * own.seats
    trophies, tokens = [0] * COLOURS * own.seats, [0] * own.seats
    site_vp: dict[int, int] = {0: 0}
    per_total = tables.setup.total_control_vp
    active = played_worth = 0

    def put(g: Tyrants) -> None:  # noqa: C901, PLR0912, PLR0915
        nonlocal active, played_worth
        moved = False
        new_hands, new_decks = g.hands, g.decks
        if new_hands != hands or new_decks != decks:
            moved = True
            for seat in every:
                hand, deck = new_hands[seat], new_decks[seat]
                come = drawn = under = NO_CARDS
                if hand != hands[seat]:
                    gone, come = exchange(hands[seat], hand)
                    if seat == viewer:
                        count_hand(gone, come)
                    place, scale = hand_counts[seat]
                    cells[place] = min(LARGEST, len(hand) / scale)
                    if gone:
                        worth[seat] += count_unseen[seat](gone, NO_CARDS)
                if deck != decks[seat]:
                    drawn, under = exchange(decks[seat], deck)
                    place, scale = deck_counts[seat]
                    cells[place] = min(LARGEST, len(deck) / scale)
                # Who draws holds the same cards as before, only elsewhere.
                if (come or drawn or under) and (under or sorted(come) != sorted(drawn)):
                    worth[seat] += count_unseen[seat](drawn, come) + count_unseen[seat](NO_CARDS, under)
        if (x := g.discards) != discards:
            moved = True
            for seat in every:
                if (pile_ := x[seat]) != discards[seat]:
                    worth[seat] += count_discard[seat](*exchange(discards[seat], pile_))
        pile_ = g.played
        if pile_ != played or g.active != active:
            moved = True
            if EMPTY in pile_:
                pile_ = [kind for kind in pile_ if kind != EMPTY]
            worth[active] -= played_worth
            played_worth += count_played(*exchange(played, pile_))
            active = g.active
            worth[active] += played_worth
        if moved:
            cells[held] = 1.0
            for seat in every:
                if worth[seat] != points[seat][DECK]:
                    set_score(seat, DECK, worth[seat])
        if (x := g.inner) != inner:
            for seat in every:
                if (pile_ := x[seat]) != inner[seat]:
                    set_score(seat, INNER, points[seat][INNER] + count_inner[seat](*exchange(inner[seat], pile_)))
        if g.controlled != controlled or g.total != total:
            for seat in every:
                controlled[seat] = sites = g.controlled[seat]
                total[seat] = g.total[seat]
                if sites not in site_vp:
                    site_vp[sites] = sum([tables.site_vp[site] for site in cells_of(sites)])
                set_score(seat, SITES, site_vp[sites])
                set_score(seat, TOTAL_CONTROL, per_total * total[seat].bit_count())
        if g.trophies != trophies:
            trophies[:] = g.trophies
            for seat in every:
                set_score(seat, TROPHIES, sum(trophies[COLOURS * seat : COLOURS * seat + COLOURS]))
        if g.vp != tokens:
            tokens[:] = g.vp
            for seat in every:
                set_score(seat, TOKENS, tokens[seat])

    def forget() -> None:
        nonlocal active, played_worth
        active = played_worth = 0
        count_hand(hands[viewer], NO_CARDS)
        counts = ((count_unseen, hands), (count_unseen, decks), (count_discard, discards), (count_inner, inner))
        for each, piles in (*counts, ((count_played,), (played,))):
            for count, pile_ in zip(each, piles, strict=True):
                count(pile_, NO_CARDS)
                pile_.clear()
        for numbers in (worth, controlled, total, trophies, tokens):
            numbers[:] = [0] * len(numbers)
        sheets.forget()

    return Way(put, forget)


class Places:
    """The places of one layout of the board, by masks of one space or one site."""

    def __init__(self, own: Own, tables: Tables, layout: int) -> None:
        colours = {seat: own.called(seat) for seat in range(own.seats)} | {WHITE: "white"}
        self.spaces: dict[int, tuple[int, dict[int, int]]] = {}
        """Whether there is a troop, and of which colour."""
        self.spies: list[dict[int, int]] = [{} for _ in range(own.seats)]
        self.control: dict[int, tuple[int, int, list[int]]] = {}
        """Whether a site is controlled, whether totally, and by whom."""
        rows: list[tuple[str, list[int]]] = []
        for at, site in enumerate(tables.sites_in(layout)):
            path, mask = f"sites.{at}", 1 << site
            rows.append((path, cells_of(tables.site_spaces[site])))
            by = own.words(f"{path}.controller", [own.called(seat) for seat in range(own.seats)])
            self.control[mask] = own.place(f"{path}.controller?"), own.place(f"{path}.total"), by
            for seat, places in enumerate(self.spies):
                places[mask] = own.place(f"{path}.spies={own.called(seat)}")
        for at, route in enumerate(tables.routes_in(tables.layouts[layout].spaces)):
            on_it = tables.printed.board.routes[route].spaces
            rows.append((f"routes.{at}", [tables.spaces[space.id] for space in on_it]))
        for path, numbers in rows:
            for at, space in enumerate(numbers):
                words = {colour: own.place(f"{path}.spaces.{at}={word}") for colour, word in colours.items()}
                self.spaces[1 << space] = own.place(f"{path}.spaces.{at}?"), words


def board(watch: Watch) -> Way:  # noqa: C901, PLR0915  one function, since a call costs as much as a comparison
    """Troops and spies, and who controls the sites."""
    own, cells = Own(watch), watch.cells
    tables: Tables = watch.game.tables  # type: ignore[attr-defined]  # the game of this room
    layouts = {
        number: Places(own, tables, number)
        for number, in_play in enumerate(tables.layouts)
        if in_play.players == own.seats
    }
    here: Any = None
    layout = -1
    every = range(own.seats)
    troops, spies = [0] * COLOURS, [0] * own.seats
    controlled, total = [0] * own.seats, [0] * own.seats

    def put(g: Tyrants) -> None:
        nonlocal layout, here
        if g.layout != layout:
            if here is not None:
                put_all(here, [0] * COLOURS, [0] * own.seats, [0] * own.seats, [0] * own.seats)
            layout = g.layout
            here = layouts[layout]
        if g.troops != troops or g.spies != spies or g.controlled != controlled or g.total != total:
            put_all(here, g.troops, g.spies, g.controlled, g.total)

    def put_all(  # noqa: C901
        places: Places, new_troops: list[int], new_spies: list[int], new_controlled: list[int], new_total: list[int]
    ) -> None:
        if new_troops != troops:
            spaces = places.spaces
            for number in (0.0, 1.0):  # first who has gone
                for colour, (was, now) in enumerate(zip(troops, new_troops)):  # noqa: B905  asked for very often
                    moved = now & ~was if number else was & ~now
                    while moved:
                        space = moved & -moved
                        moved ^= space
                        occupied, words = spaces[space]
                        cells[occupied] = cells[words[colour]] = number
            troops[:] = new_troops
        if new_spies != spies:
            for seat in every:
                moved = spies[seat] ^ new_spies[seat]
                while moved:
                    site = moved & -moved
                    moved ^= site
                    cells[places.spies[seat][site]] = 1.0 if new_spies[seat] & site else 0.0
            spies[:] = new_spies
        if new_controlled != controlled or new_total != total:
            moved = 0
            for seat in every:
                moved |= controlled[seat] ^ new_controlled[seat] | total[seat] ^ new_total[seat]
            controlled[:], total[:] = new_controlled, new_total
            while moved:
                site = moved & -moved
                moved ^= site
                somebody, totally, by = places.control[site]
                cells[somebody] = cells[totally] = 0.0
                for seat in every:
                    cells[by[seat]] = 0.0
                    if controlled[seat] & site:
                        cells[by[seat]] = cells[somebody] = 1.0
                        cells[totally] = 1.0 if total[seat] & site else 0.0

    def forget() -> None:
        nonlocal layout, here
        layout, here = -1, None
        for masks in (troops, spies, controlled, total):
            masks[:] = [0] * len(masks)

    return Way(put, forget)


ZONES = Short(
    frozenset(
        {
            *(f"seats.*.{name}" for name in ("hand_count", "deck_count", "hand", "unseen", "discard", "inner_circle")),
            "seats.*.score.sites+total_control+trophies+deck+inner_circle+tokens+total",
            "played",
        }
    ),
    zones,
)
BOARD = Short(frozenset({"sites.*.spaces", "sites.*.spies", "sites.*.controller+total", "routes.*.spaces"}), board)
