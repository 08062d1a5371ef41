"""What is told of a battle, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from tests.games.telling import opened, sentences, tags
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.zones import deploy_places, how_deployed, special_places, wholly
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Told
from warhall.kernel.narrator import Narrator
from warhall.kernel.saving import digest
from warhall.kernel.words import Name, Word

SELL = "human_sellsword#1"
FAR = ("hill_giant", "ember", (14, 10))


@pytest.mark.rule("DM-5.1", "DM-5.2", "DM-5.5")
def test_warbands_and_the_roll_for_the_map_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME, seed=1)
    assert tags(told)[:2] == ["revealed", "revealed"]
    assert tags(told)[-1] == "won"
    english = sentences(state, told)
    assert english[2].endswith("for the choice of the map. [DM-5.2]")
    assert english[-1].endswith("wins the roll and chooses the map. [DM-5.5]")
    assert "бросают за право выбрать поле: " in sentences(state, told, "ru")[2]
    assert "кидають за право вибрати поле: " in sentences(state, told, "uk")[2]
    assert digest(state) == digest(opened(GAME, seed=1)[0])


@pytest.mark.rule("DM-8.20")
def test_a_move_of_several_squares_is_one_line() -> None:
    f = Field([("human_sellsword", "azure", (2, 2)), FAR], active=SELL)
    f.to("azure move", 6, 2)
    assert sentences(f.g, f.heard) == [f"Human Sellsword 1 moves to {f.square(6, 2)}. [DM-8.20]"]


@pytest.mark.rule("DM-25.3", "DM-6.8")
def test_a_current_is_told_as_such_and_an_activation_with_its_side() -> None:
    f = Field(
        [("human_sellsword", "azure", (14, 3)), ("orc_raider", "ember", (1, 9))],
        map={"name": "dwarven_outpost"},
        active=SELL,
    )
    f.act("azure end-turn", "ember activate orc_raider#1")
    for language, carried, activated in (
        ("en", "Human Sellsword 1 is carried by the river to ", "Ember activates Orc Raider 1. [DM-6.8]"),
        ("ru", "Течение реки уносит Человека-наёмника 1 на ", "Огненные активируют Орка-налётчика 1. [DM-6.8]"),
        ("uk", "Течія річки зносить Людину-найманця 1 на ", "Вогняні активують Орка-наскочника 1. [DM-6.8]"),
    ):
        said = sentences(f.g, f.heard, language)
        assert any(line.startswith(carried) and line.endswith("[DM-25.3]") for line in said)
        assert activated in said


def test_in_a_battle_nothing_is_said_of_creatures_taken_from_boosters() -> None:
    f = Field([("human_sellsword", "azure", (2, 2)), FAR], active=SELL)
    for language, word in (("en", "taken"), ("ru", "взято"), ("uk", "узято")):
        told = GAME.describe(f.g.view(None), Narrator(GAME, language))
        assert not [line for line in told if word in line]


@pytest.mark.rule("DM-6.1", "DM-6.6")
@pytest.mark.parametrize(
    ("language", "rolled", "won"),
    [
        ("en", "Azure rolls 12 for initiative.", "Azure wins the initiative check and chooses who goes first."),
        ("ru", "Лазурные бросают на инициативу: 12.", "Лазурные выигрывают проверку инициативы и выбирают, кто ходит"),
        ("uk", "Лазурові кидають на ініціативу: 12.", "Лазурові виграють перевірку ініціативи та обирають, хто ходить"),
    ],
)
def test_the_check_at_the_start_of_a_round_is_called_initiative(language: str, rolled: str, won: str) -> None:
    facts = {"seat": Name("seat", "azure"), "purpose": "turn"}
    assert GAME.texts.say(language, "event-rolled", {**facts, "face": 12, "again": "no"}) == rolled
    assert GAME.texts.say(language, "event-won", {**facts, "by": "roll"}).startswith(won)


@pytest.mark.rule("DM-11.19", "DM-26.20")
def test_that_a_creature_is_back_is_told_before_the_points_that_it_costs() -> None:
    f = Field(
        [
            ("human_fighter", "azure", (4, 5)),
            ("feral_troll", "ember", (5, 5), {"hp": 5, "activated": 1}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        owed=0,
        active="human_fighter#1",
        faces=[15, 10, 5],
    )
    f.act("azure attack longsword feral_troll#1", "azure end-turn")
    back = [tag for tag in tags(f.heard) if tag in ("returned", "score-lost")]
    assert back == ["returned", "score-lost"]
    square = f.square(*f.at("feral_troll#1") or (0, 0))
    for language, said in (
        ("en", f"Feral Troll 1 returns on {square} with 20 HP. [DM-11.19]"),
        ("ru", f"Дикий тролль 1 возвращается на {square} (ХП: 20). [DM-11.19]"),
        ("uk", f"Дикий троль 1 повертається на {square} (ХП: 20). [DM-11.19]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-21.1", "DM-11.24")
def test_what_is_told_of_a_creature_suits_every_gender() -> None:
    f = Field([("umber_hulk", "azure", (5, 5)), ("bulette", "ember", (7, 5))], active="umber_hulk#1", faces=[18])
    f.act("azure attack rending_claws bulette#1")
    for language, told in (
        ("en", "Bulette 1 is now Immobilized until the end of its next turn. [DM-22.5]"),
        ("ru", "Булетта 1 получает состояние «Обездвижено» до конца своего следующего хода. [DM-22.5]"),
        ("uk", "Булета 1 отримує стан «Знерухомлена» до кінця свого наступного ходу. [DM-22.5]"),
    ):
        assert told in sentences(f.g, f.heard, language)
    bloodied = {"unit": Name("creature", "bulette")}
    assert GAME.texts.say("ru", "event-became-bloodied", bloodied) == "Булетта становится Окровавленным существом."
    assert GAME.texts.say("uk", "event-became-bloodied", bloodied) == "Булета стає Скривавленою істотою."


@pytest.mark.rule("DM-9.7")
def test_who_burrows_is_not_told_to_walk() -> None:
    f = Field([("bulette", "azure", (3, 3)), FAR], active="bulette#1")
    f.to("azure burrow", 3, 6)
    for language, told in (("en", "burrows to"), ("ru", "роет ход до"), ("uk", "риє хід до")):
        assert f"{told} {f.square(3, 6)}. [DM-9.7]" in sentences(f.g, f.heard, language)[0]


@pytest.mark.rule("DM-12.1")
def test_a_pot_with_glue_is_spelt_as_one_says_it_in_ukrainian() -> None:
    f = Field(
        [("kobold_slinger", "azure", (5, 5)), ("hill_giant", "ember", (9, 5))], active="kobold_slinger#1", faces=[20]
    )
    f.act("azure attack glue_pot hill_giant#1")
    assert "«Горщик із клеєм»" in sentences(f.g, f.heard, "uk")[0]


@pytest.mark.rule("DM-5.14", "DM-5.7")
def test_a_scout_in_a_victory_area_is_told_by_its_own_rule() -> None:
    army = {"faction": "wild", "creatures": {"elf_scout": 2}, "map": "dwarven_outpost"}
    g = GAME.begin({"armies": [army, army]}, ScriptedDice.faces(10, 5))
    g.apply(1, GAME.codec.parse(g, "letter B"))
    heard: list[Told] = []
    g.ears = heard.append
    g.apply(0, GAME.codec.parse(g, "deploy elf_scout#2 y2"))
    for language, said in (
        ("en", "Azure deploys Elf Scout 2 on y2, in a victory area (Scout). [DM-5.14]"),
        ("ru", "Лазурные выставляют Эльфа-разведчика 2 на y2, в победной зоне («Скаут»). [DM-5.14]"),
        ("uk", "Лазурові виставляють Ельфа-розвідника 2 на y2, у зоні перемоги («Розвідник»). [DM-5.14]"),
    ):
        assert sentences(g, heard, language) == [said]


@pytest.mark.rule("DM-5.13", "DM-5.15", "DM-5.11", "DM-5.7")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("owlbear", ("DM-5.15", "wandering")),
        ("lizardfolk_raider", ("DM-5.13", "lair")),
        ("human_sellsword", ("DM-5.11", "near")),
    ],
)
def test_whoever_is_deployed_elsewhere_is_told_by_what_rule(card: str, told: tuple[str, str]) -> None:
    f = Field([("orc_raider", "azure", (1, 10)), (card, "azure", (3, 10))], map={"name": "drowned_ruins"}, round=0)
    f.g.put(1, -1)
    special = [cell for cell in cells_of(special_places(f.g, 1)) if not f.g.board.start[0] >> cell & 1]
    assert how_deployed(f.g, 0, 1, special[0] if special else 0) == told
    inside = cells_of(deploy_places(f.g, 1, 0) & wholly(f.g, 1, f.g.board.start[0]))[0]
    assert how_deployed(f.g, 0, 1, inside) == ("DM-5.7", "start")


@pytest.mark.rule("DM-8.5", "DM-24.13")
def test_who_holds_on_at_a_pit_is_told_to_go_to_the_nearest_legal_position() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (5, 5)), ("orc_chieftain", "ember", (6, 5)), FAR],
        marks={(7, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[15, 2],
    )
    f.act("azure attack shield_bash orc_chieftain#1").to("azure to", 7, 5).to("ember to", 8, 5)
    for language, said in (
        (
            "en",
            "Orc Chieftain 1 cannot stand there and goes to the nearest legal position, i6. [DM-8.5]",
        ),
        (
            "ru",
            "Вождь орков 1 не может стоять там и переходит на ближайшую дозволенную позицию, i6. [DM-8.5]",
        ),
        (
            "uk",
            "Ватажок орків 1 не може там стояти й переходить на найближчу дозволену позицію, i6. [DM-8.5]",
        ),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-24.11")
def test_who_ends_its_turn_over_a_pit_is_told_so_before_it_is_destroyed() -> None:
    f = Field([("harpy", "azure", (5, 5)), ("orc_raider", "azure", (1, 1)), FAR], marks={(5, 5): "o"}, active="harpy#1")
    f.act("azure end-turn")
    assert tags(f.heard)[:2] == ["ended-in-pit", "destroyed"]
    for language, said in (
        ("en", "Harpy 1 ends its turn in a pit. [DM-24.11]"),
        ("ru", "Гарпия 1 заканчивает ход в яме. [DM-24.11]"),
        ("uk", "Гарпія 1 закінчує хід у ямі. [DM-24.11]"),
    ):
        assert sentences(f.g, f.heard, language)[0] == said


@pytest.mark.rule("DM-22.6", "DM-22.8")
def test_the_opponent_who_controls_a_confused_creature_is_named() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (5, 5), under("Confused")),
            ("orc_raider", "ember", (14, 10)),
            ("orc_raider", "jade", (1, 10)),
        ],
        players=3,
        seats={"jade": {"team": 2}},
        faces=[18],
    )
    f.act("azure activate orc_raider#1")
    for language, said in (
        ("en", "Orc Raider 1 is Confused and rolls 18: Ember controls it this turn. [DM-22.6]"),
        (
            "ru",
            "Состояние «Сбито с толку»: Орк-налётчик 1 выбрасывает 18 и в этот ход подчиняется Огненным. [DM-22.6]",
        ),
        ("uk", "Стан «Збита з пантелику»: Орк-наскочник 1 викидає 18 і цього ходу кориться Вогняним. [DM-22.6]"),
    ):
        assert sentences(f.g, f.heard, language)[-1] == said


@pytest.mark.rule("DM-27.18")
def test_of_several_players_the_one_who_is_out_is_told() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (5, 5)),
            ("orc_raider", "ember", (6, 5), {"hp": 5}),
            ("orc_raider", "jade", (1, 10)),
        ],
        players=3,
        seats={"jade": {"team": 2}},
        active="orc_chieftain#1",
        faces=[15],
    )
    f.act("azure attack greataxe orc_raider#1").passing()
    for language, said in (
        ("en", "Ember has no creatures left and is out. [DM-27.18]"),
        ("ru", "Огненные остаются без существ и выбывают. [DM-27.18]"),
        ("uk", "Вогняні лишаються без істот і вибувають. [DM-27.18]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-27.11", "DM-27.18")
def test_corners_are_chosen_by_the_rule_of_corners_and_only_one_rolls_highest() -> None:
    state, told = opened(GAME, {"mode": "free-for-all", "players": 4}, seed=1)
    state.ears = told.append
    seat = min(state.decisions)
    state.apply(seat, state.decisions[seat].options[0])
    rules = {each.rule for each in told if tags([each])[0] in ("rolled", "won", "corner-taken")}
    assert rules <= {"DM-27.11", "DM-6.2", "DM-27.18"}
    assert "DM-27.11" in rules
    for language, said in (
        ("en", "Of those without a corner Jade rolled highest and chooses one. [DM-27.11]"),
        (
            "ru",
            "Из тех, кто ещё без угла, больше всего выпало у Нефритовых: они выбирают, в каком углу стоять. [DM-27.11]",
        ),
        ("uk", "З тих, хто ще без кута, найбільше випало в Нефритових: вони обирають, у якому куті стояти. [DM-27.11]"),
    ):
        assert said in sentences(state, told, language)


@pytest.mark.rule("DM-1.5")
def test_of_an_initiative_die_that_is_rolled_again_both_faces_are_told() -> None:
    facts: dict[str, Word] = {"before": 7, "face": 14, "what": "initiative"}
    for language, said in (
        ("en", "The die that showed 7 is rolled again: 14."),
        ("ru", "Кубик, на котором выпало 7, перебрасывают: 14."),
        ("uk", "Кубик, на якому випало 7, перекидають: 14."),
    ):
        assert GAME.texts.say(language, "event-rerolled", facts) == said


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_creature_has_a_name_that_a_sentence_would_have_to_close_with_a_comma(language: str) -> None:
    names = [getattr(card.name, language) for card in GAME.tables.cards]
    assert not [name for name in names if "," in name]


@pytest.mark.rule("DM-27.1")
def test_what_is_in_the_boosters_is_told_to_their_player_and_that_they_are_open_to_all() -> None:
    state, told = opened(GAME, {"mode": "sealed", "players": 2}, seed=1)
    assert tags(told) == ["boosters-opened", "boosters-opened"]
    own = sentences(state, told, seat=0)
    assert own[0].startswith("Azure opens two boosters: ")
    assert own[1] == "Ember opens two boosters. [DM-27.1]"
    for language, said in (
        ("en", "Azure opens two boosters. [DM-27.1]"),
        ("ru", "Лазурные открывают два бустера. [DM-27.1]"),
        ("uk", "Лазурові відкривають два бустери. [DM-27.1]"),
    ):
        assert sentences(state, told, language)[0] == said


@pytest.mark.rule("DM-27.1")
def test_that_a_warband_is_complete_is_told_once() -> None:
    state, _ = opened(GAME, {"mode": "sealed", "players": 2}, seed=1)
    told: list[Told] = []
    state.ears = told.append
    while 0 in state.decisions and state.decisions[0].ask == "build":
        state.apply(0, state.decisions[0].options[0])
    assert tags(told).count("built") == 1
    assert tags(told)[-1] == "built"
    for language, said in (
        ("en", "Azure has finished building. [DM-27.1]"),
        ("ru", "Лазурные собрали отряд. [DM-27.1]"),
        ("uk", "Лазурові зібрали загін. [DM-27.1]"),
    ):
        assert sentences(state, told, language)[-1] == said


@pytest.mark.rule("DM-2.1", "DM-2.2", "DM-2.3", "DM-2.4", "DM-2.11")
@pytest.mark.parametrize(
    ("mode", "revealed", "deployed", "turn"),
    [
        ("quick-start", "DM-2.1", "DM-2.2", "DM-2.4"),
        ("quick-start-2", "DM-2.11", "DM-2.11", "DM-2.11"),
        ("assault", "DM-5.1", "DM-5.7", "DM-6.7"),
    ],
)
def test_a_quick_start_battle_is_told_by_its_own_rules(mode: str, revealed: str, deployed: str, turn: str) -> None:
    state, told = opened(GAME, {"mode": mode}, seed=3)
    state.ears = told.append
    while "activated" not in tags(told):
        seat = min(state.decisions)
        state.apply(seat, state.decisions[seat].options[0])
    rules = dict(zip(tags(told), [each.rule for each in told], strict=True))
    check = "DM-2.3" if mode != "assault" else "DM-6.6"
    assert (rules["revealed"], rules["deployed"], rules["activated"]) == (revealed, deployed, turn)
    assert rules["first-named"] == rules["won"] == check
    assert rules["round-began"] == (turn if mode != "assault" else "DM-6.1")
