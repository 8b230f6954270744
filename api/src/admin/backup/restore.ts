import { type Connection, mongo } from 'mongoose';
import type { Report } from '../command.js';
import { UserError } from '../user-error.js';
import { contentOf, DamagedFileError, type FileContent, readDocuments } from './bson-file.js';
import type { DumpedCollection, DumpFolder, Manifest } from './dump-folder.js';

interface Restore {
  readonly connection: Connection;
  readonly folder: DumpFolder;
  /** The ids of the keys that can open sealed values. */
  readonly fieldKeyIds: readonly string[];
  readonly report: Report;
}

/** The name of the command, whose entries in the audit an empty database may have. */
export const RESTORE = 'database restore';
const AUDIT = 'admin_audit';

const BATCH_DOCUMENTS = 500;
const BATCH_BYTES = 8_000_000;

/**
 * Checks a dump and the database without changing anything: the files are complete, a key opens the sealed values, and the database is
 * empty. Returns the manifest. Throws UserError with every problem.
 */
export async function checkRestore({ connection, folder, fieldKeyIds }: Restore): Promise<Manifest> {
  const manifest = await folder.readManifest();
  const problems: string[] = [];
  if (!fieldKeyIds.includes(manifest.fieldKeyId))
    problems.push(`the dump has values sealed with key ${manifest.fieldKeyId}: list it in FIELD_KEYS_OLD`);
  const filled = await filledCollections(connection);
  if (filled.length > 0) problems.push(`the database is not empty: it has ${filled.join(', ')}`);
  for (const collection of manifest.collections)
    if (!(await isIntact(folder, collection))) problems.push(`--from: the file of ${collection.name} is damaged`);
  if (problems.length > 0) throw new UserError(problems);
  return manifest;
}

/** Fills an empty database from a dump, counts the documents, then builds the indexes. Throws UserError. */
export async function restoreDatabase(restore: Restore): Promise<Manifest> {
  const manifest = await checkRestore(restore);
  const { connection, folder, report } = restore;
  for (const dumped of manifest.collections) {
    await restoreDocuments(connection, folder, dumped);
    report(`${dumped.name}: ${dumped.documents} documents`);
  }
  // Last: expired documents are removed, and the API does not start without, once the indexes exist.
  for (const { name, indexes } of manifest.collections)
    if (indexes.length > 0) await connection.collection(name).createIndexes(indexes as mongo.IndexDescription[]);
  report('indexes: built');
  return manifest;
}

/** The collections with documents, apart from entries of restores in the audit. */
async function filledCollections(connection: Connection): Promise<readonly string[]> {
  const collections = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const filled: string[] = [];
  for (const { name } of collections) {
    const ignored = name === AUDIT ? { action: { $ne: RESTORE } } : {};
    if ((await connection.collection(name).findOne(ignored)) !== null) filled.push(name);
  }
  return filled.toSorted();
}

async function isIntact(folder: DumpFolder, dumped: DumpedCollection): Promise<boolean> {
  const { documents, sha256 } = await contentOf(folder.fileOf(dumped)).catch((error: unknown): Partial<FileContent> => {
    if (error instanceof DamagedFileError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  });
  return documents === dumped.documents && sha256 === dumped.sha256;
}

async function restoreDocuments(connection: Connection, folder: DumpFolder, dumped: DumpedCollection): Promise<void> {
  const collection = connection.collection(dumped.name);
  const before = await collection.countDocuments({});
  for await (const batch of batchesOf(readDocuments(folder.fileOf(dumped))))
    await collection.insertMany(batch, { ordered: false });
  const stored = (await collection.countDocuments({})) - before;
  if (stored !== dumped.documents)
    throw new UserError(
      `${dumped.name} has ${stored} documents instead of ${dumped.documents}: drop the database, and repeat`,
    );
}

/** Documents whose values keep their BSON types. */
async function* batchesOf(documents: AsyncIterable<Buffer>): AsyncGenerator<mongo.Document[]> {
  let batch: mongo.Document[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(mongo.BSON.deserialize(document, { promoteValues: false, promoteBuffers: false, bsonRegExp: true }));
    bytes += document.length;
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
