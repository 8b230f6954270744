import { isOffered, type BroadbandPackage, type EntertainmentSummary } from '@home-move/contract';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { moneyText } from '../quotes/money-text.js';

function termOf({ contractLengthMonths: months, isRolling }: BroadbandPackage['pricing']): string {
  const length = months === 1 ? '1 month' : `${months} months`;
  return isRolling ? `${length}, rolling` : length;
}

/** What the chosen package is, in words. */
function packageWords({ packageName, provider, broadband, call, tv, pricing }: BroadbandPackage) {
  return {
    supplierName: provider.name,
    packageName,
    includesBroadband: true,
    includesPhone: call !== null,
    includesTV: tv !== null,
    estimatedSpeed: `${broadband.downloadSpeed.toLocaleString('en-GB')} Mbps`,
    contractTerm: termOf(pricing),
    usageLimit: broadband.usageLimit === null ? 'Unlimited' : `${broadband.usageLimit} GB a month`,
    callPlanName: call?.name ?? null,
    installationPrice: pricing.setupCost > 0 ? moneyText(pricing.setupCost) : null,
    packageMonthlyAmount: moneyText(pricing.monthlyPricing.standardMonthlyCost),
    rises: pricing.monthlyPricing.rises.map(({ from, price }) => ({ from, amountFormatted: moneyText(price) })),
  };
}

const nothingChosen = {
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
  packageMonthlyAmount: null,
  rises: [],
};

/** [CONF-34] */
export function entertainmentSummary(enrolment: EnrolmentRecord): EntertainmentSummary {
  const { offered, optIn, completed, broadband } = enrolment;
  const isOpen = !completed.entertainment && enrolment.wombbUserConfirmedDate === null;
  return {
    isOffered: isOffered(offered.entertainment),
    isOptedIn: optIn.entertainment === 1,
    isCompleted: completed.entertainment,
    isSkipped: enrolment.entertainmentSkipped,
    wombbUserConfirmed: enrolment.wombbUserConfirmedDate !== null,
    // What was sent without a known outcome is chosen by nobody yet.
    ...(broadband && !broadband.attempt ? packageWords(broadband.package) : nothingChosen),
    skyCallbackSlot: null,
    addOns: [],
    wombbPackageUrl: isOpen ? (broadband?.click?.url ?? null) : null,
    orderNumber: broadband?.order?.number ?? null,
  };
}
