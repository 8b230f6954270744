import {
  contractStart,
  isOffered,
  londonToday,
  type BroadbandPackage,
  type EntertainmentSummary,
} from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { StoredBroadband } from '../../broadband/state/broadband.state.js';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { formatMonthlyPrice } from './monthly-price.js';

function formatTerm({ contractLengthMonths: months, isRolling }: BroadbandPackage['pricing']): string {
  const length = months === 1 ? '1 month' : `${months} months`;
  return isRolling ? `${length}, rolling` : length;
}

/** The chosen package, formatted for the card. */
function describePackage(chosen: StoredBroadband, enrolment: EnrolmentRecord) {
  const { packageName, provider, broadband, call, tv, pricing } = chosen.package;
  return {
    supplierName: provider.name,
    packageName,
    includesBroadband: true,
    includesPhone: call !== null,
    includesTV: tv !== null,
    estimatedSpeed: `${broadband.downloadSpeed.toLocaleString('en-GB')} Mbps`,
    contractTerm: formatTerm(pricing),
    usageLimit: broadband.usageLimit === null ? 'Unlimited' : `${broadband.usageLimit} GB a month`,
    callPlanName: call?.name ?? null,
    installationPrice: pricing.setupCost > 0 ? formatMoney(pricing.setupCost) : null,
    ...formatMonthlyPrice(pricing, contractStartOf(chosen, enrolment)),
  };
}

/** The start date of the contract: as ordered, otherwise the date that its prices were calculated for. */
export function contractStartOf({ order, chosenAt }: StoredBroadband, { moveInDate }: EnrolmentRecord): string {
  return order?.startDate ?? contractStart(moveInDate, londonToday(chosenAt));
}

const noPackage = {
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
    ...(broadband ? describePackage(broadband, enrolment) : noPackage),
    skyCallbackSlot: broadband?.skyCallbackSlot ?? null,
    addOns: broadband?.addOns.map(({ name }) => name) ?? [],
    activationDate: broadband?.order?.activationDate ?? null,
    wombbPackageUrl: isOpen ? (broadband?.click?.url ?? null) : null,
    orderNumber: broadband?.order?.number ?? null,
  };
}
