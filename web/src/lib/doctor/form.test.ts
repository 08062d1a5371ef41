import { expect, test } from "vitest";
import { fieldsOf, mended, packed, remedyOf, unpacked, valueOf, withValue } from "./form";

const TEXT =
  "- id: lantern\n  name: {en: Lantern, ru: Фонарь, uk: Ліхтар}\n  cost: 2  # as printed\n  aspect: guile\n  effect:\n    - {do: draw, cost: 9}\n";
const SCHEMA = {
  type: "array",
  items: { $ref: "#/$defs/Card" },
  $defs: {
    Card: {
      properties: {
        id: { type: "string" },
        name: { $ref: "#/$defs/Names" },
        cost: { anyOf: [{ type: "integer", minimum: 0, maximum: 20 }, { type: "null" }] },
        aspect: { $ref: "#/$defs/Aspect" },
        star: { type: "boolean" },
        effect: { type: "array" },
      },
    },
    Names: { type: "object" },
    Aspect: { enum: ["guile", "malice"] },
  },
};

test("the form has a field for whatever holds one value", () => {
  expect(fieldsOf(SCHEMA).map(({ name, kind }) => `${name} ${kind}`)).toEqual(["id words", "cost number", "aspect choice", "star yes-no"]);
  expect(fieldsOf(SCHEMA)[1]).toMatchObject({ least: 0, most: 20 });
});
test("values are read from the lines of the thing, not from within", () => {
  expect([valueOf(TEXT, "id"), valueOf(TEXT, "cost"), valueOf(TEXT, "aspect")]).toEqual(["lantern", "2", "guile"]);
  expect([valueOf(TEXT, "name"), valueOf(TEXT, "star"), valueOf(TEXT, "effect")]).toEqual([null, null, null]);
});
test("a value is changed where it stands, and its comment stays", () => {
  expect(withValue(TEXT, "cost", "3")).toBe(TEXT.replace("cost: 2 ", "cost: 3 "));
  expect(withValue(TEXT, "star", "true")).toBe(`${TEXT}  star: true\n`);
  expect(valueOf(withValue(TEXT, "id", "a: b"), "id")).toBe("a: b");
});
test("a fault with a right spelling is put right in its line only", () => {
  const problem = "unknown field 'cots' (did you mean 'cost'?)";
  expect(remedyOf(problem)).toEqual({ wrong: "cots", right: "cost" });
  expect(mended("cots: 1\ncots: 2", 2, problem)).toBe("cots: 1\ncost: 2");
  expect(remedyOf("unknown 'do': 'suplant' (did you mean 'supplant'?)")).toEqual({ wrong: "suplant", right: "supplant" });
  expect(remedyOf("field 'cost' is missing")).toBeNull();
});
test("a draft survives its address", () => {
  expect(unpacked(packed("cards.yaml", TEXT))).toEqual({ file: "cards.yaml", text: TEXT });
  expect([unpacked(""), unpacked("#draft=%7B"), unpacked("#draft=3")]).toEqual([null, null, null]);
});
