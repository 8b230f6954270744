/** The place that the checks ask about. */
export interface Sample {
  /** A postcode of Great Britain with homes. */
  readonly postcode: string;
  /** The key (UDPRN) of a home with meters; null leaves its checks out. */
  readonly addressKey: string | null;
  /** A day from which packages are sold, yyyy-MM-dd. */
  readonly day: string;
}

/** A postcode that Royal Mail does not allocate. */
export const unallocatedPostcode = 'ZZ99 9ZZ';
/** A postcode of Edinburgh. */
export const scotland = 'EH3 9QN';
/** A postcode of Northern Ireland, which is outside the market of Great Britain. */
export const northernIreland = 'BT1 5GS';
