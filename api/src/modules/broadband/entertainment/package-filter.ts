import {
  broadbandSort,
  type BroadbandFilter,
  type BroadbandFilterOptions,
  type BroadbandPackage,
  type BroadbandSort,
} from '@home-move/contract';
import { firstYearCost } from './package-pricing.js';

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

/** Sort keys, ascending. The average cost breaks ties. `none` is "Our suggestions": labelled packages come first. */
const ranks: Readonly<Record<BroadbandSort, Rank>> = {
  [broadbandSort.none]: ({ isPromoted, pricing }) => [isPromoted ? 0 : 1, firstYearCost(pricing)],
  [broadbandSort.monthlyCost]: ({ pricing }) => [pricing.monthlyPricing.standardMonthlyCost],
  [broadbandSort.annualCost]: ({ pricing }) => [firstYearCost(pricing)],
  [broadbandSort.maxDownloadSpeed]: ({ broadband }) => [-broadband.downloadSpeed],
};

/** Sorts stably. Expects labelled packages. [BB-27, BB-28] */
export function sortPackages(packages: readonly BroadbandPackage[], order: BroadbandSort): readonly BroadbandPackage[] {
  const ranked = packages.map((item) => {
    const { averageMonthlyIncludingLineRental } = item.pricing.monthlyPricing;
    return { item, keys: [...ranks[order](item), averageMonthlyIncludingLineRental] };
  });
  return ranked.toSorted((a, b) => compareKeys(a.keys, b.keys)).map(({ item }) => item);
}

/** Compares lists of the same length by their first difference. */
function compareKeys(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((key, index) => key - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
