"""What is told of a game, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross
from tests.games.dungeoneer.test_cards_glory import hit
from tests.games.dungeoneer.test_cases_quests import here
from tests.games.dungeoneer.test_heroes_and_places import with_hero
from tests.games.telling import opened, sentences, tags
from warhall.games.dungeoneer import GAME
from warhall.kernel.outlook import outlook


@pytest.mark.rule("DG-3.3", "DG-3.5", "DG-3.10", "DG-3.11", "DG-3.12", "DG-3.13")
def test_quests_the_first_player_heroes_and_hands_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME)
    kinds = list(dict.fromkeys(tags(told)))
    assert kinds[:7] == [
        "map-laid",
        "quests-dealt",
        "common-dealt",
        "first-rolled",
        "first-found",
        "hero-taken",
        "points-gained",
    ]
    laid = sentences(state, told)[0]
    assert laid.startswith("Around Caravan Gate lie: ")
    assert laid.endswith(". [DG-3.3]")
    assert laid.count(", ") == 3
    assert {each.rule for each in told if tags([each]) == ["drew"]} == {"DG-3.12"}
    assert len([each for each in told if tags([each]) == ["drew"]]) == 10
    assert [line for line in sentences(state, told) if "draws" in line] == [
        "Azure draws 5 cards. [DG-3.12]",
        "Ember draws 5 cards. [DG-3.12]",
    ]
    for language, said in (
        ("en", "begins. [DG-3.13]"),
        ("ru", "ходит первым. [DG-3.13]"),
        ("uk", "ходить першим. [DG-3.13]"),
    ):
        assert any(each.endswith(said) for each in sentences(state, told, language))


WASTES = """
    seats:
      azure: {{hero: fd_barbarian, at: fd_ravaged_wastes, {azure}}}
      ember: {{hero: fd_dragonslayer, at: fd_caravan_gate}}
    map: {{fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}}
