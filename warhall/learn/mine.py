"""Finding puzzles: moments of games between bots in which exact search shows a way that is hard to find.

Here: what makes a position a puzzle. Something worth having is within reach, or something dear is about to be lost.
The turn is searched, every line over every way the dice can fall, with the other side answering in the worst way. It is
a puzzle if the best way takes several decisions, if going straight for the prize falls short (or what a bot does at
first sight, where nothing can be gone straight for), if the next best way is clearly worse, and if luck alone hardly
gets there. Nothing that a solver could not know may decide: the other side's
hand is emptied, and a line that uncovers cards is no answer. Not here: where to look in a game (`quarry`), counting
(`judge`), files (`writing`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import msgspec
import yaml

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.kernel import position
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.outlook import action_sentence
from warhall.kernel.saving import digest
from warhall.kernel.state import State
from warhall.kernel.words import Name
from warhall.learn.claims import disproved
from warhall.learn.judge import QUIET, Judge, asked, thousandths
from warhall.learn.opening import opened
from warhall.learn.puzzle import WHOLE, Line, Mined, Puzzle, Tempting
from warhall.learn.quarry import VEINS, Prize, Vein, victory
from warhall.learn.school import School
from warhall.learn.vary import Varying

BOT = "normal"
"""Who plays the games that are looked through."""
QUICK, LOOKS = "greedy", 60
"""Who says what comes to mind first, and at how many states it looks."""
BUDGET = 15_000
"""So many positions may be searched from one decision."""
TRIES = 4
"""So often in one game there may be too much to search."""
LEAST_OPTIONS, MOST_OPTIONS = 3, 400
LEAST_BEST = 250
MOST_LUCK = 350
"""Who chooses at random may succeed at most so many thousandths as often as who finds the best line."""
LEAST_GAP = 40
"""So many thousandths the best first move must be ahead of the next best."""
STRAIGHT = ("fall", "site", "quest")
"""What can be gone straight for: there is a puzzle only where that falls short."""
LASTING = ("fall", "quest")
"""What nobody loses again before the turn is over."""
DECKS = {"dungeoneer": ("deck", "discard", "locations", "quest_deck")}
"""What is turned up in the middle of a turn: with it, hardly any line could be counted."""
MOST_ACTIONS = 300
LONGEST = 16


class Found(NamedTuple):
    """A puzzle, and the text of its position."""

    puzzle: Puzzle
    position: str


class Step(NamedTuple):
    """A decision of a game that was played."""

    number: int
    state: State


class Searcher(Judge):
    """Counts, notes whether a card was uncovered on the way, and how far mere luck gets.

    What is got for good, as an enemy that has fallen, is decided then and there; the rest of the turn is not searched.
    """

    def __init__(self, school: School, puzzle: Puzzle, *, most: int, start: State, lasts: bool = False) -> None:
        super().__init__(school, puzzle, most=most, start=start)
        self.uncovers = False
        self.lasts = lasts
        self.lucky: dict[str, float] = {}

    def decided(self, state: State) -> float | None:
        """1 or 0 once the question is answered."""
        answer = super().decided(state)
        if answer is None and self.lasts and disproved(state, self.solver, self.goal) is None:
            return 1.0
        return answer

    def outcomes(self, state: State, seat: int, code: int, told: tuple[int, ...] = ()) -> list[tuple[float, State]]:
        """Every state that an action can lead to, and how likely."""
        found = super().outcomes(state, seat, code, told)
        for _, after in found:
            if self.uncovered(state, after) and self.decided(after) is None:
                self.uncovers = True
        return found

    def uncovered(self, before: State, after: State) -> bool:
        """Whether a card was turned up that nobody could know; where no deck is left it was one of the solver's own."""
        return self.school.game.id not in DECKS and before.uncovered != after.uncovered

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


class Answer(NamedTuple):
    """A line that reaches the goal as often as any."""

    moves: tuple[str, ...]
    finish: str
    rules: tuple[str, ...]


