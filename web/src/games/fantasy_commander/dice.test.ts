import { expect, it } from "vitest";
import recorded from "../../../tests/fixtures/fantasy_commander.json";
import { battleAt } from "../../../tests/gallery/battle";
import type { LogLine } from "$lib/log/lines";
import type { Told, Word } from "$lib/protocol/types";
import { attackStory, presentThrows } from "./dice";
import type { BattleView } from "./view";

const told = recorded.told as unknown as Readonly<Record<string, Told[]>>;
const blocked = attackStory(undefined, told.blocked ?? []);
const at = (moment: string) => battleAt(moment).view as BattleView;
const calm = { attack: null } as BattleView;
const piece = (id: string) => ({ kind: "piece", id });
const faces = (...ids: string[]): Word => ids.map((id) => ({ kind: "face", id }));

let written = 0;
function line(message: string, words: Record<string, Word> = {}, count = 1): LogLine {
  written += 1;
  return {
    key: String(written),
    n: written,
    at: 0,
    count,
    seat: 0,
    about: null,
    say: { message: `event-${message}`, words, rule: "" },
    house: false,
    quiet: false,
    undone: false,
  };
}
const ATTACK = line("attack-declared", { unit: piece("a"), target: piece("b") });
const ROLL = line("rolled", { unit: piece("a"), faces: faces("hit", "panic", "shield") });
const BLOCK = line("blocked", { unit: piece("b"), face: { kind: "face", id: "hit" }, count: 1 });

it("crosses out the dice that the other side blocked", () => {
  const blocks = (told.blocked ?? []).flatMap(({ say }) => (say?.message === "event-blocked" ? [say.words ?? {}] : []));
  expect(blocks.length).toBeGreaterThan(0);
  const throws = presentThrows(calm, blocked);
  for (const { unit, face, count } of blocks as unknown as { unit: { id: string }; face: { id: string }; count: number }[]) {
    const dice = throws.filter((each) => each.unit !== unit.id).flatMap((each) => each.dice);
    expect(dice.filter((die) => die.face === face.id && die.gone === "blocked")).toHaveLength(count);
  }
  expect(blocked.map((step) => step.say.message)).toContain("event-blocked");
});

it("shows the dice of the view when nothing was told of them", () => {
  const view = at("vampirism");
  expect(presentThrows(view, []).map((each) => each.dice.map((die) => die.face))).toEqual([
    view.attack?.attack_roll,
    view.attack?.defence_roll,
  ]);
});

it("keeps the last dice on the table when the attack is over", () => {
  const rolls = new Set(
    (told.blocked ?? []).flatMap(({ say }) => (say?.message === "event-rolled" ? [JSON.stringify(say.words?.unit)] : [])),
  );
  expect(rolls.size).toBeGreaterThan(0);
  expect(presentThrows(calm, blocked)).toHaveLength(rolls.size);
});

it("tells one attack from its declaration to its end, over all actions that it took", () => {
  const before = [line("attack-declared"), line("rolled", { unit: piece("z"), faces: faces("hit") }), line("activated")];
  const damage = line("damaged", { unit: piece("b"), count: 1, left: 2 }, 3);
  const later = [line("activated", {}, 4), line("damaged", { unit: piece("c"), count: 1, left: 1 }, 4)];
  const story = attackStory([...before, ATTACK, ROLL, BLOCK, damage, ...later], []);
  expect(story.map(({ key }) => key)).toEqual([ROLL.key, BLOCK.key, damage.key]);
  // Each action is told from its own beginning.
  expect(story.map(({ nth }) => nth)).toEqual([0, 1, 0]);
});

it("puts the dice away when the round is over, and those of an attack that was taken back", () => {
  expect(attackStory([ATTACK, ROLL, line("round-ended")], [])).toEqual([]);
  expect(
    attackStory(
      [
        { ...ATTACK, undone: true },
        { ...ROLL, undone: true },
      ],
      [],
    ),
  ).toEqual([]);
});

it("leaves the other dice of a throw when some are rolled again", () => {
  const again = line("rerolled", { unit: piece("a"), before: faces("panic"), faces: faces("full") });
  const [thrown] = presentThrows(calm, attackStory([ATTACK, ROLL, again], []));
  expect(thrown?.dice.map((die) => die.face)).toEqual(["hit", "shield", "full"]);
});

it("shows a result that is added to a roll as no die", () => {
  const added = line("result-added", { unit: piece("a"), face: { kind: "face", id: "panic" }, count: 1 });
  const [thrown] = presentThrows(calm, attackStory([ATTACK, ROLL, added], []));
  expect(thrown?.dice.map((die) => [die.face, die.added ?? false])).toEqual([
    ["hit", false],
    ["panic", false],
    ["shield", false],
    ["panic", true],
  ]);
});

it("crosses a die out at the step that tells of it", () => {
  const [thrown] = presentThrows(calm, attackStory([ATTACK, ROLL, BLOCK], []));
  expect(thrown?.dice.map((die) => [die.gone, die.nth])).toEqual([
    ["blocked", 1],
    [null, 0],
    [null, 0],
  ]);
});
