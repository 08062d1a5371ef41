"""What is chosen before a game; the variants of chapter 20 as numbers. Not here: how they are offered (`choices`)."""

from __future__ import annotations

from warhall.kernel.game import Options

VARIANTS = (
    "no_blank_spots",
    "resurrection",
    "choice_of_heroes",
    "optional_discard",
    "unbiased_placement",
    "nothing_personal",
    "limited_movement",
    "ap_for_falling",
    "dodging_spikes",
    "loose_walls",
)
(
    NO_BLANK_SPOTS,
    RESURRECTION,
    CHOICE_OF_HEROES,
    OPTIONAL_DISCARD,
    UNBIASED_PLACEMENT,
    NOTHING_PERSONAL,
    LIMITED_MOVEMENT,
    AP_FOR_FALLING,
    DODGING_SPIKES,
    LOOSE_WALLS,
) = range(len(VARIANTS))

ALL_SETS = "all"
FIRST_SET = "first"


class DungeoneerOptions(Options, frozen=True):
    """What can be chosen before a game: sets, and variants that may each be switched on."""

    sets: str = FIRST_SET
    """DG-19.1: one set, or all of them together; the first one if none is named."""
    split_decks: bool = True
    """DG-19.2: glory and peril cards apart; only where sets are combined."""
    no_blank_spots: bool = False
    resurrection: bool = False
    choice_of_heroes: bool = False
    optional_discard: bool = False
    unbiased_placement: bool = False
    nothing_personal: bool = False
    limited_movement: bool = False
    ap_for_falling: bool = False
    dodging_spikes: bool = False
    loose_walls: bool = False
    """DG-D9: an exit may touch a wall; then it is a wall from both sides."""


def variants_of(options: DungeoneerOptions) -> int:
    """The variants that are switched on, as a mask."""
    return sum(1 << number for number, name in enumerate(VARIANTS) if getattr(options, name))
