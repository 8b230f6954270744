// Loaded first into a server (`node --import`): counts the commands that it sends to the database, and reports them to its
// parent on a message. The URI of the database needs `monitorCommands=true`.
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

process.on('message', () => process.send({ ...counts }));
process.channel.unref();
