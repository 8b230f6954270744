import type { NeedsRegistration, RegisteredHousehold } from '../priority-services/needs-registration.js';

/** A meter of the home. */
export interface Meter {
  readonly prepayment: boolean;
  readonly smart: 'none' | 'S1' | 'S2';
  /** Has day and night rates. Electricity only. */
  readonly multiRate: boolean;
  /** Has one rate today, and day and night rates once a pending change of supplier completes. Electricity only. */
  readonly multiRatePending: boolean;
  readonly commercial: boolean;
  readonly supplierName: string | null;
  /** Null if the register does not state it; missing in homes that an earlier version looked up. */
  readonly serialNumber?: string | null;
  /** Digits that each of its registers shows; null or missing as above. */
  readonly digits?: number | null;
}

/** A home's supply as the register records it; null for a fuel that the home does not have. */
export interface HomeSupply {
  /** Grid supply point group, which determines prices. */
  readonly gspGroup: string;
  readonly isDomestic: boolean;
  /** False for meter configurations that no supplier quotes for. */
  readonly isSupported: boolean;
  readonly supportsFastSwitch: boolean;
  readonly electricity: Meter | null;
  readonly gas: Meter | null;
  readonly mpan: string | null;
  readonly mprn: string | null;
}

/** `meters-unknown`: the home is in the market, but the register lists no meters for it. */
export type MetersResult = HomeSupply | 'meters-unknown' | 'outside-market';
export type AreaResult = { readonly gspGroup: string } | 'outside-market';

/** A home for the network operators, which may lack meter points. */
export interface RegisteredHome extends Pick<HomeSupply, 'mpan' | 'mprn'> {
  readonly household: RegisteredHousehold;
}

/** The register of supply points and meters. Calls reject with DomainError: THIRD_PARTY when the provider fails. */
export abstract class SupplyPort {
  /** The meters of a home, by the key of its address. */
  abstract metersAt(addressKey: string): Promise<MetersResult>;
  /** The supply area of a postcode, for a home whose meters are unknown. */
  abstract areaOf(postcode: string): Promise<AreaResult>;
  /** Registers needs with the network operators of a home. Idempotent: counts once for its key. */
  abstract registerNeeds(key: string, home: RegisteredHome, registration: NeedsRegistration): Promise<void>;
}
