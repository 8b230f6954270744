import {
  aCouncilSummary,
  anEnergySummary,
  anEntertainmentSummary,
  anOpenEnergySummary,
  aPackage,
  aWaterSummary,
  aWombbPackage,
} from '../src/testing/summaries';

// The states of each service, by their names in the development page's query.

const addOns = [{ identifier: 'HEATCOVER', displayName: 'Heating Breakdown Cover' }];

export const energyCases = {
  none: anOpenEnergySummary({ isOptedIn: false }),
  completed: anEnergySummary(),
  cover: anEnergySummary({ addOns }),
  skipped: anOpenEnergySummary({ isSkipped: true }),
  started: anOpenEnergySummary(),
  payg: anEnergySummary({
    tariffName: 'Fernway PAYG',
    paymentType: 'Prepayment Meter',
    directDebitReference: null,
    firstPaymentOn: null,
    directDebit: null,
  }),
  early: anOpenEnergySummary({ isMoveInDateInRange: false, moveInDate: '2026-12-15' }),
};

export const broadbandCases = {
  none: anEntertainmentSummary({ isOptedIn: false }),
  completed: anEntertainmentSummary({ ...aPackage, isCompleted: true, orderNumber: 'HT-9K2M4X7P' }),
  waiting: anEntertainmentSummary({ ...aWombbPackage, wombbUserConfirmed: true }),
  ordering: anEntertainmentSummary({ ...aWombbPackage, wombbPackageUrl: 'https://altnet.example/order' }),
  skipped: anEntertainmentSummary({ isSkipped: true }),
  started: anEntertainmentSummary(),
};

const unknown = { isUnidentified: true, completeRegistrationLink: null } as const;
const left = { isConsented: false, isCompleted: false, completeRegistrationLink: null, councilName: null } as const;

export const councilCases = {
  none: { council: aCouncilSummary(left), water: aWaterSummary({ ...left, boardName: null }) },
  bedford: { council: aCouncilSummary(), water: aWaterSummary() },
  myself: { council: aCouncilSummary({ isConsented: false }), water: aWaterSummary({ isConsented: false }) },
  affinity: {
    council: aCouncilSummary({ councilName: 'Elmbridge Borough Council' }),
    water: aWaterSummary({
      boardName: 'Affinity Water',
      completeRegistrationLink: 'https://affinity-water.example/moving-home',
      sewerage: { name: 'Thames Water', completeRegistrationLink: 'https://thames-water.example/moving-home' },
    }),
  },
  edinburgh: {
    council: aCouncilSummary({
      councilName: 'The City of Edinburgh Council',
      completeRegistrationLink: 'https://edinburgh.example/council-tax/moving-home',
    }),
    water: aWaterSummary({ boardName: 'Scottish Water', isScotland: true }),
  },
  belfast: {
    council: aCouncilSummary({ councilName: 'Land & Property Services', kind: 'DOMESTIC_RATES' }),
    water: aWaterSummary({ boardName: null, completeRegistrationLink: null, isWithoutBill: true }),
  },
  unknown: {
    council: aCouncilSummary({ ...unknown, councilName: null, kind: null }),
    water: aWaterSummary({ ...unknown, boardName: null }),
  },
};
