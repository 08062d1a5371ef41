"""The cards of no half-deck: Noble, Soldier, House Guard, Priestess of Lolth, Insane Outcast."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import DEMONS, holding


@pytest.mark.card("noble")
@pytest.mark.rule("TU-3.8", "TU-3.9")
def test_noble_gives_one_influence_and_cannot_be_bought() -> None:
    red = holding("noble", influence=9)
    assert red.plays("noble") == {"influence +1"}
    assert red.refused("red", "recruit noble") == ("TU-3.8", "not-for-sale")


@pytest.mark.card("soldier")
@pytest.mark.rule("TU-3.8", "TU-3.9")
def test_soldier_gives_one_power_and_cannot_be_bought() -> None:
    red = holding("soldier", influence=9)
    assert red.plays("soldier") == {"power +1"}
    assert red.refused("red", "recruit soldier") == ("TU-3.8", "not-for-sale")


@pytest.mark.card("house_guard")
@pytest.mark.rule("TU-3.9", "TU-9.81", "TU-9.83")
def test_house_guard_gives_two_power_and_costs_three_influence_while_the_stack_lasts() -> None:
    red = holding("house_guard", influence=5)
    assert red.plays("house_guard") == {"power +2"}
    red.act("red", "recruit house_guard")
    assert (red.pool, red.player("red").discard, red.view().stacks["house_guard"]) == ((2, 2), ["house_guard"], 13)
    assert red.refused("red", "recruit house_guard") == ("TU-4.6", "not-enough-influence")
    empty = holding("house_guard", influence=3, stacks={"house_guard": 0})
    assert empty.refused("red", "recruit house_guard") == ("TU-9.83", "stack-empty")


@pytest.mark.card("priestess_of_lolth")
@pytest.mark.rule("TU-3.9", "TU-9.81", "TU-9.83")
def test_priestess_of_lolth_gives_two_influence_and_costs_as_much_while_the_stack_lasts() -> None:
    red = holding("priestess_of_lolth")
    assert red.plays("priestess_of_lolth") == {"influence +2"}
    red.act("red", "recruit priestess_of_lolth")
    left = red.view().stacks["priestess_of_lolth"]
    assert (red.pool, red.player("red").discard, left) == ((0, 0), ["priestess_of_lolth"], 13)
    empty = holding("noble", influence=2, stacks={"priestess_of_lolth": 0})
    assert empty.refused("red", "recruit priestess_of_lolth") == ("TU-9.83", "stack-empty")


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("TU-10.1", "TU-10.5", "TU-6.15", "TU-6.14", "TU-9.85")
def test_insane_outcast_goes_back_to_its_stack_for_a_discarded_card() -> None:
    card = "insane_outcast"
    red = holding(f"{card} {card} noble", half_decks=DEMONS, influence=9)
    assert red.view().stacks[card] == 28
    assert red.asks(card) == {"discard noble", f"discard {card}", "decline"}
    assert red.changes("discard noble") == {"red hand -noble", "red discard +noble", f"played -{card}"}
    assert red.view().stacks[card] == 29
    assert red.plays(card) == set()
    assert red.played == [card]
    assert red.refused("red", f"recruit {card}") == ("TU-9.85", "not-for-sale")
    assert holding(f"{card} noble", half_decks=DEMONS).plays(card, "decline") == set()
    one_for_another = holding(f"{card} {card}", half_decks=DEMONS)
    assert one_for_another.plays(card, f"discard {card}") == {
        f"red hand -{card}",
        f"red discard +{card}",
        f"played -{card}",
    }


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("TU-10.2", "TU-10.4")
def test_insane_outcast_goes_back_to_its_stack_instead_of_being_devoured_or_promoted() -> None:
    devoured = holding("marilith insane_outcast", half_decks=DEMONS)
    assert devoured.plays("marilith", "devour insane_outcast") == {"red hand -insane_outcast", "power +5"}
    assert devoured.view().stacks["insane_outcast"] == 30
    promoted = holding("wyrmspeaker insane_outcast", half_decks=DEMONS)
    promoted.plays("insane_outcast", "decline")
    promoted.plays("wyrmspeaker")
    assert promoted.ends("promote insane_outcast") == set()
    assert promoted.view().stacks["insane_outcast"] == 30
    assert "insane_outcast" not in promoted.player("red").unseen


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("TU-10.3", "TU-11.9")
def test_insane_outcast_takes_a_vp_from_its_owner_wherever_it_is() -> None:
    red = holding("insane_outcast", deck="insane_outcast", discard="insane_outcast", half_decks=DEMONS)
    assert red.score("red").deck == -3
