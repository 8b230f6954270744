import type { FaultBook } from '../faults/fault-book.js';
import type { ProductFaultName } from '../server/fault.js';
import type { Postcode } from '../postcodes/postcode.js';
import { profileOf } from '../postcodes/special-postcodes.js';
import { sellsAt, type PackageRow } from './package-row.js';

/** By how much the fault `dearer` raises a monthly price. */
const RAISE_PENCE = 500;

/** The packages of one feed, as faults change them at single homes. */
export class SoldPackages {
  constructor(
    private readonly feed: ProductFaultName,
    private readonly faults: FaultBook,
    private readonly rows: { readonly usual: readonly PackageRow[]; readonly long: readonly PackageRow[] },
  ) {}

  /** The packages that are available at a postcode, in the feed's order. */
  at(postcode: Postcode): readonly PackageRow[] {
    return this.#soldTo(postcode).filter((row) => sellsAt(row, postcode));
  }

  /** A package that the feed sells, also where no line at the postcode can carry it. */
  find(id: string, postcode: Postcode): PackageRow | undefined {
    return this.#soldTo(postcode).find((row) => row.id === id);
  }

  #soldTo(postcode: Postcode): readonly PackageRow[] {
    const faults = this.faults.productFaultsAt(this.feed, postcode.compact);
    const rows = profileOf(postcode).longLists ? this.rows.long : this.rows.usual;
    if (faults.length === 0) return rows;
    return rows.flatMap((row) => {
      const has = (mode: string) => faults.some((fault) => fault.product === row.id && fault.mode === mode);
      if (has('withdrawn')) return [];
      return has('dearer') ? { ...row, pricePence: row.pricePence + RAISE_PENCE } : row;
    });
  }
}
