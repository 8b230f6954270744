import { addMonths, formatDay, fuelsOf, type PlanChange } from '@home-move/contract';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { costOf } from '../../energy/quotes/selection.js';
import { fixedTermEnd } from '../../energy/quotes/supply-start.js';
import { listFuels, planTexts } from './plan.texts.js';
import { priceChanges, type PriceStep } from './price-steps.js';

const texts = planTexts.energy;

/** Every set-up has a tariff. */
export const tariffOf = ({ selection }: EnergySetUp) => selection.offers[0]?.tariff;
export const supplierOf = (setUp: EnergySetUp): string => tariffOf(setUp)?.supplierName ?? '';

/** The monthly price, with the days on which introductory prices of add-ons end. */
export function energySteps({ selection, switchesOn }: EnergySetUp): readonly PriceStep[] {
  const { monthly, laterMonthly } = costOf(selection);
  return [
    { amount: monthly, from: switchesOn },
    ...laterMonthly.map(({ fromMonth, amount }) => ({
      amount,
      from: addMonths(switchesOn, fromMonth - 1),
    })),
  ];
}

/** The last day of the fixed price; null if it is not fixed. */
export const fixedUntilOf = (setUp: EnergySetUp): string | null =>
  fixedTermEnd(tariffOf(setUp)?.contractLength ?? null, setUp.switchesOn);

/** The lines of the monthly price and of additional payments. */
export function energyPriceLines(setUp: EnergySetUp): readonly string[] {
  const [first, ...later] = energySteps(setUp);
  const fixedUntil = fixedUntilOf(setUp);
  return [
    ...(first ? [texts.monthly(formatMoney(first.amount), fixedUntil && formatDay(fixedUntil))] : []),
    ...later.map(({ amount, from }) => planTexts.monthlyFrom(formatMoney(amount), formatDay(from))),
    ...costOf(setUp.selection).otherBills.map(({ displayName, amount, frequency }) =>
      texts.bill(displayName, formatMoney(amount), frequency),
    ),
  ];
}

/** Other monthly amounts, and the end of the fixed price. */
export function energyChanges(setUp: EnergySetUp): readonly PlanChange[] {
  const tariff = tariffOf(setUp);
  if (!tariff) return [];
  const fuels = listFuels(fuelsOf(tariff.energyType));
  const isFixed = fixedUntilOf(setUp) !== null;
  return [
    ...priceChanges(energySteps(setUp), (amount) => texts.changes(fuels, amount)),
    ...(isFixed && tariff.contractLength !== null
      ? [
          {
            date: addMonths(setUp.switchesOn, tariff.contractLength),
            title: texts.fixedEnds(fuels),
            text: texts.fixedEndsText(tariff.supplierName),
          },
        ]
      : []),
  ];
}