"""


@pytest.mark.rule("DG-14.5")
def test_sacrificed_health_is_told() -> None:
    table = at(WASTES.format(azure="health: 4, quests: [fd_q_blood]"))
    table.act("azure", "try fd_q_blood")
    assert "health-sacrificed azure 2 2" in table.events()
    assert "Azure sacrifices 2 health; health left: 2. [DG-14.5]" in table.story()
    assert any("жертвует здоровьем: 2" in line for line in table.story("ru"))
    assert any("жертвує здоров’ям: 2" in line for line in table.story("uk"))


@pytest.mark.rule("DG-12.3", "DG-8.2")
def test_tests_tell_their_outcome_gains_their_sign_and_a_discard_its_rule() -> None:
    messages = GAME.texts
    facts = {"seat": "Azure", "stat": "speed", "die": 5, "total": 8, "need": 6, "source": "told", "cause": "none"}
    assert messages.say("en", "event-test-rolled", {**facts, "passed": "yes"}).endswith("8 against 6: passed.")
    assert messages.say("ru", "event-test-rolled", {**facts, "passed": "no"}).endswith("8 против 6 — неудача.")
    assert messages.say("uk", "event-test-rolled", {**facts, "passed": "no"}).endswith("8 проти 6 — невдача.")
    table = at(WASTES.format(azure="hand: [fd_rope]"))
    table.act("azure", "end")
    while table.asked[1] != "discard":
        table.act(table.asked[0], table.options()[-1])
    table.act("azure", "discard fd_rope")
    assert [told.rule for told in table.told if tags([told]) == ["gave-away"]] == ["DG-8.2"]
    gained = [line for line in table.story() if "glory" in line]
    assert gained
    assert all("glory -" not in line for line in gained)


@pytest.mark.rule("DG-8.9")
def test_cards_drawn_together_are_one_line_and_only_their_player_hears_their_names() -> None:
    table = cross("hand: [fd_rope]", more="deck: [fd_bronze_helm, fd_harpy, fd_thirst, fd_rust, fd_sandstorm]")
    table.act("azure", "end")
    while table.asked[1] != "discard":
        table.act(table.asked[0], table.options()[-1])
    table.act("azure", "discard fd_rope")
    while "drew" not in tags(table.told):
        table.act(table.asked[0], table.options()[-1])
    drawn = [line for line in table.story("en", "azure") if line.startswith("Azure draws")]
    assert len(drawn) == 1
    assert drawn[0].count(",") == 4
    assert [line for line in table.story("en", "ember") if "draws" in line] == ["Azure draws 5 cards. [DG-8.9]"]
    assert "Лазурный добирает 5 карт. [DG-8.9]" in table.story("ru")
    assert "Лазуровий добирає 5 карт. [DG-8.9]" in table.story("uk")


@pytest.mark.rule("DG-12.3")
def test_a_test_tells_what_it_is_for_and_what_came_of_it() -> None:
    table = cross("ap: 2, at: fd_caravan_gate", "", 3, turn="phase: feats")
    table.act("azure", "move s")
    assert "Azure is tested (speed; spikes, Bone Road): rolls 3, has 6 against 5: passed. [DG-12.3]" in table.story()
    assert any("(скорость; шипы, Костяная дорога): на кубике 3" in line for line in table.story("ru"))
    assert any("(швидкість; шипи, Кістяна дорога): на кубику 3" in line for line in table.story("uk"))


@pytest.mark.rule("DG-11.9", "DG-11.10")
def test_a_battle_tells_who_hit_whom_before_the_wound() -> None:
    table = cross("ap: 1", "", 3, 6)
    table.act("azure", "attack ember", "form melee")
    lines = table.story()
    at_compared = next(number for number, line in enumerate(lines) if "the counterattack hits. [DG-11.10]" in line)
    assert lines[at_compared + 1].startswith("Azure takes a wound")
    even = cross("ap: 1", "", 3, 3)
    even.act("azure", "attack ember", "form melee")
    assert any(line.endswith("nobody is hit. [DG-11.9]") for line in even.story())


@pytest.mark.rule("DG-7.10", "DG-5.2")
def test_a_card_is_told_with_its_price_in_one_line() -> None:
    table = cross("glory: 3, hand: [fd_rope]")
    table.act("azure", "play fd_rope")
    assert [line for line in table.story() if "glory" in line] == [
        "Azure plays Rope and Grapple for 1 glory. [DG-7.10]"
    ]


@pytest.mark.rule("DG-8.5")
def test_points_tell_whether_the_hero_entered_or_stayed() -> None:
    table = cross("")
    table.act("azure", "end")
    while "points-gained" not in tags(table.told):
        table.act(table.asked[0], table.options()[-1])
    assert "Azure gets 1 glory and 1 peril for staying in Caravan Gate. [DG-8.5]" in table.story()


@pytest.mark.rule("DG-11.14", "DG-11.2")
def test_a_challenge_is_told_before_the_attack_it_leads_to() -> None:
    table = cross("ap: 3", "ap: 1", 1, 1)
    table.act("azure", "attack ember").act("azure", "form melee")
    while table.asked[1] != "challenge":
        table.act(table.asked[0], "pass")
    table.act("ember", "challenge-hero azure")
    for language, told in (
        ("en", "Ember spends 1 AP and challenges Azure. [DG-11.14]"),
        ("ru", "Огненный тратит 1 ОД и бросает вызов Лазурному. [DG-11.14]"),
        ("uk", "Вогняний витрачає 1 ОД і кидає виклик Лазуровому. [DG-11.14]"),
    ):
        assert told in table.story(language)


@pytest.mark.rule("DG-4.7")
def test_action_points_lost_in_the_next_recovery_are_told_when_they_are_and_with_their_rule() -> None:
    table = hit("fd_basilisk", "magic", 6, 1, ember="at: fd_salt_flats")
    assert "Ember: −1 AP in the next recovery (Desert Basilisk). [DG-4.7]" in table.story()
    assert "Огненный: −1 ОД при следующем восстановлении (Пустынный василиск). [DG-4.7]" in table.story("ru")
    assert "Вогняний: −1 ОД під час наступного відновлення (Пустельний василіск). [DG-4.7]" in table.story("uk")
    table.act("azure", "to-lair", "decline", "end", "end", "decline")
    assert "Ember: −1 AP, put off until this recovery. [DG-4.7]" in table.story()


@pytest.mark.rule("DG-11.8", "DG-11.22")
def test_a_roll_in_battle_names_whom_it_is_against_and_peril_who_gives_it() -> None:
    table = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion]}
          ember: {hero: fd_arcanist, at: fd_caravan_gate, peril: 8}
        map: {fd_caravan_gate: "0:0", fd_bone_road: "0:1"}
        turn: {phase: villainy}
        """,
        4,
        2,
    )
    table.act("azure", "play fd_giant_antlion", "end", "to-lair", "give-peril ember")
    for language, counter, given in (
        ("en", "Ember rolls 2 against Giant Antlion (melee): total 3. [DG-11.8]", "Azure gives Ember 1 peril "),
        ("ru", "Огненный бросает кубик против Гигантского муравьиного льва (ближний бой): 2, ", "Лазурный даёт "),
        ("uk", "Вогняний кидає кубик проти Гігантського мурашиного лева (ближній бій): 2, ", "Лазуровий дає "),
    ):
        said = table.story(language)
        assert any(line.startswith(counter) for line in said)
        assert any(line.startswith(given) and line.endswith("[DG-11.22]") for line in said)


