import type { HomeSupply } from '../../providers/supply/supply.port.js';

/**
 * What the register said of the home, as the enrolment keeps it.
 * `area`: an address typed by hand, or one without meters in the register: only the price area is known.
 */
export type StoredSupply =
  | { readonly kind: 'register'; readonly home: HomeSupply }
  | { readonly kind: 'area'; readonly gspGroup: string }
  | { readonly kind: 'outside-market' };
