import type { Doc } from '../bson/value.js';
import { docBytes, MAX_DOCUMENT_BYTES } from '../bson/codec.js';
import { CommandError } from '../errors/command.error.js';

type Cursor = {
  readonly ns: string;
  readonly docs: readonly Doc[];
  readonly session: string | undefined;
  at: number;
  usedAt: number;
};

export type Batch = { readonly id: number; readonly docs: Doc[] };

export const FIRST_BATCH = 101;
const IDLE_MS = 10 * 60 * 1_000;

/** Results that clients have not fetched completely. A cursor keeps the documents as they were when it was opened. */
export class Cursors {
  private readonly byId = new Map<number, Cursor>();
  private lastId = 1_000;

  constructor(private readonly now: () => number) {}

  /** Returns the first batch, with the cursor's id if there are more documents, otherwise 0. */
  start(ns: string, docs: readonly Doc[], batchSize: number, session: string | undefined): Batch {
    const cursor: Cursor = { ns, docs, session, at: 0, usedAt: this.now() };
    const batch = take(cursor, batchSize);
    if (cursor.at === docs.length) return { id: 0, docs: batch };
    this.lastId += 1;
    this.byId.set(this.lastId, cursor);
    return { id: this.lastId, docs: batch };
  }

  next(id: number, ns: string, batchSize: number | undefined): Batch {
    const cursor = this.byId.get(id);
    if (cursor === undefined || cursor.ns !== ns) throw new CommandError(43, `cursor id ${id} not found`);
    cursor.usedAt = this.now();
    const docs = take(cursor, batchSize || Infinity);
    if (cursor.at < cursor.docs.length) return { id, docs };
    this.byId.delete(id);
    return { id: 0, docs };
  }

  kill(id: number): boolean {
    return this.byId.delete(id);
  }

  killSession(session: string): void {
    this.killWhere((cursor) => cursor.session === session);
  }

  killIdle(): void {
    this.killWhere((cursor) => cursor.usedAt < this.now() - IDLE_MS);
  }

  private killWhere(condition: (cursor: Cursor) => boolean): void {
    for (const [id, cursor] of this.byId) if (condition(cursor)) this.byId.delete(id);
  }
}

// A batch ends at its number of documents, or before it exceeds the maximum size of a document.
function take(cursor: Cursor, limit: number): Doc[] {
  const batch: Doc[] = [];
  for (let bytes = 0; cursor.at < cursor.docs.length && batch.length < limit; cursor.at += 1) {
    const doc = cursor.docs[cursor.at];
    if (doc === undefined) break;
    bytes += docBytes(doc);
    if (bytes > MAX_DOCUMENT_BYTES && batch.length > 0) break;
    batch.push(doc);
  }
  return batch;
}
