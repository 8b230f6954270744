import type { Address, CouncilServices } from '@home-move/contract';
import type { StoredOnboarding } from '../../src/modules/move/onboarding/state/onboarding.state.js';
import { type StoredValue, underWayUntil } from './stored-value.fixture.js';

export const address: Address = {
  addressKey: 'K-14',
  houseNameOrNumber: '14',
  addressLine1: 'Castle Road',
  addressLine2: '',
  cityTown: 'Bedford',
  postcode: 'MK40 2QT',
  isAbroad: false,
  manualAddress: false,
  isDomestic: true,
};

const manualAddress: Address = { ...address, addressKey: null, manualAddress: true };

const given = { firstName: 'Sam', surname: null, dateOfBirth: '1990-02-01', moveInDate: null, postcode: 'MK40 2QT' };
const journey = { given, committedAt: null, version: 3, changedAt: { firstName: 1, address: 3 } };

const onboardingByHome: Readonly<Record<string, StoredOnboarding>> = {
  'a looked-up home': { ...journey, home: { kind: 'looked-up', address } },
  'a manual home': {
    ...journey,
    home: {
      kind: 'manual',
      streetOne: '3 Mill Lane',
      streetTwo: '',
      town: 'Bedford',
      county: '',
      postcode: 'MK40 2QT',
    },
    committedAt: new Date('2026-11-20T10:00:00Z'),
  },
  'no home': { ...journey, home: null, version: 0, changedAt: {} },
};

const services: CouncilServices = {
  country: 'England',
  council: {
    name: 'Bedford Borough Council',
    welshName: null,
    logoUrl: null,
    registrationUrl: 'https://bedford.example',
    kind: 'COUNCIL_TAX',
    replacedBy: { name: 'North Bedfordshire', on: '2027-04-01' },
  },
  water: {
    billing: 'OWN_BILL',
    companies: [
      { name: 'Ouse Water', logoUrl: null, registrationUrl: 'https://ouse.example', services: ['WATER', 'SEWERAGE'] },
    ],
  },
};

/** Values about the home and its bills. */
export const homeValues: readonly StoredValue[] = [
  ['address', 'of the lookup', address],
  ['address', 'entered manually', manualAddress],
  ...Object.entries(onboardingByHome).map(([name, value]) => ['onboarding', `with ${name}`, value] as const),
  [
    'planTicks',
    'of one task',
    {
      'redirect-mail': underWayUntil,
      'leave-council': null,
      'leave-readings': null,
      'meter-readings': null,
      'first-payment': null,
      'gas-first-payment': null,
    },
  ],
  ['homeBills', 'with both bills', { councilTaxBand: 'D', waterBill: 52_800 }],
  ['homeBills', 'without bills', { councilTaxBand: null, waterBill: null }],
  ['localServices', 'of England', { postcode: 'MK40 2QT', on: '2026-12-01', services }],
  [
    'localServices',
    'without authorities',
    { postcode: 'BT1 1AA', on: '2026-12-01', services: { country: null, council: null, water: null } },
  ],
];
