"""What is told of cards: where they come from, by which rule they move, and that an effect came to nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import AtTable, at
from warhall.games.tyrants import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name


def lines(table: AtTable, *ends: str) -> None:
    """The last lines end like this."""
    said = table.story()[-len(ends) :]
    assert [line[-len(end) :] for line, end in zip(said, ends, strict=True)] == list(ends)


@pytest.mark.rule("TU-9.31", "TU-9.82")
def test_a_new_card_on_the_market_cites_why_its_space_was_empty() -> None:
    table = at("""
        half_decks: [drow, dragons]
        market: [kobold, blackguard]
        market_deck: [wyrmspeaker, advocate, drow_negotiator]
        seats: {red: {hand: [cult_fanatic], troops: [eryndlyn:0]}, blue: {}}
        turn: {influence: 1}
    """)
    table.act("red", "play cult_fanatic", "devour blackguard")
    lines(table, "devours Blackguard from the market. [TU-9.30]", "New on the market: Wyrmspeaker. [TU-9.31]")
    assert table.story("ru")[-2].endswith("поглощает карту «Чёрный страж» с рынка. [TU-9.30]")
    assert table.story("uk")[-2].endswith("поглинає карту «Чорний вартовий» з ринку. [TU-9.30]")
    table.act("red", "recruit kobold")
    lines(table, "recruits Kobold for 1 Influence. [TU-9.81]", "New on the market: Advocate. [TU-9.82]")


@pytest.mark.rule("TU-5.12", "TU-5.11", "TU-9.40")
def test_a_new_hand_cites_the_end_of_the_turn_and_no_cards_are_not_told() -> None:
    table = at("seats: {red: {deck: [noble, noble, noble, noble, noble]}, blue: {}}")
    table.act("red", "end-turn")
    assert [told.rule for told in table.told][:2] == ["TU-5.8", "TU-5.12"]
    assert not table.events("cleaned-up")


@pytest.mark.rule("TU-9.90", "TU-9.91", "TU-9.97")
def test_own_pieces_that_come_back_are_called_own() -> None:
    table = at("""
        half_decks: [drow, aberrations]
        seats:
          red: {hand: [intellect_devourer], troops: [eryndlyn:0], spies: [everfire]}
          blue: {troops: [eryndlyn:1]}
    """)
    table.act("red", "play intellect_devourer")
    table.act("red", next(option for option in table.options() if option.startswith("choose 2")))
    table.act("red", "return-troop eryndlyn:0", "return-spy everfire red")
    lines(
        table,
        "Armgo returns one of its own troops: Eryndlyn, space 1. [TU-9.91]",
        "Armgo returns one of its own spies: Everfire. [TU-9.91]",
    )
    assert [line[-60:] for line in table.story("ru")[-2:]] == [
        line[-60:]
        for line in (
            "Баррисон Дель’Армго возвращает своё войско: Эриндлин, клетка 1. [TU-9.91]",
            "Баррисон Дель’Армго возвращает своего шпиона: Вечное Пламя. [TU-9.91]",
        )
    ]


@pytest.mark.rule("TU-10.30", "TU-10.31")
def test_a_card_played_from_elsewhere_says_from_where() -> None:
    table = at("""
        half_decks: [drow, aberrations]
        market: [spectator]
        seats: {red: {hand: [ulitharid, elder_brain], deck: [noble], troops: [eryndlyn:0]}, blue: {}}
    """)
    table.act("red", "play ulitharid", "play spectator")
    lines(
        table,
        "plays Spectator from the market: +2 Power, +1 Influence. [TU-10.30]",
        "devours Spectator. [TU-9.30]",
    )
    table.act("red", "play elder_brain", "play noble")
    lines(
        table,
        "promotes Noble from the top of the deck to the inner circle. [TU-9.70]",
        "plays Noble from the inner circle: +1 Influence. [TU-10.31]",
        "puts Noble back into the inner circle. [TU-10.31]",
    )


@pytest.mark.rule("TU-10.14", "TU-10.15")
def test_a_reaction_to_a_forced_discard_says_what_it_is() -> None:
    table = at("""
        half_decks: [drow, aberrations]
        seats:
          red: {hand: [cranium_rats, cranium_rats], troops: [eryndlyn:0]}
          blue: {hand: [ambassador, grimlock, noble, noble, noble], deck: [soldier, soldier]}
    """)
    table.act("red", "play cranium_rats", "deploy eryndlyn:1", "deploy eryndlyn:2")
    table.act("blue", "discard ambassador", "use")
    lines(table, "Xorlarrin promotes Ambassador to the inner circle instead of discarding it. [TU-10.14]")
    table.act("red", "play cranium_rats", "deploy llacerellyn--eryndlyn:0", "deploy eryndlyn--kanaglym:0")
    table.act("blue", "discard grimlock")
    lines(table, "Xorlarrin must discard Grimlock. [TU-10.10]", "Xorlarrin draws 2 cards. [TU-10.15]")


@pytest.mark.rule("TU-6.5", "TU-6.17", "TU-9.83", "TU-10.11", "TU-10.39")
@pytest.mark.parametrize(
    ("card", "answers", "said"),
    [
        ("aboleth", ("choose 2",), "Aboleth: there is nothing to count, so this brings nothing. [TU-6.17]"),
        (
            "cranium_rats",
            ("deploy eryndlyn:1", "deploy eryndlyn:2"),
            "there is nobody who must discard a card. [TU-10.11]",
        ),
        (
            "gibbering_mouther",
            ("deploy eryndlyn:1", "deploy eryndlyn:2"),
            "there is no opponent who qualifies. [TU-10.39]",
        ),
        ("ghoul", (), "Insane Outcast: the stack is empty. [TU-9.83]"),
    ],
)
def test_an_effect_that_comes_to_nothing_says_so(card: str, answers: tuple[str, ...], said: str) -> None:
    table = at(f"""
        half_decks: [{"aberrations, drow" if card in ("aboleth", "cranium_rats") else "demons, drow"}]
        {"stacks: {insane_outcast: 0}" if card == "ghoul" else ""}
        seats: {{red: {{hand: [{card}], troops: [eryndlyn:0]}}, blue: {{troops: [skullport:2]}}}}
    """)
    table.act("red", f"play {card}", *answers)
    lines(table, said)


@pytest.mark.rule("TU-9.26")
def test_a_deploy_without_room_cites_its_own_rule_and_a_single_space_has_no_number() -> None:
    table = at("""
        seats:
          red: {hand: [kobold], troops: [chasmleap_bridge:0]}
          blue: {troops: [menzoberranzan--chasmleap_bridge:1, chasmleap_bridge--everfire:0]}
        white: [araumycos--chasmleap_bridge:0, chasmleap_bridge--gracklstugh:0]
        turn: {power: 3}
    """)
    table.act("red", "play kobold", "choose 1")
    lines(table, "Kobold: there is nowhere to deploy a troop. [TU-9.26]")
    assert table.said("red", "deploy chasmleap_bridge:0").startswith("Chasmleap Bridge is occupied (Barrison")


@pytest.mark.rule("TU-6.7", "TU-6.17")
@pytest.mark.parametrize(("card", "decks"), [("underdark_ranger", "drow, dragons"), ("quaggoth", "drow, aberrations")])
def test_a_card_that_finds_one_target_and_no_other_says_so(card: str, decks: str) -> None:
    table = at(f"""
        half_decks: [{decks}]
        seats: {{red: {{hand: [{card}], troops: [eryndlyn:0, everfire:0, ched_nasad:0]}}, blue: {{}}}}
        white: [eryndlyn:1]
    """)
    table.act("red", f"play {card}", "assassinate eryndlyn:1")
    lines(table, "a troop (white): Eryndlyn, space 2. [TU-9.11]", "there is no other legal target. [TU-6.7]")
    assert table.story("ru")[-1].endswith("»: допустимых целей больше нет. [TU-6.7]")
    assert table.story("uk")[-1].endswith("»: допустимих цілей більше немає. [TU-6.7]")


@pytest.mark.rule("TU-9.73")
def test_a_promotion_that_lapses_cites_its_own_rule() -> None:
    table = at("seats: {red: {hand: [advocate], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play advocate", "choose 2", "end-turn")
    assert table.story()[3:5] == [
        "Advocate: now comes its promotion. [TU-9.74]",
        "Advocate: there is no card to promote. [TU-9.73]",
    ]
    assert table.story("ru")[4] == "«Заступница»: карт, которые можно приблизить, нет. [TU-9.73]"
    assert table.story("uk")[4] == "«Заступниця»: карт, які можна наблизити, немає. [TU-9.73]"


@pytest.mark.rule("TU-11.12", "TU-10.6")
def test_a_house_acts_in_the_singular_and_several_stand_in_a_list() -> None:
    say = {language: Narrator(GAME, language).say for language in ("en", "ru", "uk")}
    both = (Name("seat", "black"), Name("seat", "orange"))
    shared = [each("result-score", count=2, winners=both) for each in say.values()]
    assert shared == [
        "The victory is shared: Baenre, Mizzrym.",
        "Победу делят: Бэнре, Миззрим.",
        "Перемогу ділять: Бенре, Міззрим.",
    ]
    won = [each("result-score", count=1, winners=both[:1]) for each in say.values()]
    assert won[1:] == ["Бэнре набирает больше всех ПО и побеждает.", "Бенре набирає найбільше ПО й перемагає."]
    given = {
        (players, count): [
            each(
                "event-card-given",
                seats=both[:players],
                players=players,
                card=Name("card", "insane_outcast"),
                count=count,
            )
            for each in say.values()
        ]
        for players in (1, 2)
        for count in (1, 2)
    }
    assert given == {
        (1, 1): [
            "Baenre must take Insane Outcast.",
            "Бэнре вынужден завербовать карту «Безумный изгой».",
            "Бенре мусить завербувати карту «Божевільний вигнанець».",
        ],
        (1, 2): [
            "Baenre must take 2 “Insane Outcast” cards.",
            "Бэнре вынужден завербовать 2 карты «Безумный изгой».",
            "Бенре мусить завербувати 2 карти «Божевільний вигнанець».",
        ],
        (2, 1): [
            "Baenre, Mizzrym must each take Insane Outcast.",
            "Бэнре, Миззрим вынуждены завербовать по 1 карте «Безумный изгой».",
            "Бенре, Міззрим мусять завербувати по 1 карті «Божевільний вигнанець».",
        ],
        (2, 2): [
            "Baenre, Mizzrym must each take 2 “Insane Outcast” cards.",
            "Бэнре, Миззрим вынуждены завербовать по 2 карты «Безумный изгой».",
            "Бенре, Міззрим мусять завербувати по 2 карти «Божевільний вигнанець».",
        ],
    }


@pytest.mark.rule("TU-6.17", "TU-6.18")
def test_a_condition_that_is_not_met_is_told_with_what_is_missing() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats:
          red: {hand: [dragonclaw, infiltrator], troops: [eryndlyn:0], trophies: {blue: 3, white: 2}}
          blue: {troops: [eryndlyn:1, everfire:0]}
    """)
    table.act("red", "play dragonclaw", "assassinate eryndlyn:1")
    lines(table, "Dragonclaw: its condition is not met (troops of players in the trophy hall: 4 of 5). [TU-6.17]")
    assert table.story("ru")[-1].endswith("не выполнено (войска игроков в зале трофеев: 4 из 5). [TU-6.17]")
    assert table.story("uk")[-1].endswith("не виконано (війська гравців у залі трофеїв: 4 з 5). [TU-6.17]")
    table.act("red", "play infiltrator", "spy skullport")
    lines(table, "Infiltrator: its condition is not met (no other player has a troop at that site). [TU-6.18]")


