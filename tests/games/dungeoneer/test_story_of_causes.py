"""What is told of prices, of causes, and of what ends without anybody's doing, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from tests.games.dungeoneer.test_cards_glory import hit
from tests.games.dungeoneer.test_cases_quests import here
from tests.games.dungeoneer.test_heroes_and_places import with_hero
from tests.games.telling import opened, sentences
from warhall.games.dungeoneer import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook


def tells(table: AtTable, english: str, russian: str, ukrainian: str) -> None:
    """A sentence that was told in three languages."""
    for language, told in (("en", english), ("ru", russian), ("uk", ukrainian)):
        assert told in table.story(language)


def to(table: AtTable, ask: str) -> AtTable:
    """Everybody passes until something is asked."""
    while table.asked[1] != ask:
        table.act(table.asked[0], "pass")
    return table


@pytest.mark.rule("DG-9.3", "DG-7.13")
def test_action_points_that_are_a_price_are_told() -> None:
    table = with_hero("fd_cleric", "ap: 1, glory: 2, health: 4").act("azure", "use-skill")
    tells(
        table,
        "Azure: −1 AP as the price. [DG-9.3]",
        "Лазурный: −1 ОД (плата). [DG-9.3]",
        "Лазуровий: −1 ОД (плата). [DG-9.3]",
    )
    table = here("fd_dragon_graveyard", "ap: 2, glory: 4, quests: [fd_q_blade]").act("azure", "try fd_q_blade")
    assert "Azure: −2 AP as the price. [DG-7.13]" in table.story()
    assert "Azure: −4 glory as the price. [DG-7.13]" in table.story()


@pytest.mark.rule("DG-9.4", "DG-18.3", "DG-18.16")
def test_standing_up_tells_its_price_whatever_comes_of_it() -> None:
    table = cross("ap: 1, fallen: true").act("azure", "stand")
    tells(
        table,
        "The hero of Azure stands up for 1 AP. [DG-9.4]",
        "Герой Лазурного поднимается за 1 ОД. [DG-9.4]",
        "Герой Лазурового підводиться за 1 ОД. [DG-9.4]",
    )
    table = cross("ap: 1, fallen: true, inventory: [fd_quicksand]", "", 1).act("azure", "stand")
    tells(
        table,
        "Azure spends 1 AP on standing up. [DG-9.4]",
        "Лазурный тратит 1 ОД на подъём героя. [DG-9.4]",
        "Лазуровий витрачає 1 ОД на підняття героя. [DG-9.4]",
    )
    assert not any("stands up" in line for line in table.story())
    table = cross("fallen: true, glory: 1, hand: [fd_second_wind]").act("azure", "play fd_second_wind", "choose 1")
    assert "The hero of Azure stands up. [DG-18.16]" in table.story()
    table = cross("glory: 1, hand: [fd_second_wind]").act("azure", "play fd_second_wind", "choose 1")
    tells(
        table,
        "The hero of Azure stands already. [DG-2.18]",
        "Герой Лазурного и так стоит. [DG-2.18]",
        "Герой Лазурового і так стоїть. [DG-2.18]",
    )


@pytest.mark.rule("DG-7.9", "DG-14.12", "DG-6.9")
def test_exploring_and_searching_tell_what_they_cost() -> None:
    table = cross("ap: 1", more="locations: {surface: [fd_ravaged_wastes]}").act("azure", "explore")
    tells(
        table,
        "Azure explores for 1 AP and shows a location card: Ravaged Wastes. [DG-7.9]",
        "Лазурный исследует за 1 ОД и показывает карту локации «Разорённые пустоши». [DG-7.9]",
        "Лазуровий досліджує за 1 ОД і показує карту локації «Спустошені пустки». [DG-7.9]",
    )
    table = cross("glory: 1, inventory: [fd_sand_sight]", more="locations: {surface: [fd_ravaged_wastes]}")
    table.act("azure", "use fd_sand_sight")
    assert "Azure explores and shows a location card: Ravaged Wastes. [DG-7.9]" in table.story()
    table = here("fd_ravaged_wastes", "ap: 1, quests: [fd_q_caravan]", 6).act("azure", "search fd_q_caravan")
    assert any(line.startswith("Azure searches for 1 AP (Find the Lost Caravan): rolls 6") for line in table.story())
    assert any(line.startswith("Лазурный ищет за 1 ОД (") for line in table.story("ru"))
    assert any(line.startswith("Лазуровий шукає за 1 ОД (") for line in table.story("uk"))


SPIKES = """
    seats:
      azure: {hero: fd_barbarian, at: fd_caravan_gate, ap: 3}
      ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
    map: {fd_caravan_gate: "0:0", fd_bone_road: "0:-1"}
    turn: {phase: feats}
    variants: [dodging_spikes]
