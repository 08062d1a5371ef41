"""Chapter 29: three and four players, each against all or in teams."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Field, shown
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.actions import OTHERS_ACT
from warhall.games.dungeon_command.deploying import opponent_zone_places
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import Dice, ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError

TEAMS = (("gold", 0), ("silver", 1), ("copper", 0), ("iron", 1))


def team_game(morale: tuple[int, int, int, int], *creatures: Any, **more: Any) -> Field:
    """Gold and copper against silver and iron."""
    seats = {name: {"team": team, "morale": number} for (name, team), number in zip(TEAMS, morale, strict=True)}
    return Field(list(creatures), players=4, seats=seats, mode="teams", **more)


def begin(dice: Dice, **options: Any) -> DungeonCommand:
    g = GAME.begin(options, dice)
    assert isinstance(g, DungeonCommand)
    return g


def teams(g: DungeonCommand) -> list[int]:
    return [seat.team for seat in shown(g).seats]


@pytest.mark.rule("DC-29.1", "DC-29.5")
def test_more_than_two_play_each_against_all_or_in_teams_of_the_same_size() -> None:
    assert [teams(begin(SeededDice(1), players=players)) for players in (3, 4)] == [[0, 1, 2], [0, 1, 2, 3]]
    assert teams(begin(SeededDice(1), players=4, mode="teams")) == [0, 1, 0, 1]
    for players in (2, 3):
        with pytest.raises(OptionsError):
            GAME.begin({"players": players, "mode": "teams"}, ScriptedDice(()))


@pytest.mark.rule("DC-29.1", "DC-29.11")
def test_every_player_brings_a_whole_pack_and_several_may_bring_the_same() -> None:
    g = begin(SeededDice(1), players=4, factions=["sting_of_lolth"] * 4, commanders=["sl_kalteros"] * 4)
    view = shown(g)
    for seat in view.seats:
        assert (seat.faction, seat.commander) == ("sting_of_lolth", "sl_kalteros")
        assert (len(seat.unseen), len(seat.unseen_creatures)) == (36, 12)
    tiles = [tile.tile for tile in view.battlefield.tiles]
    assert sorted(tiles) == sorted(["sl_l1", "sl_l2", "sl_s1", "sl_s2"] * 4)
    assert sum(each.chest for each in view.treasures) == 16


@pytest.mark.rule("DC-29.11")
@pytest.mark.parametrize("players", [1, 5])
def test_the_program_offers_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionsError):
        GAME.begin({"players": players}, ScriptedDice(()))


def deploying(g: DungeonCommand) -> list[int]:
    """All make the least of their starting deployment; in which order they were asked."""
    order: list[int] = []
    while g.decision is not None and g.decision.ask == "deploy-start":
        order.append(g.decision.seat)
        options = [GAME.codec.notation(g, code) for code in g.decision.options]
        g.apply(g.decision.seat, GAME.codec.parse(g, "done" if "done" in options else options[0]))
    return order


@pytest.mark.rule("DC-29.3")
def test_the_winner_of_the_roll_names_the_first_and_all_deploy_clockwise_from_him() -> None:
    shuffles = [0] * (17 + 3 * (35 + 11))
    dice = ScriptedDice([*shuffles, 3, 14, 8])
    g = begin(dice, players=3, commanders=["hc_valnar", "sl_kalteros", "hc_valnar"])
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat, dice.left) == ("first", 1, 0)
    named = [GAME.codec.notation(g, code) for code in g.decision.options]
    assert named == ["first gold", "first silver", "first copper"]
    g.apply(1, GAME.codec.parse(g, "first copper"))
    assert (list(dict.fromkeys(deploying(g))), g.seat_names()[g.turn]) == ([2, 0, 1], "copper")


@pytest.mark.rule("DC-29.4")
def test_each_against_all_others_are_enemies_and_nobody_is_eliminated() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("hc_dragon_knight", "copper", (4, 3))],
        players=3,
        seats={"silver": {"creature_hand": []}},
        turn={"active": "hc_human_ranger#1"},
    )
    assert f.rule(f"gold move-by {f.path((2, 3), (1, 3))}") == "DC-12.3", "copper's creature is an enemy of gold's"
    f.act("gold end-activation", "gold end-phase").passing(until="activate deploy")
    if f.asked() == "gold":
        f.act("gold end-phase").passing(until="activate")
    assert (f.asked(), f.winners) == ("silver", ()), "silver has no creature, and has his turn"


@pytest.mark.rule("DC-29.4")
def test_the_first_broken_morale_ends_the_game_and_the_best_of_all_wins() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("hc_elf_archer", "silver", (4, 3)),
            ("hc_elf_archer", "copper", (9, 9)),
        ],
        players=3,
        seats={"gold": {"morale": 4}, "silver": {"morale": 1}, "copper": {"morale": 6}},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike hc_elf_archer#1").passing()
    assert (f.ask, f.winners) == (None, ("copper",))


@pytest.mark.case("DC-C92")
@pytest.mark.rule("DC-29.6", "DC-16.8", "DC-8.7")
def test_team_mates_are_allies_but_not_yours() -> None:
    f = team_game(
        (10, 10, 10, 10),
        ("hc_elf_archer", "gold", (2, 5)),
        ("hc_human_ranger", "copper", (4, 5)),
        ("sl_drow_wizard", "silver", (7, 5)),
        ("hc_human_ranger", "gold", (4, 7)),
        ("hc_dwarf_cleric", "copper", (5, 7)),
        ("sl_drider", "gold", (3, 8)),
        hands={"gold": ["hc_killing_strike", "hc_power_attack"], "silver": ["sl_parry"]},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_wizard#1")
    assert (f.asked(), f.rule("silver dodge sl_drow_wizard#1")) == ("silver", "DC-20.10"), "the shot is clear"
    f.passing().act("gold end-activation")
    assert f.rule("gold activate hc_human_ranger#1") == "DC-8.7"
    f.act("gold activate hc_human_ranger#2")
    assert f.rule(f"gold move-by {f.path((4, 6), (4, 5), (4, 4))}") is None
    reason = f.refusal("gold play hc_killing_strike hc_human_ranger#2")
    assert reason is not None
    assert (reason.rule, reason.args["have"]) == ("DC-15.3", 2), "the Cleric of copper does not help"


@pytest.mark.rule("DC-29.6")
def test_a_team_mate_cannot_be_named_as_helper_and_plays_only_his_own_cards() -> None:
    f = team_game(
        (10, 10, 10, 10),
        ("hc_human_ranger", "gold", (3, 3)),
        ("hc_dwarf_cleric", "copper", (2, 3)),
        ("hc_half_orc_thug", "gold", (2, 2)),
        ("hc_dwarven_defender", "gold", (2, 4)),
        ("sl_drow_blademaster", "silver", (4, 3)),
        hands={"gold": ["hc_power_attack"], "copper": ["hc_defend_ally"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play-assisted hc_power_attack hc_human_ranger#1", "gold target sl_drow_blademaster#1")
    assert f.rule("gold assist hc_dwarf_cleric#1") == "DC-16.8"
    assert f.rule("gold assist hc_half_orc_thug#1") is None


@pytest.mark.rule("DC-29.6")
def test_cards_treat_the_creatures_of_a_team_mate_as_allies() -> None:
    f = team_game(
        (10, 10, 10, 10),
        ("hc_half_orc_thug", "gold", (2, 5)),
        ("sl_drow_wizard", "silver", (6, 5)),
        ("hc_elf_archer", "copper", (7, 5)),
        ("sl_drow_house_guard", "iron", (7, 4)),
        turn={"active": "hc_half_orc_thug#1"},
    )
    f.act("gold shoot sl_drow_wizard#1").passing()
    assert (f.is_gone("hc_elf_archer#1"), f.damage("sl_drow_house_guard#1")) == (False, 10)
    f = team_game(
        (10, 10, 10, 10),
        ("hc_dragon_knight", "gold", (3, 3)),
        ("hc_half_orc_thug", "silver", (4, 3)),
        ("hc_dwarven_defender", "iron", (5, 3)),
        ("hc_dwarven_defender", "copper", (4, 4)),
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike hc_half_orc_thug#1").passing()
    assert f.damage("hc_half_orc_thug#1") == 30, "Shield Block of a team mate, not of an enemy"


@pytest.mark.rule("DC-29.8")
def test_a_team_without_any_creature_at_the_end_of_a_turn_cannot_win() -> None:
    f = team_game((3, 9, 3, 9), ("hc_elf_archer", "copper", (3, 3)), turn={"seat": "gold", "phase": "cleanup"})
    assert f.g.result is not None
    assert (f.g.result.rule, f.winners) == ("DC-27.2", ("gold", "copper"))
    f = team_game((9, 3, 9, 3), ("hc_elf_archer", "silver", (3, 3)), turn={"seat": "gold", "phase": "cleanup"})
    assert f.winners == ("silver", "iron")


@pytest.mark.rule("DC-29.8")
def test_a_player_without_creatures_wins_with_a_team_mate_who_has_one() -> None:
    f = team_game(
        (9, 3, 9, 3),
        ("hc_elf_archer", "silver", (3, 3)),
        ("hc_elf_archer", "copper", (5, 5)),
        ("hc_elf_archer", "iron", (7, 7)),
        turn={"seat": "gold", "phase": "cleanup"},
    )
    assert f.winners == ("gold", "copper")


@pytest.mark.rule("DC-29.9")
@pytest.mark.parametrize(
    ("card", "winners"),
    [
        ("hc_elf_archer", ("silver", "iron")),
        ("hc_human_ranger", ("gold", "silver", "copper", "iron")),
        ("hc_dwarf_cleric", ("gold", "copper")),
    ],
)
def test_ties_of_teams_are_decided_by_the_levels_of_the_whole_teams(card: str, winners: tuple[str, ...]) -> None:
    # Without the Sneak that falls: gold 3 and copper's card against silver 4 and iron 1.
    f = team_game(
        (1, 5, 9, 4),
        ("hc_dwarf_cleric", "gold", (0, 0)),
        (card, "copper", (0, 2)),
        ("hc_war_wizard", "silver", (3, 3)),
        ("hc_elf_archer", "iron", (9, 9)),
        ("hc_halfling_sneak", "gold", (4, 3), {"damage": 10}),
        turn={"seat": "silver", "active": "hc_war_wizard#1"},
    )
    f.act("silver strike hc_halfling_sneak#1").passing()
    assert f.winners == winners


@pytest.mark.rule("DC-25.10", "DC-29.6")
def test_the_start_zone_of_a_team_mate_is_not_that_of_an_opponent() -> None:
    zones = {(0, 0): "1", (11, 11): "2", (11, 0): "3", (0, 11): "4"}
    f = team_game((10, 10, 10, 10), ("hc_elf_archer", "gold", (5, 5)), ("sl_drider", "silver", (8, 8)), marks=zones)
    found = {f.g.board.map.place(cell) for cell in cells_of(opponent_zone_places(f.g, 0, 1))}
    assert found == {(11, 11), (0, 11)}


@pytest.mark.rule("DC-29.6")
def test_a_creature_of_a_team_mate_helps_to_flank() -> None:
    for mate, damage in ((("hc_elf_archer", "copper", (5, 4)), 20), (("hc_elf_archer", "iron", (5, 4)), 10)):
        sneak, drow = ("hc_halfling_sneak", "gold", (3, 3)), ("sl_drow_assassin", "silver", (4, 3))
        f = team_game((10, 10, 10, 10), sneak, drow, mate, turn={"active": "hc_halfling_sneak#1"})
        assert f.act("gold strike sl_drow_assassin#1").passing().damage("sl_drow_assassin#1") == damage


@pytest.mark.rule("DC-5.14", "DC-29.6")
def test_the_priestess_of_a_team_mate_summons_only_his_own_spiders() -> None:
    seats = {name: {"team": team, "creature_hand": ["sl_giant_spider"]} for name, team in TEAMS}
    for owner, near in (("copper", False), ("gold", True)):
        creatures = [("sl_drow_priestess", owner, (6, 6)), ("sl_drider", "silver", (9, 9))]
        f = Field(creatures, players=4, mode="teams", marks={(0, 0): "1"}, seats=seats, turn={"phase": "deploy"})
        assert "deploy sl_giant_spider a1" in f.options()
        assert (f"deploy sl_giant_spider {f.square(6, 5)}" in f.options()) is near


@pytest.mark.rule("DC-29.6", "DC-17.2")
def test_a_team_mate_plays_no_minor_order_on_the_active_creature() -> None:
    cleric = ("hc_dwarf_cleric", "copper", (9, 9), {"damage": 10})
    f = team_game(
        (10, 10, 10, 10),
        ("hc_dragon_knight", "gold", (3, 3), {"damage": 20}),
        ("sl_drider", "silver", (4, 3)),
        cleric,
        hands={"copper": ["hc_healing_potion"], "gold": ["hc_healing_potion"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike sl_drider#1")
    while f.asked() != "copper":
        f.act(f"{f.asked()} pass")
    assert not any("hc_healing_potion" in text for text in f.options())
    assert f.rule("copper play hc_healing_potion hc_dragon_knight#1") == "DC-8.7"


@pytest.mark.rule("DC-5.1", "DC-29.3")
def test_only_those_who_are_tied_roll_again() -> None:
    shuffles = [0] * (17 + 3 * (35 + 11))
    dice = ScriptedDice([*shuffles, 13, 13, 2, 4, 7])
    g = begin(dice, players=3, commanders=["hc_valnar", "sl_kalteros", "hc_valnar"])
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat, dice.left) == ("first", 1, 0)


@pytest.mark.rule("DC-29.7", "DC-4.6")
def test_morale_below_zero_is_taken_from_that_of_the_team() -> None:
    f = team_game(
        (1, 4, 10, 4),
        ("sl_drider", "gold", (4, 3), {"damage": 90}),
        ("hc_elf_archer", "gold", (0, 0)),
        ("hc_war_wizard", "silver", (3, 3)),
        ("hc_elf_archer", "iron", (9, 9)),
        ("hc_elf_archer", "copper", (0, 9)),
        turn={"seat": "silver", "active": "hc_war_wizard#1"},
    )
    f.act("silver strike sl_drider#1").passing()
    assert (f.morale("gold"), f.winners) == (-3, ("silver", "iron")), "-3 and 10 against 4 and 4"


@pytest.mark.rule("DC-10.2", "DC-29.6")
def test_a_team_mate_is_another_player_for_whom_one_may_wait() -> None:
    f = team_game(
        (10, 10, 10, 10),
        ("hc_dragon_knight", "gold", (3, 3)),
        ("sl_drider", "silver", (4, 3)),
        ("hc_dwarf_cleric", "copper", (9, 9), {"damage": 10}),
        turn={"active": "hc_dragon_knight#1"},
    )
    f.g.passing[2] = OTHERS_ACT
    f.act("gold strike sl_drider#1")
    assert (f.ask, f.asked()) == ("respond", "copper")
