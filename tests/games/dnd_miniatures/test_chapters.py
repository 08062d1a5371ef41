"""Rules of single chapters that no worked case plays."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.actions import Done
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.combat import modifier
from warhall.games.dnd_miniatures.creatures import rating
from warhall.games.dnd_miniatures.damage import suffered
from warhall.games.dnd_miniatures.movement import legal_places
from warhall.games.dnd_miniatures.sightings import has_cover, in_line_of_sight
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.under_way import Fight
from warhall.kernel.dice import ScriptedDice, SeededDice

SELL = "human_sellsword#1"

FAR = ("orc_raider", "ember", (14, 10))


@pytest.mark.rule("DM-24.7", "DM-24.8", "DM-24.5", "DM-24.6", "DM-5.9")
def test_only_flyers_enter_pits() -> None:
    pits = {(5, 5): "o", (6, 5): "l"}
    f = Field([("human_sellsword", "azure", (4, 5)), ("harpy", "azure", (4, 7)), FAR], marks=pits, active=SELL)
    assert f.rule_at("azure move", 5, 5) == "DM-28.7"
    assert f.rule(f"azure move-by {f.path((5, 5), (6, 4))}") == "DM-24.7"
    assert legal_places(f.g, 1) >> f.g.board.map.cell(5, 5) & 1
    assert in_line_of_sight(f.g, 0, 2)


@pytest.mark.rule("DM-11.24", "DM-11.25", "DM-11.18", "DM-21.14")
def test_damage_without_an_attack_bloodies_and_destroys() -> None:
    burning = {"effects": [{"what": "ongoing", "of": "fire", "n": 10, "source": "immolith.fiery_claws"}]}
    f = Field([("human_sellsword", "azure", (4, 5), {**burning, "hp": 35}), FAR])
    f.act(f"azure activate {SELL}")
    assert f.told("became-bloodied")
    f = Field([("human_sellsword", "azure", (4, 5), {**burning, "hp": 5}), ("orc_raider", "azure", (1, 1)), FAR])
    f.act(f"azure activate {SELL}")
    assert f.is_gone(SELL)
    assert f.g.effects[0] == ()
    assert f.vp("ember") == 24


@pytest.mark.rule("DM-13.10", "DM-11.9")
def test_only_the_strongest_resistance_counts() -> None:
    f = Field([("pit_fiend", "azure", (4, 4))])
    fire = GAME.tables.damage_types.index("fire")
    assert suffered(f.g, 0, ((20, fire), (10, -1))) == ((5, fire), (10, -1))


@pytest.mark.rule("DM-3.9", "DM-3.10", "DM-3.11", "DM-3.1", "DM-3.2", "DM-3.15")
def test_the_first_attack_is_a_melee_attack_and_alignments_are_keywords() -> None:
    for card in GAME.tables.cards:
        assert card.attacks[0].basic
        assert card.attacks[0].type is Form.MELEE
        assert ("Good" in card.keywords) == (card.alignment == "good")
        assert ("Evil" in card.keywords) == (card.alignment == "evil")
    sides = {card.size: side for card, side in zip(GAME.tables.cards, GAME.tables.side, strict=True)}
    assert sides == {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3}


@pytest.mark.rule("DM-23.18")
@pytest.mark.card("horde_zombie")
def test_evil_soul_looks_for_an_evil_ally() -> None:
    for ally, more in (("orc_raider", 1), ("human_sellsword", 0)):
        f = Field(
            [("horde_zombie", "azure", (4, 5)), (ally, "azure", (4, 8)), ("hill_giant", "ember", (5, 5))],
            active="horde_zombie#1",
            faces=[5],
        )
        f.act("azure attack slam hill_giant#1")
        assert f.told("attack-rolled")[0].total == 5 + 6 + more


@pytest.mark.rule("DM-23.13", "DM-6.5")
def test_a_destroyed_commander_counts_no_more() -> None:
    f = Field([("orc_chieftain", "azure", (1, 1)), ("goblin_underboss", "azure", (3, 3)), FAR])
    assert rating(f.g, 0) == 4
    f.g.put(0, -2)
    assert rating(f.g, 0) == 2


@pytest.mark.rule("DM-19.16", "DM-19.17", "DM-16.7", "DM-19.1")
def test_opportunity_attacks_have_all_modifiers_but_the_charge_bonus() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Dazed")), ("orc_raider", "ember", (6, 5))], active=SELL, faces=[2]
    )
    f.to("azure move", 2, 5).act("ember opportunity orc_raider#1")
    assert f.told("attack-rolled")[0].total == 2 + 7 + 2


@pytest.mark.rule("DM-26.15", "DM-26.16", "DM-26.5", "DM-26.1", "DM-26.17")
def test_awards_by_limit() -> None:
    scenarios = GAME.tables.scenarios
    assert scenarios["assault"].award == {"200": 10, "100": 5, "50": 2}
    assert scenarios["bounty"].bounty == {"200": 5, "100": 2, "50": 1}
    combined = scenarios["uncontested_bounty"]
    assert (combined.limits, combined.award, combined.bounty) == ((250,), {"250": 5}, {"250": 5})
    limit = GAME.tables.limits[250]
    assert (limit.creatures, limit.max_cost) == (10, 150)


@pytest.mark.rule("DM-27.1", "DM-27.2", "DM-27.3", "DM-27.4", "DM-27.6", "DM-5.1")
def test_sealed_warbands_are_built_in_secret_and_revealed_together() -> None:
    g = GAME.begin({"mode": "sealed"}, SeededDice(3))
    assert isinstance(g, DndMiniatures)
    assert sorted(g.decisions) == [0, 1]
    assert [len(pool) for pool in g.pools] == [16, 16]
    rarities = [GAME.tables.cards[kind].rarity for kind in g.pools[0]]
    assert [rarities.count(each) for each in ("rare", "uncommon", "common")] == [2, 6, 8]
    seen = g.view(1)
    assert getattr(seen, "seats")[0].pool is None  # noqa: B009  the view is typed by its game
    for seat in (0, 1):
        g.apply(seat, g.decisions[seat].options[0])
        if seat in g.decisions and GAME.codec.first(Done) in g.decisions[seat].options:
            g.apply(seat, Done())
    assert len(g.kinds) == 2


@pytest.mark.rule("DM-27.7", "DM-27.8", "DM-27.16", "DM-27.17")
def test_teams_alternate_and_their_players_take_turns() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (1, 1)),
            ("orc_raider", "ember", (9, 9)),
            ("human_fighter", "jade", (3, 1)),
            ("orc_raider", "orchid", (11, 9)),
        ],
        players=4,
        scenario="team",
        seats={"azure": {"team": 0}, "ember": {"team": 1}, "jade": {"team": 0}, "orchid": {"team": 1}},
        owed=1,
        turns=1,
    )
    order = []
    while f.ask == "activate" and f.g.round == 1:
        order.append(f.asked)
        f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
    assert sorted(map(str, order)) == ["azure", "ember", "jade", "orchid"]
    assert not f.g.hostile(0, 2)
    assert f.g.friends(0, 2)


@pytest.mark.rule("DM-27.11", "DM-27.13", "DM-27.18", "DM-27.15")
def test_corners_are_chosen_highest_roll_first() -> None:
    g = GAME.begin(
        {"mode": "free-for-all", "players": 3, "warbands": ["borderlands_evil_200", "civ_good_200", "wild_good_200"]},
        ScriptedDice.faces(5, 6, 9, 12),
    )
    assert isinstance(g, DndMiniatures)
    assert g.decision is not None
    assert g.decision.ask == "corner"
    assert (g.board.width, g.board.height) == (30, 42)


@pytest.mark.rule("DM-2.9", "DM-2.11")
def test_the_quick_start_is_won_by_destroying_every_enemy() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("yuan_ti_swiftscale", "ember", (6, 5), {"hp": 5})],
        scenario="quick_start",
        limit=0,
        active=SELL,
        faces=[19],
        lessons=0,
    )
    f.act("azure attack greatsword yuan_ti_swiftscale#1")
    assert f.g.result is not None
    assert f.g.result.winners == (0,)


@pytest.mark.rule("DM-5.8", "DM-5.11", "DM-4.7")
def test_whoever_finds_no_room_in_the_start_area_stands_next_to_it() -> None:
    army = {"faction": "borderlands", "creatures": {"orc_raider": 6}, "map": "crossroads"}
    g = GAME.begin({"armies": [army, army], "limit": 50}, ScriptedDice.faces(10, 5))
    assert isinstance(g, DndMiniatures)
    g.apply(1, GAME.codec.parse(g, "letter B"))
    while g.decision is not None and g.decision.seat == 0:
        g.apply(0, g.decision.options[0])
    assert all(g.board.start[0] >> place & 1 for place in g.places[:6])


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


@pytest.mark.rule("DM-18.9", "DM-18.10", "DM-18.6", "DM-18.13")
def test_cover_against_areas_counts_walls_only() -> None:
    f = Field(
        [("orc_chieftain", "azure", (3, 5)), ("human_fighter", "ember", (4, 5)), ("human_sellsword", "ember", (5, 5))]
    )
    assert not has_cover(f.g, 0, 2, Form.CLOSE)
    assert has_cover(f.g, 0, 2, Form.RANGED)
    fight = Fight(1, 0, GAME.tables.card_lines[f.g.kinds[0]][1], 0, target=2)
    assert modifier(f.g, fight) == 12


@pytest.mark.rule("DM-12.9", "DM-1.5", "DM-12.1", "DM-12.2", "DM-12.5")
@pytest.mark.card("pat_human_champion")
def test_an_aftereffect_attack_has_its_own_roll_and_another_target() -> None:
    f = Field(
        [("pat_human_champion", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), ("orc_raider", "ember", (4, 5))],
        active="pat_human_champion#1",
        faces=[15, 2],
    )
    f.act("azure attack champions_onslaught hill_giant#1", "azure done")
    assert [(roll.target, roll.face) for roll in f.told("attack-rolled")] == [(1, 15), (2, 2)]


@pytest.mark.rule("DM-19.12", "DM-8.4", "DM-8.15", "DM-9.6", "DM-24.22")
def test_a_mover_that_cannot_stand_goes_back_to_its_last_legal_position() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("gelatinous_cube", "ember", (5, 6))],
        marks={(5, 5): "S"},
        active=SELL,
        faces=[15],
        unveiled=["gelatinous_cube#1"],
    )
    f.act(f"azure move-by {f.path((5, 5), (6, 5))}", "ember pass", "ember opportunity gelatinous_cube#1")
    assert f.at(SELL) == (4, 5)


@pytest.mark.rule("DM-23.25", "DM-23.1", "DM-23.3")
@pytest.mark.card("immolith", "boneshard_skeleton")
def test_powers_that_work_by_themselves_need_an_active_creature_but_for_its_own_end() -> None:
    for state, hp in (({}, 55), (under("Stunned"), 60)):
        f = Field(
            [
                ("immolith", "ember", (4, 4), state),
                ("human_sellsword", "azure", (6, 4)),
                ("orc_raider", "azure", (12, 9)),
            ]
        )
        f.act(f"azure activate {SELL}")
        assert f.hp(SELL) == hp
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("boneshard_skeleton", "ember", (6, 5), {**under("Stunned"), "hp": 5}),
            FAR,
        ],
        active=SELL,
        faces=[15, 19],
    )
    f.act("azure attack greatsword boneshard_skeleton#1")
    assert f.hp(SELL) == 50
    assert f.is_gone("boneshard_skeleton#1")


@pytest.mark.rule("DM-16.13", "DM-16.15", "DM-16.11")
def test_any_path_to_the_nearest_square_may_be_charged() -> None:
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (7, 5))], active="orc_raider#1", faces=[2])
    path = f.path((3, 4), (4, 3), (5, 4), (6, 5))
    assert f.rule(f"azure charge-by {SELL} {path}") is None
    f.act(f"azure charge-by {SELL} {path}")
    assert f.at("orc_raider#1") == (6, 5)


@pytest.mark.rule("DM-14.7", "DM-14.15", "DM-14.18", "DM-14.20", "DM-12.17")
def test_a_burst_attacks_each_creature_once_and_provokes_nothing() -> None:
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), FAR], active="orc_chieftain#1", faces=[2]
    )
    f.act("azure burst chieftains_roar")
    assert len(f.told("attack-rolled")) == 1
    f = Field(
        [("human_wizard", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), FAR],
        active="human_wizard#1",
        faces=[2] * 3,
    )
    f.act(f"azure blast fireball {f.square(12, 5)}")
    assert f.ask == "opportunity"


@pytest.mark.rule("DM-15.2", "DM-15.11", "DM-15.13", "DM-15.7")
def test_creatures_do_not_block_sight_and_walls_part_the_map() -> None:
    f = Field([("elf_scout", "azure", (1, 5)), ("hill_giant", "azure", (3, 5)), ("orc_raider", "ember", (8, 5))])
    assert in_line_of_sight(f.g, 0, 2)
    f = Field(
        [("elf_scout", "azure", (1, 5)), ("orc_raider", "ember", (8, 5))], marks=walls(*((4, y) for y in range(12)))
    )
    assert f.g.board.distance(f.g.cells[0], f.g.cells[1]) == -1
