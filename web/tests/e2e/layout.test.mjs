// Where the parts of a table lie: at four sizes, and on a screen whose letters are twice as large, in several moments of each game nothing
// lies over anything else, the board keeps its place and its scale from prompt to prompt, no tool lies over what is lit, and what one plays
// with is in sight. Boxes are measured, not pictures.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import * as miniatures from "./dnd_miniatures.mjs";
import * as dungeon from "./dungeon_command.mjs";
import * as dungeoneer from "./dungeoneer.mjs";
import * as battle from "./fantasy_commander.mjs";
import { after, before, openHouse, settled, test, visitor } from "./house.mjs";
import { asked, ended, playOnFrom } from "./table.mjs";
import * as tyrants from "./tyrants.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Where pictures of every size and moment go, for whoever wants to look at them. */
const PICTURES = process.env.WARHALL_PICTURES;
const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
];
/** What a screen of 1440 x 900 has room for when everything on it is twice as large. */
const ZOOMED = [720, 450];
/** The largest letters of the settings. */
const LARGE = 150;
/** A phone shows one part of the table at a time. */
const WIDE = 1024;
const MOMENTS = 5;
/** Of several options two are seen at once, in pixels. */
const ROWS = 70;
/** So many options are read at once on a phone, if there are as many: one that stays in sight, and others above it. */
const READ = 3;
/** A list of what a creature can do with its figures below. */
const CARD = 280;

/** The boxes of the parts of the table as they are seen, as left, top, right and bottom. Runs in the page. */
function measured() {
  const seen = (element) => {
    if (!element?.checkVisibility()) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > left && bottom > top ? [left, top, right, bottom].map(Math.round) : null;
  };
  const one = (selector) => seen(document.querySelector(selector));
  const all = (selector) => [...document.querySelectorAll(selector)].map(seen).filter(Boolean);
  /** Words that are drawn smaller than 11 pixels, with a little left to rounding; a map may be looked at from far away on a phone. */
  const tiny = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim();
    const element = texts.currentNode.parentElement;
    if (!text || !element.checkVisibility() || element.closest(".spoken, script, style")) continue;
    const drawn = element.getScreenCTM?.().a;
    const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ?? 1);
    if (size < 10.5 && (drawn === undefined || innerWidth >= 1024)) tiny.add(`${text.slice(0, 30)}: ${size.toFixed(1)} px`);
  }
  const options = [...document.querySelectorAll("#prompt .option")].filter((option) => option.checkVisibility());
  return {
    asks: document.querySelector("#prompt h2")?.textContent ?? "",
    parts: {
      board: one('[data-frame="board"]'),
      hand: one('[data-frame="hand"]'),
      prompt: one("#prompt"),
      offer: one('[data-frame="offer"]'),
      story: one('[data-frame="story"]'),
      talk: one('[data-frame="talk"]'),
    },
    side: one("aside.side"),
    market: all(".market li"),
    played: all(".played li"),
    piles: all(".strip .piles"),
    cards: all(".strip .fan > li:last-child"),
    names: [...document.querySelectorAll(".things .label .name")].map((text) => [
      text.textContent,
      parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
    ]),
    cells: all("[data-cell]").length,
    tiny: [...tiny],
    head: all("#prompt .who > *"),
    list: one("#prompt .list:has(li + li)"),
    options: options.length,
    // Of a phone's list, all that can be read at once: neither out of its room nor under what stays in sight.
    read: options.filter((option) => {
      const { left, top, width, height } = option.getBoundingClientRect();
      return [top + 4, top + height - 4].every((y) => document.elementFromPoint(left + width / 2, y)?.closest(".option") === option);
    }).length,
    tools: one(".tools"),
    lit: [...document.querySelectorAll("[data-cell][data-lit], [data-cell][aria-pressed]")].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }),
    zoom: document.querySelector('[data-frame="board"] .board')?.style.getPropertyValue("--zoom") ?? "",
    reaches: document.documentElement.scrollWidth - innerWidth,
  };
}

const within = ([l, t, r, b], [left, top, right, bottom]) => l >= left && t >= top && r <= right && b <= bottom;
const overlap = ([l, t, r, b], [left, top, right, bottom]) => l < right - 1 && left < r - 1 && t < bottom - 1 && top < b - 1;

