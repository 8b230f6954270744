import { normalise, FAULT_NAMES, type Fault, type FaultName } from './fault.js';

/** The current faults: for each provider at most one without a match and one for each match. */
export class FaultBook {
  readonly #faults = new Map<FaultName, Fault[]>();

  put(name: FaultName, fault: Fault): void {
    this.clear(name, fault.match);
    this.#faults.set(name, [...this.of(name), fault]);
  }

  clear(name: FaultName, match: string): void {
    const others = this.of(name).filter((fault) => normalise(fault.match) !== normalise(match));
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

  /** The fault for a call that contains these texts; a fault with a match takes precedence. */
  faultFor(name: FaultName, texts: readonly string[]): Fault | undefined {
    const contained = new Set(texts.map(normalise));
    const faults = this.of(name);
    return (
      faults.find((fault) => fault.match !== '' && contained.has(normalise(fault.match))) ??
      faults.find((fault) => fault.match === '')
    );
  }
}
