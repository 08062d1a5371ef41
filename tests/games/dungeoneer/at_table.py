"""A table of Dungeoneer for tests: a position in a few lines of YAML, actions in notation, readable answers.

Here: setting up, acting, and reading back what a player could read: views, options, refusals, events. Not here: any
expectation.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent, indent

from tests.games.in_notation import InNotation
from warhall.games.dungeoneer import GAME, dungeoneer
from warhall.games.dungeoneer.events import ApChanged, ApDelayed, ApLost, LocationPlaced, Warped
from warhall.games.dungeoneer.events_of_battle import Attacked, Fell, Wounded
from warhall.games.dungeoneer.events_of_cards import Drew, DrewHidden, GaveAway
from warhall.games.dungeoneer.events_of_quests import QuestTried, Searched
from warhall.games.dungeoneer.events_of_rolls import BattleRolled, TestRolled, TestSkipped
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.games.dungeoneer.view import DungeoneerView, PlaceView, PlayerView
from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice, SeededDice
from warhall.kernel.events import Event
from warhall.kernel.game import Game

LEFT_TO_THE_STORY: dict[type[Event], int] = {
    TestRolled: 2,
    TestSkipped: 2,
    BattleRolled: 1,
    LocationPlaced: 1,
    Attacked: 1,
    QuestTried: 1,
    Searched: 1,
    ApChanged: 2,
    ApDelayed: 1,
    Warped: 1,
    ApLost: 1,
    Wounded: 1,
    Fell: 1,
    GaveAway: 2,
    Drew: 1,
    DrewHidden: 1,
}
"""So many words at the end of an event are only there to be told."""
CROSS = """
map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_salt_flats: "1:0", fd_bone_road: "0:-1", fd_dune_path: "-1:0"}
"""
"""The entrance with four roads: the trail in the north, the flats in the east, bones in the south, dunes in west."""


class AtTable(InNotation[Dungeoneer]):
    """A game in progress in which everything is said in notation."""

    def line(self, event: Event) -> str:
        """An event in one line; what a test is for, and a roll against, is left to the sentences of the story."""
        said, left = super().line(event), LEFT_TO_THE_STORY.get(type(event), 0)
        return said.rsplit(" ", left)[0] if left else said

    def view(self, seat: str | None = None) -> DungeoneerView:
        """What a seat sees; without one, the public."""
        seen = self.state.view(None if seat is None else self.number(seat))
        assert isinstance(seen, DungeoneerView)
        return seen

    def of(self, seat: str) -> PlayerView:
        """A player as he sees himself."""
        return self.view(seat).seats[self.number(seat)]

    def inventory(self, seat: str) -> list[str]:
        return [card.id for card in self.of(seat).inventory]

    def lair(self, seat: str) -> list[str]:
        return [card.id for card in self.of(seat).lair]

    def place(self, ident: str) -> PlaceView:
        return next(place for place in self.view().places if place.id == ident)

    @property
    def discarded(self) -> list[str]:
        """All discarded cards, sorted."""
        return sorted(card for pile in self.view().discards.values() for card in pile)

    @property
    def phase(self) -> str:
        return self.view().phase


def at(text: str, *faces: int, game: Game = GAME, seed: int = 1, agenda: str = "") -> AtTable:
    """A table in a position, with the usual agenda or another; the dice show the faces, or fall by a seed."""
    dice: Dice = ScriptedDice.faces(*faces) if faces else SeededDice(seed)
    document = "position:\n" + indent(dedent(text), "  ") + (f"\nagenda: {agenda}\n" if agenda else "")
    state = position.read(game, document, dice)
    assert isinstance(state, Dungeoneer)
    return AtTable(state)


def cross(
    azure: str, ember: str = "", *faces: int, jade: str = "", turn: str = "phase: feats", more: str = ""
) -> AtTable:
    """Heroes at the crossing: azure is the slayer, ember the barbarian, jade the arcanist; all on the entrance."""
    seats = {
        "azure": f"{{hero: fd_dragonslayer, at: fd_caravan_gate, {azure}}}",
        "ember": f"{{hero: fd_barbarian, at: fd_caravan_gate, {ember}}}",
    }
    if jade:
        seats["jade"] = f"{{hero: fd_arcanist, at: fd_caravan_gate, {jade}}}"
    lines = [f"  {seat}: {_last(part)}" for seat, part in seats.items()]
    text = "seats:\n" + "\n".join(lines) + CROSS + f"turn: {{{turn}}}\n" + dedent(more)
    return at(text, *faces)


def _last(part: str) -> str:
    """A key that is given twice: the later one holds."""
    found: dict[str, str] = {}
    depth = 0
    piece = ""
    for letter in part.strip()[1:-1] + ",":
        depth += letter in "[{"
        depth -= letter in "]}"
        if letter == "," and not depth:
            key, _, value = piece.strip().partition(":")
            if key:
                found[key] = value
            piece = ""
        else:
            piece += letter
    return "{" + ", ".join(f"{key}:{value}" for key, value in found.items()) + "}"


def start(options: Mapping[str, object] | None = None, seed: int = 1) -> AtTable:
    """A new game."""
    state = GAME.begin(options, SeededDice(seed))
    assert isinstance(state, Dungeoneer)
    return AtTable(state)


def packed(folder: Path, **files: str) -> DungeoneerGame:
    """The game with some cards replaced, for rules that no printed card puts to the test."""
    about = 'id: odd\ngame: dungeoneer\nversion: "1"\ntitle: {en: Odd, ru: Странное, uk: Дивне}\nauthor: Ada\n'
    (folder / "pack.yaml").write_text(about, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return dungeoneer(folder)


NAME = "name: {en: Odd, ru: Странная, uk: Дивна}"
"""The names of a card that a test writes."""