@pytest.mark.rule("DG-20.1")
def test_the_first_location_of_a_map_lies_next_to_none() -> None:
    state, told = opened(GAME, {"no_blank_spots": True})
    while "location-placed" not in tags(told):
        seat, decision = next(iter(state.decisions.items()))
        state.apply(seat, decision.options[0])
    for language, said in (
        ("en", "A new location: Caravan Gate. [DG-20.1]"),
        ("ru", "Новая локация — «Караванные ворота». [DG-20.1]"),
        ("uk", "Нова локація — «Караванна брама». [DG-20.1]"),
    ):
        assert said in sentences(state, told, language)


@pytest.mark.rule("DG-17.2", "DG-9.3")
def test_a_skill_is_told_by_its_name() -> None:
    table = with_hero("fd_cleric", "ap: 1, glory: 2, health: 4").act("azure", "use-skill")
    assert "Azure uses the skill Lay on Hands. [DG-9.3]" in table.story()
    assert "Лазурный применяет умение «Наложение рук». [DG-9.3]" in table.story("ru")
    table = with_hero("fd_priestess", "ap: 1", near='fd_bone_road: "0:1"').act("azure", "move n")
    assert "Azure needs no test: the hero’s skill overcomes the threat. [DG-17.2]" in table.story()


@pytest.mark.rule("DG-9.11", "DG-1.5", "DG-2.17", "DG-20.13")
def test_a_roll_that_may_be_changed_a_hero_and_an_x_tell_what_they_are() -> None:
    table = cross("hand: [fd_drain_glory]", "peril: 3", turn="phase: villainy")
    question = outlook(table.state, 0).question
    assert question is not None
    tells = next(each.tells for each in question.options if each.notation == "play fd_drain_glory")
    assert tells is not None
    assert GAME.texts.say("en", tells.message, tells.words) == "you choose X; an opponent’s peril pays that much"
    state, _ = opened(GAME, {"choice_of_heroes": True})
    question = outlook(state, next(iter(state.decisions))).question
    assert question is not None
    tells = next(each.tells for each in question.options if each.notation == "hero fd_dragonslayer")
    assert tells is not None
    assert GAME.texts.say("ru", tells.message, tells.words).startswith("здоровье 6, ближний бой 3, магия 1, скорость 3")
    table = cross("ap: 1, peril: 1", "hand: [fd_ill_omen]", 3).act("azure", "move s")
    question = outlook(table.state, table.number("ember")).question
    assert question is not None
    said = GAME.texts.say("en", question.say.message, question.say.words)
    assert said == "Azure is about to roll (speed, needed 5): change the roll, or pass."


@pytest.mark.rule("DG-13.6", "DG-14.7", "DG-2.16")
def test_a_hunt_whose_monster_still_stands_is_told_as_failed_and_a_bane_as_removed() -> None:
    table = here("fd_overlords_citadel", "ap: 2, quests: [fd_q_overlord]", 1, 4)
    table.act("azure", "try fd_q_overlord").act("ember", "form magic").act("azure", "decline")
    assert table.events("quest-failed", "quest-completed") == ["quest-failed azure fd_q_overlord"]
    table = here("fd_overlords_citadel", "ap: 2, quests: [fd_q_overlord]", 1, 4, 5, 2)
    table.act("azure", "try fd_q_overlord").act("ember", "form magic")
    table.act("azure", "challenge-quest-monster", "form melee")
    assert table.events("quest-failed", "quest-completed") == ["quest-completed azure fd_q_overlord"]
    table = cross("inventory: [tl_holy_water, fd_thirst]", more="cards: {fd_thirst: {by: ember}}")
    assert "Azure discards Thirst (Holy Water). [DG-2.16]" in table.act("azure", "use tl_holy_water").story()


