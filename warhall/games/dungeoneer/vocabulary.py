"""The words that content uses: characteristics, terrains, moments, targets and durations, each a list of its own."""

from __future__ import annotations

from enum import StrEnum


class Stat(StrEnum):
    """DG-12.2: what a test is made with; a battle only knows the first three."""

    MELEE = "melee"
    MAGIC = "magic"
    SPEED = "speed"
    HEALTH = "health"
    LEVEL = "level"


class Form(StrEnum):
    """DG-10.3: the forms of battle."""

    MELEE = "melee"
    MAGIC = "magic"
    SPEED = "speed"


class Stats(StrEnum):
    """Which of the three values is changed."""

    MELEE = "melee"
    MAGIC = "magic"
    SPEED = "speed"
    ALL = "all"


class Terrain(StrEnum):
    """DG-1.13: the types of terrain."""

    ARCTIC = "arctic"
    DESERT = "desert"
    FOREST = "forest"
    MOUNTAINS = "mountains"
    PLAINS = "plains"
    SWAMP = "swamp"
    SETTLEMENT = "settlement"
    WATER = "water"


class Who(StrEnum):
    """Whom an operation is done to."""

    SELF = "self"
    TARGET = "target"
    HOST = "host"
    SELF_CARD = "self_card"
    ALL_HERE = "all_here"
    ALL_IN_TERRAIN = "all_in_terrain"
    ALL_ON_SHIFTED = "all_on_shifted"
    EACH_PASSED = "each_passed"
    EACH_FAILED = "each_failed"
    AFFECTED = "affected"
    ESCORT_HOLDER = "escort_holder"
    ANY_OPPONENT = "any_opponent"


class For(StrEnum):
    """Which tests a change of a value touches; all of them and the value itself, or only some."""

    ALL = "all"
    ATTACK = "attack"
    COUNTER = "counter"
    BATTLE = "battle"
    THREAT = "threat"


class Until(StrEnum):
    """How long a change lasts."""

    ROLL = "roll"
    BATTLE = "battle"
    TURN = "turn"


class Source(StrEnum):
    """What a threat comes from, where cards speak of it."""

    SPIKES = "spikes"
    PIT = "pit"
    BLOCKED_EXIT = "blocked_exit"
    TRAP_EXIT = "trap_exit"


class When(StrEnum):
    """When the operations of a block are done."""

    PLAY = "play"
    READY = "ready"
    USE = "use"
    RESPONSE = "response"
    ATTACK = "attack"
    HIT = "hit"
    WOUNDED = "wounded"
    ENTER = "enter"
    RECOVERY = "recovery"
    STOOD = "stood"


class Destination(StrEnum):
    """Where a warp may lead."""

    ADJACENT = "adjacent"
    ANY = "any"
    ENTRANCE = "entrance"


class Held(StrEnum):
    """What can be discarded."""

    HAND = "hand"
    BOON = "boon"
    TREASURE = "treasure"
    BANE = "bane"
