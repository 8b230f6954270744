// Loaded first into a server (`node --import`): counts the commands that it sends to the database. It reports them to its parent on a
// message, or at its end into the folder COMMANDS_DIR, from the last SIGUSR2. The URI of the database needs `monitorCommands=true`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;
const counts = {};
const monitored = new WeakSet();
// oxlint-disable-next-line typescript/unbound-method -- called with its client below
const { connect } = MongoClient.prototype;

MongoClient.prototype.connect = function connectMonitored(...args) {
  if (!monitored.has(this)) {
    monitored.add(this);
    this.on('commandStarted', ({ commandName, command }) => {
      const name = `${commandName} ${command[commandName]}`;
      counts[name] = (counts[name] ?? 0) + 1;
    });
  }
  return connect.apply(this, args);
};

if (process.channel) {
  process.on('message', () => process.send({ ...counts }));
  process.channel.unref();
}
const { COMMANDS_DIR } = process.env;
if (COMMANDS_DIR) {
  // The start of the process is not counted.
  process.on('SIGUSR2', () => Object.keys(counts).forEach((name) => delete counts[name]));
  process.on('exit', () => writeFileSync(join(COMMANDS_DIR, `${process.pid}.json`), JSON.stringify(counts)));
}
