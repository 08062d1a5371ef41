"""Nothing is silent: what comes to nothing, what comes late, and what takes no more is told."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at
from warhall.games.tyrants import GAME
from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.state import Tyrants
from warhall.kernel.narrator import Narrator


@pytest.mark.rule("TU-9.74", "TU-9.71")
def test_what_waited_names_its_card_when_it_comes() -> None:
    table = at("""
        half_decks: [aberrations, dragons]
        seats:
          red: {hand: [neogi, wyrmspeaker, noble], troops: [eryndlyn:0], barracks: 0}
          blue: {hand: [noble, soldier]}
    """)
    table.act("red", "play neogi", "play wyrmspeaker", "play noble", "end-turn", "resolve wyrmspeaker", "promote noble")
    assert [line for line in table.events() if line.split()[0] in ("due", "promoted")] == [
        "due red wyrmspeaker promotion",
        "promoted red noble played",
        "due red neogi effect",
    ]
    assert "Neogi: now comes its effect. [TU-9.74]" in table.story()
    assert "«Неоги»: настал черёд отложенного эффекта. [TU-9.74]" in table.story("ru")
    assert "«Неоґі»: настала черга відкладеного ефекту. [TU-9.74]" in table.story("uk")


@pytest.mark.rule("TU-9.86", "TU-10.6")
def test_two_outcasts_for_each_opponent_are_one_line() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats:
          red: {hand: [demogorgon, noble], troops: [eryndlyn:0]}
          blue: {}
          orange: {}
        white: [eryndlyn:1]
        section: left
    """)
    table.act("red", "play demogorgon", "devour noble", "supplant eryndlyn:1")
    assert table.events("card-given") == ["card-given blue,orange insane_outcast 2 2"]
    assert table.player("orange").discard == ["insane_outcast", "insane_outcast"]


@pytest.mark.rule("TU-9.86", "TU-9.83")
def test_who_goes_without_an_outcast_because_the_stack_is_empty_is_told() -> None:
    table = at("""
        half_decks: [drow, demons]
        stacks: {insane_outcast: 1}
        seats: {red: {hand: [ghoul]}, blue: {}, orange: {}}
        section: left
    """)
    table.act("red", "play ghoul")
    assert table.events("card-given", "stack-empty") == [
        "card-given blue insane_outcast 1 1",
        "stack-empty insane_outcast",
    ]
    assert table.told[-1].rule == "TU-9.86"


@pytest.mark.rule("TU-6.12", "TU-10.41")
def test_a_cost_of_any_number_of_spies_cannot_be_paid_without_a_spy() -> None:
    table = at("half_decks: [drow, demons]\nseats: {red: {hand: [grazzt]}, blue: {}}")
    table.act("red", "play grazzt", "choose 2")
    assert [(each.rule, table.line(each.event)) for each in table.told][-1] == ("TU-6.12", "cannot-pay grazzt")


@pytest.mark.rule("TU-10.41")
@pytest.mark.parametrize(("white", "lack"), [("[everfire:0]", "more"), ("[]", "target")])
def test_a_site_that_is_passed_over_is_told(white: str, lack: str) -> None:
    table = at(f"""
        half_decks: [drow, demons]
        seats: {{red: {{hand: [grazzt], spies: [everfire, skullport]}}, blue: {{}}}}
        white: {white}
    """)
    table.act("red", "play grazzt", "choose 2", "return-spy everfire red", "return-spy skullport red")
    if lack == "more":
        table.act("red", "supplant everfire:0")
    assert [(each.rule, table.line(each.event)) for each in table.told][-1] == ("TU-10.41", f"no-target grazzt {lack}")
    full = at("""
        half_decks: [drow, demons]
        seats: {red: {hand: [grazzt], spies: [everfire]}, blue: {}}
        white: [everfire:0]
    """)
    full.act("red", "play grazzt", "choose 2", "return-spy everfire red", "supplant everfire:0")
    assert not full.events("no-target")


