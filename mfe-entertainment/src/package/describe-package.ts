import { promotedLabels, type BroadbandPackage, type BroadbandPricing } from '@home-move/contract';
import { formatMoney, formatNumber } from '@home-move/ui';
import { packageTexts as texts } from './package.texts';

/** Key across both feeds, which may use the same package id. */
export const keyOf = ({ sourceId, packageId }: Pick<BroadbandPackage, 'sourceId' | 'packageId'>) =>
  `${sourceId} ${packageId}`;

/** "1,130 Mbps". */
export const speed = (mbps: number) => texts.mbps(formatNumber(mbps));

/** "24 months", "Rolling month". */
export const termOf = ({ contractLengthMonths, isRolling }: BroadbandPricing) =>
  texts.term(contractLengthMonths, isRolling);

/** "£30.00 set-up fee" or "No Set up fee". [BB-34] */
export const setUpOf = ({ setupCost }: BroadbandPricing) =>
  setupCost > 0 ? texts.setUpFee(formatMoney(setupCost)) : texts.noSetUpFee;

/** Cost of the first 12 months with every compulsory charge, pence. */
export const firstYearOf = ({ annualPricing, setupCost }: BroadbandPricing) =>
  annualPricing.firstYearWithoutSetup + setupCost;

/** Average monthly cost over the contract with every compulsory charge, set-up and rises included, pence. */
export const averageOf = ({ totalPricing, contractLengthMonths }: BroadbandPricing) =>
  Math.round(totalPricing.total / contractLengthMonths);

/** "£807.76 over the contract, £33.66 a month on average". */
export function contractCost(pricing: BroadbandPricing): string {
  const total = formatMoney(pricing.totalPricing.total);
  if (pricing.isRolling) return texts.firstMonth(total, pricing.setupCost > 0);
  return `${texts.overContract(total)}, ${texts.average(formatMoney(averageOf(pricing)))}`;
}

/** Set-up fee, data, calls and TV. */
export function tagsOf({ pricing, broadband, call, tv }: BroadbandPackage): readonly string[] {
  const data =
    broadband.unlimited || broadband.usageLimit === null
      ? texts.unlimited
      : texts.usageLimit(formatNumber(broadband.usageLimit));
  return [setUpOf(pricing), data, call?.name, tv?.name].filter((tag) => tag !== undefined);
}

/** At most four features, without duplicates and without features shown as a tag. [BB-32] */
export function featuresOf(pkg: BroadbandPackage): readonly string[] {
  const tags = new Set(tagsOf(pkg));
  const all = [pkg.keyFeature, pkg.keyFeature2, ...pkg.enhancedFeatures];
  const features = all.filter((feature): feature is string => feature !== null && !tags.has(feature));
  return [...new Set(features)].slice(0, 4);
}

/** Whether our own support line explains the package: home telecom's and recommended ones. [BB-33] */
export function isExplainedByUs({ sourceId, labels }: BroadbandPackage): boolean {
  return sourceId === 'ht' || labels.includes(promotedLabels.recommended);
}
