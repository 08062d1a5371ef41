"""Provably fair dice: the server commits to a seed before the game, the players add salts, and the seed is shown after.

Here: from seed and salts to the key of `FairDice`, the proof that goes with a finished game, and checking it. Not here:
when the seed is shown (`tables`).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import chain

import msgspec

from warhall.kernel.dice import Dice, FairDice, ScriptedDice, commitment
from warhall.kernel.errors import RecordError
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.kernel.table import first_state, replay

REMARK = "# fair "


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What anybody needs to check the dice of a game; the seed is there only after its end."""

    commitment: str
    salts: tuple[str, ...] = ()
    seed: str | None = None
    """In hexadecimal."""
    gaps: tuple[tuple[int, int], ...] = ()
    """(step, outcomes): before this step so many outcomes had been used up by actions that were undone."""
    first: int = 0
    """The first step whose dice are these: later than 0 in a game that was branched from another."""


def dice_key(seed: bytes, salts: Sequence[str]) -> bytes:
    """The key of the dice: nobody could know it before the last salt was given, and the server could not change it."""
    salted = blake2b(key=seed, digest_size=64)
    for salt in salts:
        text = salt.encode()
        salted.update(len(text).to_bytes(4, "little") + text)
    return salted.digest()


def sealed(record: Record, proof: Proof) -> str:
    """A record as its file, with the proof as a remark at its end."""
    return f"{record.text()}{REMARK}{msgspec.json.encode(proof).decode()}\n"


def proof_of(text: str) -> Proof | None:
    """The proof that a record file carries, if it does."""
    lines = text.splitlines()
    if not lines or not lines[-1].startswith(REMARK):
        return None
    try:
        return msgspec.json.decode(lines[-1].removeprefix(REMARK), type=Proof)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise RecordError(len(lines), f"the remark on the dice cannot be read: {error}") from None


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found out."""

    steps: int
    outcomes: int
    """How many outcomes of dice were checked against the seed."""
    fair: bool | None
    """None: the record carries no proof, only its replay was checked."""


def verify(game: Game, text: str) -> Verdict:
    """Replay a record and check every die against the seed that was committed to.

    Raises:
        RecordError: something does not fit; it says what, and in which line.
    """
    record = Record.parse(text)
    replay(game, record)
    proof = proof_of(text)
    if proof is None:
        return Verdict(len(record.entries), 0, None)
    return Verdict(len(record.entries), _check(game, record, proof), fair=True)


def _check(game: Game, record: Record, proof: Proof) -> int:
    """How many outcomes agree with the seed; the first that does not is an error."""
    try:
        seed = bytes.fromhex(proof.seed or "")
    except ValueError:
        seed = b""
    if not 0 < len(seed) <= 64 or commitment(seed) != proof.commitment:
        raise RecordError(len(record.entries) + record.first_line + 1, "the seed is not the one that was committed to")
    dice = FairDice(dice_key(seed, proof.salts))
    gaps = dict(proof.gaps)
    bounds = iter(_bounds(game, record))
    checked = 0
    for step, entry in enumerate([record.start, *record.entries]):
        dice.count += max(0, gaps.get(step, 0))
        for outcome in entry.fallen:
            bound = next(bounds)
            if step < proof.first:
                continue
            if dice.below(bound) != outcome:
                line = step + record.first_line
                raise RecordError(line, f"an outcome is {outcome}, but the committed seed gives another")
            checked += 1
    return checked


def _bounds(game: Game, record: Record) -> list[int]:
    """The bound of every outcome of a record, in order: they follow from the rules."""
    outcomes = list(chain.from_iterable(entry.fallen for entry in [record.start, *record.entries]))
    noting = _NotingDice(outcomes)
    state = first_state(game, record.options, noting, record.position)
    for entry in record.entries:
        seat = state.seat_names().index(entry.seat)
        state.apply(seat, game.codec.parse(state, entry.action))
    return noting.bounds


class _NotingDice(Dice):
    """Gives the outcomes of a record and notes what was asked."""

    __slots__ = ("bounds", "outcomes")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = outcomes
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """The next outcome of the record."""
        self.bounds.append(bound)
        return self.outcomes[len(self.bounds) - 1]

    def copy(self) -> Dice:
        """What falls in a thought experiment is no part of the record."""
        return ScriptedDice(self.outcomes, len(self.bounds))

    def data(self) -> dict[str, int | str | list[int]]:
        """What is left of the record."""
        return self.copy().data()
