"""What is asked and told of a card and by which rule, and what is said of a table where the game is over."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import AtTable, at
from warhall.games.tyrants import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook

LANGUAGES = ("en", "ru", "uk")


def asked(table: AtTable, seat: str, language: str = "en") -> str:
    """What a seat is asked, with its rule."""
    return Narrator(GAME, language).turn(outlook(table.state, table.number(seat)))


@pytest.mark.rule("TU-9.77", "TU-10.40", "TU-6.4")
def test_a_promotion_at_once_is_asked_by_its_own_rule() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats: {red: {hand: [matron_mother], deck: [noble, soldier]}, blue: {}}
    """)
    table.act("red", "play matron_mother")
    assert [asked(table, "red", language) for language in LANGUAGES] == [
        "Matron Mother: promote a card. [TU-9.77]",
        "«Мать-матрона»: приблизьте карту. [TU-9.77]",
        "«Мати-матрона»: наблизьте карту. [TU-9.77]",
    ]
    assert table.refused("red", "done") == ("TU-6.4", "compulsory")


@pytest.mark.rule("TU-9.71", "TU-9.73")
def test_a_promotion_that_waited_is_asked_as_a_pending_one() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats: {red: {hand: [advocate, noble]}, blue: {}}
    """)
    table.act("red", "play noble", "play advocate", "choose 2", "end-turn")
    assert asked(table, "red") == "Advocate: promote a card. [TU-9.73]"
    assert table.refused("red", "done") == ("TU-9.73", "compulsory")


@pytest.mark.rule("TU-9.24")
def test_a_question_counts_what_is_left_only_while_it_comes_again() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats: {red: {hand: [master_of_melee_magthere], troops: [eryndlyn:0]}, blue: {}}
    """)
    table.act("red", "play master_of_melee_magthere", "choose 1", "deploy eryndlyn:1", "deploy eryndlyn:2")
    assert [asked(table, "red", language) for language in LANGUAGES] == [
        "Master of Melee-Magthere: deploy a troop (2 left). [TU-9.24]",
        "«Мастер Мили-Магтира»: разместите войско (осталось: 2). [TU-9.24]",
        "«Майстер Мілі-Маґтіра»: розмістіть військо (залишилося: 2). [TU-9.24]",
    ]
    table.act("red", table.options()[0])
    assert asked(table, "red") == "Master of Melee-Magthere: deploy a troop. [TU-9.24]"


@pytest.mark.rule("TU-9.62", "TU-9.91")
def test_a_spy_that_comes_back_to_be_placed_is_told_by_the_rule_of_placing() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats:
          red: {hand: [watcher_of_thay, watcher_of_thay], spies: [eryndlyn, everfire, skullport, kanaglym, labyrinth]}
          blue: {}
    """)
    table.act("red", "play watcher_of_thay", "choose 1", "return-spy everfire red", "spy ched_nasad")
    returned, placed = table.story()[-2:]
    assert returned.endswith("returns one of its own spies: Everfire. [TU-9.62]")
    assert placed.endswith("places a spy: Ched Nasad. [TU-9.60]")
    table.act("red", "play watcher_of_thay", "choose 2", "return-spy ched_nasad red")
    assert table.story()[-2].endswith("returns one of its own spies: Ched Nasad. [TU-9.91]")


@pytest.mark.rule("TU-9.50")
def test_a_move_is_told_by_the_rule_of_moving() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats: {red: {hand: [cleric_of_laogzed], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
    """)
    table.act("red", "play cleric_of_laogzed", "move eryndlyn:1", "to ched_nasad:0")
    assert any(line.endswith("Eryndlyn, space 2 → Ched Nasad, space 1. [TU-9.50]") for line in table.story())


@pytest.mark.rule("TU-11.3")
def test_a_table_where_the_game_is_over_names_no_turn() -> None:
    table = at("""
        half_decks: [drow, dragons]
        turn: {seat: blue}
        ending: troops
        seats: {red: {troops: [eryndlyn:0]}, blue: {}}
    """)
    table.act("blue", "end-turn")
    assert table.state.result is not None
    seen = outlook(table.state, None)
    for language, over in zip(LANGUAGES, ("The game is over.", "Игра окончена.", "Гру завершено."), strict=True):
        narrator = Narrator(GAME, language)
        first, second, *_ = narrator.position(seen)
        assert first.endswith(over)
        assert not second.endswith(narrator.say("pic-ending"))
        drawn = ["".join(span.text for span in line) for line in GAME.picture(seen.view, narrator)]
        assert drawn[0] == narrator.say("pic-over", round=table.view().round)
        assert not any("→" in line for line in drawn)


@pytest.mark.rule("TU-6.10", "TU-6.8")
def test_a_cost_is_asked_with_what_it_is_and_all_that_it_brings() -> None:
    table = at("half_decks: [undead, demons]\nseats: {red: {hand: [mind_flayer, noble, flesh_golem]}, blue: {}}")
    table.act("red", "play mind_flayer")
    said = [asked(table, "red", language).partition(": ")[2] for language in LANGUAGES]
    assert said == [
        "pay the cost, or decline. Devour 1 card from your hand ► choose one: gain 3 Influence / assassinate 1 enemy "
        "troop. [TU-6.11]",
        "оплатите стоимость или откажитесь. Поглотите 1 карту из руки ► выберите одно: получите 3 влияния / уничтожьте "
        "1 войско соперника. [TU-6.11]",
        "сплатіть вартість або відмовтеся. Поглиньте 1 карту з руки ► виберіть одне: отримайте 3 одиниці впливу / "
        "знищте 1 військо суперника. [TU-6.11]",
    ]
    table.act("red", "decline", "play flesh_golem")
    assert asked(table, "red").endswith("decline. Devour this card ► assassinate 1 enemy troop. [TU-6.11]")


