import { nothingYet, type Progress } from './progress.js';
import type { Tenancy } from './tenancy.js';

/** A tenancy and its progress at Home Move. */
export interface Entry {
  readonly tenancy: Tenancy;
  readonly progress: Progress;
}

/** The agency's tenancies by number. A real system would store them in its database. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners: ((entry: Entry) => void)[] = [];

  constructor(tenancies: readonly Tenancy[]) {
    for (const tenancy of tenancies.toReversed()) this.add(tenancy);
  }

  /** The newest first. */
  entries(): readonly Entry[] {
    return [...this.#entries.values()].toReversed();
  }

  find(number: string): Entry | undefined {
    return this.#entries.get(number);
  }

  add(tenancy: Tenancy): void {
    this.#entries.set(tenancy.number, { tenancy, progress: nothingYet });
  }

  /** Changes the progress of a tenancy, and notifies the listeners. Returns false for an unknown number. */
  change(number: string, change: (progress: Progress) => Progress): boolean {
    const entry = this.#entries.get(number);
    if (entry === undefined) return false;
    const progress = change(entry.progress);
    if (progress === entry.progress) return true;
    const changed = { ...entry, progress };
    this.#entries.set(number, changed);
    for (const listener of this.#listeners) listener(changed);
    return true;
  }

  onChange(listener: (entry: Entry) => void): void {
    this.#listeners.push(listener);
  }
}