@pytest.mark.rule("TU-6.17", "TU-6.18", "TU-4.3")
def test_a_condition_that_is_met_is_told_by_what_it_brings_and_of_which_card() -> None:
    table = at("""
        half_decks: [drow, dragons]
        seats:
          red: {hand: [dragonclaw, infiltrator], troops: [eryndlyn:0], trophies: {blue: 4}}
          blue: {troops: [eryndlyn:1, everfire:0]}
    """)
    table.act("red", "play dragonclaw", "assassinate eryndlyn:1")
    lines(table, "Dragonclaw: Barrison Del’Armgo gains 2 Power. [TU-4.3]")
    table.act("red", "play infiltrator", "spy everfire")
    lines(table, "Infiltrator: Barrison Del’Armgo gains 1 Power. [TU-4.3]")
    assert table.story("ru")[-1] == "«Лазутчик»: Баррисон Дель’Армго получает могущество +1. [TU-4.3]"
    assert table.story("uk")[-1] == "«Лазутник»: Баррісон Дель’Армґо отримує могутність +1. [TU-4.3]"


@pytest.mark.rule("TU-6.21")
def test_a_focus_that_nothing_can_meet_is_told() -> None:
    table = at("half_decks: [drow, elementals]\nseats: {red: {hand: [imix]}, blue: {}}\nturn: {played: [spy_master]}")
    table.act("red", "play imix")
    missing = "No other card with Malice was played this turn, and the hand is empty. [TU-6.21]"
    lines(table, f"Imix: Focus is not met. {missing}")


