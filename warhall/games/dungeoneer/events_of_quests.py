"""What happens to quests: one type for each thing that is told (chapters 13 and 14). The other events: `events`."""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer.actions import Fighter, Place, Quest
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event


class QuestWorked(Event, frozen=True, tag="quest-worked"):
    """DG-14.1, DG-14.3: something sets off an artifact or an influence."""

    seat: Seat
    quest: Quest


class QuestTried(Event, frozen=True, tag="quest-tried"):
    """DG-7.12, DG-7.14: a quest is tried; again in the same turn for 1 AP."""

    seat: Seat
    quest: Quest
    price: int = 0


class QuestFailed(Event, frozen=True, tag="quest-failed"):
    """DG-13.6: an attempt fails."""

    seat: Seat
    quest: Quest


class FailureShared(Event, frozen=True, tag="failure-shared"):
    """DG-14.25: what comes of a failed attempt strikes every hero in the location."""

    seats: tuple[Seat, ...]


class HealthSacrificed(Event, frozen=True, tag="health-sacrificed"):
    """DG-14.5: health is given for a quest."""

    seat: Seat
    amount: int
    left: int


class QuestsDealt(Event, frozen=True, tag="quests-dealt"):
    """DG-3.10: the personal quests of a player."""

    seat: Seat
    quests: tuple[Quest, ...]


class CommonDealt(Event, frozen=True, tag="common-dealt"):
    """DG-3.11, DG-20.11: the common quest, or both of them."""

    quests: tuple[Quest, ...]
    count: int


class Searched(Event, frozen=True, tag="searched"):
    """DG-14.12: a search, for so many AP; so many locations lie between the hero and an entrance."""

    seat: Seat
    quest: Quest
    die: int
    between: int
    total: int
    need: int
    passed: str
    price: int


class FindLost(Event, frozen=True, tag="find-lost"):
    """DG-14.15: what was found is lost when the turn ends."""

    quest: Quest


class HuntRested(Event, frozen=True, tag="hunt-rested"):
    """DG-14.11: the wounds of a quest monster heal when the turn ends."""

    fighter: Fighter


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    """DG-14.26: the dice of a chance, and what they had to show."""

    seat: Seat
    dice: str
    count: int
    total: int
    need: int
    wanted: Literal["sum", "double", "either"]


class QuestCompleted(Event, frozen=True, tag="quest-completed"):
    """DG-7.17: a quest is completed."""

    seat: Seat
    quest: Quest


class QuestOpened(Event, frozen=True, tag="quest-opened"):
    """DG-7.19, DG-14.18: a common quest is turned up in place of another."""

    quest: Quest


class QuestReplaced(Event, frozen=True, tag="quest-replaced"):
    """DG-20.20: a quest whose location could not be laid gives way to another."""

    old: Quest
    quest: Quest


class QuestsGone(Event, frozen=True, tag="quests-gone"):
    """DG-21.2: the open personal quests of a player who is out leave the game with him."""

    seat: Seat
    quests: tuple[Quest, ...]


class EscortStarted(Event, frozen=True, tag="escort-started"):
    """DG-14.16: an escort begins."""

    seat: Seat
    quest: Quest


class TokenDropped(Event, frozen=True, tag="token-dropped"):
    """DG-14.19: an escort token lies in a location."""

    seat: Seat
    quest: Quest
    place: Place


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """DG-14.20, DG-14.23: an escort token has a new holder."""

    seat: Seat
    quest: Quest
