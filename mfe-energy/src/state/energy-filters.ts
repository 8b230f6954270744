import { quotesRequestSchema, type QuotesRequest } from '@home-move/contract';
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
};

function parse(stored: unknown): EnergyFilters | null {
  const result = quotesRequestSchema.safeParse(stored);
  if (!result.success) return null;
  const { tariffTypes, noExitFee, exitFee, paperless, paper, suppliers, wholeOfMarket } = result.data;
  return { tariffTypes, noExitFee, exitFee, paperless, paper, suppliers, wholeOfMarket };
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

/** Request body for these filters. */
export function toRequest(filters: EnergyFilters): QuotesRequest {
  return { ...filters, tariffTypes: [...filters.tariffTypes], suppliers: [...filters.suppliers] };
}
