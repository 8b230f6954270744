import { quotesRequestSchema, type QuotesRequest } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';
import { atom } from 'jotai';

/** What the filter panel holds; empty lists and false mean no limit. */
export interface EnergyFilters {
  readonly tariffTypes: readonly ('fixed' | 'variable')[];
  readonly noExitFee: boolean;
  readonly exitFee: boolean;
  readonly paperless: boolean;
  readonly paper: boolean;
  readonly suppliers: readonly string[];
  /** All tariffs we hold, or offers of the named supplier alone. */
  readonly wholeOfMarket: boolean;
}

export const noFilters: EnergyFilters = {
  tariffTypes: [],
  noExitFee: false,
  exitFee: false,
  paperless: false,
  paper: false,
  suppliers: [],
  // Nobody sees a part of the market without having asked for it.
  wholeOfMarket: true,
};

function parse(stored: unknown): EnergyFilters | null {
  const result = quotesRequestSchema.safeParse(stored);
  if (!result.success) return null;
  const { tariffTypes, noExitFee, exitFee, paperless, paper, suppliers, wholeOfMarket } = result.data;
  return { tariffTypes, noExitFee, exitFee, paperless, paper, suppliers, wholeOfMarket };
}

/** Filters of the named supplier's offers; `wholeOfMarket` in them says which view was on last. [LIST-33] */
const namedSupplierAtom = storedAtom('energyFilters', parse);
/** Filters of the whole of the market. [LIST-33] */
const wholeOfMarketAtom = storedAtom('energyFiltersWom', parse);

/** The filters of the view that is on; changing the view brings back that view's own set. */
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

/** The body of the call for these filters. */
export function toRequest(filters: EnergyFilters): QuotesRequest {
  return { ...filters, tariffTypes: [...filters.tariffTypes], suppliers: [...filters.suppliers] };
}
