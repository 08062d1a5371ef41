"""Options say what they come to, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures import at_table as miniatures
from tests.games.dungeon_command import at_table as command
from tests.games.dungeoneer.at_table import at as dungeon
from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.table import Table as Muster
from tests.games.telling import opened
from tests.games.tyrants.at_table import at
from warhall.games.dnd_miniatures import GAME as MINIATURES
from warhall.games.dungeon_command import GAME as COMMAND
from warhall.kernel.dice import SeededDice
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.state import State
from warhall.learn.school import school

LANGUAGES = ("en", "ru", "uk")


def told(state: State, seat: int, notation: str) -> list[str]:
    """What an option tells, language by language; nothing if it tells nothing."""
    question = outlook(state, seat).question
    assert question is not None
    option = next(each for each in question.options if each.notation == notation)
    tells = option.tells
    return [] if tells is None else [Narrator(state.game, language).sentence(tells) for language in LANGUAGES]


@pytest.mark.rule("TU-5.8", "TU-9.81", "TU-9.21")
def test_ending_a_turn_tells_what_is_given_up_and_a_price_what_is_left() -> None:
    table = at("""
        market: [kobold, blackguard]
        seats:
          red: {hand: [noble, soldier], troops: [eryndlyn:0]}
          blue: {}
        turn: {power: 2, influence: 3}
    """)
    red = table.number("red")
    assert told(table.state, red, "end-turn") == [
        "given up: unplayed cards 2, Power 2, Influence 3",
        "пропадёт: неразыгранных карт 2, могущества 2, влияния 3",
        "пропаде: нерозіграних карт 2, могутності 2, впливу 3",
    ]
    assert told(table.state, red, "deploy eryndlyn:1")[0] == "1 Power, leaves 1"
    assert told(table.state, red, "recruit house_guard")[0].startswith("3 Influence, leaves 0;")
    assert told(at("seats: {red: {}, blue: {}}").state, 0, "end-turn") == []


@pytest.mark.rule("DC-4.2")
def test_commanders_tell_their_numbers() -> None:
    state, _ = opened(COMMAND)
    leader = next(each for each in COMMAND.tables.commanders if each.id == "hc_valnar")
    said = told(state, 0, "lead hc_valnar")
    assert said[0] == (
        f"Morale {leader.morale}, Leadership {leader.leadership}; "
        f"starting hands: orders {leader.order_hand}, creatures {leader.creature_hand}"
    )
    assert said[1].startswith(f"мораль {leader.morale}, лидерство {leader.leadership}")
    assert said[2].startswith(f"мораль {leader.morale}, лідерство {leader.leadership}")


@pytest.mark.rule("DM-7.1", "DM-5.7")
def test_a_creature_tells_what_it_leaves_undone_and_deployment_who_is_next() -> None:
    f = miniatures.Field(
        [("human_sellsword", "azure", (2, 2)), ("hill_giant", "ember", (3, 2))], active="human_sellsword#1"
    )
    assert told(f.g, 0, "end-turn")[0] == "its move and its attack stay unused"
    state, _ = opened(MINIATURES)
    while state.decisions and next(iter(state.decisions.values())).ask != "deploy":
        seat, decision = next(iter(state.decisions.items()))
        state.apply(seat, decision.options[0])
    seat = next(iter(state.decisions))
    question = outlook(state, seat).question
    assert question is not None
    names = [Narrator(MINIATURES, language).name("seat", state.seat_names()[1 - seat]) for language in LANGUAGES]
    said = [Narrator(MINIATURES, language).sentence(question.say) for language in LANGUAGES]
    assert said[0].endswith(f"left, then {names[0]} deploys.")
    assert said[1].endswith(f"; затем выставляют {names[1]}.")
    assert said[2].endswith(f"; потім виставляють {names[2]}.")


@pytest.mark.rule("DG-8.7")
def test_ending_the_feats_tells_what_action_points_are_left() -> None:
    table = dungeon("""
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, ap: 2}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}
    """)
    said = told(table.state, table.number("azure"), "end")
    assert said[0] == "AP left: 2; one of them may be saved, the rest is lost"


@pytest.mark.rule("DG-20.12")
def test_ending_the_feats_of_limited_movement_promises_no_saved_action_point() -> None:
    table = dungeon("""
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, ap: 2}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}
        variants: [limited_movement]
    """)
    assert told(table.state, table.number("azure"), "end") == [
        "AP left: 2; no AP can be saved",
        "осталось ОД: 2; сохранять ОД нельзя",
        "лишилося ОД: 2; зберігати ОД не можна",
    ]


@pytest.mark.rule("FC-9.4", "FC-10.6", "FC-12.1")
def test_order_colours_tell_when_they_act() -> None:
    f = Field(own("roland", "f9"), phase="give", sides={"empire": {"reserve": {"red": 1, "purple": 1}}}, ready=2)
    assert told(f.g, 0, "give roland-1 red")[0] == "acts in the first step; many red orders cost the initiative"
    assert told(f.g, 0, "give roland-1 purple")[1].startswith("действует на любом шаге")
    assert told(f.g, 0, "give roland-1 yellow")[2].startswith("діє останнім")


@pytest.mark.rule("FC-13.2", "FC-14.5")
def test_a_tactic_card_tells_its_order_and_a_property_its_price() -> None:
    state = school("fantasy_commander").state("puzzle-take-the-order", SeededDice(1))
    assert told(state, 0, "take-order") == [
        "takes one order into the reserve instead of the effect: green",
        "вместо эффекта один приказ в резерв: зелёный",
        "замість ефекту один наказ у резерв: зелений",
    ]
    state.apply(0, state.game.codec.parse(state, "take-order"))
    assert told(state, 0, "pay 1")[:2] == ["discards from the reserve: green order", "из резерва уйдёт: зелёный приказ"]


@pytest.mark.rule("FC-3.1")
def test_a_unit_of_an_army_tells_its_price_and_what_is_left() -> None:
    battle = Muster(mode="epic", size="vanguard", limit=200, build=True).g
    assert told(battle, 0, "add-unit roland") == [
        "costs 30, leaves 170",
        "стоит 30, останется 170",
        "коштує 30, лишиться 170",
    ]


@pytest.mark.rule("DG-7.10", "DG-5.2")
def test_a_card_of_dungeoneer_tells_its_price_and_who_pays() -> None:
    state = school("dungeoneer").state("p4-ring", SeededDice(1))
    assert told(state, 0, "play fd_eldritch_ring") == [
        "costs 2 glory, leaves 0",
        "цена: слава 2, останется 0",
        "ціна: слава 2, лишиться 0",
    ]
    state = school("dungeoneer").state("p6-swarm", SeededDice(1))
    assert told(state, 0, "play fd_fire_drake")[0] == "paid with 4 peril of an opponent"


@pytest.mark.rule("DC-17.1", "DC-17.2")
def test_an_order_tells_its_level_and_whether_it_taps() -> None:
    levels = {}
    for position in ("puzzle-6-fireball", "puzzle-7-everything", "puzzle-8-spend", "3-orders", "4-together"):
        state = school("dungeon_command").state(position, SeededDice(1))
        for seat in state.decisions:
            for _ in range(2):
                question = outlook(state, seat).question
                assert question is not None
                for option in question.options:
                    if option.notation.startswith("play "):
                        levels[option.notation.split(" ")[1]] = told(state, seat, option.notation)
                starts = [each.notation for each in question.options if each.notation.startswith("activate ")]
                if not starts:
                    break
                state.apply(seat, state.game.codec.parse(state, starts[0]))
    assert levels
    for ident, said in levels.items():
        order = next(each for each in COMMAND.tables.orders if each.id == ident)
        taps = "does not tap" if order.type == "minor" else "taps the creature"
        assert said[0] == f"level {order.level}; {taps}"


@pytest.mark.rule("TU-6.11", "TU-9.13", "TU-10.2")
def test_options_of_tyrants_tell_whose_troop_it_is_what_a_cost_brings_and_that_an_outcast_goes_home() -> None:
    table = at("""
        half_decks: [demons, undead]
        seats:
          red: {hand: [insane_outcast, orcus, orcus], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1]}
        white: [eryndlyn:2]
        turn: {power: 3}
    """)
    red = table.number("red")
    assert told(table.state, red, "assassinate eryndlyn:2") == [
        "white; 3 Power, leaves 0",
        "белое; могущество: 3, останется 0",
        "біле; могутність: 3, залишиться 0",
    ]
    table.act("red", "play orcus")
    question = outlook(table.state, red).question
    assert question is not None
    assert (
        Narrator(table.state.game, "en")
        .sentence(question.say)
        .startswith("Orcus: pay the cost, or decline. Devour 1 card from your hand ► assassinate 2 enemy troops")
    )
    assert told(table.state, red, "devour insane_outcast")[0] == "goes back to its stack instead"
    table.act("red", "devour insane_outcast")
    assert told(table.state, red, "assassinate eryndlyn:1") == ["Xorlarrin", "Ксорларрин", "Ксорларрін"]


@pytest.mark.rule("FC-9.4", "FC-26.17", "FC-17.5", "FC-26.28")
def test_only_order_dice_tell_which_order_they_give_and_answers_tell_what_they_cost() -> None:
    f = Field(
        own("imperial_shooters_champion", "e6", order="red"), foe("imelstar", "g6"), roll="panic hit shield shield"
    )
    f.do("empire", "shoot imelstar-1", "decline")
    assert f.asked == ("empire", "reroll")
    assert told(f.g, 0, "reroll panic") == []
    f = Field(own("legionnaires", "f6", order="red"), foe("undead_cavalry", "g6", order="red"))
    f.do("empire", "attack undead_cavalry-1", "decline")
    assert f.asked == ("styx", "defence")
    assert told(f.g, 1, "decline")[0] == "rolls no defence dice and keeps its order, if it has one"


@pytest.mark.rule("FC-13.21")
def test_the_lists_of_a_card_tell_what_they_do() -> None:
    sides = {"styx": {"deck": ["necromancer_ritual"]}}
    f = Field(
        foe("imelstar", "f6", order="red"), own("legionnaires", "i6"), turn="styx", initiative="styx", sides=sides
    )
    f.do("styx", "effect")
    assert f.asked == ("styx", "choose-effect")
    assert told(f.g, 1, "choose 1")[0].startswith("puts next to one of your heroes: Zombie Warriors")
    assert told(f.g, 1, "choose 2")[0].endswith("up to 2")


@pytest.mark.rule("DC-18.1", "DC-23.4", "DC-23.6", "DC-22.2")
def test_powers_tell_what_they_do_and_the_end_of_the_game_is_foretold() -> None:
    f = command.Field([("hc_dwarf_cleric", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))])
    f.act("gold activate hc_dwarf_cleric#1")
    said = told(f.g, 0, "use hc_dwarf_cleric#1 healing_touch")
    assert said[0].startswith("Tap this creature: heal this creature or an adjacent ally by 10")
    assert said[1].startswith("Поверните это существо: исцелите")
    for morale, cower in (
        (5, "no damage; leaves 1 Morale"),
        (4, "no damage; no Morale is left, and the game ends"),
    ):
        knight, wizard = ("hc_dragon_knight", "gold", (3, 3)), ("sl_drow_wizard", "silver", (4, 3))
        f = command.Field([knight, wizard], seats={"silver": {"morale": morale}})
        f.act("gold activate hc_dragon_knight#1", "gold strike sl_drow_wizard#1").passing(until="cower")
        assert told(f.g, 1, "cower sl_drow_wizard#1")[0] == cower
        assert told(f.g, 1, "endure sl_drow_wizard#1")[0] == "is destroyed: Morale −2"
    archer, hurt = ("hc_elf_archer", "gold", (3, 3)), ("sl_drow_wizard", "silver", (4, 3), {"damage": 20})
    f = command.Field([archer, hurt], seats={"silver": {"morale": 2}})
    f.act("gold activate hc_elf_archer#1", "gold strike sl_drow_wizard#1").passing(until="cower")
    assert told(f.g, 1, "endure sl_drow_wizard#1")[0] == "is destroyed: Morale −2, and the game ends"
