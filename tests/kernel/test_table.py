"""A table: actions by notation, replay, and undo up to the barrier."""

from __future__ import annotations

import pytest

from tests.kernel.duel import GAME, Card, Play, Rolled, Sort
from warhall.games import game
from warhall.kernel import position
from warhall.kernel.dice import DiceError, ScriptedDice, SeededDice
from warhall.kernel.errors import NotationError, ProtocolError, RecordError, Refused
from warhall.kernel.events import Event, Heard, Told
from warhall.kernel.record import Record
from warhall.kernel.saving import digest, resume, save
from warhall.kernel.table import Table, replay

FOUR = game("four")


def table(*faces: int) -> Table:
    return Table(GAME, None, ScriptedDice([5, 4, 3, 2, 1, *(face - 1 for face in faces)]))


def test_an_action_is_taken_by_notation_code_and_structure() -> None:
    at = table(3, 4)
    at.act(0, "sort baron knight squire")
    at.act(0, 0)
    heard = at.act(1, Play(Card(5)))
    assert [entry.action for entry in at.entries] == ["sort baron knight squire", "play squire", "play king"]
    assert [entry.fallen for entry in at.entries] == [(), (), (2, 3)]
    assert [told.event for told in heard[1:]] == [Rolled(0, 3), Rolled(1, 4)]
    assert at.state.ears is None


def test_seats_are_found_by_name() -> None:
    at = table()
    assert at.seat("south") == 1
    with pytest.raises(ProtocolError, match="no seat 'west': there are north, south"):
        at.seat("west")


@pytest.mark.parametrize("action", ["play king", 5, Play(Card(99)), Play(Card(-1)), Sort((Card(99),))])
def test_a_refused_action_leaves_no_trace(action: str | int | Play) -> None:
    at = table()
    before = (digest(at.state), at.record().text())
    with pytest.raises(Refused):
        at.act(0, action)
    assert (digest(at.state), at.record().text()) == before
    assert at.state.ears is None


def test_rubbish_leaves_no_trace_either() -> None:
    at = table()
    with pytest.raises(NotationError):
        at.act(0, "play kng")
    assert at.entries == []


def test_a_choice_made_in_an_earlier_position_is_stale() -> None:
    at = table()
    at.act(0, 0, count=0)
    with pytest.raises(ProtocolError, match="chosen at step 0, but the game is at step 1") as caught:
        at.act(1, 5, count=0)
    assert caught.value.code == "stale"
    at.act(1, Sort((Card(5), Card(4), Card(3))), count=1)


def test_own_actions_without_chance_or_secrets_are_free_to_take_back() -> None:
    at = table()
    start = digest(at.state)
    at.act(0, "sort baron knight squire")
    at.act(0, "sort knight baron squire")
    assert (at.free_undo(0), at.free_undo(1)) == (2, 0)
    at.undo()
    assert at.free_undo(0) == 1
    at.undo()
    assert digest(at.state) == start
    assert (at.entries, at.free_undo(0)) == ([], 0)


@pytest.mark.parametrize("action", ["toss", "peek"], ids=["a die alone", "a secret alone"])
def test_undo_is_not_free_across(action: str) -> None:
    at = table(6)
    at.act(0, "sort baron knight squire")
    at.act(0, action)
    assert at.free_undo(0) == 0
    at.act(0, "sort squire baron knight")
    assert (at.free_undo(0), at.barriers) == (1, (False, True, False))


def test_a_die_and_a_secret_that_came_out_are_a_barrier() -> None:
    at = table(1, 2)
    at.act(1, "play king")
    at.act(0, "play squire")
    assert (at.free_undo(0), at.free_undo(1)) == (0, 0)


def test_another_seats_decision_is_a_barrier() -> None:
    at = Table(FOUR, None, SeededDice(0))
    at.act(0, "drop d")
    assert (at.free_undo(0), at.free_undo(1)) == (1, 0)
    at.act(1, "drop d")
    assert (at.free_undo(0), at.free_undo(1)) == (0, 1)


def test_after_undo_beyond_a_die_the_game_goes_on_with_new_chance() -> None:
    at = table(1, 2, 3, 4)
    at.act(1, "play king")
    before = digest(at.state)
    at.act(0, "play squire")
    at.undo()
    assert digest(at.state) == before
    at.act(0, "play squire")
    assert at.entries[-1].fallen == (2, 3)
    assert replay(GAME, Record.parse(at.record().text())).record() == at.record()


