import { type ClientSession, type Connection, mongo } from 'mongoose';
import type { Clock } from '../../common/clock/clock.js';
import type { Report } from '../command.js';
import { UserError } from '../user-error.js';
import { writeDocuments } from './bson-file.js';
import type { DumpedCollection, DumpFolder, Manifest } from './dump-folder.js';

interface Dump {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly folder: DumpFolder;
  readonly fieldKeyId: string;
  readonly report: Report;
}

/** The size of a dump. */
export interface DumpSize {
  readonly documents: number;
  readonly collections: number;
}

/** SnapshotTooOld, SnapshotUnavailable. */
const SNAPSHOT_ERRORS: readonly unknown[] = [239, 246];

/**
 * Writes all collections, as they are at one cluster time, to a new folder, while the application serves. Removes the folder if that
 * fails. Throws UserError if the server does not keep the snapshot long enough.
 */
export async function dumpDatabase({ connection, clock, folder, fieldKeyId, report }: Dump): Promise<Manifest> {
  await folder.create();
  const session = await connection.startSession({ snapshot: true });
  try {
    const takenAt = clock.now().toISOString();
    const collections: DumpedCollection[] = [];
    for (const name of await namesOfCollections(connection)) {
      const dumped = await dumpCollection(connection, name, session, folder);
      report(`${name}: ${dumped.documents} documents`);
      collections.push(dumped);
    }
    const manifest = { format: 1, takenAt, fieldKeyId, collections } as const;
    await folder.writeManifest(manifest);
    return { ...manifest };
  } catch (error) {
    await folder.remove();
    if (!(error instanceof mongo.MongoServerError) || !SNAPSHOT_ERRORS.includes(error.code)) throw error;
    throw new UserError(
      'the server no longer has the snapshot: raise its minSnapshotHistoryWindowInSeconds, or see docs/how-to/operate.md for other backups',
      { cause: error },
    );
  } finally {
    await session.endSession();
  }
}

/**
 * How many documents a dump would have, about, and of how many collections. Writes nothing. Throws UserError if the folder exists or
 * cannot be created.
 */
export async function checkDump({ connection, folder }: Pick<Dump, 'connection' | 'folder'>): Promise<DumpSize> {
  await folder.requireCreatable();
  const names = await namesOfCollections(connection);
  const counts = await Promise.all(names.map((name) => connection.collection(name).estimatedDocumentCount()));
  return { documents: counts.reduce((sum, count) => sum + count, 0), collections: names.length };
}

/** In the order of their names, without the collections of the server itself. */
async function namesOfCollections({ db }: Connection): Promise<readonly string[]> {
  const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return collections.flatMap(({ name }) => (name.startsWith('system.') ? [] : [name])).toSorted();
}

async function dumpCollection(
  connection: Connection,
  name: string,
  session: ClientSession,
  folder: DumpFolder,
): Promise<DumpedCollection> {
  const collection = connection.collection(name);
  // With `raw`, the driver's types are wrong: it returns bytes, which lose no type of number.
  const documents = collection.find({}, { session, raw: true }) as unknown as AsyncIterable<Uint8Array>;
  const content = await writeDocuments(folder.fileOf({ name }), documents);
  const indexes = (await collection.listIndexes().toArray()) as DumpedCollection['indexes'];
  return { name, ...content, indexes: indexes.filter((index) => index.name !== '_id_') };
}
