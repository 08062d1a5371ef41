"""Chapters 22 and 23: damage, destruction, prevention, healing and cowering."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Creature, Field
from tests.games.dungeon_command.card_table import foe, own, struck
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import MELEE, Unit
from warhall.games.dungeon_command.chances import open_chances
from warhall.games.dungeon_command.damage import cower_loss, deal, prevented
from warhall.games.dungeon_command.pieces import put
from warhall.games.dungeon_command.resolving import put_on_stack
from warhall.games.dungeon_command.state import ATTACK, Item
from warhall.games.dungeon_command.threats import in_danger
from warhall.kernel.verbs import words_of
from warhall.kernel.words import Name

KNIGHT = own("hc_dragon_knight")


def round_about(f: Field) -> Field:
    """Gold's turn ends, silver does nothing in his, and gold is asked again."""
    for _ in range(2):
        seat = f.asked()
        f.act(f"{seat} end-phase").passing(until="activate deploy")
        if f.ask == "deploy":
            f.act(f"{seat} end-phase").passing(until="activate")
    return f


@pytest.mark.rule("DC-22.1")
def test_damage_stays_on_a_creature_and_adds_up_over_the_turns() -> None:
    f = Field([("hc_dwarf_cleric", "gold", (3, 3)), ("sl_drider", "silver", (4, 3), {"damage": 10})])
    f.act("gold activate hc_dwarf_cleric#1", "gold strike sl_drider#1").passing().act("gold end-activation")
    assert f.damage("sl_drider#1") == 30
    round_about(f).act("gold activate hc_dwarf_cleric#1", "gold strike sl_drider#1").passing()
    assert f.damage("sl_drider#1") == 50


@pytest.mark.case("DC-C58")
@pytest.mark.rule("DC-22.4", "DC-25.3")
def test_the_printed_level_counts_for_morale_and_leadership() -> None:
    levelled = own("hc_elf_archer", (6, 6), attached=["gold hc_level_up"], damage=10)
    creatures = [KNIGHT, levelled, foe("sl_drow_blademaster", (7, 6))]
    seats = {"gold": {"leadership": 7, "creature_hand": ["hc_elf_archer", "hc_human_ranger"]}}
    f = Field(creatures, marks={(0, 0): "1"}, seats=seats, turn={"phase": "deploy"})
    reason = f.refusal("gold deploy hc_human_ranger a1")
    assert reason is not None
    assert (reason.rule, reason.args["need"], reason.args["have"]) == ("DC-25.3", 8, 7)
    assert f.rule("gold deploy hc_elf_archer a1") is None
    f = Field(creatures, seats=seats, turn={"seat": "silver", "active": "sl_drow_blademaster#1"})
    f.act("silver strike hc_elf_archer#1").passing()
    assert (f.is_gone("hc_elf_archer#1"), f.morale("gold"), f.discard("gold")) == (True, 9, ["hc_level_up"])


@pytest.mark.rule("DC-22.5")
def test_the_owner_pays_for_a_creature_that_another_player_controls() -> None:
    lost = ("hc_human_ranger", "gold", (4, 3), {"controller": "silver", "damage": 10})
    f = Field([KNIGHT, lost], turn={"active": "hc_dragon_knight#1"}).act("gold strike hc_human_ranger#1")
    assert f.asked() == "silver", "the controller decides whether it cowers"
    f.passing()
    assert (f.morale("gold"), f.morale("silver")) == (8, 10)
    assert (f.view("gold").graveyard, f.view("silver").graveyard) == (["hc_human_ranger"], [])


@pytest.mark.rule("DC-22.6")
def test_the_game_ends_in_the_middle_of_a_card_when_morale_is_gone() -> None:
    f = Field(
        [
            ("sl_drow_assassin", "gold", (2, 2)),
            ("hc_elf_archer", "silver", (4, 2)),
            ("hc_dwarven_defender", "silver", (9, 9)),
        ],
        hands={"gold": ["sl_spring_attack"]},
        seats={"silver": {"morale": 1}},
        turn={"active": "sl_drow_assassin#1"},
    )
    f.act("gold play sl_spring_attack sl_drow_assassin#1", "gold target hc_elf_archer#1", "gold by melee")
    f.passing(until="go-shift").act(f"gold go {f.square(3, 2)}")
    f.passing(until="go-shift")
    assert (f.ask, f.winners, f.morale("silver")) == (None, ("gold",), 0)
    assert f.stack() == ["sl_spring_attack"], "the second shift is never made"
    assert f.rule("gold stay") == "DC-27.1"


