import { createServer, type Server } from 'node:net';
import type { Document } from 'bson';
import type { Doc } from './bson/value.js';
import { type Clock, systemClock } from './commands/clock.js';
import type { ServerState } from './commands/command.js';
import { dispatch, errorReply } from './commands/dispatch.js';
import { removeExpired } from './commands/remove-expired.js';
import { SET_NAME } from './commands/server.command.js';
import { Snapshots } from './commands/snapshots.js';
import { Sessions } from './commands/sessions.js';
import { Cursors } from './storage/cursors.js';
import { LockFile } from './storage/lock-file.js';
import type { CutTail } from './storage/log-file.js';
import { Store } from './storage/store.js';
import { Connection } from './wire/connection.js';
import { ProtocolError } from './wire/message.codec.js';

export interface EmbeddedMongoOptions {
  /** 0 or absent for any free port. */
  readonly port?: number;
  /** Folder of the data; without it, data stay in memory. */
  readonly dataDir?: string;
  /** For tests of TTL indexes and timeouts. */
  readonly clock?: Clock;
  /** Below this size the log is never compacted. */
  readonly minCompactionBytes?: number;
  /** Called once, when the log can no longer be written. Every command fails from then on. */
  readonly onFailure?: (error: Error) => void;
}

export interface EmbeddedMongo {
  /** The server's URI, without a database name. */
  readonly uri: string;
  readonly port: number;
  /** The end of the log that was cut at start because its record was torn. */
  readonly cut: CutTail | undefined;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
// Like the TTL monitor of a real server.
const SWEEP_MS = 60_000;

/** Starts a server on the loopback interface. Rejects if the port is taken or another process uses the data folder. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const lock = options.dataDir === undefined ? undefined : LockFile.take(options.dataDir);
  try {
    const store = await Store.open(options);
    return await listen(store, options, () => lock?.release()).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function listen(store: Store, options: EmbeddedMongoOptions, releaseLock: () => void): Promise<EmbeddedMongo> {
  const clock = options.clock ?? systemClock;
  const state: ServerState = {
    store,
    clock,
    cursors: new Cursors(() => clock.now()),
    sessions: new Sessions(store, clock),
    snapshots: new Snapshots(store, clock),
    address: () => `${HOST}:${port}`,
  };
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const connection = new Connection(socket, (body) => handle(body, state));
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  const port = await bind(server, options.port ?? 0);
  const stopSweeping = clock.every(SWEEP_MS, () => sweep(state));

  const stop = async (): Promise<void> => {
    stopSweeping();
    const closed = new Promise((resolve) => server.close(resolve));
    state.sessions.endAll();
    state.snapshots.endAll();
    await Promise.all([...connections].map((connection) => connection.close()));
    await closed;
    await store.close().finally(releaseLock);
  };
  let stopped: Promise<void> | undefined;
  return {
    port,
    uri: `mongodb://${HOST}:${port}/?replicaSet=${SET_NAME}`,
    cut: store.cut,
    close: () => (stopped ??= stop()),
  };
}

async function handle(readBody: () => Doc, state: ServerState): Promise<Document> {
  let body: Doc;
  try {
    body = readBody();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    return errorReply(error);
  }
  return dispatch(body, state);
}

function sweep(state: ServerState): void {
  state.sessions.endIdle();
  state.snapshots.endOld();
  state.cursors.killIdle();
  // If the log fails, the next write of every client reports it.
  void removeExpired(state).catch(() => undefined);
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'));
      else resolve(address.port);
    });
  });
}
