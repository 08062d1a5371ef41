"""What the laws share: the reasons that are the same for many verbs, and why a verb does not answer a question.

Not here: the laws of the verbs, which stand with the rules of their chapters.
"""

from __future__ import annotations

from collections.abc import Collection

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.options import AP_FOR_FALLING, LIMITED_MOVEMENT
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import STATS
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question
from warhall.kernel.words import Name, Word

NOTHING = refusal("DG-9.7", "no-such-thing")
OTHER_QUESTION = refusal("DG-9.7", "other-question")
NO_LOCATIONS_LEFT = refusal("DG-7.9", "no-locations-left")
STOPPING = (act.Pass, act.Hold, act.End, act.Decline)
INSTEAD: dict[type[Action], str] = {
    act.Pass: "pass-instead",
    act.Hold: "pass-instead",
    act.End: "end-instead",
    act.Decline: "decline-instead",
}
"""How one stops here, said to who would stop otherwise."""
STANDING = (act.Stand, act.GiveUp)
OWN_FEATS = (
    act.Move,
    act.Passage,
    act.Portal,
    act.Explore,
    act.Try,
    act.Search,
    act.Escort,
    act.Deliver,
    act.PickUp,
)
"""What belongs to one's own phase IV."""
ANOTHER_TIME: dict[type[Action], tuple[str, str]] = {
    act.Discard: ("DG-8.2", "discard-later"),
    act.Save: ("DG-8.7", "save-later"),
    act.Challenge: ("DG-11.14", "challenge-later"),
    act.ChallengeHero: ("DG-11.14", "challenge-later"),
    act.ChallengeQuestMonster: ("DG-11.14", "challenge-later"),
}
"""What has its own time, and when that is."""
MOMENTS = ("open", "entry", "roll", "wound", "battle", "respond", "feats", "villainy", "declare", "challenge")
"""The questions at which somebody may do one of several things."""


def card_word(g: Dungeoneer, seat: int, _: int, card: int, *asked: object) -> dict[str, Word]:
    """The card that a question is about."""
    return {"card": g.game.tables.names[card]}


def drawn_word(g: Dungeoneer, *asked: object) -> dict[str, Word]:
    """The location card that is about to be placed."""
    return {"place": g.game.tables.place_names[g.drawn]}


def place_word(g: Dungeoneer, seat: int, _: int, place: int, *asked: object) -> dict[str, Word]:
    """The location that a question is about."""
    return {"place": g.game.tables.place_names[place]}


def quest_word(g: Dungeoneer, seat: int, _: int, quest: int) -> dict[str, Word]:
    """The quest that a question is about."""
    return {"quest": g.game.tables.quest_names[quest]}


def not_among(g: Dungeoneer, card: int, cards: Collection[int], rule: str) -> Refusal | None:
    """Only one of some cards; the rule that says so is given."""
    return None if card in cards else refusal(rule, "not-that-card", card=g.game.tables.names[card])


def not_in_play(g: Dungeoneer, seat: int, rule: str) -> Refusal | None:
    """DG-21.2: nobody sits there, or his hero is defeated; the rule that asks for one is given."""
    return None if seat < g.seats and g.alive[seat] else refusal(rule, "no-such-hero")


def no_symbol(form: int, forms: Collection[int], rule: str) -> Refusal | None:
    """DG-10.3: only a form with a round symbol; the rule that says so here is given."""
    if form in forms:
        return None
    return refusal(rule, "other-form", forms=tuple(Name("form", STATS[each].value) for each in sorted(forms)))


def no_token(g: Dungeoneer, quest: int, rule: str, message: str = "no-token") -> Refusal:
    """DG-14.16: the quest is no escort, or the token of it is not his; the rule that wants it is given."""
    tables = g.game.tables
    if quest not in tables.escort_quests:
        return refusal("DG-14.16", "no-escort", quest=tables.quest_names[quest])
    return refusal(rule, message, quest=tables.quest_names[quest])


def place_name(g: Dungeoneer, place: int) -> Name:
    """A location as a fact."""
    return g.game.tables.place_names[place]


def no_entrance(g: Dungeoneer, place: int, rule: str) -> Refusal | None:
    """DG-3.9: only an entrance that is on the map; the rule that asks for one is given."""
    if g.cells[place] == NONE:
        return refusal(rule, "not-laid", place=place_name(g, place))
    return None if g.game.tables.entrances[place] else refusal(rule, "no-entrance", place=place_name(g, place))


def hero_taken(g: Dungeoneer, hero: int, rule: str) -> Refusal | None:
    """DG-20.4, DG-20.7: only a hero that nobody has; the rule that lets him be chosen is given."""
    return None if hero in g.unused else refusal(rule, "hero-taken", hero=g.game.tables.hero_names[hero])


def not_own_feats(g: Dungeoneer, seat: int) -> Refusal:
    """DG-9.15, DG-7.1: it is not the own phase IV, or something is being done in it."""
    return refusal("DG-9.15", "only-in-own-turn") if seat != g.active else refusal("DG-7.1", "only-between-feats")


def misplaced(g: Dungeoneer, seat: int, question: Question, action: Action) -> Refusal:  # noqa: PLR0911  one a reason
    """DG-9.7: the verb does not answer the question."""
    kind = type(action)
    if kind in STOPPING and not any(verb.action in STOPPING for verb in question.verbs):
        return refusal(question.rule, "compulsory")
    if kind in STOPPING and question.ask in MOMENTS:
        way_out = next(verb.action for verb in question.verbs if verb.action in STOPPING)
        return refusal(question.rule, INSTEAD[way_out])
    if question.ask == "spend-lying" and kind is act.Stand:
        return refusal("DG-20.24", "not-with-this-ap")
    if question.ask not in MOMENTS:
        return OTHER_QUESTION
    if kind is act.Attack:
        return refusal("DG-9.13", "no-new-battle")
    if kind in STANDING:
        return refusal("DG-9.7", "not-now")
    if kind in OWN_FEATS:
        return not_own_feats(g, seat)
    if kind is act.LieDown:
        played = g.variants & (1 << LIMITED_MOVEMENT | 1 << AP_FOR_FALLING)
        return refusal("DG-20.13", "nothing-to-spend-on" if played else "no-such-variant")
    if kind in ANOTHER_TIME:
        return refusal(*ANOTHER_TIME[kind])
    if question.ask == "declare" and kind in (act.Use, act.UseSkill, act.PlayAndUse):
        return refusal("DG-5.16", "declare-first")
    return OTHER_QUESTION
