"""The list of cards against a second list, written from the printed cards: cost, aspect, type, values, copies.

Here: what is printed around the text of a card, and the make-up of half-decks and stacks. Not here: what cards do
(`test_cards_...`), what their texts say (`test_card_texts`).
"""

from __future__ import annotations

from collections import Counter

import pytest

from warhall.games.tyrants import GAME
from warhall.games.tyrants.printed import Card

MARKET_CARDS = """
card                      cost aspect    type              deck inner copies
DROW
advance_scout             3    conquest  drow              1    3     3
mercenary_squad           3    conquest  drow              1    4     2
underdark_ranger          4    conquest  drow              2    4     2
master_of_melee_magthere  5    conquest  drow              2    5     2
weaponmaster              6    conquest  drow              3    6     1
blackguard                3    malice    drow              1    3     4
inquisitor                3    malice    drow              2    4     1
bounty_hunter             4    malice    drow              2    4     2
doppelganger              5    malice    doppelganger      3    5     2
deathblade                6    malice    drow              3    6     1
spy_master                2    guile     drow              1    2     2
infiltrator               3    guile     drow              1    2     2
spellspinner              3    guile     drow              1    3     3
information_broker        5    guile     drow              2    5     2
masters_of_sorcere        5    guile     drow              2    5     1
advocate                  2    ambition  drow              1    2     4
drow_negotiator           3    ambition  drow              1    2     2
chosen_of_lolth           4    ambition  drow              2    4     2
council_member            6    ambition  drow              3    6     1
matron_mother             6    ambition  drow              3    6     1
DRAGONS
kobold                    1    conquest  kobold            1    2     3
white_wyrmling            2    conquest  dragon            1    3     3
black_wyrmling            3    conquest  dragon            1    4     2
white_dragon              6    conquest  dragon            2    5     1
black_dragon              7    conquest  dragon            3    7     1
dragon_cultist            3    malice    human             1    4     4
dragonclaw                4    malice    human             1    3     2
red_wyrmling              5    malice    dragon            3    5     2
severin_silrajin          7    malice    human             4    8     1
red_dragon                8    malice    dragon            4    8     1
watcher_of_thay           3    guile     human             2    3     3
enchanter_of_thay         4    guile     human             1    3     3
green_wyrmling            4    guile     dragon            2    4     2
rath_modar                6    guile     human             2    5     1
green_dragon              7    guile     dragon            3    7     1
wyrmspeaker               3    ambition  dwarf             1    3     3
cult_fanatic              3    ambition  half_dragon       1    4     2
cleric_of_laogzed         4    ambition  troglodyte        2    4     2
blue_wyrmling             5    ambition  dragon            2    4     2
blue_dragon               8    ambition  dragon            4    8     1
ELEMENTALS
water_elemental           2    conquest  elemental         1    2     3
crushing_wave_cultist     3    conquest  human             1    4     3
water_elemental_myrmidon  4    conquest  elemental         2    4     2
gar_shatterkeel           5    conquest  human             2    5     1
olhydra                   6    conquest  elemental_prince  3    6     1
fire_elemental            3    malice    elemental         1    3     3
eternal_flame_cultist     4    malice    human             2    4     3
fire_elemental_myrmidon   4    malice    elemental         1    3     2
vanifer                   5    malice    tiefling          2    5     1
imix                      6    malice    elemental_prince  3    6     1
air_elemental             3    guile     elemental         1    2     4
howling_hatred_cultist    3    guile     human             1    3     2
air_elemental_myrmidon    4    guile     elemental         1    3     2
aerisi_kalinoth           5    guile     elf               2    5     1
yan_c_bin                 6    guile     elemental_prince  3    6     1
black_earth_cultist       2    ambition  human             1    2     4
earth_elemental           3    ambition  elemental         1    3     2
earth_elemental_myrmidon  4    ambition  elemental         2    4     2
marlos_urnrayle           5    ambition  medusa            2    5     1
ogremoch                  6    ambition  elemental_prince  3    7     1
DEMONS
gibbering_mouther         2    conquest  aberration        1    3     3
derro                     3    conquest  derro             1    4     2
ettin                     4    conquest  giant             1    2     3
balor                     6    conquest  fiend             3    6     1
demogorgon                8    conquest  fiend             5    10    1
mind_flayer               3    malice    illithid          1    3     3
ghoul                     4    malice    undead            2    4     3
glabrezu                  5    malice    fiend             2    4     1
marilith                  6    malice    fiend             2    5     2
orcus                     8    malice    fiend             5    10    1
night_hag                 3    guile     fiend             1    3     3
jackalwere                4    guile     shapechanger      2    4     3
succubus                  5    guile     fiend             2    5     2
vrock                     5    guile     fiend             2    4     1
grazzt                    6    guile     fiend             2    5     1
hezrou                    3    ambition  fiend             1    3     2
myconid_adult             3    ambition  myconid           1    3     3
myconid_sovereign         4    ambition  myconid           2    5     2
nalfeshnee                5    ambition  fiend             2    5     2
zuggtmoy                  6    ambition  fiend             3    6     1
ABERRATIONS
grimlock                  1    conquest  grimlock          0    1     2
cranium_rats              2    conquest  beast             1    3     3
umber_hulk                4    conquest  monstrosity       2    4     2
quaggoth                  5    conquest  quaggoth          2    4     2
neogi                     7    conquest  aberration        4    8     1
mindwitness               3    malice    aberration        1    3     3
gauth                     3    malice    aberration        2    3     2
spectator                 4    malice    aberration        2    3     3
beholder                  5    malice    aberration        3    6     1
death_tyrant              7    malice    aberration        3    6     1
cloaker                   2    guile     aberration        1    3     3
chuul                     3    guile     aberration        1    4     2
nothic                    3    guile     aberration        1    3     2
brainwashed_slave         4    guile     aberration        2    3     2
aboleth                   7    guile     aberration        4    7     1
ambassador                3    ambition  illithid          1    3     4
intellect_devourer        4    ambition  aberration        1    3     2
puppeteer                 5    ambition  illithid          2    6     2
ulitharid                 6    ambition  illithid          3    6     1
elder_brain               7    ambition  aberration        4    9     1
UNDEAD
skeletal_horde            2    conquest  undead            1    2     3
ravenous_zombies          3    conquest  undead            1    2     2
minotaur_skeleton         3    conquest  undead            1    3     2
ogre_zombie               4    conquest  undead            2    4     2
mummy_lord                6    conquest  undead            3    6     1
carrion_crawler           2    malice    monstrosity       0    2     2
wight                     3    malice    undead            1    3     4
flesh_golem               3    malice    construct         1    3     2
revenant                  4    malice    undead            1    4     1
death_knight              6    malice    undead            3    7     1
wraith                    2    guile     undead            0    1     2
ghost                     3    guile     undead            1    3     2
banshee                   4    guile     undead            2    4     2
conjurer                  5    guile     human             2    3     3
lich                      7    guile     undead            4    7     1
cultist_of_myrkul         2    ambition  human             1    2     3
vampire_spawn             2    ambition  undead            1    3     3
necromancer               5    ambition  human             1    4     2
high_priest_of_myrkul     6    ambition  human             3    6     1
vampire                   7    ambition  undead            4    7     1
"""
SUPPLY = """
card                      cost aspect    type              deck inner copies
noble                     -    obedience drow              0    1     28
soldier                   -    obedience drow              0    1     12
house_guard               3    obedience drow              1    3     15
priestess_of_lolth        2    obedience drow              1    2     15
insane_outcast            -    -         drow              -1   0     30
"""
HALF_DECKS = ("drow", "dragons", "elementals", "demons", "aberrations", "undead")
ASPECTS = ("ambition", "conquest", "malice", "guile")


