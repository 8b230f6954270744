import { createHash } from 'node:crypto';

const MAX_KEPT = 10_000;

interface Submission<Entry> {
  digest: string;
  entry: Entry;
}

/** Requests with idempotency keys since the start, oldest first. */
export class SubmittedRequests<Entry> {
  readonly #submissions = new Map<string, Submission<Entry>>();

  /** Stores the entry under the key; returns false if the key was used with another body. */
  keep(key: string, body: unknown, entry: Entry): boolean {
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const earlier = this.#submissions.get(key);
    if (earlier && earlier.digest !== digest) return false;
    this.#submissions.set(key, { digest, entry });
    const oldest = this.#submissions.keys().next();
    if (this.#submissions.size > MAX_KEPT && !oldest.done) this.#submissions.delete(oldest.value);
    return true;
  }

  entries(): Entry[] {
    return [...this.#submissions.values()].map(({ entry }) => entry);
  }
}
