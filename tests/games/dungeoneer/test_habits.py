"""Habits: a practised player's moves without looking ahead are legal, sensible, and come to an end."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from warhall.bots.bot import Budget
from warhall.bots.search import rated_options
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.actions import Hold, Pass
from warhall.games.dungeoneer.bots import BENCH
from warhall.games.dungeoneer.bots_outlook import outlook
from warhall.games.dungeoneer.habits import habit
from warhall.games.dungeoneer.options import VARIANTS
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import Thought


def usual(t: AtTable) -> str:
    decision = t.state.decision
    assert decision is not None
    return GAME.codec.notation(t.state, habit(t.state, decision.seat))


ROAD = """
    seats:
      azure: {hero: fd_dragonslayer, at: PLACE, level: 4, ap: 3, quests: [fd_q_oracle]}
      ember: {hero: fd_barbarian, at: fd_salt_lake}
    map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2", fd_salt_lake: "0:3"}
    """


@pytest.mark.rule("DG-7.2", "DG-7.12")
def test_he_goes_where_his_quest_is_and_tries_it() -> None:
    assert usual(at(ROAD.replace("PLACE", "fd_caravan_gate"))) == "move n"
    assert usual(at(ROAD.replace("PLACE", "fd_oracle_oasis"))) == "try fd_q_oracle"


@pytest.mark.rule("DG-14.12", "DG-14.13")
def test_he_searches_only_where_something_can_be_found() -> None:
    way = """
        seats:
          azure: {hero: fd_arcanist, at: PLACE, ap: 3, quests: [fd_q_jewel]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_bone_road: "0:2", fd_salt_flats: "0:3"}
        """
    assert usual(at(way.replace("PLACE", "fd_caravan_trail"))) == "move n"  # a die shows 6 at most, and 7 are needed
    assert usual(at(way.replace("PLACE", "fd_salt_flats"))) == "search fd_q_jewel"


@pytest.mark.rule("DG-14.15")
def test_he_searches_only_with_the_glory_that_the_find_is_paid_with() -> None:
    def with_glory(glory: int) -> str:
        return usual(
            at(
                f"""
                seats:
                  azure: {{hero: fd_arcanist, at: fd_salt_flats, ap: 3, glory: {glory}, quests: [fd_q_caravan]}}
                  ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
                map: {{fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_bone_road: "0:2", fd_salt_flats: "0:3"}}
                """
            )
        )

    assert with_glory(3) == "search fd_q_caravan"
    assert with_glory(2) == "move s"


def test_he_keeps_the_glory_that_a_quest_near_by_is_paid_with() -> None:
    text = """
        seats:
          azure: {hero: fd_arcanist, at: fd_caravan_trail, ap: 3, glory: 4, hand: [fd_dune_runner], quests: [QUEST]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_dragon_graveyard: "0:2", fd_oracle_oasis: "1:1"}
        """
    assert usual(at(text.replace("QUEST", "fd_q_oracle"))) == "play fd_dune_runner"
    assert usual(at(text.replace("QUEST", "fd_q_blade"))) == "move n"


@pytest.mark.rule("DG-7.18")
def test_he_explores_before_he_completes_a_quest_that_cannot_fail() -> None:
    text = """
        seats:
          azure: {hero: fd_arcanist, at: fd_salt_lake, ap: AP, glory: 6, quests: [fd_q_sun, fd_q_oracle]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}
        locations: {surface: [fd_trog_caves, fd_oracle_oasis]}
        """
    assert usual(at(text.replace("AP", "1"))) == "explore"
    assert usual(at(text.replace("AP", "0"))) == "try fd_q_sun"


@pytest.mark.rule("DG-7.9")
def test_he_explores_for_a_place_that_is_still_to_be_drawn_where_there_is_room() -> None:
    def with_cards(ap: int, deck: str) -> str:
        return usual(cross(f"ap: {ap}, quests: [fd_q_oracle]", more=f"locations: {{surface: [{deck}]}}"))

    assert with_cards(1, "fd_salt_lake, fd_oracle_oasis") == "explore"
    assert with_cards(3, "fd_salt_lake, fd_oracle_oasis").startswith("move")  # all sides of the gate are taken
    assert with_cards(1, "fd_salt_lake, fd_trog_caves") != "explore"


@pytest.mark.rule("DG-1.8", "DG-7.10")
def test_he_saves_up_for_speed_and_plays_it_before_anything_else() -> None:
    def with_glory(glory: int) -> str:
        return usual(cross(f"ap: 0, glory: {glory}, hand: [fd_rope, fd_dune_runner], quests: [fd_q_oracle]"))

    assert with_glory(3) == "play fd_dune_runner"
    assert with_glory(1) == "end"
    assert usual(cross("ap: 0, glory: 1, hand: [fd_rope], quests: [fd_q_oracle]")) == "play fd_rope"


@pytest.mark.rule("DG-8.2")
def test_he_discards_what_is_worth_least_to_him() -> None:
    t = cross("hand: [fd_wind_sandals, fd_rust, fd_trog_warrior]").act("azure", "end")
    assert usual(t) == "discard fd_rust"


@pytest.mark.rule("DG-9.11")
def test_he_uses_what_changes_a_roll_only_while_the_die_decides() -> None:
    def before_the_roll(level: int) -> str:
        t = at(
            f"""
            seats:
              azure:
                {{hero: fd_arcanist, at: fd_oracle_oasis, level: {level}, quests: [fd_q_oracle],
                 inventory: [fd_eldritch_ring]}}
              ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
            map: {{fd_caravan_gate: "0:0", fd_oracle_oasis: "0:1"}}
            """
        )
        return usual(t.act("azure", "try fd_q_oracle"))

    assert before_the_roll(1) == "use fd_eldritch_ring"
    assert before_the_roll(4) != "use fd_eldritch_ring"


@pytest.mark.rule("DG-1.1", "DG-1.2")
def test_the_outlook_is_the_better_the_less_the_quests_still_take() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: PLACE, quests: [fd_q_oracle], health: HEALTH}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2"}
        """

    def seen(place: str, health: int) -> int:
        return outlook(at(text.replace("PLACE", place).replace("HEALTH", str(health))).state, 0)

    assert seen("fd_caravan_gate", 6) < seen("fd_caravan_trail", 6) < seen("fd_oracle_oasis", 6)
    assert seen("fd_oracle_oasis", 1) < seen("fd_oracle_oasis", 2) < seen("fd_oracle_oasis", 6)


