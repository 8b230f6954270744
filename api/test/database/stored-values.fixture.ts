import type { Address, BroadbandPackage, CouncilServices, EnergyTariff } from '@home-move/contract';
import type { StoredBroadband } from '../../src/modules/broadband/state/broadband.state.js';
import type {
  EnergySetUp,
  StoredSelection,
  StoredSupply,
  TariffOffer,
} from '../../src/modules/energy/state/energy.state.js';
import type { StoredOnboarding } from '../../src/modules/move/onboarding/state/onboarding.state.js';

/** Values as the version before sub-documents had schemas stored them. Do not change them with the schemas. */

const sealed = { keyId: '1', box: 'c2VhbGVk' };

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

const broadbandPackage: BroadbandPackage = {
  packageId: 'BRI-F36',
  sourceId: 'ht',
  packageName: 'Fibre 36',
  provider: { id: 'brightline', slug: 'brightline', name: 'Brightline', imageUrl: null },
  partner: -1,
  broadbandType: 'Fibre',
  typeFlag: 54,
  pricing: {
    setupCost: 0,
    contractLengthMonths: 24,
    isRolling: false,
    monthlyPricing: {
      standardMonthlyCost: 2499,
      pricingOffers: [{ numberOfMonths: 3, price: 0 }],
      averageMonthlyIncludingLineRental: 2499.5,
      rises: [{ from: '2027-04-01', price: 2799 }],
    },
    totalPricing: { total: 59976 },
    annualPricing: { firstYearWithoutSetup: 29988 },
    lineRentalCost: 0,
    lineRentalIncluded: true,
  },
  broadband: {
    name: 'Fibre',
    downloadSpeed: 36.5,
    uploadSpeed: 10,
    guaranteedDownloadSpeed: null,
    usageLimit: null,
    unlimited: true,
  },
  call: { name: 'Weekend calls', costDayPerMin: 12, costEveningPerMin: 12, costWeekendPerMin: 0, lineRentalCost: 0 },
  tv: { name: 'TV', feature1: '80 channels', feature1Title: 'Channels', feature2: '', feature2Title: '' },
  keyFeature: 'Router included',
  keyFeature2: null,
  enhancedFeatures: ['Unlimited data'],
  promotions: [{ id: 'P1', text: '£50 voucher', expires: '2026-12-01T00:00:00.000Z' }],
  labels: ['FASTEST AVAILABLE'],
  isPromoted: true,
  promotedText: null,
  tooltipText: null,
  tiliPromotionType: 'fastest',
  eligibility: null,
  termsUrl: null,
  addOns: [{ id: 'CALLS', name: 'Anytime calls', description: null, monthlyPrice: 800, type: 5 }],
  monthlyExitFee: 1250,
  activation: { date: '2026-12-04', needsEngineer: true },
};
const chosenAt = new Date('2026-11-20T10:00:00Z');
const underWayUntil = new Date('2026-11-20T10:00:16Z');

const broadband: StoredBroadband = {
  package: broadbandPackage,
  chosenAt,
  order: { number: 'HT-0001', startDate: '2026-12-01', activationDate: '2026-12-04' },
  addOns: [{ id: 'CALLS', name: 'Anytime calls', description: null, monthlyPrice: 800, type: 5 }],
  skyCallbackSlot: 'Anytime',
  consent: { version: '2026-11', givenAt: chosenAt },
  click: null,
};

/** Values of each sub-document of an enrolment, named by field and variant. */
export const subDocuments: readonly (readonly [field: string, name: string, value: object])[] = [
  ['address', 'of the lookup', address],
  ['address', 'entered manually', manualAddress],
  ...Object.entries(onboardingByHome).map(([name, value]) => ['onboarding', `with ${name}`, value] as const),
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
  ['bankDetails', 'for reuse', sealed],
  ['localServices', 'of England', { postcode: 'MK40 2QT', on: '2026-12-01', services }],
  [
    'localServices',
    'without authorities',
    { postcode: 'BT1 1AA', on: '2026-12-01', services: { country: null, council: null, water: null } },
  ],
  ['broadband', 'ordered', broadband],
  [
    'broadband',
    'referred to the provider',
    {
      ...broadband,
      package: { ...broadbandPackage, partner: null, call: null, tv: null, promotions: [], labels: [] },
      order: null,
      click: { id: 'C1', url: 'https://provider.example/?click=C1' },
    },
  ],
  [
    'womConsents',
    'to two services',
    [
      { serviceType: 1, version: '2026-11', givenAt: chosenAt },
      { serviceType: 4, version: '2026-11', givenAt: underWayUntil },
    ],
  ],
  ['unsettledOrder', 'under way', { key: 'k2', sealed, chosenAt, underWayUntil }],
];
