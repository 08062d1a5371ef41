"""Chapters 4 and 5: commanders, decks, hands and the starting deployment."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.opening import begun, creature, packed, player, table, told, unshuffled, waiting
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.warband import pack
from warhall.kernel.actions import Seat
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.narrator import Narrator

DUEL = {"layout": "duel", "face": "dungeon"}


@pytest.mark.rule("DC-4.1")
def test_each_player_lays_one_of_two_commanders_face_up() -> None:
    f = begun()
    for seat in ("gold", "silver"):
        assert (f.ask, f.asked(), len(f.options())) == ("lead", seat, 2)
        assert player(f, seat).commander is None
        f.act(f"{seat} {f.options()[1]}")
    assert [each.commander for each in table(f).seats] == ["hc_rhynseera", "sl_kalteros"]


@pytest.mark.rule("DC-4.2")
def test_a_commander_card_has_an_ability_two_hands_morale_and_leadership() -> None:
    cards = GAME.library("en")["commanders"]
    assert [
        (card["name"], card["ability"], card["order_hand"], card["creature_hand"], card["morale"], card["leadership"])
        for card in cards
    ] == [
        ("Valnar Trueblade", "Versatile", 4, 3, 14, 7),
        ("Rhynseera the Alarphon", "Scrollbook", 6, 3, 12, 7),
        ("Aliszandra Malistros", "Walls of Web", 5, 4, 13, 7),
        ("Kalteros the Sellsword", "Sellsword", 4, 3, 12, 9),
    ]
    assert all(card["text"] for card in cards)


@pytest.mark.rule("DC-4.4", "DC-4.6", "DC-4.7")
@pytest.mark.parametrize("commanders", [("hc_valnar", "sl_aliszandra"), ("hc_rhynseera", "sl_kalteros")])
def test_hands_morale_and_leadership_start_at_the_commanders_numbers(commanders: tuple[str, str]) -> None:
    f = begun(commanders=commanders)
    for seat, ident in zip(table(f).seats, commanders, strict=True):
        card = GAME.tables.commanders[GAME.tables.commander_kinds[ident]]
        assert (seat.hand_count, seat.deck_count) == (card.order_hand, 36 - card.order_hand)
        assert (seat.creature_hand_count, seat.creature_deck_count) == (card.creature_hand, 12 - card.creature_hand)
        assert (seat.morale, seat.leadership) == (card.morale, card.leadership)


@pytest.mark.rule("DC-4.3")
def test_the_leader_ability_works_from_the_starting_deployment_on() -> None:
    f = Field(
        [],
        seats={"gold": {"commander": "sl_aliszandra", "creature_hand": ["sl_drow_wizard", "hc_elf_archer"]}},
        battlefield=DUEL,
        turn={"phase": "set-up"},
    )
    f = waiting(f, ["turn.deploy_start", 0])
    f.act("gold deploy sl_drow_wizard n22", "gold deploy hc_elf_archer o22")
    assert (creature(f, "sl_drow_wizard#1").speed, creature(f, "hc_elf_archer#1").speed) == (8, 7)
    f = Field(
        [("sl_drow_wizard", "gold", (2, 2)), ("hc_elf_archer", "silver", (9, 9))],
        seats={"gold": {"commander": "sl_aliszandra"}},
        turn={"seat": "silver"},
    )
    f.act("silver end-phase").passing(until="activate")
    f.act("gold activate sl_drow_wizard#1", f"gold move {f.square(10, 2)}").passing()
    assert f.at("sl_drow_wizard#1") == (10, 2)


@pytest.mark.rule("DC-4.4")
def test_both_decks_are_shuffled_and_the_hands_drawn_from_them() -> None:
    whole = pack(GAME.tables, "heart_of_cormyr")
    hands = []
    for seed in (1, 2):
        view = table(begun(SeededDice(seed), commanders=["hc_valnar", "sl_kalteros"]), 0).seats[0]
        assert view.hand is not None
        assert view.creature_hand is not None
        assert view.unseen == [GAME.tables.orders[kind].id for kind in whole.orders]
        assert view.unseen_creatures == [GAME.tables.creatures[kind].id for kind in whole.creatures]
        assert not Counter(view.hand) - Counter(view.unseen)
        hands.append((view.hand, view.creature_hand))
    assert hands[0][0] != hands[1][0]
    assert hands[0][1] != hands[1][1]


@pytest.mark.rule("DC-4.5")
@pytest.mark.parametrize(
    ("commander", "before", "after"), [("sl_kalteros", 1, 3), ("sl_aliszandra", 1, 4), ("sl_kalteros", 5, 5)]
)
def test_the_creature_hand_is_refilled_to_its_number_and_no_further(commander: str, before: int, after: int) -> None:
    seat = {"commander": commander, "creature_hand": ["hc_elf_archer"] * before, "creature_deck": ["sl_drider"] * 6}
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))],
        seats={"gold": seat},
        turn={"phase": "cleanup"},
    )
    assert f.asked() == "silver"
    assert player(f, "gold").creature_hand_count == after
    assert player(f, "gold").creature_deck_count == 6 - (after - before)


@pytest.mark.rule("DC-4.6")
def test_morale_has_no_upper_limit_and_may_go_below_zero() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3))],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        seats={"gold": {"morale": 99}},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold collect d4").passing()
    assert f.morale("gold") == 100
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("sl_umber_hulk", "silver", (4, 3), {"damage": 70})],
        seats={"silver": {"morale": 2}},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike sl_umber_hulk#1").passing()
    assert (f.morale("silver"), f.winners) == (-3, ("gold",))


@pytest.mark.rule("DC-4.7")
def test_leadership_limits_the_levels_in_play_and_has_no_upper_limit() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3), {"attached": ["gold hc_level_up"]})],
        marks={(0, 0): "1", (0, 1): "1", (0, 2): "1"},
        seats={"gold": {"leadership": 3, "creature_hand": ["hc_human_ranger", "hc_dwarf_cleric", "hc_half_orc_thug"]}},
    )
    f.act("gold end-phase").passing(until="deploy")
    assert (player(f, "gold").leadership, player(f, "gold").leadership_used) == (4, 1)
    f.act("gold deploy hc_dwarf_cleric a1")
    assert player(f, "gold").leadership_used == 4
    reason = f.refusal("gold deploy hc_human_ranger a2")
    assert reason is not None
    assert (reason.rule, reason.args["need"], reason.args["have"]) == ("DC-25.3", 6, 4)
    f = Field([("hc_elf_archer", "gold", (3, 3))], seats={"gold": {"leadership": 60, "creature_hand": ["sl_drider"]}})
    f.act("gold end-phase").passing(until="deploy")
    assert player(f, "gold").leadership == 61


@pytest.mark.rule("DC-4.8")
def test_any_number_of_order_cards_may_be_held() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))],
        hands={"gold": ["hc_cleave"] * 30},
        seats={"gold": {"commander": "hc_valnar"}},
        turn={"seat": "silver"},
    )
    f.act("silver end-phase").passing(until="activate deploy")
    assert (f.asked(), len(f.hand("gold"))) == ("gold", 31)
    f.act("gold end-phase").passing(until="activate")
    assert (f.asked(), len(f.hand("gold")), f.discard("gold")) == ("silver", 31, [])


@pytest.mark.rule("DC-5.1")
def test_the_winner_of_the_roll_decides_and_a_tie_is_rolled_again() -> None:
    dice = ScriptedDice([*unshuffled(12, 36, 12, 36, 12), 6, 6, 11, 11, 2, 8])
    f = begun(dice, commanders=["hc_valnar", "sl_kalteros"], layout="duel")
    assert (f.ask, f.asked(), dice.left) == ("first", "silver", 0)
    assert f.options() == ["first gold", "first silver"]
    f.act("silver first gold")
    assert (f.ask, f.asked()) == ("deploy-start", "gold")


@pytest.mark.rule("DC-5.5")
def test_only_a_creature_in_hand_is_deployed_and_each_card_once() -> None:
    f = Field(
        [("hc_elf_archer", "silver", (9, 9))],
        marks={(x, 0): "1" for x in range(4)},
        seats={"gold": {"creature_hand": ["hc_elf_archer"], "creature_deck": ["hc_human_ranger"]}},
        turn={"phase": "deploy"},
    )
    assert f.named("gold deploy hc_human_ranger a1", "card") == ("DC-5.5", "hc_human_ranger")
    f.act("gold deploy hc_elf_archer a1")
    assert f.at("hc_elf_archer#2") == (0, 0)
    assert f.asked() == "silver"


@pytest.mark.rule("DC-5.8")
def test_a_deployed_creature_lies_face_up_and_untapped_before_its_controller() -> None:
    f = Field(
        [],
        marks={(0, 0): "1", (1, 0): "1"},
        seats={"gold": {"creature_hand": ["hc_elf_archer", "hc_human_ranger"]}},
        turn={"phase": "set-up"},
    )
    f = waiting(f, ["turn.deploy_start", 0])
    assert table(f, 1).units == []
    f.act("gold deploy hc_human_ranger b1")
    seen = table(f, 1).units
    assert [(each.creature, each.controller, each.tapped, each.square) for each in seen] == [
        ("hc_human_ranger", "gold", False, "b1")
    ]
    assert (player(f, "gold").creature_hand, player(f, "gold").creature_hand_count) == (None, 1)


@pytest.mark.rule("DC-5.12")
def test_a_starting_hand_that_cannot_be_deployed_is_shown_and_drawn_anew(tmp_path: Path) -> None:
    printed = (GAME.folder / "content" / "commanders.yaml").read_text(encoding="utf-8")
    game = packed(tmp_path, commanders=printed.replace("morale: 14\n  leadership: 7", "morale: 14\n  leadership: 1"))
    # The three creatures of level 1 go to the bottom at first; then one of them comes back to the top.
    creatures = [0, 1, 2, *unshuffled(9), 0, *unshuffled(11)]
    dice = ScriptedDice([*unshuffled(12, 36), *creatures, *unshuffled(36, 12), 4, 2])
    f = begun(dice, game, layout="duel").act("gold lead hc_valnar", "silver lead sl_kalteros")
    shown = told(f, "hand-shown")
    assert [Narrator(game).event(f.g, event, None) for event in shown] == [
        "Azure shows Copper Dragon, Dragon Knight, Earth Guardian: "
        "none of them could be deployed, so a new hand is drawn. [DC-5.12]"
    ]
    assert table(f, 0).seats[0].creature_hand == ["hc_copper_dragon", "hc_dragon_knight", "hc_halfling_sneak"]
    assert dice.left == 0


@pytest.mark.rule("DC-5.13")
def test_a_creature_goes_wholly_into_the_zone_if_it_fits_as_the_zone_is_now() -> None:
    marks = {(x, y): "1" for x in range(4) for y in range(2)}
    for placed, places in (
        ((0, 0), {(1, 0), (2, 0)}),
        ((1, 0), {(2, 0)}),
        ((2, 0), {(0, 0)}),
    ):
        f = Field(
            [("hc_elf_archer", "gold", (0, 11))],
            marks=marks,
            seats={"gold": {"leadership": 20, "creature_hand": ["hc_elf_archer", "sl_drider"]}},
            turn={"phase": "deploy"},
        )
        f.act(f"gold deploy hc_elf_archer {f.square(*placed)}")
        wanted = {f"deploy sl_drider {f.square(*place)}" for place in places}
        assert {text for text in f.options() if text.startswith("deploy")} == wanted


@pytest.mark.rule("DC-5.13")
def test_nobody_needs_to_leave_room_for_a_later_creature() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (0, 11))],
        marks={(x, y): "1" for x in range(3) for y in range(2)},
        seats={"gold": {"leadership": 20, "creature_hand": ["hc_elf_archer", "sl_drider"]}},
        turn={"phase": "deploy"},
    )
    f.act("gold deploy hc_elf_archer b1")
    drider = {text.split()[2] for text in f.options() if text.startswith("deploy sl_drider")}
    assert drider == {f.square(0, 1), f.square(1, 1), f.square(2, 0)}


@pytest.mark.rule("DC-4.1")
def test_a_commander_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionsError, match="commanders: 'hc_valner' is not one of"):
        GAME.begin({"commanders": ["hc_valner", "sl_kalteros"]}, SeededDice(1))


@pytest.mark.rule("DC-4.4", "DC-4.5")
def test_a_starting_hand_is_told_in_one_line_and_its_cards_only_to_its_player() -> None:
    f = begun(mode="first-game")
    for commander in ("hc_rhynseera", "hc_valnar"):
        f.act(f"{f.asked()} lead {commander}")
    orders = told(f, "drew")
    assert [(each.to, each.veiled) for each in orders] == [
        ((0,), ev.DrewHidden(Seat(0), 6)),
        ((1,), ev.DrewHidden(Seat(1), 4)),
    ]
    for seat, each in enumerate(orders):
        assert isinstance(each.event, ev.Drew)
        assert sorted(each.event.orders) == f.g.hands[seat]
    creatures = told(f, "mustered")
    assert [each.to for each in creatures] == [(0,), (1,)]
    narrator = Narrator(GAME)
    lines = [narrator.event(f.g, each, 1) for each in (orders[0], creatures[0])]
    assert lines == ["Azure draws 6 order cards. [DC-4.4]", "Azure draws 3 creature cards. [DC-4.4]"]


@pytest.mark.rule("DC-4.1", "DC-28.6")
def test_but_for_the_first_game_both_may_choose_the_same_commander() -> None:
    f = begun(factions=["heart_of_cormyr"] * 2).act("gold lead hc_valnar")
    assert f.rule("silver lead hc_valnar") is None
    assert "lead hc_valnar" in f.options()


@pytest.mark.rule("DC-5.12")
def test_starting_hands_are_drawn_anew_until_one_can_be_deployed(tmp_path: Path) -> None:
    printed = (GAME.folder / "content" / "commanders.yaml").read_text(encoding="utf-8")
    game = packed(tmp_path, commanders=printed.replace("morale: 14\n  leadership: 7", "morale: 14\n  leadership: 1"))
    creatures = [0, 1, 2, *unshuffled(9), *unshuffled(12), 0, *unshuffled(11)]
    dice = ScriptedDice([*unshuffled(12, 36), *creatures, *unshuffled(36, 12), 4, 2])
    f = begun(dice, game, layout="duel").act("gold lead hc_valnar", "silver lead sl_kalteros")
    levels = GAME.tables.level
    hand = f.g.creature_hands[0]
    assert len(told(f, "hand-shown")) == 2
    assert (len(hand), min(levels[kind] for kind in hand), dice.left) == (3, 1, 0)
