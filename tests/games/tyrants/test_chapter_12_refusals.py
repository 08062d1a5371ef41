"""Chapter 12: what is refused, with the reason; a refused action changes nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at, start
from warhall.kernel.words import Name

NEIGHBOURS = """
    seats:
      red: {hand: [%s], troops: [eryndlyn:0], spies: [eryndlyn]}
      blue: {hand: [noble, noble, noble, noble], troops: [eryndlyn:1, everfire:0], spies: [everfire]}
    white: [eryndlyn:2]
    turn: {power: 3, influence: 5}
"""


@pytest.mark.rule("TU-12.1")
@pytest.mark.parametrize("action", ["end-turn", "play noble", "deploy eryndlyn--kanaglym:0", "recruit house_guard"])
def test_who_is_not_active_may_do_nothing(action: str) -> None:
    table = at(NEIGHBOURS % "")
    reason = table.refusal("blue", action)
    assert (reason.rule, reason.message) == ("TU-12.1", "not-asked")
    assert reason.args["waiting"] == (Name("seat", "red"),)


@pytest.mark.rule("TU-12.1", "TU-10.10")
def test_who_is_not_active_answers_a_choice_put_to_them() -> None:
    table = at(NEIGHBOURS % "gauth, noble").act("red", "play gauth", "choose 2")
    assert table.refused("red", "play noble") == ("TU-12.1", "not-asked")
    table.act("blue", "discard noble")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-12.2")
def test_a_basic_action_while_a_card_is_resolved_is_refused() -> None:
    table = at(NEIGHBOURS % "kobold").act("red", "play kobold")
    for action in ("assassinate eryndlyn:1", "recruit house_guard", "deploy eryndlyn--kanaglym:0"):
        reason = table.refusal("red", action)
        assert (reason.rule, reason.message, reason.args) == (
            "TU-12.2",
            "finish-card",
            {"card": Name("card", "kobold")},
        )


@pytest.mark.rule("TU-12.2", "TU-4.5")
def test_a_basic_action_in_stage_two_is_refused() -> None:
    table = at(NEIGHBOURS % "wyrmspeaker, noble").act("red", "play wyrmspeaker", "play noble", "end-turn")
    for action in ("assassinate eryndlyn:1", "recruit house_guard", "end-turn"):
        assert table.refused("red", action) == ("TU-12.2", "stage-two")


@pytest.mark.rule("TU-12.3")
@pytest.mark.parametrize(
    ("action", "refused"),
    [
        ("assassinate eryndlyn:0", ("TU-9.12", "own-troop")),
        ("assassinate everfire:0", ("TU-9.10", "no-presence")),
        ("assassinate kanaglym:0", ("TU-9.10", "no-troop")),
    ],
)
def test_what_cannot_be_assassinated(action: str, refused: tuple[str, str]) -> None:
    assert at(NEIGHBOURS % "").refused("red", action) == refused


@pytest.mark.rule("TU-12.3", "TU-9.101")
def test_what_cannot_be_supplanted() -> None:
    table = at(NEIGHBOURS % "doppelganger").act("red", "play doppelganger")
    assert table.refused("red", "supplant eryndlyn:0") == ("TU-9.101", "own-troop")
    assert table.refused("red", "supplant everfire:0") == ("TU-9.100", "no-presence")


@pytest.mark.rule("TU-12.4")
@pytest.mark.parametrize(
    ("action", "refused"),
    [
        ("deploy eryndlyn:0", ("TU-9.27", "occupied")),
        ("deploy eryndlyn:1", ("TU-9.27", "occupied")),
        ("deploy eryndlyn:2", ("TU-9.27", "occupied")),
        ("deploy kanaglym:0", ("TU-9.20", "no-presence")),
        ("deploy phaerlin:2", ("TU-2.5", "not-in-play")),
    ],
)
def test_where_no_troop_can_be_deployed(action: str, refused: tuple[str, str]) -> None:
    assert at(NEIGHBOURS % "").refused("red", action) == refused


@pytest.mark.rule("TU-12.5")
def test_where_no_spy_can_be_placed() -> None:
    table = at(NEIGHBOURS % "spy_master").act("red", "play spy_master")
    assert table.refused("red", "spy eryndlyn") == ("TU-9.60", "spy-there")
    assert table.refused("red", "spy phaerlin") == ("TU-2.5", "not-in-play")


@pytest.mark.rule("TU-12.6")
def test_what_cannot_be_returned_by_a_card() -> None:
    table = at(NEIGHBOURS % "vampire_spawn").act("red", "play vampire_spawn")
    assert table.refused("red", "return-troop eryndlyn:2") == ("TU-9.92", "white-troop")
    assert table.refused("red", "return-troop everfire:0") == ("TU-9.90", "no-presence")
    assert table.refused("red", "return-spy everfire blue") == ("TU-9.90", "no-presence-at")


@pytest.mark.rule("TU-12.6", "TU-9.93")
@pytest.mark.parametrize("space", ["eryndlyn:1", "eryndlyn:2"])
def test_no_troop_is_returned_by_the_basic_action(space: str) -> None:
    assert at(NEIGHBOURS % "").refused("red", f"return-troop {space}") == ("TU-9.93", "only-spies")


@pytest.mark.rule("TU-12.7")
@pytest.mark.parametrize(
    ("card", "refused"),
    [
        ("house_guard", ("TU-9.83", "stack-empty")),
        ("insane_outcast", ("TU-9.85", "not-for-sale")),
        ("noble", ("TU-3.8", "not-for-sale")),
        ("kobold", ("TU-9.81", "not-in-market")),
    ],
)
def test_what_cannot_be_recruited(card: str, refused: tuple[str, str]) -> None:
    table = at("seats: {red: {}, blue: {}}\nstacks: {house_guard: 0}\nturn: {influence: 9}")
    assert table.refused("red", f"recruit {card}") == refused


@pytest.mark.rule("TU-12.8")
@pytest.mark.parametrize("action", ["use", "decline", "done", "choose 1"])
def test_an_ability_cannot_be_used_after_its_card_is_resolved(action: str) -> None:
    table = at(NEIGHBOURS % "flesh_golem").act("red", "play flesh_golem", "decline")
    assert table.refused("red", action) == ("TU-12.8", "nothing-to-answer")


@pytest.mark.rule("TU-12.8", "TU-6.10")
def test_a_cost_cannot_be_paid_twice() -> None:
    table = at(NEIGHBOURS % "glabrezu, noble, noble").act("red", "play glabrezu", "devour noble")
    assert table.asked == ("red", "assassinate")
    assert table.refused("red", "devour noble") == ("TU-5.7", "card-asks-else")


@pytest.mark.rule("TU-12.9")
def test_what_cannot_be_promoted_at_end_of_turn() -> None:
    table = at(NEIGHBOURS % "wyrmspeaker, soldier, lich").act("red", "play wyrmspeaker", "play soldier", "end-turn")
    assert table.refused("red", "promote wyrmspeaker") == ("TU-9.72", "promotes-itself")
    assert table.refused("red", "promote lich") == ("TU-12.9", "not-played")


@pytest.mark.rule("TU-12.10")
def test_where_no_troop_can_be_moved() -> None:
    table = at(NEIGHBOURS % "cleric_of_laogzed").act("red", "play cleric_of_laogzed", "move eryndlyn:1")
    assert table.refused("red", "to eryndlyn:1") == ("TU-12.10", "occupied")
    assert table.refused("red", "to everfire:0") == ("TU-12.10", "occupied")
    assert table.refused("red", "done") == ("TU-6.4", "compulsory")


@pytest.mark.rule("TU-6.11", "TU-6.24", "TU-9.62")
@pytest.mark.parametrize(
    ("decks", "hand", "spies", "answers", "rule"),
    [
        ("dragons", "nothic", "[everfire]", ("play nothic", "choose 2"), "TU-6.11"),
        ("elementals", "imix, noble", "[]", ("play imix",), "TU-6.21"),
        (
            "dragons",
            "nothic",
            "[everfire, skullport, kanaglym, labyrinth, eryndlyn]",
            ("play nothic", "choose 1"),
            "TU-9.62",
        ),
    ],
)
def test_what_may_be_declined_is_not_called_compulsory(
    decks: str, hand: str, spies: str, answers: tuple[str, ...], rule: str
) -> None:
    table = at(f"half_decks: [aberrations, {decks}]\nseats: {{red: {{hand: [{hand}], spies: {spies}}}, blue: {{}}}}")
    table.act("red", *answers)
    assert table.refused("red", "done") == (rule, "decline-instead")
    assert table.said("red", "done") == f"This may be declined: decline, or choose one of the possibilities. [{rule}]"
    assert table.said("red", "done", "ru").startswith("От этого можно отказаться: откажитесь или выберите")
    assert table.said("red", "done", "uk").startswith("Від цього можна відмовитися: відмовтеся або виберіть")
    assert table.allowed("red", "decline")


@pytest.mark.rule("TU-6.12", "TU-6.14")
def test_a_card_that_is_not_in_hand_is_no_cost() -> None:
    table = at("half_decks: [drow, demons]\nseats: {red: {hand: [insane_outcast, noble]}, blue: {}}")
    table.act("red", "play insane_outcast")
    assert table.refused("red", "discard soldier") == ("TU-6.12", "not-in-hand")
    assert table.refused("red", "discard insane_outcast") == ("TU-6.12", "not-in-hand")


@pytest.mark.rule("TU-2.19", "TU-2.20")
def test_who_starts_at_a_wrong_site_is_told_the_free_ones() -> None:
    table = start({"players": 2})
    seat, _ = table.asked
    said = table.said(seat, "deploy kanaglym:0")
    assert said.startswith("Kanaglym, space 1 is not at a starting site. Free are: ")
    assert "Eryndlyn" in said
    table.act(seat, "deploy eryndlyn:0")
    seat, _ = table.asked
    said = table.said(seat, "deploy eryndlyn:1")
    assert said.startswith("Eryndlyn is taken by another player. Free are: ")
    assert "Eryndlyn" not in said.partition("Free are: ")[2]
