import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import recorded from "../../../../tests/fixtures/fantasy_commander.json";
import StagedBattle from "../../../../tests/gallery/StagedBattle.svelte";
import { battleAt, learnBattle, stageBattle } from "../../../../tests/gallery/battle";
import { voice } from "$lib/i18n/voice.svelte";
import type { LogLine } from "$lib/log/lines";
import { readPrinted } from "../printed";
import type { BattleView, CampaignView } from "../view";
import { reportOf, rosterOf, screenOf, townOf } from "./present";

vi.setConfig({ testTimeout: 30_000 });
const printed = readPrinted(recorded.library);

beforeAll(async () => {
  await voice.speak("en");
  await learnBattle();
});
afterEach(cleanup);

function at(moment: string) {
  const outlook = battleAt(moment);
  const view = outlook.view as BattleView;
  return {
    view,
    campaign: view.campaign as CampaignView,
    options: outlook.question?.options ?? [],
    question: outlook.question,
    seat: outlook.seat ?? 0,
  };
}

function sit(moment: string) {
  const staged = stageBattle(moment);
  render(StagedBattle, { staged });
  return { acts: () => staged.sent.flatMap((message) => (message.type === "act" ? [message.notation] : [])), user: userEvent.setup() };
}

const line = (message: string, undone = false): LogLine => ({
  key: message,
  n: 1,
  at: 0,
  count: 1,
  seat: 0,
  about: null,
  say: { message },
  house: false,
  quiet: false,
  undone,
});

describe("a campaign between its missions", () => {
  it("takes the place of the map, and gives it back when the battle begins", () => {
    for (const [moment, screenName] of [
      ["settlement", "campaign"],
      ["escalation", "campaign"],
      ["build-army", "muster"],
      ["build-deck", "muster"],
      ["spend-reputation", null],
      ["act", null],
    ] as const) {
      const { view, question } = at(moment);
      expect(screenOf(view, question), moment).toBe(screenName);
    }
  });

  it("shows every unit of a roster once, with its promotion where one is open", () => {
    const { campaign, options } = at("promotion");
    const rows = [0, 1].flatMap((side) => rosterOf(campaign, side, options));
    expect(rows).toHaveLength(campaign.roster.length);
    const promotions = options.filter((option) => option.notation.startsWith("promote "));
    expect(rows.flatMap((row) => row.options)).toEqual(promotions);
    for (const row of rows) for (const option of row.options) expect(option.say.words?.entry).toEqual({ kind: "unit", id: row.card });
  });

  it("shows what stands in a settlement, and what may be built there", () => {
    const { campaign, options, seat } = at("settlement");
    const rows = townOf(campaign, seat, printed, options);
    expect(rows.flatMap(({ option }) => option ?? [])).toEqual(options.filter((option) => option.notation.startsWith("build ")));
    expect(
      townOf({ ...campaign, built: [["walls"], []], damaged: [[], ["market"]] }, 0, printed, []).map(({ card, state }) => [card.id, state]),
    ).toEqual([["walls", "built"]]);
    expect(
      townOf({ ...campaign, built: [[], ["market"]], damaged: [[], ["market"]] }, 1, printed, []).map(({ card, state }) => [
        card.id,
        state,
      ]),
    ).toEqual([["market", "damaged"]]);
  });

  it("reports what happened since the last battle, without what was taken back", () => {
    const log = ["event-track-rose", "event-mission-ended", "event-rested", "event-built"].map((message) => line(message));
    expect(reportOf([...log, line("event-promoted", true)]).map(({ say }) => say.message)).toEqual(["event-mission-ended", "event-built"]);
    expect(reportOf([line("event-built")])).toEqual([]);
  });
});

it("builds, hires and promotes by pressing", async () => {
  const { acts, user } = sit("promotion");
  const fort = screen.getByRole("region", { name: "Fort Starkov" });
  await user.click(within(fort).getAllByRole("button", { name: "Promote" })[0] as HTMLElement);
  expect(acts()).toEqual(["promote entry-1"]);
  cleanup();
  const second = sit("settlement");
  await second.user.click(
    within(screen.getByRole("region", { name: "Fort Starkov" })).getAllByRole("button", { name: "Build" })[0] as HTMLElement,
  );
  expect(second.acts()).toEqual(["build walls"]);
  expect(within(screen.getByRole("region", { name: "The Hollow Crypts" })).queryAllByRole("button")).toEqual([]);
});

it("chooses an escalation card", async () => {
  const names: Record<string, string> = recorded.names.escalation_card;
  const offered = at("escalation").options.map(({ notation }) => notation);
  expect(offered.length).toBeGreaterThan(1);
  const wish = offered[1] as string;
  const { acts, user } = sit("escalation");
  const card = new RegExp(`^${names[wish.replace("escalate ", "")]}`, "u");
  await user.click(within(screen.getByRole("region", { name: "Escalation cards" })).getByRole("button", { name: card }));
  expect(acts()).toEqual([wish]);
});

it("builds the army and the deck of a mission at the table", async () => {
  const army = sit("build-army");
  await army.user.click(screen.getByRole("button", { name: "One more: Roland the Proud" }));
  expect(army.acts()).toEqual(["add-unit roland"]);
  cleanup();
  const deck = sit("build-deck");
  await deck.user.click(screen.getByRole("button", { name: "One more: Breakthrough" }));
  expect(deck.acts()).toEqual(["add-card breakthrough"]);
});
