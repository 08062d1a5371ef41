import { expect, test } from "vitest";
import { added, edited, type Field, fieldAt, mended, packed, placed, remedyOf, unpacked, valueOf, without, withValue } from "./form";

const TEXT =
  "- id: lantern\n  name: {en: Lantern, ru: Фонарь, uk: Ліхтар}\n  cost: 2  # as printed\n  aspect: guile\n  effect:\n    - {do: draw, cost: 9}\n";
const MAP = "- id: m\n  terrain: |\n    ..#\n    #..\n  size: full\n";

function field(
  text: string,
  path: string,
  value: string,
  kind: Field["kind"] = "words",
  start = text.indexOf(value),
  end = start + value.length,
): Field {
  return {
    path,
    name: path,
    depth: 1,
    kind,
    value,
    start,
    end,
    among: [],
    least: null,
    most: null,
    help: "",
    add_at: null,
    additions: [],
    cut: null,
  };
}

test("a value is changed where it stands, and what follows it has moved", () => {
  const form = [field(TEXT, "cost", "2"), field(TEXT, "aspect", "guile")];
  const [cost, aspect] = form as [Field, Field];
  const longer = edited({ text: TEXT, form }, cost, "12");
  expect(longer.text).toBe(TEXT.replace("cost: 2 ", "cost: 12 "));
  expect(longer.form[0]).toMatchObject({ value: "12", start: cost.start, end: cost.end + 1 });
  expect(longer.text.slice(longer.form[1]?.start, longer.form[1]?.end)).toBe("guile");
  expect(edited({ text: TEXT, form }, aspect, "a: b").text).toContain('aspect: "a: b"');
});
test("a drawing is set in as it was", () => {
  const rows = field(MAP, "terrain", "..#\n#..\n", "rows", MAP.indexOf("|"), MAP.indexOf("  size"));
  const other = edited({ text: MAP, form: [rows, field(MAP, "size", "full")] }, rows, "###\n#..");
  expect(other.text).toBe("- id: m\n  terrain: |\n    ###\n    #..\n  size: full\n");
  expect(other.text.slice(other.form[1]?.start, other.form[1]?.end)).toBe("full");
});
test("something is added to a group, and taken out of it", () => {
  const at = TEXT.indexOf("}\n", TEXT.indexOf("do:"));
  expect(added(TEXT, at, { name: "n", text: ", n: 2" })).toContain("{do: draw, cost: 9, n: 2}");
  const line = TEXT.indexOf("    - {do");
  expect(without(TEXT, [line, TEXT.length])).toBe(TEXT.slice(0, line));
});
test("the caret stands in the innermost field", () => {
  const outer = field(TEXT, "name", "{en: Lantern, ru: Фонарь, uk: Ліхтар}", "group");
  const inner = field(TEXT, "name.en", "Lantern");
  expect(fieldAt([outer, inner], TEXT.indexOf("Lantern") + 2)?.path).toBe("name.en");
  expect(fieldAt([outer, inner], TEXT.indexOf("ru:"))?.path).toBe("name");
  expect(fieldAt([outer, inner], 0)).toBeNull();
});
test("letters that are two here are counted as one there", () => {
  const text = "- id: 🐉\n  cost: 2\n";
  const server = field(text, "cost", "2", "number", [...text].indexOf("2"), [...text].indexOf("2") + 1);
  const [own] = placed([server], text);
  expect(text.slice(own?.start, own?.end)).toBe("2");
});
test("values are read from the lines of the thing, not from within", () => {
  expect([valueOf(TEXT, "id"), valueOf(TEXT, "cost"), valueOf(TEXT, "aspect")]).toEqual(["lantern", "2", "guile"]);
  expect([valueOf(TEXT, "name"), valueOf(TEXT, "star"), valueOf(TEXT, "effect")]).toEqual([null, null, null]);
});
test("a value that is set by name keeps its comment, or is added", () => {
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
