"""Chapter 20: forced movement."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under, walls


def places(f: Field, verb: str) -> set[tuple[int, int]]:
    """The squares that a verb is offered for."""
    cell = f.g.board.map.cell_named
    return {f.g.board.map.place(cell(text.split()[-1])) for text in f.offers(f"{verb} ")}


AZER, SWORD = "azer_warrior#1", "ascendant_hellsword#1"


def slash(*more: tuple[str, str, tuple[int, int]], marks: dict[tuple[int, int], str] | None = None) -> Field:
    f = Field(
        [("ascendant_hellsword", "azure", (3, 3)), ("hill_giant", "ember", (4, 3)), *more],
        marks=marks,
        active=SWORD,
        faces=[15],
    )
    return f.act("azure attack infernal_slash hill_giant#1")


@pytest.mark.rule("DM-20.9", "DM-9.11", "DM-1.14", "DM-1.16", "DM-7.5", "DM-7.7")
@pytest.mark.card("fey_sage", "deathjump_spider")
def test_placing_is_no_movement_and_needs_sight() -> None:
    f = Field(
        [("deathjump_spider", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5)), FAR],
        marks=walls(*((8, y) for y in range(12))),
        active="deathjump_spider#1",
    )
    f.act("azure use deathjump_spider#1 prodigious_leap")
    assert f.rule_at("azure to", 9, 5) == "DM-20.5"
    f.to("azure to", 1, 5)
    assert f.at("deathjump_spider#1") == (1, 5)
    assert not f.told("opportunity-taken")


@pytest.mark.rule("DM-20.11", "DM-24.19")
def test_whoever_is_pushed_onto_a_teleporter_stays_there() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "T", (12, 5): "T"},
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.at(SELL) == (6, 5)
    assert (f.ask, f.asked) == ("act", "azure"), "nobody is asked for a transfer"


@pytest.mark.rule("DM-20.7", "DM-20.3")
@pytest.mark.card("dwarf_shieldbearer")
def test_the_immobilized_can_be_pushed() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), under("Immobilized"))],
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.at(SELL) == (6, 5)


@pytest.mark.rule("DM-20.2", "DM-20.4")
def test_a_pull_leads_nearer_with_each_square_and_may_stop_early() -> None:
    f = Field(
        [("goblin_picador", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5))],
        active="goblin_picador#1",
        faces=[19],
    )
    f.act(f"azure attack harpoon {SELL}")
    assert (f.ask, f.asked) == ("pull", "azure")
    assert places(f, "to") == {(5, 4), (5, 5), (5, 6)}
    f.to("azure to", 5, 4)
    assert places(f, "to") == {(4, 3), (4, 4), (4, 5)}
    f.act("azure done")
    assert f.at(SELL) == (5, 4)


@pytest.mark.rule("DM-20.5", "DM-20.1")
def test_nobody_is_pushed_onto_a_statue_into_a_wall_or_past_its_corner() -> None:
    f = Field(
        [
            ("dwarf_shieldbearer", "azure", (4, 5)),
            ("human_sellsword", "ember", (5, 5)),
            ("orc_raider", "ember", (6, 6)),
        ],
        marks={(6, 5): "S", (5, 4): "#"},
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}")
    assert f.ask == "act", "statue, wall corner and creature stop it, so nothing is asked"


@pytest.mark.rule("DM-20.9")
def test_two_creatures_change_places_wherever_both_find_room() -> None:
    f = slash()
    assert (f.ask, f.asked) == ("swap", "azure")
    assert sorted(f.options()) == sorted(f"to {f.square(x, y)}" for x in (4, 5) for y in (3, 4))
    f.to("azure to", 5, 4)
    assert sorted(f.options()) == sorted(f"to {f.square(x, y)}" for x in (2, 3) for y in (2, 3))
    f.to("azure to", 3, 2)
    assert (f.at(SWORD), f.at("hill_giant#1")) == ((5, 4), (3, 2))


@pytest.mark.rule("DM-20.9")
def test_places_that_leave_the_other_no_room_are_not_offered() -> None:
    f = slash(marks={(3, 2): "#", (2, 3): "#", (3, 5): "#"})
    assert sorted(f.options()) == sorted(f"to {f.square(x, y)}" for x, y in ((5, 3), (5, 4)))
    f.to("azure to", 5, 3)
    assert (f.at(SWORD), f.at("hill_giant#1")) == ((5, 3), (3, 3))


@pytest.mark.rule("DM-20.9")
def test_where_there_is_no_room_nobody_changes_places() -> None:
    walls = {(x, y): "#" for x in (2, 3) for y in (2, 4)} | {(2, 3): "#"}
    f = slash(marks=walls)
    assert f.ask != "swap"
    assert (f.at(SWORD), f.at("hill_giant#1")) == ((3, 3), (4, 3))


@pytest.mark.rule("DM-20.9", "DM-15.1")
@pytest.mark.card("eladrin_twilight_knight")
def test_whoever_places_an_ally_must_see_the_new_space() -> None:
    """The scout stands at the end of a wall: what it sees behind that the knight does not see."""
    f = Field(
        [("eladrin_twilight_knight", "azure", (2, 2)), ("elf_scout", "azure", (7, 4)), FAR],
        marks=walls(*((x, 3) for x in range(7))),
    )
    f.act("azure activate elf_scout#1", "azure use eladrin_twilight_knight#1 twilight_guidance")
    places = {text.split()[-1] for text in f.offers("to ")}
    assert f.square(7, 3) in places
    assert f.square(5, 4) not in places


@pytest.mark.rule("DM-20.1")
def test_each_square_of_a_push_leads_farther_away() -> None:
    f = Field(
        [("young_green_dragon", "azure", (4, 4)), ("human_sellsword", "ember", (6, 4)), FAR],
        active="young_green_dragon#1",
        faces=[15],
    )
    f.act(f"azure attack tail_sweep {SELL}").to("azure to", 7, 4)
    assert places(f, "to") == {(8, 3), (8, 4), (8, 5)}


@pytest.mark.rule("DM-20.9")
def test_nobody_is_placed_where_it_stands() -> None:
    f = Field([("deathjump_spider", "azure", (5, 5)), FAR], active="deathjump_spider#1")
    f.act("azure use deathjump_spider#1 prodigious_leap")
    assert (5, 5) not in places(f, "to")
    assert (5, 6) in places(f, "to")


@pytest.mark.rule("DM-20.9", "DM-24.7")
def test_nobody_changes_places_into_a_pit() -> None:
    f = slash(marks={(3, 2): "o", (3, 4): "o"})
    assert (f.ask, f.at(SWORD), f.at("hill_giant#1")) == ("act", (3, 3), (4, 3))


@pytest.mark.rule("DM-26.8", "DM-24.12", "DM-22.8")
def test_a_fall_into_a_pit_is_scored_by_whoever_controls_the_pusher() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[19, 20],
        scenario="bounty",
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.vp("azure") == 29
    f = Field(
        [
            ("pit_fiend", "azure", (3, 3), {"controller": "ember", **under("Confused")}),
            ("human_sellsword", "azure", (6, 4)),
            FAR,
        ],
        marks={(5, 4): "o"},
        active="pit_fiend#1",
        faces=[10, 20],
    )
    f.act(f"ember attack flame_whip {SELL}").to("ember to", 5, 4)
    assert (f.is_gone(SELL), f.vp("azure"), f.vp("ember")) == (True, 0, 24)


@pytest.mark.rule("DM-24.12", "DM-17.2")
@pytest.mark.parametrize(("state", "die", "falls"), [("Dazed", 9, True), ("Dazed", 8, False), ("Slowed", 9, False)])
def test_the_second_roll_has_the_modifiers_of_the_first(state: str, die: int, falls: bool) -> None:  # noqa: FBT001
    crew = [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), under(state)), FAR]
    f = Field(crew, marks={(6, 5): "o"}, active="dwarf_shieldbearer#1", faces=[19, die])
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.is_gone(SELL) is falls


@pytest.mark.rule("DM-20.9", "DM-24.4")
@pytest.mark.parametrize(("marks", "seen"), [({}, True), ({(7, y): "f" for y in range(12)}, False)])
def test_nobody_is_placed_beyond_a_forest(marks: dict[tuple[int, int], str], seen: bool) -> None:  # noqa: FBT001
    f = Field([("deathjump_spider", "azure", (5, 5)), FAR], marks=marks, active="deathjump_spider#1")
    f.act("azure use deathjump_spider#1 prodigious_leap")
    assert ((9, 5) in places(f, "to")) is seen
    assert (3, 5) in places(f, "to")


@pytest.mark.rule("DM-20.10", "DM-20.5")
def test_no_square_of_a_large_creature_is_pushed_onto_another() -> None:
    crew = [("dwarf_shieldbearer", "azure", (4, 5)), ("hill_giant", "ember", (5, 5)), ("orc_raider", "ember", (7, 6))]
    f = Field(crew, active="dwarf_shieldbearer#1", faces=[19]).act("azure attack shield_bash hill_giant#1")
    assert places(f, "to") == {(6, 4)}
