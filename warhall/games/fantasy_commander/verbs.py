"""The first codes of all verbs: the code of an action with one argument is the first code plus the argument."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions
from warhall.games.fantasy_commander.actions import codec_of
from warhall.games.fantasy_commander.printed import Printed


class Verbs:
    """The first codes of all verbs."""

    def __init__(self, printed: Printed) -> None:
        self.codec = codec = codec_of(printed)
        first = codec.first
        self.add_unit, self.drop_unit = first(actions.AddUnit), first(actions.DropUnit)
        self.add_card, self.drop_card = first(actions.AddCard), first(actions.DropCard)
        self.lay, self.deploy, self.on = first(actions.Lay), first(actions.Deploy), first(actions.On)
        self.keep, self.reroll_all = first(actions.Keep), first(actions.RerollAll)
        self.reroll_any, self.reroll = first(actions.RerollAny), first(actions.Reroll)
        self.give_up, self.begin, self.give = first(actions.GiveUp), first(actions.Begin), first(actions.Give)
        self.take_back, self.finish = first(actions.TakeBack), first(actions.Finish)
        self.effect, self.take_order = first(actions.Effect), first(actions.TakeOrder)
        self.activate, self.proceed = first(actions.Activate), first(actions.Proceed)
        self.recolour = first(actions.Recolour)
        self.resolve, self.pay = first(actions.Resolve), first(actions.Pay)
        self.move, self.run = first(actions.Move), first(actions.Run)
        self.attack, self.sweep, self.shoot = first(actions.Attack), first(actions.Sweep), first(actions.Shoot)
        self.defend, self.counter, self.rest = first(actions.Defend), first(actions.Counter), first(actions.Rest)
        self.pass_, self.redirect, self.tire = first(actions.Pass), first(actions.Redirect), first(actions.Tire)
        self.retreat, self.advance, self.pursue = (
            first(actions.Retreat),
            first(actions.Advance),
            first(actions.Pursue),
        )
        self.target, self.choose, self.put = first(actions.Target), first(actions.Choose), first(actions.Put)
        self.use, self.decline, self.done = first(actions.Use), first(actions.Decline), first(actions.Done)
        self.escalate, self.promote = first(actions.Escalate), first(actions.Promote)
        self.recover, self.hire = first(actions.Recover), first(actions.Hire)
        self.build, self.repair = first(actions.Build), first(actions.Repair)
        self.concede = first(actions.Concede)
