import { entryPageOf, type Endpoint, type EntryPageQuery, type LoadedEntries } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR, { unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';
import { sharedWithColleagues } from './loaded';

interface Entry {
  readonly id: string;
}
type EntriesEndpoint<Item> = Endpoint<{ readonly query?: EntryPageQuery }, readonly Item[]>;

export interface EntriesQuery<Item> extends Pick<
  SWRResponse<LoadedEntries<Item>>,
  'data' | 'error' | 'isValidating' | 'mutate'
> {
  /** Adds the next page. Resolves with the new number of entries. Rejects with ApiError; loaded entries are kept. */
  readonly loadMore: () => Promise<number>;
}

/**
 * Entries of one enrolment, newest first, a page at a time. The newest page is polled for entries of colleagues. Later
 * pages are kept, because older entries do not change.
 */
export function useEntries<Item extends Entry>(
  endpoint: EntriesEndpoint<Item>,
  enrolmentId: string,
): EntriesQuery<Item> {
  const { http } = useRuntime();
  const { cache } = useSWRConfig();
  const key = [endpoint.path, enrolmentId];
  const { data, error, isValidating, mutate } = useSWR(
    key,
    async () => {
      const newest = await http.send(endpoint, {});
      const loaded: LoadedEntries<Item> | undefined = cache.get(unstable_serialize(key))?.data;
      return withLoaded(entryPageOf(newest), loaded);
    },
    sharedWithColleagues,
  );

  const loadMore = async () => {
    if (!data || data.next === null) return 0;
    const from = data.next;
    const page = entryPageOf(await http.send(endpoint, { query: { from } }));
    // A revalidation may have replaced the loaded entries in the meantime.
    const append = (loaded = data): LoadedEntries<Item> =>
      loaded.next === from ? { entries: [...loaded.entries, ...page.entries], next: page.next } : loaded;
    return (await mutate(append, { revalidate: false }))?.entries.length ?? 0;
  };
  return { data, error, isValidating, mutate, loadMore };
}

/** Appends the loaded entries to the newest page. Drops them if entries in between are missing. */
export function withLoaded<Item extends Entry>(
  newest: LoadedEntries<Item>,
  loaded?: LoadedEntries<Item>,
): LoadedEntries<Item> {
  const position = loaded?.entries.findIndex(({ id }) => id === newest.next) ?? -1;
  if (!loaded || position === -1) return newest;
  return { entries: [...newest.entries, ...loaded.entries.slice(position)], next: loaded.next };
}
