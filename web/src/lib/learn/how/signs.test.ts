import { expect, test } from "vitest";
import { signed } from "./signs";

test("signs stand in brackets before the text", () => {
  expect(signed("[sword web] Power and Influence.")).toEqual({ signs: ["sword", "web"], text: "Power and Influence." });
});
test("a text without them is a text", () => {
  expect(signed("Power [sic].")).toEqual({ signs: [], text: "Power [sic]." });
});
