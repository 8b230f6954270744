import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';

const READS = new Set(['find', 'aggregate', 'count', 'distinct']);
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

/** Documents and bytes of each collection, without indexes: { count, bytes } by name. */
export async function storedIn(database) {
  const stored = new Map();
  for (const { name } of await database.listCollections().toArray()) {
    let [count, bytes] = [0, 0];
    for await (const document of database.collection(name).find()) {
      count += 1;
      bytes += mongoose.mongo.BSON.calculateObjectSize(document);
    }
    stored.set(name, { count, bytes });
  }
  return stored;
}

/** Adds up the counts of database commands that processes have written into a folder, by command and collection. */
export async function readCommands(folder) {
  const sums = new Map();
  for (const file of await readdir(folder)) {
    const counts = JSON.parse(await readFile(join(folder, file), 'utf8'));
    for (const [command, count] of Object.entries(counts)) sums.set(command, (sums.get(command) ?? 0) + count);
  }
  return sums;
}

/**
 * What one enrolment adds, by collection: documents, bytes, reads and writes, the most bytes first. `commands` are counts by command and
 * collection, `before` and `after` the stored documents.
 */
export function perEnrolment({ before, after, commands, enrolments }) {
  const rows = new Map();
  const row = (name) => rows.get(name) ?? rows.set(name, { documents: 0, bytes: 0, reads: 0, writes: 0 }).get(name);
  for (const [name, { count, bytes }] of after) {
    const { count: earlier = 0, bytes: earlierBytes = 0 } = before.get(name) ?? {};
    Object.assign(row(name), { documents: (count - earlier) / enrolments, bytes: (bytes - earlierBytes) / enrolments });
  }
  for (const [command, count] of commands) {
    const [verb, collection] = command.split(' ');
    if (READS.has(verb)) row(collection).reads += count / enrolments;
    if (WRITES.has(verb)) row(collection).writes += count / enrolments;
  }
  return [...rows]
    .map(([name, values]) => ({ name, ...values }))
    .filter(({ documents, reads, writes }) => Math.abs(documents) + reads + writes >= 0.01)
    .toSorted((a, b) => b.bytes - a.bytes);
}
