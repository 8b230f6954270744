import {
  broadbandSort,
  type BroadbandFilter,
  type BroadbandFilterOptions,
  type BroadbandPackage,
  type BroadbandSort,
} from '@home-move/contract';

/** An empty list matches everything. */
const isAmong = <Value>(wanted: readonly Value[], value: Value): boolean =>
  wanted.length === 0 || wanted.includes(value);

/** The packages that match the filter. All packages include broadband. [BB-11 to BB-14] */
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

/** The filter values that occur in the packages available at the home. */
export function filterOptionsOf(packages: readonly BroadbandPackage[]): BroadbandFilterOptions {
  const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
  return {
    providers: distinct(packages.map(({ provider }) => provider.name)).toSorted((a, b) => a.localeCompare(b)),
    contractLengths: distinct(packages.map(({ pricing }) => pricing.contractLengthMonths)).toSorted((a, b) => a - b),
    callOptions: distinct(packages.flatMap(({ call }) => call?.name ?? [])).toSorted((a, b) => a.localeCompare(b)),
  };
}

type Rank = (item: BroadbandPackage) => readonly number[];

/** Sort keys, ascending; the second breaks ties. The first year includes set-up. */
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

/** Sorts stably; `none` keeps the order of the feeds. [BB-27, BB-28] */
export function sortPackages(packages: readonly BroadbandPackage[], order: BroadbandSort): readonly BroadbandPackage[] {
  if (order === broadbandSort.none) return packages;
  const rank = ranks[order];
  return packages.toSorted((a, b) => {
    const [keyA = 0, tieA = 0] = rank(a);
    const [keyB = 0, tieB = 0] = rank(b);
    return keyA - keyB || tieA - tieB;
  });
}