"""


@pytest.mark.rule("DG-20.16")
def test_spikes_that_are_avoided_are_told_with_their_price() -> None:
    table = to(at(SPIKES).act("azure", "move s"), "dodge")
    question = outlook(table.state, 0).question
    assert question is not None
    assert [Narrator(GAME, language).cited(question.say) for language in ("en", "ru", "uk")] == [
        "Spikes (speed 5+): spend 1 AP to avoid them? [DG-20.16]",
        "Шипы (скорость 5+): потратить 1 ОД, чтобы избежать их? [DG-20.16]",
        "Шипи (швидкість 5+): витратити 1 ОД, щоб уникнути їх? [DG-20.16]",
    ]
    table.act("azure", "dodge")
    tells(
        table,
        "Azure spends 1 AP and avoids the spikes: Bone Road. [DG-20.16]",
        "Лазурный тратит 1 ОД и избегает шипов: локация «Костяная дорога». [DG-20.16]",
        "Лазуровий витрачає 1 ОД і уникає шипів: локація «Кістяна дорога». [DG-20.16]",
    )


@pytest.mark.rule("DG-8.7", "DG-9.14", "DG-20.12")
def test_action_points_that_are_lost_are_told() -> None:
    table = to(cross("ap: 3").act("azure", "end"), "save").act("azure", "save-ap")
    tells(
        table,
        "Azure saves 1 AP; 2 are lost. [DG-8.7]",
        "Лазурный сохраняет 1 ОД, теряет 2 ОД. [DG-8.7]",
        "Лазуровий зберігає 1 ОД, втрачає 2 ОД. [DG-8.7]",
    )
    table = to(cross("ap: 1").act("azure", "end"), "save").act("azure", "save-ap")
    assert "Azure saves 1 AP. [DG-8.7]" in table.story()
    table = to(cross("ap: 2").act("azure", "end"), "save").act("azure", "decline")
    tells(
        table,
        "Azure loses 2 unspent AP. [DG-8.7]",
        "Лазурный теряет неистраченные ОД: 2. [DG-8.7]",
        "Лазуровий втрачає невитрачені ОД: 2. [DG-8.7]",
    )
    table = cross("ap: 2", more="variants: [limited_movement]").act("azure", "end")
    to(table, "villainy")
    assert "Azure loses 2 unspent AP. [DG-20.12]" in table.story()
    assert "Ember has 3 AP. [DG-20.12]" in table.story()
    table = cross("", "glory: 1, hand: [fd_second_wind]", jade="")
    to(table.act("azure", "end"), "open").act("ember", "play fd_second_wind", "choose 2")
    to(table, "villainy")
    assert "Ember loses 1 unspent AP. [DG-9.14]" in table.story()


@pytest.mark.rule("DG-9.3")
def test_a_card_with_charges_tells_how_many_are_left() -> None:
    table = cross("ap: 1, inventory: [fd_eldritch_ring]", "", 3, 4, more="cards: {fd_eldritch_ring: {charges: 3}}")
    table.act("azure", "move s")
    table.act("azure", "use fd_eldritch_ring")
    tells(
        table,
        "Azure uses Ring of the Eldritch Lords; charges left: 2. [DG-9.3]",
        "Лазурный применяет карту «Кольцо Тайных Владык»; осталось зарядов: 2. [DG-9.3]",
        "Лазуровий застосовує карту «Перстень Таємних Володарів»; лишилося зарядів: 2. [DG-9.3]",
    )


@pytest.mark.rule("DG-11.12", "DG-15.10", "DG-12.7")
def test_a_wound_names_who_or_what_gives_it() -> None:
    table = hit("fd_giant_antlion", "melee", 6, 1, ember="at: fd_salt_flats")
    tells(
        table,
        "Ember takes a wound (Giant Antlion); health left: 5. [DG-11.12]",
        "Огненный получает рану (Гигантский муравьиный лев); осталось здоровья: 5. [DG-11.12]",
        "Вогняний дістає рану (Гігантський мурашиний лев); лишилося здоров’я: 5. [DG-11.12]",
    )
    table = hit("fd_giant_antlion", "melee", 1, 6, ember="at: fd_salt_flats")
    assert "Giant Antlion takes a wound (Ember); health left: 1. [DG-11.12]" in table.story()
    table = cross("hand: [fd_poison_darts]", "peril: 9", 1, 1, turn="phase: villainy")
    table.act("azure", "play fd_poison_darts", "end")
    assert "Ember takes a wound (Poison Darts); health left: 5. [DG-11.12]" in table.story()
    table = at(
        """
        seats:
          azure: {hero: fd_barbarian, at: fd_sinking_track, ap: 1}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "1:0", fd_sinking_track: "0:0"}
        turn: {phase: feats}
        """,
        1,
    ).act("azure", "move e")
    assert "Azure takes a wound (Sinking Track); health left: 5. [DG-11.12]" in table.story()
    table = here("fd_sun_temple", "ap: 1, quests: [fd_q_helm]", 1).act("azure", "try fd_q_helm")
    assert "Azure takes a wound; health left: 5. [DG-11.12]" in table.story()


@pytest.mark.rule("DG-18.1", "DG-18.3")
def test_a_fall_names_its_cause_and_a_test_for_standing_up_is_told() -> None:
    table = hit("tl_crypt_thing", "melee", 6, 1, ember="at: fd_salt_flats")
    tells(
        table,
        "The hero of Ember falls (Crypt Crawler). [DG-18.1]",
        "Герой Огненного падает (Склепный ползун). [DG-18.1]",
        "Герой Вогняного падає (Склеповий повзун). [DG-18.1]",
    )
    tells(
        table,
        "To stand up, Ember must also pass a test (melee 5+; Crypt Crawler). [DG-18.3]",
        "Чтобы подняться, герою Огненного понадобится и проверка (ближний бой 5+; Склепный ползун). [DG-18.3]",
        "Щоб підвестися, героєві Вогняного знадобиться й перевірка (ближній бій 5+; Склеповий повзун). [DG-18.3]",
    )
    table = at(SPIKES.replace("fd_bone_road", "fd_sinking_track"), 1)
    assert "The hero of Azure falls (Sinking Track). [DG-18.1]" in table.act("azure", "move s").story()


@pytest.mark.rule("DG-2.2", "DG-2.14", "DG-2.16", "DG-17.2")
def test_a_forced_discard_names_its_cause_and_the_rule_of_its_kind() -> None:
    table = cross("hand: [fd_rust]", "peril: 3, inventory: [fd_rope]", turn="phase: villainy")
    table.act("azure", "play fd_rust", "on ember")
    tells(
        table,
        "Ember must discard Rope and Grapple (Curse of Rust). [DG-2.2]",
        "Огненный вынужденно сбрасывает карту «Верёвка с крюком» (Проклятие ржавчины). [DG-2.2]",
        "Вогняний вимушено скидає карту «Мотузка з гаком» (Прокляття іржі). [DG-2.2]",
    )
    table = cross("hand: [tl_forget]", "peril: 3, inventory: [fd_dune_runner]", turn="phase: villainy")
    table.act("azure", "play tl_forget", "on ember")
    assert "Ember must discard Dune Runner (Forgetfulness). [DG-2.14]" in table.story()
    table = hit("tl_ghost", "speed", 6, 1, 1, ember="at: fd_salt_flats, hand: [fd_harpy]")
    tells(
        table,
        "Ember loses a card of the hand at random: Carrion Harpy (Ghost). [DG-17.2]",
        "Огненный теряет случайную карту с руки — «Гарпия-падальщица» (Призрак). [DG-17.2]",
        "Вогняний втрачає випадкову карту з руки — «Гарпія-стерв’ятниця» (Привид). [DG-17.2]",
    )
    table = here("fd_drakan_village", "ap: 1, quests: [fd_q_vow], inventory: [fd_rope, fd_bronze_helm]")
    table.act("azure", "try fd_q_vow", "discard fd_rope")
    tells(
        table,
        "Azure sacrifices Rope and Grapple. [DG-14.33]",
        "Лазурный жертвует картой «Верёвка с крюком». [DG-14.33]",
        "Лазуровий жертвує картою «Мотузка з гаком». [DG-14.33]",
    )


@pytest.mark.rule("DG-11.19", "DG-11.20")
def test_who_discards_a_monster_of_his_is_told() -> None:
    table = hit("fd_giant_antlion", "melee", 1, 6, ember="at: fd_salt_flats")
    to(table, "keep-monster").act("azure", "to-discard")
    assert "Azure discards Giant Antlion. [DG-11.19]" in table.story()


@pytest.mark.rule("DG-2.18")
def test_a_card_that_finds_nobody_in_its_terrain_says_so() -> None:
    table = cross("hand: [fd_sandstorm]", "peril: 3", turn="phase: villainy").act("azure", "play fd_sandstorm")
    tells(
        table,
        "Sandstorm touches nobody: no hero stands in such terrain. [DG-2.18]",
        "Карта «Песчаная буря» никого не задевает: в такой местности никто не стоит. [DG-2.18]",
        "Карта «Піщана буря» нікого не зачіпає: у такій місцевості ніхто не стоїть. [DG-2.18]",
    )


@pytest.mark.rule("DG-11.22")
def test_peril_that_somebody_takes_himself_is_told_as_such() -> None:
    table = hit("fd_giant_antlion", "melee", 6, 1, ember="at: fd_salt_flats")
    to(table, "keep-monster").act("azure", "to-hand", "give-peril azure")
    tells(
        table,
        "Azure takes 1 peril for a wound by a monster. [DG-11.22]",
        "Лазурный берёт себе 1 очко риска за рану от монстра. [DG-11.22]",
        "Лазуровий бере собі 1 очко ризику за рану від монстра. [DG-11.22]",
    )


@pytest.mark.rule("DG-2.4")
def test_an_attachment_tells_what_it_lies_under() -> None:
    table = cross("glory: 1, hand: [fd_naphtha], inventory: [fd_drakan_scimitar]").act("azure", "play fd_naphtha")
    tells(
        table,
        "Naphtha Vial lies under Drakan Scimitar now. [DG-2.4]",
        "Карта «Склянка с нафтой» лежит теперь под картой «Драканский ятаган». [DG-2.4]",
        "Карта «Склянка з нафтою» лежить тепер під картою «Драканський ятаган». [DG-2.4]",
    )


@pytest.mark.rule("DG-17.8")
def test_a_change_of_a_value_tells_the_rolls_that_it_is_for() -> None:
    table = hit("fd_giant_antlion", "melee", ember="glory: 1, hand: [fd_parry]").act("ember", "play fd_parry")
    tells(
        table,
        "Ember: +2 melee when counterattacking until the end of the battle. [DG-17.8]",
        "Огненный: ближний бой +2 при контратаке до конца битвы. [DG-17.8]",
        "Вогняний: ближній бій +2 під час контратаки до кінця битви. [DG-17.8]",
    )


HOLDING = """
    seats:
      azure: {{hero: fd_barbarian, at: fd_ashen_road, ap: 3, {azure}}}
      ember: {{hero: fd_dragonslayer, at: fd_caravan_gate, {ember}}}
    map: {{fd_caravan_gate: "1:0", fd_ashen_road: "0:0", fd_caravan_trail: "0:1"}}
    turn: {{phase: feats}}
