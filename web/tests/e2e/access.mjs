// What axe has against a page: rule, element and why.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Day by day, of long rows of things that are alike the first ones are judged and then every sixth; WARHALL_LONG=1 judges them all. */
const ALIKE = ["li", "dl > div", "tr", "article", "[data-cell]"].map((each) => `${each}:nth-child(n + 13):not(:nth-child(6n))`);
const LEFT_OUT = process.env.WARHALL_LONG === "1" ? [] : ALIKE;

/** All that axe knows, or only some of its rules. */
export async function complaints(page, rules = null) {
  await page.evaluate(AXE);
  const only = rules === null ? {} : { runOnly: { type: "rule", values: rules } };
  // There is no sheet or sound of another place that would have to be fetched first.
  const how = { ...only, resultTypes: ["violations"], preload: false };
  const judge = ([run, exclude]) => globalThis.axe.run({ exclude: exclude.filter((each) => document.querySelector(each)) }, run);
  const { violations } = await page.evaluate(judge, [how, LEFT_OUT]);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`));
}

/** The same page by night in full, and by day as far as colours go. */
export async function complaintsInBothThemes(page) {
  // Colours change by and by: they are judged when they have come to rest.
  const wear = (theme) =>
    page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(
        document.getAnimations().map(({ finished, effect }) => (effect?.getComputedTiming().iterations === Infinity ? null : finished)),
      );
    }, theme);
  await wear("night");
  const night = await complaints(page);
  await wear("day");
  const day = await complaints(page, ["color-contrast"]);
  return [...night, ...day.map((each) => `by day, ${each}`)];
}
