import type { Document } from 'bson';
import { Binary } from 'bson';
import { MAX_DOCUMENT_BYTES } from '../bson/codec.js';
import { isDoc } from '../bson/value.js';
import { MAX_MESSAGE_BYTES } from '../wire/message.codec.js';
import type { Command, ServerState } from './command.js';

// Of MongoDB 7.0, which current drivers accept.
const WIRE_VERSION = 21;
const VERSION = '7.0.0';
export const SET_NAME = 'embedded';

/** A replica set of one, so that sessions, retryable writes and transactions work as on a real server. */
export const hello: Command = {
  // A handshake lists the client's features, which the server may ignore.
  options: 'any',
  run(_body, _operation, server) {
    return helloReply(server);
  },
};

function helloReply({ address, clock }: ServerState): Document {
  const me = address();
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: SET_NAME,
    setVersion: 1,
    hosts: [me],
    primary: me,
    me,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(clock.now()),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  };
}

export const ping: Command = { options: [], run: () => ({}) };

export const buildInfo: Command = {
  options: [],
  run: () => ({
    version: VERSION,
    versionArray: [7, 0, 0, 0],
    modules: ['embedded'],
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  }),
};

export const endSessions: Command = {
  options: [],
  run(body, _operation, { cursors, sessions, snapshots }) {
    const list = body.value('endSessions');
    for (const ended of Array.isArray(list) ? list : []) {
      if (!isDoc(ended) || !(ended.id instanceof Binary)) continue;
      const session = Buffer.from(ended.id.value()).toString('hex');
      sessions.end(session);
      snapshots.endSession(session);
      cursors.killSession(session);
    }
    return {};
  },
};
