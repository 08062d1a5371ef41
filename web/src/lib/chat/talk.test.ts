import { expect, test } from "vitest";
import { unread } from "./talk.svelte";

const line = (n: number, by: string) => ({ n, at: 0, by, name: by, text: "x", phrase: "" });

test("what others said since one read is news; one's own words and muted people are not", () => {
  const lines = [line(1, "anna"), line(2, "me"), line(3, "boris"), line(4, "anna")];
  expect(unread(lines, 0, "me", () => false)).toBe(3);
  expect(unread(lines, 1, "me", () => false)).toBe(2);
  expect(unread(lines, 1, "me", (person) => person === "boris")).toBe(1);
  expect(unread(lines, 4, "me", () => false)).toBe(0);
});