/** What must be so at every size and in every moment. */
function judge({ parts, side, market, played, cards, piles, reaches, head, list, options, read, tools, lit, tiny }, [width, height]) {
  assert.equal(reaches, 0, "the page is no wider than the screen");
  const lying = Object.entries(parts).filter(([, box]) => box !== null);
  for (const [i, [name, box]] of lying.entries())
    for (const [other, under] of lying.slice(i + 1)) assert.ok(!overlap(box, under), `${name} ${box} lies over ${other} ${under}`);
  for (const [i, box] of head.entries())
    for (const under of head.slice(i + 1)) assert.ok(!overlap(box, under), `in the head of the prompt ${box} lies over ${under}`);
  // Between a desk and a phone a map of many names is a little smaller, before they lie over one another.
  if (width >= 1440 || width < WIDE) assert.deepEqual(tiny, [], "nothing that is written is too small to read");
  if (list) assert.ok(list[3] - list[1] >= ROWS, `of the options only ${list[3] - list[1]} pixels are seen`);
  if (width < WIDE && height >= 844) assert.ok(read >= Math.min(READ, options), `of ${options} options only ${read} are read at once`);
  if (parts.prompt) assert.ok(within(parts.prompt, side), `the prompt ${parts.prompt} is not all in sight in ${side}`);
  if (width >= WIDE)
    for (const row of market)
      for (const sight of [parts.offer, side]) assert.ok(within(row, sight), `a row of the market ${row} is not in sight in ${sight}`);
  if (width >= 1440 && tools)
    for (const [x, y] of lit) assert.ok(!within([x, y, x, y], tools), `the tools ${tools} lie over what is lit at ${x}, ${y}`);
  if (width >= WIDE && parts.hand)
    for (const pile of piles) assert.ok(within(pile, parts.hand), `the piles ${pile} reach out of the strip ${parts.hand}`);
  for (const card of cards) for (const pile of piles) assert.ok(!overlap(card, pile), `the last card ${card} lies under the piles ${pile}`);
  for (const card of played) for (const pile of piles) assert.ok(!overlap(card, pile), `a played card ${card} lies over the piles ${pile}`);
}

