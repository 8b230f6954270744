import { quotesRequestSchema, type QuotesRequest, type SingleFuel } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';
import { atom } from 'jotai';

/** Values of the filter panel; empty lists and false do not narrow the results. */
export interface EnergyFilters {
  readonly tariffTypes: readonly ('fixed' | 'variable')[];
  readonly noExitFee: boolean;
  readonly exitFee: boolean;
  readonly paperless: boolean;
  readonly paper: boolean;
  readonly suppliers: readonly string[];
  /** All tariffs we hold, or only offers from the named supplier. */
  readonly wholeOfMarket: boolean;
  /** The fuel that is being chosen, with mixed meters; other homes choose all their fuels at once. [LIST-14] */
  readonly fuelType: SingleFuel;
}

export const noFilters: EnergyFilters = {
  tariffTypes: [],
  noExitFee: false,
  exitFee: false,
  paperless: false,
  paper: false,
  suppliers: [],
  // A mover sees part of the market only on request.
  wholeOfMarket: true,
  fuelType: 'Electric',
};

function parse(stored: unknown): EnergyFilters | null {
  const result = quotesRequestSchema.safeParse(stored);
  if (!result.success) return null;
  const { tariffTypes, noExitFee, exitFee, paperless, paper, suppliers, wholeOfMarket, fuelType } = result.data;
  const panel = { tariffTypes, noExitFee, exitFee, paperless, paper, suppliers, wholeOfMarket };
  return { ...panel, fuelType: fuelType === 'Gas' ? 'Gas' : 'Electric' };
}

/** Filters for the named supplier's offers; their `wholeOfMarket` records which view was open last. [LIST-33] */
const namedSupplierAtom = storedAtom('energyFilters', parse);
/** Filters for the whole market. [LIST-33] */
const wholeOfMarketAtom = storedAtom('energyFiltersWom', parse);

/** Filters of the open view; switching views restores the other view's own filters. */
export const energyFiltersAtom = atom(
  (get): EnergyFilters => {
    const named = get(namedSupplierAtom);
    if (named?.wholeOfMarket === false) return named;
    return { ...(get(wholeOfMarketAtom) ?? noFilters), wholeOfMarket: true };
  },
  (get, set, filters: EnergyFilters) => {
    const before = get(energyFiltersAtom);
    if (before.wholeOfMarket !== filters.wholeOfMarket) {
      set(namedSupplierAtom, { ...(get(namedSupplierAtom) ?? noFilters), wholeOfMarket: filters.wholeOfMarket });
    } else if (filters.wholeOfMarket) {
      set(wholeOfMarketAtom, filters);
    } else {
      set(namedSupplierAtom, filters);
    }
  },
);

/** The current fuel with mixed meters, shared by both views. Changing it clears the supplier filter. [LIST-14] */
export const fuelTypeAtom = atom(
  (get): SingleFuel => get(energyFiltersAtom).fuelType,
  (get, set, fuelType: SingleFuel) => {
    if (get(energyFiltersAtom).fuelType === fuelType) return;
    for (const view of [namedSupplierAtom, wholeOfMarketAtom])
      set(view, { ...(get(view) ?? noFilters), suppliers: [], fuelType });
  },
);

/** Request body for these filters, for one fuel of mixed meters or for all fuels of the home. */
export function toRequest(filters: EnergyFilters, fuel: SingleFuel | null): QuotesRequest {
  const { fuelType: _, ...panel } = filters;
  return {
    ...panel,
    tariffTypes: [...filters.tariffTypes],
    suppliers: [...filters.suppliers],
    ...(fuel !== null && { fuelType: fuel }),
  };
}
