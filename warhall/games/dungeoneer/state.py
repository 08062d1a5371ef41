"""What is on the table: the map, the heroes with all their cards, the decks, and the turn in progress. No rules here.

Cards, locations, quests and heroes are numbers of the tables. A set of them is a mask. The last card of a deck is its
top. A *fighter* is one number: a hero is his seat, a monster `MONSTER + card`, the monster of a hunt `HUNTED + quest`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.kernel.declared import Mask, PerSeat, Pile, declared, hidden, secret
from warhall.kernel.part import Part
from warhall.kernel.state import State
from warhall.kernel.words import Name

NONE = -1

SET_UP, RECOVERY, VILLAINY, LOCATIONS, FEATS, ENDING = range(6)
"""DG-4.2: the phases of a turn."""
Phase: TypeAlias = Literal["set-up", "recovery", "villainy", "locations", "feats", "ending"]
PHASES: tuple[Phase, ...] = get_args(Phase)

SEAT_NAMES = ("azure", "ember", "jade", "orchid")
ROUND = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(len(SEAT_NAMES) + 1)
)
"""For each number of players, the seats clockwise from each of them."""

ENCOUNTERS, HUNT, HEROES, CHALLENGE = range(4)
"""What kind of battle it is."""
LIVE, CANCELLED, AWAY, LAPSED, DONE = range(5)
"""What has become of an attack: it goes on, was cancelled, found nobody, lapsed with its hero, or was compared."""

ATTACK_ROLL, COUNTER_ROLL, THREAT_ROLL = range(3)

NOWHERE = NONE
LYING = 100
"""Where an escort token lies: `LYING + location`; below, the seat that holds it."""


@declared
class Fight(Part):
    """Chapter 11: a battle in progress, attack by attack in declared order. A trap is an attack without a form."""

    kind: int
    by: int
    """Whose attack it is: the seat that chooses and, for monsters, rolls."""
    attackers: list[int]
    """Fighters; a trap is the fighter of its card."""
    targets: list[int]
    """Fighters."""
    forms: list[int]
    """NONE for a trap."""
    places: list[int]
    """The location of each target when the attack was declared."""
    status: list[int]
    attack: list[int]
    counter: list[int]
    """Totals; NONE before the roll."""
    peril: int = 0
    """DG-11.22: wounds that the owner's monsters gave."""
    glory: PerSeat[int]
    """DG-11.23: wounds that its hero gave to monsters."""
    challenged: Mask = 0
    """The seats that have had their challenge step."""


@declared
class Roll(Part):
    """DG-9.11: the roll that is about to fall."""

    kind: int
    fighter: int
    """Who rolls."""
    stat: int
    need: int = 0
    """The threat value; 0 for a roll of a battle."""
    source: int = NONE
    """What a threat comes from, if cards speak of it."""
    enemy: int = NONE
    """The other fighter of a battle."""
    change: int = 0
    """What effects for this roll alone add."""
    twice: bool = False
    """Roll twice and keep the better."""
    skipped: bool = False
    """The test is passed without a roll."""


