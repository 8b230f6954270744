import type { MonthlyTotal } from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { costOf } from '../../energy/quotes/selection.js';
import { contractStartOf } from './entertainment-summary.js';
import { firstMonthlyPrice } from './monthly-price.js';

interface Part {
  readonly fuels: MonthlyTotal['parts'][number]['fuels'];
  /** Pence in the first month. */
  readonly amount: number;
  readonly isEstimate: boolean;
  readonly changesLater: boolean;
}

/** The cost of energy in its first month, in pence: the Direct Debit amount, otherwise the plan's estimate. */
export function energyMonthly({ selection, directDebit }: EnergySetUp): number {
  return directDebit?.monthlyAmount ?? costOf(selection).monthly;
}

function energyParts(enrolment: EnrolmentRecord): readonly Part[] {
  return energySetUps(enrolment).map((setUp) => ({
    fuels: setUp.selection.offers[0]?.tariff.energyType ?? null,
    amount: energyMonthly(setUp),
    isEstimate: setUp.directDebit === null,
    changesLater: costOf(setUp.selection).laterMonthly.length > 0,
  }));
}

function broadbandParts(enrolment: EnrolmentRecord): readonly Part[] {
  const { broadband, completed } = enrolment;
  if (!completed.entertainment || !broadband) return [];
  const { pricing } = broadband.package;
  const { pricingOffers, rises } = pricing.monthlyPricing;
  const addOns = broadband.addOns.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0);
  return [
    {
      fuels: null,
      amount: firstMonthlyPrice(pricing, contractStartOf(broadband, enrolment)) + addOns,
      isEstimate: false,
      changesLater: pricingOffers.length > 0 || rises.length > 0,
    },
  ];
}

/** The plans that are set up, added; null while there are fewer than two. */
export function monthlyTotal(enrolment: EnrolmentRecord): MonthlyTotal | null {
  const parts = [...energyParts(enrolment), ...broadbandParts(enrolment)];
  if (parts.length < 2) return null;
  return {
    amountFormatted: formatMoney(parts.reduce((sum, { amount }) => sum + amount, 0)),
    parts: parts.map(({ fuels, amount }) => ({ fuels, amountFormatted: formatMoney(amount) })),
    isEstimate: parts.some(({ isEstimate }) => isEstimate),
    changesLater: parts.some(({ changesLater }) => changesLater),
  };
}
