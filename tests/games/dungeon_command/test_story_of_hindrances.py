"""What is told of things that go otherwise than announced, of places that a text offers, and of who is spared."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, played
from tests.games.dungeon_command.test_story_of_choices import told
from tests.games.telling import sentences, tags
from warhall.games.dungeon_command.turn import deploy_start

RANGER, FAR = own("hc_human_ranger"), foe("sl_drider", (10, 10))
DEPLOYS = {"phase": "deploy"}


@pytest.mark.rule("DC-11.18", "DC-14.21")
def test_a_move_that_a_web_forbids_meanwhile_names_the_web() -> None:
    f = active(own("sl_giant_spider"), FAR, hand=["sl_web"])
    f.act(f"gold move {f.square(3, 9)}", "gold play sl_web sl_giant_spider#1")
    if f.ask == "target":
        f.act("gold target sl_giant_spider#1")
    f.passing()
    assert told(
        f,
        "The move of Giant Spider 1 comes to nothing: Web holds it. [DC-14.21]",
        "Перемещение Гигантского паука 1 срывается: мешает карта «Паутина». [DC-14.21]",
        "Переміщення Велетенського павука 1 зривається: заважає карта «Павутиння». [DC-14.21]",
    )


@pytest.mark.rule("DC-11.18")
def test_a_path_that_begins_elsewhere_is_told_as_such() -> None:
    f = active(own("sl_giant_spider"), FAR, hand=["sl_stalk"])
    f.act(f"gold move {f.square(3, 9)}", "gold play sl_stalk sl_giant_spider#1").passing(until="go-shift")
    f.act(f"gold go {f.square(6, 3)}").passing()
    assert told(
        f,
        "The move of Giant Spider 1 comes to nothing: the way no longer begins where it stands. [DC-11.18]",
        "срывается: путь начинается уже не там, где стоит существо. [DC-11.18]",
        "зривається: шлях починається вже не там, де стоїть істота. [DC-11.18]",
    )


@pytest.mark.rule("DC-11.18")
def test_a_move_whose_end_was_taken_tells_that_somebody_stands_there() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (2, 2)),
            ("hc_dwarf_cleric", "gold", (6, 5), {"tapped": True}),
            ("hc_earth_guardian", "silver", (7, 5)),
        ],
        marks=walls(*((x, y) for x in range(7) for y in (1, 3) if (x, y) != (6, 3))),
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act(f"gold move {f.square(6, 2)}", "silver play hc_seize_the_opportunity hc_earth_guardian#1")
    f.passing(until="use").act("silver accept", f"silver go {f.square(6, 2)}").passing()
    way = ", ".join(f.square(x, 2) for x in (3, 4, 5))
    assert told(
        f,
        f"Human Ranger 1 gets only as far as this: {way}; somebody stands where the way ends. [DC-11.18]",
        f"Человек-следопыт 1 успевает пройти только так: {way}; в конце пути кто-то стоит. [DC-11.18]",
        f"Людина-слідопит 1 встигає пройти лише так: {way}; у кінці шляху хтось стоїть. [DC-11.18]",
    )
    assert len([tag for tag in tags(f.heard) if tag == "cut-short"]) == 1


@pytest.mark.rule("DC-10.8")
def test_an_order_whose_target_has_gone_out_of_reach_says_so() -> None:
    shoves = ["hc_shove_aside", "hc_shove_aside"]
    f = active(RANGER, foe("sl_giant_spider"), hand=shoves)
    f.act("gold play hc_shove_aside hc_human_ranger#1", "gold play hc_shove_aside hc_human_ranger#1")
    f.passing(until="go-slide").act(f"gold go {f.square(6, 3)}").passing()
    assert told(
        f,
        "Shove Aside of Human Ranger 1 can no longer be carried out: Giant Spider 1 is no longer a target for it. "
        "[DC-10.8]",
        "«Оттолкнуть» (Человек-следопыт 1): выполнить уже нельзя, Гигантский паук 1 больше не подходит как цель. "
        "[DC-10.8]",
        "«Відштовхнути» (Людина-слідопит 1): виконати вже не можна, Велетенський павук 1 більше не підходить як ціль. "
        "[DC-10.8]",
    )


@pytest.mark.rule("DC-10.8")
def test_an_order_whose_target_was_destroyed_meanwhile_says_so() -> None:
    f = active(own("sl_shadow_mastiff"), foe("hc_elf_archer"), FAR, hand=["sl_piercing_strike", "sl_quick_jab"])
    f.act("gold play sl_piercing_strike sl_shadow_mastiff#1")
    if f.ask == "target":
        f.act("gold target hc_elf_archer#1")
    f.act("gold play sl_quick_jab sl_shadow_mastiff#1").passing()
    assert told(
        f,
        "Piercing Strike of Shadow Mastiff 1 can no longer be carried out: Elf Archer 1 is no longer on the "
        "battlefield. [DC-10.8]",
        "выполнить уже нельзя, Эльф-лучник 1 уже не на поле боя. [DC-10.8]",
        "виконати вже не можна, Ельф-лучник 1 уже не на полі бою. [DC-10.8]",
    )


@pytest.mark.rule("DC-5.14", "DC-25.9")
def test_a_place_that_another_offers_is_told_with_who_offers_it() -> None:
    f = Field(
        [("sl_drow_priestess", "gold", (3, 3))],
        marks={(11, 0): "1"},
        seats={"gold": {"creature_hand": ["sl_giant_spider"]}},
        turn=DEPLOYS,
    )
    f.act(f"gold deploy sl_giant_spider {f.square(5, 5)}")
    assert told(
        f,
        f"Azure deploys Giant Spider 1 on {f.square(5, 5)} (Summon Spider of Drow Priestess 1). [DC-25.9]",
        f"призывает Гигантского паука 1 на {f.square(5, 5)} («Призыв паука», Дроу-жрица 1). [DC-25.9]",
        f"прикликає Велетенського павука 1 на {f.square(5, 5)} («Прикликання павука», Дроу-жриця 1). [DC-25.9]",
    )


@pytest.mark.rule("DC-5.14", "DC-5.6")
def test_a_place_of_its_own_is_told_in_the_starting_deployment() -> None:
    f = Field(
        [],
        seats={"silver": {"leadership": 9, "creature_hand": ["sl_shadow_mastiff", "sl_drow_wizard"]}},
        battlefield={"layout": "duel", "face": "dungeon"},
        turn={"phase": "set-up"},
    )
    f.g.push(deploy_start, 1)
    f.g.advance()
    f.act("silver deploy sl_shadow_mastiff g15")
    assert told(
        f,
        "Ember deploys Shadow Mastiff 1 on g15 (Shadow Stalker). [DC-5.14]",
        "призывает Теневого мастифа 1 на g15 («Крадущийся в тени»). [DC-5.14]",
        "прикликає Тіньового мастифа 1 на g15 («Той, що крадеться в тіні»). [DC-5.14]",
    )
    f.act("silver deploy sl_drow_wizard g3")
    assert "Ember deploys Drow Wizard 1 on g3. [DC-5.6]" in sentences(f.g, f.heard)


@pytest.mark.rule("DC-5.14", "DC-25.9")
def test_a_place_that_an_attached_card_offers_is_told_with_the_card() -> None:
    circle = {(x, y): "b" for x in (3, 4, 5) for y in (3, 4)}
    f = Field(
        [own("hc_war_wizard", attached=["gold hc_open_portal"])],
        marks={(11, 0): "1", **circle},
        seats={"gold": {"creature_hand": ["hc_elf_archer"]}},
        turn=DEPLOYS,
    )
    f.act(f"gold deploy hc_elf_archer {f.square(5, 4)}")
    assert any("(Open Portal of War Wizard 1). [DC-25.9]" in line for line in sentences(f.g, f.heard))


@pytest.mark.rule("DC-5.7")
def test_who_finds_no_room_in_the_start_zone_is_told_to_come_as_near_as_it_can() -> None:
    marks = {(x, y): "1" for x in range(1, 7) for y in range(3)}
    f = Field(
        [("hc_elf_archer", "gold", place) for place in marks if place not in ((3, 2), (4, 2))],
        marks=marks,
        seats={"gold": {"leadership": 30, "creature_hand": ["sl_drider"]}},
        turn=DEPLOYS,
    )
    f.act(f"gold deploy sl_drider {f.square(3, 2)}")
    assert told(
        f,
        ", as close as it can: the start zone has no room for it. [DC-5.7]",
        ", как можно ближе: в стартовой зоне нет места. [DC-5.7]",
        ", якомога ближче: у стартовій зоні немає місця. [DC-5.7]",
    )


@pytest.mark.rule("DC-22.12", "DC-20.12")
def test_more_damage_is_not_told_of_an_attack_that_is_dodged() -> None:
    lit = {"attached": ["gold sl_faerie_fire"]}
    f = Field(
        [own("hc_elf_archer", (1, 3)), ("sl_drow_assassin", "silver", (6, 3), lit)],
        marks={(6, 3): "O"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_assassin#1", "silver dodge sl_drow_assassin#1").passing()
    assert "dodged" in tags(f.heard)
    assert "damage-raised" not in tags(f.heard)


@pytest.mark.rule("DC-23.3", "DC-23.11")
@pytest.mark.parametrize("order", ["hc_blast_of_force", "hc_forceful_strike"])
def test_who_cowered_is_told_to_be_spared_the_slide(order: str) -> None:
    actor = "hc_war_wizard" if order == "hc_blast_of_force" else "hc_dragon_knight"
    f = played(order, own(actor), foe("sl_drow_assassin"))
    f.passing(until="cower").act("silver cower sl_drow_assassin#1").passing()
    name = {"hc_blast_of_force": ("Blast of Force", "Удар силы", "Удар сили")}.get(
        order, ("Forceful Strike", "Мощный удар", "Потужний удар")
    )
    assert told(
        f,
        f"{name[0]} does nothing else to Drow Assassin 1, which cowered. [DC-23.3]",
        f"«{name[1]}» больше никак не действует на Дроу-убийцу 1: существо спряталось. [DC-23.3]",
        f"«{name[2]}» більше ніяк не діє на Дроу-вбивцю 1: істота сховалася. [DC-23.3]",
    )


@pytest.mark.rule("DC-24.7")
def test_who_was_thrust_away_from_the_treasure_is_told_not_to_collect_it() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("hc_earth_guardian", "silver", (4, 3))],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold collect d4", "silver play hc_seize_the_opportunity hc_earth_guardian#1")
    f.passing(until="use").act("silver accept", f"silver go {f.square(2, 3)}").passing()
    assert told(
        f,
        "Dragon Knight 1 can no longer collect that treasure. [DC-24.7]",
        "Рыцарь-дракон 1 уже не может собрать это сокровище. [DC-24.7]",
        "Лицар-дракон 1 уже не може зібрати цей скарб. [DC-24.7]",
    )
