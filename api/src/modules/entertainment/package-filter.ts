import {
  broadbandSort,
  type BroadbandFilter,
  type BroadbandFilterOptions,
  type BroadbandPackage,
  type BroadbandSort,
} from '@home-move/contract';

/** An empty list is no limit. */
const isAmong = <Value>(wanted: readonly Value[], value: Value): boolean =>
  wanted.length === 0 || wanted.includes(value);

/** What of the packages the filter lets through; all of them have broadband. [BB-11 to BB-14] */
export function filterPackages(
  packages: readonly BroadbandPackage[],
  filter: BroadbandFilter,
): readonly BroadbandPackage[] {
  const { packageType, monthlyUsage, callOptions } = filter;
  return packages.filter(
    ({ broadbandType, broadband, call, tv, provider, pricing }) =>
      (!packageType.includePhone || call !== null) &&
      (!packageType.includeTv || tv !== null) &&
      (!monthlyUsage.unlimited || broadband.unlimited) &&
      isAmong(filter.broadbandType, broadbandType) &&
      isAmong(filter.selectedProviders, provider.name) &&
      isAmong(filter.contractLengths, pricing.contractLengthMonths) &&
      (callOptions.length === 0 || (call !== null && callOptions.includes(call.name))),
  );
}

/** What the filters can be set to, given all that the home can have. */
export function filterOptionsOf(packages: readonly BroadbandPackage[]): BroadbandFilterOptions {
  const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
  return {
    providers: distinct(packages.map(({ provider }) => provider.name)).toSorted((a, b) => a.localeCompare(b)),
    contractLengths: distinct(packages.map(({ pricing }) => pricing.contractLengthMonths)).toSorted((a, b) => a - b),
    callOptions: distinct(packages.flatMap(({ call }) => call?.name ?? [])).toSorted((a, b) => a.localeCompare(b)),
  };
}

type Rank = (one: BroadbandPackage) => readonly number[];

/** Least first; the second decides between equals. Set-up is a part of the first year. */
const ranks: Readonly<Record<Exclude<BroadbandSort, 0>, Rank>> = {
  [broadbandSort.monthlyCost]: ({ pricing }) => [
    pricing.monthlyPricing.standardMonthlyCost,
    pricing.monthlyPricing.averageMonthlyIncludingLineRental,
  ],
  [broadbandSort.annualCost]: ({ pricing }) => [
    pricing.annualPricing.firstYearWithoutSetup + pricing.setupCost,
    pricing.monthlyPricing.averageMonthlyIncludingLineRental,
  ],
  [broadbandSort.maxDownloadSpeed]: ({ broadband, pricing }) => [
    -broadband.downloadSpeed,
    pricing.monthlyPricing.averageMonthlyIncludingLineRental,
  ],
};

/** In the order asked for; equals, and all without an order, stay as they come. [BB-27, BB-28] */
export function sortPackages(packages: readonly BroadbandPackage[], order: BroadbandSort): readonly BroadbandPackage[] {
  if (order === broadbandSort.none) return packages;
  const rank = ranks[order];
  return packages.toSorted((one, other) => {
    const [a = 0, tieOfA = 0] = rank(one);
    const [b = 0, tieOfB = 0] = rank(other);
    return a - b || tieOfA - tieOfB;
  });
}
