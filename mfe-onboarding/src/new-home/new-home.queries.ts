import {
  enrolmentEndpoints,
  onboardingEndpoints,
  problemOf,
  type AddressOption,
  type OnboardingJourney,
  type Problem,
  type RuntimeContract,
} from '@home-move/contract';
import { cachedFor30s, readDraft, saveDraft, useAction, useRuntime, useStore } from '@home-move/ui';
import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { StepValues } from '../journey/save-step';

const { address, addresses: journeyAddresses } = onboardingEndpoints;
const { addresses } = enrolmentEndpoints;

export interface AddressSearch {
  /** The last postcode searched for, in its usual notation. */
  readonly searched: string | null;
  readonly options: readonly AddressOption[] | null;
  readonly loading: boolean;
  readonly problem: Problem | null;
  /** Searches for a postcode; the same postcode again after a failure. */
  readonly find: (postcode: string) => void;
}

type SearchAnswer = SWRResponse<readonly AddressOption[], unknown>;

function searchResult({
  data,
  error,
  isValidating,
}: SearchAnswer): Pick<AddressSearch, 'options' | 'loading' | 'problem'> {
  const failure: unknown = isValidating ? undefined : error;
  return {
    options: failure === undefined ? (data ?? null) : null,
    loading: isValidating && data === undefined,
    problem: failure === undefined ? null : problemOf(failure),
  };
}

/** The addresses of the last postcode searched for, which survives a reload. [ADDR-04, ADDR-08] */
export function useAddressSearch(savedPostcode: string | null): AddressSearch {
  const { http, storage } = useRuntime();
  const [searched, setSearched] = useState(() => {
    const stored = readDraft(storage, 'searchedPostcode');
    return typeof stored === 'string' ? stored : savedPostcode;
  });
  const answer = useSWR(searched === null ? null : [addresses.path, searched], ([, postcode]) =>
    http.send(addresses, { params: { postcode } }),
  );

  const find = (postcode: string) => {
    saveDraft(storage, 'searchedPostcode', postcode);
    setSearched(postcode);
    if (postcode === searched) void answer.mutate();
  };
  return { searched, find, ...searchResult(answer) };
}

/**
 * The addresses of the journey's postcode. A postcode that the partner sent is listed without any typing; a different one
 * is saved before it is searched for. [ONB-28]
 */
export function useJourneyAddressSearch(
  { postcode }: OnboardingJourney,
  save: (step: StepValues) => Promise<OnboardingJourney>,
): AddressSearch {
  const { http, session } = useRuntime();
  const { enrolmentId } = useStore(session);
  const answer = useSWR(
    postcode === null ? null : [journeyAddresses.path, enrolmentId, postcode],
    () => http.send(journeyAddresses, {}),
    cachedFor30s,
  );
  const [searched, setSearched] = useState(postcode);
  const change = useAction(async (wanted: string) => void (await save({ postcode: wanted })));
  const find = (wanted: string) => {
    setSearched(wanted);
    void (wanted === postcode ? answer.mutate() : change.run(wanted));
  };

  // There is nothing to list until the postcode is saved.
  if (searched !== postcode) return { searched, options: null, loading: change.busy, problem: change.problem, find };
  return { searched, find, ...searchResult(answer) };
}

/** Whether the chosen address looks like a business; false while that is unknown. [ONB-29, ADDR-19] */
export function useIsBusiness(addressKey: string): boolean {
  const { http } = useRuntime();
  const { data } = useSWR(
    addressKey === '' ? null : [address.path, addressKey],
    ([, key]) => http.send(address, { params: { key } }),
    cachedFor30s,
  );
  return data?.isDomestic === false;
}

/**
 * Runs the save of an address. A 401 leads a mover to /login, whatever the brand's own login is; agents leave the portal
 * instead. [ADDR-20, SESS-10]
 */
export async function saveOrLogIn<Saved>(
  { navigate, portal }: Pick<RuntimeContract, 'navigate' | 'portal'>,
  save: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (problemOf(error).status === 401 && portal === 'tenant') navigate('/login', { replace: true });
    throw error;
  }
}
