import {
  dataPassportEndpoints,
  type DataPassport,
  type Disclosure,
  type PassportExistence,
  type PassportQuery,
  type RuntimeContract,
} from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { openFirst } from './open-first';

/** Which entries are shown. */
export type EntryFilter = 'all' | 'consent';

/** A passport as far as it is loaded: open entries first, then the newest. */
export interface LoadedPassport extends Pick<DataPassport, 'counts' | 'complaints'> {
  readonly entries: readonly Disclosure[];
}

type Http = RuntimeContract['http'];

/** At most this many pages of a filter. Stops once nothing is left. */
async function readPages(http: Http, query: PassportQuery, pages: number): Promise<DataPassport> {
  let passport = await http.send(dataPassportEndpoints.read, { query });
  for (let page = 1; page < pages && passport.next !== null; page += 1) {
    // Each page names the entry that the next one begins with.
    // oxlint-disable-next-line no-await-in-loop
    const more = await http.send(dataPassportEndpoints.read, { query: { ...query, from: passport.next } });
    passport = { ...more, entries: [...passport.entries, ...more.entries] };
  }
  return passport;
}

async function loadPassport(http: Http, filter: EntryFilter, pages: number): Promise<LoadedPassport> {
  const [{ entries: open }, { entries, counts, complaints }] = await Promise.all([
    readPages(http, { only: 'open' }, Infinity),
    readPages(http, filter === 'consent' ? { only: 'consent' } : {}, pages),
  ]);
  return { counts, complaints, entries: openFirst(open, entries) };
}

/**
 * The passport with a number of pages of the filter; fetched again when the mover comes back to the window, and once the connection is
 * back. Another filter or number keeps the entries that are loaded until the others are there. [PASS-06, PASS-08]
 */
export function usePassport(filter: EntryFilter, pages: number): SWRResponse<LoadedPassport, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const key = [dataPassportEndpoints.read.path, scope, filter, pages];
  return useSWR<LoadedPassport, unknown>(key, () => loadPassport(http, filter, pages), {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    keepPreviousData: true,
  });
}

/**
 * Returns a function that fetches the loaded pages of the passport again. It also fetches the sizes of the files, but does not wait for
 * them, because the API draws the PDF for them. [PASS-14]
 */
export function useReloadPassport(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const reload = (path: string) => mutate((key) => Array.isArray(key) && key[0] === path);
  return () => {
    void reload(dataPassportEndpoints.files.path);
    return reload(dataPassportEndpoints.read.path);
  };
}

/** The number of entries, for an agent. [PASS-16] */
export function usePassportExistence(): SWRResponse<PassportExistence, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PassportExistence, unknown>([dataPassportEndpoints.count.path, scope], () =>
    http.send(dataPassportEndpoints.count, {}),
  );
}