@pytest.mark.rule("DG-1.2")
def test_a_hero_whose_quests_are_beyond_hope_goes_for_the_others() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: PLACE, ap: 3, quests: [fd_q_oracle]}
          ember: {hero: fd_arcanist, at: fd_caravan_trail, health: 6}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1"}
        locations: {surface: []}
        """
    assert usual(at(text.replace("PLACE", "fd_caravan_gate"))) == "move n"
    assert usual(at(text.replace("PLACE", "fd_caravan_trail"))) == "attack ember"


@pytest.mark.rule("DG-19.6", "DG-19.8")
def test_he_crosses_to_the_plane_where_the_place_of_his_quest_is_to_be_drawn() -> None:
    text = """
        sets: [fd, tl]
        seats:
          azure: {hero: fd_arcanist, at: fd_caravan_gate, ap: 3, quests: [tl_q_riddle]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_necrotower: "0:1", tl_vestibule: "0:0", tl_passage_cold: "0:1"}
        locations: {surface: [CARD], dungeon: [tl_library]}
        PORTALS
        """
    joined = text.replace("PORTALS", "portals: {fd_necrotower: tl_vestibule}").replace("CARD", "fd_salt_lake")
    assert usual(at(joined)) == "move n"
    apart = text.replace("PORTALS", "")
    assert usual(at(apart.replace("CARD", "fd_dragon_graveyard").replace("ap: 3", "ap: 1"))) == "explore"
    assert usual(at(apart.replace("CARD", "fd_salt_lake").replace("ap: 3", "ap: 1"))) != "explore"


@pytest.mark.rule("DG-4.4", "DG-5.1")
def test_what_takes_ap_in_every_turn_comes_before_any_monster_and_is_kept() -> None:
    t = cross("hand: [fd_giant_antlion, fd_thirst]", "peril: 3", turn="phase: villainy")
    assert usual(t) == "play fd_thirst"
    assert usual(cross("hand: [fd_dragonling, fd_thirst]").act("azure", "end")) == "discard fd_dragonling"
    thirsty = cross("quests: [fd_q_oracle]", "quests: [fd_q_sun], inventory: [fd_thirst]").state
    frightened = cross("quests: [fd_q_oracle]", "quests: [fd_q_sun], inventory: [fd_dragon_fear]").state
    assert outlook(thirsty, 0) > outlook(frightened, 0)


@pytest.mark.rule("DG-2.17", "DG-18.4")
def test_a_scroll_carries_him_to_a_quest_that_he_could_not_reach_and_costs_no_more_than_that() -> None:
    def with_ap(ap: int) -> AtTable:
        return at(
            f"""
            seats:
              azure:
                {{hero: fd_arcanist, at: fd_caravan_gate, ap: {ap}, glory: 5, hand: [fd_scroll_of_warp],
                 quests: [fd_q_oracle]}}
              ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
            map: {{fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_salt_flats: "0:2", fd_oracle_oasis: "0:3"}}
            """
        )

    assert usual(with_ap(3)) == "move n"
    t = with_ap(1)
    assert usual(t) == "play-and-use fd_scroll_of_warp"
    assert usual(t.act("azure", "play-and-use fd_scroll_of_warp")) == "x 2"
    assert usual(t.act("azure", "x 2")) == "warp fd_salt_flats"


@pytest.mark.rule("DG-18.4")
def test_a_mirage_carries_another_away_from_his_quest() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_mirage]}
          ember: {hero: fd_arcanist, at: fd_caravan_trail, peril: 2, quests: [fd_q_oracle]}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_oracle_oasis: "0:2"}
        turn: {phase: villainy}
        """
    )
    t.act("azure", "play fd_mirage").act("azure", "on ember")
    assert usual(t) == "warp fd_caravan_gate"


