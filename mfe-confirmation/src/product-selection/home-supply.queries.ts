import {
  energyEndpoints,
  entertainmentEndpoints,
  isInEnergyMarket,
  isOffered,
  isServiceComplete,
  type BroadbandSpeeds,
  type Enrolment,
  type SupplyFacts,
} from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR from 'swr';

/** Whether the register has to be queried before energy can be described. */
function isSupplyWanted({ energyOfferedStatus, energyComplete, supplyChecked, address, postcode }: Enrolment): boolean {
  return (
    isOffered(energyOfferedStatus) &&
    !energyComplete &&
    !supplyChecked &&
    address !== null &&
    isInEnergyMarket(postcode)
  );
}

/**
 * The enrolment with the energy supply of its home, fetched from the register in the background. `failed` is true if
 * the request fails. [USAGE-22]
 */
export function useHomeSupply(enrolment: Enrolment): { readonly home: Enrolment; readonly failed: boolean } {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const { data, error } = useSWR<SupplyFacts, unknown>(
    isSupplyWanted(enrolment) ? ['check-supply', scope] : null,
    () => http.send(energyEndpoints.checkSupply, {}),
    cachedFor30s,
  );
  return { home: data ? { ...enrolment, ...data } : enrolment, failed: error !== undefined };
}

/** The fastest lines at the home, fetched from the feeds in the background. Undefined while loading or not needed. */
export function useHomeSpeeds(enrolment: Enrolment): BroadbandSpeeds | undefined {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const { entertainmentOfferedStatus, address } = enrolment;
  const isWanted =
    isOffered(entertainmentOfferedStatus) && !isServiceComplete(enrolment, 'entertainment') && address !== null;
  const { data } = useSWR<BroadbandSpeeds, unknown>(
    isWanted ? [entertainmentEndpoints.speeds.path, scope] : null,
    () => http.send(entertainmentEndpoints.speeds, {}),
    cachedFor30s,
  );
  return data;
}
