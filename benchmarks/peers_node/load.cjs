// Busy tables for one of the servers: node load.cjs warhall|whole|boardgame.io PORT TABLES [GAME] [PACE]
// To Warhall it talks as the browser does, with changes; as `whole`, with whole updates only, which every version knows.
// Two clients sit at each table and play at random as fast as they are served; a new game follows each finished one.
// A move counts when the opponent has received the new state; its latency is the time from sending to that moment.
// With a pace of so many seconds a table makes one move in each of them, as people do; without one, as many as it can.
// Each line "SECONDS" on standard input starts a measurement, answered by one line of JSON.
const { performance } = require('node:perf_hooks');
const readline = require('node:readline');
const { free } = require('./connect_four.cjs');

const [kind, port, tables, game] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4]), process.argv[5] ?? 'four'];
const pace = 1000 * Number(process.argv[6] ?? 0);
const pick = list => list[Math.floor(Math.random() * list.length)];
let latencies = [], games = 0, faults = 0, live = 0;

function warhallTable(changed) {
  const WebSocket = require('ws');
  const base = `http://127.0.0.1:${port}`;
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const ask = () => fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
    let answer = null; // lines that were kept open may have been closed while this load stood still
    for (let left = 100; answer === null; left--) answer = await ask().catch(error => { if (left === 0) throw error; return null; });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  let table = null, sent = 0, mover = -1, next = 0, due = performance.now() + pace * Math.random(), counted = false;
  const sockets = [];
  const known = [null, null];
  const watching = kind === 'whole' ? {} : { changes: true };
  const act = (seat, outlook) => {
    mover = seat;
    sent = performance.now();
    const { notation } = pick(outlook.question.options);
    sockets[seat].send(JSON.stringify({ type: 'act', table, seat, notation, count: outlook.count, id: `m${next++}` }));
  };
  // Tables that are late together, because they begin in groups or this load stood still, would move together from then on; people do not.
  const wait = then => setTimeout(() => {
    if (performance.now() - due < pace / 4) { due += pace; then(); }
    else { due = performance.now() + pace * Math.random(); wait(then); }
  }, Math.max(0, due - performance.now()));
  const leave = over => sockets.forEach(socket => socket.send(JSON.stringify({ type: 'unwatch', table: over })));
  const begin = async tokens => {
    table = (await post('/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }] }, tokens[0])).table.id;
    await post(`/api/tables/${table}/join`, {}, tokens[1]);
    mover = -1;
    sockets.forEach(socket => socket.send(JSON.stringify({ type: 'watch', table, ...watching })));
  };
  (async () => {
    const tokens = [];
    for (const seat of [0, 1]) {
      tokens.push((await post('/api/guests', {})).token);
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false });
      sockets.push(socket);
      await new Promise(resolve => socket.once('open', resolve));
      socket.send(JSON.stringify({ type: 'hello', token: tokens[seat] }));
    }
    sockets.forEach((socket, seat) => socket.on('message', text => {
      const message = JSON.parse(text);
      if (message.type === 'error') { faults++; console.error(String(text)); return; }
      if (message.table !== table || !['update', 'change'].includes(message.type)) return;
      if (message.type === 'update') known[seat] = message;
      else known[seat] = Object.assign(changed(known[seat], message.changes), { n: message.n });
      if (seat !== mover && mover >= 0) latencies.push(performance.now() - sent);
      if (known[0]?.table !== table || known[1]?.table !== table || known[0].n !== known[1].n) return; // the other one does not know yet
      const { info, outlook } = known[0];
      if (!counted) { counted = true; live++; }
      if (info.status === 'over') { games++; leave(table); table = null; begin(tokens); }
      else if (!pace) act(outlook.waiting[0], known[outlook.waiting[0]].outlook);
      else { mover = -1; wait(() => act(outlook.waiting[0], known[outlook.waiting[0]].outlook)); }
    }));
    await begin(tokens);
  })();
}

let matches = 0;
function peerTable() {
  const { io } = require('socket.io-client');
  const sockets = [0, 1].map(() => io(`http://127.0.0.1:${port}/four`, { transports: ['websocket'], forceNew: true }));
  let match = null, sent = 0, mover = null, synced = 0;
  const begin = () => {
    match = `m${process.pid}-${matches++}`;
    [synced, mover] = [0, null];
    sockets[0].emit('sync', match, '0', undefined, 2);
  };
  const act = state => {
    if (state.ctx.gameover) { games++; begin(); return; }
    mover = state.ctx.currentPlayer;
    const payload = { type: 'drop', args: [pick(free(state.G.columns))], playerID: mover };
    sent = performance.now();
    sockets[Number(mover)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, mover);
  };
  sockets.forEach((socket, seat) => {
    socket.on('sync', (id, info) => {
      if (id !== match || synced !== seat) return;
      synced++;
      if (seat === 0) sockets[1].emit('sync', match, '1', undefined, 2);
      else act(info.state);
    });
    socket.on('update', (id, state) => {
      if (id !== match || mover === null || seat === Number(mover)) return;
      latencies.push(performance.now() - sent);
      act(state);
    });
  });
  const ready = () => sockets.every(socket => socket.connected) && begin();
  sockets.forEach(socket => socket.once('connect', ready));
}

if (kind === 'boardgame.io') for (let i = 0; i < tables; i++) peerTable();
else import('../../web/tests/e2e/patching.mjs').then(({ changed }) => { for (let i = 0; i < tables; i++) warhallTable(changed); });

readline.createInterface({ input: process.stdin }).on('line', async line => {
  latencies = [];
  const begun = performance.now();
  await new Promise(resolve => setTimeout(resolve, 1000 * Number(line)));
  const seconds = (performance.now() - begun) / 1000;
  const taken = latencies.sort((a, b) => a - b);
  const at = share => taken[Math.floor((taken.length - 1) * share)] ?? 0;
  console.log(JSON.stringify({ moves: taken.length, seconds, p50_ms: at(0.5), p99_ms: at(0.99), games, faults, live }));
}).on('close', () => process.exit(0));
