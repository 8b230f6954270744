import type { FilterOptions, QuotesRequest, TariffFuel } from '@home-move/contract';
import type { TariffOffer } from '../state/energy.state.js';

/** The filter panel with every value set. */
export type Filters = Required<Omit<QuotesRequest, 'fuelType'>>;

/** The tariffs that match. Both or neither of a pair match all, and so does an empty list. [LIST-06] */
export function applyFilters(offers: readonly TariffOffer[], filters: Filters): readonly TariffOffer[] {
  if (filters.getAll) return offers;
  return offers.filter(
    ({ tariff }) =>
      (filters.tariffTypes.length === 0 || filters.tariffTypes.includes(tariff.tariffType)) &&
      matchesPair([filters.noExitFee, tariff.exitFee === 0], [filters.exitFee, tariff.exitFee > 0]) &&
      matchesPair([filters.paperless, tariff.paperless], [filters.paper, tariff.paper]) &&
      (filters.suppliers.length === 0 || filters.suppliers.includes(tariff.supplierName)),
  );
}

function matchesPair(...values: readonly (readonly [isTicked: boolean, matches: boolean])[]): boolean {
  const ticked = values.filter(([isTicked]) => isTicked);
  return ticked.length === 0 || ticked.some(([, matches]) => matches);
}

/** How many tariffs each filter value would show. */
export function filterCounts(panel: readonly TariffOffer[], all: readonly TariffOffer[]): Record<string, number> {
  const count = (matches: (offer: TariffOffer) => boolean) => panel.filter(matches).length;
  return {
    fixed: count(({ tariff }) => tariff.tariffType === 'fixed'),
    variable: count(({ tariff }) => tariff.tariffType === 'variable'),
    noExitFee: count(({ tariff }) => tariff.exitFee === 0),
    exitFee: count(({ tariff }) => tariff.exitFee > 0),
    paperless: count(({ tariff }) => tariff.paperless),
    paper: count(({ tariff }) => tariff.paper),
    namedSupplier: all.filter((offer) => offer.isNamedSupplier).length,
    wholeOfMarket: all.length,
    ...Object.fromEntries(
      suppliersOf(panel).map((name) => [`supplier:${name}`, count(({ tariff }) => tariff.supplierName === name)]),
    ),
  };
}

/** The filter settings as the list shows them. [LIST-24] */
export function filterSettings(panel: readonly TariffOffer[], filters: Filters, fuelType: TariffFuel): FilterOptions {
  return {
    tariffTypes: filters.tariffTypes,
    noExitFee: filters.noExitFee,
    exitFee: filters.exitFee,
    paperless: filters.paperless,
    paper: filters.paper,
    suppliers: suppliersOf(panel).map((supplierName) => ({
      supplierName,
      selected: filters.suppliers.includes(supplierName),
    })),
    wholeOfMarket: filters.wholeOfMarket,
    getAll: filters.getAll,
    fuelType,
  };
}

function suppliersOf(offers: readonly TariffOffer[]): string[] {
  return [...new Set(offers.map(({ tariff }) => tariff.supplierName))].toSorted((a, b) => a.localeCompare(b, 'en'));
}
