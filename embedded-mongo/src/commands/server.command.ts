import type { Document } from 'bson';
import { Binary } from 'bson';
import { MAX_DOCUMENT_BYTES } from '../bson/codec.js';
import { isDoc } from '../bson/value.js';
import { MAX_MESSAGE_BYTES } from '../wire/message.codec.js';
import type { Command, ServerState } from './command.js';

// Version 7.0's numbers: what drivers of today expect at least.
const WIRE_VERSION = 21;
const VERSION = '7.0.0';
export const SET_NAME = 'embedded';

/** A replica set of one, so that sessions, retryable writes and transactions work as on a real server. */
export const hello: Command = {
  // A handshake tells what the client can do; the server takes up what it knows and that is all.
  options: 'any',
  run(_body, _operation, server) {
    return helloReply(server);
  },
};

export function helloReply({ address, clock }: ServerState): Document {
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
  run(body, _operation, { cursors, sessions }) {
    const list = body.value('endSessions');
    for (const one of Array.isArray(list) ? list : []) {
      if (!isDoc(one) || !(one.id instanceof Binary)) continue;
      const session = Buffer.from(one.id.value()).toString('hex');
      sessions.end(session);
      cursors.killSession(session);
    }
    return {};
  },
};
