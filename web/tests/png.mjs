// Smaller pictures: a screenshot (8 bits a channel, not interlaced) becomes one with a palette of 256 colours.
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** The pixels of a screenshot, as whole numbers 0xrrggbb. */
function pixels(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const step = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * step;
  const bytes = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const left = x < step ? 0 : bytes[y * row + x - step];
      const up = y === 0 ? 0 : bytes[(y - 1) * row + x];
      const corner = x < step || y === 0 ? 0 : bytes[(y - 1) * row + x - step];
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter];
      bytes[y * row + x] = raw[y * (row + 1) + 1 + x] + guess;
    }
  }
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i += 1) colours[i] = bytes.readUIntBE(i * step, 3);
  return { width, height, colours };
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(guess - each));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const channel = (colour, shift) => (colour >> shift) & 255;

/** Median cut: the box with the widest spread is halved until there are enough. */
function palette(counts, size) {
  const spread = (box) => {
    const widths = [16, 8, 0].map((shift) => {
      const values = box.map(([colour]) => channel(colour, shift));
      return { shift, width: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255) };
    });
    return widths.reduce((best, each) => (each.width > best.width ? each : best));
  };
  const measured = (box) => ({ box, ...spread(box), weight: Math.sqrt(box.reduce((sum, [, count]) => sum + count, 0)) });
  const boxes = [measured([...counts])];
  while (boxes.length < size) {
    boxes.sort((a, b) => b.width * b.weight - a.width * a.weight);
    const { box, shift, width } = boxes[0];
    if (width === 0) break;
    boxes.shift();
    box.sort(([a], [b]) => channel(a, shift) - channel(b, shift));
    const half = box.reduce((sum, [, count]) => sum + count, 0) / 2;
    let cut = 0;
    for (let sum = 0; sum < half && cut < box.length - 1; cut += 1) sum += box[cut][1];
    boxes.push(measured(box.slice(0, Math.max(1, cut))), measured(box.slice(Math.max(1, cut))));
  }
  return boxes.filter(({ box }) => box.length > 0).map(({ box }) => box);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)];
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

export function smaller(png) {
  const { width, height, colours } = pixels(png);
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = palette(counts, 256);
  const table = Buffer.alloc(boxes.length * 3);
  const place = new Map();
  for (const [i, box] of boxes.entries()) {
    const weight = box.reduce((sum, [, count]) => sum + count, 0);
    const mean = (shift) => Math.round(box.reduce((sum, [colour, count]) => sum + channel(colour, shift) * count, 0) / weight);
    table.set([mean(16), mean(8), mean(0)], i * 3);
    for (const [colour] of box) place.set(colour, i);
  }
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) raw[y * (width + 1) + 1 + x] = place.get(colours[y * width + x]);
  const head = Buffer.from(png.subarray(16, 29));
  head[8] = 8;
  head[9] = 3;
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(raw, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
