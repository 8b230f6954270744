import { promotedLabels, type BroadbandPackage, type BroadbandPricing } from '@home-move/contract';
import { formatMoney, formatNumber } from '@home-move/ui';
import { packageTexts as texts } from './package.texts';

/** Two feeds may give packages of the same id. */
export const keyOf = ({ sourceId, packageId }: Pick<BroadbandPackage, 'sourceId' | 'packageId'>) =>
  `${sourceId} ${packageId}`;

/** "1,130 Mbps". */
export const speed = (mbps: number) => texts.mbps(formatNumber(mbps));

/** "24 months", "Rolling month". */
export const termOf = ({ contractLengthMonths, isRolling }: BroadbandPricing) =>
  texts.term(contractLengthMonths, isRolling);

/** "£30.00 set-up fee", or that there is none. [BB-34] */
export const setUpOf = ({ setupCost }: BroadbandPricing) =>
  setupCost > 0 ? texts.setUpFee(formatMoney(setupCost)) : texts.noSetUpFee;

/** The first 12 months with everything compulsory in it, pence. */
export const firstYearOf = ({ annualPricing, setupCost }: BroadbandPricing) =>
  annualPricing.firstYearWithoutSetup + setupCost;

/** A month of the contract with everything compulsory in it, set-up and rises included, pence. */
export const averageOf = ({ totalPricing, contractLengthMonths }: BroadbandPricing) =>
  Math.round(totalPricing.total / contractLengthMonths);

/** What the whole contract costs, beside the first year. */
export function contractCost(pricing: BroadbandPricing): string {
  const total = formatMoney(pricing.totalPricing.total);
  if (pricing.isRolling) return texts.firstMonth(total, pricing.setupCost > 0);
  return `${texts.overContract(total)}, ${texts.average(formatMoney(averageOf(pricing)))}`;
}

/** Set-up, data, calls and TV. */
export function tagsOf({ pricing, broadband, call, tv }: BroadbandPackage): readonly string[] {
  const data =
    broadband.unlimited || broadband.usageLimit === null ? texts.unlimited : texts.usageLimit(broadband.usageLimit);
  return [setUpOf(pricing), data, call?.name, tv?.name].filter((tag) => tag !== undefined);
}

/** What the package is praised for: at most four, none of them twice or said by a tag. [BB-32] */
export function featuresOf(pkg: BroadbandPackage): readonly string[] {
  const said = new Set(tagsOf(pkg));
  const all = [pkg.keyFeature, pkg.keyFeature2, ...pkg.enhancedFeatures];
  const own = all.filter((feature): feature is string => feature !== null && !said.has(feature));
  return [...new Set(own)].slice(0, 4);
}

/** Home telecom's and recommended packages are explained on our own telephone. [BB-33] */
export function isExplainedByUs({ sourceId, labels }: BroadbandPackage): boolean {
  return sourceId === 'ht' || labels.includes(promotedLabels.recommended);
}
