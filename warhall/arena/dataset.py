"""What every bot saw, could do and chose, as files for learners: one `.npz` for each game beside a `dataset.json`.

    observations    what the asked seat saw, a row for each decision (float16)
    masks           what it might do, as packed bits, a row for each decision
    actions         the code that was chosen; -1 for an action that has none
    seats           who chose
    returns         what the game was worth to each seat
    places          in which place each seat came in; empty if the game had no end

The same games make the same files, wherever they were played.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from warhall.arena.matches import Fixture, Played, Table, Terms
from warhall.arena.schedule import labels
from warhall.kernel.actions import Action
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Game

HEAD = "dataset.json"


def _research() -> tuple[Any, Any]:
    """NumPy and the encoders, if they are installed."""
    try:
        return import_module("numpy"), import_module("warhall.research.encoding")
    except ModuleNotFoundError:
        raise OptionsError("--dataset needs the research kit: pip install 'warhall[research]'") from None


def open_dataset(room: Game, terms: Terms) -> None:
    """Make the folder, and say in it what its numbers mean.

    Raises:
        OptionsError: the research kit is not installed, or the folder has a dataset about something else.
    """
    _, encoding = _research()
    folder = terms.dataset
    assert folder is not None  # noqa: S101  the caller asked for one
    seer = encoding.Encoder(room, encoding.lay_out(room, terms.options))
    head = {
        "warhall": "dataset",
        "form": 1,
        "game": room.id,
        "rules": room.version,
        "content": room.content,
        "options": room.choose(terms.options),
        "players": labels(terms.bots),
        "actions": seer.actions,
        "size": seer.size,
        "names": seer.form.names,
        "scales": seer.form.scales,
    }
    text = msgspec.json.encode(head)
    file = folder / HEAD
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.read_bytes() != text:
            raise OptionsError(f"{folder} has a dataset about something else; name a new folder")
        file.write_bytes(text)
    except OSError as error:
        raise OptionsError(f"{folder}: {error.strerror}") from None


def file_of(terms: Terms, fixture: Fixture) -> Path:
    """Where the decisions of a game are kept."""
    assert terms.dataset is not None  # noqa: S101  the caller asked for one
    group = "-".join(map(str, fixture.places(terms)))
    return terms.dataset / f"{fixture.number}_{fixture.turned}_{group}.npz"


class NotingTable(Table):
    """A table at which everything that is seen and chosen is noted."""

    def note(self, encoder: Any) -> None:
        """Begin to note."""
        self.encoder = encoder
        self.observations: list[Any] = []
        self.masks: list[Any] = []
        self.actions: list[int] = []
        self.seats: list[int] = []

    def chosen(self, seat: int, action: int | Action) -> None:
        """Note what the seat sees, may do and does."""
        self.observations.append(self.encoder.observation(self.state, seat).astype("float16"))
        self.masks.append(self.encoder.mask(self.state.decisions[seat].options))
        self.actions.append(action if isinstance(action, int) else -1)
        self.seats.append(seat)


def play_and_note(room: Game, terms: Terms, fixture: Fixture) -> Played:
    """One game, and its decisions in a file that is there only when it is whole."""
    numpy, encoding = _research()
    file = file_of(terms, fixture)
    head = msgspec.json.decode((file.parent / HEAD).read_bytes())
    form = encoding.Form(room.id, head["names"], head["scales"])
    table = NotingTable(
        room, terms.options, fixture.bots(terms), fixture.number, turned=fixture.turned, limits=terms.limits
    )
    table.note(encoding.Encoder(room, form))
    played = table.play()._replace(times=())
    result = table.state.result
    returns = (0.0,) * len(fixture.places(terms)) if result is None else result.returns()
    half = file.with_suffix(f".{os.getpid()}.half")
    with half.open("wb") as writer:
        numpy.savez_compressed(
            writer,
            observations=numpy.array(table.observations, numpy.float16),
            masks=numpy.packbits(numpy.array(table.masks, numpy.uint8), axis=1),
            actions=numpy.array(table.actions, numpy.int32),
            seats=numpy.array(table.seats, numpy.int8),
            returns=numpy.array(returns, numpy.float32),
            places=numpy.array(played.places, numpy.int8),
        )
    half.replace(file)
    return played
