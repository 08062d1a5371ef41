"""The first codes of all verbs: the code of an action is that and its argument."""

from __future__ import annotations

from warhall.games.dungeoneer import actions
from warhall.games.dungeoneer.codec import codec_of
from warhall.games.dungeoneer.printed import Printed


class Verbs:
    """The first codes of all verbs."""

    def __init__(self, printed: Printed) -> None:  # noqa: PLR0915  one line a verb
        self.codec = codec = codec_of(printed)
        first = codec.first
        self.play = first(actions.Play)
        self.play_and_use = first(actions.PlayAndUse)
        self.use = first(actions.Use)
        self.use_skill = first(actions.UseSkill)
        self.on = first(actions.On)
        self.payer = first(actions.From)
        self.x = first(actions.PayX)
        self.onto = first(actions.Onto)
        self.form = first(actions.ChooseForm)
        self.put = first(actions.PutDown)
        self.shift = first(actions.Shift)
        self.lay = first(actions.Lay)
        self.move = first(actions.Move)
        self.passage = first(actions.Passage)
        self.portal = first(actions.Portal)
        self.warp = first(actions.WarpTo)
        self.entrance = first(actions.Entrance)
        self.link = first(actions.Link)
        self.explore = first(actions.Explore)
        self.attempt = first(actions.Try)
        self.search = first(actions.Search)
        self.escort = first(actions.Escort)
        self.deliver = first(actions.Deliver)
        self.give_up = first(actions.GiveUp)
        self.pick_up = first(actions.PickUp)
        self.take_token = first(actions.TakeToken)
        self.strike = first(actions.Strike)
        self.stand = first(actions.Stand)
        self.lie_down = first(actions.LieDown)
        self.attack = first(actions.Attack)
        self.challenge = first(actions.Challenge)
        self.challenge_hero = first(actions.ChallengeHero)
        self.challenge_quest = first(actions.ChallengeQuestMonster)
        self.ignore = first(actions.Ignore)
        self.ignore_hero = first(actions.IgnoreHero)
        self.ignore_quest = first(actions.IgnoreQuestMonster)
        self.pass_ = first(actions.Pass)
        self.hold = first(actions.Hold)
        self.end = first(actions.End)
        self.discard = first(actions.Discard)
        self.save = first(actions.Save)
        self.dodge = first(actions.Dodge)
        self.accept = first(actions.Accept)
        self.decline = first(actions.Decline)
        self.to_hand = first(actions.ToHand)
        self.to_lair = first(actions.ToLair)
        self.to_discard = first(actions.ToDiscard)
        self.give_peril = first(actions.GivePeril)
        self.choose = first(actions.Choose)
        self.hero = first(actions.ChooseHero)
        self.draw = first(actions.DrawFrom)
        self.summon = first(actions.Summon)
        self.first = first(actions.First)
        self.first_skill = first(actions.FirstSkill)
        self.first_quest = first(actions.FirstQuest)
