import type { EnergyTariff } from '@home-move/contract';
import type {
  EnergySetUp,
  StoredSelection,
  StoredSupply,
  TariffOffer,
} from '../../src/modules/energy/state/energy.state.js';
import { sealed, type StoredValue, underWayUntil } from './stored-value.fixture.js';

const meter = { prepayment: false, smart: 'S2', multiRate: true, multiRatePending: false, commercial: false } as const;

const supplies: Readonly<Record<string, StoredSupply>> = {
  'two meters': {
    kind: 'register',
    home: {
      gspGroup: '_A',
      isDomestic: true,
      isSupported: true,
      supportsFastSwitch: false,
      electricity: { ...meter, supplierName: 'Fernway' },
      gas: { ...meter, supplierName: null },
      mpan: '1029051672953',
      mprn: '6168544742',
    },
  },
  'no meters': {
    kind: 'register',
    home: {
      gspGroup: '_A',
      isDomestic: true,
      isSupported: false,
      supportsFastSwitch: false,
      electricity: null,
      gas: null,
      mpan: null,
      mprn: null,
    },
  },
  'an area': { kind: 'area', gspGroup: '_C' },
  'a home outside the market': { kind: 'outside-market' },
};

const addOn: EnergyTariff['addOnsData'][number] = {
  identifier: 'HEATCOVER',
  addOnType: 4,
  title: 'Heating cover',
  displayName: 'HeatCover',
  summaryDescription: 'Repairs of your boiler',
  description: 'Unlimited call-outs',
  importantInfo: null,
  iconUrl: null,
  bannerUrl: 'https://larkfield.example/banner.png',
  billingFrequency: 'Quarterly',
  cost: 833,
  discountCost: 0,
  billCost: 2500,
  billDiscountCost: 0,
  introMonths: 3,
  discountDescription: 'Free for three months',
  discountEndDescription: null,
  cancellationInfoText: null,
  paymentTimeDescription: null,
  isDD: true,
  isIncluded: false,
  isSmartSpecific: false,
  isOneOff: false,
  listOfInformationLinks: [{ label: 'Terms', url: 'https://larkfield.example/cover' }],
};

export const offer: TariffOffer = {
  tariff: {
    id: 'q1/LARK-FIX12',
    quoteId: 'q1',
    priceId: 'LARK-FIX12',
    tariffName: 'Larkfield Fix 12',
    supplierName: 'Larkfield Energy',
    supplierImageUrl: null,
    tariffUrl: 'larkfield-fix-12',
    termsUrl: 'https://larkfield.example/terms/fix-12',
    generalTermsUrl: 'https://larkfield.example/terms',
    principalTerms: ['The contract lasts 12 months.'],
    newSpend: 167243,
    newSpendMonthly: 13937,
    newSpendMonthlyElec: 7313,
    newSpendMonthlyGas: null,
    costParts: { electricityUse: 68040, electricityStanding: 19710, gasUse: 69090, gasStanding: 10403 },
    energyType: 'DualFuel',
    tariffType: 'fixed',
    contractLength: 12,
    fixedTermEnd: '2027-12-04',
    fuelTypeTermEnd: 'Electricity and gas, until 30 November 2027',
    winterUplift: 23,
    enhancedFeatures: [{ summary: 'A price you can plan with', heading: 'Fixed', description: 'Rates do not change.' }],
    noteDefault: { heading: 'Paper', body: 'Bills on paper cost more.' },
    noteSmartMeter: null,
    startServiceDate: '2026-12-01',
    paperBillFee: 150,
    electricity: { unitRate: 25.2, nightUnitRate: 18.05, standingCharge: 54 },
    gas: null,
    exitFee: 5000,
    paperless: true,
    paper: false,
    paymentMethod: 'DIRECT_DEBIT',
    isSmartSpecific: false,
    canSwitch: true,
    paysCommission: true,
    isDefault: false,
    uspText: 'Prices fixed for 12 months',
    recommendationReason: null,
    svtSaving: -6562,
    addOnsAvailable: true,
    addOnsData: [addOn],
  },
  supplierCode: 'LARK',
  isNamedSupplier: true,
};

/** Has the one optional field, and empty lists. */
const bareOffer: TariffOffer = {
  ...offer,
  tariff: { ...offer.tariff, supplierSiteUrl: 'https://larkfield.example', principalTerms: [], addOnsData: [] },
};

const selection: StoredSelection = {
  quoteId: 'q1',
  searchId: 's1',
  offers: [offer, bareOffer],
  addOnsIdentifiers: ['HEATCOVER'],
  startServiceDate: '2026-12-05',
  startsForMoveIn: '2026-11-27',
  startAnswers: {
    startServiceOption: 'customInstallationDate',
    consentToPayWhileSwitch: true,
    agreeToSwitchOvo: true,
  },
};

const energySetUp: EnergySetUp = {
  applicationReference: 'TH-0001',
  selection,
  acceptedOn: null,
  switchesOn: '2026-12-05',
  directDebit: {
    collectedBy: 'Larkfield Energy',
    monthlyAmount: 13937,
    firstPaymentOn: '2026-12-19',
    reference: 'LARK0001',
    noticeWorkingDays: 2,
    maskedAccountNumber: '*****958',
    maskedSortCode: null,
  },
  bank: sealed,
};

/** Values about energy. */
export const energyValues: readonly StoredValue[] = [
  ...Object.entries(supplies).map(([name, value]) => ['supply', `with ${name}`, value] as const),
  [
    'usage',
    'of a bill',
    {
      knownUsage: 'Y',
      electricityKwhUsage: 2700,
      gasKwhUsage: null,
      numberOfBedrooms: 3,
      propertyType: null,
      numberOfPeople: 2,
      assumed: { electricityKwh: 2700, gasKwh: null, estimated: false },
    },
  ],
  [
    'usage',
    'with answers about the meters',
    {
      knownUsage: 'U',
      electricityKwhUsage: null,
      gasKwhUsage: null,
      numberOfBedrooms: null,
      propertyType: null,
      numberOfPeople: null,
      meters: { gas: 'N', prepay: 'Y', economy7: 'Y' },
      assumed: { electricityKwh: 3400, gasKwh: null, estimated: true, nightPercent: 42 },
    },
  ],
  ['selection', 'with add-ons', selection],
  ['secondarySelection', 'whose start date was not confirmed', { ...selection, startAnswers: null }],
  ['selection', 'without offers', { ...selection, offers: [], addOnsIdentifiers: [] }],
  ['application', 'of two attempts', { key: 'k1', tries: [sealed, { ...sealed, keyId: '2' }], underWayUntil }],
  ['energySetUp', 'paid by direct debit', energySetUp],
  ['energySetUp', 'paid by paper mandate', { ...energySetUp, bank: null }],
  ['secondarySetUp', 'paid as you go', { ...energySetUp, bank: null, directDebit: null }],
  ['secondaryApplication', 'of one attempt', { key: 'k3', tries: [sealed], underWayUntil }],
  ['meterReadings', 'of one meter', { readOn: '2026-11-27', electricity: null, electricityNight: null, gas: '0678' }],
  [
    'supplierMetering',
    'of a multi-rate meter',
    [
      {
        reference: 'TH-22222222',
        metering: {
          takesReadings: true,
          earlier: [{ fuel: 'Electric', rate: 'night', value: '04321', readOn: '2026-10-14' }],
        },
      },
    ],
  ],
  [
    'supplierMetering',
    'without readings',
    [{ reference: 'TH-22222222', metering: { takesReadings: false, earlier: [] } }],
  ],
  ['bankDetails', 'for reuse', sealed],
];