def rows(table: str) -> list[list[str]]:
    """The lines of a table, without its head and the names of the half-decks."""
    return [words for line in table.splitlines()[2:] if len(words := line.split()) > 1]


def row(card: Card) -> list[str]:
    """A card as a line of the table."""
    cost = "-" if card.cost is None else card.cost
    return [
        str(part) for part in (card.id, cost, card.aspect or "-", card.type, card.deck_vp, card.inner_vp, card.copies)
    ]


def of(half_deck: str) -> list[Card]:
    return [card for card in GAME.tables.printed.cards if card.half_deck == half_deck]


@pytest.mark.rule("TU-3.1", "TU-3.4")
def test_every_market_card_is_printed_as_in_the_second_list() -> None:
    assert [row(card) for card in GAME.tables.printed.cards] == rows(MARKET_CARDS)


@pytest.mark.rule("TU-1.2", "TU-3.6", "TU-3.8")
def test_every_card_of_the_supply_is_printed_as_in_the_second_list() -> None:
    assert [row(card) for card in GAME.tables.printed.supply] == rows(SUPPLY)


def test_the_cards_stand_under_their_half_decks_in_the_second_list() -> None:
    headed = MARKET_CARDS.split("\n")
    for half_deck in HALF_DECKS:
        start = headed.index(half_deck.upper()) + 1
        assert [line.split()[0] for line in headed[start : start + 20]] == [card.id for card in of(half_deck)]


@pytest.mark.rule("TU-1.2", "TU-3.4", "TU-3.5")
@pytest.mark.parametrize("half_deck", HALF_DECKS)
def test_a_half_deck_has_twenty_cards_forty_copies_and_ten_of_each_of_four_aspects(half_deck: str) -> None:
    cards = of(half_deck)
    aspects: Counter[str | None] = Counter()
    for card in cards:
        aspects[card.aspect] += card.copies
    assert len(cards) == 20
    assert aspects == dict.fromkeys(ASPECTS, 10)
    assert {card.copies for card in cards} <= {1, 2, 3, 4}


@pytest.mark.rule("TU-1.2")
def test_there_are_340_cards_and_the_game_lists_every_one_for_the_conformance_count() -> None:
    printed = GAME.tables.printed
    assert sum(card.copies for card in (*printed.supply, *printed.cards)) == 340
    assert sorted(GAME.cards) == sorted(words[0] for words in rows(MARKET_CARDS) + rows(SUPPLY))


def test_every_card_has_a_name_of_its_own_in_every_language() -> None:
    cards = [*GAME.tables.printed.supply, *GAME.tables.printed.cards]
    for language in ("en", "ru", "uk"):
        assert len({card.name.said()[language] for card in cards}) == 125