@declared
class Dungeoneer(State):
    """One game of Dungeoneer."""

    game: DungeoneerGame

    sets: Mask
    """The sets in play."""
    variants: Mask
    """The variants of chapter 20 in play."""
    split: bool
    """DG-19.2: glory and peril cards have decks of their own."""

    heroes: PerSeat[int]
    """NONE before one is chosen."""
    unused: list[int]
    """DG-3.7: the heroes that nobody plays."""
    alive: PerSeat[int]
    """1: the player is still in the game."""
    level: PerSeat[int]
    health: PerSeat[int]
    glory: PerSeat[int]
    peril: PerSeat[int]
    ap: PerSeat[int]
    extra: PerSeat[int]
    """DG-9.14: those of the AP that were won in another's turn."""
    saved: PerSeat[int]
    """DG-20.23: 1 for a player who saved an AP in his last phase V."""
    delayed: PerSeat[int]
    """What an effect does to the AP at the next recovery."""
    place: PerSeat[int]
    fallen: PerSeat[int]
    stand_tests: PerSeat[list[int]]
    """DG-18.3: tests for standing up that no card in play holds; `movement.remembered_test` says how."""

    hands: PerSeat[Pile] = secret()
    inventory: PerSeat[Pile]
    """Boons, treasures, and the banes on the hero."""
    lairs: PerSeat[Pile]
    quests: PerSeat[Pile]
    """Open personal quests."""
    completed: PerSeat[Pile]
    tiles: PerSeat[Pile] = secret()
    """DG-20.1: location cards that are still to be laid."""

    decks: list[Pile] = hidden()
    discards: list[Pile]
    """One pile, or one for glory and one for peril cards."""
    location_decks: list[Pile] = hidden()
    """One for each plane."""
    buried: list[int]
    """DG-6.9: for each plane, how many cards at the bottom of its deck all have seen."""
    quest_deck: Pile = hidden()
    common: Pile
    applied: Pile
    """Cards that are being applied."""
    aside: Pile
    """Location cards that could not be laid."""

    seen: Mask = 0
    """The adventure cards that lie open."""
    known: Mask = 0
    """DG-11.18: the cards in hands that all have seen there: monsters taken back."""
    host: list[int]
    """The card that an attachment lies under."""
    wounds: list[int]
    """Of monsters."""
    charges: list[int]
    xs: list[int]
    """DG-2.20: the X chosen for each card."""
    controller: list[int]
    """Who played a bane."""

    cells: list[int]
    """The cell of each location card; NONE while it is not laid."""
    turned: Mask = 0
    """The location cards that lie at 180 degrees."""
    links: list[int]
    """For each location and side of the map, the location there."""
    portals: list[int]
    """The entrance that each portal is linked with."""
    held: PerSeat[Mask]
    """DG-15.9: the exits it holds open: 4 * location + side of the card."""
    escorts: list[int]
    """For each quest, who holds its token, or where it lies."""

    first: int = 0
    active: int = 0
    round: int = 1
    phase: int = SET_UP
    moved: bool = False
    """DG-8.5: whether the active hero has moved."""
    declared: bool = False
    """DG-5.8: whether the encounters of this phase are declared."""
    visited: Mask = 0
    """DG-7.5: the locations that are not new to the active hero."""
    battled: Mask = 0
    """DG-9.5: who has started a battle this turn."""
    used: Mask = 0
    """The cards used this turn."""
    skilled: Mask = 0
    """The seats whose skill was used this turn."""
    offers: Mask = 0
    """Location effects used this turn: the active hero's."""
    attempted: Mask = 0
    """DG-7.14: the quests tried this turn."""
    found: list[int]
    """DG-14.27: finds of this turn: 1000 * quest + location."""
    given_up: Mask = 0
    """DG-14.28: the tokens that the active player gave up this turn."""
    quest_wounds: list[int]
    """DG-14.11: wounds of quest monsters."""
    holding: Mask = 0
    """Who passes for the rest of the turn."""
    waiting: Mask = 0
    """DG-20.4: whose hero is defeated and will have a successor."""
    lying: int = NONE
    """DG-20.13: who has an AP from lying down, to be spent at once."""
    drawn: int = NONE
    """DG-6.13: the location card that is about to be placed."""
    shifted: int = NONE
    """The location card that was shifted last."""
    changes: list[tuple[int, int, int, int, int, int]]
    """Temporary changes of values: fighter, stat, n, use, until, tag."""

    fights: list[Fight]
    """The battle in progress, and the challenge within it."""
    roll: Roll | None = None
    total: int = 0
    """What the last roll came to."""
    prevented: bool = False
    """Whether the wound that is about to be taken is prevented."""

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.heroes)

    def seat_names(self) -> tuple[str, ...]:
        """The seats are called by the colours of their pawns."""
        return SEAT_NAMES[: len(self.heroes)]

    def seat_name(self, seat: int) -> Name:
        """A seat as a fact of a message."""
        return Name("seat", SEAT_NAMES[seat])

    def around(self, seat: int) -> tuple[int, ...]:
        """DG-4.8: the players still in the game, clockwise from a seat, that seat first if it is still in."""
        every = ROUND[len(self.heroes)][seat]
        return every if 0 not in self.alive else tuple(other for other in every if self.alive[other])

    def still_in(self, seat: int) -> list[int]:
        """DG-21.7: all players in the game, clockwise from a seat: also those who wait for a new hero."""
        every = ROUND[len(self.heroes)][seat % len(self.heroes)]
        return [other for other in every if self.alive[other] or self.waiting >> other & 1]

    def left_of(self, seat: int) -> int:
        """DG-4.8, DG-21.7: the next player to the left; who waits for a new hero is still in the game."""
        return self.still_in(seat + 1)[0]
