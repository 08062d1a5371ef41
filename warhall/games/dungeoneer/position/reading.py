"""Plain data to a state: names become numbers, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from warhall.games.dungeoneer.actions import HUNTED, MONSTER, RADIUS, SIDES, WIDTH
from warhall.games.dungeoneer.cards import draw_up
from warhall.games.dungeoneer.flow import phase_five
from warhall.games.dungeoneer.moments import offer
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.places import lay
from warhall.games.dungeoneer.playing import OPEN
from warhall.games.dungeoneer.position.parts import (
    CARDS,
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
from warhall.games.dungeoneer.printed import MOST_SEATS
from warhall.games.dungeoneer.quests import FIND
from warhall.games.dungeoneer.setup import blank
from warhall.games.dungeoneer.state import LYING, NONE, PHASES, SEAT_NAMES, Dungeoneer, Fight, Roll
from warhall.games.dungeoneer.tables import PLANES, STATS, DungeoneerGame
from warhall.games.dungeoneer.turn import (
    begin_ending,
    discard_phase,
    feats,
    feats_choice,
    locations,
    next_turn,
    recovery,
    save_ap,
    stay,
    villainy,
    villainy_choice,
)
from warhall.games.dungeoneer.values import UNTIL, USES
from warhall.games.dungeoneer.vocabulary import Stats
from warhall.games.dungeoneer.wounds import turn_over
from warhall.geometry.masks import mask_of
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError
from warhall.kernel.written import MOST, amount, find, take, taken

MOST_TEST = 100 * len(STATS) * 20


def read(game: DungeoneerGame, fields: dict[str, Any], dice: Dice) -> Dungeoneer:
    """The state that plain data describes, with its usual agenda."""
    try:
        data = msgspec.convert(fields, Position)
    except msgspec.ValidationError as error:
        raise PositionError("position", str(error)) from None
    return _Reading(game, data, dice).state()


class _Reading:
    """Turns names into numbers, and refuses what cannot be."""

    def __init__(self, game: DungeoneerGame, data: Position, dice: Dice) -> None:
        self.data = data
        self.tables = game.tables
        self.names = list(data.seats)
        if not 2 <= len(self.names) <= MOST_SEATS or self.names != list(SEAT_NAMES[: len(self.names)]):
            raise PositionError("seats", f"the first 2 to {MOST_SEATS} of {', '.join(SEAT_NAMES)}, in this order")
        sets = {each.id: number for number, each in enumerate(self.tables.printed.sets)}
        mask = 1 if data.sets is None else mask_of(find(sets, name, "sets") for name in data.sets)
        variants = {name: number for number, name in enumerate(VARIANTS)}
        chosen = mask_of(find(variants, name, "variants") for name in data.variants)
        self.g = blank(game, dice, len(self.names), mask, chosen, split=data.split)
        self.placed: set[int] = set()

    def state(self) -> Dungeoneer:
        g, data = self.g, self.data
        take(data, g)
        self.map()
        for number, (name, part) in enumerate(data.seats.items()):
            self.seat(number, part, f"seats.{name}")
        self.decks()
        self.tokens()
        self.turn(data.turn or TurnPart())
        self.card_parts()
        hidden = mask_of(card for zone in (*g.hands, *g.decks) for card in zone)
        g.seen = (1 << len(self.tables.cards)) - 1 & ~hidden
        self.check_heroes()
        self.agenda()
        return g

    def check_heroes(self) -> None:
        """DG-1.9: whoever is in the game has a hero on the map, once the set-up is over."""
        g = self.g
        if PHASES[g.phase] == "set-up":
            return
        for seat, name in enumerate(self.names):
            if g.alive[seat] and (g.heroes[seat] == NONE or g.place[seat] == NONE or not g.health[seat]):
                raise PositionError(f"seats.{name}", "a player in the game has a living hero on the map")
        if not any(g.alive):
            raise PositionError("seats", "somebody is still in the game")

    def agenda(self) -> None:
        """The usual agenda: the choice of the active player in his phase, and the rest of the turn."""
        g = self.g
        seat = g.active
        g.push(next_turn)
        phase = PHASES[g.phase]
        if phase == "set-up":
            return
        if not g.alive[seat]:
            return
        g.push(turn_over)
        g.push(draw_up, seat)
        g.push(save_ap, seat)
        g.push(offer, OPEN, 0)
        g.push(stay, seat)
        g.push(discard_phase, seat)
        if phase == "ending":
            return
        g.push(begin_ending)
        g.push(phase_five)
        if phase == "feats":
            g.push(feats_choice, seat)
        elif phase == "villainy":
            g.then(villainy_choice, locations, feats, with_=(seat,))
        elif phase == "locations":
            g.then(locations, feats, with_=(seat,))
        else:
            g.then(recovery, villainy, locations, feats, with_=(seat,))

    def place(self, name: str, where: str) -> int:
        return find(self.tables.place_numbers, name, where)

    def laid(self, name: str, where: str) -> int:
        place = self.place(name, where)
        if self.g.cells[place] == NONE:
            raise PositionError(where, f"{name} is not on the map")
        return place

    def places(self, names: Iterable[str], where: str) -> list[int]:
        return [self.place(name, where) for name in names]

    def quest(self, name: str, where: str) -> int:
        return find(self.tables.quest_numbers, name, where)

    def card(self, name: str, where: str) -> int:
        return find(self.tables.card_numbers, name, where)

    def cards(self, names: Sequence[str], where: str) -> list[int]:
        """Cards that lie in a zone."""
        return self.once(CARDS.found(self.g, names, where), where)

    def once(self, cards: list[int], where: str) -> list[int]:
        """No card lies in two zones."""
        for card in cards:
            if card in self.placed:
                raise PositionError(where, f"{self.tables.card_ids[card]} lies somewhere else already")
            self.placed.add(card)
        return cards

    def in_hand(self, name: str, hand: Sequence[int], where: str) -> int:
        card = self.card(name, where)
        if card not in hand:
            raise PositionError(where, f"{name} is not in this hand")
        return card

    def map(self) -> None:
        for name, spot in self.data.map.items():
            place = self.place(name, "map")
            cell, turned = self.spot(spot)
            taken = [other for other, there in enumerate(self.g.cells) if there == cell]
            if any(self.tables.plane[other] == self.tables.plane[place] for other in taken):
                raise PositionError("map", f"two cards lie at {spot} (DG-6.10)")
            lay(self.g, place, cell, turned)
        for name, end in self.data.portals.items():
            place = self.laid(name, "portals")
            if not self.tables.places[place].portal:
                raise PositionError("portals", f"{name} is no portal")
            self.g.portals[place] = self.laid(end, "portals")

    def spot(self, text: str) -> tuple[int, int]:
        """`x:y` or `x:y 180`."""
        where, _, turned = text.partition(" ")
        x, _, y = where.partition(":")
        try:
            column, row = int(x), int(y)
        except ValueError:
            raise PositionError("map", f"{text[:40]!r} is no cell: 2:-1, or 2:-1 180") from None
        if max(abs(column), abs(row)) >= RADIUS or turned not in ("", "180"):
            raise PositionError("map", f"{text[:40]!r} is no cell: 2:-1, or 2:-1 180 (DG-6.6)")
        return (row + RADIUS) * WIDTH + column + RADIUS, int(turned == "180")

    def seat(self, seat: int, part: SeatPart, where: str) -> None:
        g, tables = self.g, self.tables
        take(part, g, f"{where}.", seat)
        if part.hero is not None:
            most = tables.heroes[g.heroes[seat]].health
            g.health[seat] = amount(most if part.health is None else part.health, f"{where}.health", 0, most)
        g.alive[seat] = int(not part.out)
        amount(part.extra, f"{where}.extra", 0, g.ap[seat])
        if part.at is not None:
            self.laid(part.at, f"{where}.at")
        for test in part.stand_tests:
            amount(test, f"{where}.stand_tests", 0, MOST_TEST)
        for zone in ("hand", "inventory", "lair"):
            self.cards(getattr(part, zone), f"{where}.{zone}")
        g.known |= mask_of(self.in_hand(name, g.hands[seat], f"{where}.known") for name in part.known)
        if not all(tables.monsters[card] for card in g.lairs[seat]):
            raise PositionError(f"{where}.lair", "only monsters lie in a lair (DG-2.7)")
        if not all(tables.permanent[card] for card in g.inventory[seat]):
            raise PositionError(f"{where}.inventory", "only permanent cards lie in an inventory (DG-2.2)")
        for exit_ in part.forced:
            name, _, side = exit_.partition(" ")
            if side not in SIDES:
                raise PositionError(f"{where}.forced", f"{exit_[:60]!r} is no exit: a location and n, e, s or w")
            g.held[seat] |= 1 << 4 * self.place(name, f"{where}.forced") + SIDES.index(side)

    def decks(self) -> None:
        g, data = self.g, self.data
        piles = [(data.deck, data.discard), (data.peril_deck, data.peril_discard)]
        if not g.split and (data.peril_deck or data.peril_discard):
            raise PositionError("peril_deck", "there is one only with split decks (DG-19.2)")
        for number in range(len(g.decks)):
            deck, discard = piles[number]
            g.decks[number] = self.cards(deck, "deck")[::-1]
            g.discards[number] = self.cards(discard, "discard")[::-1]
        for plane, names in data.locations.items():
            number = [each.value for each in PLANES].index(plane)
            g.location_decks[number] = self.places(names, "locations")[::-1]
            seen = data.buried.get(plane, 0)
            g.buried[number] = amount(seen, "buried", 0, len(names))
        laid = [place for deck in g.location_decks for place in deck if g.cells[place] != NONE]
        if laid:
            raise PositionError("locations", f"{self.tables.places[laid[0]].id} is on the map already")

    def tokens(self) -> None:
        g = self.g
        for name, holder in self.data.tokens.items():
            quest = self.quest(name, "tokens")
            if quest not in self.tables.escort_quests:
                raise PositionError("tokens", f"{name} is no escort quest")
            if holder in self.names:
                g.escorts[quest] = self.names.index(holder)
                if quest not in g.quests[g.escorts[quest]]:
                    raise PositionError("tokens", f"{name} is no personal quest of {holder} (DG-14.16)")
            else:
                g.escorts[quest] = LYING + self.laid(holder, "tokens")

    def card_parts(self) -> None:
        g = self.g
        for card in range(len(self.tables.cards)):
            g.controller[card] = usual_controller(g, card)
            g.charges[card] = usual_charges(g, card)
        for name, part in self.data.cards.items():
            card = self.card(name, "cards")
            take(part, g, "cards.", card)
            if part.charges is not None:
                g.charges[card] = amount(part.charges, "cards")
            if part.by is not None:
                g.controller[card] = find(self.names, part.by, "cards")
            if part.under is not None:
                if card not in self.tables.attachments or card in self.placed:
                    raise PositionError("cards", f"{name} is no attachment, or lies somewhere else already (DG-2.4)")
                g.host[card] = self.card(part.under, "cards")

    def turn(self, part: TurnPart) -> None:
        g = self.g
        take(part, g, "turn.")
        for location in self.places(part.visited or (), "turn.visited"):
            if g.cells[location] == NONE:
                name = self.tables.places[location].id
                raise PositionError("turn.visited", f"{name} does not lie on the map (DG-7.5)")
        g.visited = usual_visited(g) if part.visited is None else mask_of(self.places(part.visited, "turn.visited"))
        for pair in part.found:
            quest, _, place = pair.partition(" ")
            g.found.append(FIND * self.quest(quest, "turn.found") + self.place(place, "turn.found"))
        for quest, count in part.quest_wounds.items():
            g.quest_wounds[self.quest(quest, "turn.quest_wounds")] = amount(count, "turn.quest_wounds")
        self.once(g.applied, "turn.applied")
        g.changes = [self.change(each) for each in part.changes]
        g.fights = [self.fight(each) for each in part.fights]
        g.roll = None if part.roll is None else self.roll(part.roll)

    def fighter(self, name: str, where: str) -> int:
        if name in self.names:
            return self.names.index(name)
        if name.startswith("quest:"):
            quest = self.quest(name.removeprefix("quest:"), where)
            if self.tables.quest_beasts[quest] is None:
                raise PositionError(where, f"{name[:60]} has no monster")
            return HUNTED + quest
        card = self.card(name, where)
        if not self.tables.encounters[card]:
            raise PositionError(where, f"{name[:60]} is no encounter")
        return MONSTER + card

    def monster(self, name: str, where: str) -> int:
        """A fighter with values."""
        fighter = self.fighter(name, where)
        if MONSTER <= fighter < HUNTED and not self.tables.monsters[fighter - MONSTER]:
            raise PositionError(where, f"{name[:60]} is no monster")
        return fighter

    def change(self, part: ChangePart) -> tuple[int, int, int, int, int, int]:
        where = "turn.changes"
        stat = [each.value for each in Stats].index(part.stat)
        use = [each.value for each in USES].index(part.use)
        until = [each.value for each in UNTIL].index(part.until)
        tag = 0 if part.tag is None else find(self.tables.tag_of, part.tag, where)
        return self.monster(part.who, where), stat, amount(part.n, where, -MOST), use, until, tag

    def fight(self, part: FightPart) -> Fight:
        where = "turn.fights"
        lists: Sequence[Sequence[object]] = (
            part.targets,
            part.forms,
            part.places,
            part.status,
            part.attack,
            part.counter,
        )
        if any(len(each) != len(part.attackers) for each in lists):
            raise PositionError(where, "an entry for each attacker in every list")
        fighters = [
            self.fighter(name, where) if form is None else self.monster(name, where)
            for name, form in zip(part.attackers, part.forms, strict=True)
        ]
        glory = part.glory or [0] * len(self.names)
        if len(glory) != len(self.names):
            raise PositionError(where, "glory for each seat")
        return Fight(
            **taken(part, self.g, f"{where}."),
            attackers=fighters,
            targets=[self.monster(name, where) for name in part.targets],
            attack=[NONE if total is None else amount(total, where) for total in part.attack],
            counter=[NONE if total is None else amount(total, where) for total in part.counter],
            glory=[amount(each, where) for each in glory],
        )

    def roll(self, part: RollPart) -> Roll:
        where = "turn.roll"
        fighter = self.monster(part.fighter, where)
        stat = [each.value for each in STATS].index(part.stat)
        if fighter >= MONSTER and stat > 2:
            raise PositionError(where, "a monster has only melee, magic and speed")
        if fighter < MONSTER and (self.g.heroes[fighter] == NONE or self.g.place[fighter] == NONE):
            raise PositionError(where, "who rolls has a hero on the map")
        return Roll(
            **taken(part, self.g, f"{where}."),
            fighter=fighter,
            enemy=NONE if part.enemy is None else self.monster(part.enemy, where),
        )
