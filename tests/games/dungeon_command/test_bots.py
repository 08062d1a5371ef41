"""What the bots are told: good places, attacks that wait, damage about to be dealt; and `greedy` beats `random`."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from warhall.bots.choose import choose
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.bots import SCALES, TERMS, evaluate, far, turn
from warhall.games.dungeon_command.bots_order import MOVES, likely, order
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.kernel.dice import SeededDice

HUNTER = ("sl_drider", "silver", (9, 5))
FIGHTER = ("hc_dragon_knight", "gold", (2, 5))
SCOUT = ("hc_elf_archer", "gold", (8, 4))
"""Always the nearest to the hunter, so that only the fighter's own way counts."""


def strikes(g: DungeonCommand, team: int) -> int:
    """What a team can do to its enemies this turn."""
    return dict(zip(TERMS, SCALES.features(g, team, team == 0), strict=True))["attacks-now"]


def after(f: Field, line: str) -> int:
    """What gold thinks of the position after one of its actions."""
    name, _, action = line.partition(" ")
    g = f.g.copy()
    g.apply(f.seat(name), f.game.codec.parse(g, action))
    return evaluate(g, f.seat("gold"))


def chosen(f: Field, bot: str = "greedy") -> str:
    decision = f.g.decision
    assert decision is not None
    return f.game.codec.notation(f.g, choose(bot, f.g, decision.seat, SeededDice(3)).code)


def tried(f: Field) -> list[str]:
    """What may be done now, the most promising first."""
    decision = f.g.decision
    assert decision is not None
    return [f.game.codec.notation(f.g, code) for code in order(f.g, decision.seat, decision.options)]


def test_a_move_that_waits_on_the_stack_counts_as_made() -> None:
    f = Field([FIGHTER, SCOUT, HUNTER]).act("gold activate hc_dragon_knight#1")
    near, far = f.square(7, 5), f.square(0, 5)
    assert after(f, f"gold move {near}") > after(f, f"gold move {far}")


def test_nearness_is_counted_round_walls() -> None:
    marks = walls(*((5, y) for y in range(11)))
    f = Field([FIGHTER, SCOUT, HUNTER], marks=marks).act("gold activate hc_dragon_knight#1")
    assert after(f, f"gold move {f.square(3, 9)}") > after(f, f"gold move {f.square(4, 5)}")


def test_hazardous_squares_are_avoided() -> None:
    f = Field([FIGHTER, HUNTER], marks={(6, 5): "!"}).act("gold activate hc_dragon_knight#1")
    assert after(f, f"gold move {f.square(6, 4)}") > after(f, f"gold move {f.square(6, 5)}")


def test_greedy_strikes_an_adjacent_enemy_and_never_a_friend() -> None:
    friend = ("hc_war_wizard", "gold", (2, 6))
    enemy = ("sl_drow_wizard", "silver", (3, 5))
    f = Field([FIGHTER, friend, enemy]).act("gold activate hc_dragon_knight#1")
    assert chosen(f) == "strike sl_drow_wizard#1"
    f = Field([FIGHTER, friend, HUNTER]).act("gold activate hc_dragon_knight#1")
    assert "strike hc_war_wizard#1" in f.options()
    assert after(f, "gold strike hc_war_wizard#1") < after(f, "gold end-activation")


@pytest.mark.parametrize("bot", ["greedy", "normal"])
def test_an_order_that_could_only_strike_friends_is_not_played(bot: str) -> None:
    guards = [("sl_drow_house_guard", "gold", place) for place in ((3, 5), (3, 6))]
    enemy = ("hc_dragon_knight", "silver", (9, 5))
    f = Field([("sl_drow_assassin", "gold", (2, 5)), *guards, enemy], hands={"gold": ["sl_sneak_attack"]})
    f.act("gold activate sl_drow_assassin#1")
    play = "play sl_sneak_attack sl_drow_assassin#1"
    assert play in f.options()
    assert after(f, f"gold {play}") < after(f, "gold end-activation")
    assert chosen(f, bot) != play


