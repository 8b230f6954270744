import type { Postcode } from './postcode.js';

export interface MeterSetUp {
  electricity: 'credit' | 'prepayment' | 'economy-7' | 'commercial' | 'related';
  gas: 'credit' | 'prepayment' | 'commercial' | 'none';
  smart: 'none' | 'S1' | 'S2';
  heldByNamedSupplier: boolean;
  fasterSwitching: boolean;
}

export interface PostcodeProfile {
  /** The kind of premises at the postcode. */
  premises: 'bedford' | 'homes' | 'tower' | 'businesses' | 'nothing';
  /** The address is known, but no grid supply point is: its details are GSP_NOT_FOUND. */
  gridPointUnknown: boolean;
  /** Searches for quotes return 200 tariffs, and the two broadband feeds 300 packages. */
  longLists?: true;
  meters: MeterSetUp;
  /** The meters of the last home, if different from all others. */
  metersOfLastHome?: MeterSetUp;
}

const CREDIT: MeterSetUp = {
  electricity: 'credit',
  gas: 'credit',
  smart: 'none',
  heldByNamedSupplier: false,
  fasterSwitching: false,
};
const HOMES: PostcodeProfile = { premises: 'homes', gridPointUnknown: false, meters: CREDIT };

const homesWith = (meters: Partial<MeterSetUp>): PostcodeProfile => ({ ...HOMES, meters: { ...CREDIT, ...meters } });

/**
 * Postcodes for a special situation. All others of Great Britain are HOMES.
 * Source: the table in the sandbox's README; as of November 2026.
 */
const SPECIAL_POSTCODES: Readonly<Record<string, PostcodeProfile>> = {
  MK402QT: { ...HOMES, premises: 'bedford' },
  LS61AN: homesWith({ gas: 'none' }),
  B296BD: {
    ...homesWith({ gas: 'prepayment' }),
    metersOfLastHome: { ...CREDIT, electricity: 'prepayment' },
  },
  M145RX: homesWith({ electricity: 'prepayment', gas: 'prepayment' }),
  NE65LR: homesWith({ electricity: 'economy-7' }),
  BS81TH: homesWith({ heldByNamedSupplier: true }),
  NG72RD: homesWith({ smart: 'S1' }),
  SW98HG: homesWith({ smart: 'S2', fasterSwitching: true }),
  SO171BJ: homesWith({ electricity: 'related' }),
  EX44QJ: { ...homesWith({ electricity: 'commercial', gas: 'commercial' }), premises: 'businesses' },
  E147TW: { ...HOMES, premises: 'tower' },
  WC2N5DU: { ...HOMES, longLists: true },
  TR12HE: { ...HOMES, gridPointUnknown: true },
  ZE10ZZ: { ...HOMES, premises: 'nothing' },
};

export function profileOf(postcode: Postcode): PostcodeProfile {
  return SPECIAL_POSTCODES[postcode.compact] ?? HOMES;
}
