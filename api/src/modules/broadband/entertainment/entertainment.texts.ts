import type { PromotedLabel } from '@home-move/contract';

/** The rule behind each label, so that movers can check it. */
export const promotedTexts: Readonly<Record<PromotedLabel, string>> = {
  'CHEAPEST OVERALL PRICE': 'Lowest average a month, set-up and rises included, social tariffs left out',
  'FASTEST AVAILABLE': 'Highest average download at this address',
  'RECOMMENDED FOR RENTERS': 'Shortest contract, of 12 months or less, with set-up of £20 or less',
};

/** The definition of average speeds. */
export const averageSpeedText = 'At least half of customers get the average speed at busy times, from 8pm to 10pm.';

/** At a call-back slot for a package that Sky does not sell. [BBSET-09] */
export const noCallbackText = 'Only Sky calls back. Leave the time out for other packages.';

export const unsettledOrderText =
  'We do not know yet if your last order went through. Wait a minute, then try again. You will not be charged twice.';
