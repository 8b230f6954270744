import type { BroadbandPackage, SocialTariff } from '@home-move/contract';
import { firstYearCost } from './package-pricing.js';

/** The social tariff with the cheapest first year; null without one. Expects every package at the home. */
export function cheapestSocialTariff(packages: readonly BroadbandPackage[]): SocialTariff | null {
  const tariffs = packages.flatMap(({ eligibility, ...tariff }) =>
    eligibility === null ? [] : { ...tariff, eligibility },
  );
  const [cheapest] = tariffs.toSorted((a, b) => firstYearCost(a.pricing) - firstYearCost(b.pricing));
  if (!cheapest) return null;
  const { packageId, sourceId, packageName, eligibility, pricing } = cheapest;
  const { standardMonthlyCost, rises } = pricing.monthlyPricing;
  return {
    packageId,
    sourceId,
    packageName,
    eligibility,
    monthlyCost: standardMonthlyCost,
    hasRises: rises.length > 0,
  };
}
