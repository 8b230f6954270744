import type { Model } from 'mongoose';
import { DomainError } from '../problem/domain.error.js';
import { inTransaction, type Transactions } from './transactions.js';

interface HashedDocument {
  _id: string;
  since: Date;
  keyId?: string;
}

/**
 * Replaces the documents of one text, whose ids are its hashes under several field keys, by the earliest of them under the current
 * key. During a rolling change of keys, processes with different current keys replace the same documents at the same time. Each
 * deletes every document that it has read, so that all but one conflict, and read again. If the conflicts last, the documents stay
 * for the next check.
 * @param hashes the hashes of the text under each key, the current one first
 */
export async function rehash<Document extends HashedDocument>(
  transactions: Transactions,
  model: Model<Document>,
  { hashes, keyId }: { readonly hashes: readonly string[]; readonly keyId: string },
): Promise<void> {
  const replaceAll = async () => {
    const filter = { _id: { $in: [...hashes] } };
    const [earliest] = await model.find(filter, null, { ...inTransaction(), sort: { since: 1 } }).lean<Document[]>();
    if (!earliest) return;
    await model.deleteMany(filter, inTransaction());
    // The driver's types expect ObjectId as _id.
    await model.collection.insertOne({ ...earliest, _id: hashes[0], keyId } as never, inTransaction());
  };
  try {
    await transactions.run(replaceAll);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'UNAVAILABLE')) throw error;
  }
}
