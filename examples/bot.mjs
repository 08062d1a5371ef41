// A bot for Warhall in JavaScript: takes any option. Over standard input and output: one JSON object a line.
// The arena gives a seed, so that the same game can be played again.
import { createInterface } from 'node:readline';

let seed = BigInt(process.env.WARHALL_SEED ?? Date.now());

function below(bound) {
  seed = (seed * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number((seed >> 33n) % BigInt(bound));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { type, table, outlook } = JSON.parse(line);
  if (type !== 'update' || !outlook?.question) continue;
  const { options } = outlook.question;
  const { notation } = options[below(options.length)];
  console.log(JSON.stringify({ type: 'act', table, seat: outlook.seat, notation, count: outlook.count, id: `${outlook.count}` }));
}