@pytest.mark.parametrize("actions", [-1, 0, 2])
def test_more_than_was_done_cannot_be_taken_back(actions: int) -> None:
    at = table()
    at.act(0, 0)
    with pytest.raises(ProtocolError, match=f"cannot take back {actions} of 1 actions") as caught:
        at.undo(actions)
    assert caught.value.code == "nothing-to-undo"


def test_a_replayed_table_is_the_table() -> None:
    at = Table(GAME, {"mode": "long"}, SeededDice(3), {"north": "Ann"})
    for _ in range(4):
        seat, decision = min(at.state.decisions.items())
        at.act(seat, decision.options[0])
    again = replay(GAME, at.record())
    assert again.record() == at.record()
    assert digest(again.state) == digest(at.state)
    assert again.outlook(0) == at.outlook(0)
    part = replay(GAME, at.record(), upto=1)
    assert part.entries == at.entries[:1]


def test_a_table_goes_on_from_its_saved_state_record_and_barriers() -> None:
    at = table(1, 2)
    at.act(1, "play king")
    at.act(0, "play squire")
    at.act(0, "sort baron knight")
    assert at.barriers == (False, True, False)
    again = Table.resumed(resume(GAME, save(at.state)), at.record(), at.barriers)
    assert again.record() == at.record()
    assert again.free_undo(0) == 1
    again.undo()
    assert digest(again.state) == at.entries[1].digest + digest(again.state)[16:]
    assert again.barriers == (False, True)


def test_a_replayed_game_goes_on_only_with_dice() -> None:
    at = table(1, 1)
    at.act(0, 0)
    without = replay(GAME, at.record())
    with pytest.raises(DiceError):
        without.act(1, 5)
    with_dice = replay(GAME, at.record(), dice=SeededDice(1))
    with_dice.act(1, 5)
    assert len(with_dice.entries[-1].fallen) == 2


def test_an_action_that_breaks_off_in_the_middle_is_not_done_at_all() -> None:
    at = table(3)  # the action needs two dice, and there is one
    at.act(0, "sort baron knight squire")
    at.act(0, 0)
    before, entries = save(at.state), list(at.entries)
    with pytest.raises(DiceError, match="at its end"):
        at.act(1, "play king")
    assert save(at.state) == before
    assert at.entries == entries
    at.dice.inner = ScriptedDice.faces(3, 4)
    at.act(1, "play king")
    assert at.entries[-1].fallen == (2, 3)


def test_a_table_starts_from_a_position_and_its_record_replays_from_there() -> None:
    four = game("four")
    begun = Table(four, None, SeededDice(1))
    begun.act(0, "drop d")
    begun.act(1, "drop d")
    text = position.write(begun.state)
    table = Table(four, None, SeededDice(1), position=text)
    table.act(0, "drop e")
    table.act(1, "drop a")
    table.undo(1)
    assert len(table.entries) == 1
    record = Record.parse(table.record().text())
    assert record.position == text
    assert record.entries == table.entries
    again = replay(four, record)
    assert position.write(again.state) == position.write(table.state)
    with pytest.raises(RecordError, match="record line 5: the position is not a JSON string"):
        Record.parse(table.record().text().replace('position "', "position '"))
    entry = record.entries[0]
    record.entries[0] = type(entry)(entry.seat, entry.action, entry.fallen, "0" * 16)
    with pytest.raises(RecordError, match="record line 8"):
        replay(four, record)


class Taken(Event, frozen=True, tag="taken"):
    """Some cards; joined with the next ones."""

    cards: int

    def joined(self, later: Event) -> Event | None:
        return Taken(self.cards + later.cards) if isinstance(later, Taken) else None


class Seen(Event, frozen=True, tag="seen"):
    """Something that is joined with nothing."""


def test_what_only_some_may_see_is_joined_in_full_and_veiled() -> None:
    heard = Heard()
    for cards in (1, 2):
        heard.append(Told("R-1", Taken(cards), (0,), Taken(10 * cards)))
    assert heard == [Told("R-1", Taken(3), (0,), Taken(30))]
    for other in (
        Told("R-1", Taken(1), (1,), Taken(1)),
        Told("R-2", Taken(1), (0,), Taken(1)),
        Told("R-1", Taken(1), (0,)),
        Told("R-1", Taken(1), (0,), Seen()),
        Told("R-1", Taken(1)),
    ):
        apart = Heard(heard)
        apart.append(other)
        assert len(apart) == 2
