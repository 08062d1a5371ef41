import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const spec of process.argv.slice(2)) {
  const [moment, theme, size] = spec.split("/");
  const [width, height] = size === "phone" ? [390, 844] : [1440, 900];
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: size === "phone" });
  page.on("pageerror", (e) => console.log(spec, String(e).slice(0, 400)));
  await page.goto(`http://localhost:5191/tests/gallery/#battle-${moment}/${theme}`, { timeout: 90000 });
  await page.waitForSelector(".frame", { timeout: 60000 }).catch(() => console.log("no frame", spec));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/fc-${moment}-${theme}-${size}.png` });
  await page.close();
}
await browser.close();