@pytest.mark.rule("TU-9.71", "TU-6.17")
def test_what_waits_for_the_end_of_the_turn_is_named_though_a_condition_was_not_met() -> None:
    table = at("half_decks: [drow, dragons]\nseats: {red: {hand: [drow_negotiator, noble]}, blue: {}}")
    table.act("red", "play drow_negotiator")
    lines(
        table,
        "Drow Negotiator: its condition is not met (cards in the inner circle: 0 of 4). [TU-6.17]",
        "Drow Negotiator: its promotion waits until the end of the turn. [TU-9.71]",
    )
    assert table.story("ru")[-1] == "«Дроу-переговорщик»: приближение отложено до конца хода. [TU-9.71]"
    assert table.story("uk")[-1] == "«Дроу-перемовник»: наближення відкладено до кінця ходу. [TU-9.71]"


@pytest.mark.rule("TU-9.81")
def test_thay_is_masculine_in_ukrainian() -> None:
    table = at("""
        half_decks: [drow, dragons]
        market: [watcher_of_thay, enchanter_of_thay]
        seats: {red: {}, blue: {}}
        turn: {influence: 7}
    """)
    table.act("red", "recruit watcher_of_thay", "recruit enchanter_of_thay")
    said = [line for line in table.story("uk") if "[TU-9.81]" in line]
    assert "«Дозорець Тею»" in said[0]
    assert "«Чарівник Тею»" in said[1]