@pytest.mark.rule("DG-7.9")
def test_he_explores_by_a_card_where_that_spares_ap() -> None:
    def with_quest(quest: str) -> str:
        mine = f"ap: 1, glory: 1, inventory: [fd_sand_sight], quests: [{quest}]"
        return usual(cross(mine, more="locations: {surface: [fd_salt_lake, fd_oracle_oasis]}"))

    assert with_quest("fd_q_oracle") == "use fd_sand_sight"
    assert with_quest("fd_q_caravan").startswith("move")  # its places lie on the map


@pytest.mark.rule("DG-5.1", "DG-10.3")
def test_he_sends_a_monster_in_its_best_form_where_peril_pays() -> None:
    t = cross("hand: [fd_necrodragon]", "peril: 6", turn="phase: villainy")
    assert usual(t) == "play fd_necrodragon"
    assert usual(t.act("azure", "play fd_necrodragon")) == "form magic"
    assert usual(cross("hand: [fd_necrodragon]", "peril: 0", turn="phase: villainy")) == "end"


@pytest.mark.rule("DG-5.1", "DG-9.1")
def test_villainy_is_no_time_for_a_blessing_that_does_nothing() -> None:
    t = cross("glory: 3, hand: [fd_suns_blessing]", "peril: 6", turn="phase: villainy")
    assert "play fd_suns_blessing" in t.options()
    assert usual(t) == "end"


@pytest.mark.rule("DG-7.8")
def test_nobody_who_is_whole_pays_to_be_healed() -> None:
    def asked(health: int) -> str:
        t = at(
            f"""
            seats:
              azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, ap: 2, glory: 2, health: {health}}}
              ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
            map: {{fd_caravan_gate: "0:0", fd_oracle_oasis: "0:1"}}
            """
        ).act("azure", "move n")
        while "accept" not in t.options():
            t.act("azure", "pass")
        return usual(t)

    assert asked(6) == "decline"
    assert asked(3) == "accept"