"""


@pytest.mark.rule("DG-15.9", "DG-15.19")
def test_an_exit_that_is_blocked_again_is_told() -> None:
    table = at(HOLDING.format(azure="health: 6", ember="health: 6"), 1)
    table.act("azure", "move n")
    assert not any("blocked again" in line for line in table.story())
    table.act("azure", "move e")
    tells(
        table,
        "The exit that was held open is blocked again: Ashen Road. [DG-15.9]",
        "Выход, который держали открытым, снова блокирован: локация «Пепельная дорога». [DG-15.9]",
        "Вихід, який тримали відкритим, знову заблоковано: локація «Попеляста дорога». [DG-15.9]",
    )


@pytest.mark.rule("DG-14.11", "DG-14.15")
def test_what_a_turn_takes_with_it_is_told_of_quests() -> None:
    table = here("fd_overlords_citadel", "ap: 2, quests: [fd_q_overlord]", 1, 6)
    table.act("azure", "try fd_q_overlord").act("ember", "form magic").act("azure", "decline", "end")
    to(to(table, "save").act("azure", "decline"), "villainy")
    tells(
        table,
        "The wounds of Dragon Overlord heal at the end of the turn. [DG-14.11]",
        "С концом хода раны Властелина драконов заживают. [DG-14.11]",
        "З кінцем ходу рани Володаря драконів гояться. [DG-14.11]",
    )
    story = table.story()
    assert story.index("The wounds of Dragon Overlord heal at the end of the turn. [DG-14.11]") < story.index(
        "Round 1: Ember begins a turn. [DG-4.1]"
    )
    table = here("fd_ravaged_wastes", "ap: 1, quests: [fd_q_caravan]", 6).act("azure", "search fd_q_caravan", "end")
    to(table, "villainy")
    tells(
        table,
        "The find is lost at the end of the turn: Find the Lost Caravan. [DG-14.15]",
        "С концом хода находка потеряна: задание «Найти пропавший караван». [DG-14.15]",
        "З кінцем ходу знахідку втрачено: завдання «Знайти зниклий караван». [DG-14.15]",
    )
    lost = next(number for number, line in enumerate(table.story()) if line.endswith("[DG-14.15]"))
    assert table.story()[lost + 1].startswith("Round 1: Ember begins a turn."), "it is told before the next turn begins"


DEATH = """
    seats:
      azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1}
      ember: {hero: fd_arcanist, at: fd_caravan_gate, health: 1, hand: [fd_rope]}
      jade: {hero: fd_cleric, at: fd_caravan_gate}
    map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1"}
    turn: {phase: feats}
    variants: [resurrection]
    unused: [fd_priestess]
