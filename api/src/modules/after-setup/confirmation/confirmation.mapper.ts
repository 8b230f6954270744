import {
  isMoveInDateInRange,
  isOffered,
  londonToday,
  paymentTypes,
  type ConfirmationSummary,
  type EnergySummary,
} from '@home-move/contract';
import { hasMixedMeters, slotOf, type EnergySlot } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { homeSupply } from '../../energy/state/supply-facts.js';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { addOnsOf, costOf } from '../../energy/quotes/selection.js';
import { entertainmentSummary } from './entertainment-summary.js';
import { councilSummary, isCouncilWithWater, waterSummary } from './local-services-summary.js';
import { energyMonthly, monthlyTotal } from './monthly-total.js';

/** The services that are set up and the remaining ones. [CONF-30 to CONF-36] */
export function toConfirmation(
  enrolment: EnrolmentRecord,
  today: string,
): Omit<ConfirmationSummary, 'confirmationSentAt'> {
  return {
    energy: energySummary(enrolment, 'primary', today),
    energySecondary: hasMixedMeters(enrolment) ? energySummary(enrolment, 'secondary', today) : null,
    entertainment: entertainmentSummary(enrolment),
    council: councilSummary(enrolment),
    water: waterSummary(enrolment),
    isCouncilWithWater: isCouncilWithWater(enrolment),
    monthlyTotal: monthlyTotal(enrolment),
  };
}

/** The fuels of mixed meters. */
const fuelOf = { primary: 'Electric', secondary: 'Gas' } as const;

/** The whole of energy, or with mixed meters one fuel: a fuel that was left out when the other one was completed is skipped. */
function energySummary(enrolment: EnrolmentRecord, slot: EnergySlot, today: string): EnergySummary {
  const { offered, optIn, completed, moveInDate } = enrolment;
  const { setUp } = slotOf(enrolment, slot);
  const isOneOfTwo = hasMixedMeters(enrolment);
  const isCompleted = isOneOfTwo ? setUp !== null : completed.energy;
  const chosen = setUp?.selection;
  const tariff = chosen?.offers[0]?.tariff;
  const cost = chosen && costOf(chosen);
  const { hasElecSmartMeter, hasGasSmartMeter, quotableEnergy } = homeSupply(enrolment);
  const smartRequested = tariff?.isSmartSpecific === true && !hasElecSmartMeter && !hasGasSmartMeter;
  const directDebit = setUp?.directDebit ?? null;
  const monthly = setUp && energyMonthly(setUp);
  return {
    isOffered: isOffered(offered.energy),
    isOptedIn: optIn.energy === 1,
    isCompleted,
    isSkipped: enrolment.energySkipped || (completed.energy && !isCompleted),
    isNotThroughUs: !isCompleted && !quotableEnergy,
    isMoveInDateInRange: isMoveInDateInRange(moveInDate, today),
    isMoveInDateInRangeOnCreation: isMoveInDateInRange(moveInDate, londonToday(enrolment.createdAt)),
    isMoveInDateFuture: moveInDate !== null && moveInDate > today,
    fuelType: tariff?.energyType ?? (isOneOfTwo ? fuelOf[slot] : null),
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
    energySwitchDate: setUp?.switchesOn ?? null,
    moveInDate,
    directDebitReference: directDebit?.reference ?? null,
    firstPaymentOn: setUp?.bank ? (directDebit?.firstPaymentOn ?? null) : null,
    applicationReference: setUp?.applicationReference ?? null,
    directDebit,
  };
}
