import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** The attempt of the request at hand: what repeats of the request, by its Idempotency-Key, have in common. */
const scopes = new AsyncLocalStorage<string>();

/** Runs the work of a request with an Idempotency-Key. */
export function inAttempt<Result>(attemptId: string, work: () => Promise<Result>): Promise<Result> {
  return scopes.run(attemptId, work);
}

/**
 * The id of the document that the request creates: the same in each repeat, so that a repeat whose predecessor was interrupted
 * finds what that one has stored. Null without an Idempotency-Key.
 */
export function idOfAttempt(what: string): string | null {
  const attemptId = scopes.getStore();
  return attemptId === undefined
    ? null
    : createHash('sha256').update(`${attemptId} ${what}`).digest('hex').slice(0, 24);
}
