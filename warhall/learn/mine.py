"""Finding puzzles: moments of games between bots in which exact search shows a way that is hard to find.

Here: where to look, and what makes a position a puzzle. In a game between bots something worth having came about: an
enemy fell, a site changed hands. The turn that brought it is searched, every line over every way the dice can fall,
with the other side answering in the worst way. Nothing that a solver could not know may decide: the other side's hand
is emptied, and a line that uncovers cards is no answer. Not here: counting (`judge`), files (`writing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import yaml

from warhall.bots.choose import choose
from warhall.kernel import position
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.outlook import action_sentence
from warhall.kernel.saving import digest
from warhall.kernel.state import State
from warhall.kernel.words import Name
from warhall.learn.judge import Judge, asked, thousandths
from warhall.learn.lesson import Claims
from warhall.learn.opening import opened
from warhall.learn.puzzle import WHOLE, Line, Mined, Puzzle
from warhall.learn.school import School

BOT = "greedy"
LOOKS = 60
"""How many states a bot looks at for a choice: enough for sensible games."""
BUDGET = 12_000
"""So many positions may be searched from one decision."""
TRIES = 3
"""So many moments of one game are searched."""
LEAST_OPTIONS, MOST_OPTIONS = 3, 60
LEAST_BEST = 200
MOST_LUCK = 300
"""Who chooses at random may succeed at most so many thousandths as often as who finds the best line."""
MOST_ACTIONS = 4000
LONGEST = 16


class Prize(NamedTuple):
    """Something worth having: how it is claimed, and what it is called."""

    goal: Claims
    thing: Name


class Quarry(NamedTuple):
    """Where to look in a game: at which questions a puzzle begins, when it is over, and what is worth having."""

    asks: tuple[str, ...]
    until: dict[str, tuple[str, ...]]
    prizes: Callable[[State, State, int], list[Prize]]


def fallen(before: State, after: State, seat: int) -> list[Prize]:
    """The enemies that were on the board and are no longer."""
    found = []
    for name in enemies(before, seat):
        if name in enemies(after, seat):
            continue
        match before.game.id:
            case "dnd_miniatures":
                goal: Claims = {"at": {name: "gone"}}
            case "dungeon_command":
                goal = {f"gone {name}": True}
            case _:
                goal = {"gone": [name]}
        thing = called(before, name)
        if thing is not None:
            found.append(Prize(goal, thing))
    return found


def enemies(state: State, seat: int) -> set[str]:
    """The pieces of the other side that are on the board, by their names in the view."""
    plain = msgspec.to_builtins(state.view(None))
    other = state.seat_names()[1 - seat]
    found = set()
    for unit in plain.get("units", plain.get("creatures", [])):
        owner = unit.get("seat", unit.get("of", unit.get("side", unit.get("owner"))))
        placed = unit.get("at", unit.get("hex", unit.get("square", unit.get("cell"))))
        if owner in (other, 1 - seat) and placed is not None:
            found.add(unit["id"])
    return found


def called(state: State, ident: str) -> Name | None:
    """What a thing is called in the actions that name it."""
    decision = asked(state)
    for code in decision.options:
        for word in action_sentence(state, state.game.codec.action(code)).words.values():
            if isinstance(word, Name) and word.id == ident:
                return word
    return None


def sites(before: State, after: State, seat: int) -> list[Prize]:
    """The sites that came under total control."""
    name = before.seat_names()[seat]
    held = [
        {site["id"] for site in _sites(state) if site["total"] and site["controller"] == name}
        for state in (before, after)
    ]
    return [Prize({"total": {site: name}}, Name("site", site)) for site in sorted(held[1] - held[0])]


def _sites(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.to_builtins(state.view(None))["sites"]
    return found


def quests(before: State, after: State, seat: int) -> list[Prize]:
    """The quests that were completed."""
    name = before.seat_names()[seat]
    done = [
        next(player["completed"] for player in msgspec.to_builtins(state.view(None))["seats"] if player["seat"] == name)
        for state in (before, after)
    ]
    new = [quest for quest in done[1] if quest not in done[0]]
    return [Prize({name: {"completed": [*done[0], quest]}}, Name("quest", quest)) for quest in new[:1]]


QUARRIES = {
    "tyrants": Quarry(("act",), {"OTHER": ("*",)}, sites),
    "dungeoneer": Quarry(("feats",), {"active": ("OTHER",)}, quests),
    "dungeon_command": Quarry(("act", "activate"), {"turn": ("OTHER",)}, fallen),
    "dnd_miniatures": Quarry(("act",), {"any": ("activate", "first", "deploy"), "new": ("round",)}, fallen),
    "fantasy_commander": Quarry(("act",), {"any": ("turn", "activate"), "new": ("round",)}, fallen),
}
"""Where to look, game by game."""


class Found(NamedTuple):
    """A puzzle, and the text of its position."""

    puzzle: Puzzle
    position: str


class Step(NamedTuple):
    """A decision of a game that was played."""

    number: int
    state: State


class Searcher(Judge):
    """Counts, notes whether a card was uncovered on the way, and how far mere luck gets."""

    def __init__(self, school: School, puzzle: Puzzle, *, most: int, start: State) -> None:
        super().__init__(school, puzzle, most=most, start=start)
        self.uncovers = False
        self.lucky: dict[str, float] = {}

    def outcomes(self, state: State, seat: int, code: int, told: tuple[int, ...] = ()) -> list[tuple[float, State]]:
        """Every state that an action can lead to, and how likely."""
        found = super().outcomes(state, seat, code, told)
        for _, after in found:
            if after.uncovered != state.uncovered and self.decided(after) is None:
                self.uncovers = True
        return found

    def after(self, state: State, seat: int, code: int) -> float:
        """What an action is worth to the solver."""
        return sum(chance * self.value(after) for chance, after in self.outcomes(state, seat, code))

    def luck(self, state: State) -> float:
        """How often the goal is reached by a solver who chooses at random."""
        answer = self.decided(state)
        if answer is not None:
            return answer
        key = digest(state)
        if key not in self.lucky:
            decision = asked(state)
            hopes = [
                sum(chance * self.luck(after) for chance, after in self.outcomes(state, decision.seat, code))
                for code in self.options(state, decision)
            ]
            self.lucky[key] = sum(hopes) / len(hopes) if decision.seat == self.solver else min(hopes)
        return self.lucky[key]


class Miner:
    """Looks for puzzles of one game."""

    def __init__(self, school: School, seed: int, budget: int = BUDGET) -> None:
        self.school = school
        self.seed = seed
        self.budget = budget
        self.quarry = QUARRIES[school.game.id]

    def puzzles(self, games: int) -> Iterator[Found]:
        """At most one puzzle of each game that is played."""
        for number in range(games):
            seed = self.seed + number
            found = self.search(self.play(seed), seed)
            if found is not None:
                yield found

    def play(self, seed: int) -> list[Step]:
        """A game between bots: its decisions."""
        chapter = self.school.lesson.chapters[-1]
        dice = SeededDice(seed)
        state = opened(self.school, chapter, dice.child(0)).imagine(None, dice.child(1))
        state.dice = dice.child(2)
        steps = []
        for number in range(MOST_ACTIONS):
            steps.append(Step(number, state.copy()))
            if state.decision is None:
                break
            seat = state.decision.seat
            state.apply(seat, choose(BOT, state, seat, dice.child(3), looks=LOOKS).code)
        return steps

    def search(self, steps: list[Step], seed: int) -> Found | None:
        """The first moment of a game that makes a puzzle."""
        tries = 0
        for at, step in enumerate(steps[:-1]):
            decision = asked(step.state)
            if decision.ask not in self.quarry.asks or len(decision.options) < LEAST_OPTIONS:
                continue
            end = self.end(steps, at, decision.seat)
            for prize in self.quarry.prizes(step.state, end.state, decision.seat)[:1]:
                if tries >= TRIES:
                    return None
                tries += 1
                try:
                    found = self.puzzle(step, decision.seat, seed, prize)
                except WarhallError:  # too much to search, or no position without the other side's hand
                    continue
                if found is not None:
                    return found
        return None

    def end(self, steps: list[Step], at: int, seat: int) -> Step:
        """Where the turn is over that a decision belongs to."""
        draft = self.draft(steps[at].state.seat_names(), seat, "x", Prize({"over": True}, Name("seat", "")))
        judge = Judge(self.school, draft, start=steps[at].state)
        return next((step for step in steps[at + 1 :] if judge.decided(step.state) is not None), steps[-1])

    def puzzle(self, step: Step, winner: int, seed: int, prize: Prize) -> Found | None:
        """The puzzle of a decision, if it is one."""
        names = step.state.seat_names()
        text = self.bared(step.state, names[1 - winner])
        start = position.read(self.school.game, text, SeededDice(0))
        if start.decision is None or start.decision.seat != winner:
            return None
        draft = self.draft(names, winner, f"mined-{seed}-{step.number}", prize)
        judge = Searcher(self.school, draft, most=self.budget, start=start)
        options = judge.options(start, start.decision)
        if judge.decided(start) is not None or len(options) > MOST_OPTIONS:
            return None
        worth = {code: thousandths(judge.after(start, winner, code)) for code in options}
        top = max(worth.values())
        good = [code for code, value in worth.items() if value == top]
        if top < LEAST_BEST or len(good) == len(options) or (judge.uncovers and top < WHOLE):
            return None
        luck = thousandths(judge.luck(start))
        line = self.line(judge, start, good[0], draft, top) if luck <= top * MOST_LUCK // WHOLE else None
        if line is None:
            return None
        evidence = Mined(seed=seed, step=step.number, bots=(BOT, BOT), best=top, luck=luck, states=judge.looked)
        moves, finish, rules = line
        puzzle = msgspec.structs.replace(
            draft,
            kind="win" if top == WHOLE else "chance",
            level=min(9, 2 + len(moves)),
            lines=(Line(moves=moves, chance=top),),
            finish=finish,
            rules=rules,
            facts={
                "thing": f"{prize.thing.kind}:{prize.thing.id}",
                "seed": seed,
                "states": judge.looked,
                "best": round(top / 10),
                "luck": round(luck / 10),
            },
            mined=evidence,
        )
        return Found(puzzle, text)

    def draft(self, names: tuple[str, ...], winner: int, ident: str, prize: Prize) -> Puzzle:
        """A puzzle about getting something before the turn is over, still without its answer."""
        other = names[1 - winner]
        until = {
            word.replace("OTHER", other): tuple(value.replace("OTHER", other) for value in values)
            for word, values in self.quarry.until.items()
        }
        return Puzzle(
            id=ident,
            kind="win",
            level=5,
            seat=names[winner],
            position=ident,
            goal=prize.goal,
            until=until,
            lines=(),
            rules=(),
        )

    def bared(self, state: State, other: str) -> str:
        """The position as a file, with the hand of the other side empty: nobody shall guess."""
        document = yaml.safe_load(position.write(state))
        seats = document["position"].get("seats")
        part = seats.get(other) if isinstance(seats, dict) else None
        if isinstance(part, dict) and self.school.game.id in ("dungeoneer", "dungeon_command") and part.get("hand"):
            part["hand"] = []
        return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)

    def line(
        self, judge: Searcher, start: State, code: int, draft: Puzzle, top: int
    ) -> tuple[tuple[str, ...], str, tuple[str, ...]] | None:
        """The moves that go with a beginning, and how they are gone on with, so that their chance is the best."""
        moves, rules = self.follow(judge, start, code)
        if not moves:
            return None
        for finish in ("quiet", "best"):
            tried = msgspec.structs.replace(draft, finish=finish)
            for count in range(len(moves), 0, -1):
                again = Judge(self.school, tried, most=4 * self.budget, start=start)
                if thousandths(again.chance(Line(moves=moves[:count]))) == top:
                    return moves[:count], finish, rules
                if finish == "quiet":
                    break
        return None

    def follow(self, judge: Searcher, start: State, code: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The solver's moves when all goes well; none if a card is uncovered on the way."""
        state, moves, rules = start, [], [asked(start).rule]
        chosen: int | None = code
        for _ in range(LONGEST):
            decision = asked(state)
            if chosen is None:
                chosen = self.best_of(judge, state)
            if decision.seat == judge.solver:
                moves.append(judge.codec.notation(state, chosen))
            outcomes = judge.outcomes(state, decision.seat, chosen)
            _, after = max(outcomes, key=lambda each: (judge.value(each[1]), each[0]))
            if judge.decided(after) is not None:
                if after.result is not None:
                    rules.append(after.result.rule)
                return tuple(moves), tuple(dict.fromkeys(rules))
            if after.uncovered != state.uncovered:
                return (), ()
            state, chosen = after, None
        return (), ()

    def best_of(self, judge: Searcher, state: State) -> int:
        """What the seat that is asked does: the solver his best, the other side its worst."""
        decision = asked(state)
        worth = {
            code: sum(chance * judge.value(after) for chance, after in judge.outcomes(state, decision.seat, code))
            for code in judge.options(state, decision)
        }
        pick = max if decision.seat == judge.solver else min
        return pick(worth, key=lambda code: worth[code])
