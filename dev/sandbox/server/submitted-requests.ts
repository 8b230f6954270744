import { createHash } from 'node:crypto';

const MAX_KEPT = 10_000;

interface Submission<Entry> {
  digest: string;
  entry: Entry;
}

/** Requests with idempotency keys since the start, oldest first. */
export class SubmittedRequests<Entry> {
  readonly #submissions = new Map<string, Submission<Entry>>();

  /** The entry of the first request under the key, which creates it; null if the key was used with another body. */
  once(key: string, body: unknown, create: () => Entry): Entry | null {
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const earlier = this.#submissions.get(key);
    if (earlier) return earlier.digest === digest ? earlier.entry : null;
    const entry = create();
    this.#submissions.set(key, { digest, entry });
    const oldest = this.#submissions.keys().next();
    if (this.#submissions.size > MAX_KEPT && !oldest.done) this.#submissions.delete(oldest.value);
    return entry;
  }

  entries(): Entry[] {
    return [...this.#submissions.values()].map(({ entry }) => entry);
  }
}
