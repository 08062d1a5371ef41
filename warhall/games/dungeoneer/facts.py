"""What lessons and puzzles claim of a position of Dungeoneer, in the words that they use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warhall.games.dungeoneer.places import within
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.view import PlayerView, view
from warhall.kernel.game import no_fact

FARTHEST = 30


def found(g: Dungeoneer, seat: int, word: str, wanted: Any, moments: Sequence[Dungeoneer]) -> object:  # noqa: PLR0911  one line a word
    """What is true; a seat is answered by what is asked of its hero."""
    if word == "active":  # asked after every action of a puzzle: without the whole view
        return g.seat_names()[g.active]
    if word in g.seat_names() and list(wanted) == ["completed"]:
        return {"completed": [g.game.tables.quests[quest].id for quest in g.completed[g.seat_names().index(word)]]}
    seen = view(g, None)
    players = {player.seat: player for player in seen.seats}
    if word in players:
        return {name: _of(players[word], name, value) for name, value in wanted.items()}
    match word:
        case "phase" | "round" | "common":
            return getattr(seen, word)
        case "alive":
            return [player.seat for player in seen.seats if player.alive]
        case "reach":
            return {**wanted, "moves": _moves(g, wanted["seat"], g.game.tables.place_numbers[wanted["place"]])}
        case "apart":  # how many moves are at least between two heroes
            first, second = wanted["seats"]
            moves = _moves(g, first, g.place[g.seat_names().index(second)])
            return {**wanted, "moves": wanted["moves"] if moves is None or moves >= wanted["moves"] else moves}
        case "beyond":  # a location that a hero needs at least so many moves to
            moves = _moves(g, wanted["seat"], g.game.tables.place_numbers[wanted["place"]])
            return {**wanted, "moves": wanted["moves"] if moves is None or moves >= wanted["moves"] else moves}
        case _:
            return no_fact(g, seat, word, wanted, moments)


def _of(player: PlayerView, name: str, wanted: object) -> object:
    """One thing about a hero; cards that lie before him in any order."""
    value = getattr(player, name)
    if name not in ("inventory", "lair"):
        return value
    cards = [card.id for card in value]
    same = isinstance(wanted, Sequence | Mapping) and sorted(cards) == sorted(wanted)
    return wanted if same else cards


def _moves(g: Dungeoneer, hero: str, place: int) -> int | None:
    """The fewest moves from a hero to a location, tests ignored."""
    start = g.place[g.seat_names().index(hero)]
    return next((moves for moves in range(FARTHEST) if place in within(g, start, moves)), None)
