import { promotedLabels, type BroadbandPackage, type PromotedLabel } from '@home-move/contract';
import { promotedTexts } from './entertainment.texts.js';

/** Limits of the label for renters. */
const maxMonthsForRenters = 12;
const maxSetUpPenceForRenters = 2000;

const deals = Object.keys(promotedLabels) as (keyof typeof promotedLabels)[];

/** The cost per month over the whole term, including set-up. */
const overallMonthly = ({ pricing }: BroadbandPackage): number =>
  pricing.totalPricing.total / pricing.contractLengthMonths;

/** The first of the packages with the lowest value. */
function lowestBy(packages: readonly BroadbandPackage[], valueOf: (item: BroadbandPackage) => number) {
  const lowest = Math.min(...packages.map(valueOf));
  return packages.find((item) => valueOf(item) === lowest);
}

function suitsRenters({ pricing }: BroadbandPackage): boolean {
  return pricing.contractLengthMonths <= maxMonthsForRenters && pricing.setupCost <= maxSetUpPenceForRenters;
}

/** The cheapest package with the shortest term: renters may have to leave at two months' notice. */
function forRenters(packages: readonly BroadbandPackage[]) {
  const suitable = packages.filter(suitsRenters);
  const shortest = Math.min(...suitable.map(({ pricing }) => pricing.contractLengthMonths));
  return lowestBy(
    suitable.filter(({ pricing }) => pricing.contractLengthMonths === shortest),
    overallMonthly,
  );
}

/** The cheapest of the fastest packages. */
function fastest(packages: readonly BroadbandPackage[]) {
  const speed = Math.max(...packages.map(({ broadband }) => broadband.downloadSpeed));
  return lowestBy(
    packages.filter(({ broadband }) => broadband.downloadSpeed === speed),
    overallMonthly,
  );
}

/**
 * Adds labels to packages; one package can have several. A social tariff has none, because it requires eligibility.
 * Expects every package available at the home, so that filters do not change labels. [BB-30, BB-31]
 */
export function withLabels(packages: readonly BroadbandPackage[]): readonly BroadbandPackage[] {
  const open = packages.filter(({ eligibility }) => eligibility === null);
  const winners = {
    cheapest: lowestBy(open, overallMonthly),
    fastest: fastest(open),
    recommended: forRenters(open),
  };
  return packages.map((item) => {
    const won = deals.filter((deal) => winners[deal] === item);
    const [first] = won;
    if (first === undefined) return item;
    const labels: readonly PromotedLabel[] = won.map((deal) => promotedLabels[deal]);
    const promotedText = labels.map((label) => promotedTexts[label]).join('. ');
    return { ...item, labels, isPromoted: true, promotedText, tiliPromotionType: first };
  });
}
