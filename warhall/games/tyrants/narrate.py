"""How a position is told: drawn for the terminal, and in sentences for everybody who listens.

Each seat has a mark of its own, so that colour never stands alone: ● ■ ▲ ◆, and ○ for white.
"""

from __future__ import annotations

from textwrap import wrap
from typing import cast

from warhall.content import card_text
from warhall.games.tyrants.atlas import CONTROL_SIGN, EMPTY_MARK, TOTAL_SIGN, Atlas
from warhall.games.tyrants.library import in_one_line
from warhall.games.tyrants.printed import Card
from warhall.games.tyrants.tables import TyrantsGame
from warhall.games.tyrants.view import PlayerView, SiteView, TyrantsView
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name, Word

MARKS = "●■▲◆"
WHITE_MARK = "○"
STAGES = {"set-up": "set-up", "1": "first", "2": "second"}
"""Fluent would take "1" for a number."""
NAME_MOST = 27
ROUTE_WIDTH = 46
TEXT_WIDTH = 74
"""What a card does is read below its name."""


def picture(view: TyrantsView, narrator: Narrator) -> list[list[Span]]:
    """The table: sites, routes, players, market, and the own hand."""
    marks = {player.seat: Span(MARKS[number], f"seat-{number + 1}") for number, player in enumerate(view.seats)}
    marks["white"] = Span(WHITE_MARK)
    drawing = _Drawing(view, narrator, marks)
    lines = [
        drawing.head(),
        [],
        *drawing.map(),
        [],
        *drawing.sites(),
        [],
        *drawing.routes(),
        [],
        *drawing.players(),
        [],
    ]
    lines += [*drawing.market(), [], *drawing.open_cards()]
    own = next((player for player in view.seats if player.seat == view.viewer), None)
    if own is not None and own.hand is not None:
        lines += [
            [],
            [Span(narrator.say("pic-hand"), "strong")],
            *(line for card in own.hand for line in drawing.card(card)),
        ]
    return lines


