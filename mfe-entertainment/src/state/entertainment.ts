import {
  broadbandErrorOf,
  type BroadbandResponse,
  type BroadbandError,
  type BroadbandFilter,
  type BroadbandFilterOptions,
  type BroadbandPackage,
  type SocialTariff,
} from '@home-move/contract';
import { storedAtom } from '@home-move/ui';
import { atom } from 'jotai';
import { hasFiltersApplied, noFilters } from './broadband-filters';
import { packageWithoutExpired } from './promotions';

/** The list as loaded. [BB-15] */
export interface BroadbandList {
  /** Key of the request that it answers. */
  readonly of: string;
  /** The requested filters. */
  readonly filters: BroadbandFilter;
  /** London date of the answer, yyyy-MM-dd: prices of an earlier day may have changed. */
  readonly day: string;
  readonly apiError: BroadbandError | null;
  readonly availability: { readonly providers: readonly string[]; readonly speed: BroadbandResponse['broadband'] };
  readonly filterOptions: BroadbandFilterOptions;
  readonly hasFiltersApplied: boolean;
  readonly nextPage: number | null;
  readonly packages: readonly BroadbandPackage[];
  readonly promotedPackages: readonly BroadbandPackage[];
  readonly socialTariff: SocialTariff | null;
  readonly totalRemaining: number;
  readonly totalResults: number;
  /** Whether speeds at the address are known. */
  readonly showAvailableServiceBanner: boolean;
  /** Whether there are prices to introduce. */
  readonly showIntroText: boolean;
}

/** Version of the stored state. Raise it with every change to Entertainment: state of any other version is ignored. */
const SHAPE = 2;

/** The journey's state as stored in the browser. [BB-06, BB-15, BB-35] */
export interface Entertainment extends BroadbandList {
  readonly shape: typeof SHAPE;
  readonly selectedPackage: BroadbandPackage | null;
}

/** Maximum number of packages before Show more. [BB-26] */
const FIRST_LOAD_SIZE = 4;

/** Converts a response to the state of the list. [BB-15, BB-21 to BB-23, BB-26] */
export function toBroadbandList(
  { packages: answer, broadband: speed }: BroadbandResponse,
  { of, filters, day }: Pick<BroadbandList, 'of' | 'filters' | 'day'>,
) {
  const limit = filters.pagesToLoad.length === 0 ? FIRST_LOAD_SIZE : Infinity;
  const promotedPackages = answer.promotedPackages.slice(0, limit);
  const packages = answer.packages.slice(0, limit - promotedPackages.length);
  return {
    of,
    filters,
    day,
    apiError: broadbandErrorOf(answer),
    availability: { providers: answer.filterOptions.providers, speed },
    filterOptions: answer.filterOptions,
    hasFiltersApplied: hasFiltersApplied(filters),
    nextPage: answer.nextPage,
    packages,
    promotedPackages,
    socialTariff: answer.socialTariff,
    totalRemaining: answer.totalRemaining,
    totalResults: answer.totalResults,
    showAvailableServiceBanner: speed.standard_mbps !== '' || speed.fibre_mbps !== '',
    showIntroText: promotedPackages.length + packages.length > 0,
  } satisfies BroadbandList;
}

/** The page that 'Show more' loads; null when everything is loaded. [BB-16] */
export function pageToLoad(list: BroadbandList, filters: BroadbandFilter): number | null {
  const shown = list.packages.length + list.promotedPackages.length;
  const page = list.totalRemaining > 0 && list.nextPage !== null ? list.nextPage : shown < list.totalResults ? 1 : null;
  return page === null || filters.pagesToLoad.includes(page) ? null : page;
}

/** The list without expired promotions; the same object when there are none. [BB-05] */
export function listWithoutExpired<List extends BroadbandList>(list: List, now: Date): List {
  const withoutExpired = (packages: readonly BroadbandPackage[]) =>
    packages.map((pkg) => packageWithoutExpired(pkg, now));
  const packages = withoutExpired(list.packages);
  const promotedPackages = withoutExpired(list.promotedPackages);
  const isUnchanged =
    packages.every((pkg, index) => pkg === list.packages[index]) &&
    promotedPackages.every((pkg, index) => pkg === list.promotedPackages[index]);
  return isUnchanged ? list : { ...list, packages, promotedPackages };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isPackage(stored: unknown): stored is BroadbandPackage {
  if (!isObject(stored) || typeof stored['packageId'] !== 'string') return false;
  return isObject(stored['pricing']) && isObject(stored['provider']) && Array.isArray(stored['promotions']);
}

function isEntertainment(stored: unknown): stored is Entertainment {
  if (!isObject(stored) || stored['shape'] !== SHAPE || typeof stored['of'] !== 'string') return false;
  const { availability, day, filterOptions, packages, promotedPackages, selectedPackage } = stored;
  if (typeof day !== 'string') return false;
  if (!isObject(availability) || !isObject(availability['speed']) || !isObject(filterOptions)) return false;
  const areLists = [packages, promotedPackages].every((list) => Array.isArray(list) && list.every(isPackage));
  return areLists && (selectedPackage === null || isPackage(selectedPackage));
}

/** More than fill a page after a reload, until the answer to the stored filters arrives. */
const STORED_PACKAGES = 60;

/** [BB-35] */
export const entertainmentAtom = storedAtom(
  'entertainment',
  (stored) => (isEntertainment(stored) ? stored : null),
  (state) => ({ ...state, packages: state.packages.slice(0, STORED_PACKAGES) }),
);

const nothingLoaded: BroadbandList = {
  of: '',
  filters: noFilters,
  day: '',
  apiError: null,
  availability: { providers: [], speed: { standard_mbps: '', fibre_mbps: '' } },
  filterOptions: { providers: [], contractLengths: [], callOptions: [] },
  hasFiltersApplied: false,
  nextPage: null,
  packages: [],
  promotedPackages: [],
  socialTariff: null,
  totalRemaining: 0,
  totalResults: 0,
  showAvailableServiceBanner: false,
  showIntroText: false,
};

/** Stores a loaded list and keeps the selected package. */
export const loadedListAtom = atom(null, (get, set, list: BroadbandList) =>
  set(entertainmentAtom, { ...list, shape: SHAPE, selectedPackage: get(entertainmentAtom)?.selectedPackage ?? null }),
);

/** The package selected in the list. [BB-06] */
export const selectedPackageAtom = atom(
  (get) => get(entertainmentAtom)?.selectedPackage ?? null,
  (get, set, selectedPackage: BroadbandPackage | null) =>
    set(entertainmentAtom, { ...(get(entertainmentAtom) ?? nothingLoaded), shape: SHAPE, selectedPackage }),
);

/** Removes expired promotions from the stored packages and the selected package. [BB-17] */
export const dealExpiredAtom = atom(null, (get, set, now: Date) => {
  const before = get(entertainmentAtom);
  if (!before) return;
  const { selectedPackage } = before;
  set(entertainmentAtom, {
    ...listWithoutExpired(before, now),
    selectedPackage: selectedPackage && packageWithoutExpired(selectedPackage, now),
  });
});