def test_a_webbed_creature_tears_its_web() -> None:
    webbed = ("hc_dragon_knight", "gold", (2, 5), {"attached": ["silver sl_web"]})
    for bot in ("greedy", "normal"):
        f = Field([webbed, HUNTER]).act("gold activate hc_dragon_knight#1")
        assert chosen(f, bot) == "use hc_dragon_knight#1 tear_web"


@pytest.mark.parametrize("bot", ["greedy", "normal", "hard"])
def test_a_web_is_for_enemies_and_stays_in_hand_where_only_friends_could_get_it(bot: str) -> None:
    spiders = ("sl_giant_spider", "gold", (0, 0)), ("sl_demonweb_spider", "gold", (3, 0))
    play = "play sl_web sl_giant_spider#1"
    alone = Field([*spiders, ("hc_dragon_knight", "silver", (11, 11))], hands={"gold": ["sl_web"]})
    alone.act("gold activate sl_giant_spider#1")
    assert play in alone.options()
    assert after(alone, f"gold {play}") < evaluate(alone.g, 0)
    assert chosen(alone, bot) != play
    near = Field([*spiders, ("hc_dragon_knight", "silver", (8, 8))], hands={"gold": ["sl_web"]})
    near.act("gold activate sl_giant_spider#1", f"gold {play}")
    assert chosen(near, bot).endswith("hc_dragon_knight#1")


@pytest.mark.parametrize(
    ("card", "needy"), [("hc_healing_potion", {"damage": 60}), ("hc_heroic_surge", {"tapped": True})]
)
def test_an_order_that_would_do_nothing_stays_in_hand(card: str, needy: dict[str, object]) -> None:
    unhurt = Field([FIGHTER, HUNTER], hands={"gold": [card]}).act("gold activate hc_dragon_knight#1")
    play = f"play {card} hc_dragon_knight#1"
    assert play in unhurt.options()
    assert after(unhurt, f"gold {play}") < evaluate(unhurt.g, 0)
    for bot in ("greedy", "normal"):
        assert chosen(unhurt, bot) != play
    needed = Field([(*FIGHTER, needy), HUNTER], hands={"gold": [card]}).act("gold activate hc_dragon_knight#1")
    assert after(needed, f"gold {play}") > evaluate(needed.g, 0)


@pytest.mark.parametrize("bot", ["greedy", "normal", "hard"])
def test_a_power_that_would_help_nobody_is_not_used(bot: str) -> None:
    cleric, knight = ("hc_dwarf_cleric", "gold", (3, 3)), ("hc_dragon_knight", "gold", (4, 3))
    touch = "use hc_dwarf_cleric#1 healing_touch"
    unhurt = Field([cleric, knight, HUNTER]).act("gold activate hc_dwarf_cleric#1")
    assert touch in unhurt.options()
    assert tried(unhurt).index(touch) > tried(unhurt).index("end-activation")
    assert chosen(unhurt, bot) != touch
    hurt = Field([cleric, (*knight, {"damage": 40}), HUNTER]).act("gold activate hc_dwarf_cleric#1")
    assert tried(hurt).index(touch) < tried(hurt).index("end-activation")


def test_who_can_be_struck_next_turn_is_in_danger_and_who_stands_out_of_reach_is_not() -> None:
    wizard = ("hc_war_wizard", "gold", (2, 2))
    far, near = (
        Field([wizard, ("hc_dragon_knight", "silver", place)], turn={"seat": "silver"}).g
        for place in ((10, 10), (4, 4))
    )
    silver = SCALES.sides(near, 0)[1][0]
    assert strikes(near, silver) > strikes(far, silver) == 0
    assert evaluate(near, 0) < evaluate(far, 0)


