"""Why a verb does not answer the pending question: what is asked instead, and by which rule.

Here: verbs at the wrong moment. Not here: things that do not qualify (the laws of the verbs, `reasons`).
"""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.actions import unit_word
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.tables import MINOR, STANDARD
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question
from warhall.kernel.words import Name

ACTING = (
    act.Move,
    act.MoveBy,
    act.Sprint,
    act.SprintBy,
    act.Strike,
    act.Shoot,
    act.Collect,
    act.EndActivation,
)
"""What only an active creature does, on an empty stack."""
IN_TURN = (*ACTING, act.Activate, act.EndPhase, act.Command)
"""What only the player whose turn it is does, on an empty stack (DC-10.14)."""
ANSWERING = (act.Play, act.PlayAssisted, act.Use, act.Dodge)
BEFORE = ("lay", "lead", "first", "deploy-start")
"""The questions before the first turn."""
FIRST_OF_ALL = {
    "lay": "lay-first",
    "return": "return-first",
    "deploy-by": "deploy-by-first",
    "effect": "effect-first",
    "slide-next": "slide-first",
    "dodged": "dodge-first",
    "put-next": "effect-first",
    "lead": "lead-first",
    "first": "name-first",
    "deploy-start": "deploy-first",
    "discard": "discard-first",
    "use": "decide-effect",
    "use-on": "decide-effect",
    "instead": "decide-effect",
    "go-move": "go-first",
    "go-shift": "go-first",
    "go-slide": "go-first",
}
"""What is to be done before anything else, by the question."""

ASKED_BY: dict[type[Action], str] = {
    act.Go: "DC-14.17",
    act.GoBy: "DC-14.17",
    act.Stay: "DC-14.17",
    act.Assist: "DC-16.1",
    act.Done: "DC-16.10",
    act.Target: "DC-9.7",
    act.NoTarget: "DC-9.7",
    act.At: "DC-20.18",
    act.Choose: "DC-9.15",
    act.Remove: "DC-9.15",
    act.By: "DC-19.13",
    act.Against: "DC-22.13",
    act.AgainstNothing: "DC-22.15",
    act.Discard: "DC-15.14",
    act.Cower: "DC-23.1",
    act.Endure: "DC-23.1",
    act.Accept: "DC-18.6",
    act.Decline: "DC-18.6",
    act.Next: "DC-7.9",
    act.Place: "DC-18.14",
    act.Lead: "DC-4.1",
    act.First: "DC-5.1",
    act.Lay: "DC-2.2",
    act.Deploy: "DC-25.2",
}
"""The rule by which a verb would be asked for, if it were."""


NOTHING = refusal("DC-9.8", "no-such-thing")


def misplaced(g: DungeonCommand, seat: int, question: Question, action: Action) -> Refusal:  # noqa: PLR0911  one line a reason
    """The verb does not answer the question."""
    ask, kind = question.ask, type(action)
    if kind in (act.Pass, act.PassUntil):
        return refusal("DC-10.6", "no-chance-to-pass")
    if ask == "cower":
        return refusal("DC-23.2", "decide-cower")
    if ask in BEFORE and (kind in IN_TURN or kind in ANSWERING):
        return refusal("DC-5.11", "before-first-turn")
    if ask == "respond" and kind in IN_TURN:
        return refusal("DC-10.14", "stack-not-empty")
    if ask == "chance" and kind in IN_TURN:
        return refusal("DC-10.18", "not-your-turn", seat=Name("seat", g.seat_names()[g.turn]))
    if ask == "activate" and kind in ACTING:
        return refusal("DC-8.3", "nobody-active")
    if ask == "act" and kind in (act.Activate, act.EndPhase):
        return refusal("DC-8.1", "one-at-a-time")
    if ask == "deploy":
        return while_deploying(g, action)
    if kind is act.Deploy and ask not in BEFORE:
        return refusal("DC-25.2", "not-deploying")
    if ask in ("activate", "act", "respond", "chance"):
        return refusal(ASKED_BY[kind], "nobody-asks")
    rule = "DC-10.10" if kind in IN_TURN or kind in ANSWERING else question.rule
    return to_be_done_first(g, ask, rule)


def to_be_done_first(g: DungeonCommand, ask: str, rule: str) -> Refusal:
    """DC-10.10: what is asked now comes before anything else."""
    if ask in FIRST_OF_ALL:
        return refusal(rule, FIRST_OF_ALL[ask])
    if g.draft is not None and g.draft.unit >= 0:
        source = Name("source", g.game.tables.sources[g.draft.source].label)
        return refusal(rule, "finish-announcing", source=source, unit=unit_word(g, g.draft.unit))
    return refusal(rule, "other-question")


def while_deploying(g: DungeonCommand, action: Action) -> Refusal:
    """DC-8.6, DC-10.20, DC-17.1, DC-17.2, DC-25.6: the Deploy phase has room for nothing but deploying."""
    kind = type(action)
    if kind is act.Activate:
        return refusal("DC-25.6", "activate-phase-over")
    if kind in ACTING:
        return refusal("DC-8.6", "activate-phase-over")
    if kind not in ANSWERING:
        return refusal(ASKED_BY.get(kind, "DC-25.2"), "nobody-asks")
    tables, unit = g.game.tables, getattr(action, "unit", 0)
    used = tables.power_sources[action.power] if isinstance(action, act.Use) else -1
    of = tables.sources[used].type if used >= 0 else tables.order_type[getattr(action, "order", 0)]
    if kind is not act.Dodge and of in (STANDARD, MINOR) and unit < len(g.kinds):
        return refusal("DC-17.1" if of == STANDARD else "DC-17.2", "not-active", unit=unit_word(g, unit))
    return refusal("DC-10.20", "no-chance-while-deploying")