@pytest.mark.rule("DG-15.13")
def test_an_underground_passage_is_told_as_such() -> None:
    table = at(
        """
        seats:
          azure: {hero: fd_barbarian, at: fd_ravaged_wastes, ap: 2}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0", fd_ruins_of_anrak: "0:2"}
        turn: {phase: feats}
        """
    )
    table.act("azure", "passage fd_ruins_of_anrak")
    for language, told in (
        ("en", "Azure enters Ruins of Anrak by the underground passage. [DG-15.13]"),
        ("ru", "Лазурный подземным ходом попадает в локацию «Руины Анрака». [DG-15.13]"),
        ("uk", "Лазуровий підземним ходом потрапляє до локації «Руїни Анрака». [DG-15.13]"),
    ):
        assert told in table.story(language)


@pytest.mark.rule("DG-1.8", "DG-2.13", "DG-7.10")
def test_a_potion_used_in_ones_own_turn_cites_the_rules_of_that_turn() -> None:
    table = cross("ap: 1, glory: 1, hand: [fd_haste_potion]")
    table.act("azure", "play-and-use fd_haste_potion")
    said = table.story()
    start = said.index("Azure plays Potion of Haste for 1 glory. [DG-7.10]")
    assert said[start + 1 : start + 3] == [
        "Azure: +2 AP (Potion of Haste). [DG-1.8]",
        "Discarded: Potion of Haste. [DG-2.13]",
    ]


@pytest.mark.rule("DG-5.2", "DG-9.2", "DG-2.1")
def test_a_response_is_told_by_its_own_rule_and_peril_by_whose_it_is() -> None:
    table = hit("fd_giant_antlion", "melee", ember="glory: 1, hand: [fd_distraction]").act(
        "ember", "play fd_distraction"
    )
    said = table.story()
    assert any(" on Ember for " in line and line.endswith(" of Ember’s peril. [DG-5.8]") for line in said)
    assert "Ember plays Distraction Manoeuvre for 1 glory. [DG-9.2]" in said
    assert "Discarded: Distraction Manoeuvre. [DG-2.1]" in said


@pytest.mark.rule("DG-9.1")
def test_a_card_of_any_moment_is_told_by_its_own_rule() -> None:
    table = cross("glory: 2, hand: [fd_scroll_of_power]")
    table.act("azure", "play fd_scroll_of_power")
    assert "Azure plays Scroll of Power for 2 glory. [DG-9.1]" in table.story()


@pytest.mark.rule("DG-14.26")
def test_the_dice_of_a_quest_are_one_line_with_what_they_had_to_show() -> None:
    table = here("fd_brigands_lair", "ap: 2", 4, 1, more="common: [fd_q_dice]\nquest_deck: [fd_q_blood]")
    table.act("azure", "try fd_q_dice")
    for language, told in (
        ("en", "Azure rolls 4 + 1 = 5; needed: 10 or more, or a double. [DG-14.26]"),
        ("ru", "Лазурный бросает кубики: 4 + 1 = 5; нужно 10 или больше либо дубль. [DG-14.26]"),
        ("uk", "Лазуровий кидає кубики: 4 + 1 = 5; потрібно 10 або більше чи дубль. [DG-14.26]"),
    ):
        assert told in table.story(language)


@pytest.mark.rule("DG-17.9", "DG-7.8")
def test_healing_whoever_is_unhurt_is_told_as_such() -> None:
    t = at("""
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, glory: 3, hand: [fd_healing_potion], ap: 2}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: feats}
    """)
    t.act("azure", "play-and-use fd_healing_potion")
    for language, told in (
        ("en", "Azure has full health: there is nothing to heal. [DG-17.9]"),
        ("ru", "У Лазурного полное здоровье, лечить нечего. [DG-17.9]"),
        ("uk", "Лазуровий має повне здоров’я, лікувати нічого. [DG-17.9]"),
    ):
        assert told in t.story(language)