def test_the_last_hit_points_count_as_a_kill_and_two_attackers_share_a_victim() -> None:
    victim = ("sl_drow_wizard", "silver", (3, 5), {"damage": 20})
    alone, both = (
        strikes(Field([*crew, victim]).g, 0) for crew in ([FIGHTER], [FIGHTER, ("hc_dragon_knight", "gold", (4, 5))])
    )
    assert alone == both > 0, "it dies but once"


def test_the_best_moves_come_before_ending_the_activation_and_all_options_stay() -> None:
    f = Field([FIGHTER, HUNTER]).act("gold activate hc_dragon_knight#1")
    decision = f.g.decision
    assert decision is not None
    tried = [f.game.codec.notation(f.g, code) for code in order(f.g, decision.seat, decision.options)]
    assert sorted(tried) == sorted(f.options())
    assert tried.index("end-activation") == MOVES
    assert tried[0] in {f"move {f.square(7, y)}" for y in range(12)}


def test_a_plan_reaches_to_the_end_of_an_activation() -> None:
    f = Field([FIGHTER, SCOUT, HUNTER])
    before = turn(f.g)
    assert turn(f.act("gold activate hc_dragon_knight#1").g) == before
    assert turn(f.act("gold end-activation").g) == before + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    g = GAME.begin({}, SeededDice(11))
    bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    dice = [SeededDice(12), SeededDice(13)]
    while g.decision is not None:
        asked = g.decision.seat
        g.apply(asked, choose(bots[asked], g, asked, dice[asked]).code)
    assert g.result is not None
    assert g.result.winners == (seat,)


@pytest.mark.rule("DC-27.9")
def test_after_quiet_rounds_the_enemy_draws_the_side_that_weighs_and_not_both_alike() -> None:
    g = GAME.begin({"mode": "first-game"}, SeededDice(3))
    assert isinstance(g, DungeonCommand)
    while not all(g.crews):
        g.apply(g.decision.seat, choose("greedy", g, g.decision.seat, SeededDice(4)).code)  # type: ignore[union-attr]

    def distance(*, own: bool) -> int:
        return SCALES.features(g, 0, own)[TERMS.index("distance")]

    before = distance(own=True)
    assert before == distance(own=False) > 0
    g.quiet = 12
    assert distance(own=True) == 7 * before
    assert distance(own=False) == before


def test_a_plan_is_rated_when_the_others_have_answered() -> None:
    dice = SeededDice(7)
    g = GAME.begin({}, dice.child(0))
    assert isinstance(g, DungeonCommand)
    begun = 0
    while begun < 4:
        assert g.decision is not None
        seat, goal = g.decision.seat, far(g)
        if g.decision.ask == "activate":
            assert turn(g) < goal
            ahead = g.copy()
            while ahead.decision is not None and turn(ahead) < goal:
                options = order(ahead, ahead.decision.seat, ahead.decision.options)
                ahead.apply(ahead.decision.seat, options[-1])
            assert ahead.result is not None or (ahead.turn == seat and ahead.round > g.round)
            begun += 1
        g.apply(seat, choose("random", g, seat, dice.child(1 + seat)).code)


def test_before_hands_are_dealt_nothing_can_be_foreseen() -> None:
    g = GAME.begin({}, SeededDice(7))
    assert isinstance(g, DungeonCommand)
    assert far(g) == 0


def test_who_strikes_hardest_is_likely_to_go_first_and_strikes_an_enemy() -> None:
    idle = ("hc_war_wizard", "gold", (0, 0))
    enemy = ("sl_drow_wizard", "silver", (3, 5))
    f = Field([idle, FIGHTER, enemy])
    [first] = likely(f.g, f.seat("gold"))
    assert f.game.codec.notation(f.g, first) == "activate hc_dragon_knight#1"
    f.act("gold activate hc_dragon_knight#1")
    codes = likely(f.g, f.seat("gold"))
    said = [f.game.codec.notation(f.g, code) for code in codes]
    assert "strike sl_drow_wizard#1" in said
    assert "end-activation" in said
    decision = f.g.decision
    assert decision is not None
    assert len(codes) < len(decision.options)
