// boardgame.io's server with its storage in memory: node peer_server.cjs PORT
const { Server } = require('boardgame.io/server');
const { ConnectFour } = require('./connect_four.cjs');

const write = process.stdout.write.bind(process.stdout);
console.log = () => {}; // it would log every request
Server({ games: [ConnectFour], origins: ['*'] }).run({ port: Number(process.argv[2]), callback: () => write('ready\n') });