@pytest.mark.rule("DG-13.2", "DG-13.7")
def test_cards_of_a_reward_are_told_by_the_rule_of_rewards() -> None:
    table = here("fd_ravaged_wastes", "ap: 2, glory: 3, quests: [fd_q_caravan]", 6, more="deck: [fd_rope, fd_rust]")
    table.act("azure", "search fd_q_caravan").act("azure", "try fd_q_caravan")
    assert [line for line in table.story() if "draws" in line] == ["Azure draws 2 cards. [DG-13.2]"]


@pytest.mark.rule("DG-12.3", "DG-15.10")
def test_a_threat_names_the_location_it_belongs_to() -> None:
    facts = {"seat": "Azure", "source": "trap_exit", "cause": "X"}
    for language, told in (
        ("en", "Azure meets a threat: the trap exit of X."),
        ("ru", "Azure встречает угрозу: выход-ловушка локации «X»."),
        ("uk", "Azure натрапляє на загрозу: вихід-пастка локації «X»."),
    ):
        assert GAME.texts.say(language, "event-threatened", facts) == told


@pytest.mark.rule("DG-11.18")
def test_who_keeps_a_monster_does_so() -> None:
    facts = {"seat": "Azure", "card": "X", "zone": "lair"}
    for language, told in (
        ("en", "Azure puts X into the lair."),
        ("ru", "Azure отправляет в логово карту «X»."),
        ("uk", "Azure відправляє до лігва карту «X»."),
    ):
        assert GAME.texts.say(language, "event-monster-kept", facts) == told


@pytest.mark.rule("DG-17.2")
def test_cards_drawn_by_a_card_are_not_told_as_the_end_of_a_turn() -> None:
    table = cross("glory: 2, hand: [tl_blessings_nakari]", more="deck: [tl_ghost, tl_zombie]")
    table.act("azure", "play tl_blessings_nakari")
    assert "Azure draws a card. [DG-17.2]" in table.story()


@pytest.mark.rule("DG-11.18", "DG-11.19")
def test_a_wounded_monster_goes_to_the_lair_by_a_rule_of_its_own() -> None:
    hurt = cross("hand: [fd_sand_dragon]", "peril: 5", 1, 6, turn="phase: villainy")
    hurt.act("azure", "play fd_sand_dragon", "form melee", "end", "to-lair")
    assert "Azure puts Sand Dragon into the lair. [DG-11.19]" in hurt.story()
    whole = cross("hand: [fd_giant_antlion]", "peril: 3", 3, 3, turn="phase: villainy")
    whole.act("azure", "play fd_giant_antlion", "end", "to-lair")
    assert "Azure puts Giant Antlion into the lair. [DG-11.18]" in whole.story()


@pytest.mark.rule("DG-5.7")
def test_a_bane_on_the_own_hero_is_told_by_its_rule() -> None:
    table = cross("hand: [fd_mirage]", "peril: 3", 1, turn="phase: villainy")
    table.act("azure", "play fd_mirage", "on azure")
    assert "Azure plays Mirage on their own hero; paid with 2 peril of Ember. [DG-5.7]" in table.story()


@pytest.mark.rule("DG-7.19", "DG-14.18", "DG-20.11")
def test_a_quest_is_replaced_by_the_rule_of_its_moment() -> None:
    started = here("fd_necrotower", "ap: 0", more="common: [fd_q_princess]\nquest_deck: [fd_q_dice]")
    story = started.act("azure", "escort fd_q_princess").story()
    opened = next(line for line in story if line.startswith("A new common quest is open"))
    assert opened.endswith("[DG-14.18]")
    assert story.index(opened) == next(i for i, line in enumerate(story) if "starts an escort" in line) + 1
    for more, rule in (("", "DG-7.19"), ("variants: [nothing_personal]\n", "DG-20.11")):
        common = "common: [fd_q_dice]\nquest_deck: [fd_q_blood]"
        done = here("fd_brigands_lair", "ap: 2", 6, 6, more=more + common).act("azure", "try fd_q_dice")
        assert f"A new common quest is open: Blood for the Sands. [{rule}]" in done.story()
