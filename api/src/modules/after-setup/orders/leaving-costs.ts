import { addDays, addMonths, fuelsOf, type BroadbandPricing, type LeavingCost } from '@home-move/contract';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { fixedTermEnd } from '../../energy/quotes/supply-start.js';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { AcceptedOrder } from '../../platform/messages/receipts.js';
import { contractStartOf } from '../confirmation/entertainment-summary.js';

/** A supplier may not charge an exit fee in the last 49 days of a fixed term (standard licence condition 24). */
const feeFreeDays = 49;
const months = [6, 12, 24] as const;

interface Contract {
  /** yyyy-MM-dd */
  readonly start: string;
  /** In pence, on a day after the last day to cancel; null if the provider states no amount. */
  readonly costOn: (day: string) => number | null;
}

/**
 * What ending the contract of an order costs today, on the last day to cancel, and after six, twelve and twenty-four months. Empty for an
 * order that has ended. [ORDER-47, ORDER-85]
 */
export function leavingCosts(
  { reference, startsOn, cancelUntil }: Pick<AcceptedOrder, 'reference' | 'startsOn' | 'cancelUntil'>,
  enrolment: EnrolmentRecord,
  today: string,
): readonly LeavingCost[] {
  const contract = contractOf(enrolment, reference, startsOn);
  if (!contract) return [];
  const { start, costOn } = contract;
  const costAt = (when: LeavingCost['when'], on: string): LeavingCost => {
    const cost = cancelUntil !== null && on <= cancelUntil ? 0 : costOn(on);
    return { when, on, cost: cost === null ? null : formatMoney(cost) };
  };
  return [
    costAt('today', today),
    ...(cancelUntil === null ? [] : [costAt('lastDayToCancel', cancelUntil)]),
    ...months.map((count) => costAt(count, addMonths(start, count))),
  ];
}

function contractOf(enrolment: EnrolmentRecord, reference: string, startsOn: string | null): Contract | null {
  const setUp = energySetUps(enrolment).find(({ applicationReference }) => applicationReference === reference);
  if (setUp) return energyContract(setUp);
  const { broadband } = enrolment;
  if (broadband?.order?.number !== reference) return null;
  const start = startsOn ?? contractStartOf(broadband, enrolment);
  const { pricing, monthlyExitFee } = broadband.package;
  return { start, costOn: (day) => broadbandCost({ pricing, monthlyExitFee, start }, day) };
}

/** The exit fee of each fuel, until shortly before the end of the fixed term. */
function energyContract({ selection, switchesOn }: EnergySetUp): Contract | null {
  const tariff = selection.offers[0]?.tariff;
  if (!tariff) return null;
  const end = fixedTermEnd(tariff.contractLength, switchesOn);
  const fee = tariff.exitFee * fuelsOf(tariff.energyType).length;
  return { start: switchesOn, costOn: (day) => (end !== null && day > addDays(end, -feeFreeDays) ? 0 : fee) };
}

interface BroadbandContract {
  readonly pricing: Pick<BroadbandPricing, 'contractLengthMonths' | 'isRolling'>;
  /** In pence, for each month that is left. */
  readonly monthlyExitFee: number | null;
  readonly start: string;
}

/** The fee for each month of the contract that has not ended. */
export function broadbandCost({ pricing, monthlyExitFee, start }: BroadbandContract, day: string): number | null {
  const { contractLengthMonths, isRolling } = pricing;
  const ends = Array.from({ length: contractLengthMonths }, (_, month) => addMonths(start, month + 1));
  const left = isRolling ? 0 : ends.filter((end) => end > day).length;
  if (left === 0) return 0;
  return monthlyExitFee === null ? null : monthlyExitFee * left;
}