@pytest.mark.rule("DC-22.9")
def test_damage_that_is_fully_prevented_is_no_damage_taken() -> None:
    for answer, dealt, untapped in (("sl_close_call", 0, False), ("sl_parry", 20, True)):
        f = Field(
            [KNIGHT, ("sl_drow_assassin", "silver", (4, 3))],
            hands={"gold": ["hc_daring_attack"], "silver": [answer]},
            turn={"active": "hc_dragon_knight#1"},
        )
        f.act("gold play hc_daring_attack hc_dragon_knight#1", f"silver play {answer} sl_drow_assassin#1").passing()
        assert (f.damage("sl_drow_assassin#1"), not f.tapped("hc_dragon_knight#1")) == (dealt, untapped)


@pytest.mark.rule("DC-22.10")
def test_healing_goes_no_further_than_to_no_damage() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3), {"damage": 10})],
        hands={"gold": ["hc_healing_potion"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play hc_healing_potion hc_human_ranger#1").passing()
    assert f.damage("hc_human_ranger#1") == 0
    f.act("gold end-activation", "gold end-phase").passing(until="activate deploy")
    assert f.damage("hc_human_ranger#1") == 0, "nothing is laid up"


@pytest.mark.rule("DC-22.10")
def test_a_creature_that_was_destroyed_in_response_is_not_healed() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (2, 3)),
            ("hc_war_wizard", "gold", (3, 3), {"damage": 50, "tapped": True}),
            ("hc_dwarven_defender", "silver", (4, 3)),
        ],
        hands={"silver": ["hc_seize_the_opportunity"]},
    )
    f.act("gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_war_wizard#1")
    f.act("silver play hc_seize_the_opportunity hc_dwarven_defender#1").passing()
    assert (f.is_gone("hc_war_wizard#1"), f.morale("gold"), f.tapped("hc_dwarf_cleric#1")) == (True, 6, True)


@pytest.mark.rule("DC-22.11")
def test_graveyard_and_discard_pile_never_come_back_into_a_deck() -> None:
    f = Field(
        [KNIGHT, ("sl_drider", "silver", (9, 9))],
        seats={
            "gold": {"commander": "hc_valnar", "deck": [], "discard": ["hc_cleave"] * 3, "graveyard": ["hc_elf_archer"]}
        },
    )
    round_about(f)
    gold = f.view("gold")
    assert (gold.hand, gold.deck_count, gold.discard) == ([], 0, ["hc_cleave"] * 3)
    assert (gold.creature_hand, gold.creature_deck_count, gold.graveyard) == ([], 0, ["hc_elf_archer"])


@pytest.mark.rule("DC-22.14")
def test_a_creature_destroyed_by_an_action_suffers_no_more_of_it() -> None:
    f = Field(
        [("hc_war_wizard", "gold", (3, 3)), ("sl_demonweb_spider", "silver", (4, 3))],
        hands={"gold": ["hc_blast_of_force"]},
        turn={"active": "hc_war_wizard#1"},
    )
    f.act("gold play hc_blast_of_force hc_war_wizard#1").passing(until="act go-slide")
    assert (f.ask, f.is_gone("sl_demonweb_spider#1")) == ("act", True)
    f = Field(
        [("sl_drow_house_guard", "gold", (3, 3)), ("sl_demonweb_spider", "silver", (4, 3))],
        hands={"gold": ["sl_deep_wound"]},
        turn={"active": "sl_drow_house_guard#1"},
    )
    f.act("gold play sl_deep_wound sl_drow_house_guard#1").passing()
    assert (f.is_gone("sl_demonweb_spider#1"), f.discard("gold")) == (True, ["sl_deep_wound"])
    f = Field(
        [KNIGHT, ("sl_demonweb_spider", "silver", (4, 3))],
        hands={"gold": ["hc_disrupting_attack"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold play hc_disrupting_attack hc_dragon_knight#1").passing()
    told = [type(each.event) for each in f.heard]
    assert (ev.Destroyed in told, ev.Tapped in told) == (True, False)


@pytest.mark.rule("DC-23.7")
def test_damage_reduced_to_nothing_offers_nothing_to_cower_from() -> None:
    f = Field(
        [
            ("sl_drow_wizard", "gold", (3, 3)),
            ("hc_dwarf_cleric", "silver", (4, 3)),
            ("hc_dwarven_defender", "silver", (5, 3)),
        ],
        turn={"active": "sl_drow_wizard#1"},
    )
    f.act("gold strike hc_dwarf_cleric#1").passing(until="act cower")
    assert (f.ask, f.damage("hc_dwarf_cleric#1")) == ("act", 0), "10, and Shield Block 10"


@pytest.mark.rule("DC-23.8")
def test_the_player_whose_turn_it_is_decides_first_then_the_others_clockwise_and_all_happens_at_once() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (6, 5)),
            ("hc_war_wizard", "silver", (2, 5)),
            ("hc_human_ranger", "silver", (6, 6)),
            ("hc_elf_archer", "copper", (6, 4)),
        ],
        players=3,
        hands={"silver": ["hc_fireball"]},
        turn={"seat": "silver", "active": "hc_war_wizard#1"},
    )
    f.act("silver play hc_fireball hc_war_wizard#1", f"silver at {f.square(6, 5)}").passing(until="cower")
    order = []
    while f.ask == "cower":
        order.append(f.asked())
        assert not f.is_gone("hc_elf_archer#1"), "nothing is put on before all have decided"
        f.act(f"{f.asked()} {f.options()[0]}")
    assert order == ["silver", "copper", "gold"]
    assert (f.damage("hc_human_ranger#1"), f.morale("copper"), f.morale("gold")) == (30, 9, 9)


