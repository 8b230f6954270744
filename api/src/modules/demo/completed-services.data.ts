import {
  addDays,
  addMonths,
  broadbandTypeFlag,
  entertainmentPartners,
  perService,
  registeredServices,
  services,
  type BroadbandPackage,
  type EnergyTariff,
} from '@home-move/contract';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { StoredSupply } from '../enrolment/energy.state.js';

const meter = { prepayment: false, smart: 'none', supplierName: 'Fernway', commercial: false } as const;
const supply: StoredSupply = {
  kind: 'register',
  home: {
    gspGroup: '_A',
    isDomestic: true,
    isSupported: true,
    supportsFastSwitch: false,
    electricity: { ...meter, multiRate: false, multiRatePending: false },
    gas: { ...meter, multiRate: false, multiRatePending: false },
    mpan: '1029051672953',
    mprn: '6168544742',
  },
};

/** Larkfield Fix 12 for 2,700 kWh of electricity and 9,800 kWh of gas. */
const tariff = (fixedTermEnd: string): EnergyTariff => ({
  id: 'demo/LARK-FIX12-A-DUAL-STD-DD',
  quoteId: 'demo',
  priceId: 'LARK-FIX12-A-DUAL-STD-DD',
  tariffName: 'Larkfield Fix 12',
  supplierName: 'Larkfield Energy',
  supplierImageUrl: null,
  supplierSiteUrl: 'https://larkfield-energy.example',
  tariffUrl: 'larkfield-fix-12',
  termsUrl: 'https://larkfield-energy.example/terms/fix-12',
  generalTermsUrl: 'https://larkfield-energy.example/terms',
  principalTerms: ['The contract lasts 12 months. After that you move to our variable plan unless you choose another.'],
  newSpend: 167243,
  newSpendMonthly: 13937,
  newSpendMonthlyElec: 7313,
  newSpendMonthlyGas: 6624,
  costParts: { electricityUse: 68040, electricityStanding: 19710, gasUse: 69090, gasStanding: 10403 },
  energyType: 'DualFuel',
  tariffType: 'fixed',
  contractLength: 12,
  fixedTermEnd,
  fuelTypeTermEnd: 'Electricity and gas, fixed for 12 months',
  winterUplift: 23,
  enhancedFeatures: [],
  noteDefault: null,
  noteSmartMeter: null,
  startServiceDate: addDays(addMonths(fixedTermEnd, -12), 1),
  paperBillFee: 150,
  electricity: { unitRate: 25.2, nightUnitRate: null, standingCharge: 54 },
  gas: { unitRate: 7.05, nightUnitRate: null, standingCharge: 28.5 },
  exitFee: 5000,
  paperless: true,
  paper: true,
  paymentMethod: 'DIRECT_DEBIT',
  isSmartSpecific: false,
  canSwitch: true,
  paysCommission: true,
  isDefault: false,
  uspText: 'Prices fixed for 12 months',
  recommendationReason: null,
  svtSaving: 6562,
  addOnsAvailable: false,
  addOnsData: [],
});

/** A package without stated rises: every month costs the same. */
const broadbandPackage: BroadbandPackage = {
  packageId: 'BRI-F36',
  sourceId: 'ht',
  packageName: 'Fibre 36',
  provider: { id: 'brightline', slug: 'brightline', name: 'Brightline', imageUrl: null },
  partner: entertainmentPartners.ht,
  broadbandType: 'Fibre',
  typeFlag: broadbandTypeFlag,
  pricing: {
    setupCost: 0,
    contractLengthMonths: 24,
    isRolling: false,
    monthlyPricing: {
      standardMonthlyCost: 2499,
      pricingOffers: [],
      averageMonthlyIncludingLineRental: 2499,
      rises: [],
    },
    totalPricing: { total: 59976 },
    annualPricing: { firstYearWithoutSetup: 29988 },
    lineRentalCost: 0,
    lineRentalIncluded: true,
  },
  broadband: {
    name: 'Fibre',
    downloadSpeed: 36,
    uploadSpeed: 10,
    guaranteedDownloadSpeed: null,
    usageLimit: null,
    unlimited: true,
  },
  call: null,
  tv: null,
  keyFeature: null,
  keyFeature2: null,
  enhancedFeatures: ['Unlimited data', 'Router included'],
  promotions: [],
  labels: [],
  isPromoted: false,
  promotedText: null,
  tooltipText: null,
  tiliPromotionType: 'homeTel',
  eligibility: null,
  termsUrl: 'https://brightline.example/terms',
};

/** Every service chosen, set up and registered for a home in Castle Road. Council and water are looked up when shown. */
export function completedServices({ now, today, moveInDate }: { now: Date; today: string; moveInDate: string }) {
  const switchesOn = addDays(today, 15);
  const selection = {
    quoteId: 'demo',
    searchId: 'demo',
    offers: [{ tariff: tariff(addDays(switchesOn, 364)), supplierCode: 'LARK', isNamedSupplier: true }],
    addOnsIdentifiers: [],
    startServiceDate: switchesOn,
    startsForMoveIn: moveInDate,
    startAnswers: null,
  };
  return {
    consented: perService(services, () => true),
    optIn: perService(services, () => 1 as const),
    completed: perService(services, () => true),
    // Otherwise their cards stay to do.
    registrationConfirmed: perService(registeredServices, () => true),
    supply,
    usage: {
      knownUsage: 'N',
      electricityKwhUsage: null,
      gasKwhUsage: null,
      numberOfBedrooms: 3,
      propertyType: 4,
      numberOfPeople: 3,
      assumed: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
    },
    selection,
    energySetUp: {
      applicationReference: 'TH-DEMO0001',
      selection,
      switchesOn,
      directDebit: {
        collectedBy: 'Larkfield Energy',
        monthlyAmount: 13937,
        firstPaymentOn: addDays(switchesOn, 14),
        reference: 'LARKDEMO0001',
        noticeWorkingDays: 2,
        maskedAccountNumber: null,
        maskedSortCode: null,
      },
      // Paid by a paper mandate: the demo stores no account.
      bank: null,
    },
    broadband: {
      package: broadbandPackage,
      chosenAt: now,
      order: { number: 'HT-DEMO0001', startDate: moveInDate },
      click: null,
    },
  } as const satisfies Partial<EnrolmentRecord>;
}
