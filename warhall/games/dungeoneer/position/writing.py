"""A state as plain data: numbers become names, and what has its usual value is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from warhall.games.dungeoneer.actions import SIDES
from warhall.games.dungeoneer.codec import cell_name
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.position.parts import (
    CardPart,
    ChangePart,
    FightPart,
    Position,
    RollPart,
    SeatPart,
    TurnPart,
    usual_charges,
    usual_controller,
    usual_visited,
)
from warhall.games.dungeoneer.previews import fighter_name
from warhall.games.dungeoneer.quests import FIND
from warhall.games.dungeoneer.state import LYING, NONE, Dungeoneer, Fight
from warhall.games.dungeoneer.tables import PLANES
from warhall.games.dungeoneer.values import UNTIL, USES
from warhall.games.dungeoneer.vocabulary import Stats
from warhall.geometry.masks import cells_of
from warhall.kernel.written import written


def write(g: Dungeoneer) -> dict[str, Any]:
    """A state as plain data."""
    return msgspec.to_builtins(_Writing(g).position())  # type: ignore[no-any-return]


class _Writing:
    """Turns numbers into names."""

    def __init__(self, g: Dungeoneer) -> None:
        self.g = g
        self.tables = g.game.tables
        self.names = g.seat_names()

    def position(self) -> Position:
        g, tables = self.g, self.tables
        return written(
            Position,
            g,
            seats={name: self.seat(seat) for seat, name in enumerate(self.names)},
            sets=None if g.sets == 1 else [each.id for n, each in enumerate(tables.printed.sets) if g.sets >> n & 1],
            variants=[name for number, name in enumerate(VARIANTS) if g.variants >> number & 1],
            map={tables.places[place].id: self.spot(place) for place, cell in enumerate(g.cells) if cell != NONE},
            portals={
                tables.places[place].id: tables.places[end].id for place, end in enumerate(g.portals) if end != NONE
            },
            tokens={
                tables.quests[quest].id: self.token(holder) for quest, holder in enumerate(g.escorts) if holder != NONE
            },
            cards=self.card_parts(),
            deck=self.cards(g.decks[0][::-1]),
            discard=self.cards(g.discards[0][::-1]),
            peril_deck=self.cards(g.decks[1][::-1]) if g.split else [],
            peril_discard=self.cards(g.discards[1][::-1]) if g.split else [],
            locations={
                plane.value: self.places(deck[::-1])
                for plane, deck in zip(PLANES, g.location_decks, strict=True)
                if deck
            },
            buried={plane.value: count for plane, count in zip(PLANES, g.buried, strict=True) if count},
            turn=None if (turn := self.turn()) == TurnPart() else turn,
        )

    def spot(self, place: int) -> str:
        return cell_name(self.g.cells[place]) + (" 180" if self.g.turned >> place & 1 else "")

    def token(self, holder: int) -> str:
        return self.tables.places[holder - LYING].id if holder >= LYING else self.names[holder]

    def cards(self, cards: Iterable[int]) -> list[str]:
        return [self.tables.card_ids[card] for card in cards]

    def places(self, places: Iterable[int]) -> list[str]:
        return [self.tables.places[place].id for place in places]

    def seat(self, seat: int) -> SeatPart:
        g, tables = self.g, self.tables
        hero = g.heroes[seat]
        health = g.health[seat]
        forced = [f"{tables.places[out // 4].id} {SIDES[out % 4]}" for out in cells_of(g.held[seat])]
        return written(
            SeatPart,
            g,
            seat,
            out=not g.alive[seat],
            health=None if hero == NONE or health == tables.heroes[hero].health else health,
            known=self.cards(card for card in g.hands[seat] if g.known >> card & 1),
            forced=forced,
        )

    def card_parts(self) -> dict[str, CardPart]:
        found = {ident: self.card_part(card) for card, ident in enumerate(self.tables.card_ids)}
        return {ident: part for ident, part in found.items() if part != CardPart()}

    def card_part(self, card: int) -> CardPart:
        g = self.g
        by = g.controller[card]
        return written(
            CardPart,
            g,
            card,
            charges=None if g.charges[card] == usual_charges(g, card) else g.charges[card],
            under=None if g.host[card] == NONE else self.tables.card_ids[g.host[card]],
            by=None if by == NONE or by == usual_controller(g, card) else self.names[by],
        )

    def turn(self) -> TurnPart:
        g, tables = self.g, self.tables
        return written(
            TurnPart,
            g,
            visited=None if g.visited == usual_visited(g) else self.places(cells_of(g.visited)),
            found=[f"{tables.quests[each // FIND].id} {tables.places[each % FIND].id}" for each in g.found],
            quest_wounds={tables.quests[quest].id: n for quest, n in enumerate(g.quest_wounds) if n},
            changes=[self.change(change) for change in g.changes],
            fights=[self.fight(fight) for fight in g.fights],
            roll=self.roll(),
        )

    def change(self, change: tuple[int, int, int, int, int, int]) -> ChangePart:
        who, stat, n, use, until, tag = change
        tags = {bit: name for name, bit in self.tables.tag_of.items()}
        return ChangePart(
            who=fighter_name(self.g, who),
            stat=tuple(Stats)[stat].value,
            n=n,
            use=USES[use].value,
            until=UNTIL[until].value,
            tag=tags.get(tag),
        )

    def fight(self, fight: Fight) -> FightPart:
        g = self.g
        return written(
            FightPart,
            g,
            held_in=fight,
            attackers=[fighter_name(g, fighter) for fighter in fight.attackers],
            targets=[fighter_name(g, fighter) for fighter in fight.targets],
            attack=[None if total == NONE else total for total in fight.attack],
            counter=[None if total == NONE else total for total in fight.counter],
            glory=fight.glory if any(fight.glory) else [],
        )

    def roll(self) -> RollPart | None:
        roll = self.g.roll
        if roll is None:
            return None
        return written(
            RollPart,
            self.g,
            held_in=roll,
            fighter=fighter_name(self.g, roll.fighter),
            enemy=None if roll.enemy == NONE else fighter_name(self.g, roll.enemy),
        )