@pytest.mark.rule("DG-17.1")
def test_who_stands_takes_the_action_point_of_a_second_wind() -> None:
    def chosen(more: str) -> str:
        return usual(cross(f"ap: 0, glory: 1, hand: [fd_second_wind]{more}").act("azure", "play fd_second_wind"))

    assert chosen("") == "choose 2"
    assert chosen(", fallen: true") == "choose 1"


def test_he_attacks_only_with_the_edge() -> None:
    assert usual(cross("ap: 2, level: 4", "level: 1, health: 2")) == "attack ember"
    assert (
        usual(cross("ap: 2, level: 4, quests: [fd_q_caravan]", "level: 1")) != "attack ember"
    )  # the AP has better uses
    assert usual(cross("ap: 2, level: 1", "level: 4, health: 2")) != "attack ember"


@pytest.mark.rule("DG-1.1", "DG-1.2")
@pytest.mark.parametrize(
    ("options", "seeds"),
    [
        ({}, 6),
        ({"players": 3}, 3),
        ({"sets": "all"}, 6),
        ({"players": 4, "sets": "all"}, 2),
        *[({variant: True, "players": 3, "sets": "all"}, 1) for variant in VARIANTS],
    ],
)
def test_he_chooses_only_what_is_offered_and_comes_to_an_end(options: dict[str, object], seeds: int) -> None:
    for seed in range(seeds):
        g = GAME.begin(options, SeededDice(seed))
        while g.decision is not None and g.round <= 40:  # type: ignore[attr-defined]
            code = habit(g, g.decision.seat)  # type: ignore[arg-type]
            assert code in g.decision.options
            g.apply(g.decision.seat, code)
        assert g.result is not None
        assert g.result.rule in ("DG-1.1", "DG-1.2")


def test_nobody_thinks_about_holding() -> None:
    g = GAME.begin({}, SeededDice(5))
    hold = GAME.codec.first(Hold)
    while g.decision is not None and hold not in g.decision.options:
        g.apply(g.decision.seat, habit(g, g.decision.seat))  # type: ignore[arg-type]
    assert g.decision is not None
    assert BENCH.idle(g) == {hold: GAME.codec.first(Pass)}
    rated = rated_options(g, g.decision.seat, Thought(looks=500, playouts=2), Budget(500), SeededDice(1))
    assert habit(g, g.decision.seat) == hold  # type: ignore[arg-type]
    assert rated[0].code == GAME.codec.first(Pass)
    assert rated[-1].code == hold
    assert sorted(each.code for each in rated) == sorted(g.decision.options)


def test_what_decides_little_is_left_to_habit() -> None:
    t = cross("hand: [fd_wind_sandals, fd_rust, fd_trog_warrior]").act("azure", "end")
    budget = Budget(500)
    rated = rated_options(t.state, 0, Thought(looks=500, playouts=2), budget, SeededDice(1))
    assert GAME.codec.notation(t.state, rated[0].code) == "discard fd_rust"
    assert len(rated) == budget.spent == 3


@pytest.mark.rule("DG-5.7", "DG-7.12")
def test_playing_on_shows_that_a_bane_may_carry_him_to_his_quest() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 0, glory: 6, hand: [fd_mirage], quests: [fd_q_sun]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, peril: 4}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}
        turn: {phase: villainy}
        """
    ).act("azure", "play fd_mirage")
    assert usual(t) == "on ember"
    best = rated_options(t.state, 0, Thought(looks=600, playouts=1, trust=0), Budget(600), SeededDice(1))[0]
    assert GAME.codec.notation(t.state, best.code) == "on azure"


@pytest.mark.parametrize("looks", [1, 7, 300])
def test_playing_on_by_habit_keeps_to_its_budget_and_knows_a_sure_quest(looks: int) -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_lake, glory: 6, quests: [fd_q_sun]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "5:0", fd_salt_lake: "0:0"}
        """
    )
    budget = Budget(looks)
    rated = rated_options(t.state, 0, Thought(looks=looks, playouts=2), budget, SeededDice(1))
    assert budget.spent <= looks
    assert GAME.codec.notation(t.state, rated[0].code) == "try fd_q_sun"
