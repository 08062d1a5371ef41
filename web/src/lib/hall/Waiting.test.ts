import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { voice } from "$lib/i18n/voice.svelte";
import type { Info } from "$lib/protocol/types";
import Waiting from "./Waiting.svelte";

beforeEach(async () => {
  voice.connect(async () => ({ source: "", names: {} }));
  await voice.speak("en");
});

const DAY = 86_400;
const people = ["Anna", "Boris", "Clara", "Dora"];

/** A game that waits for the reader, who sits first, unless `decides` is another's seat. */
const game = (id: string, left: number | null, { seats = 2, decides = 0 } = {}): Info =>
  ({
    id,
    game: "four",
    mode: "standard",
    status: "playing",
    aside: null,
    over: null,
    mine: [0],
    waiting: [decides],
    seats: people.slice(0, seats).map((name) => ({ kind: "person", name, here: true })),
    clock: left === null ? null : { left: Array.from({ length: seats }, () => left), running: [decides], at: Date.now() / 1000 },
    host: { name: "Anna" },
    count: 0,
  }) as unknown as Info;
const lines = (): (string | null)[] => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("says first what will not wait long, with the days left, and last what has no clock", () => {
  render(Waiting, { tables: [game("none", null), game("week", 6.5 * DAY), game("theirs", DAY, { decides: 1 }), game("today", 0.5 * DAY)] });
  expect(lines()).toEqual(["/t/today", "/t/week", "/t/none", "/t/theirs"]);
  expect(screen.getByText("6 d 12 h left")).toBeTruthy();
  expect(screen.getByText("12:00:00 left")).toBeTruthy();
});

it("tells before what happens at zero, once for two and once for more", () => {
  render(Waiting, { tables: [game("one", DAY), game("other", 2 * DAY), game("four", 3 * DAY, { seats: 4 })] });
  expect(screen.getByText(/^Whoever runs out of time has lost\. Whoever runs out of time is out: a bot plays on/u)).toBeTruthy();
});

it("tells nothing of it where no clock of the reader's runs", () => {
  render(Waiting, { tables: [game("none", null), game("theirs", DAY, { decides: 1 })] });
  expect(screen.queryByText(/^Whoever runs out of time/u)).toBeNull();
});
