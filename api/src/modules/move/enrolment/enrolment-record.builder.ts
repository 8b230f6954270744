import { recordOf, services, type Address } from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import type { StoredSupply } from '../../energy/state/energy.state.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import type { Meter } from '../../../providers/supply/supply.port.js';
import { newEnrolment } from './new-enrolment.js';

const brand = {
  ...aBranding({ offered: recordOf(services, () => 1) }),
  partner: null,
  flagsOff: [],
  hiddenAffiliateCategories: [],
  hostOrigins: [],
  namedSupplier: null,
};

/** For tests: a new enrolment of a brand that offers every service. */
export function anEnrolmentRecord(overrides: Partial<EnrolmentRecord> = {}): EnrolmentRecord {
  return {
    ...newEnrolment(brand, new Date('2026-11-20T10:00:00Z')),
    id: '665f1c2a9b1e8a0012345678',
    version: 1,
    ...overrides,
  };
}

/** For tests: 14 Castle Road, at this postcode. */
export function anAddressAt(postcode: string): Address {
  return {
    addressKey: '121193458703',
    houseNameOrNumber: '14',
    addressLine1: 'Castle Road',
    addressLine2: '',
    cityTown: 'Bedford',
    postcode,
    isAbroad: false,
    manualAddress: false,
    isDomestic: true,
  };
}

/** For tests: a credit meter of another supplier than Larkfield Energy. */
export function aMeter(overrides: Partial<Meter> = {}): Meter {
  return {
    prepayment: false,
    smart: 'none',
    multiRate: false,
    multiRatePending: false,
    commercial: false,
    supplierName: 'Tor Co-op',
    ...overrides,
  };
}

/** For tests: a home of the register with these meters; null for a fuel that it does not have. */
export function aSupply(
  electricity: Meter | null = aMeter(),
  gas: Meter | null = aMeter(),
): Extract<StoredSupply, { kind: 'register' }> {
  return {
    kind: 'register',
    home: {
      gspGroup: '_A',
      isDomestic: true,
      isSupported: true,
      supportsFastSwitch: false,
      electricity,
      gas,
      mpan: electricity && '1017332029785',
      mprn: gas && '7294978684',
    },
  };
}
