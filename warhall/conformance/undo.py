"""Checks of undo: it restores the very state, and what is free never reaches across a barrier."""

from __future__ import annotations

import msgspec

from warhall.conformance.play import LOOKED, Play
from warhall.conformance.seen import outlook_bytes, viewers
from warhall.kernel.record import DIGEST_LENGTH, Record
from warhall.kernel.saving import digest
from warhall.kernel.table import Table, replay


def check_undo(play: Play) -> None:
    """Taking back any number of actions gives the state, the record and the views that were before them.

    Each time the game is played again from its start, every digest compared on the way, so few moments must always do.
    """
    last = len(play.moments)
    whole = _upto(play, last)
    for moment in play._replace(whole=False).sample(LOOKED if play.whole else 8):
        table = Table.resumed(whole.state.copy(), whole.record(), whole.barriers)
        table.undo(last - moment.number)
        _same(play, table, moment.number)


def check_free_undo(play: Play) -> None:
    """What a seat may take back alone are its own last actions, after which no die fell and nothing came to light."""
    entries = play.record.entries
    for moment in play.moments:
        number = moment.number + 1
        uncovered = play.moments[number].state.uncovered if number < len(play.moments) else play.end.uncovered
        own = moment.state.seat_names()[moment.seat]
        for back in range(1, moment.free + 1):
            taken = play.moments[number - back]
            fair = entries[number - back].seat == own and not entries[number - back].fallen
            problem = f"{own} may take back {moment.free} actions, across another's, a die or something uncovered"
            play.demand(number, problem, holds=fair and taken.state.uncovered == uncovered)
    ended = _upto(play, len(play.moments))
    for moment in play.sample(8):
        if moment.free:
            number = moment.number + 1
            after = play.moments[number].state if number < len(play.moments) else play.end
            record = msgspec.structs.replace(play.record, entries=entries[:number])
            table = Table.resumed(after.copy(), record, ended.barriers[:number])
            table.undo(moment.free)
            _same(play, table, number - moment.free)


def _upto(play: Play, actions: int) -> Table:
    """The game as it was after so many actions."""
    return replay(play.game, Record.parse(play.record.text()), dice=play.dice(actions), upto=actions)


def _same(play: Play, table: Table, number: int) -> None:
    """The table is where the game was at a moment."""
    moment = play.moments[number]
    found = digest(table.state)[:DIGEST_LENGTH]
    play.demand(number, "undo led to another state", holds=found == moment.digest)
    play.demand(number, "undo led to another record", holds=table.entries == play.record.entries[:number])
    for viewer in viewers(moment.state):
        same = outlook_bytes(table.state, viewer) == outlook_bytes(moment.state, viewer)
        play.demand(number, f"undo led to another view of {viewer}", holds=same)
