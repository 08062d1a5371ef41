import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import StagedMiniatures from "../../../tests/gallery/StagedMiniatures.svelte";
import { learnMiniatures, miniaturesAt, stageMiniatures } from "../../../tests/gallery/miniatures";
import { cellOf } from "$lib/board/square/names";
import { voice } from "$lib/i18n/voice.svelte";
import { verbOf } from "$lib/table/picks";
import { unitOf } from "./present";
import type { MiniaturesView } from "./view";

// Finding things by role in a whole table takes a while on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await voice.speak("en");
  await learnMiniatures();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A screen that is broad enough for bands above and below the map. */
function broaden(): void {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (media) =>
      ({ matches: media.includes("width >= 64rem"), media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
}

function sit(moment: string) {
  const staged = stageMiniatures(moment);
  const { container } = render(StagedMiniatures, { staged });
  const { question } = miniaturesAt(moment);
  const view = miniaturesAt(moment).view as MiniaturesView;
  const found = <T>(value: T | null | undefined): T => {
    if (value === null || value === undefined) throw new Error("nothing found");
    return value;
  };
  return {
    container,
    view,
    found,
    options: question?.options ?? [],
    user: userEvent.setup(),
    acts: () => staged.sent.flatMap((message) => (message.type === "act" ? [message.notation] : [])),
    asked: () => staged.sent.filter((message) => message.type === "explain"),
    square: (name: string): Element => found(container.querySelector(`[data-cell="${cellOf(name)}"]`)),
    offer: found(container.querySelector<HTMLElement>(".offer, main")),
  };
}

/** A square that only a move leads to, and a shift does not. */
function farSquare({ view, options }: ReturnType<typeof sit>): string {
  const size = unitOf(view, view.active)?.size ?? 1;
  const named = (square: string): number => options.filter(({ notation }) => notation.endsWith(` ${square}`)).length;
  const far = view.routes.find(
    ({ square, target, option }) => target === null && option.startsWith("move ") && named(square) === 1 && size === 1,
  );
  if (!far) throw new Error("no square");
  return far.square;
}

it("moves by pressing a lit square", async () => {
  const table = sit("act");
  const square = farSquare(table);
  await table.user.click(table.square(square));
  expect(table.acts()).toEqual([`move ${square}`]);
});

it("moves by keys alone, and shows the way before", async () => {
  const table = sit("act");
  const square = farSquare(table);
  (table.square(square) as SVGElement).focus();
  await table.user.keyboard("{ArrowLeft}{ArrowRight}");
  expect(table.container.querySelector(".arrows .path")).not.toBeNull();
  await table.user.keyboard("{Enter}");
  expect(table.acts()).toEqual([`move ${square}`]);
});

it("asks which is meant where a square can be reached in several ways, and says what each comes to", async () => {
  const { acts, container, options, square, user, found } = sit("act");
  const shift = found(
    options.find(
      (option) => verbOf(option) === "shift" && options.some(({ notation }) => notation === option.notation.replace("shift", "move")),
    ),
  );
  await user.click(square(shift.notation.split(" ")[1] ?? ""));
  expect(acts()).toEqual([]);
  const prompt = within(found(container.querySelector<HTMLElement>("#prompt")));
  expect(prompt.getAllByText(/^movement \d/u).length).toBeGreaterThan(0);
  await user.click(prompt.getByRole("button", { name: /^Shift to/u }));
  expect(acts()).toEqual([shift.notation]);
});

it("lists what the creature can do, and lights only what was taken up", async () => {
  const { container, user, options } = sit("act");
  const deeds = within(screen.getByRole("region", { name: "What it can do" }));
  await user.click(deeds.getByRole("button", { name: /^Shift/u }));
  const shifts = options.filter((option) => verbOf(option) === "shift");
  expect(container.querySelectorAll("[data-cell][data-lit]")).toHaveLength(shifts.length);
  await user.click(deeds.getByRole("button", { name: /^Shift/u }));
  expect(container.querySelectorAll("[data-cell][data-lit]").length).toBeGreaterThan(shifts.length);
});

it("shows the roll of an attack before it is made, part by part, and who may strike first", async () => {
  const { view, square, user, found } = sit("cover");
  const aim = found(
    view.aims.find(({ cover, option }) => cover !== null && view.aims.filter((each) => each.option === option).length === 1),
  );
  const named = view.aims.filter(({ target, option }) => target === aim.target && option.split(" ").length === 3);
  if (named.length > 1)
    await user.click(
      within(screen.getByRole("region", { name: "What it can do" })).getByRole("button", {
        name: new RegExp(`^${voice.game("dnd_miniatures").name("attack", aim.attack)}`, "u"),
      }),
    );
  await user.hover(square(found(unitOf(view, aim.target)?.square)));
  const preview = within(screen.getByRole("status", { name: "Before the roll" }));
  expect(preview.getByText(`cover −2 ${aim.cover}`)).toBeTruthy();
  expect(preview.getByText(new RegExp(`${aim.need} or more, ${5 * (21 - aim.need)} %`, "u"))).toBeTruthy();
});

it("lists every way to lay an area, shows it when it is pointed at, and makes it when it is pressed", async () => {
  const { acts, container, view, user, found } = sit("area");
  const attack = found(view.laid[0]).attack;
  const ways = view.laid.filter((each) => each.attack === attack);
  await user.click(
    within(screen.getByRole("region", { name: "What it can do" })).getByRole("button", {
      name: new RegExp(`^${voice.game("dnd_miniatures").name("attack", attack)}`, "u"),
    }),
  );
  const rows = within(screen.getByRole("region", { name: "Where the area lies" })).getAllByRole("button");
  expect(rows).toHaveLength(ways.length);
  await user.hover(found(rows[0]));
  expect(container.querySelectorAll(".arrows .area")).toHaveLength(1);
  await user.click(found(rows[0]));
  expect(acts()).toEqual([ways[0]?.option]);
});

it("shows a finger what would happen first, and does it at the second touch or by the button", async () => {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(hover: none)", addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const table = sit("act");
  const square = farSquare(table);
  await table.user.click(table.square(square));
  expect(table.acts()).toEqual([]);
  expect(screen.getByRole("button", { name: `Move to ${square}` })).toBeTruthy();
  await table.user.click(table.square(square));
  expect(table.acts()).toEqual([`move ${square}`]);
});

it("asks the referee why a square is not lit", async () => {
  const { container, asked, user, found } = sit("act");
  await user.click(found(container.querySelector("[data-cell]:not([data-lit])")));
  expect(asked()).toHaveLength(1);
});

it("activates a creature by its piece in the band", async () => {
  broaden();
  const { acts, options, user, container, found } = sit("activate");
  const first = found(options[0]);
  const name = voice.game("dnd_miniatures").name("unit", first.notation.split(" ")[1] ?? "");
  await user.click(found([...container.querySelectorAll<HTMLElement>(".bands button")].find((each) => each.title === name)));
  expect(acts()).toEqual([first.notation]);
});

it("deploys the creature that was chosen in the band", async () => {
  broaden();
  const { acts, container, options, square, user, found } = sit("deploy");
  const last = found(options.at(-1));
  const [, unit = "", at = ""] = last.notation.split(" ");
  const name = voice.game("dnd_miniatures").name("unit", unit);
  await user.click(found([...container.querySelectorAll<HTMLElement>(".bands button")].find((each) => each.title === name)));
  await user.click(square(at));
  expect(acts()).toEqual([last.notation]);
});

it("chooses a battle map by its picture", async () => {
  const { acts, options, user, found } = sit("map");
  await user.click(found(within(screen.getByRole("region", { name: "Battle maps" })).getAllByRole("button")[0]));
  expect(options.map(({ notation }) => notation)).toContain(acts()[0]);
});

it("takes a figure of one's own boosters, and shows nobody else's", async () => {
  const { acts, container, user, found, options } = sit("build");
  await user.click(
    found(container.querySelector<HTMLElement>(".strip .card[data-lit], .strip [data-lit] button, .strip button[data-lit]")),
  );
  expect(options.map(({ notation }) => notation)).toContain(acts()[0]);
  cleanup();
  const { container: other } = sit("build-public");
  expect(other.querySelectorAll(".strip li")).toHaveLength(0);
});

it("shows the race for victory points and every creature of every seat", () => {
  broaden();
  const { view, container } = sit("act-teams");
  expect(container.querySelectorAll(".bands article")).toHaveLength(view.seats.length);
  for (const player of view.seats)
    expect(within(container.querySelector(".bands")?.parentElement as HTMLElement).getAllByText(String(player.vp)).length).toBeGreaterThan(
      0,
    );
  expect(container.querySelectorAll(".bands li")).toHaveLength(view.units.length);
});

it("shows the card of the acting creature: figures, attacks, and the uses that are left", () => {
  const { view, found } = sit("act");
  const unit = found(unitOf(view, view.active));
  const card = within(screen.getByRole("region", { name: "Creature" }));
  expect(card.getByText(voice.game("dnd_miniatures").name("unit", unit.id))).toBeTruthy();
  expect(card.getByText(`/${unit.starting_hp}`)).toBeTruthy();
  for (const { boxes, ticked } of unit.boxes)
    expect(card.getAllByRole("img", { name: `${boxes - ticked} of ${boxes} uses left` }).length).toBeGreaterThan(0);
});

it("shows all lines of sight while L is held", async () => {
  const { container, user, view } = sit("blocked");
  await user.keyboard("{l>}");
  expect(container.querySelectorAll(".arrows .sight[data-blocked]").length).toBeGreaterThanOrEqual(view.sights.length);
  await user.keyboard("{/l}");
  expect(container.querySelectorAll(".arrows .sight")).toHaveLength(0);
});

it("lights nothing for whoever does not decide", () => {
  const { container } = sit("act-waiting");
  expect(container.querySelectorAll("[data-cell][data-lit]")).toHaveLength(0);
  expect(screen.queryByRole("region", { name: "What it can do" })).toBeNull();
});

it("charges by naming the enemy and then where the charge ends", async () => {
  const { acts, container, options, square, user, found } = sit("charge");
  const charge = found(options.find((option) => verbOf(option) === "charge"));
  const [, , end = ""] = charge.notation.split(" ");
  await user.click(within(screen.getByRole("region", { name: "What it can do" })).getByRole("button", { name: /^Charge/u }));
  expect(container.querySelector(`[data-cell="${cellOf(end)}"][data-lit]`)).not.toBeNull();
  await user.click(square(end));
  const [sent] = acts();
  if (sent === undefined) await user.click(found(container.querySelector<HTMLElement>("#prompt .option")));
  expect(acts()[0]).toMatch(new RegExp(`^charge .* ${end}$`, "u"));
});
