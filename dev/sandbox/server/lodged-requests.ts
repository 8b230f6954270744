import { createHash } from 'node:crypto';

const MOST_KEPT = 10_000;

interface Lodged<Entry> {
  digest: string;
  entry: Entry;
}

/** What came in under idempotency keys since the start, oldest first. */
export class LodgedRequests<Entry> {
  readonly #lodged = new Map<string, Lodged<Entry>>();

  /** False when another body has used the key. */
  keep(key: string, body: unknown, entry: Entry): boolean {
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const earlier = this.#lodged.get(key);
    if (earlier && earlier.digest !== digest) return false;
    this.#lodged.set(key, { digest, entry });
    const oldest = this.#lodged.keys().next();
    if (this.#lodged.size > MOST_KEPT && !oldest.done) this.#lodged.delete(oldest.value);
    return true;
  }

  entries(): Entry[] {
    return [...this.#lodged.values()].map(({ entry }) => entry);
  }
}