@pytest.mark.rule("TU-6.8", "TU-6.1")
def test_an_option_of_two_instructions_is_two_sentences() -> None:
    names = GAME.texts.names["choice"]
    assert names["gauth.0.2"]["en"].startswith("Draw 1 card. Choose an opponent")
    assert names["green_dragon.0.1"]["ru"] == "Подошлите 1 шпиона. Замените 1 войско соперника в этой локации"
    assert names["green_dragon.0.1"]["uk"] == "Підішліть 1 шпигуна. Замініть 1 військо суперника в цій локації"


@pytest.mark.rule("TU-11.14", "TU-11.3")
def test_a_score_is_final_once_the_game_is_over() -> None:
    table = at("half_decks: [drow, dragons]\nturn: {seat: blue}\nending: troops\nseats: {red: {vp: 3}, blue: {}}")
    words = {"en": ("Score so far", "Final score"), "ru": ("Счёт сейчас", "Итоговый счёт")}
    words["uk"] = ("Рахунок зараз", "Підсумковий рахунок")

    def told(language: str) -> str:
        return "\n".join(Narrator(GAME, language).position(outlook(table.state, None)))

    assert all(f"{before}: 3." in told(language) for language, (before, _) in words.items())
    table.act("blue", "end-turn")
    assert all(f"{after}: 3." in told(language) for language, (_, after) in words.items())
    assert not any(before in told(language) for language, (before, _) in words.items())


@pytest.mark.rule("TU-10.34", "TU-9.71")
def test_what_is_open_and_what_waits_is_told_in_sentences_too() -> None:
    table = at("""
        half_decks: [undead, dragons]
        devoured: [kobold]
        seats: {red: {hand: [ghost, wyrmspeaker], spies: [everfire]}, blue: {}}
    """)
    table.act("red", "play ghost", "choose 2", "return-spy everfire red", "play wyrmspeaker")
    told = Narrator(GAME, "en").position(outlook(table.state, table.number("blue")))
    assert "Open until the end of the turn as if in the market: Kobold." in told
    assert "For the end of the turn: Wyrmspeaker." in told
    assert "До конца хода открыта, как на рынке: «Кобольд»." in Narrator(GAME, "ru").position(outlook(table.state, 1))
    assert "До кінця ходу відкрита, наче на ринку: «Кобольд»." in Narrator(GAME, "uk").position(outlook(table.state, 1))


@pytest.mark.rule("TU-6.24", "TU-6.23")
def test_a_card_that_was_shown_is_told_to_all() -> None:
    table = at("half_decks: [drow, elementals]\nseats: {red: {hand: [imix, fire_elemental]}, blue: {}}")
    table.act("red", "play imix", "reveal fire_elemental")
    seen = outlook(table.state, table.number("blue"))
    told = {language: Narrator(GAME, language).position(seen) for language in LANGUAGES}
    assert any(line.startswith("Shown from hand") and line.endswith(": Fire Elemental.") for line in told["en"])
    assert any(line.startswith("Показаны в этом ходу карты из руки") for line in told["ru"])
    assert any(line.startswith("Показано цього ходу карти з руки") for line in told["uk"])


@pytest.mark.rule("TU-9.90", "TU-9.96")
def test_a_card_that_returns_only_spies_asks_for_a_spy() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats:
          red: {hand: [red_dragon], troops: [eryndlyn:0]}
          blue: {spies: [eryndlyn]}
          orange: {spies: [eryndlyn]}
        section: left
    """)
    table.act("red", "play red_dragon")
    assert [asked(table, "red", language) for language in LANGUAGES] == [
        "Red Dragon: return a spy. [TU-9.90]",
        "«Красный дракон»: верните шпиона. [TU-9.90]",
        "«Червоний дракон»: поверніть шпигуна. [TU-9.90]",
    ]


@pytest.mark.rule("TU-6.6", "TU-9.32")
def test_a_card_that_may_devour_says_that_it_may_be_declined() -> None:
    table = at("""
        half_decks: [drow, dragons]
        market: [kobold]
        seats: {red: {hand: [white_wyrmling], troops: [eryndlyn:0]}, blue: {}}
    """)
    table.act("red", "play white_wyrmling", "deploy eryndlyn:1", "deploy eryndlyn:2")
    assert [asked(table, "red", language) for language in LANGUAGES] == [
        "White Wyrmling: devour a card, or decline. [TU-9.32]",
        "«Вирмлинг белого дракона»: поглотите карту или откажитесь. [TU-9.32]",
        "«Вірмлінг білого дракона»: поглиньте карту або відмовтеся. [TU-9.32]",
    ]


@pytest.mark.rule("TU-10.39")
def test_who_gives_an_opponent_a_card_is_asked_about_that_card() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats: {red: {hand: [myconid_adult]}, blue: {}, orange: {}}
        section: left
    """)
    table.act("red", "play myconid_adult")
    assert [asked(table, "red", language) for language in LANGUAGES] == [
        "Myconid Adult: choose which opponent must take Insane Outcast. [TU-10.39]",
        "«Взрослый миконид»: выберите соперника, который завербует карту «Безумный изгой». [TU-10.39]",
        "«Дорослий міконід»: виберіть суперника, який завербує карту «Божевільний вигнанець». [TU-10.39]",
    ]


def test_the_question_of_a_turn_names_the_resources_without_asking_to_spend_nothing() -> None:
    table = at("seats: {red: {hand: [noble]}, blue: {}}")
    said = "Your turn: play cards and spend resources. Power: 0, Influence: 0. [TU-5.3]"
    assert asked(table, "red") == said
