"""The 20 cards of the Undead half-deck: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import Zones, facing, holding

KILLED = {"white -eryndlyn:1", "red trophies +white"}
BLUE_KILLED = {"blue troops -eryndlyn:2", "red trophies +blue"}
TWO_STEPS = ("deploy eryndlyn:1", "deploy eryndlyn:2")
TWO_TROOPS = {"red troops +eryndlyn:1", "red troops +eryndlyn:2"}
WAY = ("deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1", "deploy kanaglym:0")
WAY_TROOPS = {"red troops +eryndlyn--kanaglym:0", "red troops +eryndlyn--kanaglym:1", "red troops +kanaglym:0"}
SPY_BACK = {"red spies -araumycos"}
BACK = ("choose 2", "return-spy araumycos red")
ALL_OUT = "araumycos skullport eryndlyn kanaglym tsenviilyq"


def eaten(card: str) -> set[str]:
    """The played card has devoured itself."""
    return {f"played -{card}", f"devoured +{card}"}


@pytest.mark.card("skeletal_horde")
@pytest.mark.rule("TU-6.10", "TU-6.11", "TU-9.32")
def test_skeletal_horde_deploys_two_troops_and_may_devour_itself_to_deploy_three_more() -> None:
    card = "skeletal_horde"
    red = holding(card)
    assert red.asks(card, *TWO_STEPS) == {"use", "decline"}
    assert red.changes("use", *WAY) == TWO_TROOPS | eaten(card) | WAY_TROOPS
    assert holding(card).plays(card, *TWO_STEPS, "decline") == TWO_TROOPS
    assert holding(card, barracks=0).plays(card, "use") == eaten(card) | {"red vp +5"}


@pytest.mark.card("ravenous_zombies")
def test_ravenous_zombies_give_one_power_and_assassinate_a_white_troop() -> None:
    red = facing("eryndlyn:2", "ravenous_zombies", white="eryndlyn:1 eryndlyn--kanaglym:0 skullport:0")
    assert red.asks("ravenous_zombies") == {"assassinate eryndlyn:1", "assassinate eryndlyn--kanaglym:0"}
    assert red.changes("assassinate eryndlyn:1") == KILLED | {"power +1"}
    assert facing("eryndlyn:2", "ravenous_zombies").plays("ravenous_zombies") == {"power +1"}


@pytest.mark.card("minotaur_skeleton")
@pytest.mark.rule("TU-9.15", "TU-6.6")
def test_minotaur_skeleton_deploys_three_troops_or_devours_itself_to_kill_white_troops_at_one_site() -> None:
    card = "minotaur_skeleton"
    assert holding(card).plays(card, "choose 1", *WAY) == WAY_TROOPS
    assert holding(card, barracks=0).plays(card, "choose 1") == {"red vp +3"}
    white = "skullport:0 skullport:1 araumycos:0 kanaglym--skullport:0 everfire:0"
    red = holding(card, "skullport:2 skullport:3", {"blue": {"troops": "skullport:4"}}, white=white, spies="araumycos")
    first = {"assassinate skullport:0", "assassinate skullport:1", "assassinate araumycos:0", "done"}
    assert red.asks(card, "choose 2", "use") == first
    assert red.asks_next("assassinate skullport:1") == {"assassinate skullport:0", "done"}
    assert red.changes("assassinate skullport:0") == eaten(card) | {
        "white -skullport:0",
        "white -skullport:1",
        "red trophies +2 white",
    }
    most = holding(
        card, white="menzoberranzan:0 menzoberranzan:1 menzoberranzan:2 menzoberranzan:3", spies="menzoberranzan"
    )
    kills = [f"assassinate menzoberranzan:{space}" for space in range(3)]
    assert most.plays(card, "choose 2", "use", *kills) == eaten(card) | {
        "white -menzoberranzan:0",
        "white -menzoberranzan:1",
        "white -menzoberranzan:2",
        "red trophies +3 white",
    }
    assert holding(card).plays(card, "choose 2", "use") == eaten(card)
    assert holding(card, white="eryndlyn:1").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("ogre_zombie")
def test_ogre_zombie_supplants_a_white_troop_anywhere() -> None:
    red = facing("eryndlyn:1", "ogre_zombie", white="skullport:0 everfire:0")
    assert red.asks("ogre_zombie") == {"supplant skullport:0", "supplant everfire:0"}
    assert red.changes("supplant everfire:0") == {
        "white -everfire:0",
        "red troops +everfire:0",
        "red trophies +white",
    }
    assert facing("eryndlyn:1", "ogre_zombie").plays("ogre_zombie") == set()


@pytest.mark.card("mummy_lord")
@pytest.mark.rule("TU-10.37", "TU-10.49", "TU-6.9")
def test_mummy_lord_twice_kills_a_white_troop_or_puts_one_out_of_a_trophy_hall() -> None:
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2", "trophies": {"white": 1, "red": 1}}}
    red = holding("mummy_lord", "eryndlyn:0", blue, white="eryndlyn:1 araumycos:0", trophies={"blue": 2})
    assert red.asks("mummy_lord", "choose 1") == {"assassinate eryndlyn:1"}
    assert red.asks_next("assassinate eryndlyn:1", "choose 2") == {"take red white", "take blue white"}
    assert red.refused("red", "done") == ("TU-6.4", "compulsory")
    assert "to everfire:0" in red.asks_next("take blue white")
    assert red.changes("to everfire:0") == KILLED | {"blue trophies -white", "white +everfire:0"}
    twice = holding("mummy_lord", "eryndlyn:0", blue, trophies={"white": 1})
    puts = ("choose 2", "take red white", "to eryndlyn:1", "choose 2", "take blue white", "to skullport:0")
    assert twice.plays("mummy_lord", *puts) == {
        "red trophies -white",
        "blue trophies -white",
        "white +eryndlyn:1",
        "white +skullport:0",
    }
    assert holding("mummy_lord", trophies={"blue": 3}).plays("mummy_lord", "choose 1", "choose 2") == set()


@pytest.mark.card("carrion_crawler")
@pytest.mark.rule("TU-9.35")
def test_carrion_crawler_gives_three_power_and_takes_the_place_of_a_devoured_market_card() -> None:
    card = "carrion_crawler"
    red = holding(card, market="kobold wight", market_deck="ettin ettin")
    assert red.asks(card) == {"devour kobold", "devour wight"}
    assert red.refused("red", "decline") == ("TU-6.4", "compulsory")
    assert red.changes("devour kobold") == {
        "power +3",
        "market -kobold",
        "devoured +kobold",
        f"played -{card}",
        f"market +{card}",
    }
    assert holding(card, market_deck="ettin ettin").plays(card) == {"power +3"}


@pytest.mark.card("wight")
def test_wight_gives_two_power_or_devours_a_card_from_hand_to_supplant_an_enemy_troop() -> None:
    eats = {"red hand -noble", "devoured +noble"}
    assert holding("wight").plays("wight", "choose 1") == {"power +2"}
    red = facing("eryndlyn:2 ched_nasad:0", "wight noble kobold", white="eryndlyn:1")
    assert red.asks("wight", "choose 2") == {"devour noble", "devour kobold", "decline"}
    assert red.asks_next("devour noble") == {"supplant eryndlyn:1", "supplant eryndlyn:2"}
    assert red.changes("supplant eryndlyn:2") == eats | BLUE_KILLED | {"red troops +eryndlyn:2"}
    assert holding("wight noble").plays("wight", "choose 2", "devour noble") == eats
    assert facing("eryndlyn:2", "wight noble").plays("wight", "choose 2", "decline") == set()
    assert facing("eryndlyn:2", "wight").plays("wight", "choose 2") == set()


@pytest.mark.card("flesh_golem")
def test_flesh_golem_gives_two_power_and_may_devour_itself_to_assassinate_an_enemy_troop() -> None:
    card = "flesh_golem"
    red = facing("eryndlyn:2 ched_nasad:0", card, white="eryndlyn:1")
    assert red.asks(card, "use") == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:2") == {"power +2"} | eaten(card) | BLUE_KILLED
    assert facing("eryndlyn:2", card).plays(card, "decline") == {"power +2"}
    assert holding(card).plays(card, "use") == {"power +2"} | eaten(card)


@pytest.mark.card("revenant")
@pytest.mark.rule("TU-10.44")
def test_revenant_assassinates_two_troops_and_is_promoted_at_once_with_eight_trophies() -> None:
    kills = ("assassinate eryndlyn:1", "assassinate eryndlyn:2")
    white = "eryndlyn:1 eryndlyn--kanaglym:0 skullport:0"
    red = facing("eryndlyn:2", "revenant", white=white, trophies={"white": 4, "blue": 2})
    promoted = {"played -revenant", "red inner_circle +revenant"}
    assert red.asks("revenant") == {*kills, "assassinate eryndlyn--kanaglym:0"}
    assert red.changes(*kills) == KILLED | BLUE_KILLED | promoted
    seven = facing("eryndlyn:2", "revenant", white="eryndlyn:1", trophies={"white": 5})
    assert seven.plays("revenant", *kills) == KILLED | BLUE_KILLED
    assert holding("revenant", trophies={"white": 8}).plays("revenant") == promoted
    assert holding("revenant").plays("revenant") == set()


@pytest.mark.card("death_knight")
@pytest.mark.rule("TU-6.17", "TU-9.2")
def test_death_knight_supplants_a_troop_and_then_gains_a_vp_for_every_five_player_trophies() -> None:
    card, supplanted = "death_knight", BLUE_KILLED | {"red troops +eryndlyn:2"}
    red = facing("eryndlyn:2 ched_nasad:0", card, white="eryndlyn:1", trophies={"blue": 4, "white": 9})
    assert red.asks(card) == {"supplant eryndlyn:1", "supplant eryndlyn:2"}
    assert red.changes("supplant eryndlyn:2") == supplanted | {"red vp +1"}
    assert facing("eryndlyn:2", card, trophies={"blue": 3}).plays(card, "supplant eryndlyn:2") == supplanted
    assert holding(card, trophies={"blue": 11}).plays(card) == {"red vp +2"}
    assert holding(card).plays(card) == set()


@pytest.mark.card("wraith")
@pytest.mark.rule("TU-6.18", "TU-9.64", "TU-6.13")
def test_wraith_places_a_spy_and_may_devour_itself_to_assassinate_at_its_site() -> None:
    red = facing("ched_nasad:0 eryndlyn:2", "wraith", white="ched_nasad:1")
    assert red.asks("wraith", "spy ched_nasad") == {"use", "decline"}
    assert red.asks_next("use") == {"assassinate ched_nasad:0", "assassinate ched_nasad:1"}
    assert red.changes("assassinate ched_nasad:0") == eaten("wraith") | {
        "red spies +ched_nasad",
        "blue troops -ched_nasad:0",
        "red trophies +blue",
    }
    kept = facing("ched_nasad:0", "wraith")
    assert kept.plays("wraith", "spy ched_nasad", "decline") == {"red spies +ched_nasad"}
    nobody = facing("eryndlyn:2", "wraith")
    assert nobody.plays("wraith", "spy everfire", "use") == eaten("wraith") | {"red spies +everfire"}
    assert facing("eryndlyn:2", "wraith", spies=ALL_OUT).plays("wraith", "decline", "use") == eaten("wraith")


@pytest.mark.card("ghost")
@pytest.mark.rule("TU-10.34", "TU-10.50")
def test_ghost_places_a_spy_or_returns_one_to_open_the_devoured_pile_for_the_turn() -> None:
    assert holding("ghost").plays("ghost", "choose 1", "spy everfire") == {"red spies +everfire"}
    red = holding("ghost", spies="araumycos", devoured="kobold noble wight", influence=4)
    assert red.plays("ghost", *BACK) == SPY_BACK | {"opened +1"}
    red.act("red", "recruit-devoured")
    assert (red.pool, red.player("red").discard, red.view().devoured) == ((0, 3), ["kobold"], ["noble", "wight"])
    assert red.refused("red", "recruit-devoured") == ("TU-10.34", "not-for-sale")
    assert red.ends() == set()
    assert not red.view().opened
    nothing = holding("ghost", spies="araumycos", influence=4)
    assert nothing.plays("ghost", *BACK) == SPY_BACK | {"opened +1"}
    assert nothing.refused("red", "recruit-devoured") == ("TU-10.50", "pile-empty")
    closed = holding("ghost", devoured="kobold", influence=4)
    assert closed.plays("ghost", "choose 2") == set()
    assert closed.refused("red", "recruit-devoured") == ("TU-10.34", "pile-closed")
    assert holding("ghost", spies="araumycos", devoured="kobold").plays("ghost", "choose 2", "decline") == set()


@pytest.mark.card("banshee")
def test_banshee_places_a_spy_and_gains_three_power_if_another_players_spy_is_there() -> None:
    red = holding("banshee", others={"blue": {"spies": "skullport", "troops": "everfire:0"}})
    assert red.plays("banshee", "spy skullport") == {"red spies +skullport", "power +3"}
    troop = holding("banshee", others={"blue": {"spies": "skullport", "troops": "everfire:0"}})
    assert troop.plays("banshee", "spy everfire") == {"red spies +everfire"}
    all_out = holding("banshee", spies=ALL_OUT, others={"blue": {"spies": "skullport"}})
    assert all_out.plays("banshee", "decline") == set()


@pytest.mark.card("conjurer")
@pytest.mark.rule("TU-9.87", "TU-6.6")
def test_conjurer_places_a_spy_or_returns_one_to_recruit_up_to_two_cards_of_cost_three_or_less() -> None:
    card = "conjurer"
    assert holding(card).plays(card, "choose 1", "spy everfire") == {"red spies +everfire"}
    red = holding(card, spies="araumycos", market="kobold ettin", market_deck="wight neogi")
    stacks = {"recruit house_guard", "recruit priestess_of_lolth", "done"}
    assert red.asks(card, *BACK) == stacks | {"recruit kobold"}
    assert red.asks_next("recruit kobold") == stacks | {"recruit wight"}
    assert red.changes("recruit house_guard") == SPY_BACK | {
        "market -kobold",
        "red discard +kobold",
        "market_deck -wight",
        "market +wight",
        "red discard +house_guard",
    }
    one = holding(card, spies="araumycos").plays(card, *BACK, "recruit priestess_of_lolth", "done")
    assert one == SPY_BACK | {"red discard +priestess_of_lolth"}
    assert holding(card, spies="araumycos").plays(card, *BACK, "done") == SPY_BACK
    bare = holding(card, spies="araumycos", market="ettin", stacks={"house_guard": 0, "priestess_of_lolth": 0})
    assert bare.plays(card, *BACK) == SPY_BACK
    assert holding(card).plays(card, "choose 2") == set()
    assert holding(card, spies="araumycos").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("lich")
@pytest.mark.rule("TU-10.36", "TU-10.38", "TU-10.49")
def test_lich_places_a_spy_and_puts_out_up_to_two_trophies_of_one_player_with_a_troop_there() -> None:
    hall: dict[str, Zones] = {"blue": {"troops": "ched_nasad:0", "trophies": {"red": 1, "white": 2}}}
    red = holding("lich", "eryndlyn:0", hall, trophies={"blue": 1})
    assert red.asks("lich", "spy ched_nasad") == {"opponent blue"}
    assert red.asks_next("opponent blue") == {"take blue red", "take blue white", "done"}
    near = {"to ched_nasad:1", "to ched_nasad:2", "to ched_nasad:3", "to eryndlyn:1", "to eryndlyn:2"}
    roads = {"to eryndlyn--kanaglym:0", "to llacerellyn--eryndlyn:0", "to araumycos--eryndlyn:0"}
    assert red.asks_next("take blue red") == near | roads
    assert "to ched_nasad--araumycos:0" in red.asks_next("to ched_nasad:1", "take blue white")
    assert red.changes("to ched_nasad--araumycos:0") == {
        "red spies +ched_nasad",
        "blue trophies -red",
        "red troops +ched_nasad:1",
        "blue trophies -white",
        "white +ched_nasad--araumycos:0",
    }
    none = holding("lich", "eryndlyn:0", hall)
    assert none.plays("lich", "spy ched_nasad", "opponent blue", "done") == {"red spies +ched_nasad"}
    assert holding("lich", "eryndlyn:0", hall).plays("lich", "spy everfire") == {"red spies +everfire"}
    empty = facing("ched_nasad:0", "lich", trophies={"white": 2})
    assert empty.plays("lich", "spy ched_nasad", "opponent blue") == {"red spies +ched_nasad"}
    assert holding("lich", "eryndlyn:0", hall, spies=ALL_OUT).plays("lich", "decline") == set()


@pytest.mark.card("cultist_of_myrkul")
@pytest.mark.rule("TU-9.75", "TU-6.6")
def test_cultist_of_myrkul_gives_two_influence_or_devours_itself_to_promote_up_to_two_cards_at_the_end() -> None:
    card = "cultist_of_myrkul"
    assert holding(card).plays(card, "choose 1") == {"influence +2"}
    red = holding(card, played="noble soldier kobold")
    assert red.asks(card, "choose 2") == {"use", "decline"}
    assert red.changes("use") == eaten(card) | {f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote soldier", "promote kobold", "done"}
    assert red.ends("promote noble", "promote kobold") == {"red inner_circle +noble", "red inner_circle +kobold"}
    stopped = holding(card, played="noble")
    stopped.plays(card, "choose 2", "use")
    assert stopped.ends("done") == set()
    alone = holding(card)
    alone.plays(card, "choose 2", "use")
    assert alone.ends() == set()
    assert holding(card, played="noble").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("vampire_spawn")
def test_vampire_spawn_gives_one_influence_and_returns_another_players_piece() -> None:
    card = "vampire_spawn"
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2 ched_nasad:0", "spies": "eryndlyn everfire"}}
    red = holding(card, "eryndlyn:0", blue, white="eryndlyn:1", spies="skullport")
    assert red.asks(card) == {"return-troop eryndlyn:2", "return-spy eryndlyn blue"}
    assert red.changes("return-spy eryndlyn blue") == {"influence +1", "blue spies -eryndlyn"}
    troop = holding(card, "eryndlyn:0", blue)
    assert troop.plays(card, "return-troop eryndlyn:2") == {"influence +1", "blue troops -eryndlyn:2"}
    assert facing("ched_nasad:0", card).plays(card) == {"influence +1"}


@pytest.mark.card("necromancer")
@pytest.mark.rule("TU-10.45")
def test_necromancer_gives_three_influence_or_promotes_itself_or_a_card_of_hand_or_discard_at_once() -> None:
    card = "necromancer"
    assert holding(card).plays(card, "choose 1") == {"influence +3"}
    red = holding(f"{card} kobold noble", discard="soldier")
    assert red.asks(card, "choose 2") == {"from self", "from hand", "from discard"}
    assert red.asks_next("from hand") == {"promote noble", "promote kobold"}
    assert red.changes("promote kobold") == {"red hand -kobold", "red inner_circle +kobold"}
    discard = holding(f"{card} kobold", discard="soldier noble")
    assert discard.asks(card, "choose 2", "from discard") == {"promote noble", "promote soldier"}
    assert discard.changes("promote soldier") == {"red discard -soldier", "red inner_circle +soldier"}
    itself = holding(card)
    assert itself.asks(card, "choose 2") == {"from self"}
    assert itself.changes("from self") == {f"played -{card}", f"red inner_circle +{card}"}


@pytest.mark.card("high_priest_of_myrkul")
@pytest.mark.rule("TU-3.7", "TU-9.76")
def test_high_priest_of_myrkul_returns_a_piece_and_promotes_any_number_of_undead_at_the_end() -> None:
    card = "high_priest_of_myrkul"
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2 ched_nasad:0", "spies": "eryndlyn everfire"}}
    red = holding(card, "eryndlyn:0", blue, white="eryndlyn:1", played="ghoul wight flesh_golem wight noble")
    assert red.asks(card) == {"return-troop eryndlyn:2", "return-spy eryndlyn blue"}
    assert red.changes("return-troop eryndlyn:2") == {"blue troops -eryndlyn:2", f"waiting +{card}"}
    assert red.asks_at_end() == {"promote ghoul", "promote wight", "done"}
    assert red.ends("promote wight", "promote ghoul", "promote wight") == {
        "red inner_circle +2 wight",
        "red inner_circle +ghoul",
    }
    stopped = holding(card, played="wight ghoul")
    assert stopped.plays(card) == {f"waiting +{card}"}
    assert stopped.ends("promote ghoul", "done") == {"red inner_circle +ghoul"}
    none = holding(card, played="flesh_golem noble")
    none.plays(card)
    assert none.ends() == set()


@pytest.mark.card("vampire")
@pytest.mark.rule("TU-9.77", "TU-10.42", "TU-6.17")
def test_vampire_supplants_a_troop_or_promotes_from_the_discard_pile_for_a_vp_for_every_three_promoted() -> None:
    red = facing("eryndlyn:2 ched_nasad:0", "vampire", white="eryndlyn:1")
    assert red.asks("vampire", "choose 1") == {"supplant eryndlyn:1", "supplant eryndlyn:2"}
    assert red.changes("supplant eryndlyn:2") == BLUE_KILLED | {"red troops +eryndlyn:2"}
    promoting = holding("vampire noble", discard="kobold soldier", inner_circle="noble noble")
    assert promoting.asks("vampire", "choose 2") == {"promote soldier", "promote kobold"}
    assert promoting.changes("promote kobold") == {"red discard -kobold", "red inner_circle +kobold", "red vp +1"}
    assert holding("vampire", inner_circle="noble noble noble").plays("vampire", "choose 2") == {"red vp +1"}
    assert holding("vampire").plays("vampire", "choose 2") == set()
    assert holding("vampire").plays("vampire", "choose 1") == set()
