"""A game played in the terminal: whose turn it is, what they type, what they are shown.

Here: the loop and the commands. Not here: how it looks (`screen`) and how a game is set up (`play`).
Each seat is only ever shown what its outlook holds; where something is hidden and several people share the screen, it
is erased before the next one takes over.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from warhall.cli import files
from warhall.cli.keyboard import ask
from warhall.cli.log import PASSED, RESULT, Heard, heard, told_to
from warhall.cli.rules import find
from warhall.cli.screen import SHOWN
from warhall.cli.seats import HUMAN, Bots
from warhall.cli.study import Study
from warhall.cli.voice import language
from warhall.kernel import position
from warhall.kernel.catalogue import CatalogueError
from warhall.kernel.errors import NotationError, ProtocolError, Refused, WarhallError
from warhall.kernel.instead import instead

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from warhall.cli.screen import Screen
    from warhall.kernel.actions import Action
    from warhall.kernel.table import Table

COMMANDS = ("why", "undo", "save", "rules", "lang", "log", "describe", "options", "help", "quit")
"""What can be typed besides actions; each is a method of `Session`."""
LOG_SHOWN = 40
"""So many of the last events the command `log` shows."""


class LeftError(Exception):
    """A person has left the table."""


class Session:
    """One game at one terminal."""

    def __init__(self, table: Table, bots: Bots, screen: Screen, logs: Sequence[Heard] = ()) -> None:
        """Sit down.

        Args:
            table: the game.
            bots: who plays: those among them who are not human act by themselves.
            screen: where it is shown.
            logs: what was told of a game that goes on: before its first decision, and of each action.
        """
        self.table = table
        self.bots = bots
        self.screen = screen
        self.humans = [seat for seat, player in enumerate(bots.players) if player == HUMAN]
        self.logs = list(logs) or [heard(table.state, table.opening)]
        """What each seat and the public were told: before the first decision, then of each action."""
        self.told = dict.fromkeys([*self.humans, None], len(logs))
        """Of how many of these each seat has already been told."""
        self.last: int | None = None
        """The person who sat at the screen last."""
        self.commands: dict[str, Callable[[int, str], None]] = {name: getattr(self, name) for name in COMMANDS}

    def run(self) -> None:
        """Play to the end.

        Raises:
            LeftError: a person has left.
            EndedError: the input has ended.
        """
        self.screen.title()
        while self.table.state.result is None:
            asked = sorted(self.table.state.decisions)
            bots = [seat for seat in asked if seat not in self.humans]
            if bots:
                self.bot_turn(bots[0])
            else:
                self.human_turn(self.last if self.last in asked else asked[0])
        viewer = self.humans[0] if len(self.humans) == 1 else None
        if viewer is None:
            self.told[None] = max(self.told.values())
        self.news(viewer)
        self.screen.board(self.table.outlook(viewer))
        self.screen.turn(self.table.outlook(viewer))

    def act(self, seat: int, action: Action | int) -> None:
        """Take an action and keep what is told of it."""
        told = self.table.act(seat, action)
        self.logs.append(heard(self.table.state, told))

    def news(self, viewer: int | None) -> None:
        """Tell a seat what has happened since it was told last; how it ended stands under the last board."""
        for sentence in told_to(viewer, self.logs[self.told[viewer] :]):
            if not sentence.message.startswith(RESULT):
                self.screen.told(sentence)
        self.told[viewer] = len(self.logs)

    def bot_turn(self, seat: int) -> None:
        """Let a bot act."""
        code, fault = self.bots.choose(self.table.state, seat)
        if fault is not None:
            self.screen.warn(self.screen.voice.say("bot-failed", seat=self.name(seat), fault=fault))
        self.act(seat, code)
        said = [event[None] for event in self.logs[-1]]
        if not self.humans and any(sentence is None or sentence.message != PASSED for sentence in said):
            self.news(None)

    def human_turn(self, seat: int) -> None:
        """Show a person their position and do what they type, until the game has moved on."""
        if self.table.game.hidden and self.last not in {None, seat}:
            self.screen.erase()
            ask(self.screen.voice.say("hand-over", seat=self.name(seat)))
            self.screen.erase()
        self.last = seat
        self.news(seat)
        self.show(seat, SHOWN)
        count = len(self.table.entries)
        while len(self.table.entries) == count and seat in self.table.state.decisions:
            text = ask(self.screen.voice.say("your-move", seat=self.name(seat)))
            if text:
                self.obey(seat, text)

    def obey(self, seat: int, text: str) -> None:
        """Do what a person types: a command, or else an action."""
        word, _, rest = text.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](seat, rest.strip())
            else:
                self.act(seat, self.chosen(seat, text))
                self.news(seat)
        except Refused as refused:
            self.screen.warn(self.screen.narrator.refusal(refused.reason))
            self.suggest(seat, text)
        except NotationError as error:
            self.screen.warn(self.screen.voice.say("not-understood", text=text[:80]), str(error))
        except (files.FileError, CatalogueError, ProtocolError) as error:
            self.screen.warn(str(error))

    def chosen(self, seat: int, text: str) -> Action | int:
        """The action of a text: an option by its number, or any action by its notation."""
        if text.isdecimal():
            options = self.table.state.decisions[seat].options
            if len(text) > 9 or not 1 <= int(text) <= len(options):
                raise ProtocolError(
                    "no-option", self.screen.voice.say("no-option", number=text[:20], count=len(options))
                )
            return options[int(text) - 1]
        return self.table.game.codec.parse(self.table.state, text)

    def why(self, seat: int, text: str) -> None:
        """Say why an action is not allowed."""
        reason = self.table.state.explain(seat, self.chosen(seat, text))
        if reason is None:
            self.screen.line(self.screen.voice.say("allowed"))
        else:
            self.screen.line(self.screen.narrator.refusal(reason))
            self.suggest(seat, text)

    def suggest(self, seat: int, text: str) -> None:
        """Say what would be possible instead of a refused action."""
        chosen = self.chosen(seat, text)
        action = self.table.game.codec.action(chosen) if isinstance(chosen, int) else chosen
        near = [self.screen.narrator.sentence(each) for each in instead(self.table.state, seat, action)]
        if near:
            self.screen.line(self.screen.voice.say("possible-instead", options="; ".join(near)), "muted")
        else:
            asked = self.screen.narrator.turn(self.table.outlook(seat))
            self.screen.line(self.screen.voice.say("asked-now", question=asked), "muted")

    def undo(self, seat: int, text: str) -> None:
        """Take back the seat's last action: bots always agree, people are asked beyond the barrier."""
        name = self.table.state.seat_names()[seat]
        own = [number for number, entry in enumerate(self.table.entries) if entry.seat == name]
        if not own:
            self.screen.warn(self.screen.voice.say("nothing-to-undo"))
            return
        actions = len(self.table.entries) - own[-1]
        if len(self.humans) > 1 and actions > self.table.free_undo(seat):
            answer = ask(self.screen.voice.say("agree"))
            if answer.casefold() != self.screen.voice.say("word-yes"):
                self.screen.line(self.screen.voice.say("undo-refused"))
                return
        self.table.undo(actions)
        self.logs = self.logs[: len(self.table.entries) + 1]
        self.told = {viewer: min(told, len(self.logs)) for viewer, told in self.told.items()}
        self.screen.line(self.screen.voice.say("undone", count=actions))

    def save(self, seat: int, text: str) -> None:
        """Save the game: as a record, or as a position if it began with one."""
        if not text:
            self.screen.warn(self.screen.voice.say("which-file"))
            return
        save(self.table, Path(text))
        self.screen.line(self.screen.voice.say("saved", file=text))

    def rules(self, seat: int, text: str) -> None:
        """Show rules."""
        rules = find(self.table.game, self.screen.voice.language, text)
        for rule in rules:
            self.screen.line(f"{rule.id}  {rule.text}")
        if not rules:
            self.screen.warn(self.screen.voice.say("no-rule"))

    def lang(self, seat: int, text: str) -> None:
        """Go on in another language."""
        try:
            self.screen.speak(language(text))
        except WarhallError as error:
            self.screen.warn(str(error))
            return
        self.screen.line(self.screen.voice.say("speaks"))
        self.show(seat, SHOWN)

    def log(self, seat: int, text: str) -> None:
        """What has happened, as the seat may know it."""
        sentences = told_to(seat, self.logs)
        for sentence in sentences[-LOG_SHOWN:]:
            self.screen.told(sentence)
        if not sentences:
            self.screen.line(self.screen.voice.say("log-empty"))

    def describe(self, seat: int, text: str) -> None:
        """The position in sentences."""
        self.screen.describe(self.table.outlook(seat))

    def options(self, seat: int, text: str) -> None:
        """The board, the question and every option."""
        self.show(seat, None)

    def show(self, seat: int, most: int | None) -> None:
        """What is new on the board, the question and the first of the options; without a limit all of it."""
        seen = self.table.outlook(seat)
        self.screen.board(seen, whole=most is None)
        self.screen.turn(seen)
        self.screen.options(seen, most)

    def help(self, seat: int, text: str) -> None:
        """What can be typed."""
        for message in ("play", *self.commands):
            self.screen.line(self.screen.voice.say(f"help-{message}"))

    def quit(self, seat: int, text: str) -> None:
        """Leave the table."""
        raise LeftError

    def name(self, seat: int) -> str:
        """What a seat is called in the reader's language."""
        return self.screen.narrator.name("seat", self.table.state.seat_names()[seat])


def save(table: Table, file: Path) -> None:
    """Write a game to a file."""
    if isinstance(table, Study):
        files.write(file, position.write(table.state), "game:")
    else:
        files.write(file, table.record().text(), "warhall record")
