"""The operations of a card as sentences: a target is described where it is first spoken of.

Here: which operation describes the target, what may be left out, what shares a condition. Not here: the forms
(`phrases`), the words (`texts/*.ftl`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.content import Clause
from warhall.games.dungeon_command.operations import (
    Aimed,
    Attack,
    Choose,
    DiscardOrder,
    Near,
    Op,
    Tap,
    Target,
    To,
    Untap,
    Who,
)
from warhall.games.dungeon_command.phrases import Deed, Link, Linked, Mood, Phrase, inflected, linked


class Teller:
    """Tells operations in their order; the second time, a described target is only "the target"."""

    def __init__(self, target: Target | None, attack_target: Target | None = None) -> None:
        """`attack_target` is the separate target of attacks, where there is one."""
        self._target = target if target is not None and not target.square and target.who is not Who.SELF else None
        self._attack_target = attack_target

    def sentence(self, ops: Sequence[Op], mood: Mood = Mood.ORDER) -> Clause | None:
        """All operations in one sentence."""
        told = [self._tell(op, mood if number == 0 else mood.next) for number, op in enumerate(ops)]
        return linked(Link.THEN, told)

    def sentences(self, ops: Sequence[Op]) -> list[Clause]:
        """A sentence for each operation; those that need damage share one."""
        told: list[Clause] = []
        for number, op in enumerate(ops):
            if number and _needs_damage(op) and _needs_damage(ops[number - 1]):
                other = Phrase(clause=self._tell(op, Mood.ORDER), changed={"if_damaged": "said"})
                told[-1] = Linked(first=told[-1], other=other, link=Link.AND)
            else:
                told.append(self._tell(op, Mood.ORDER))
        return told

    def _tell(self, op: Op, mood: Mood) -> Clause:
        if isinstance(op, Choose):
            moods = [mood, *[mood.next] * (len(op.options) - 1)]
            options = [self.sentence(option, each) for option, each in zip(op.options, moods, strict=True)]
            said = linked(Link.ELSE, [option for option in options if option is not None])
            return op if said is None else Phrase(clause=op, inner={"options": said})
        target = self._described(op)
        if target is None:
            return Phrase(clause=op, changed={"mood": mood.value})
        mood = Mood.MAY if target.optional else mood
        noun = inflected(target, op.case)
        if isinstance(op, Attack) and target.reach is Near.BATTLEFIELD:
            noun = Phrase(clause=noun, changed={"within": "attack", "who": "any"})  # named anywhere, but the attack has its own reach
        return Phrase(clause=op, changed={"mood": mood.value}, inner={"whom": noun})

    def _described(self, op: Deed) -> Target | None:
        """The target, if the operation is the first to speak of it."""
        target: Target | None = None
        if isinstance(op, Attack) and self._attack_target is not None:
            target, self._attack_target = self._attack_target, None
        elif isinstance(op, Attack) or (isinstance(op, Aimed) and op.to is To.TARGET):
            target, self._target = self._target, None
        return target


def _needs_damage(op: Op) -> bool:
    return isinstance(op, Tap | Untap | DiscardOrder) and op.if_damaged
