// Play random legal tic-tac-toe through boardgame.io's client and print moves per second.
// Run it from the folder that boardgame.io is installed in: node bench.mjs WARM_UP_SECONDS SECONDS

import { createRequire } from 'node:module';

// Without this its development checks run on every move; we measure it at its best.
process.env.NODE_ENV = 'production';

const require = createRequire(`${process.cwd()}/`);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const isWon = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.cells[square] !== null) return INVALID_MOVE;
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

// One client, set back for each game: that is faster than a new one.
const client = Client({ game, numPlayers: 2, debug: false });
client.start();

function playOne() {
  let moves = 0;
  client.reset();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = [];
    state.G.cells.forEach((mark, square) => { if (mark === null) free.push(square); });
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  return moves;
}

function movesPerSecond(seconds) {
  const start = performance.now();
  let moves = 0;
  let spent = 0;
  while (spent < seconds * 1000) {
    moves += playOne();
    spent = performance.now() - start;
  }
  return (moves / spent) * 1000;
}

const [warmUp, seconds] = process.argv.slice(2).map(Number);
movesPerSecond(warmUp);
console.log(movesPerSecond(seconds));
