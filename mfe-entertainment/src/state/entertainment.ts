import {
  broadbandErrorOf,
  type BroadbandResponse,
  type BroadbandError,
  type BroadbandFilter,
  type BroadbandFilterOptions,
  type BroadbandPackage,
} from '@home-move/contract';
import { storedAtom } from '@home-move/ui';
import { atom } from 'jotai';
import { hasFiltersApplied, noFilters } from './broadband-filters';
import { packageWithoutExpired } from './promotions';

/** The list as it was loaded. [BB-15] */
export interface BroadbandList {
  /** What it is the answer to. */
  readonly of: string;
  /** What was asked for. */
  readonly filters: BroadbandFilter;
  readonly apiError: BroadbandError | null;
  readonly availability: { readonly providers: readonly string[]; readonly speed: BroadbandResponse['broadband'] };
  readonly filterOptions: BroadbandFilterOptions;
  readonly hasFiltersApplied: boolean;
  readonly nextPage: number | null;
  readonly packages: readonly BroadbandPackage[];
  readonly promotedPackages: readonly BroadbandPackage[];
  readonly totalRemaining: number;
  readonly totalResults: number;
  /** Speeds at the address are known. */
  readonly showAvailableServiceBanner: boolean;
  /** There are prices to introduce. */
  readonly showIntroText: boolean;
}

/** Of what the browser keeps. Raise it with every change of Entertainment: what another version kept is left out of account. */
const SHAPE = 1;

/** The journey's state, as the browser keeps it. [BB-06, BB-15, BB-35] */
export interface Entertainment extends BroadbandList {
  readonly shape: typeof SHAPE;
  readonly selectedPackage: BroadbandPackage | null;
}

/** At most so many packages before a page was asked for. [BB-26] */
const FIRST_LOOK = 4;

/** The state that an answer makes. [BB-15, BB-21 to BB-23, BB-26] */
export function listOf({ packages: found, broadband: speed }: BroadbandResponse, filters: BroadbandFilter, of: string) {
  const room = filters.pagesToLoad.length === 0 ? FIRST_LOOK : Infinity;
  const promotedPackages = found.promotedPackages.slice(0, room);
  const packages = found.packages.slice(0, room - promotedPackages.length);
  return {
    of,
    filters,
    apiError: broadbandErrorOf(found),
    availability: { providers: found.filterOptions.providers, speed },
    filterOptions: found.filterOptions,
    hasFiltersApplied: hasFiltersApplied(filters),
    nextPage: found.nextPage,
    packages,
    promotedPackages,
    totalRemaining: found.totalRemaining,
    totalResults: found.totalResults,
    showAvailableServiceBanner: speed.standard_mbps !== '' || speed.fibre_mbps !== '',
    showIntroText: promotedPackages.length + packages.length > 0,
  } satisfies BroadbandList;
}

/** The page that 'Show more' loads; null when everything is there. [BB-16] */
export function pageToLoad(list: BroadbandList, filters: BroadbandFilter): number | null {
  const shown = list.packages.length + list.promotedPackages.length;
  const page = list.totalRemaining > 0 && list.nextPage !== null ? list.nextPage : shown < list.totalResults ? 1 : null;
  return page === null || filters.pagesToLoad.includes(page) ? null : page;
}

/** The list without promotions that are over; the same object when none is. [BB-05] */
export function listWithoutExpired<List extends BroadbandList>(list: List, now: Date): List {
  const swept = (packages: readonly BroadbandPackage[]) => packages.map((one) => packageWithoutExpired(one, now));
  const packages = swept(list.packages);
  const promotedPackages = swept(list.promotedPackages);
  const isSame =
    packages.every((one, index) => one === list.packages[index]) &&
    promotedPackages.every((one, index) => one === list.promotedPackages[index]);
  return isSame ? list : { ...list, packages, promotedPackages };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isPackage(stored: unknown): stored is BroadbandPackage {
  if (!isObject(stored) || typeof stored['packageId'] !== 'string') return false;
  return isObject(stored['pricing']) && isObject(stored['provider']) && Array.isArray(stored['promotions']);
}

function isEntertainment(stored: unknown): stored is Entertainment {
  if (!isObject(stored) || stored['shape'] !== SHAPE || typeof stored['of'] !== 'string') return false;
  const { availability, filterOptions, packages, promotedPackages, selectedPackage } = stored;
  if (!isObject(availability) || !isObject(availability['speed']) || !isObject(filterOptions)) return false;
  const areLists = [packages, promotedPackages].every((list) => Array.isArray(list) && list.every(isPackage));
  return areLists && (selectedPackage === null || isPackage(selectedPackage));
}

/** [BB-35] */
export const entertainmentAtom = storedAtom('entertainment', (stored) => (isEntertainment(stored) ? stored : null));

const nothingLoaded: BroadbandList = {
  of: '',
  filters: noFilters,
  apiError: null,
  availability: { providers: [], speed: { standard_mbps: '', fibre_mbps: '' } },
  filterOptions: { providers: [], contractLengths: [], callOptions: [] },
  hasFiltersApplied: false,
  nextPage: null,
  packages: [],
  promotedPackages: [],
  totalRemaining: 0,
  totalResults: 0,
  showAvailableServiceBanner: false,
  showIntroText: false,
};

/** Keeps a list that was loaded beside the selected package. */
export const loadedListAtom = atom(null, (get, set, list: BroadbandList) =>
  set(entertainmentAtom, { ...list, shape: SHAPE, selectedPackage: get(entertainmentAtom)?.selectedPackage ?? null }),
);

/** The package that was selected in the list. [BB-06] */
export const selectedPackageAtom = atom(
  (get) => get(entertainmentAtom)?.selectedPackage ?? null,
  (get, set, selectedPackage: BroadbandPackage | null) =>
    set(entertainmentAtom, { ...(get(entertainmentAtom) ?? nothingLoaded), shape: SHAPE, selectedPackage }),
);

/** A deal is over: replaces the packages and the selected package. [BB-17] */
export const dealExpiredAtom = atom(null, (get, set, now: Date) => {
  const before = get(entertainmentAtom);
  if (!before) return;
  const { selectedPackage } = before;
  set(entertainmentAtom, {
    ...listWithoutExpired(before, now),
    selectedPackage: selectedPackage && packageWithoutExpired(selectedPackage, now),
  });
});