class Miner:
    """Looks for puzzles of one game."""

    def __init__(self, school: School, seed: int, budget: int = BUDGET, bot: str = BOT) -> None:
        self.school = school
        self.seed = seed
        self.budget = budget
        self.bot = bot
        self.veins = VEINS[school.game.id]

    def puzzles(self, games: int) -> Iterator[Found]:
        """At most one puzzle of each game that is played, and one of each position that is varied.

        No two are about the same thing by the same means.
        """
        known: set[tuple[object, object]] = set()
        for number in range(games):
            seed = self.seed + number
            for found in (*self.varied(seed), *self.search(self.play(seed), seed)):
                twin = (found.puzzle.facts["thing"], found.puzzle.facts["by"])
                if twin not in known:
                    known.add(twin)
                    yield found
                    break

    def varied(self, seed: int) -> Iterator[Found]:
        """The puzzle of a seed: one that was made by hand, varied until it asks something else, or none."""
        dice = SeededDice(seed)
        made = [each for each in self.school.puzzles if each.mined is None and not each.before and not each.deals]
        model = made[seed % len(made)]
        text = self.varying.vary(self.school.position(model.position), model.seat, dice)
        try:
            state = position.read(self.school.game, text, SeededDice(0))
            if state.decision is None:
                return
            winner = state.seat_names().index(model.seat)
            about = "keep" if model.kind == "save" else "victory"
            prize = Prize(model.goal, Name("seat", model.seat), about)
            vein = Vein((), model.until, victory, min(self.veins[0].moves, own_moves(model.lines[0].moves)))
            found = self.puzzle(Step(0, state), winner, seed, prize, vein)
        except (WarhallError, KeyError, ValueError, IndexError):  # what cannot be is refused when it is read
            return
        evidence = None if found is None else found.puzzle.mined
        if found is None or evidence is None:
            return
        if not any(same(found.puzzle.lines[0].moves, line.moves) for line in model.lines):
            evidence = msgspec.structs.replace(evidence, bots=(), model=model.id)
            yield Found(msgspec.structs.replace(found.puzzle, mined=evidence), found.position)

    @cached_property
    def varying(self) -> Varying:
        """Chance that knows the cards and pieces of the school."""
        files = sorted((self.school.folder / "positions").glob("*.yaml"))
        return Varying(yaml.safe_load(file.read_text(encoding="utf-8")) for file in files)

    def play(self, seed: int) -> list[Step]:
        """A game between bots: its decisions."""
        chapter = self.school.lesson.chapters[-1]
        dice = SeededDice(seed)
        state = opened(self.school, chapter, dice.child(0)).imagine(None, dice.child(1))
        state.dice = dice.child(2)
        steps = []
        plans: dict[int, Plan] = {}
        for number in range(MOST_ACTIONS):
            steps.append(Step(number, state.copy()))
            if state.decision is None:
                break
            seat = state.decision.seat
            choice = choose(self.bot, state, seat, dice.child(3), plan=plans.get(seat, ()))
            plans[seat] = choice.plan
            state.apply(seat, choice.code)
        return steps

    def search(self, steps: list[Step], seed: int) -> Iterator[Found]:
        """The moments of a game that make puzzles, the last ones first: there is the most at stake."""
        for vein in self.veins:
            hopeless: set[tuple[int, Name]] = set()
            tries = 0
            first = max(0, len(steps) - vein.last) if vein.last else 0
            for at in range(len(steps) - 2, first - 1, -1):
                step = steps[at]
                decision = asked(step.state)
                if decision.ask not in vein.asks or len(decision.options) < LEAST_OPTIONS:
                    continue
                end = self.end(steps, at, decision.seat, vein)
                for prize in vein.prizes(step.state, end.state, decision.seat)[:2]:
                    if tries >= TRIES or (end.number, prize.thing) in hopeless:
                        continue
                    try:
                        found = self.puzzle(step, decision.seat, seed, prize, vein)
                    except WarhallError:  # too much to search, or no position without the other side's hand
                        tries += 1
                        hopeless.add((end.number, prize.thing))  # earlier in the turn there is even more
                        continue
                    if found is not None:
                        yield found

    def end(self, steps: list[Step], at: int, seat: int, vein: Vein) -> Step:
        """Where the turn is over that a decision belongs to."""
        prize = Prize({"over": True}, Name("seat", ""), "victory")
        draft = self.draft(steps[at].state.seat_names(), seat, "x", prize, vein)
        judge = Judge(self.school, draft, start=steps[at].state)
        return next((step for step in steps[at + 1 :] if judge.decided(step.state) is not None), steps[-1])

    def puzzle(self, step: Step, winner: int, seed: int, prize: Prize, vein: Vein) -> Found | None:
        """The puzzle of a decision, if it is one."""
        names = step.state.seat_names()
        text = self.bared(step.state, names[1 - winner])
        start = position.read(self.school.game, text, SeededDice(0))
        if start.decision is None or start.decision.seat != winner:
            return None
        draft = self.draft(names, winner, f"mined-{seed}-{step.number}", prize, vein)
        judge = Searcher(self.school, draft, most=self.budget, start=start, lasts=prize.about in LASTING)
        options = judge.options(start, start.decision)
        if judge.decided(start) is not None or len(options) > MOST_OPTIONS:
            return None
        worth = {code: thousandths(judge.after(start, winner, code)) for code in options}
        top = max(worth.values())
        good = [code for code, value in worth.items() if value == top]
        second = max((value for value in worth.values() if value < top), default=top)
        if top < LEAST_BEST or top - second < LEAST_GAP or (judge.uncovers and top < WHOLE):
            return None
        luck = thousandths(judge.luck(start))
        answer = self.answer(judge, start, good[0], draft, top) if luck <= top * MOST_LUCK // WHOLE else None
        if answer is None or own_moves(answer.moves) < vein.moves:
            return None
        tempting = self.tempting(judge, start, answer, prize, worth)
        if tempting is None or top - tempting.chance < LEAST_GAP:
            return None
        kind = "save" if prize.about == "keep" and top == WHOLE else "win" if top == WHOLE else "chance"
        puzzle = msgspec.structs.replace(
            draft,
            kind=kind,
            level=level(answer.moves, top, second, luck),
            lines=(Line(moves=answer.moves, chance=top),),
            tempting=(tempting,),
            finish=answer.finish,
            rules=answer.rules,
            facts={
                "about": prize.about,
                "thing": f"{prize.thing.kind}:{prize.thing.id}",
                "by": self.means(start, answer, prize) or f"{prize.thing.kind}:{prize.thing.id}",
                "seed": seed,
                "states": judge.looked,
                "best": round(top / 10),
                "second": round(second / 10),
                "luck": round(luck / 10),
            },
            mined=Mined(
                seed=seed, step=step.number, bots=(self.bot, self.bot), best=top, luck=luck, states=judge.looked
            ),
        )
        return Found(puzzle, text)

    def draft(self, names: tuple[str, ...], winner: int, ident: str, prize: Prize, vein: Vein) -> Puzzle:
        """A puzzle about getting something before the turn is over, still without its answer."""
        seats = {"OTHER": names[1 - winner], "SELF": names[winner]}
        until = {
            seats.get(word, word): tuple(seats.get(value, value) for value in values)
            for word, values in vein.until.items()
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
        """The position as a file, with the hand of the other side and the decks empty: nobody shall guess."""
        document = yaml.safe_load(position.write(state))
        for pile in DECKS.get(self.school.game.id, ()):
            document["position"].pop(pile, None)
        seats = document["position"].get("seats")
        part = seats.get(other) if isinstance(seats, dict) else None
        if isinstance(part, dict) and self.school.game.id in ("dungeoneer", "dungeon_command") and part.get("hand"):
            part["hand"] = []
        return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)

    def tempting(
        self, judge: Searcher, start: State, answer: Answer, prize: Prize, worth: dict[int, int]
    ) -> Tempting | None:
        """What suggests itself and falls short; None if there is nothing of the kind, and so nothing to find out.

        Who is told what to get goes straight for it: the key of a puzzle is a move that does not. What is still out of
        reach cannot be gone straight for; then it is what comes to mind first.
        """
        straight = [code for code in worth if self.aims(start, code, prize)] if prize.about in STRAIGHT else []
        if not straight:
            return self.first_sight(judge, start, answer)
        if max(worth[code] for code in straight) == max(worth.values()):
            return None
        code = max(straight, key=lambda each: worth[each])
        moves = self.follow(judge, start, code)[0] if worth[code] else ()
        return self.counted(judge, start, answer, moves or (judge.codec.notation(start, code),))

    def aims(self, state: State, code: int, prize: Prize) -> bool:
        """Whether an action names the thing that is to be got, or a place of it."""
        words = action_sentence(state, state.game.codec.action(code)).words.values()
        named = [word for word in words if isinstance(word, Name)]
        return any(word == prize.thing or word.id.startswith(f"{prize.thing.id}:") for word in named)

    def first_sight(self, judge: Searcher, start: State, answer: Answer) -> Tempting:
        """What a bot does that looks one choice ahead, and how often that reaches the goal."""
        state, moves = start, []
        dice = SeededDice(judge.puzzle.level)
        for _ in range(LONGEST):
            decision = asked(state)
            if decision.seat == judge.solver:
                code = choose(QUICK, state, decision.seat, dice, looks=LOOKS).code
                moves.append(judge.codec.notation(state, code))
            else:
                code = self.best_of(judge, state)
            outcomes = judge.outcomes(state, decision.seat, code)
            _, after = max(outcomes, key=lambda each: (judge.value(each[1]), each[0]))
            if judge.decided(after) is not None or judge.uncovered(state, after):
                break
            state = after
        return self.counted(judge, start, answer, tuple(moves))

    def counted(self, judge: Searcher, start: State, answer: Answer, moves: tuple[str, ...]) -> Tempting:
        """A tempting line, and how often it reaches the goal."""
        again = Judge(
            self.school,
            msgspec.structs.replace(judge.puzzle, finish=answer.finish),
            most=4 * self.budget,
            start=start,
        )
        tempting = Tempting(moves=moves)
        return msgspec.structs.replace(tempting, chance=thousandths(again.chance(tempting)))

    def means(self, start: State, answer: Answer, prize: Prize) -> str:
        """By what the goal is reached: the first thing of one's own that the line names."""
        codec = self.school.game.codec
        for notation in answer.moves:
            try:
                words = action_sentence(start, codec.parse(start, notation)).words.values()
            except WarhallError:  # it names what comes into the game only on the way
                continue
            for word in words:
                if isinstance(word, Name) and word != prize.thing and word.kind in MEANS:
                    return f"{word.kind}:{word.id}"
        return ""

    def answer(self, judge: Searcher, start: State, code: int, draft: Puzzle, top: int) -> Answer | None:
        """The moves that go with a beginning, and how they are gone on with, so that their chance is the best."""
        moves, rules = self.follow(judge, start, code)
        if not moves:
            return None
        for finish in ("quiet", "best"):
            tried = msgspec.structs.replace(draft, finish=finish)
            for count in range(len(moves), 0, -1):
                again = Judge(self.school, tried, most=4 * self.budget, start=start)
                if thousandths(again.chance(Line(moves=moves[:count]))) == top:
                    return Answer(self.shortened(again, moves[:count], top), finish, rules)
                if finish == "quiet":
                    break
        return None

    def shortened(self, judge: Judge, moves: tuple[str, ...], top: int) -> tuple[str, ...]:
        """A line without the moves that it does as well without."""
        for number in range(len(moves) - 1, -1, -1):
            rest = moves[:number] + moves[number + 1 :]
            if rest and thousandths(judge.chance(Line(moves=rest))) == top:
                moves = rest
        return moves

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
            if judge.uncovered(state, after):
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


MEANS = ("card", "creature", "unit", "piece", "order", "attack", "power", "treasure", "boon", "location", "site")
"""The kinds of things by which a goal is reached."""


def same(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Whether two lines do the same in some order, whatever ends the turn."""
    return sorted(each for each in first if each not in QUIET) == sorted(each for each in second if each not in QUIET)


def own_moves(moves: tuple[str, ...]) -> int:
    """How many moves are more than an end or a pass."""
    return sum(move.split(" ")[0] not in QUIET for move in moves)


def level(moves: tuple[str, ...], top: int, second: int, luck: int) -> int:
    """How hard it is, from 2 to 9: long lines, lines that luck does not find, and rivals that come near are harder."""
    rare = sum(luck * WHOLE <= top * limit for limit in (150, 60, 20))
    near = sum(top - second <= gap for gap in (300, 120))
    return min(9, max(2, own_moves(moves) // 2 + rare + near + 1))
