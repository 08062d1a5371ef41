import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { voice } from "$lib/i18n/voice.svelte";
import type { Info } from "$lib/protocol/types";
import InProgress from "./InProgress.svelte";

beforeEach(async () => {
  voice.connect(async () => ({ source: "", names: {} }));
  await voice.speak("en");
});

const game = (id: string): Info =>
  ({ id, game: "four", status: "playing", aside: null, over: null, seats: [{ kind: "bot", bot: "random" }] }) as unknown as Info;
const show = (count: number): unknown =>
  render(InProgress, { tables: Array.from({ length: count }, (_, i) => game(`t${i}`)), extra: [], onplay: () => {}, onmore: () => {} });

it("counts all games, shows three of them and leads to the others", () => {
  show(7);
  expect(screen.getByText("7 games")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "All games in play" }).getAttribute("href")).toBe("/tables");
});

it("leads nowhere else when all are shown", () => {
  show(3);
  expect(screen.getByText("3 games")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "All games in play" })).toBeNull();
});
