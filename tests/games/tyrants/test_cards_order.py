"""The order of a card's instructions where its outcome does not show it: told by the events (TU-6.1, TU-6.2)."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import DEMONS, holding

RETURN, DEPLOY = "return-troop eryndlyn:2", ("deploy eryndlyn:1", "deploy eryndlyn--kanaglym:0")
ORDERS = {
    "air_elemental_myrmidon": (("spy everfire",), "spy-placed waits"),
    "black_earth_cultist": ((), "waits influence-gained"),
    "blue_wyrmling": ((RETURN,), "influence-gained troop-returned"),
    "brainwashed_slave": (("choose 2", "return-spy skullport red"), "spy-returned power-gained influence-gained"),
    "carrion_crawler": (("devour kobold",), "power-gained devoured market-filled"),
    "chosen_of_lolth": ((RETURN,), "troop-returned waits"),
    "cleric_of_laogzed": (("move eryndlyn:2", "to everfire:0"), "moved waits"),
    "council_member": (("move eryndlyn:2", "to everfire:0", "done"), "moved declined waits"),
    "cult_fanatic": (("devour kobold",), "influence-gained devoured market-filled"),
    "demogorgon": (("devour noble", "supplant eryndlyn:1"), "devoured supplanted no-target card-given"),
    "derro": (("supplant eryndlyn:1",), "supplanted card-given"),
    "drow_negotiator": ((), "influence-gained waits"),
    "earth_elemental": ((RETURN,), "influence-gained troop-returned drew"),
    "earth_elemental_myrmidon": ((), "influence-gained waits"),
    "fire_elemental_myrmidon": ((), "power-gained waits"),
    "flesh_golem": (("use", "assassinate eryndlyn:2"), "power-gained devoured assassinated"),
    "ghoul": ((), "power-gained card-given"),
    "hezrou": (("move eryndlyn:2", "to everfire:0"), "moved promoted"),
    "high_priest_of_myrkul": ((RETURN,), "troop-returned waits"),
    "jackalwere": (("choose 2", "return-spy skullport red"), "spy-returned power-gained influence-gained"),
    "marlos_urnrayle": (("recruit wyrmspeaker",), "influence-gained waits recruited market-filled"),
    "myconid_adult": ((), "influence-gained card-given"),
    "myconid_sovereign": ((), "card-given waits"),
    "nalfeshnee": ((), "influence-gained promoted"),
    "neogi": (
        (*DEPLOY, "deploy eryndlyn--kanaglym:1", "deploy kanaglym:0"),
        "deployed deployed deployed deployed waits",
    ),
    "ogremoch": (("use",), "influence-gained waits waits"),
    "puppeteer": ((), "influence-gained waits"),
    "ravenous_zombies": (("assassinate eryndlyn:1",), "power-gained assassinated"),
    "red_wyrmling": ((), "power-gained influence-gained"),
    "spectator": ((), "power-gained influence-gained"),
    "vampire_spawn": ((RETURN,), "influence-gained troop-returned"),
    "water_elemental_myrmidon": (("assassinate eryndlyn:1",), "assassinated waits"),
    "wyrmspeaker": ((), "influence-gained waits"),
    "zuggtmoy": (("devour kobold",), "devoured influence-gained waits"),
}
"""The answers that a card gets, and what happens then, in this order."""


@pytest.mark.rule("TU-6.1", "TU-6.2")
@pytest.mark.parametrize("card", ORDERS)
def test_a_card_is_carried_out_from_top_to_bottom(card: str) -> None:
    answers, happened = ORDERS[card]
    deploys = "deployed" in happened.split()[:1]
    red = holding(
        f"{card} noble",
        "eryndlyn:0",
        {"blue": {} if deploys else {"troops": "eryndlyn:2"}},
        white="" if deploys else "eryndlyn:1",
        half_decks=DEMONS,
        spies="skullport",
        deck="soldier soldier",
        inner_circle="kobold kobold kobold kobold",
        played="advocate",
        market="kobold wyrmspeaker",
        market_deck="ettin ettin ettin",
    )
    red.plays(card, *answers)
    assert told_in_order(red.events()) == ["played", *happened.split()]


def told_in_order(events: list[str]) -> list[str]:
    """What happened, one word each; what a card gives at once is told with it."""
    words = []
    for event in events:
        name, *facts = event.split(" ")
        words.append(name)
        if name == "played":
            words += [
                gain
                for gain, amount in zip(("power-gained", "influence-gained"), facts[2:4], strict=True)
                if amount != "0"
            ]
    return words
