"""The codes of the verbs: where each begins, and how its arguments are packed.

Here: numbers for the asking steps and their answers. Not here: the actions themselves (`actions`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.actions import codec_of
from warhall.games.dungeon_command.printed import Printed
from warhall.kernel.actions import Seat

if TYPE_CHECKING:
    from warhall.games.dungeon_command.tables import Tables


class Verbs:
    """The first codes of all verbs, and how many arguments the second place has."""

    def __init__(self, printed: Printed, tables: Tables) -> None:
        self.codec = codec = codec_of(printed, tables)
        first = codec.first
        self.units = codec.vocabularies[act.Unit].size
        self.squares = codec.vocabularies[act.Square].size
        self.powers = codec.vocabularies[act.PowerName].size
        self.seats = codec.vocabularies[Seat].size
        self.sprint = first(act.Sprint)
        self.go = first(act.Go)
        self.stay = first(act.Stay)
        self.activate = first(act.Activate)
        self.end_activation = first(act.EndActivation)
        self.end_phase = first(act.EndPhase)
        self.strike = first(act.Strike)
        self.shoot = first(act.Shoot)
        self.collect = first(act.Collect)
        self.play = first(act.Play)
        self.play_assisted = first(act.PlayAssisted)
        self.use = first(act.Use)
        self.command = first(act.Command)
        self.dodge = first(act.Dodge)
        self.pass_ = first(act.Pass)
        self.pass_until = first(act.PassUntil)
        self.assist = first(act.Assist)
        self.done = first(act.Done)
        self.target = first(act.Target)
        self.no_target = first(act.NoTarget)
        self.at = first(act.At)
        self.choose = first(act.Choose)
        self.remove = first(act.Remove)
        self.by = first(act.By)
        self.against = first(act.Against)
        self.against_nothing = first(act.AgainstNothing)
        self.discard = first(act.Discard)
        self.cower = first(act.Cower)
        self.endure = first(act.Endure)
        self.accept = first(act.Accept)
        self.decline = first(act.Decline)
        self.next = first(act.Next)
        self.deploy = first(act.Deploy)
        self.place = first(act.Place)
        self.lead = first(act.Lead)
        self.first = first(act.First)
        self.lay = first(act.Lay)
