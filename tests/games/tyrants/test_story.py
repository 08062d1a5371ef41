"""What is told of a game, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.telling import sentences
from tests.games.tyrants.at_table import AtTable, at, start
from warhall.games.tyrants import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Told
from warhall.kernel.narrator import Narrator
from warhall.kernel.saving import digest


def opened(players: int, **options: object) -> AtTable:
    """A new game with all that was told before its first decision."""
    told: list[Told] = []
    table = AtTable(GAME.begin({"players": players, **options}, SeededDice(3), told.append))
    table.told = told
    return table


@pytest.mark.rule("TU-2.15", "TU-2.16", "TU-2.11", "TU-2.18", "TU-2.3")
def test_what_is_put_out_before_the_first_decision_is_told() -> None:
    table = opened(3, half_decks=["aberrations", "demons"], section="left")
    assert [line.partition(" ")[0] for line in table.events()] == [
        "houses-taken",
        "section-chosen",
        "market-dealt",
        "first-found",
        "drew",
        "drew",
        "drew",
    ]
    first = table.names[table.state.decisions.popitem()[0]]
    assert table.events("first-found") == [f"first-found {first}"]
    assert table.story()[3].endswith("is the first player. [TU-2.15]")
    assert table.story("ru")[1] == "Левый фрагмент участвует в игре вместе с центральным. [TU-2.3]"
    assert table.story("uk")[1] == "Ліва частина задіяна в грі разом із центральною. [TU-2.3]"


@pytest.mark.rule("TU-2.18")
def test_a_starting_hand_is_told_in_full_to_its_owner_alone() -> None:
    table = opened(2)
    own, other = table.names
    assert table.heard(own, "drew") == [f"drew {own} {','.join(table.player(own).hand or [])}"]
    assert table.heard(other, "drew-hidden") == [f"drew-hidden {own} 5"]
    assert table.heard(None, "drew") == []
    assert {told.rule for told in table.told[-2:]} == {"TU-2.18"}


def test_a_game_without_a_listener_begins_the_same() -> None:
    assert digest(opened(2).state) == digest(start({"players": 2}, seed=3).state)


@pytest.mark.rule("TU-8.10", "TU-8.16", "TU-9.11")
def test_an_assassination_is_told_before_the_marker_it_brings() -> None:
    table = at("""
        seats:
          red: {troops: [menzoberranzan:0, menzoberranzan:1]}
          blue: {troops: [menzoberranzan:2, menzoberranzan:3]}
        turn: {power: 3}
    """)
    table.act("red", "assassinate menzoberranzan:2")
    assert table.story() == [
        "Barrison Del’Armgo assassinates a troop (Xorlarrin) for 3 Power: Menzoberranzan, space 3. [TU-9.13]",
        "Barrison Del’Armgo takes the control marker of Menzoberranzan. [TU-8.11]",
        "Barrison Del’Armgo gains 1 Influence for the control marker of Menzoberranzan. [TU-8.16]",
    ]
    assert table.story("ru")[0].endswith("Мензоберранзан, клетка 3; могущество −3. [TU-9.13]")
    assert table.story("uk")[0].endswith("Мензоберранзан, клітинка 3; могутність −3. [TU-9.13]")


@pytest.mark.rule("TU-8.13", "TU-9.60", "TU-9.90")
def test_a_spy_is_told_before_the_total_control_it_breaks_or_leaves() -> None:
    table = at("""
        seats:
          red: {troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3]}
          blue: {spies: [araumycos]}
        turn: {power: 3}
    """)
    table.act("red", "return-spy araumycos blue")
    assert table.events() == ["spy-returned red other blue araumycos 3", "marker-flipped red araumycos yes"]


@pytest.mark.rule("TU-9.82")
def test_a_recruit_is_told_before_the_card_that_takes_its_place() -> None:
    table = at("""
        market: [kobold, blackguard]
        market_deck: [spellspinner]
        seats:
          red: {}
          blue: {}
        turn: {influence: 9}
    """)
    table.act("red", "recruit blackguard")
    assert table.events() == [
        "recruited red blackguard 3 market",
        "market-filled spellspinner",
        "end-triggered red market",
    ]


@pytest.mark.rule("TU-4.5", "TU-5.8")
def test_what_was_not_spent_is_told_at_the_end_of_stage_one() -> None:
    table = at("seats: {red: {}, blue: {}}\nturn: {power: 2, influence: 1}")
    table.act("red", "end-turn")
    assert table.story()[0] == (
        "Barrison Del’Armgo ends stage 1: unspent Power (2) and Influence (1) are lost. [TU-4.5]"
    )
    assert "могущество (2) и влияние (1) пропадают" in table.story("ru")[0]
    assert "могутність (2) і вплив (1) пропадають" in table.story("uk")[0]
    spent = at("seats: {red: {}, blue: {}}").act("red", "end-turn")
    assert spent.story()[0] == "Barrison Del’Armgo ends stage 1. [TU-5.8]"


@pytest.mark.rule("TU-6.10", "TU-10.1", "TU-10.10")
def test_a_card_discarded_as_a_cost_cites_the_cost_and_not_the_forced_discard() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats:
          red: {hand: [insane_outcast, noble]}
          blue: {}
    """)
    table.act("red", "play insane_outcast", "discard noble")
    assert [(told.rule, table.line(told.event)) for told in table.told] == [
        ("TU-6.1", "played red insane_outcast 0 0 hand"),
        ("TU-6.10", "discarded red noble cost"),
        ("TU-10.1", "back-on-stack red insane_outcast no"),
    ]


