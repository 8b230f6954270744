import { type Document, Long } from 'bson';
import type { Batch } from '../storage/cursors.js';

export function cursorReply(ns: string, batchName: 'firstBatch' | 'nextBatch', batch: Batch): Document {
  return { cursor: { [batchName]: batch.docs, id: Long.fromNumber(batch.id), ns } };
}