"""


@pytest.mark.rule("DG-20.4", "DG-20.5", "DG-20.6")
def test_a_new_hero_tells_who_puts_him_on_the_map_and_the_rules_of_resurrection() -> None:
    table = at(DEATH, 6, 1).act("azure", "attack ember", "form melee")
    table.act("ember", "hero fd_priestess")
    assert "Discarded: Rope and Grapple. [DG-20.6]" in table.story()
    assert "Ember plays as Nerith of the Dunes. [DG-20.4]" in table.story()
    tells(
        table,
        "Jade puts the pawn of Ember on Caravan Gate. [DG-20.5]",
        "Нефритовый ставит фишку Огненного в локацию «Караванные ворота». [DG-20.5]",
        "Нефритовий ставить фішку Вогняного до локації «Караванна брама». [DG-20.5]",
    )


@pytest.mark.rule("DG-20.14")
def test_lying_down_cites_the_variant_that_allows_it() -> None:
    table = cross("ap: 1", "", 1, 6, more="variants: [ap_for_falling]").act("azure", "attack ember", "form melee")
    to(table, "challenge").act("ember", "lie-down")
    assert "The hero of Ember lies down for 1 AP. [DG-20.14]" in table.story()


@pytest.mark.rule("DG-20.9")
def test_a_location_that_another_places_tells_why() -> None:
    table = cross(
        "ap: 1, quests: [fd_q_blood]", more="locations: {surface: [fd_ravaged_wastes]}\nvariants: [unbiased_placement]"
    ).act("azure", "explore")
    assert table.asked == ("ember", "place")
    tells(
        table,
        "Ember will place it, for it serves a personal quest of Azure. [DG-20.9]",
        "Лазурный передаёт карту: она нужна для его личного задания. Разместит Огненный. [DG-20.9]",
        "Лазуровий передає карту: вона потрібна для його особистого завдання. Розмістить Вогняний. [DG-20.9]",
    )


@pytest.mark.rule("DG-3.12", "DG-20.7", "DG-20.11", "DG-20.1", "DG-20.2")
def test_a_set_up_cites_the_rules_of_its_variants() -> None:
    state, told = opened(GAME, {"players": 2, "sets": "all", "choice_of_heroes": True, "nothing_personal": True})
    state.ears = told.append
    while any(each.ask in ("hero", "entrance", "draw") for each in state.decisions.values()):
        seat, decision = next(iter(state.decisions.items()))
        state.apply(seat, decision.options[0])
    lines = sentences(state, told)
    assert any(line.startswith("Common quests: ") and line.endswith(" [DG-20.11]") for line in lines)
    assert {line[-10:] for line in lines if " plays as " in line} == {" [DG-20.7]"}
    assert {line[-10:] for line in lines if " draws " in line} == {" [DG-3.12]"}
    state, told = opened(GAME, {"players": 2, "no_blank_spots": True})
    lines = sentences(state, told)
    assert "Azure is dealt 11 location cards. [DG-20.1]" in lines
    shown = next(line for line in lines if line.endswith("shows a location card: Caravan Gate. [DG-20.1]"))
    assert lines[lines.index(shown) + 1] == "A new location: Caravan Gate. [DG-20.1]"
    state.ears = told.append
    for _ in range(2):
        seat, decision = next(iter(state.decisions.items()))
        state.apply(seat, decision.options[0])
    assert sentences(state, told)[-1].startswith("A new location: ")
    assert sentences(state, told)[-1].endswith(", next to Caravan Gate. [DG-20.2]")


SPLIT = """
    sets: [fd, tl]
    split: true
    seats:
      azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, glory: 2, hand: [tl_blessings_nakari]}}
      ember: {{hero: fd_arcanist, at: fd_caravan_gate}}
    map: {{fd_caravan_gate: "0:0", fd_caravan_trail: "0:1"}}
    deck: [{glory}]
    peril_deck: [fd_harpy]
    discard: [fd_rope]
    turn: {{phase: feats}}