@pytest.mark.rule("TU-10.6")
def test_an_outcast_that_is_given_cites_its_own_rule() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats:
          red: {hand: [ghoul]}
          blue: {}
    """)
    table.act("red", "play ghoul")
    assert [(told.rule, table.line(told.event)) for told in table.told[-1:]] == [
        ("TU-10.6", "card-given blue insane_outcast 1 1")
    ]


@pytest.mark.rule("TU-9.23")
def test_a_point_instead_of_a_troop_says_why() -> None:
    table = at("seats: {red: {barracks: 0, troops: [eryndlyn:0]}, blue: {}}\nturn: {power: 1}")
    table.act("red", "deploy-for-vp")
    told = "Barrison Del’Armgo has no troop left to deploy and gains 1 VP"
    assert table.story() == [f"{told} for 1 Power instead. [TU-9.23]"]
    assert table.story("ru")[0].endswith("получает 1 ПО; могущество −1. [TU-9.23]")
    assert table.story("uk")[0].endswith("отримує 1 ПО; могутність −1. [TU-9.23]")
    free = at("half_decks: [drow, dragons]\nseats: {red: {barracks: 0, hand: [kobold]}, blue: {}}")
    assert free.act("red", "play kobold", "choose 1").story()[1:] == [f"{told} instead. [TU-9.23]"]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Llacerellyn – Eryndlyn", "Eryndlyn – Kanaglym, space 2"),
        ("ru", "Лацереллин – Эриндлин", "Эриндлин – Канаглим, клетка 2"),
        ("uk", "Лацереллін – Еріндлін", "Еріндлін – Канаглім, клітинка 2"),
    ],
)
def test_spaces_are_counted_as_people_count(language: str, one: str, several: str) -> None:
    assert GAME.texts.name(language, "space", "llacerellyn--eryndlyn:0") == one
    assert GAME.texts.name(language, "space", "eryndlyn--kanaglym:1") == several


@pytest.mark.rule("TU-9.21", "TU-9.81", "TU-9.20")
def test_what_is_paid_is_told_with_its_price_and_what_a_card_does_is_free() -> None:
    table = at("""
        half_decks: [drow, dragons]
        market: [blackguard]
        seats: {red: {troops: [eryndlyn:0], hand: [kobold]}, blue: {}}
        turn: {power: 1, influence: 3}
    """)
    table.act("red", "deploy eryndlyn:1", "recruit blackguard", "play kobold")
    table.act("red", next(option for option in table.options() if option.startswith("choose 1")), "deploy eryndlyn:2")
    for language, paid, bought, free in (
        (
            "en",
            "deploys a troop for 1 Power: Eryndlyn",
            "recruits Blackguard for 3 Influence. [TU-9.81]",
            "deploys a troop: ",
        ),
        ("ru", "; могущество −1. [TU-9.21]", "«Чёрный страж»; влияние −3. [TU-9.81]", "размещает войско: "),
        ("uk", "; могутність −1. [TU-9.21]", "«Чорний вартовий»; вплив −3. [TU-9.81]", "розміщує військо: "),
    ):
        said = table.story(language)
        assert any(paid in line and line.endswith("[TU-9.21]") for line in said)
        assert any(line.endswith(bought) for line in said)
        assert any(free in line and line.endswith("[TU-9.20]") for line in said)


@pytest.mark.rule("TU-6.1", "TU-4.3")
def test_a_card_and_what_it_gives_at_once_are_one_line() -> None:
    table = at("seats: {red: {hand: [red_wyrmling, soldier], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play red_wyrmling", "play soldier")
    for language, lines in (
        ("en", ["plays Red Wyrmling: +2 Power, +2 Influence.", "plays Soldier: +1 Power."]),
        ("ru", ["«Вирмлинг красного дракона»; могущество +2, влияние +2.", "«Солдат»; могущество +1."]),
        ("uk", ["«Вірмлінг червоного дракона»; могутність +2, вплив +2.", "«Солдат»; могутність +1."]),
    ):
        said = sentences(table.state, table.told, language)
        assert [line.removesuffix(" [TU-6.1]")[-len(end) :] for line, end in zip(said, lines, strict=True)] == lines


@pytest.mark.rule("TU-9.102")
def test_supplanting_is_one_line_and_markers_follow_it() -> None:
    table = at("""
        seats: {red: {hand: [doppelganger], troops: [skullport:0]}, blue: {troops: [skullport:1]}}
    """)
    table.act("red", "play doppelganger", "supplant skullport:1")
    assert [each.split(" ")[0] for each in table.events()] == ["played", "supplanted"]
    assert "заменяет войско (" in sentences(table.state, table.told, "ru")[1]


@pytest.mark.rule("TU-2.19")
def test_the_first_troops_cite_the_set_up() -> None:
    table = start({"players": 2})
    seat, _ = table.asked
    table.act(seat, table.options()[0])
    assert table.told[-1].rule == "TU-2.19"


@pytest.mark.rule("TU-6.4", "TU-6.11", "TU-6.12")
def test_a_card_without_a_target_a_cost_that_cannot_be_paid_and_a_refusal_are_told() -> None:
    table = at("seats: {red: {hand: [insane_outcast], troops: [eryndlyn:0]}, blue: {}}\nhalf_decks: [drow, demons]")
    table.act("red", "play insane_outcast")
    assert table.events("cannot-pay") == ["cannot-pay insane_outcast"]
    table = at("seats: {red: {hand: [blackguard, noble], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play blackguard", "choose 2")
    assert table.events("no-target") == ["no-target blackguard target"]
    table = at("seats: {red: {hand: [insane_outcast, noble]}, blue: {}}\nhalf_decks: [drow, demons]")
    table.act("red", "play insane_outcast", "decline")
    assert table.events("declined") == ["declined red insane_outcast ability"]


def test_costs_markers_and_open_piles_are_told_in_words() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats: {red: {discard: [noble], inner_circle: [doppelganger], trophies: {white: 2, blue: 1}}, blue: {}}
    """)
    told = GAME.describe(table.state.view(0), Narrator(GAME, "en"))
    marker = ", control marker (+1 Influence each turn with control, +2 VP each turn with total control): "
    assert any(line.startswith(f"Menzoberranzan, 5 VP{marker}") for line in told)
    assert "Stack of House Guard, cost 3: 15." in told
    assert "Stack of Insane Outcast: 30." in told
    assert any(line.startswith("Inner circle, House ") and line.endswith(": Doppelganger.") for line in told)
    assert any(line.startswith("Discard pile from the top, House ") and line.endswith(": Noble.") for line in told)
    assert any("Trophies: 3 (Xorlarrin 1, white 2)." in line for line in told)
