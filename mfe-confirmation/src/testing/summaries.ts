import type {
  ConfirmationSummary,
  CouncilSummary,
  EnergySummary,
  EntertainmentSummary,
  WaterSummary,
} from '@home-move/contract';

/** Energy set up with Larkfield Fix 12; name what matters. */
export function anEnergySummary(overrides: Partial<EnergySummary> = {}): EnergySummary {
  return {
    isOffered: true,
    isOptedIn: true,
    isCompleted: true,
    isSkipped: false,
    isNotThroughUs: false,
    isMoveInDateInRange: true,
    isMoveInDateInRangeOnCreation: true,
    isMoveInDateFuture: true,
    fuelType: 'DualFuel',
    supplierName: 'Larkfield Energy',
    supplierLogoUrl: null,
    tariffName: 'Larkfield Fix 12',
    paymentType: 'Monthly Direct Debit',
    smartRequested: false,
    isSmartMeterInstallationAnyDayAndTime: false,
    addOns: [],
    estimatedTotalMonthlyAmountFormatted: '£137.88',
    estimatedTotalMonthlyAmountAfterDiscountsFormatted: '£137.88',
    laterMonthlyAmounts: [],
    otherPayments: [],
    energySwitchDate: '2026-12-02',
    moveInDate: '2026-11-27',
    directDebitReference: 'LF-204817',
    firstPaymentOn: '2026-12-15',
    applicationReference: 'TH-5501',
    directDebit: {
      collectedBy: 'Larkfield Energy',
      monthlyAmount: 13788,
      firstPaymentOn: '2026-12-15',
      reference: 'LF-204817',
      noticeWorkingDays: 2,
      maskedAccountNumber: '*****958',
      maskedSortCode: '***999',
    },
    ...overrides,
  };
}

/** Energy not set up yet. */
export function anOpenEnergySummary(overrides: Partial<EnergySummary> = {}): EnergySummary {
  return anEnergySummary({
    isCompleted: false,
    fuelType: null,
    supplierName: null,
    tariffName: null,
    paymentType: null,
    estimatedTotalMonthlyAmountFormatted: null,
    estimatedTotalMonthlyAmountAfterDiscountsFormatted: null,
    energySwitchDate: null,
    directDebitReference: null,
    firstPaymentOn: null,
    applicationReference: null,
    directDebit: null,
    ...overrides,
  });
}

/** Broadband without a chosen package. */
export function anEntertainmentSummary(overrides: Partial<EntertainmentSummary> = {}): EntertainmentSummary {
  return {
    isOffered: true,
    isOptedIn: true,
    isCompleted: false,
    isSkipped: false,
    wombbUserConfirmed: false,
    supplierName: null,
    packageName: null,
    includesBroadband: false,
    includesPhone: false,
    includesTV: false,
    estimatedSpeed: null,
    contractTerm: null,
    usageLimit: null,
    callPlanName: null,
    installationPrice: null,
    introductory: null,
    packageMonthlyAmount: null,
    rises: [],
    skyCallbackSlot: null,
    activationDate: null,
    addOns: [],
    wombbPackageUrl: null,
    orderNumber: null,
    ...overrides,
  };
}

/** Full Fibre 500 from Brightline with two price rises. */
export const aPackage = {
  supplierName: 'Brightline',
  packageName: 'Full Fibre 500',
  includesBroadband: true,
  includesPhone: true,
  estimatedSpeed: '500 Mbps',
  contractTerm: '24 months',
  usageLimit: 'Unlimited',
  callPlanName: 'Evening and weekend calls',
  packageMonthlyAmount: '£34.99',
  rises: [
    { from: '2027-04-01', amountFormatted: '£38.99' },
    { from: '2028-04-01', amountFormatted: '£42.99' },
  ],
} as const satisfies Partial<EntertainmentSummary>;

/** A package ordered on the provider's own site. */
export const aWombbPackage = {
  supplierName: 'Altnet',
  packageName: 'Loop 900 rolling',
  includesBroadband: true,
  estimatedSpeed: '900 Mbps',
  contractTerm: '1 month, rolling',
  usageLimit: 'Unlimited',
  installationPrice: '£19.99',
  packageMonthlyAmount: '£39.00',
} as const satisfies Partial<EntertainmentSummary>;

/** Bedford's council, with the council step answered. */
export function aCouncilSummary(overrides: Partial<CouncilSummary> = {}): CouncilSummary {
  return {
    isOffered: true,
    isConsented: true,
    isAvailable: true,
    isUnidentified: false,
    councilName: 'Bedford Borough Council',
    councilLogoUrl: null,
    completeRegistrationLink: 'https://bedford.example/council-tax/moving-home',
    kind: 'COUNCIL_TAX',
    isCompleted: true,
    isRegistrationConfirmed: null,
    ...overrides,
  };
}

/** Bedford's water company, with the council step answered. */
export function aWaterSummary(overrides: Partial<WaterSummary> = {}): WaterSummary {
  return {
    isOffered: true,
    isConsented: true,
    isAvailable: true,
    isUnidentified: false,
    councilName: 'Bedford Borough Council',
    councilLogoUrl: null,
    completeRegistrationLink: 'https://anglian-water.example/moving-home',
    isCompleted: true,
    isRegistrationConfirmed: null,
    isScotland: false,
    isWithoutBill: false,
    boardName: 'Anglian Water',
    boardLogoUrl: null,
    sewerage: null,
    ...overrides,
  };
}

/** Energy set up; the brand offers nothing else. */
export function aSummary(overrides: Partial<ConfirmationSummary> = {}): ConfirmationSummary {
  return {
    energy: anEnergySummary(),
    energySecondary: null,
    entertainment: anEntertainmentSummary({ isOffered: false, isOptedIn: false }),
    council: aCouncilSummary({ isOffered: false }),
    water: aWaterSummary({ isOffered: false }),
    isCouncilWithWater: false,
    monthlyTotal: null,
    confirmationSentAt: null,
    ...overrides,
  };
}