@pytest.mark.rule("DC-23.12")
@pytest.mark.parametrize(("morale", "offered"), [(5, False), (6, True)])
def test_morale_must_cover_all_who_cower_from_one_effect(morale: int, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [
            ("hc_war_wizard", "gold", (0, 5)),
            ("sl_drow_wizard", "silver", (6, 5)),
            ("sl_drow_house_guard", "silver", (5, 3)),
        ],
        hands={"gold": ["hc_fireball"]},
        seats={"silver": {"morale": morale}},
        turn={"active": "hc_war_wizard#1"},
    )
    f.act("gold play hc_fireball hc_war_wizard#1", f"gold at {f.square(5, 5)}").passing(until="cower")
    f.act("silver cower sl_drow_wizard#1")
    assert (f.ask == "cower", f.rule("silver cower sl_drow_house_guard#1") is None) == (offered, offered)


@pytest.mark.rule("DC-23.10")
def test_an_action_that_was_cowered_from_still_does_the_rest() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3), {"damage": 30}), ("sl_umber_hulk", "silver", (4, 3))],
        hands={"gold": ["hc_invigorating_smash"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold play hc_invigorating_smash hc_dragon_knight#1").passing(until="cower")
    f.act("silver cower sl_umber_hulk#1").passing()
    assert (f.damage("sl_umber_hulk#1"), f.morale("silver"), f.damage("hc_dragon_knight#1")) == (0, 5, 10)
    f = Field(
        [
            ("hc_half_orc_thug", "gold", (2, 5)),
            ("sl_drow_wizard", "silver", (6, 5)),
            ("sl_drow_house_guard", "silver", (7, 5)),
        ],
        turn={"active": "hc_half_orc_thug#1"},
    )
    f.act("gold shoot sl_drow_wizard#1").passing(until="cower").act("silver cower sl_drow_wizard#1").passing()
    assert (f.damage("sl_drow_wizard#1"), f.damage("sl_drow_house_guard#1")) == (0, 10)


@pytest.mark.rule("DC-27.9", "DC-22.1")
def test_a_turn_in_which_damage_was_taken_is_not_quiet() -> None:
    f = Field([("hc_dwarf_cleric", "gold", (3, 3)), ("sl_drider", "silver", (4, 3))])
    f.act("gold activate hc_dwarf_cleric#1")
    assert not f.g.eventful
    f.act("gold strike sl_drider#1").passing()
    assert f.g.eventful


@pytest.mark.rule("DC-27.9", "DC-23.4")
def test_morale_that_is_lost_by_cowering_ends_the_quiet() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("hc_earth_guardian", "silver", (4, 3))],
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold strike hc_earth_guardian#1").passing(until="cower")
    assert f.g.eventful == 0
    f.act("silver cower hc_earth_guardian#1")
    assert (f.damage("hc_earth_guardian#1"), f.g.eventful) == (0, 1)


@pytest.mark.rule("DC-23.1", "DC-23.4")
def test_whoever_may_cower_is_told_the_damage_and_what_it_costs() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("hc_earth_guardian", "silver", (4, 3))],
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold strike hc_earth_guardian#1").passing(until="cower")
    assert f.g.decision is not None
    assert words_of(f.g, f.g.decision) == {"unit": Name("unit", "hc_earth_guardian#1"), "amount": 10, "loss": 1}


