import { comparable, FAULT_NAMES, type Fault, type FaultName } from './fault.js';

/** The faults in force: for each provider at most one without a match and one for each match. */
export class FaultBook {
  readonly #faults = new Map<FaultName, Fault[]>();

  put(name: FaultName, fault: Fault): void {
    this.clear(name, fault.match);
    this.#faults.set(name, [...this.of(name), fault]);
  }

  clear(name: FaultName, match: string): void {
    const others = this.of(name).filter((fault) => comparable(fault.match) !== comparable(match));
    this.#faults.set(name, others);
  }

  clearAll(): void {
    this.#faults.clear();
  }

  of(name: FaultName): Fault[] {
    return this.#faults.get(name) ?? [];
  }

  list(): Record<string, Fault[]> {
    return Object.fromEntries(
      FAULT_NAMES.filter((name) => this.of(name).length > 0).map((name) => [name, this.of(name)]),
    );
  }

  /** The fault that a call carrying `words` meets; one with a match wins over one without. */
  faultFor(name: FaultName, words: readonly string[]): Fault | undefined {
    const carried = new Set(words.map(comparable));
    const faults = this.of(name);
    return (
      faults.find((fault) => fault.match !== '' && carried.has(comparable(fault.match))) ??
      faults.find((fault) => fault.match === '')
    );
  }
}
