import { normalise, FAULT_NAMES, type Fault, type FaultName, type ProductFaultName } from '../server/fault.js';

/**
 * The current faults: for each provider at most one without a match and one for each match; and likewise for each of its
 * products.
 */
export class FaultBook {
  readonly #faults = new Map<FaultName, Fault[]>();

  put(name: FaultName, fault: Fault): void {
    this.clear(name, fault);
    this.#faults.set(name, [...this.of(name), fault]);
  }

  clear(name: FaultName, { match, product }: Pick<Fault, 'match' | 'product'>): void {
    const others = this.of(name).filter(
      (fault) => normalise(fault.match) !== normalise(match) || fault.product !== product,
    );
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
    const faults = this.of(name).filter(({ product }) => product === undefined);
    return (
      faults.find((fault) => fault.match !== '' && contained.has(normalise(fault.match))) ??
      faults.find((fault) => fault.match === '')
    );
  }

  /** The faults of products at a postcode. */
  productFaultsAt(name: ProductFaultName, postcode: string): Fault[] {
    return this.of(name).filter(
      ({ product, match }) => product !== undefined && (match === '' || normalise(match) === normalise(postcode)),
    );
  }
}