const GAMES = {
  tyrants: {
    record: "four_players",
    wanted: ({ view }) => view.round >= 6,
    choose: tyrants.chooseByMouse,
    // The house whose cards and trophies are shown is named in full, whichever it is.
    also: async (page, [width]) => {
      if (width < 1440) return;
      const houses = page.getByRole("radiogroup", { name: "Whose zones to show" }).getByRole("radio");
      for (let house = 0; house < 4; house += 1) {
        await houses.nth(house).evaluate((each) => each.click());
        assert.equal(await page.locator(".tabs .grow").evaluate((name) => name.scrollWidth - name.clientWidth), 0, `house ${house} is cut`);
      }
    },
  },
  fantasy_commander: { record: "s1", wanted: ({ view }) => view.round >= 2, choose: battle.chooseByMouse },
  dungeon_command: {
    record: "build_2",
    // Its longest names.
    locale: "ru",
    wanted: ({ view }) => view.round >= 3,
    choose: dungeon.chooseByMouse,
    // Names stay on their tiles; the whole battlefield is in the frame, with the start zones at both its ends.
    also: async (page, [width]) => {
      const { names, beyond } = await page.evaluate(() => {
        const names = [...document.querySelectorAll(".tile-name")];
        const tiles = [...document.querySelectorAll("rect.tile")].map((tile) => tile.getBoundingClientRect());
        const lies = ({ left, top, right, bottom }) =>
          tiles.some((tile) => left >= tile.left - 1 && right <= tile.right + 1 && top >= tile.top - 1 && bottom <= tile.bottom + 1);
        return { names: names.length, beyond: names.filter((name) => !lies(name.getBoundingClientRect())).map((name) => name.textContent) };
      });
      assert.ok(names > 0);
      assert.deepEqual(beyond, [], "names reach beyond their tiles");
      if (width < 1440) return;
      const { out, fills } = await page.evaluate(() => {
        const frame = document.querySelector('[data-frame="board"]').getBoundingClientRect();
        const boxes = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getBoundingClientRect());
        const out = boxes.filter(
          ({ left, top, right, bottom }) =>
            left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1,
        ).length;
        const span = (first, last) => Math.max(...boxes.map((box) => box[last])) - Math.min(...boxes.map((box) => box[first]));
        return { out, fills: Math.max(span("left", "right") / frame.width, span("top", "bottom") / frame.height) };
      });
      assert.equal(out, 0, "squares lie outside of the frame");
      // What is empty up to the edge of the table takes no room from it.
      assert.ok(fills > 0.97, `the battlefield takes ${fills} of the frame`);
    },
  },
  dnd_miniatures: {
    record: "quick-start",
    wanted: ({ view }) => view.round >= 2,
    choose: miniatures.chooseByMouse,
    // What a creature can do and its figures are seen without scrolling, or as much of them as a desk has room for.
    also: async (page, [width]) => {
      if (width < 1440) return;
      const [seen, whole] = await page
        .locator('[data-frame="offer"]')
        .evaluateAll(([offer]) => (offer ? [offer.clientHeight, offer.scrollHeight] : [0, 0]));
      assert.ok(seen >= Math.min(whole, CARD), `of ${whole} pixels of the offer ${seen} are seen`);
    },
  },
  dungeoneer: {
    record: "both_sets",
    wanted: ({ view }) => view.round >= 8,
    choose: dungeoneer.chooseByMouse,
    also: async (page, [width], { names }) => {
      // On a phone nothing lies over the names of the map.
      if (width < WIDE) {
        const over = await page.evaluate(() => {
          const [strip, map] = [".over", '[data-frame="board"] .board'].map((part) => document.querySelector(part).getBoundingClientRect());
          return strip.bottom - map.top;
        });
        assert.ok(over <= 1, `the switch lies ${over} px over the map`);
      }
      if (width !== 1440) return;
      assert.ok(names.length > 0);
      for (const [name, size] of names) assert.ok(size >= 11, `${name} is written with ${size} px`);
    },
  },
};

/** With the largest letters of the settings nothing lies over anything either; what does not fit is scrolled to. */
async function large(page, game) {
  for (const text of [LARGE, 100]) {
    await page.evaluate((text) => {
      const kept = JSON.parse(localStorage.getItem("warhall.settings"));
      localStorage.setItem("warhall.settings", JSON.stringify({ ...kept, text }));
    }, text);
    await page.reload();
    await asked(page).waitFor();
    await settled(page);
    if (text !== LARGE) return;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${game}-large.png` });
    judge({ ...(await page.evaluate(measured)), market: [] }, [LARGE]);
  }
}

for (const [game, { record, locale = "en", wanted, choose, also }] of Object.entries(GAMES))
  test(`${game} keeps everything in its place`, async () => {
    const { page, faults } = await visitor(house, { start: null, locale });
    await playOnFrom(house, page, { game, record, wanted });
    await large(page, game);
    const places = new Map();
    for (let moment = 0; moment < MOMENTS && !(await ended(page).isVisible()); moment += 1) {
      for (const size of [...(moment === 0 ? [ZOOMED] : []), ...SIZES.toReversed()]) {
        const [width, height] = size;
        await page.setViewportSize({ width, height });
        await settled(page);
        const found = await page.evaluate(measured);
        if (PICTURES) {
          mkdirSync(PICTURES, { recursive: true });
          await page.screenshot({ path: `${PICTURES}/${game}-${width}-${moment}.png` });
        }
        const at = `${width} x ${height}, ${found.asks}: `;
        // A map of cards grows as it is explored; any other stays as large as it was.
        const board = [found.parts.board, ...(width >= 1440 && game !== "dungeoneer" ? [found.zoom] : [])];
        try {
          judge(found, size);
          await also?.(page, size, found);
          assert.deepEqual(board, places.get(width) ?? board, "the board has moved, or has another scale");
        } catch (error) {
          error.message = at + error.message;
          if (!PICTURES) throw error;
          console.log(game, error.message);
        }
        places.set(width, board);
      }
      await choose(page);
    }
    assert.deepEqual(faults, []);
  });
