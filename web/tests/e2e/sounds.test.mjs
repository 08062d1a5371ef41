// The few sounds of a table: they really sound where one sits at a desk, each for what it stands for, and are silent on a phone and for whoever
// wants none.
import assert from "node:assert/strict";
import { chooseByMouse } from "./dnd_miniatures.mjs";
import { after, before, lit, openHouse, sitDown, test, visitor } from "./house.mjs";
import { playOn, playOnFrom } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** What each sound begins with, in hertz. */
const SOUNDS = { 210: "turn", 320: "set", 520: "dice", 120: "refusal" };

/** Notes which sounds begin, and measures what comes out at the end of the graph. Runs in every page before it loads. */
function listen(sounds) {
  window.heard = [];
  window.loudest = 0;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode && !(this instanceof AnalyserNode)) {
      const meter = new AnalyserNode(this.context, { fftSize: 32768 });
      connect.call(this, meter);
      const wave = new Float32Array(meter.fftSize);
      setInterval(() => {
        meter.getFloatTimeDomainData(wave);
        window.loudest = Math.max(window.loudest, ...wave.map(Math.abs));
      }, 50);
    }
    return connect.call(this, to, ...rest);
  };
  const rise = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value in sounds) window.heard.push(sounds[value]);
    return rise.call(this, value, at);
  };
}

async function hearing(how) {
  const person = await visitor(house, { start: null, known: false, ...how });
  await person.page.addInitScript(listen, SOUNDS);
  await person.page.goto(house.url);
  return person;
}
const hears = (page, sound) => page.waitForFunction((name) => window.heard.includes(name), sound);
const forget = (page) => page.evaluate(() => (window.heard = []));

test("at a desk a turn, a piece, a refusal and dice are heard", async () => {
  const { page, faults } = await hearing();
  await sitDown(page);
  await hears(page, "turn");
  await page.waitForFunction(() => window.loudest > 0.01);
  assert.ok((await page.evaluate(() => window.loudest)) < 0.5, "they are quiet");

  await forget(page);
  await lit(page).first().click();
  await hears(page, "set");
  await hears(page, "turn");
  await page.keyboard.press("/");
  await page.keyboard.type("drop z");
  await page.keyboard.press("Enter");
  await hears(page, "refusal");

  await playOnFrom(house, page, { game: "dnd_miniatures", record: "quick-start", wanted: ({ view }) => view.round >= 2 });
  await playOn(
    page,
    () => chooseByMouse(page),
    () => page.evaluate(() => window.heard.includes("dice")),
  );
  await hears(page, "dice");
  assert.deepEqual(faults, []);
});

test("on a phone nothing is heard until it is wanted, and then it is", async () => {
  const { page, faults } = await hearing({ width: 390, height: 844, touch: true });
  await page.goto(`${house.url}/settings`);
  const wish = page.getByRole("checkbox", { name: /^Quiet knocks/u });
  assert.equal(await wish.isChecked(), false);
  await page.getByRole("link", { name: "Hall" }).first().tap();
  await sitDown(page);
  await lit(page).first().tap();
  await lit(page).first().waitFor();
  assert.deepEqual(await page.evaluate(() => window.heard), []);

  await page.goto(`${house.url}/settings`);
  await wish.check();
  await page.getByRole("link", { name: "Hall" }).first().tap();
  await sitDown(page);
  await hears(page, "turn");
  assert.deepEqual(faults, []);
});
