import { totalWithAddOns, type BroadbandPackage } from '@home-move/contract';

/** The package at its price with the add-ons of these ids, which cost the same in every month of the contract. */
export function withAddOns(pkg: BroadbandPackage, ids: readonly string[]): BroadbandPackage {
  const { pricing } = pkg;
  const { monthlyPricing, annualPricing } = pricing;
  const chosen = pkg.addOns.filter(({ id }) => ids.includes(id));
  const extra = chosen.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0);
  const raise = <Priced extends { readonly price: number }>(prices: readonly Priced[]) =>
    prices.map((priced) => ({ ...priced, price: priced.price + extra }));
  return {
    ...pkg,
    pricing: {
      ...pricing,
      monthlyPricing: {
        standardMonthlyCost: monthlyPricing.standardMonthlyCost + extra,
        pricingOffers: raise(monthlyPricing.pricingOffers),
        averageMonthlyIncludingLineRental: monthlyPricing.averageMonthlyIncludingLineRental + extra,
        rises: raise(monthlyPricing.rises),
      },
      totalPricing: { total: totalWithAddOns(pkg, ids) },
      annualPricing: { firstYearWithoutSetup: annualPricing.firstYearWithoutSetup + 12 * extra },
    },
  };
}