class _Drawing:
    """Draws one view in one language."""

    def __init__(self, view: TyrantsView, narrator: Narrator, marks: dict[str, Span]) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.say
        self.name = narrator.name
        self.marks = marks
        tables = cast("TyrantsGame", narrator.game).tables
        self.cards: dict[str, Card] = {card.id: card for card in tables.cards}

    def head(self) -> list[Span]:
        view = self.view
        if view.stage == "over":
            return [Span(self.say("pic-over", round=view.round), "strong")]
        said = self.say(
            "pic-turn",
            round=view.round,
            seat=Name("seat", view.active),
            stage=STAGES[view.stage],
            power=view.power,
            influence=view.influence,
        )
        line = [Span(said, "strong")]
        if view.ending != "no":
            line.append(Span("  " + self.say("pic-ending"), "strong"))
        return line

    def map(self) -> list[list[Span]]:
        """The map, and what its signs mean."""
        board = cast("TyrantsGame", self.narrator.game).tables.printed.board
        lines = Atlas(self.view, self.narrator, board, self.marks).lines()
        return [*lines, [Span(self.say("pic-legend"), "muted")], [Span(self.say("pic-signs"), "muted")]]

    def sites(self) -> list[list[Span]]:
        """One line for each site: its notation, its name, its worth, troops, spies and control."""
        head = (
            f"{self.say('pic-site'):<56}{self.say('pic-vp'):>2} {self.say('pic-troops'):<6} {self.say('pic-spies'):<7} "
        )
        lines = [[Span(f"{head}{CONTROL_SIGN}", "muted")]]
        for site in self.view.sites:
            marked = "*" if site.marker else "+" if site.start else " "
            name = self.name("site", site.id)[:NAME_MOST]
            line = [Span(f"{site.id:<28}"), Span(f"{name:<27}{marked}", "muted")]
            line += [Span(f"{site.vp:>2} "), *self.row(site.spaces, 6)]
            line += [Span(" "), *self.row(list(site.spies), 7), Span(" "), *self.control(site)]
            lines.append(line)
        return lines

    def control(self, site: SiteView) -> list[Span]:
        if site.controller is None:
            return [Span(EMPTY_MARK, "muted")]
        return [self.marks[site.controller], *([Span(TOTAL_SIGN)] if site.total else [])]

    def row(self, colours: list[str] | list[str | None], width: int) -> list[Span]:
        """Pieces in a row, filled up to a width."""
        spans = [Span(EMPTY_MARK, "muted") if colour is None else self.marks[colour] for colour in colours]
        return [*spans, Span(" " * max(0, width - len(spans)))]

    def routes(self) -> list[list[Span]]:
        """One line for each route: its notation, and what stands on it."""
        lines = [[Span(self.say("pic-routes"), "muted")]]
        for route in self.view.routes:
            lines.append([Span(f"{route.id:<{ROUTE_WIDTH}} ", "muted"), *self.row(route.spaces, 0)])
        return lines

    def players(self) -> list[list[Span]]:
        """One line for each player."""
        words = ("pic-player", "pic-barracks", "pic-trophies", "pic-vp", "pic-cards", "pic-inner", "pic-score")
        rows = [tuple(map(self.say, words)), *map(self.player, self.view.seats)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        head, *players = [" ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        lines = [[Span(f"  {head}", "muted")]]
        lines += [
            [self.marks[player.seat], Span(f" {said}")] for player, said in zip(self.view.seats, players, strict=True)
        ]
        return lines

    def player(self, player: PlayerView) -> tuple[str, ...]:
        first = "→" if player.seat == self.view.active and self.view.stage != "over" else " "
        return (
            f"{first}{self.name('seat', player.seat)}",
            f"{player.troops} + {player.spies}",
            str(sum(player.trophies.values())),
            str(player.vp),
            f"{player.hand_count}/{player.deck_count}/{len(player.discard)}",
            str(len(player.inner_circle)),
            str(player.score.total),
        )

    def market(self) -> list[list[Span]]:
        """Market spaces, stacks, and what was devoured."""
        view = self.view
        lines = [[Span(self.say("pic-market", count=view.market_deck), "strong")]]
        for card in view.market:
            if card is not None:
                lines += self.card(card)
        for card, count in view.stacks.items():
            if count:
                lines += self.card(card, self.say("pic-stack", count=count))
        if view.devoured:
            lines.append([Span(self.say("pic-devoured", cards=_cards(view.devoured)), "muted")])
            if view.opened:
                lines.append([Span(self.say("pic-opened", card=Name("card", view.devoured[0])), "strong")])
        return lines

    def open_cards(self) -> list[list[Span]]:
        """What lies open of this turn."""
        piles = (("pic-played", self.view.played), ("pic-waiting", self.view.waiting))
        return [[Span(self.say(message, cards=_cards(cards)), "muted")] for message, cards in piles if cards]

    def card(self, ident: str, more: str = "") -> list[list[Span]]:
        """A card: its notation, name, cost, aspect and VP, and below what it does, in lines of a usual terminal."""
        card = self.cards[ident]
        cost = "–" if card.cost is None else str(card.cost)
        aspect = "" if card.aspect is None else self.name("aspect", card.aspect)
        text = one_line(self.narrator, card) + (f" · {more}" if more else "")
        head = [
            Span(f"  {ident:<26}"),
            Span(f"{self.name('card', ident):<28}", "strong"),
            Span(f"{cost:>2}  {aspect:<12}{card.deck_vp:>2}/{card.inner_vp}"),
        ]
        return [head, *([Span(f"    {line}", "muted")] for line in wrap(text, TEXT_WIDTH))]


def one_line(narrator: Narrator, card: Card) -> str:
    """The text of a card in one line."""
    return in_one_line(card_text(narrator.game.texts, narrator.language, card.text()))


def _cards(idents: list[str]) -> tuple[Name, ...]:
    return tuple(Name("card", ident) for ident in idents)


def describe(view: TyrantsView, narrator: Narrator) -> list[str]:
    """The whole position in sentences: the turn, the sites, the routes with troops, the players, the cards."""
    seat = Name("seat", view.active)
    if view.stage == "over":
        sentences = [narrator.say("say-over", round=view.round)]
    elif view.stage == "set-up":
        sentences = [narrator.say("say-set-up", seat=seat)]
    else:
        facts: dict[str, Word] = {"round": view.round, "power": view.power, "influence": view.influence}
        sentences = [narrator.say("say-turn", seat=seat, **facts)]
    if view.ending != "no" and view.stage != "over":
        sentences.append(narrator.say("pic-ending"))
    sentences += [_site(site, narrator) for site in view.sites]
    for route in view.routes:
        if any(route.spaces):
            joined = " – ".join(narrator.name("site", site) for site in route.id.split("--"))
            sentences.append(narrator.say("say-route", route=joined, troops=_troops(route.spaces, narrator)))
    free = _free_routes(view, narrator)
    if free:
        sentences.append(narrator.say("say-free-routes", routes=free))
    for player in view.seats:
        sentences += _player(player, narrator, over=view.stage == "over")
    return sentences + _open_cards(view, narrator)


def _free_routes(view: TyrantsView, narrator: Narrator) -> str:
    """The routes on which nobody stands, by the names of the sites they join, with the number of their spaces."""
    board = cast("TyrantsGame", narrator.game).tables.printed.board
    sites = {site.id for site in view.sites}
    taken = {route.id for route in view.routes if any(route.spaces)}
    return "; ".join(
        f"{narrator.name('site', route.a)} – {narrator.name('site', route.b)} ({len(route.spaces)})"
        for route in board.routes
        if route.id not in taken and route.a in sites and route.b in sites
    )


def _troops(spaces: list[str | None], narrator: Narrator) -> str:
    """How many troops of each colour stand in some spaces, and how many are empty."""
    parts = []
    for colour in dict.fromkeys(spaces):
        count = spaces.count(colour)
        if colour is None:
            parts.append(narrator.say("say-empty", count=count))
        else:
            name = Name("troops", colour) if colour == "white" else Name("seat", colour)
            parts.append(narrator.say("say-count", colour=name, count=count))
    return ", ".join(parts)


def _site(site: SiteView, narrator: Narrator) -> str:
    board = cast("TyrantsGame", narrator.game).tables.printed.board
    marker = next((printed.marker for printed in board.sites if printed.id == site.id), None)
    gives = narrator.say("say-marker", influence=marker.influence, vp=marker.vp) if marker else "none"
    return narrator.say(
        "say-site",
        site=Name("site", site.id),
        vp=site.vp,
        marker=gives,
        troops=_troops(site.spaces, narrator),
        spies=tuple(Name("seat", seat) for seat in site.spies) if site.spies else "none",
        control="none" if site.controller is None else Name("seat", site.controller),
        total="yes" if site.total else "no",
    )


def _player(player: PlayerView, narrator: Narrator, *, over: bool) -> list[str]:
    """What a House has, and below what lies open before it."""
    house = Name("house", player.house)
    trophies = [troop for troop, count in player.trophies.items() for _ in range(count)]
    told = narrator.say(
        "say-player",
        house=house,
        troops=player.troops,
        spies=player.spies,
        trophies=f"{len(trophies)} ({_troops([*trophies], narrator)})" if trophies else 0,
        vp=player.vp,
        hand=player.hand_count,
        deck=player.deck_count,
        discard=len(player.discard),
        inner=len(player.inner_circle),
        score=player.score.total,
        over="yes" if over else "no",
    )
    piles = {"say-inner-circle": player.inner_circle, "say-discard": player.discard, "say-shown": player.shown}
    return [told, *(narrator.say(pile, house=house, cards=_cards(cards)) for pile, cards in piles.items() if cards)]


def _open_cards(view: TyrantsView, narrator: Narrator) -> list[str]:
    """The market, the stacks, the turn's cards and the own hand."""
    cards = {card.id: card for card in cast("TyrantsGame", narrator.game).tables.cards}
    costs = {card.id: card.cost for card in cards.values()}
    market = [f"{narrator.name('card', card)} ({costs[card]})" for card in view.market if card is not None]
    if market:
        sentences = [narrator.say("say-market", cards=", ".join(market), count=view.market_deck)]
    else:
        sentences = [narrator.say("say-market-empty")]
    for card, count in view.stacks.items():
        cost, half = costs[card], cards[card].only_with
        if half is not None and half not in view.half_decks:
            continue  # TU-2.10: that stack is not put out
        sentences.append(
            narrator.say("say-stack", card=Name("card", card), count=count, cost="none" if cost is None else cost)
        )
    if view.devoured:
        sentences.append(narrator.say("pic-devoured", cards=_cards(view.devoured)) + ".")
        if view.opened:
            sentences.append(narrator.say("say-opened", card=Name("card", view.devoured[0])))
    if view.played:
        sentences.append(narrator.say("say-played", cards=_cards(view.played)))
    if view.waiting:
        sentences.append(narrator.say("pic-waiting", cards=_cards(view.waiting)) + ".")
    for player in view.seats:
        if player.hand is not None:
            empty = narrator.say("say-hand-empty")
            sentences.append(narrator.say("say-hand", cards=_cards(player.hand)) if player.hand else empty)
    return sentences
