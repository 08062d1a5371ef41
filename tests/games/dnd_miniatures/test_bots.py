"""What the bots are told: what a position is made of, what to try first; and warbands that fight to the end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.dnd_miniatures.at_table import FAR, Creature, Field, Place, zoned
from warhall.bots.answers import Answers
from warhall.bots.bot import Budget
from warhall.bots.choose import choose
from warhall.bots.greedy import rate
from warhall.bots.playing_on import Ahead, EvenDice, Moment
from warhall.bots.search import search
from warhall.games.dnd_miniatures import GAME, battlefield
from warhall.games.dnd_miniatures.actions import EndTurn
from warhall.games.dnd_miniatures.bots import BENCH, INSIGHT, PLAIN, SCALES, TERMS, count, turn
from warhall.games.dnd_miniatures.bots_order import Outlook, order
from warhall.games.dnd_miniatures.bots_strikes import armoury, gain, life, loss
from warhall.games.dnd_miniatures.bots_threats import muster
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import SURE, Thought
from warhall.kernel.state import State

SWORD, ORC = "human_sellsword", "orc_raider"
TABLES = GAME.tables


def rating(creatures: list[Creature], **more: Any) -> int:
    return BENCH.evaluate(Field(creatures, **more).g, 0)


def term(creatures: list[Creature], name: str, side: int = 0, **more: Any) -> int:
    g = Field(creatures, **more).g
    return SCALES.features(g, side, side == 0)[TERMS.index(name)]


def greedy(f: Field) -> str:
    assert f.g.decision is not None
    seat = f.g.decision.seat
    return GAME.codec.notation(f.g, choose("greedy", f.g, seat, SeededDice(3)).code)


def duel(first: str, second: str, options: dict[str, object], seed: int) -> State:
    g, dice = GAME.begin(options, SeededDice(seed)), SeededDice(seed)
    while g.decision is not None and g.count < 3000:
        seat = g.decision.seat
        level = first if g.teams[seat] == 0 else second  # type: ignore[attr-defined]
        g.apply(seat, choose(level, g, seat, dice.child(g.count)).code)
    return g


# What a position is made of


def test_a_hurt_enemy_is_worth_something() -> None:
    def worth(hp: int) -> int:
        return rating([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5), {"hp": hp})])

    assert worth(5) > worth(15) > worth(25)


def test_a_finished_battle_is_rated_on_the_same_scale() -> None:
    f = Field(
        [(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5), {"hp": 5})],
        active=f"{SWORD}#1",
        faces=[19],
        vp=[195, 0],
    )
    before = BENCH.evaluate(f.g, 0)
    f.act(f"azure attack greatsword {ORC}#1").passing()
    assert f.g.result is not None
    assert (BENCH.evaluate(f.g, 0), BENCH.evaluate(f.g, 1)) == (SURE, 0)
    assert 0 < before < SURE


def test_coming_nearer_counts_only_for_the_side_that_weighs() -> None:
    creatures: list[Creature] = [(SWORD, "azure", (0, 0)), (ORC, "ember", (15, 11))]
    nearer: list[Creature] = [(SWORD, "azure", (1, 1)), (ORC, "ember", (15, 11))]
    assert term(creatures, "advance", size=(16, 12)) < term(nearer, "advance", size=(16, 12)) <= 0
    assert term(creatures, "advance", side=1) == 0
    assert rating(nearer) > rating(creatures)


def test_quiet_rounds_make_impatient() -> None:
    creatures: list[Creature] = [(SWORD, "azure", (0, 0)), (ORC, "ember", (15, 11))]
    patient, impatient = (term(creatures, "advance", quiet=quiet) for quiet in (0, 5))
    assert impatient < patient < 0


def test_a_threat_counts_by_when_it_can_be_carried_out() -> None:
    creatures: list[Creature] = [(SWORD, "azure", (2, 5)), (ORC, "ember", (8, 5))]
    acted: list[Creature] = [(SWORD, "azure", (2, 5)), (ORC, "ember", (8, 5), {"activated": 1})]
    assert term(creatures, "attacks-this-round", side=1) > 0 == term(creatures, "attacks-next-round", side=1)
    assert term(acted, "attacks-next-round", side=1) > 0 == term(acted, "attacks-this-round", side=1)
    assert rating(acted) > rating(creatures)


def test_nobody_is_threatened_with_more_than_he_is_worth() -> None:
    one: list[Creature] = [(ORC, "azure", (5, 5), {"hp": 5}), (SWORD, "ember", (6, 5))]
    three: list[Creature] = [*one, (SWORD, "ember", (6, 6)), (SWORD, "ember", (6, 4))]
    worth = loss(TABLES, TABLES.kind_of[ORC], 5, 5)
    assert 0 < term(one, "attacks-this-round", side=1) <= term(three, "attacks-this-round", side=1) <= 10 * worth // 200


def test_attacks_that_can_be_aimed_at_one_enemy_count_together() -> None:
    def focused(**second: int) -> int:
        creatures: list[Creature] = [(ORC, "azure", (5, 5)), (ORC, "azure", (5, 6), second), (SWORD, "ember", (6, 5))]
        return term(creatures, "focused-attacks")

    assert focused() == 2 * focused(activated=1) > 0
    fallen: list[Creature] = [(SWORD, "azure", (5, 5)), (SWORD, "azure", (5, 6)), (ORC, "ember", (6, 5), {"hp": 5})]
    assert term(fallen, "focused-attacks") <= 10 * loss(TABLES, TABLES.kind_of[ORC], 5, 5) // 200


@pytest.mark.rule("DM-6.11")
def test_creatures_that_are_still_to_act_count() -> None:
    creatures: list[Creature] = [(SWORD, "azure", (0, 0)), (ORC, "ember", (15, 11)), (ORC, "ember", (14, 11))]
    acted: list[Creature] = [*creatures[:2], (ORC, "ember", (14, 11), {"activated": 1})]
    assert [term(each, "still-to-act", side=1) for each in (creatures, acted)] == [666, 333]
    before, after = (INSIGHT.evaluate(Field(each).g, 0) for each in (creatures, acted))
    assert after - before > rating(acted) - rating(creatures)


def test_each_level_rates_by_what_it_knows() -> None:
    """DM-26.4: who looks one action ahead is drawn to the areas; hard and master see who is still to act."""
    outpost: dict[str, Any] = {"map": {"name": "dwarven_outpost"}, "seats": {"azure": {"letter": 0}}}
    g = Field([(ORC, "azure", (10, 10)), (ORC, "ember", (12, 5))], active=f"{ORC}#1", **outpost).g
    assert g.decision is not None
    code = g.game.codec.first(EndTurn)
    after = g.copy()
    after.apply(0, code)
    rated = {
        level: Ahead(0, turn(g) + 1, BENCH.levels[level], Budget(1), SeededDice(1)).value(after)
        for level in ("normal", "hard", "master")
    }
    assert rated["normal"] == BENCH.evaluate(after, 0)
    assert rated["hard"] == rated["master"] == INSIGHT.evaluate(after, 0)
    assert rate(g, 0, [code], Budget(1))[0] == [PLAIN.evaluate(after, 0)]
    assert len({rated["normal"], rated["hard"], PLAIN.evaluate(after, 0)}) == 3


@pytest.mark.rule("DM-17.1")
def test_an_attack_from_the_flank_is_worth_more() -> None:
    def at_hand(friend: Place) -> int:
        creatures: list[Creature] = [
            (SWORD, "azure", (5, 5)),
            (ORC, "azure", friend),
            ("hill_giant", "ember", (6, 5)),
        ]
        return term(creatures, "attack-at-hand", active=f"{SWORD}#1")

    assert at_hand((8, 5)) > at_hand((8, 7))


@pytest.mark.rule("DM-26.4")
def test_one_creature_in_a_victory_area_is_enough() -> None:
    def held(*places: Place) -> int:
        creatures: list[Creature] = [(ORC, "azure", place) for place in places]
        creatures.append(("human_town_guard", "ember", (0, 0)))
        return term(creatures, "areas", map={"name": "dwarven_outpost"}, seats={"azure": {"letter": 0}})

    assert held((23, 16)) == held((23, 16), (24, 16)) == 50
    assert held((20, 10)) == 0


def test_the_cheaper_creature_has_the_shorter_way_to_an_area() -> None:
    def way(*creatures: Creature) -> int:
        return term(
            [*creatures, ("human_town_guard", "ember", (0, 0))],
            "way-to-areas",
            map={"name": "dwarven_outpost"},
            seats={"azure": {"letter": 0}},
        )

    assert way((ORC, "azure", (18, 10))) > way(("hill_giant", "azure", (18, 10)))


def test_conditions_and_spent_boxes_count() -> None:
    stunned = {"effects": [{"what": "condition", "of": "Stunned", "until": "battle"}]}
    enemy: Creature = (ORC, "ember", (12, 5))
    assert term([(SWORD, "azure", (5, 5), stunned), enemy], "conditions") < 0
    assert term([(SWORD, "azure", (5, 5)), enemy], "conditions") == 0
    assert term([(SWORD, "azure", (5, 5)), enemy], "reserves") > 0


# What an attack is worth


def test_a_killing_blow_is_worth_the_rest_of_the_creature_and_its_cost() -> None:
    orc = TABLES.kind_of[ORC]
    assert loss(TABLES, orc, 10, 10) == life(TABLES, orc, 10) + 100 * TABLES.cost[orc]
    assert loss(TABLES, orc, 25, 10) == life(TABLES, orc, 25) - life(TABLES, orc, 15)


def test_a_harder_target_is_worth_less_of_an_attack() -> None:
    line = TABLES.lines[TABLES.card_lines[TABLES.kind_of[SWORD]][0]]
    orc = TABLES.kind_of[ORC]
    assert gain(TABLES, line, orc, 25, more=2) > gain(TABLES, line, orc, 25) > gain(TABLES, line, orc, 25, more=-5) > 0


@pytest.mark.rule("DM-16.6")
def test_a_creature_threatens_as_far_as_it_can_move_and_charge() -> None:
    g = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5))]).g
    arms = armoury(TABLES).arms(g, 0, charges=True)
    gains = arms.going(g.kinds[1], 25)
    assert arms.far == 2 * TABLES.speed[g.kinds[0]] + 1
    assert gains[1] > gains[7] > gains[13] > 0 == gains[14]
    assert armoury(TABLES).arms(g, 0, charges=False).far == TABLES.speed[g.kinds[0]] + 1


# What is tried first


def test_the_choice_of_a_creature_belongs_to_its_activation() -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "azure", (2, 2)), (ORC, "ember", (12, 5))])
    before = turn(f.g)
    f.act(f"azure activate {SWORD}#1")
    assert turn(f.g) == before
    f.act("azure end-turn").passing()
    assert turn(f.g) == before + 1


def test_attacks_come_first_and_doing_no_more_is_not_far() -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5))], active=f"{SWORD}#1")
    assert f.g.decision is not None
    ordered = [GAME.codec.notation(f.g, code) for code in BENCH.order(f.g, 0, f.g.decision.options)]
    assert ordered[0].startswith("attack greatsword")
    assert "end-turn" in ordered[:3]
    assert sorted(ordered) == sorted(f.options())


def test_of_two_enemies_the_one_that_falls_is_attacked_first() -> None:
    f = Field(
        [(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5)), (ORC, "ember", (4, 5), {"hp": 10})], active=f"{SWORD}#1"
    )
    assert f.g.decision is not None
    first = GAME.codec.notation(f.g, BENCH.order(f.g, 0, f.g.decision.options)[0])
    assert first == f"attack greatsword {ORC}#2"


def test_who_can_attack_is_activated_before_who_cannot() -> None:
    f = Field([(ORC, "azure", (0, 11)), (SWORD, "azure", (9, 5)), (ORC, "ember", (15, 0))])
    assert f.g.decision is not None
    assert GAME.codec.notation(f.g, BENCH.order(f.g, 0, f.g.decision.options)[0]) == f"activate {SWORD}#1"


def test_the_habit_is_what_is_ordered_first() -> None:
    assert BENCH.habit is not None
    g, acted = GAME.begin({"limit": 50}, SeededDice(7)), 0
    while g.decision is not None and g.count < 120:
        decision = g.decision
        code = BENCH.habit(g, decision.seat)
        assert code == BENCH.order(g, decision.seat, decision.options)[0]
        acted += decision.ask == "act" and len(decision.options) > 1
        g.apply(decision.seat, code)
    assert acted > 10


@pytest.mark.rule("DM-26.3")
def test_a_creature_nearly_dead_is_threatened_with_its_whole_cost() -> None:
    hurt: list[Creature] = [(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5), {"hp": 5})]
    kind = TABLES.kind_of[ORC]
    assert term(hurt, "attacks-this-round") > 10 * 2 * life(TABLES, kind, 5) // 200


def test_only_what_is_worse_than_the_threat_to_others_is_a_danger() -> None:
    def worth(*friend: Creature) -> int:
        creatures: list[Creature] = [(ORC, "azure", (2, 5)), *friend, ("hill_giant", "ember", (12, 5))]
        f = Field(creatures, size=(42, 12), active=f"{ORC}#1")
        return Outlook(f.g, f.unit(f"{ORC}#1")).square(f.g.board.map.cell(8, 5), attacks=False)

    assert worth((ORC, "azure", (9, 9))) > worth((ORC, "azure", (41, 9))) == worth()


def test_of_squares_that_look_alike_two_are_tried_before_others() -> None:
    f = Field([(SWORD, "azure", (0, 5)), (ORC, "ember", (30, 5))], size=(32, 12), active=f"{SWORD}#1")
    assert f.g.decision is not None
    first = order(f.g, 0, f.g.decision.options)[:8]
    ends = [GAME.codec.arguments(code)[1] for code in first]
    columns = [end[0] % 32 for end in ends if end]
    assert len(set(columns)) >= 4, columns


@pytest.mark.rule("DM-6.6")
def test_who_wins_the_check_goes_first_unless_something_speaks_against_it() -> None:
    creatures: list[Creature] = [(SWORD, "azure", (5, 5), {"activated": 1}), (ORC, "ember", (12, 5), {"activated": 1})]
    for face, winner in ((20, 0), (1, 1)):
        f = Field(creatures, active=f"{SWORD}#1", owed=0, faces=[face, 21 - face])
        f.act("azure end-turn")
        assert f.ask == "first"
        decision = f.g.decisions[winner]
        assert GAME.codec.arguments(order(f.g, winner, decision.options)[0])[1] == (winner,)


@pytest.mark.rule("DM-6.6")
@pytest.mark.parametrize(("number", "named"), [(1, 1), (2, 0)])
def test_the_book_lets_the_other_come_in_the_first_round_and_goes_first_later(number: int, named: int) -> None:
    creatures: list[Creature] = [(SWORD, "azure", (5, 5), {"activated": 1}), (ORC, "ember", (12, 5), {"activated": 1})]
    f = Field(creatures, active=f"{SWORD}#1", owed=0, faces=[20, 1], round=number - 1)
    assert BENCH.book(f.g, 0) is None, "nobody is asked who goes first"
    f.act("azure end-turn")
    assert (f.g.round, f.ask) == (number, "first")
    code = BENCH.book(f.g, 0)
    assert code is not None
    assert GAME.codec.arguments(code)[1] == (named,)


@pytest.mark.rule("DM-26.4")
def test_an_area_is_worth_less_to_the_wary_while_an_enemy_can_still_strike_who_holds_it() -> None:
    def held(at: Place, activated: int) -> tuple[int, int]:
        enemy: Creature = (ORC, "ember", at, {"activated": activated})
        g = Field([(SWORD, "azure", (5, 5)), enemy], map=zoned(("P", 5, 5))).g
        fighters = muster(g, charges=True)
        plain, wary = (count(g, fighters, 0, own=True, wary=wary)[TERMS.index("areas")] for wary in (False, True))
        return plain, wary

    plain, wary = held((7, 5), 0)
    assert 0 < wary < plain == 50
    assert held((7, 5), 1) == (50, 50), "it has acted in this round"
    assert held((15, 11), 0)[1] <= 50
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (7, 5))], map=zoned(("P", 5, 5)))
    safe = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (7, 5), {"activated": 1})], map=zoned(("P", 5, 5)))
    assert INSIGHT.wary
    assert not SCALES.wary
    assert INSIGHT.evaluate(f.g, 0) < INSIGHT.evaluate(safe.g, 0)


# Answers

ANSWERED = Thought(
    looks=2000, sights=20, width=6, beam=3, cap=6, throws=8, even=True, trust=0, plans=4, answers=1, reply_cap=6
)


class Watching(Ahead):
    """Remembers who has acted in what it rates."""

    acted: list[int]

    def value(self, state: State) -> int:
        activations: list[int] = state.activations  # type: ignore[attr-defined]
        self.acted = max(getattr(self, "acted", []), activations, key=sum)
        return super().value(state)


def answered(*enemies: Creature, owed: int = 0) -> tuple[int, list[int]]:
    """What answers change for a sellsword that stands still, and who has acted before that is told."""
    friend: Creature = (SWORD, "azure", (0, 11))
    f = Field([(SWORD, "azure", (5, 5)), friend, *enemies], active=f"{SWORD}#1", owed=owed)
    ahead = Watching(0, turn(f.g) + 1, ANSWERED, Budget(2000), SeededDice(1))
    plan = ahead.choose(Moment(f.g, GAME.codec.first(EndTurn)), ())
    value = Answers(ahead).value(f.g, plan)
    assert value is not None
    return value - plan.value, ahead.acted


def test_a_plan_is_rated_after_an_enemy_has_planned_and_carried_out_its_turn() -> None:
    change, acted = answered((ORC, "ember", (7, 5)), FAR)
    assert change != 0
    assert acted == [1, 0, 1, 0], "the one that can strike, and no other"
    assert answered((ORC, "ember", (7, 5)), FAR, owed=1)[1] == [1, 1, 1, 0], "before it one's own second creature"


def test_answers_are_not_planned_beyond_the_round() -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (7, 5), {"activated": 1})], active=f"{SWORD}#1", owed=0)
    ahead = Ahead(0, turn(f.g) + 1, ANSWERED, Budget(2000), SeededDice(1))
    plan = ahead.choose(Moment(f.g, GAME.codec.first(EndTurn)), ())
    assert Answers(ahead).value(f.g, plan) == plan.value


@pytest.mark.parametrize("looks", [0, 1, 2, 10, 50, 333, 2000])
def test_comparing_by_answers_keeps_to_the_budget_and_rates_every_option_once(looks: int) -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (7, 5)), FAR])
    assert f.g.decision is not None
    first, again = (Budget(looks), Budget(looks))
    found = search(f.g, 0, ANSWERED, first, SeededDice(1))
    assert sorted(each.code for each in found) == sorted(f.g.decision.options)
    assert first.spent <= looks
    assert [each.code for each in search(f.g, 0, ANSWERED, again, SeededDice(1))] == [each.code for each in found]


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
def test_where_creatures_stand_first_takes_few_looks(level: str) -> None:
    """Nothing is hidden and no die falls: a second world would only tell the same again."""
    g = GAME.begin({"limit": 50}, SeededDice(1))
    while g.decision is not None and g.decision.ask != "deploy":
        g.apply(g.decision.seat, g.decision.options[0])
    assert g.decision is not None
    budget = Budget(BENCH.levels[level].looks)
    search(g, g.decision.seat, BENCH.levels[level], budget, SeededDice(1))
    assert budget.spent < 100


# Luck counted out

THOUGHT = Thought(looks=400, sights=20, width=6, cap=6, throws=4, even=True, worlds=1, trust=0)


def test_every_die_of_a_throw_falls_through_all_its_parts_and_in_another_order() -> None:
    thrown = [EvenDice(5, part, 4) for part in range(4)]
    assert [dice.d20() for dice in thrown] == [3, 8, 13, 18]
    assert thrown[1].copy().d20() == thrown[1].d20()
    throws = [[dice.d20() for _ in range(4)] for dice in (EvenDice(5, part, 20) for part in range(20))]
    columns = list(zip(*throws, strict=True))
    assert all(sorted(column) == list(range(1, 21)) for column in columns)
    assert len(set(columns)) == 4


@pytest.mark.rule("DM-6.4")
@pytest.mark.parametrize("parts", range(2, 21))
def test_a_tie_that_is_rolled_anew_ends_however_evenly_the_dice_fall(parts: int) -> None:
    """In fifths both dice once fell alike again and again, and whoever planned so lost its choice to chance."""
    for part in range(parts):
        dice = EvenDice(5, part, parts)
        assert any(dice.d20() != dice.d20() for _ in range(40))


def test_an_attack_with_several_strikes_is_rated_alike_whatever_the_dice_of_the_search() -> None:
    """Its second die once fell by chance, and a lucky one made an attack look better by a tenth of a win."""
    f = Field(
        [("feral_troll", "azure", (5, 5)), (ORC, "ember", (7, 5)), (ORC, "ember", (7, 6)), FAR], active="feral_troll#1"
    ).act(f"azure attack rending_claws {ORC}#1")
    both = GAME.codec.code(GAME.codec.parse(f.g, f"target {ORC}#2"))
    assert both is not None
    rated = set()
    for seed in range(4):
        ahead = Ahead(0, turn(f.g) + 1, replace(THOUGHT, throws=20), Budget(400), SeededDice(seed))
        outcomes = ahead.outcomes(f.g, 0, both)
        assert len(outcomes) == 10
        rated.add(ahead.middling(outcomes)[1])
    assert len(rated) == 1


def test_an_attack_is_rated_as_it_falls_on_average() -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5))], active=f"{SWORD}#1")
    budget = Budget(400)
    ahead = Ahead(0, turn(f.g) + 1, THOUGHT, budget, SeededDice(1))
    attack = GAME.codec.code(GAME.codec.parse(f.g, f"attack greatsword {ORC}#1"))
    assert attack is not None
    outcomes = ahead.outcomes(f.g, 0, attack)
    values = [BENCH.evaluate(each.state, 0) for each in outcomes for _ in range(each.faces)]
    assert len(values) == 4
    assert len(set(values)) == 2, "it hits or misses"
    node = ahead.choose(Moment(f.g, attack), ())
    assert node.value == sum(values) // 4
    assert node.value + node.luck == BENCH.evaluate(node.state, 0)


def test_no_die_is_thrown_between_two_faces_that_are_worth_the_same() -> None:
    def thrown(f: Field, notation: str) -> tuple[int, int]:
        budget = Budget(400)
        ahead = Ahead(0, turn(f.g) + 1, replace(THOUGHT, throws=20), budget, SeededDice(1))
        code = GAME.codec.code(GAME.codec.parse(f.g, notation))
        assert code is not None
        return sum(each.faces for each in ahead.outcomes(f.g, 0, code)), budget.spent

    creatures: list[Creature] = [(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5), {"activated": 1})]
    faces, looks = thrown(Field(creatures, active=f"{SWORD}#1"), f"attack greatsword {ORC}#1")
    assert faces == 20
    assert 5 < looks < 15, "a miss, a hit, a critical hit, and where one becomes the other"
    last = Field(creatures, active=f"{SWORD}#1", owed=0)
    assert thrown(last, "end-turn") == (20, 3), "an initiative check: it does not matter how it falls"


def test_what_is_chosen_does_not_hang_on_how_the_dice_fall() -> None:
    f = Field(
        [(SWORD, "azure", (5, 5)), ("hobgoblin_guard", "ember", (6, 5)), (ORC, "ember", (4, 5), {"hp": 15})],
        active=f"{SWORD}#1",
    )
    chosen = {
        GAME.codec.notation(f.g, search(f.g.copy(), 0, THOUGHT, Budget(400), SeededDice(seed))[0].code)
        for seed in range(6)
    }
    assert chosen == {f"attack greatsword {ORC}#1"}


def test_what_is_not_looked_at_counts_as_the_worst_that_was() -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5))], active=f"{SWORD}#1")
    found = search(f.g.copy(), 0, replace(THOUGHT, sights=5), Budget(400), SeededDice(1))
    assert f.g.decision is not None
    assert len(found) == len(f.g.decision.options) > 20
    assert found[-1].first == min(each.first for each in found) > 0


@pytest.mark.parametrize("even", [True, False])
def test_looks_may_run_out_while_the_enemy_is_asked_for_an_opportunity_attack(even: bool) -> None:  # noqa: FBT001
    f = Field([(SWORD, "azure", (5, 5), {"hp": 5}), (ORC, "azure", (5, 6)), (ORC, "ember", (6, 5), {"activated": 1})])
    thought = Thought(looks=1, width=4, beam=6, cap=12, throws=2, even=even)
    for looks in range(1, 160, 3):
        budget = Budget(looks)
        found = search(f.g.copy(), 0, thought, budget, SeededDice(looks))
        assert f.g.decision is not None
        assert found[0].code in f.g.decision.options
        assert budget.spent <= looks


# How it plays


def test_greedy_strikes_an_enemy_next_to_it() -> None:
    f = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5))], active=f"{SWORD}#1")
    assert greedy(f).startswith("attack")


def test_greedy_goes_for_an_enemy_that_it_can_reach() -> None:
    f = Field([(SWORD, "azure", (2, 5)), (ORC, "ember", (8, 5))], active=f"{SWORD}#1")
    assert greedy(f).split()[0] in ("move", "charge")
    while f.g.active != -1 and f.asked == "azure":
        f.act(f"azure {greedy(f)}")
    assert f.told("attack-declared")


def test_greedy_comes_nearer_when_nobody_is_in_reach() -> None:
    f = Field([(SWORD, "azure", (0, 0)), (ORC, "ember", (30, 11))], size=(32, 12), active=f"{SWORD}#1")
    action, square = greedy(f).split()
    assert action == "move"
    f.act(f"azure {action} {square}")
    assert f.at(f"{SWORD}#1") is not None
    assert f.at(f"{SWORD}#1")[0] == 6  # type: ignore[index]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "rules"), [({"limit": 50}, {"DM-26.2", "DM-26.12"}), ({"mode": "quick-start-2"}, {"DM-26.12"})]
)
def test_two_greedy_warbands_fight_to_the_end(options: dict[str, object], rules: set[str]) -> None:
    g = duel("greedy", "greedy", options, 11)
    assert g.result is not None
    assert g.result.rule in rules
    assert any(place == -2 for place in g.places)  # type: ignore[attr-defined]


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    for seed in range(2):
        levels = ("greedy", "random") if seed else ("random", "greedy")
        g = duel(*levels, {"limit": 50}, seed)
        assert g.result is not None
        assert g.result.winners == (1 - seed,)


def test_ways_are_kept_to_so_many_goals_and_counted_again_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Field([(SWORD, "azure", (5, 5)), (ORC, "ember", (6, 5))]).g.board
    monkeypatch.setattr(battlefield, "MOST_WAYS", 3)
    board._ways_to.clear()
    for goal in range(6):
        cells = 1 << goal | 1 << board.size - 1
        nearest = tuple(map(min, board.ways_from(goal), board.ways_from(board.size - 1)))
        assert board.ways_to(cells) == nearest
        assert len(board._ways_to) <= 3