@pytest.mark.rule("TU-10.46")
def test_a_foreign_card_that_cannot_be_found_is_told() -> None:
    table = at("""
        half_decks: [drow, aberrations]
        market: [ulitharid]
        seats: {red: {hand: [ulitharid]}, blue: {}}
    """)
    table.act("red", "play ulitharid")
    assert table.story()[-1] == "Ulitharid: there is no card to play. [TU-10.46]"
    assert table.story("ru")[-1] == "«Улитарид»: карт, которые можно разыграть, нет. [TU-10.46]"
    assert table.story("uk")[-1] == "«Улітарід»: карт, які можна розіграти, немає. [TU-10.46]"


@pytest.mark.rule("TU-10.31", "TU-10.32")
def test_a_card_of_the_inner_circle_goes_back_only_if_it_is_still_there() -> None:
    table = at("""
        half_decks: [undead, aberrations]
        seats: {red: {hand: [elder_brain], deck: [flesh_golem], troops: [eryndlyn:0]}, blue: {}}
        white: [eryndlyn:1]
    """)
    table.act("red", "play elder_brain", "play flesh_golem", "use", "assassinate eryndlyn:1")
    assert not table.events("put-back")


@pytest.mark.rule("TU-9.43", "TU-5.14", "TU-9.44")
def test_cards_that_are_not_there_are_missed() -> None:
    table = at("half_decks: [drow, dragons]\nseats: {red: {hand: [rath_modar], deck: [noble]}, blue: {}}")
    table.act("red", "play rath_modar")
    assert table.events("drew", "draw-lost") == ["drew red noble", "draw-lost red 1"]
    assert "Barrison Del’Armgo has no card left to draw: 1 card too few. [TU-9.43]" in table.story()
    table.act("red", "spy everfire")
    table.told.clear()
    table.act("red", "end-turn")
    assert [(each.rule, table.line(each.event)) for each in table.told if "draw-lost" in table.line(each.event)] == [
        ("TU-5.14", "draw-lost red 3")
    ]
    assert any(line.endswith("больше брать нечего, не хватает 3 карт. [TU-5.14]") for line in table.story("ru"))
    assert any(line.endswith("більше брати нічого, бракує 3 карт. [TU-5.14]") for line in table.story("uk"))
    table = at("half_decks: [drow, demons]\nseats: {red: {hand: [nalfeshnee]}, blue: {}}").act("red", "play nalfeshnee")
    assert table.events("no-target") == ["no-target nalfeshnee card"]


@pytest.mark.rule("TU-6.6")
def test_stopping_early_is_told() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats: {red: {hand: [council_member, council_member], troops: [eryndlyn:0]}, blue: {}}
        white: [eryndlyn:1]
    """)
    table.act("red", "play council_member", "done")
    assert table.events("declined") == ["declined red council_member move"]
    table.act("red", "play council_member", "move eryndlyn:1", "to eryndlyn:2", "done")
    assert table.events("declined")[1:] == ["declined red council_member rest"]
    assert any("does without any more of this effect of Council Member. [TU-6.6]" in line for line in table.story())
    assert any("does without moving a troop by Council Member. [TU-6.6]" in line for line in table.story())
    for language, words in (
        ("ru", ("не перемещает войско по эффекту карты", "больше ничего не делает по этому эффекту карты")),
        ("uk", ("не переміщує військо за ефектом карти", "більше нічого не робить за цим ефектом карти")),
    ):
        said = table.story(language)
        assert all(any(each in line for line in said) for each in words)


@pytest.mark.rule("TU-10.2")
def test_an_outcast_that_escapes_being_devoured_or_promoted_says_so() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats: {red: {hand: [marilith, insane_outcast, nalfeshnee], deck: [insane_outcast]}, blue: {}}
    """)
    table.act("red", "play marilith", "devour insane_outcast", "play nalfeshnee")
    assert table.events("back-on-stack") == [
        "back-on-stack red insane_outcast devoured",
        "back-on-stack red insane_outcast promoted",
    ]
    assert table.story("ru")[-1].endswith("в её запас вместо того, чтобы её приблизить. [TU-10.2]")
    assert table.story("uk")[-1].endswith("до її запасу замість того, щоб її наблизити. [TU-10.2]")


