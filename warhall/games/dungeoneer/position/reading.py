"""Plain data to a state: names become numbers, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from warhall.games.dungeoneer.actions import HUNTED, MONSTER, RADIUS, SIDES, WIDTH
from warhall.games.dungeoneer.cards import draw_up
from warhall.games.dungeoneer.fight_view import KINDS, ROLLS, STATUSES
from warhall.games.dungeoneer.flow import phase_five
from warhall.games.dungeoneer.moments import offer
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.places import lay
from warhall.games.dungeoneer.playing import OPEN
from warhall.games.dungeoneer.position.parts import (
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
from warhall.games.dungeoneer.printed import LEVELS, MOST_SEATS
from warhall.games.dungeoneer.quests import FIND
from warhall.games.dungeoneer.setup import blank
from warhall.games.dungeoneer.state import LYING, NONE, PHASES, SEAT_NAMES, Dungeoneer, Fight, Roll
from warhall.games.dungeoneer.tables import PLANES, SOURCES, STATS, DungeoneerGame
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
from warhall.kernel.errors import PositionError, nearest, quoted

MOST = 9999
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
        mask = 1 if data.sets is None else mask_of(self.find(sets, name, "sets") for name in data.sets)
        variants = {name: number for number, name in enumerate(VARIANTS)}
        chosen = mask_of(self.find(variants, name, "variants") for name in data.variants)
        self.g = blank(game, dice, len(self.names), mask, chosen, split=data.split)
        self.placed: set[int] = set()

    def find(self, known: Mapping[str, int], name: str, where: str) -> int:
        if name not in known:
            raise PositionError(where, f"there is no {name[:60]!r}{nearest(name, known)}: {quoted(known)}")
        return known[name]

    def state(self) -> Dungeoneer:
        g, data = self.g, self.data
        self.map()
        for number, (name, part) in enumerate(data.seats.items()):
            self.seat(number, part, f"seats.{name}")
        self.decks()
        self.tokens()
        g.first = self.seat_number(data.first, "first")
        g.round = self.amount(data.round, "round")
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

    def seat_number(self, name: str | None, where: str) -> int:
        return 0 if name is None else self.find({each: n for n, each in enumerate(self.names)}, name, where)

    def seat_mask(self, names: Iterable[str], where: str) -> int:
        return mask_of(self.seat_number(name, where) for name in names)

    def amount(self, count: int, where: str, least: int = 0, most: int = MOST) -> int:
        if not least <= count <= most:
            raise PositionError(where, f"from {least} to {most}, not {count}")
        return count

    def place(self, name: str, where: str) -> int:
        return self.find(self.tables.place_numbers, name, where)

    def laid(self, name: str, where: str) -> int:
        place = self.place(name, where)
        if self.g.cells[place] == NONE:
            raise PositionError(where, f"{name} is not on the map")
        return place

    def places(self, names: Iterable[str], where: str) -> list[int]:
        return [self.place(name, where) for name in names]

    def quest(self, name: str, where: str) -> int:
        return self.find(self.tables.quest_numbers, name, where)

    def quests(self, names: Iterable[str], where: str) -> list[int]:
        return [self.quest(name, where) for name in names]

    def card(self, name: str, where: str) -> int:
        return self.find(self.tables.card_numbers, name, where)

    def cards(self, names: Iterable[str], where: str) -> list[int]:
        """Cards that lie in a zone: no card lies in two."""
        found = []
        for name in names:
            card = self.card(name, where)
            if card in self.placed:
                raise PositionError(where, f"{name} lies somewhere else already")
            self.placed.add(card)
            found.append(card)
        return found

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
        if part.hero is not None:
            g.heroes[seat] = self.find(tables.hero_numbers, part.hero, f"{where}.hero")
            most = tables.heroes[g.heroes[seat]].health
            g.health[seat] = self.amount(most if part.health is None else part.health, f"{where}.health", 0, most)
        g.alive[seat] = int(not part.out)
        g.level[seat] = self.amount(part.level, f"{where}.level", 1, LEVELS)
        g.glory[seat] = self.amount(part.glory, f"{where}.glory")
        g.peril[seat] = self.amount(part.peril, f"{where}.peril")
        g.ap[seat] = self.amount(part.ap, f"{where}.ap")
        g.extra[seat] = self.amount(part.extra, f"{where}.extra", 0, g.ap[seat])
        g.saved[seat] = int(part.saved)
        g.delayed[seat] = self.amount(part.delayed, f"{where}.delayed", -MOST)
        if part.at is not None:
            g.place[seat] = self.laid(part.at, f"{where}.at")
        g.fallen[seat] = int(part.fallen)
        g.stand_tests[seat] = [self.amount(each, f"{where}.stand_tests", 0, MOST_TEST) for each in part.stand_tests]
        g.hands[seat] = self.cards(part.hand, f"{where}.hand")
        g.known |= mask_of(self.in_hand(name, g.hands[seat], f"{where}.known") for name in part.known)
        g.inventory[seat] = self.cards(part.inventory, f"{where}.inventory")
        g.lairs[seat] = self.cards(part.lair, f"{where}.lair")
        if not all(tables.monsters[card] for card in g.lairs[seat]):
            raise PositionError(f"{where}.lair", "only monsters lie in a lair (DG-2.7)")
        if not all(tables.permanent[card] for card in g.inventory[seat]):
            raise PositionError(f"{where}.inventory", "only permanent cards lie in an inventory (DG-2.2)")
        g.quests[seat] = self.quests(part.quests, f"{where}.quests")
        g.completed[seat] = self.quests(part.completed, f"{where}.completed")
        g.tiles[seat] = self.places(part.tiles, f"{where}.tiles")
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
            g.buried[number] = self.amount(seen, "buried", 0, len(names))
        laid = [place for deck in g.location_decks for place in deck if g.cells[place] != NONE]
        if laid:
            raise PositionError("locations", f"{self.tables.places[laid[0]].id} is on the map already")
        g.quest_deck = self.quests(data.quest_deck, "quest_deck")[::-1]
        g.common = self.quests(data.common, "common")
        g.unused = [self.find(self.tables.hero_numbers, name, "unused") for name in data.unused]
        g.aside = self.places(data.aside, "aside")

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
            g.wounds[card] = self.amount(part.wounds, "cards")
            if part.charges is not None:
                g.charges[card] = self.amount(part.charges, "cards")
            g.xs[card] = self.amount(part.x, "cards")
            if part.by is not None:
                g.controller[card] = self.seat_number(part.by, "cards")
            if part.under is not None:
                if card not in self.tables.attachments or card in self.placed:
                    raise PositionError("cards", f"{name} is no attachment, or lies somewhere else already (DG-2.4)")
                g.host[card] = self.card(part.under, "cards")

    def turn(self, part: TurnPart) -> None:
        g = self.g
        g.active = self.seat_number(part.seat, "turn.seat")
        g.phase = PHASES.index(part.phase)
        g.moved, g.declared, g.prevented = part.moved, part.declared, part.prevented
        g.visited = usual_visited(g) if part.visited is None else mask_of(self.places(part.visited, "turn.visited"))
        g.battled = self.seat_mask(part.battled, "turn.battled")
        g.used = mask_of(self.card(name, "turn.used") for name in part.used)
        g.skilled = self.seat_mask(part.skilled, "turn.skilled")
        g.offers = mask_of(self.places(part.offers, "turn.offers"))
        g.attempted = mask_of(self.quests(part.attempted, "turn.attempted"))
        for find in part.found:
            quest, _, place = find.partition(" ")
            g.found.append(FIND * self.quest(quest, "turn.found") + self.place(place, "turn.found"))
        g.given_up = mask_of(self.quests(part.given_up, "turn.given_up"))
        for quest, count in part.quest_wounds.items():
            g.quest_wounds[self.quest(quest, "turn.quest_wounds")] = self.amount(count, "turn.quest_wounds")
        g.holding = self.seat_mask(part.holding, "turn.holding")
        g.waiting = self.seat_mask(part.waiting, "turn.waiting")
        g.lying = NONE if part.lying is None else self.seat_number(part.lying, "turn.lying")
        g.drawn = NONE if part.drawn is None else self.place(part.drawn, "turn.drawn")
        g.shifted = NONE if part.shifted is None else self.place(part.shifted, "turn.shifted")
        g.applied = self.cards(part.applied, "turn.applied")
        g.changes = [self.change(each) for each in part.changes]
        g.fights = [self.fight(each) for each in part.fights]
        g.roll = None if part.roll is None else self.roll(part.roll)
        g.total = self.amount(part.total, "turn.total", -MOST)

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
        tag = 0 if part.tag is None else self.find(self.tables.tag_of, part.tag, where)
        return self.monster(part.who, where), stat, self.amount(part.n, where, -MOST), use, until, tag

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
        forms = [NONE if form is None else self.form(form, where) for form in part.forms]
        fighters = [
            self.fighter(name, where) if form == NONE else self.monster(name, where)
            for name, form in zip(part.attackers, forms, strict=True)
        ]
        glory = part.glory or [0] * len(self.names)
        if len(glory) != len(self.names):
            raise PositionError(where, "glory for each seat")
        return Fight(
            kind=KINDS.index(part.kind),
            by=self.seat_number(part.by, where),
            attackers=fighters,
            targets=[self.monster(name, where) for name in part.targets],
            forms=forms,
            places=[NONE if place is None else self.place(place, where) for place in part.places],
            status=[STATUSES.index(status) for status in part.status],
            attack=[NONE if total is None else self.amount(total, where) for total in part.attack],
            counter=[NONE if total is None else self.amount(total, where) for total in part.counter],
            peril=self.amount(part.peril, where),
            glory=[self.amount(each, where) for each in glory],
            challenged=self.seat_mask(part.challenged, where),
        )

    def form(self, name: str, where: str) -> int:
        return self.find({"melee": 0, "magic": 1, "speed": 2}, name, where)

    def roll(self, part: RollPart) -> Roll:
        where = "turn.roll"
        fighter = self.monster(part.fighter, where)
        stat = [each.value for each in STATS].index(part.stat)
        if fighter >= MONSTER and stat > 2:
            raise PositionError(where, "a monster has only melee, magic and speed")
        if fighter < MONSTER and (self.g.heroes[fighter] == NONE or self.g.place[fighter] == NONE):
            raise PositionError(where, "who rolls has a hero on the map")
        return Roll(
            kind=ROLLS.index(part.kind),
            fighter=fighter,
            stat=stat,
            need=self.amount(part.need, where),
            source=NONE if part.source is None else [each.value for each in SOURCES].index(part.source),
            enemy=NONE if part.enemy is None else self.monster(part.enemy, where),
            change=self.amount(part.change, where, -MOST),
            twice=part.twice,
            skipped=part.skipped,
        )
