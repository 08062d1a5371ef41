// A battle of Fantasy Commander by mouse, from the hall to its end: orders by keys and by drag, secrets, refusals that explain themselves.
import assert from "node:assert/strict";
import { playBattle, playUntil } from "./fantasy_commander.mjs";
import { cell as hex, clickOn, ended, moment, outlookOf } from "./table.mjs";
import { after, before, openHouse, test, until, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const question = async (page) => (await outlookOf(page)).question;
const laid = (outlook, seat) => outlook.view.units.filter((unit) => unit.side === seat && unit.order !== null);
/** What the server said to this browser about the orders of a side while they were given. */
const shown = (frames, seat) => frames.flatMap(({ outlook }) => (outlook?.view.phase === "give" ? laid(outlook, seat) : []));

test("a battle of Fantasy Commander", async (t) => {
  const { context, page, faults, frames } = await visitor(house);

  await t.test("starts from the hall in one click, and both armies are set up by mouse", async () => {
    await playBattle(page, "greedy");
    await playUntil(page, async () => (await question(page))?.say.message === "ask-give-orders");
    const { view } = await outlookOf(page);
    assert.equal(view.scenario, "s1");
    assert.ok(view.units.every((unit) => unit.hex !== null));
    assert.equal(await page.locator(".placed").count(), view.units.length);
  });

  await t.test("gives orders by keys and by dragging a token onto a unit", async () => {
    const before = await outlookOf(page);
    const [first, second] = before.view.units.filter((unit) => unit.side === 0);
    const open = page.locator(".tray .order[data-lit]");
    const colour = await open.first().getAttribute("data-colour");
    await page.keyboard.press((await open.first().getAttribute("aria-keyshortcuts")) ?? "");
    // The enemy gives orders at the same time, so the page moves on by itself: what counts are the own ones, on the server and on the map.
    const own = async () => laid(await outlookOf(page), 0).map((unit) => [unit.id, unit.order]);
    await until(async () => (await own()).length === 1);
    assert.deepEqual(await own(), [[first.id, colour]]);
    await page.locator(`.placed [data-order="${colour}"]`).waitFor();

    const yellow = await page.locator('.tray .order[data-colour="yellow"]').boundingBox();
    const unit = await hex(page, second.hex).boundingBox();
    await page.mouse.move(yellow.x + 20, yellow.y + 20);
    await page.mouse.down();
    await page.mouse.move(unit.x + unit.width / 2, unit.y + unit.height / 2, { steps: 4 });
    await page.mouse.up();
    await until(async () => (await own()).length === 2);
    assert.deepEqual(await own(), [
      [first.id, colour],
      [second.id, "yellow"],
    ]);
    // The own token lies face up on the map, those of the enemy do not.
    await page.locator('.placed [data-order="yellow"]').waitFor();
  });

  await t.test("keeps the orders of the enemy out of the page and out of the traffic until they are revealed", async () => {
    await until(() => frames.some(({ outlook }) => outlook?.view.phase === "give" && outlook.view.sides[1].finished));
    assert.equal(
      await page.locator('.placed [data-order="hidden"]').count(),
      (await outlookOf(page)).view.units.filter((unit) => unit.side === 1).length,
    );
    assert.deepEqual(shown(frames, 1), []);
    const told = frames.flatMap(({ events }) => events ?? []).flatMap((event) => event.told ?? []);
    assert.deepEqual(
      told.filter(({ say }) => say?.message === "event-order-laid" && say.words.unit.id.startsWith("zombie")),
      [],
    );
    await playUntil(page, async () => (await outlookOf(page)).view.phase === "active");
    assert.equal(laid(await outlookOf(page), 1).length > 0, true);
    assert.equal(await page.locator('.placed [data-order="hidden"]').count(), 0);
  });

  await t.test("shows the way to a lit hex, and says by which rule another cannot be reached", async () => {
    await playUntil(page, async () => (await question(page))?.options.some(({ notation }) => notation.startsWith("move ")));
    const { notation } = (await question(page)).options.find((option) => option.notation.startsWith("move "));
    await hex(page, notation.split(" ")[1]).hover();
    await page.locator("path.path").waitFor();
    const was = await moment(page);
    await clickOn(hex(page, "m6"));
    const why = page.locator("aside.why");
    await why.locator(".rule").first().waitFor();
    assert.match(await why.locator(".rule").first().innerText(), /^FC-16/u);
    await page.locator("path.blocked").first().waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await moment(page), was, "nothing was done");
  });

  await t.test("says by which rule a target cannot be shot at, and draws the line", async () => {
    const shooter = async () => {
      const { question: asks, view } = await outlookOf(page);
      const mayMove = asks?.options.some(({ notation }) => notation.startsWith("move "));
      return mayMove && view.activation.unit.startsWith("imperial_shooters");
    };
    await playUntil(page, shooter);
    const { view, question: asks } = await outlookOf(page);
    const target = view.units.find(
      (unit) => unit.side === 1 && unit.hex !== null && asks.options.every(({ notation }) => notation !== `shoot ${unit.id}`),
    );
    await clickOn(hex(page, target.hex));
    await page.locator("aside.why .rule", { hasText: "FC-23" }).first().waitFor();
    await page.locator("path.sight[data-blocked]").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
  });

  await t.test("is played to its end, with the dice of both sides on the table", async () => {
    let dice = 0;
    await playUntil(
      page,
      async () => {
        dice = Math.max(dice, await page.locator("svg.die").count());
        return false;
      },
      true,
    );
    assert.ok(dice > 0, "no dice were seen");
    const result = ended(page);
    assert.match(await result.innerText(), /wins|draw/u);
    assert.match(await result.locator("table").innerText(), /VP[\s\S]*\d/u);
    await result.locator(".verdict .rule").click();
    await page
      .getByRole("dialog", { name: /Rule FC-/u })
      .getByText(/FC-/u)
      .first()
      .waitFor();
    assert.deepEqual(faults, []);
  });

  await context.close();
});
