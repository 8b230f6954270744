import { billingMultipliers, type AddOn, type EnergyTariff } from './tariff';

/** Larkfield Fix 12: dual fuel, fixed for 12 months, £50 a fuel to leave. */
export function aTariff(overrides: Partial<EnergyTariff> = {}): EnergyTariff {
  return {
    id: 'larkfield-fix-12',
    quoteId: 'q-1',
    priceId: 'LF12-EAST',
    tariffName: 'Larkfield Fix 12',
    supplierName: 'Larkfield Energy',
    supplierImageUrl: null,
    tariffUrl: 'larkfield-fix-12',
    termsUrl: 'https://larkfield.example/terms/fix-12',
    generalTermsUrl: 'https://larkfield.example/terms',
    principalTerms: ['Your prices are fixed for 12 months.'],
    newSpend: 165453,
    newSpendMonthly: 13788,
    newSpendMonthlyElec: 7230,
    newSpendMonthlyGas: 6558,
    costParts: { electricityUse: 65880, electricityStanding: 20878, gasUse: 68110, gasStanding: 10585 },
    energyType: 'DualFuel',
    tariffType: 'fixed',
    contractLength: 12,
    fixedTermEnd: '2027-11-30',
    electricity: { unitRate: 25.2, nightUnitRate: null, standingCharge: 54 },
    gas: { unitRate: 7.05, nightUnitRate: null, standingCharge: 28.5 },
    exitFee: 5000,
    paperless: true,
    paper: false,
    paymentMethod: 'DIRECT_DEBIT',
    isSmartSpecific: false,
    canSwitch: true,
    paysCommission: true,
    isDefault: false,
    uspText: null,
    recommendationReason: null,
    svtSaving: 6370,
    addOnsAvailable: true,
    addOnsData: [],
    ...overrides,
  };
}

/** Boiler cover, £12 a month, not included. Its bill follows its cost unless a test names it. */
export function anAddOn(overrides: Partial<AddOn> = {}): AddOn {
  const { cost = 1200, discountCost = null, billingFrequency = 'Monthly' } = overrides;
  const billOf = (pence: number) => pence * billingMultipliers[billingFrequency];
  return {
    identifier: 'HEAT-COVER',
    title: 'Heating Breakdown Cover',
    displayName: 'Heating Breakdown Cover',
    summaryDescription: 'Boiler and heating repairs, with a yearly service',
    description: 'An engineer repairs your boiler and heating when they break down.',
    importantInfo: null,
    iconUrl: null,
    bannerUrl: null,
    billingFrequency,
    cost,
    discountCost,
    billCost: billOf(cost),
    billDiscountCost: discountCost === null ? null : billOf(discountCost),
    introMonths: discountCost === null ? null : 3,
    discountDescription: null,
    discountEndDescription: null,
    cancellationInfoText: null,
    paymentTimeDescription: null,
    isDD: true,
    isIncluded: false,
    isSmartSpecific: false,
    isOneOff: false,
    listOfInformationLinks: [],
    ...overrides,
  };
}
