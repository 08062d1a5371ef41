"""Fine print: rules whose second half is only seen in rare situations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, drawn, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.state import TEACHING
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))
TEAMS = {"azure": {"team": 0}, "ember": {"team": 1}, "jade": {"team": 0}, "orchid": {"team": 1}}


# Setting up


@pytest.mark.rule("DM-5.11", "DM-10.8")
def test_a_large_creature_without_room_stands_partly_inside_if_it_can() -> None:
    """The distance of the nearest squares is 0 for whoever covers one square of the start area."""
    zones = "".join("".join("a" if (x, y) == (5, 5) else "." for x in range(16)) + "\n" for y in range(12))
    f = Field(
        [("human_sellsword", "azure", (1, 1)), FAR, ("feral_troll", "azure", (9, 9))],
        map={"drawn": drawn(), "zones": zones},
    )
    f.g.put(2, -1)
    found = {f.g.board.map.place(cell) for cell in cells_of(deploy_places(f.g, 2, 0))}
    assert found == {(4, 4), (5, 4), (4, 5), (5, 5)}


@pytest.mark.rule("DM-5.14", "DM-5.7")
def test_of_two_equal_scouts_either_may_be_deployed_first() -> None:
    army = {"faction": "wild", "creatures": {"elf_scout": 2}, "map": "dwarven_outpost"}
    g = GAME.begin({"armies": [army, army]}, ScriptedDice.faces(10, 5))
    g.apply(1, GAME.codec.parse(g, "letter B"))
    assert g.explain(0, GAME.codec.parse(g, "deploy elf_scout#2 y2")) is None
    g.apply(0, GAME.codec.parse(g, "deploy elf_scout#2 y2"))
    reason = g.explain(0, GAME.codec.parse(g, "deploy elf_scout#1 aa4"))
    assert reason is not None
    assert reason.rule == "DM-5.14"


@pytest.mark.rule("DM-4.8")
def test_two_players_of_sealed_play_bring_full_size_maps() -> None:
    with pytest.raises(OptionsError, match=r"DM-4\.8"):
        GAME.begin({"mode": "sealed", "maps": ["crossroads", ""]}, SeededDice(1))


# Movement


@pytest.mark.rule("DM-8.6")
def test_a_creature_of_speed_0_still_moves_1_square_but_not_the_immobilized() -> None:
    halted = {"effects": [{"what": "bonus", "of": "speed", "n": -9}]}
    f = Field([("human_sellsword", "azure", (5, 5), halted), FAR], marks={(6, 5): "d"}, active=SELL)
    assert len(f.offers("move ")) == 8
    f.to("azure move", 6, 5)
    assert f.at(SELL) == (6, 5)


@pytest.mark.rule("DM-8.7", "DM-8.3", "DM-8.20", "DM-28.7")
@pytest.mark.parametrize(
    ("card", "other", "owner"), [("human_sellsword", "human_fighter", "azure"), ("harpy", "human_fighter", "ember")]
)
def test_whoever_is_struck_while_it_passes_somebody_cannot_stop_there(card: str, other: str, owner: str) -> None:
    striker = "stirge" if card == "harpy" else "orc_raider"
    f = Field(
        [(card, "azure", (3, 5)), (other, owner, (4, 5), under("Dazed")), (striker, "ember", (5, 4)), FAR],
        active=f"{card}#1",
        faces=[2],
    )
    f.act(f"azure move-by {f.path((4, 5), (5, 6), (6, 7))}", f"ember opportunity {striker}#1")
    assert f.ask == "go-on"
    assert f.at(f"{card}#1") == (4, 5)
    assert "stop" not in f.options()
    assert f.rule("azure stop") == "DM-28.7"
    f.to("azure go", 5, 6)
    assert f.at(f"{card}#1") == (5, 6)


@pytest.mark.rule("DM-9.7", "DM-16.15")
def test_a_burrower_that_walked_charges_above_ground_and_one_that_dug_below() -> None:
    wall = walls(*((8, y) for y in range(12) if y != 5))
    crew: list[Any] = [
        ("giant_acid_beetle", "azure", (3, 5)),
        ("human_sellsword", "ember", (11, 5)),
        ("orc_raider", "ember", (4, 6)),
    ]
    f = Field(crew, marks=wall, active="giant_acid_beetle#1", faces=[2] * 4)
    f.to("azure burrow", 6, 5).to(f"azure charge {SELL}", 10, 5)
    assert not f.told("opportunity-taken")
    assert f.told("attack-rolled")
    f = Field(crew, marks=walls(*((8, y) for y in range(12))), active="giant_acid_beetle#1")
    f.to("azure move", 5, 4)
    f.passing()
    assert not f.offers(f"charge {SELL}"), "no way above ground leads through the wall"
    f = Field(crew, marks=wall, active="giant_acid_beetle#1")
    f.to("azure burrow", 6, 5)
    path = f.path((7, 5), (8, 5), (9, 5), (10, 5))
    assert f.rule(f"azure charge-by {SELL} {path}") == "DM-9.7"


@pytest.mark.rule("DM-24.19", "DM-24.20")
def test_whoever_starts_on_a_teleporter_may_attack_first_and_then_transfer() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5))],
        marks={(5, 5): "T", (12, 9): "T"},
        active=SELL,
        faces=[2],
    )
    f.act("azure attack greatsword hill_giant#1").to("azure transfer", 12, 9)
    assert f.at(SELL) == (12, 9)
    assert f.offers("move "), "its move is still to come"
    assert f.rule_at("azure transfer", 5, 5) == "DM-24.21"


@pytest.mark.rule("DM-24.19", "DM-8.13")
def test_whoever_shifts_onto_a_teleporter_may_transfer() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("hill_giant", "ember", (2, 5))],
        marks={(5, 5): "T", (12, 9): "T"},
        active=SELL,
    )
    f.to("azure shift", 5, 5)
    assert sorted(text.split()[0] for text in f.options()) == ["stop", "transfer"]
    f.to("azure transfer", 12, 9)
    assert f.at(SELL) == (12, 9)
    assert f.ask == "act"


@pytest.mark.rule("DM-22.16", "DM-24.11")
def test_an_opponent_cannot_move_a_confused_flyer_so_that_it_ends_over_a_pit() -> None:
    harpy: Any = ("harpy", "azure", (4, 5), {**under("Confused"), "controller": "ember"})
    pits = {(5, 5): "o", (6, 5): "o"}
    f = Field([harpy, FAR], marks=pits, active="harpy#1")
    assert f.rule_at("ember move", 5, 5) == "DM-28.7"
    assert f.rule_at("ember shift", 5, 5) == "DM-8.15"
    assert f.rule(f"ember move-by {f.path((5, 5), (6, 5), (7, 5))}") is None, "it may be crossed"
    f = Field([("harpy", "azure", (4, 5)), FAR], marks=pits, active="harpy#1")
    assert f.rule_at("azure move", 5, 5) is None, "its owner may hover there"


@pytest.mark.rule("DM-24.13", "DM-24.16")
def test_a_stunned_flyer_falls_and_is_moved_out_of_the_pit_on_a_miss() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("harpy", "ember", (5, 5), under("Stunned")), FAR],
        marks={(6, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[19, 1],
    )
    f.act("azure attack shield_bash harpy#1").to("azure to", 6, 5)
    assert (f.ask, f.asked) == ("scramble", "ember")
    assert f.rule_at("ember to", 6, 5) == "DM-20.5"


# Attacks


@pytest.mark.rule("DM-14.2", "DM-22.11", "DM-15.5")
def test_reach_does_not_find_an_invisible_enemy_two_squares_away() -> None:
    for away, rule in ((2, None), (3, "DM-14.2")):
        f = Field(
            [("feral_troll", "azure", (4, 5)), ("human_sellsword", "ember", (4 + away, 5), under("Invisible"))],
            active="feral_troll#1",
        )
        assert f.rule(f"azure attack claws {SELL}") == rule


@pytest.mark.rule("DM-2.7", "DM-2.13")
def test_the_quick_start_knows_no_flanking() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (4, 5)),
            ("dwarf_battlemaster", "azure", (7, 5)),
            ("young_green_dragon", "ember", (5, 5)),
        ],
        scenario="quick_start_2",
        limit=0,
        lessons=0,
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword young_green_dragon#1")
    assert f.told("attack-rolled")[0].total == 5 + 11


@pytest.mark.rule("DM-2.3")
def test_a_commander_rolls_one_die_in_the_quick_start() -> None:
    g = GAME.begin({"mode": "quick-start-2"}, ScriptedDice.faces(9, 9, 4, 7))
    while g.decision is not None and g.decision.ask == "deploy":
        g.apply(g.decision.seat, g.decision.options[0])
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("first", 1), "9 and 9 are a tie, and 7 beats 4"


@pytest.mark.rule("DM-2.13", "DM-2.12")
@pytest.mark.parametrize("lesson", [False, True])
def test_until_terrain_is_taught_difficult_terrain_and_forest_cost_1(lesson: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (3, 5)), ("yuan_ti_swiftscale", "ember", (14, 10))],
        marks={(x, y): "d" if x % 2 else "f" for x in range(4, 15) for y in range(12)},
        scenario="quick_start",
        limit=0,
        lessons=1 << TEACHING.index("terrain") if lesson else 0,
        active=SELL,
    )
    reached = {f.g.board.map.place(f.g.board.map.cell_named(text.split()[1]))[0] for text in f.offers("move ")}
    assert max(reached) == (6 if lesson else 9)


@pytest.mark.rule("DM-23.23")
@pytest.mark.card("dragonborn_warlord")
def test_strike_now_is_only_for_an_ally_who_can_strike() -> None:
    for foe, offered in (((9, 5), True), ((12, 9), False)):
        f = Field(
            [
                ("dragonborn_warlord", "azure", (5, 5)),
                ("human_sellsword", "azure", (8, 5)),
                ("hill_giant", "ember", foe),
            ],
            active="dragonborn_warlord#1",
            faces=[15],
        )
        wanted = "use dragonborn_warlord#1 strike_now"
        assert (wanted in f.options()) is offered
        if offered:
            f.act(f"azure {wanted}")
            assert f.hp("hill_giant#1") == 150 - 15
        else:
            assert f.rule(f"azure {wanted}") == "DM-23.23"
            assert f.g.spent[0] == 0


# Commanders


@pytest.mark.rule("DM-23.7", "DM-23.9")
@pytest.mark.card("cleric_of_pelor")
def test_two_commanders_with_the_same_power_use_it_once_in_a_creature_turn() -> None:
    zones = "".join("".join("P" if (x, y) == (2, 2) else "." for x in range(16)) + "\n" for y in range(12))
    f = Field(
        [
            ("cleric_of_pelor", "azure", (9, 9)),
            ("cleric_of_pelor", "azure", (11, 9)),
            ("human_sellsword", "azure", (2, 2), {"hp": 20}),
            ("orc_raider", "ember", (14, 1)),
        ],
        map={"drawn": drawn(), "zones": zones, "areas": [{"mark": "P", "owner": 0}]},
    )
    f.act(f"azure activate {SELL}", "azure end-turn")
    assert len(f.offers("use")) == 2
    f.act("azure use cleric_of_pelor#1 pelors_mercy")
    assert f.ask == "activate"
    assert f.hp(SELL) == 30


# Effects


@pytest.mark.rule("DM-7.10", "DM-22.6")
def test_a_confused_creature_that_takes_no_actions_does_not_even_shift() -> None:
    f = Field(
        [("goblin_cutter", "azure", (5, 5), under("Confused")), ("human_sellsword", "azure", (1, 1)), FAR], faces=[10]
    )
    f.act("azure activate goblin_cutter#1")
    assert f.ask == "activate"


@pytest.mark.rule("DM-22.6", "DM-27.18")
def test_a_player_who_is_out_controls_no_confused_creature() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Confused")), ("orc_raider", "jade", (9, 9))],
        scenario="free_for_all",
        players=3,
        faces=[16],
    )
    f.act(f"azure activate {SELL}")
    assert f.asked == "jade"


@pytest.mark.rule("DM-21.18", "DM-26.12")
def test_an_effect_of_a_player_whose_last_creature_waits_to_return_does_not_end_early() -> None:
    verse = {
        "what": "bonus",
        "of": "attack",
        "n": -2,
        "until": "player_turn",
        "deadline": 2,
        "source": "half_elf_minstrel.cutting_verse",
        "author": "ember",
    }
    for waits, left in ((True, 1), (False, 0)):
        f = Field(
            [
                ("human_sellsword", "azure", (1, 1), {"effects": [verse]}),
                ("feral_troll", "ember", (9, 9), {"activated": 1}),
                ("orc_raider", "jade", (14, 10), {"activated": 1}),
            ],
            scenario="free_for_all",
            players=3,
            active=SELL,
            owed=1,
        )
        if waits:
            f.g.returning.append((1, 20, f.g.places[1], 1))
        f.g.put(1, -2)
        f.act("azure end-turn").passing("activate act first come-back")
        assert len(f.g.effects[0]) == left


@pytest.mark.rule("DM-26.10")
def test_a_round_in_which_an_enemys_effect_forces_a_save_is_not_quiet() -> None:
    for author, quiet in (("ember", 0), ("azure", 10)):
        slowed = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot", "author": author}
        f = Field(
            [
                ("human_sellsword", "azure", (1, 1), {"effects": [slowed]}),
                ("orc_raider", "ember", (14, 10), {"activated": 1}),
            ],
            active=SELL,
            owed=0,
            quiet=9,
            faces=[2, 5, 6],
        )
        f.act("azure end-turn")
        assert f.g.quiet == quiet
        assert (f.g.result is not None) == bool(quiet)


# More than two players


@pytest.mark.rule("DM-27.18", "DM-27.12")
def test_a_player_who_is_out_does_not_win_by_points_he_is_given() -> None:
    f = Field(
        [
            ("human_wizard", "jade", (1, 1)),
            ("owlbear", "jade", (8, 5), {"hp": 5}),
            ("hill_giant", "ember", (10, 5)),
        ],
        scenario="free_for_all",
        players=3,
        seat="jade",
        active="human_wizard#1",
        vp=[190, 0, 0],
        faces=[19, 1],
    )
    f.act(f"jade blast fireball {f.square(9, 5)}", "jade target owlbear#1")
    assert f.g.vp == [210, 20, 0]
    assert f.g.result is None


@pytest.mark.rule("DM-27.17", "DM-27.16")
def test_team_mates_take_their_turns_in_seat_order_in_every_round() -> None:
    crew: list[Any] = [
        (card, owner, (1 + 2 * number, 1 if owner in ("azure", "jade") else 9))
        for number, (card, owner) in enumerate(
            [("orc_raider", owner) for owner in ("azure", "ember", "ember", "jade", "orchid") for _ in range(2)]
        )
    ]
    f = Field(
        crew, players=4, scenario="team", seats=TEAMS, owed=1, turns=1, order=[0, -1], size=(22, 12), faces=[9, 5] * 3
    )
    rounds: list[list[str]] = []
    for _ in range(2):
        order: list[str] = []
        number = f.g.round
        while f.ask == "activate" and f.g.round == number:
            order.append(str(f.asked))
            f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
        rounds.append(order)
        if f.ask == "first":
            f.act(f"{f.asked} first azure")
    wanted = ["azure", "ember", "ember", "jade", "jade", "orchid", "orchid", "azure", "ember", "ember"]
    assert rounds == [wanted, wanted]
