/** One meter of the home. */
export interface Meter {
  readonly prepayment: boolean;
  readonly smart: 'none' | 'S1' | 'S2';
  /** Day and night rates. Electricity only. */
  readonly multiRate: boolean;
  /** One rate today, day and night rates once a pending change of supplier is through. Electricity only. */
  readonly multiRatePending: boolean;
  readonly commercial: boolean;
  readonly supplierName: string | null;
}

/** What the register knows of a home's supply; null for a fuel that the home does not have. */
export interface HomeSupply {
  /** Grid supply point group: prices differ by it. */
  readonly gspGroup: string;
  readonly isDomestic: boolean;
  /** False for meter set-ups that nobody quotes for. */
  readonly isSupported: boolean;
  readonly supportsFastSwitch: boolean;
  readonly electricity: Meter | null;
  readonly gas: Meter | null;
  readonly mpan: string | null;
  readonly mprn: string | null;
}

/** `meters-unknown`: the home is in the market, but the register has no meters of it. */
export type MetersAnswer = HomeSupply | 'meters-unknown' | 'outside-market';
export type AreaAnswer = { readonly gspGroup: string } | 'outside-market';

/** The register of supply points and meters. Rejects with DomainError THIRD_PARTY when the provider fails. */
export abstract class SupplyPort {
  abstract metersOf(addressKey: string): Promise<MetersAnswer>;
  /** The area of a postcode, for a home whose meters are not known. */
  abstract areaOf(postcode: string): Promise<AreaAnswer>;
}
