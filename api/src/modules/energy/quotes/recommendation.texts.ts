import { smartMeterMonths } from '@home-move/contract';
import { formatMoney } from './cost-parts.js';

/** Why a tariff is recommended, its drawbacks, and who pays commission. Worded by us. */
export const recommendationTexts = {
  onlyOne: 'It is the only tariff in this list that you can choose here.',
  cheapest: (count: number) => `It has the lowest first-year cost of the ${count} tariffs we hold`,
  cheapestShown: (count: number) => `It has the lowest first-year cost of the ${count} tariffs that match your filters`,
  cheapestToChoose: 'It has the lowest first-year cost of the tariffs you can choose here',
  lessThanNext: (pence: number) => `: ${formatMoney(pence)} less than the next one you can choose here.`,
  sameAsNext: ', the same as the next one you can choose here.',
  dearerThanUnavailable: (name: string, pence: number) =>
    `${name} costs ${formatMoney(pence)} less in the first year, but we cannot switch you to it.`,
  noExitFee: 'There is no exit fee, so you can leave if you move again.',
  exitFee: (pence: number, fuels: number) =>
    `Leaving before the end costs ${formatMoney(pence)}${fuels > 1 ? ' a fuel' : ''}.`,
  fixed: (months: number) => `Its prices stay the same for ${months} months.`,
  variable: 'Its prices can go up or down.',
  smartMeter: `It needs a smart meter within ${smartMeterMonths} months. Without one you move to the variable plan from month ${smartMeterMonths + 1}.`,
  commission: (paying: readonly string[], others: readonly string[]) =>
    [
      paying.length === 0
        ? 'No supplier here pays us commission.'
        : `${list(paying)} ${paying.length === 1 ? 'pays' : 'pay'} us commission.`,
      ...(paying.length > 0 && others.length > 0
        ? [`${list(others)} ${others.length === 1 ? 'does' : 'do'} not.`]
        : []),
      'The order is by price alone.',
    ].join(' '),
} as const;

const listFormat = new Intl.ListFormat('en-GB');
const list = (names: readonly string[]): string => listFormat.format(names);
