import { field } from '../bson/value.js';
import { BlockedError } from '../storage/transaction.js';
import type { ServerState } from './command.js';
import { Deadline } from './deadline.js';
import { Operation } from './operation.js';

/** Removes expired documents; one that an open transaction has written stays until the next sweep. */
export async function removeExpired({ store, clock }: ServerState): Promise<void> {
  const operation = new Operation(store, undefined, Deadline.none(clock));
  for (const { ns, doc } of store.expired(clock.now())) {
    for (const stored of operation.workspace.find(ns, { _id: field(doc, '_id') ?? null })) {
      try {
        operation.workspace.remove(ns, stored);
      } catch (error) {
        if (!(error instanceof BlockedError)) throw error;
      }
    }
  }
  await store.commit(store.apply(operation.transaction));
}
