import { enrolmentEndpoints, problemOf, type AddressOption, type Problem } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { readDraft, saveDraft } from '../../state/draft';

const { addresses } = enrolmentEndpoints;

export interface AddressSearch {
  /** The postcode asked for, as people write it. */
  readonly searched: string | null;
  readonly options: readonly AddressOption[] | null;
  readonly loading: boolean;
  readonly problem: Problem | null;
  /** Asks for a postcode; for the same one again after a failure. */
  readonly find: (postcode: string) => void;
}

/** The addresses of the postcode last asked for; that postcode outlives a reload. [ADDR-04, ADDR-08] */
export function useAddressSearch(known: string | null): AddressSearch {
  const { http, storage } = useRuntime();
  const [searched, setSearched] = useState(() => {
    const stored = readDraft(storage, 'searchedPostcode');
    return typeof stored === 'string' ? stored : known;
  });
  const { data, error, isValidating, mutate } = useSWR(
    searched === null ? null : [addresses.path, searched],
    ([, postcode]) => http.send(addresses, { params: { postcode } }),
  );

  const find = (postcode: string) => {
    saveDraft(storage, 'searchedPostcode', postcode);
    setSearched(postcode);
    if (postcode === searched) void mutate();
  };
  const failed: unknown = isValidating ? undefined : error;
  return {
    searched,
    options: failed === undefined ? (data ?? null) : null,
    loading: isValidating && data === undefined,
    problem: failed === undefined ? null : problemOf(failed),
    find,
  };
}
