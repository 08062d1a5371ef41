// Four in a row by boardgame.io's own means: the game that both servers play.
const { INVALID_MOVE } = require('boardgame.io/core');

const COLUMNS = 7, ROWS = 6;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

// A column is a text of stones from the bottom up, so the next stone just goes to its end.
function wins(columns, column, stone) {
  const row = columns[column].length - 1;
  const same = (c, r) => c >= 0 && c < COLUMNS && r >= 0 && columns[c][r] === stone;
  return DIRECTIONS.some(([dc, dr]) => {
    let line = 1;
    for (const sign of [1, -1]) {
      for (let k = sign; same(column + k * dc, row + k * dr); k += sign) line++;
    }
    return line >= 4;
  });
}

const free = columns => columns.flatMap((stones, column) => (stones.length < ROWS ? [column] : []));

const ConnectFour = {
  name: 'four',
  setup: () => ({ columns: Array(COLUMNS).fill(''), won: false }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      if (!(G.columns[column]?.length < ROWS)) return INVALID_MOVE;
      G.columns[column] += playerID;
      G.won = wins(G.columns, column, playerID);
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.won) return { winner: ctx.currentPlayer };
    if (free(G.columns).length === 0) return { draw: true };
  },
};

module.exports = { ConnectFour, free };
