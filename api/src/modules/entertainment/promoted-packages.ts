import { promotedLabels, type BroadbandPackage, type PromotedLabel } from '@home-move/contract';
import { promotedTexts } from './entertainment.texts.js';

/** Nobody who rents is tied for longer, or pays more to begin. */
const longestForRenters = 12;
const dearestSetUpForRenters = 2000;

const deals = Object.keys(promotedLabels) as (keyof typeof promotedLabels)[];

/** The whole term with set-up, for one of its months. */
const overallMonthly = ({ pricing }: BroadbandPackage): number =>
  pricing.totalPricing.total / pricing.contractLengthMonths;

/** The first of those with the least value. */
function leastBy(packages: readonly BroadbandPackage[], valueOf: (one: BroadbandPackage) => number) {
  const least = Math.min(...packages.map(valueOf));
  return packages.find((one) => valueOf(one) === least);
}

function suitsRenters({ pricing }: BroadbandPackage): boolean {
  return pricing.contractLengthMonths <= longestForRenters && pricing.setupCost <= dearestSetUpForRenters;
}

/** The shortest term, and the cheapest of those: who rents may have to leave with two months' notice. */
function forRenters(packages: readonly BroadbandPackage[]) {
  const suitable = packages.filter(suitsRenters);
  const shortest = Math.min(...suitable.map(({ pricing }) => pricing.contractLengthMonths));
  return leastBy(
    suitable.filter(({ pricing }) => pricing.contractLengthMonths === shortest),
    overallMonthly,
  );
}

/** The cheapest of the fastest. */
function fastest(packages: readonly BroadbandPackage[]) {
  const speed = Math.max(...packages.map(({ broadband }) => broadband.downloadSpeed));
  return leastBy(
    packages.filter(({ broadband }) => broadband.downloadSpeed === speed),
    overallMonthly,
  );
}

/**
 * The packages with their labels. A social tariff gets none, as not everybody may have it; one package may have several.
 * Of all that the home can have: a filter changes no label. [BB-30, BB-31]
 */
export function withLabels(packages: readonly BroadbandPackage[]): readonly BroadbandPackage[] {
  const open = packages.filter(({ eligibility }) => eligibility === null);
  const winners = {
    cheapest: leastBy(open, overallMonthly),
    fastest: fastest(open),
    recommended: forRenters(open),
  };
  return packages.map((one) => {
    const won = deals.filter((deal) => winners[deal] === one);
    const [first] = won;
    if (first === undefined) return one;
    const labels: readonly PromotedLabel[] = won.map((deal) => promotedLabels[deal]);
    const promotedText = labels.map((label) => promotedTexts[label]).join('. ');
    return { ...one, labels, isPromoted: true, promotedText, tiliPromotionType: first };
  });
}
