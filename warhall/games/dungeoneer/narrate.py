"""How a position is told: drawn for the terminal, and in sentences for everybody who listens.

Each seat has a mark of its own, so that colour never stands alone: ● ■ ▲ ◆. A location is a box with its number, the
marks of the heroes there, and its exits: a gap is open, # a wall, = blocked, ! a trap.
"""

from __future__ import annotations

from typing import cast

from warhall.content import card_text
from warhall.games.dungeoneer.codec import from_entrance
from warhall.games.dungeoneer.fight_view import FightView
from warhall.games.dungeoneer.library import card_clauses
from warhall.games.dungeoneer.printed import Danger, Location, Pit, Spikes
from warhall.games.dungeoneer.state import SEAT_NAMES
from warhall.games.dungeoneer.tables import BLOCKED, OPEN, STATS, TRAP, DungeoneerGame
from warhall.games.dungeoneer.view import CardView, DungeoneerView, PlaceView, PlayerView
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name, Word

MARKS = "●■▲◆"
EXITS = {OPEN: " ", BLOCKED: "=", TRAP: "!"}
KINDS = {OPEN: "open", BLOCKED: "blocked", TRAP: "trap"}
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Where the next cell is, side by side from the north."""
INNER = 6
"""How many characters a box has between its sides."""


def picture(view: DungeoneerView, narrator: Narrator) -> list[list[Span]]:
    """The table: the map of each plane, the players, the quests, the battle, and the own hand."""
    drawing = _Drawing(view, narrator)
    lines = [drawing.head(), []]
    for plane in dict.fromkeys(place.plane for place in view.places):
        lines += [[Span(narrator.say(f"pic-{plane}"), "strong")], *drawing.map(plane), []]
    lines += [*drawing.legend(), [], *drawing.players(), [], *drawing.quests()]
    for fight in view.fights:
        lines += drawing.fight(fight)
    own = next((player for player in view.seats if player.seat == view.viewer), None)
    if own is not None and own.hand is not None:
        lines += [[], [Span(narrator.say("pic-hand"), "strong")], *(drawing.card(ident) for ident in own.hand)]
    return lines


class _Drawing:
    """Draws one view in one language."""

    def __init__(self, view: DungeoneerView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.say
        self.name = narrator.name
        self.tables = cast("DungeoneerGame", narrator.game).tables
        self.marks = {
            player.seat: Span(MARKS[number], f"seat-{number + 1}") for number, player in enumerate(view.seats)
        }
        self.numbers = {place.id: number for number, place in enumerate(view.places, start=1)}

    def head(self) -> list[Span]:
        view = self.view
        said = self.say("pic-turn", round=view.round, seat=Name("seat", view.active), phase=Name("phase", view.phase))
        return [Span(said, "strong")]

    def map(self, plane: str) -> list[list[Span]]:
        """The boxes of a plane, the northern row first."""
        here = {spot(place): place for place in self.view.places if place.plane == plane}
        columns = [x for x, _ in here]
        lines: list[list[Span]] = []
        for y in sorted({row for _, row in here}, reverse=True):
            rows: list[list[Span]] = [[], [], []]
            for x in range(min(columns), max(columns) + 1):
                box = self.box(here[x, y]) if (x, y) in here else [[Span(" " * (INNER + 2))]] * 3
                for row, part in zip(rows, box, strict=True):
                    row.extend(part)
            lines += rows
        return lines

    def box(self, place: PlaceView) -> list[list[Span]]:
        exits = [self.exit(place, side) for side in range(4)]
        heroes = [self.marks[seat] for seat in place.heroes]
        label = f"{self.numbers[place.id]:>2}"
        middle = [Span(exits[3]), Span(label), *heroes, Span(" " * (INNER - 2 - len(heroes))), Span(exits[1])]
        half = (INNER - 2) // 2
        edge = "─" * half
        return [
            [Span(f"┌{edge}{exits[0] * 2}{edge}┐", "muted")],
            middle,
            [Span(f"└{edge}{exits[2] * 2}{edge}┘", "muted")],
        ]

    def exit(self, place: PlaceView, side: int) -> str:
        if "nesw"[side] in place.forced:
            return " "
        number = self.tables.place_numbers[place.id]
        return EXITS.get(self.tables.exits[4 * number + (side ^ 2 if place.turned else side)], "#")

    def legend(self) -> list[list[Span]]:
        """One line for each location: its number, notation, name, points and terrain."""
        lines = [[Span(self.say("pic-legend"), "muted")]]
        for place in self.view.places:
            printed = self.tables.places[self.tables.place_numbers[place.id]]
            terrain = ", ".join(self.name("terrain", each) for each in printed.terrain)
            line = f"{self.numbers[place.id]:>3} {place.cell:<7}{place.id:<24}{self.name('location', place.id):<30}"
            points = f"{printed.glory}/{printed.peril}  {terrain}"
            marks = "".join(f" [{self.name('quest', quest)}]" for quest in place.tokens)
            lines.append([Span(line), Span(points + marks, "muted")])
        return lines

    def players(self) -> list[list[Span]]:
        """Each player in two lines: the hero, and what lies before him."""
        lines = []
        for player in self.view.seats:
            lines.append([self.marks[player.seat], Span(" " + self.player(player))])
            cards = [self.in_play(card) for card in (*player.inventory, *player.lair)]
            if cards:
                lines.append([Span("    " + "; ".join(cards), "muted")])
        return lines

    def player(self, player: PlayerView) -> str:
        return _player(player, self.narrator)

    def in_play(self, card: CardView) -> str:
        said = self.name("card", card.id)
        if card.wounds:
            said += f" −{card.wounds}"
        return said + "".join(f" + {self.name('card', under)}" for under in card.under)

    def quests(self) -> list[list[Span]]:
        lines = [[Span(self.say("pic-common", quests=_names("quest", self.view.common)))]] if self.view.common else []
        for player in self.view.seats:
            if player.quests:
                seat, quests = Name("seat", player.seat), _names("quest", player.quests)
                lines.append([Span(self.say("pic-quests", seat=seat, quests=quests))])
        return lines

    def fight(self, fight: FightView) -> list[list[Span]]:
        return [[Span(line, "strong")] for line in _fight(fight, self.narrator)]

    def card(self, ident: str) -> list[Span]:
        """A card of the hand in a line: its notation, name, cost and text."""
        card = self.tables.cards[self.tables.card_numbers[ident]]
        lines = card_text(self.narrator.game.texts, self.narrator.language, card_clauses(card))
        text = ". ".join(line.text for line in lines)
        return [
            Span(f"  {ident:<24}"),
            Span(f"{self.name('card', ident):<30}", "strong"),
            Span(f"{card.cost:>2} "),
            Span(text, "muted"),
        ]


def spot(place: PlaceView) -> tuple[int, int]:
    """The cell of a location as two numbers."""
    x, _, y = place.cell.partition(":")
    return int(x), int(y)


def _names(kind: str, idents: list[str]) -> tuple[Name, ...]:
    return tuple(Name(kind, ident) for ident in idents)


def _fighter(name: str) -> Name:
    """A fighter of a view as a fact."""
    if name.startswith("quest:"):
        return Name("beast", name.removeprefix("quest:"))
    return Name("seat", name) if name in SEAT_NAMES else Name("card", name)


def _fight(fight: FightView, narrator: Narrator) -> list[str]:
    return [
        narrator.say(
            "say-attack",
            attacker=_fighter(attack.attacker),
            target=_fighter(attack.target),
            form=Name("form", attack.form) if attack.form else "none",
            status=attack.status,
        )
        for attack in fight.attacks
    ]


def _player(player: PlayerView, narrator: Narrator) -> str:
    if player.hero is None:
        return narrator.say("say-no-hero", seat=Name("seat", player.seat))
    if not player.alive:
        return narrator.say("say-out", seat=Name("seat", player.seat), hero=Name("hero", player.hero))
    return narrator.say(
        "say-player",
        seat=Name("seat", player.seat),
        hero=Name("hero", player.hero),
        level=player.level,
        health=player.health,
        melee=player.melee,
        magic=player.magic,
        speed=player.speed,
        glory=player.glory,
        peril=player.peril,
        ap=player.ap,
        place="none" if player.place is None else Name("location", player.place),
        fallen="yes" if player.fallen else "no",
        hand=player.hand_count,
        done=len(player.completed),
    )


def describe(view: DungeoneerView, narrator: Narrator) -> list[str]:
    """The whole position in sentences: the turn, the players with their cards, the map, quests, battle and hand."""
    words = {"seat": Name("seat", view.active), "phase": Name("phase", view.phase)}
    sentences = [narrator.say("pic-turn", round=view.round, **words)]
    for player in view.seats:
        sentences.append(_player(player, narrator))
        if player.inventory:
            cards = _names("card", [card.id for card in player.inventory])
            sentences.append(narrator.say("say-inventory", seat=Name("seat", player.seat), cards=cards))
        if player.lair:
            cards = _names("card", [card.id for card in player.lair])
            sentences.append(narrator.say("say-lair", seat=Name("seat", player.seat), cards=cards))
        if player.quests:
            quests = _names("quest", player.quests)
            sentences.append(narrator.say("pic-quests", seat=Name("seat", player.seat), quests=quests))
    if view.common:
        sentences.append(narrator.say("pic-common", quests=_names("quest", view.common)))
    sentences += [_place(place, view, narrator) for place in view.places]
    if view.drawn is not None:
        sentences.append(narrator.say("say-drawn", place=Name("location", view.drawn)))
    for fight in view.fights:
        sentences += _fight(fight, narrator)
    sentences.append(
        narrator.say(
            "say-decks",
            locations=sum(view.location_decks.values()),
            quests=view.quest_deck,
            cards=sum(view.decks.values()),
            discarded=sum(len(pile) for pile in view.discards.values()),
        )
    )
    for player in view.seats:
        if player.hand:
            sentences.append(narrator.say("say-hand", cards=_names("card", player.hand)))
    return sentences


def _place(place: PlaceView, view: DungeoneerView, narrator: Narrator) -> str:
    """A location: where it lies and how it is turned, what it gives, who and what is there, and every way out."""
    tables = cast("DungeoneerGame", narrator.game).tables
    printed = tables.places[tables.place_numbers[place.id]]
    return narrator.say(
        "say-place",
        place=Name("location", place.id),
        **from_entrance(*spot(place)),
        turned="yes" if place.turned else "no",
        glory=printed.glory,
        peril=printed.peril,
        terrain=_names("terrain", [str(each) for each in printed.terrain]) or "none",
        heroes=_names("seat", place.heroes) or "none",
        tokens=_names("quest", place.tokens) or "none",
        portal="none" if place.portal is None else Name("location", place.portal),
        **_obstacle(printed),
        passage=printed.passage or "none",
        new="yes" if place.new else "no",
        exits="; ".join(_exit(place, side, view, narrator) for side in range(4)),
    )


def _obstacle(printed: Location) -> dict[str, Word]:
    """DG-16.2 to DG-16.4: what hinders those who come."""
    match printed.obstacle:
        case Danger(n=number):
            return {"obstacle": "danger", "stat": "", "need": number}
        case Spikes(stat=stat, vs=need):
            return {"obstacle": "spikes", "stat": Name("form", stat.value), "need": need}
        case Pit(stat=stat, vs=need):
            return {"obstacle": "pit", "stat": Name("form", stat.value), "need": need}
        case _:
            return {"obstacle": "none", "stat": "", "need": 0}


def _exit(place: PlaceView, side: int, view: DungeoneerView, narrator: Narrator) -> str:
    """One way out of a location: open, blocked, a trap or a wall, what it asks for, and where it leads."""
    tables = cast("DungeoneerGame", narrator.game).tables
    out = 4 * tables.place_numbers[place.id] + (side ^ 2 if place.turned else side)
    letter = "nesw"[side]
    x, y = spot(place)
    beside = f"{x + STEPS[side][0]}:{y + STEPS[side][1]}"
    other = next((each.id for each in view.places if each.plane == place.plane and each.cell == beside), None)
    kind = "forced" if letter in place.forced else KINDS.get(tables.exits[out], "wall")
    return narrator.say(
        "say-exit",
        side=Name("side", letter),
        kind=kind,
        stat=Name("form", STATS[tables.exit_stat[out]].value),
        need=tables.exit_need[out],
        to="none" if other is None or kind == "wall" else Name("location", other),
    )