"""


@pytest.mark.rule("DG-19.3", "DG-19.13")
def test_split_decks_tell_which_is_made_anew_and_by_which_rule_cards_come() -> None:
    table = at(SPLIT.format(glory="")).act("azure", "play tl_blessings_nakari", "draw glory")
    tells(
        table,
        "The discarded glory cards are shuffled into a new glory deck. [DG-19.3]",
        "Сброшенные карты славы перемешаны в новую колоду славы. [DG-19.3]",
        "Скинуті карти слави перетасовано в нову колоду слави. [DG-19.3]",
    )
    for language, told in (
        ("en", "Azure draws a card from the glory deck. [DG-19.13]"),
        ("ru", "Лазурный добирает 1 карту из колоды славы. [DG-19.13]"),
        ("uk", "Лазуровий добирає 1 карту з колоди слави. [DG-19.13]"),
    ):
        assert told in table.story(language, "ember")
    assert "Azure draws from the glory deck: Rope and Grapple. [DG-19.13]" in table.story("en", "azure")


@pytest.mark.rule("DG-3.3", "DG-3.9", "DG-19.10")
def test_a_start_from_several_entrances_cites_the_rule_of_combined_sets() -> None:
    state, told = opened(GAME, {"players": 2, "sets": "all"})
    lines = sentences(state, told)
    assert sum(line.startswith("Around ") and line.endswith(" [DG-19.10]") for line in lines) == 2
    state.ears = told.append
    while any(each.ask == "entrance" for each in state.decisions.values()):
        seat, decision = next(iter(state.decisions.items()))
        state.apply(seat, decision.options[0])
    assert sum(" at the start, in " in line and line.endswith(" [DG-19.10]") for line in sentences(state, told)) == 2


@pytest.mark.rule("DG-14.26")
def test_a_single_die_of_a_quest_is_not_summed_up() -> None:
    table = at(
        """
        sets: [tl]
        seats:
          azure: {hero: tl_kron, at: tl_library}
          ember: {hero: tl_raka, at: tl_library}
        map: {tl_vestibule: "0:0", tl_library: "0:1"}
        common: [tl_q_riddle]
        turn: {phase: feats}
        """,
        4,
    ).act("azure", "try tl_q_riddle")
    tells(
        table,
        "Azure rolls 4; needed: 5 or more. [DG-14.26]",
        "Лазурный бросает кубик: 4; нужно 5 или больше. [DG-14.26]",
        "Лазуровий кидає кубик: 4; потрібно 5 або більше. [DG-14.26]",
    )


@pytest.mark.rule("DG-14.25")
def test_a_failure_that_strikes_all_says_so_before_it_does() -> None:
    table = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_ravaged_wastes, ap: 1, quests: [fd_q_jewel]}
          ember: {hero: fd_barbarian, at: fd_ravaged_wastes}
        map: {fd_caravan_gate: "2:0", fd_ravaged_wastes: "0:0", fd_salt_flats: "1:0"}
        turn: {phase: feats}
        """,
        6,
        1,
    ).act("azure", "search fd_q_jewel", "try fd_q_jewel")
    for language, failed, struck in (
        (
            "en",
            "Azure fails: Uncover the Jewel of Anrak. [DG-13.6]",
            "The failure strikes all who stand there: Ember, Azure. [DG-14.25]",
        ),
        (
            "ru",
            "Лазурный терпит неудачу: задание «Откопать самоцвет Анрака» не выполнено. [DG-13.6]",
            "Последствия неудачи — для всех героев здесь: Огненный, Лазурный. [DG-14.25]",
        ),
        (
            "uk",
            "Лазуровий зазнає невдачі: завдання «Відкопати самоцвіт Анрака» не виконано. [DG-13.6]",
            "Наслідки невдачі — для всіх героїв тут: Вогняний, Лазуровий. [DG-14.25]",
        ),
    ):
        story = table.story(language)
        assert story[story.index(failed) + 1] == struck
    assert table.story()[-2].startswith("Ember takes a wound")


