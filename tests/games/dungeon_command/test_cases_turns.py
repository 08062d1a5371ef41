"""Worked cases of chapters 2 to 7 and 25 to 30: set-up, turns, deployment, the end, modes, warbands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Creature, Field, shown
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.battlefield import Laid
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.turn import deploy_start
from warhall.games.dungeon_command.warband import Warband, faults
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError

DUEL = {"layout": "duel", "face": "dungeon"}


def begin(**options: Any) -> DungeonCommand:
    state = GAME.begin(options, SeededDice(3))
    assert isinstance(state, DungeonCommand)
    return state


def do(g: DungeonCommand, text: str) -> None:
    assert g.decision is not None
    g.apply(g.decision.seat, GAME.codec.parse(g, text))


@pytest.mark.case("DC-C1", "DC-C2", "DC-C3")
@pytest.mark.rule("DC-5.3", "DC-5.4", "DC-5.10", "DC-5.9")
def test_starting_deployment_within_leadership() -> None:
    seat = {"commander": "hc_valnar", "leadership": 7, "creature_deck": ["hc_elf_archer"] * 3}
    hand = ["hc_dwarf_cleric", "hc_half_orc_thug", "hc_elf_archer"]
    f = Field(
        [], seats={"gold": {**seat, "creature_hand": hand}}, battlefield=DUEL, turn={"phase": "set-up"}, mode="standard"
    )
    f.g.push(deploy_start, 0)
    f.g.advance()
    assert f.rule("gold done") == "DC-5.4"
    f.act("gold deploy hc_dwarf_cleric n22", "gold deploy hc_half_orc_thug o22", "gold deploy hc_elf_archer p22")
    assert len(f.g.creature_hands[0]) == 3
    hand = ["hc_dragon_knight", "hc_dwarf_cleric", "hc_elf_archer"]
    f = Field([], seats={"gold": {**seat, "creature_hand": hand}}, battlefield=DUEL, turn={"phase": "set-up"})
    f.g.push(deploy_start, 0)
    f.g.advance()
    f.act("gold deploy hc_dragon_knight n22")
    assert f.rule("gold deploy hc_dwarf_cleric o22") == "DC-5.3"
    assert f.rule("gold deploy hc_elf_archer a1") == "DC-5.6"
    f.act("gold deploy hc_elf_archer o22")


@pytest.mark.rule("DC-5.3", "DC-5.9")
def test_whether_a_hand_holds_what_leadership_allows_does_not_show_in_who_is_asked() -> None:
    def after_the_knight(other: str, deck: list[str]) -> Field:
        hand = ["hc_dragon_knight", other]
        seat = {"commander": "hc_valnar", "leadership": 7, "creature_hand": hand, "creature_deck": deck}
        f = Field([], seats={"gold": seat}, battlefield=DUEL, turn={"phase": "set-up"})
        f.g.push(deploy_start, 0)
        f.g.advance()
        return f.act("gold deploy hc_dragon_knight n22")

    cleric, archer = "hc_dwarf_cleric", "hc_elf_archer"
    unable, able = after_the_knight(cleric, [archer] * 3), after_the_knight(archer, [cleric, archer, archer])
    for f in (unable, able):
        assert (f.asked(), f.ask) == ("gold", "deploy-start")
    assert unable.options() == ["done"]
    unable.act("gold done")
    assert len(unable.g.creature_hands[0]) == 3
    assert after_the_knight(cleric, [cleric] * 3).ask != "deploy-start"  # everybody knows that none fits


@pytest.mark.case("DC-C4")
@pytest.mark.rule("DC-5.1", "DC-5.2", "DC-5.11", "DC-7.5")
def test_the_deployer_goes_first_and_ties_are_rolled_again() -> None:
    g = begin(commanders=["hc_valnar", "sl_kalteros"])
    assert g.decision is not None
    assert g.decision.ask == "first"
    do(g, "first gold")
    seats = []
    while g.decision is not None and g.decision.ask == "deploy-start":
        seats.append(g.decision.seat)
        options = [GAME.codec.notation(g, code) for code in g.decision.options]
        do(g, "done" if "done" in options else options[0])
    assert seats == sorted(seats)
    assert (g.turn, len(g.hands[0]), len(g.hands[1])) == (0, 5, 4)


@pytest.mark.case("DC-C5", "DC-C6", "DC-C111")
@pytest.mark.rule("DC-2.3", "DC-2.4", "DC-2.5", "DC-2.15")
def test_how_tiles_join() -> None:
    joining = GAME.tables.joining
    hall = Laid("hc_l1", 0, 0, 0, 0)
    assert (fault := joining.fault([Laid("hc_l2", 0, 8, 0, 0)], hall)) is not None
    assert fault.rule == "DC-2.4"
    assert joining.fault([Laid("hc_l2", 0, 8, 0, 180)], hall) is None
    lying = [Laid("hc_l1", 0, 8, 8, 0)]
    for new in (Laid("hc_s1", 0, 10, 16, 180, small=True), Laid("hc_l2", 0, 16, 16, 0)):
        assert (fault := joining.fault(lying, new)) is not None
        assert fault.rule == "DC-2.3"
    half = [Laid("hc_l1", 0, 0, 8, 0), Laid("hc_l2", 0, 8, 8, 90), Laid("sl_l1", 1, 0, 0, 0)]
    assert joining.fault(half, Laid("sl_l2", 1, 8, 0, 0)) is not None
    closed = Laid("sl_l2", 1, 8, 0, 270)
    assert joining.fault(half, closed) is None
    board = GAME.tables.board_of(joining.ground([*half, closed], "dungeon").key())
    assert all(board.map.is_shut(8 * 16 + x, 7 * 16 + x) for x in range(8, 16))
    assert not board.map.adjacent[8 * 16 + 10] >> (7 * 16 + 10) & 1


@pytest.mark.case("DC-C7", "DC-C107")
@pytest.mark.rule("DC-2.9", "DC-2.14", "DC-11.8")
def test_the_battlefield_ends_at_an_unused_open_side() -> None:
    f = Field([("hc_human_ranger", "gold", (6, 19)), ("sl_umber_hulk", "gold", (8, 18))], battlefield=DUEL)
    f.act("gold activate hc_human_ranger#1")
    assert f.rule(f"gold move {f.square(6, 20)}") == "DC-2.9"
    assert f.rule(f"gold move {f.square(6, 18)}") is None
    f.act("gold end-activation", "gold activate sl_umber_hulk#1")
    assert f.rule(f"gold move {f.square(9, 19)}") is not None
    assert f.rule(f"gold move-by {f.path((9, 18), (10, 18), (11, 18), (12, 18))}") is None


@pytest.mark.case("DC-C8")
@pytest.mark.rule("DC-2.11", "DC-2.12", "DC-24.1")
def test_chests_lie_face_down_on_all_treasure_squares() -> None:
    g = begin()
    assert (len(g.chests), min(g.chests) > 0) == (8, True)
    for seat in (0, 1, None):
        treasures = shown(g, seat).treasures
        assert all(each.chest and each.tokens == 0 for each in treasures)
        assert all(not hasattr(each, "value") for each in treasures)


@pytest.mark.case("DC-C9", "DC-C10", "DC-C11")
@pytest.mark.rule("DC-7.2", "DC-7.3", "DC-7.4", "DC-7.5", "DC-7.6", "DC-15.12", "DC-27.8")
def test_the_refresh_phase_in_order() -> None:
    f = Field(
        [("hc_dwarf_cleric", "gold", (3, 3), {"tapped": True, "attached": ["silver sl_deep_wound"]})],
        hands={"gold": ["hc_cleave", "hc_cleave"]},
        turn={"seat": "gold", "phase": "refresh"},
    )
    f.passing(until="cower").act("gold endure hc_dwarf_cleric#1").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.tapped("hc_dwarf_cleric#1"), len(f.hand("gold"))) == (10, False, 3)
    f = Field(
        [
            (
                "hc_human_ranger",
                "gold",
                (3, 3),
                {"damage": 20, "attached": ["silver sl_deep_wound", "silver sl_deep_wound"]},
            )
        ],
        turn={"seat": "gold", "phase": "refresh"},
        seats={"gold": {"deck": []}},
    )
    f.passing()
    assert (f.is_gone("hc_human_ranger#1"), f.morale("gold"), f.discard("silver")) == (True, 8, ["sl_deep_wound"] * 2)
    assert f.hand("gold") == []


@pytest.mark.case("DC-C85")
@pytest.mark.rule("DC-25.1", "DC-25.3", "DC-25.4")
def test_deploying_within_leadership() -> None:
    cards = ("sl_shadow_mastiff", "hc_war_wizard", "hc_dwarf_cleric")
    f = Field(
        [(card, "gold", (4 + 2 * number, 12)) for number, card in enumerate(cards)],
        seats={"gold": {"leadership": 11, "creature_hand": ["hc_elf_archer", "hc_elf_archer", "hc_human_ranger"]}},
        battlefield=DUEL,
    )
    f.act("gold end-phase").passing(until="deploy")
    assert f.g.leadership[0] == 12
    assert f.rule("gold deploy hc_human_ranger n22") == "DC-25.3"
    f.act("gold deploy hc_elf_archer n22")
    assert f.rule("gold deploy hc_elf_archer o22") == "DC-25.3"


@pytest.mark.case("DC-C86")
@pytest.mark.rule("DC-5.6", "DC-5.7", "DC-25.2")
def test_a_start_zone_too_full_for_a_large_creature() -> None:
    marks = {(x, y): "1" for x in range(1, 7) for y in range(3)}
    zone = [place for place in marks if place not in ((3, 2), (4, 2))]
    f = Field(
        [("hc_elf_archer", "gold", place) for place in zone],
        marks=marks,
        seats={"gold": {"leadership": 30, "creature_hand": ["sl_drider"]}},
        turn={"phase": "deploy"},
    )
    assert [text for text in f.options() if text.startswith("deploy")] == [f"deploy sl_drider {f.square(3, 2)}"]
    assert f.rule(f"gold deploy sl_drider {f.square(6, 3)}") == "DC-5.6"


@pytest.mark.case("DC-C87")
@pytest.mark.rule("DC-26.2", "DC-26.3", "DC-26.4", "DC-26.5", "DC-27.4")
def test_cleanup_in_order() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3), {"tapped": True}), ("sl_drider", "silver", (9, 9))],
        marks={(3, 3): "!"},
        seats={"gold": {"morale": 5, "creature_deck": ["hc_elf_archer"] * 2}, "silver": {"morale": 3}},
        turn={"phase": "cleanup"},
    )
    f.passing()
    assert (f.morale("gold"), len(f.g.creature_hands[0]), f.winners) == (4, 2, ("silver",))
    assert f.g.result is not None
    assert f.g.result.rule == "DC-27.2"


@pytest.mark.case("DC-C89", "DC-C90", "DC-C91")
@pytest.mark.rule("DC-27.3", "DC-27.5", "DC-27.6", "DC-29.7", "DC-29.10")
def test_who_wins() -> None:
    f = Field(
        [
            ("hc_war_wizard", "gold", (0, 5)),
            ("hc_elf_archer", "gold", (5, 6)),
            ("sl_shadow_mastiff", "silver", (6, 5), {"damage": 50}),
        ],
        hands={"gold": ["hc_fireball"]},
        seats={"gold": {"morale": 1}, "silver": {"morale": 2}},
    )
    f.act("gold activate hc_war_wizard#1", "gold play hc_fireball hc_war_wizard#1", f"gold at {f.square(5, 5)}")
    f.passing(until="cower")
    while f.ask == "cower":
        f.act(f"{f.asked()} {f.options()[0]}")
    assert (f.g.morale, f.winners) == ([0, -2], ("gold",))
    for extra, winners in (([], ("gold", "silver")), ([("hc_elf_archer", "silver", (9, 9))], ("silver",))):
        creatures: list[Creature] = [
            ("hc_war_wizard", "gold", (0, 0)),
            ("hc_human_ranger", "gold", (0, 2), {"attached": ["gold hc_level_up"]}),
            ("hc_dragon_knight", "silver", (5, 5)),
            ("hc_elf_archer", "silver", (0, 5)),
            ("hc_elf_archer", "copper", (6, 5)),
            *extra,
        ]
        f = Field(
            creatures,
            players=3,
            seats={"gold": {"morale": 6}, "silver": {"morale": 6}, "copper": {"morale": 1}},
            turn={"seat": "silver"},
        )
        f.act("silver activate hc_dragon_knight#1", "silver strike hc_elf_archer#2").passing()
        assert f.winners == winners
    seats = {
        "gold": {"morale": 1, "team": 0},
        "silver": {"morale": 4, "team": 1},
        "copper": {"morale": 11, "team": 0},
        "iron": {"morale": 6, "team": 1},
    }
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), ("hc_dragon_knight", "silver", (4, 3))],
        players=4,
        seats=seats,
        mode="teams",
        turn={"seat": "silver"},
    )
    f.act("silver activate hc_dragon_knight#1", "silver strike hc_elf_archer#1").passing()
    assert f.winners == ("gold", "copper")


@pytest.mark.case("DC-C93")
@pytest.mark.rule("DC-28.1", "DC-28.5", "DC-28.6", "DC-28.8")
def test_the_first_game_set_up() -> None:
    g = begin(mode="first-game", commanders=["hc_valnar", "hc_rhynseera"])
    assert [len(g.hands[seat]) + len(g.decks[seat]) for seat in (0, 1)] == [18, 18]
    assert [len(g.creature_hands[seat]) + len(g.creature_decks[seat]) for seat in (0, 1)] == [6, 6]
    assert (g.morale, g.leadership, [len(hand) for hand in g.hands]) == ([11, 9], [7, 7], [4, 6])
    assert sorted(g.chests) == [0, 0, 3, 3]
    tile = next(each for each in g.board.ground.tiles if each.small and each.seat == 1)
    assert g.board.zones[1].bit_count() == sum(g.board.open >> square & 1 for square in g.board.squares_of(tile))


@pytest.mark.case("DC-C94")
@pytest.mark.rule("DC-30.2", "DC-30.3", "DC-30.4")
def test_warband_checks() -> None:
    creatures = {"hc_elf_archer": 4, "sl_drider": 4, "hc_dragon_knight": 4}
    orders = {
        "hc_killing_strike": 4,
        **dict.fromkeys(("sl_parry", "sl_stalk", "sl_web", "sl_feint", "sl_riposte", "sl_scheme"), 4),
        "hc_cleave": 2,
    }
    good = Warband(creatures=creatures, orders=orders, commander="sl_kalteros", tiles="heart_of_cormyr")
    five = Warband(
        creatures={"hc_elf_archer": 5, "sl_drider": 4, "hc_dragon_knight": 3},
        orders=orders,
        commander="hc_valnar",
        tiles="heart_of_cormyr",
    )
    few = Warband(
        creatures=creatures, orders={**orders, "hc_cleave": 1}, commander="hc_valnar", tiles="heart_of_cormyr"
    )
    assert [[each.rule for each in faults(GAME.tables, band)] for band in (good, five, few)] == [
        [],
        ["DC-30.2"],
        ["DC-30.3"],
    ]
    with pytest.raises(OptionsError, match=r"DC-30\.3"):
        GAME.begin({"warbands": [few, good]}, ScriptedDice(()))


@pytest.mark.case("DC-C106")
@pytest.mark.rule("DC-18.14", "DC-14.20", "DC-8.11", "DC-24.3")
@pytest.mark.card("sl_stealth")
def test_a_hidden_creature_keeps_what_it_has() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (0, 0), {"damage": 30}), ("sl_drow_wizard", "silver", (11, 11))],
        marks={(x, 5): "#" for x in range(12)} | {(3, 3): "$"},
        hands={"gold": ["sl_stealth"], "silver": ["sl_faerie_fire"]},
        chests={"d4": 2},
    )
    f.act("gold activate sl_drow_assassin#1", "gold play sl_stealth sl_drow_assassin#1").passing(until="activate")
    assert (f.at("sl_drow_assassin#1"), f.asked()) == (None, "gold")
    f.act("gold end-phase").passing(until="activate deploy")
    assert (f.asked(), f.tapped("sl_drow_assassin#1")) == ("silver", False)
    f.act("silver activate sl_drow_wizard#1")
    assert f.rule("silver play sl_faerie_fire sl_drow_wizard#1") == "DC-9.9"
    assert f.attached("sl_drow_assassin#1") == []
    f.act("silver end-activation", "silver end-phase").passing(until="return")
    f.act("gold place d4").passing()
    assert (f.at("sl_drow_assassin#1"), f.damage("sl_drow_assassin#1"), f.g.tokens) == ((3, 3), 30, [2])


@pytest.mark.case("DC-C110")
@pytest.mark.rule("DC-27.9")
def test_nothing_happens_for_twenty_rounds() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (0, 0)), ("sl_drider", "silver", (9, 9))],
        quiet=39,
        seats={"gold": {"morale": 9}},
        turn={"seat": "silver"},
    )
    f.act("silver end-phase").passing()
    assert f.winners == ("silver",)


@pytest.mark.rule("DC-27.9")
@pytest.mark.parametrize(
    ("players", "quiet", "over"),
    [(2, 38, False), (2, 39, True), (3, 58, False), (3, 59, True), (4, 78, False), (4, 79, True)],
)
def test_a_quiet_round_is_a_turn_of_every_player(players: int, quiet: int, over: bool) -> None:  # noqa: FBT001
    names = ("gold", "silver", "copper", "iron")[:players]
    creatures = [("hc_elf_archer", name, (number * 3, 0)) for number, name in enumerate(names)]
    f = Field(creatures, quiet=quiet, players=players, seats={"gold": {"morale": 9}}, turn={"seat": names[-1]})
    f.act(f"{names[-1]} end-phase").passing()
    assert f.winners == (names[1:] if over else ())


@pytest.mark.case("DC-C118")
@pytest.mark.rule("DC-7.9", "DC-26.2", "DC-13.6")
def test_end_of_turn_effects_one_at_a_time() -> None:
    f = Field(
        [("hc_dwarf_cleric", "gold", (3, 3), {"damage": 50}), ("hc_human_ranger", "gold", (4, 3))],
        marks={(3, 3): "!", (4, 3): "!"},
        turn={"phase": "cleanup"},
    )
    assert f.ask == "effect"
    f.act("gold next 1").passing(until="respond")
    f.act("gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_dwarf_cleric#1").passing(until="activate deploy")
    assert (f.damage("hc_dwarf_cleric#1"), f.damage("hc_human_ranger#1"), f.tapped("hc_dwarf_cleric#1")) == (
        50,
        10,
        False,
    )