@pytest.mark.rule("TU-10.16")
def test_an_umber_hulk_against_an_empty_hand_cites_its_own_rule() -> None:
    table = at("""
        half_decks: [drow, aberrations]
        seats:
          red: {hand: [cranium_rats], troops: [eryndlyn:0], barracks: 0}
          blue: {hand: [umber_hulk, noble, noble, noble]}
    """)
    table.act("red", "play cranium_rats").act("blue", "discard umber_hulk")
    assert [(each.rule, table.line(each.event)) for each in table.told][-1] == (
        "TU-10.16",
        "no-target umber_hulk victim",
    )


@pytest.mark.rule("TU-10.34")
def test_the_opened_card_is_taken_from_the_devoured_pile() -> None:
    table = at("""
        half_decks: [drow, dragons]
        devoured: [blackguard]
        seats: {red: {hand: [cult_fanatic]}, blue: {}}
        turn: {influence: 3, opened: true}
    """)
    table.act("red", "play cult_fanatic", "devour-devoured")
    assert table.told[-1].rule == "TU-10.34"
    assert table.story()[-1].endswith("devours Blackguard from the devoured pile: it stays there. [TU-10.34]")
    table.act("red", "recruit-devoured")
    assert table.story()[-1].endswith("recruits Blackguard from the devoured pile for 3 Influence. [TU-10.34]")
    assert table.story("ru")[-1].endswith("«Чёрный страж» из поглощённых; влияние −3. [TU-10.34]")
    assert table.story("uk")[-1].endswith("«Чорний вартовий» з поглинених; вплив −3. [TU-10.34]")


@pytest.mark.rule("TU-6.24", "TU-6.21")
def test_a_card_is_revealed_for_the_focus_of_another() -> None:
    table = at("half_decks: [drow, elementals]\nseats: {red: {hand: [imix, fire_elemental]}, blue: {}}")
    table.act("red", "play imix", "reveal fire_elemental")
    said = {language: table.story(language)[-2] for language in ("en", "ru", "uk")}
    assert said["en"].endswith("Armgo reveals Fire Elemental for the Focus of Imix. [TU-6.24]")
    assert said["ru"].endswith("карту «Огненный элементаль» для Концентрации карты «Имикс». [TU-6.24]")
    assert said["uk"].endswith("карту «Вогняний елементаль» для Концентрації карти «Імікс». [TU-6.24]")


@pytest.mark.rule("TU-6.5", "TU-9.87", "TU-9.32")
@pytest.mark.parametrize(
    ("card", "missing"),
    [("marlos_urnrayle", "no card that may be recruited"), ("cult_fanatic", "no card to devour")],
)
def test_a_card_that_finds_no_card_says_what_it_looked_for(card: str, missing: str) -> None:
    table = at(f"half_decks: [dragons, elementals]\nmarket: []\nseats: {{red: {{hand: [{card}]}}, blue: {{}}}}")
    table.act("red", f"play {card}")
    assert table.story()[-1].endswith(f": there is {missing}. [TU-6.5]")


@pytest.mark.rule("TU-6.5", "TU-10.11")
@pytest.mark.parametrize(
    ("card", "answers", "rule"),
    [
        ("mindwitness", ("assassinate eryndlyn:1",), "TU-6.5"),
        ("mindwitness", ("assassinate eryndlyn:2",), "TU-10.11"),
        ("chuul", ("spy skullport",), "TU-6.5"),
        ("chuul", ("spy eryndlyn",), "TU-10.11"),
        ("gauth", ("choose 2",), "TU-10.11"),
    ],
)
def test_a_discard_that_hits_nobody_cites_why(card: str, answers: tuple[str, ...], rule: str) -> None:
    table = at(f"""
        half_decks: [drow, aberrations]
        seats: {{red: {{hand: [{card}], troops: [eryndlyn:0]}}, blue: {{hand: [noble], troops: [eryndlyn:2]}}}}
        white: [eryndlyn:1]
    """)
    table.act("red", f"play {card}", *answers)
    assert [(each.rule, table.line(each.event)) for each in table.told][-1] == (rule, f"no-target {card} victim")