@pytest.mark.rule("DG-18.4", "DG-12.9")
def test_a_warp_names_its_cause_and_says_when_it_leads_nowhere() -> None:
    table = cross("hand: [fd_mirage]", "peril: 2, at: fd_salt_flats", turn="phase: villainy")
    table.act("azure", "play fd_mirage", "on ember")
    if table.asked[1] == "warp":
        table.act(table.asked[0], table.options()[0])
    tells(
        table,
        "Ember is warped to Caravan Gate (Mirage). [DG-18.4]",
        "Огненный переносится в локацию «Караванные ворота» (Мираж). [DG-18.4]",
        "Вогняний переноситься до локації «Караванна брама» (Міраж). [DG-18.4]",
    )
    table = cross("glory: 1, hand: [tl_scroll_recall]", more="sets: [fd, tl]").act(
        "azure", "play-and-use tl_scroll_recall"
    )
    tells(
        table,
        "The warp leaves Azure in place: Caravan Gate. [DG-18.4]",
        "Перенос оставляет Лазурного на месте: локация «Караванные ворота». [DG-18.4]",
        "Перенесення лишає Лазурового на місці: локація «Караванна брама». [DG-18.4]",
    )
    table = cross("glory: 1, hand: [fd_scroll_of_warp]").act("azure", "play-and-use fd_scroll_of_warp", "x 1")
    table.act("azure", "warp fd_caravan_gate")
    assert "The warp leaves Azure in place: Caravan Gate. [DG-18.4]" in table.story()


