import {
  isMoveInDateInRange,
  isOffered,
  londonToday,
  paymentTypes,
  type ConfirmationSummary,
  type EnergySummary,
} from '@home-move/contract';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { supplyFacts } from '../enrolment/supply-facts.js';
import { formatMoney } from '../quotes/cost-parts.js';
import { addOnsOf, costOf } from '../quotes/selection.js';
import { entertainmentSummary } from './entertainment-summary.js';
import { councilSummary, isCouncilWithWater, waterSummary } from './local-services-summary.js';

/** What is set up and what is left. [CONF-30 to CONF-36] */
export function toConfirmation(enrolment: EnrolmentRecord, today: string): ConfirmationSummary {
  return {
    energy: energySummary(enrolment, today),
    // Homes with mixed meters cannot set up gas separately yet.
    energySecondary: null,
    entertainment: entertainmentSummary(enrolment),
    council: councilSummary(enrolment),
    water: waterSummary(enrolment),
    isCouncilWithWater: isCouncilWithWater(enrolment),
  };
}

function energySummary(enrolment: EnrolmentRecord, today: string): EnergySummary {
  const { offered, optIn, completed, energySetUp, moveInDate } = enrolment;
  const chosen = energySetUp?.selection;
  const tariff = chosen?.offers[0]?.tariff;
  const cost = chosen && costOf(chosen);
  const { hasElecSmartMeter, hasGasSmartMeter } = supplyFacts(enrolment.supply);
  const smartRequested = tariff?.isSmartSpecific === true && !hasElecSmartMeter && !hasGasSmartMeter;
  const monthly = energySetUp && energySetUp.directDebit.monthlyAmount;
  return {
    isOffered: isOffered(offered.energy),
    isOptedIn: optIn.energy === 1,
    isCompleted: completed.energy,
    isSkipped: enrolment.energySkipped,
    isMoveInDateInRange: isMoveInDateInRange(moveInDate, today),
    isMoveInDateInRangeOnCreation: isMoveInDateInRange(moveInDate, londonToday(enrolment.createdAt)),
    isMoveInDateFuture: moveInDate !== null && moveInDate > today,
    fuelType: tariff?.energyType ?? null,
    supplierName: tariff?.supplierName ?? null,
    supplierLogoUrl: tariff?.supplierImageUrl ?? null,
    tariffName: tariff?.tariffName ?? null,
    paymentType: tariff ? paymentTypes[tariff.paymentMethod] : null,
    smartRequested,
    // The supplier's installer is booked after the set-up, without a preference.
    isSmartMeterInstallationAnyDayAndTime: smartRequested,
    addOns: chosen ? addOnsOf(chosen).map(({ identifier, displayName }) => ({ identifier, displayName })) : [],
    estimatedTotalMonthlyAmountFormatted: monthly === null ? null : formatMoney(monthly),
    estimatedTotalMonthlyAmountAfterDiscountsFormatted:
      monthly === null ? null : formatMoney(cost?.laterMonthly.at(-1)?.amount ?? monthly),
    laterMonthlyAmounts: (cost?.laterMonthly ?? []).map(({ fromMonth, amount }) => ({
      fromMonth,
      amountFormatted: formatMoney(amount),
    })),
    otherPayments: (cost?.otherBills ?? []).map(({ displayName, amount, frequency }) => ({
      displayName,
      amountFormatted: formatMoney(amount),
      frequency,
    })),
    energySwitchDate: energySetUp?.switchesOn ?? null,
    moveInDate,
    directDebitReference: energySetUp?.directDebit.reference ?? null,
    firstPaymentOn: energySetUp?.bank ? energySetUp.directDebit.firstPaymentOn : null,
    directDebit: energySetUp && energySetUp.directDebit,
  };
}