@pytest.mark.rule("DC-22.12", "DC-20.12", "DC-23.3")
def test_who_dodged_cowered_or_is_spared_saves_nobody_else() -> None:
    creatures: list[Creature] = [("hc_human_ranger", "gold", (3, 3)), ("sl_drider", "silver", (6, 3))]
    f = Field([*creatures, ("sl_drow_wizard", "silver", (9, 3))])
    hits = [(0, 40), (1, 40), (2, 40)]
    for bits, left in (({"cowered": 1}, [1, 2]), ({"dodged": 1}, [1, 2]), ({"dodged": 2}, [0, 2])):
        deal(f.g, Item(ATTACK, 1, 1, **bits), hits)
        assert sorted(unit for unit, _, _ in f.g.hits) == left
    deal(f.g, Item(ATTACK, 1, 1, prevented=[1, 2, 2, 30]), hits)
    assert sorted(f.g.hits) == [(0, 40, 0), (1, 38, 0), (2, 10, 0)]


@pytest.mark.rule("DC-22.8", "DC-10.16")
@pytest.mark.parametrize(("against", "damage"), [("first", 20 + 10), ("second", 0 + 40)])
def test_of_two_attacks_on_a_creature_a_prevention_spares_it_one(against: str, damage: int) -> None:
    """A strike of 40, answered by its own side with another of 20; the Shield takes up to 30 from either."""
    f = Field(
        [
            own("hc_dragon_knight"),
            own("hc_human_ranger", (4, 2)),
            foe("sl_drow_assassin", tapped=True),
            foe("sl_drow_wizard", (7, 7)),
        ],
        hands={"gold": ["hc_seize_the_opportunity"], "silver": ["hc_shield"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike sl_drow_assassin#1", "silver pass")
    f.act("gold play hc_seize_the_opportunity hc_human_ranger#1", "gold target sl_drow_assassin#1")
    f.act("silver play hc_shield sl_drow_wizard#1")
    assert f.ask == "against"
    attacks = f.options()
    f.act(f"silver {attacks[0] if against == 'first' else attacks[1]}").passing()
    assert f.damage("sl_drow_assassin#1") == damage


@pytest.mark.rule("DC-22.12")
def test_block_takes_away_only_what_preventions_have_left() -> None:
    f = Field([own("hc_half_orc_thug"), own("hc_dwarven_defender", (2, 3)), foe("hc_dragon_knight")])
    for promise, spared in ((0, 10), (10, 20), (30, 30), (50, 30)):
        item = Item(ATTACK, 1, 2, target=0, prevented=[0, promise])
        assert prevented(f.g, item, 0, 30) == spared


@pytest.mark.rule("DC-23.6", "DC-23.12")
def test_what_another_player_pays_for_cowering_is_not_counted() -> None:
    f = Field(
        [
            ("hc_war_wizard", "gold", (0, 5)),
            ("hc_elf_archer", "gold", (5, 4)),
            ("sl_drow_wizard", "silver", (5, 5)),
        ],
        hands={"gold": ["hc_fireball"]},
        seats={"silver": {"morale": 3}},
        turn={"active": "hc_war_wizard#1"},
    )
    f.act("gold play hc_fireball hc_war_wizard#1", f"gold at {f.square(5, 5)}").passing(until="cower")
    f.act("gold cower hc_elf_archer#1")
    assert (f.ask, f.asked()) == ("cower", "silver")


@pytest.mark.rule("DC-22.2", "DC-9.10")
def test_whoever_is_destroyed_is_tapped_no_more() -> None:
    f = Field(
        [own("hc_dragon_knight"), foe("sl_drow_wizard", tapped=True, damage=10), foe("sl_umber_hulk", (9, 9))],
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike sl_drow_wizard#1").passing()
    assert f.is_gone("sl_drow_wizard#1")
    assert not f.tapped("sl_drow_wizard#1")


@pytest.mark.rule("DC-22.13", "DC-19.11")
def test_an_attack_that_no_longer_reaches_its_target_threatens_nobody() -> None:
    f = Field(
        [foe("hc_dragon_knight"), own("hc_half_orc_thug"), ("hc_dwarf_cleric", "gold", (11, 11), {"damage": 10})],
        turn={"seat": "silver", "active": "hc_dragon_knight#1"},
    )
    f.act("silver strike hc_half_orc_thug#1")
    assert in_danger(f.g) == 1 << 1
    put(f.g, 1, f.g.board.map.cell_named(f.square(9, 9)))
    assert in_danger(f.g) == 0


@pytest.mark.rule("DC-23.4")
def test_cowering_costs_one_morale_for_every_whole_ten() -> None:
    assert [cower_loss(amount) for amount in (5, 10, 15, 20)] == [0, 1, 1, 2]


@pytest.mark.rule("DC-22.8")
def test_no_more_is_prevented_than_the_damage_there_is() -> None:
    f = struck(foe("sl_drow_wizard"), own("hc_dragon_knight"), hand=["hc_intercept"])
    f.act("gold play hc_intercept hc_dragon_knight#1").passing()
    assert [said.event for said in f.heard if isinstance(said.event, ev.Prevented)] == [
        ev.Prevented(Unit(f.unit("hc_dragon_knight#1")), 10, "cards", "attack", ())
    ]
    assert f.damage("hc_dragon_knight#1") == 0


@pytest.mark.rule("DC-23.11")
def test_whoever_cowered_from_one_attack_is_hit_by_the_one_below_it() -> None:
    f = Field(
        [
            own("hc_dragon_knight"),
            foe("sl_umber_hulk", (4, 3), tapped=True),
            own("hc_earth_guardian", (6, 3)),
            foe("hc_dwarf_cleric", (9, 9), damage=10),
        ],
        hands={"gold": ["sl_quick_jab"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    first = Item(ATTACK, 0, 0, target=1, attack=MELEE)
    second = Item(ATTACK, 0, 2, target=1, attack=MELEE)
    put_on_stack(f.g, first)
    put_on_stack(f.g, second)
    f.g.push(open_chances)
    f.g.advance()
    f.passing(until="cower").act("silver cower sl_umber_hulk#1").passing(until="cower")
    assert (f.damage("sl_umber_hulk#1"), f.morale("silver")) == (0, 7)
    assert (f.ask, f.asked()) == ("cower", "silver"), "the other attack is another source"
    f.act("silver endure sl_umber_hulk#1")
    assert f.damage("sl_umber_hulk#1") == 40


@pytest.mark.rule("DC-22.8")
def test_several_preventions_of_one_attack_add_up() -> None:
    assassin = own("sl_drow_assassin", (4, 3), attached=["silver sl_faerie_fire"])
    f = struck(foe("hc_dragon_knight", (3, 3)), assassin, own("hc_war_wizard", (5, 5)), hand=["sl_parry", "hc_shield"])
    f.act("gold play sl_parry sl_drow_assassin#1")
    while f.asked() != "gold":
        f.act(f"{f.asked()} pass")
    f.act("gold play hc_shield hc_war_wizard#1").passing(until="against cower act")
    while f.ask == "against":
        f.act(f"gold {f.options()[0]}").passing(until="against cower act")
    assert f.passing().damage("sl_drow_assassin#1") == 10, "40 and 10 less 10 and 30"


@pytest.mark.rule("DC-23.4", "DC-23.1")
def test_whoever_controls_a_creature_pays_for_its_cowering() -> None:
    lent = ("hc_human_ranger", "gold", (4, 3), {"controller": "silver"})
    f = Field([KNIGHT, lent], turn={"active": "hc_dragon_knight#1"}).act("gold strike hc_human_ranger#1")
    f.passing(until="cower").act("silver cower hc_human_ranger#1")
    assert (f.morale("gold"), f.morale("silver"), f.damage("hc_human_ranger#1")) == (10, 6, 0)


@pytest.mark.rule("DC-22.16", "DC-9.15")
def test_the_controller_of_the_target_discards_not_its_owner() -> None:
    lent = ("hc_human_ranger", "gold", (4, 3), {"controller": "silver"})
    f = Field(
        [KNIGHT, lent],
        hands={"gold": ["hc_disrupting_attack", "sl_web"], "silver": ["sl_feint"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold play hc_disrupting_attack hc_dragon_knight#1").passing(until="discard")
    assert f.asked() == "silver"
    f.act("silver discard sl_feint")
    assert (f.hand("gold"), f.discard("silver")) == (["sl_web"], ["sl_feint"])


@pytest.mark.rule("DC-22.12", "DC-18.5")
def test_a_tapped_defender_blocks_as_well() -> None:
    for tapped in (False, True):
        creatures = [
            own("sl_drow_house_guard"),
            foe("hc_dwarf_cleric"),
            foe("hc_dwarven_defender", (5, 3), tapped=tapped),
        ]
        f = Field(creatures, turn={"active": "sl_drow_house_guard#1"}).act("gold strike hc_dwarf_cleric#1")
        assert f.passing().damage("hc_dwarf_cleric#1") == 10