@pytest.mark.rule("DG-12.9", "DG-5.13")
def test_a_trap_in_whose_location_nobody_stands_any_more_says_so() -> None:
    table = cross(
        "hand: [fd_poison_darts]", "peril: 9, glory: 2, at: fd_salt_flats, hand: [fd_mirage_step]",
        turn="phase: villainy",
    )  # fmt: skip
    table.act("azure", "play fd_poison_darts", "end").act("ember", "play fd_mirage_step")
    if table.asked[1] == "warp":
        table.act("ember", table.options()[0])
    while table.asked[1] in ("respond", "battle"):
        table.act(table.asked[0], "pass")
    tells(
        table,
        "Poison Darts finds nobody: no hero stands in its location. [DG-12.9]",
        "Ловушка «Отравленные дротики» никого не застаёт: в её локации нет ни одного героя. [DG-12.9]",
        "Пастка «Отруєні дротики» нікого не застає: у її локації немає жодного героя. [DG-12.9]",
    )


@pytest.mark.rule("DG-17.1", "DG-20.13")
def test_a_skill_that_asks_is_named_and_lying_down_tells_what_it_brings() -> None:
    table = at(
        """
        seats:
          azure: {hero: fd_defiler, at: fd_caravan_gate, ap: 1}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
          jade: {hero: fd_cleric, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1"}
        turn: {phase: feats}
        """,
        6,
        1,
    ).act("azure", "attack ember", "form magic")
    to(table, "opponent")
    question = outlook(table.state, 0).question
    assert question is not None
    assert [Narrator(GAME, language).sentence(question.say) for language in ("en", "ru", "uk")] == [
        "Defiling Touch: choose an opponent.",
        "«Скверна»: выберите соперника.",
        "«Скверна»: оберіть суперника.",
    ]
    table = cross("ap: 1", "", 1, 6, more="variants: [ap_for_falling]").act("azure", "attack ember", "form melee")
    question = outlook(to(table, "challenge").state, 1).question
    assert question is not None
    tells_of = next(each.tells for each in question.options if each.notation == "lie-down")
    assert tells_of is not None
    assert [Narrator(GAME, language).sentence(tells_of) for language in ("en", "ru", "uk")] == [
        "the hero lies fallen, and the AP is spent at once",
        "герой окажется упавшим, а это ОД тратят сразу",
        "герой стане упалим, а це ОД витрачають одразу",
    ]
