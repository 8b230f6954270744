import { onboardingEndpoints, problemOf, type OnboardingJourney } from '@home-move/contract';
import { cachedFor30s, useAction, useRuntime, useStore } from '@home-move/ui';
import { useState } from 'react';
import useSWR from 'swr';
import type { Step } from '../journey/save-step';
import type { AddressSearch } from '../moving-details/address/address-lookup.queries';

const { address, addresses } = onboardingEndpoints;

/**
 * The addresses of the journey's postcode, which the partner may have given: then the list is there without any typing.
 * Another postcode is saved first. [ONB-28]
 */
export function useHomeSearch(
  { postcode }: OnboardingJourney,
  save: (step: Step) => Promise<OnboardingJourney>,
): AddressSearch {
  const { http, session } = useRuntime();
  const { enrolmentId } = useStore(session);
  const { data, error, isValidating, mutate } = useSWR(
    postcode === null ? null : [addresses.path, enrolmentId, postcode],
    () => http.send(addresses, {}),
    cachedFor30s,
  );
  const [asked, setAsked] = useState(postcode);
  const change = useAction(async (wanted: string) => void (await save({ postcode: wanted })));
  const find = (wanted: string) => {
    setAsked(wanted);
    void (wanted === postcode ? mutate() : change.run(wanted));
  };

  // Until it is saved there is nothing to list.
  if (asked !== postcode)
    return { searched: asked, options: null, loading: change.busy, problem: change.problem, find };
  const failed: unknown = isValidating ? undefined : error;
  return {
    searched: postcode,
    options: failed === undefined ? (data ?? null) : null,
    loading: isValidating && data === undefined,
    problem: failed === undefined ? null : problemOf(failed),
    find,
  };
}

/** Whether the chosen address looks like a business; nobody is held up by a question that fails. [ONB-29, ADDR-19] */
export function useIsBusiness(key: string): boolean {
  const { http } = useRuntime();
  const { data } = useSWR(
    key === '' ? null : [address.path, key],
    ([, wanted]) => http.send(address, { params: { key: wanted } }),
    cachedFor30s,
  );
  return data?.isDomestic === false;
}
