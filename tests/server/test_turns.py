"""Who is thought for next: persons take turns, and so do the tables of one person."""

from __future__ import annotations

from warhall.server.turns import Turns


def all_of(turns: Turns[str]) -> list[str]:
    found = []
    while (thing := turns.take()) is not None:
        found.append(thing)
    return found


def test_one_person_with_many_tables_does_not_hold_up_another() -> None:
    turns: Turns[str] = Turns()
    for table in range(60):
        turns.put("greedy guest", f"t{table}", f"t{table}")
    turns.put("anna", "a", "anna's only one")
    assert len(turns) == 61
    assert turns.of("greedy guest") == 60
    assert all_of(turns)[:3] == ["t0", "anna's only one", "t1"]
    assert len(turns) == 0


def test_the_tables_of_a_person_take_turns() -> None:
    turns: Turns[str] = Turns()
    for name in ("a1", "a2", "a3"):
        turns.put("anna", "a", name)
    turns.put("anna", "b", "b1")
    assert all_of(turns) == ["a1", "b1", "a2", "a3"]


def test_who_was_served_goes_to_the_end() -> None:
    turns: Turns[str] = Turns()
    for person in ("anna", "boris", "clara"):
        turns.put(person, "t", f"{person} 1")
        turns.put(person, "t", f"{person} 2")
    assert turns.take() == "anna 1"
    turns.put("dora", "t", "dora 1")
    assert all_of(turns) == ["boris 1", "clara 1", "anna 2", "dora 1", "boris 2", "clara 2"]


def test_an_empty_line_has_nothing_to_give() -> None:
    turns: Turns[str] = Turns()
    assert turns.take() is None
    assert turns.of("anna") == 0
