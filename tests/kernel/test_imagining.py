"""Zones of cards dealt anew: what moves, what stays, and that nothing is left of how they lay."""

from __future__ import annotations

import pytest

from tests.kernel.duel import GAME
from warhall.kernel.declared import PerSeat, Pile, declared, hidden, secret
from warhall.kernel.dice import SeededDice
from warhall.kernel.imagining import deal_anew, imagined
from warhall.kernel.state import State


def shown_by(g: Cards, seat: int) -> Pile:
    return g.shown[seat]


@declared
class Cards(State):
    decks: PerSeat[Pile] = hidden(pool="cards")
    hands: PerSeat[Pile] = secret(pool="cards", known=shown_by)
    market: Pile = hidden(pool="market")
    camps: PerSeat[Pile] = secret(pool="troops", in_order=True)
    reserves: PerSeat[Pile] = hidden(pool="troops")
    shown: PerSeat[Pile]
    pledges: PerSeat[int] = secret()

    def seat_names(self) -> tuple[str, ...]:
        return ("north", "south")


def table(order: int = 1) -> Cards:
    return Cards(
        game=GAME,
        dice=SeededDice(0),
        decks=[list(range(20))[::order], list(range(40, 60))[::order]],
        hands=[[20, 21, 22], [60, 61, 62]],
        market=list(range(100, 110))[::order],
        camps=[[1, 2, 3], [4, 5, 6]],
        reserves=[[7, 8, 9, 10][::order], [11, 12, 13, 14][::order]],
        shown=[[], [61]],
        pledges=[1, 2],
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_keeps_its_own_hand_and_nobody_keeps_a_deck(seat: int | None) -> None:
    g = table()
    new = imagined(g, seat, SeededDice(5))
    for other in (0, 1):
        assert (new.hands[other] == g.hands[other]) is (other == seat)
        assert new.decks[other] != g.decks[other]
        assert sorted(new.hands[other] + new.decks[other]) == sorted(g.hands[other] + g.decks[other])
        assert len(new.hands[other]) == 3
    assert new.market != g.market
    assert sorted(new.market) == sorted(g.market)
    assert new.pledges == g.pledges, "what is in no pool is the game's own business"


def test_the_real_state_is_left_alone_and_its_dice_are_not_handed_on() -> None:
    g, dice = table(), SeededDice(5)
    new = imagined(g, 0, dice)
    assert g.decks == table().decks
    assert g.hands == table().hands
    assert new.dice is dice
    assert g.dice.data() == SeededDice(0).data()


def test_cards_that_all_have_seen_stay_in_hand() -> None:
    assert all(61 in imagined(table(), 0, SeededDice(dice)).hands[1] for dice in range(20))


def test_a_zone_in_order_stays_in_order() -> None:
    camps = [imagined(table(), None, SeededDice(dice)).camps[1] for dice in range(20)]
    assert all(camp == sorted(camp) for camp in camps)
    assert len({tuple(camp) for camp in camps}) > 3


def test_how_cards_lay_leaves_no_trace() -> None:
    one, other = (imagined(table(order), 0, SeededDice(9)) for order in (1, -1))
    assert (one.decks, one.hands, one.market, one.reserves) == (other.decks, other.hands, other.market, other.reserves)


def test_every_zone_keeps_its_size_and_the_first_what_is_known_of_it() -> None:
    for seed in range(20):
        first, second, third = [1, 2], [3], [4, 5, 6]
        deal_anew(SeededDice(seed), first, second, third, known=[2])
        assert 2 in first
        assert (len(first), len(second), len(third)) == (2, 1, 3)
        assert sorted(first + second + third) == [1, 2, 3, 4, 5, 6]


def test_a_single_zone_keeps_what_is_known_of_it_too() -> None:
    zone = [3, 1, 2]
    deal_anew(SeededDice(4), zone, known=[2])
    assert zone[0] == 2
    assert sorted(zone) == [1, 2, 3]
