import { openHouse, visitor } from "./tests/e2e/house.mjs";
process.env.WARHALL_URL = "http://localhost:5192";
const house = await openHouse();
const me = await visitor(house, {});
const { page } = me;
try {
  const quick = page.locator("form").filter({ has: page.locator('button[type="submit"]') }).first();
  await quick.locator("select").first().selectOption("fantasy_commander");
  await quick.locator("select").last().selectOption("random");
  await quick.locator('button[type="submit"]').click();
  await page.locator("[data-cell]").first().waitFor({ timeout: 40000 });
  const until = Date.now() + 75000;
  let n = 0;
  while (Date.now() < until && (await page.locator("section.result").count()) === 0) {
    const asked = page.locator("#prompt[data-lit]");
    if ((await asked.count()) === 0) { await page.waitForTimeout(50); continue; }
    n++;
    const lit = page.locator("[data-cell][data-lit]");
    const tray = page.locator(".order[data-lit]");
    const say = await asked.locator("h2").innerText();
    const options = page.locator("#prompt .option:not([disabled])");
    try {
      if (/Give orders/.test(say) && (await tray.count()) > 0 && (await options.count()) > 1) await tray.first().click({ timeout: 2000 });
      else if ((await lit.count()) > 0 && !/Give orders/.test(say)) await lit.nth(n % (await lit.count())).press("Enter", { timeout: 2000 });
      else await options.nth(n % Math.max(1, await options.count())).click({ timeout: 2000 });
    } catch (e) { /* the page moved on */ }
    if (n === 25 || n === 60) await page.screenshot({ path: `/tmp/shots/fc-live-${n}.png` });
    await page.waitForTimeout(30);
  }
  console.log("decisions", n, "over", await page.locator("section.result").count(), await page.locator(".title small").first().innerText());
} catch (e) { console.log(String(e).slice(0, 500)); }
await page.screenshot({ path: "/tmp/shots/fc-live.png" });
console.log("faults", me.faults.slice(0, 5));
await house.browser.close();