@pytest.mark.rule("TU-6.11")
def test_an_ability_that_is_not_paid_for_is_not_called_the_effect_of_the_card() -> None:
    table = at("""
        half_decks: [drow, undead]
        seats: {red: {hand: [skeletal_horde], troops: [eryndlyn:0]}, blue: {}}
    """)
    table.act("red", "play skeletal_horde", "deploy eryndlyn:1", "deploy eryndlyn:2", "decline")
    assert table.story()[-1] == "Barrison Del’Armgo does without the ability of Skeletal Horde. [TU-6.11]"
    assert table.story("ru")[-1] == "Баррисон Дель’Армго не применяет свойство карты «Орда скелетов». [TU-6.11]"
    assert table.story("uk")[-1] == "Баррісон Дель’Армґо не застосовує властивість карти «Орда скелетів». [TU-6.11]"


@pytest.mark.rule("TU-6.6", "TU-9.31")
def test_a_card_that_could_be_devoured_and_is_not_is_told_as_that() -> None:
    table = at("""
        half_decks: [drow, dragons]
        market: [kobold]
        seats: {red: {hand: [white_wyrmling], troops: [eryndlyn:0]}, blue: {}}
    """)
    table.act("red", "play white_wyrmling", "deploy eryndlyn:1", "deploy eryndlyn:2", "decline")
    assert table.story()[-1].endswith("does without devouring a card by White Wyrmling. [TU-6.6]")
    assert table.story("ru")[-1].endswith("не поглощает карту по эффекту карты «Вирмлинг белого дракона». [TU-6.6]")
    assert table.story("uk")[-1].endswith("не поглинає карту за ефектом карти «Вірмлінг білого дракона». [TU-6.6]")


@pytest.mark.rule("TU-9.62")
def test_a_spy_that_is_not_called_back_to_be_placed_again_is_told_by_its_rule() -> None:
    sites = "[everfire, skullport, eryndlyn, kanaglym, llacerellyn]"
    table = at(f"seats: {{red: {{hand: [spy_master], spies: {sites}}}, blue: {{}}}}")
    table.act("red", "play spy_master", "decline")
    assert table.story()[-1].endswith("does without placing a spy by Spy Master. [TU-9.62]")
    assert table.story("ru")[-1].endswith("не подсылает шпиона по эффекту карты «Мастер шпионажа». [TU-9.62]")
    assert table.story("uk")[-1].endswith("не підсилає шпигуна за ефектом карти «Майстер шпигунства». [TU-9.62]")


@pytest.mark.rule("TU-9.50", "TU-10.49")
@pytest.mark.parametrize(("card", "rule"), [("council_member", "TU-6.5"), ("mummy_lord", "TU-10.49")])
def test_a_full_board_on_which_no_troop_can_be_put_is_told_as_full(card: str, rule: str) -> None:
    table = at(f"""
        half_decks: [drow, undead]
        seats: {{red: {{hand: [{card}], trophies: {{white: 2}}, troops: [eryndlyn:0]}}, blue: {{}}}}
    """)
    g = table.state
    assert isinstance(g, Tyrants)
    g.troops[WHITE] |= g.empty
    g.empty = 0
    table.act("red", f"play {card}", *(["choose 2"] if card == "mummy_lord" else []))
    line = f"no-target {card} room"
    assert line in table.events("no-target")
    assert {each.rule for each in table.told if table.line(each.event) == line} == {rule}
    assert any(said.endswith(f": there is no empty space to put a troop on. [{rule}]") for said in table.story())
    assert any(said.endswith(f": пустой клетки для войска нет. [{rule}]") for said in table.story("ru"))
    assert any(said.endswith(f": порожньої клітинки для війська немає. [{rule}]") for said in table.story("uk"))


@pytest.mark.rule("TU-2.10")
@pytest.mark.parametrize(("half", "told"), [("dragons", False), ("demons", True)])
def test_the_stack_of_outcasts_is_told_only_where_it_was_put_out(half: str, told: bool) -> None:  # noqa: FBT001
    table = at(f"half_decks: [drow, {half}]\nseats: {{red: {{}}, blue: {{}}}}")
    said = GAME.describe(table.state.view(None), Narrator(GAME, "en"))
    assert any(line.startswith("Stack of Insane Outcast") for line in said) == told
