import { energyEndpoints, type EnergyJourney, type SavedUsage, type SupplyFacts } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { useSWRConfig } from 'swr';
import { isQuotesKey } from '../tariff/quotes.queries';

/** Supply points and meters of the home. Reloads the enrolment if its copy differs. [USAGE-22] */
function useSupply() {
  const { http, enrolment } = useRuntime();
  const scope = useQueryScope();
  const load = async (): Promise<SupplyFacts> => {
    const facts = await http.send(energyEndpoints.checkSupply, {});
    const known = enrolment.get();
    const hasChanged =
      known && (Object.keys(facts) as (keyof SupplyFacts)[]).some((name) => facts[name] !== known[name]);
    if (hasChanged) await enrolment.refresh();
    return facts;
  };
  return useSWR<SupplyFacts, unknown>(['check-supply', scope], load, cachedFor30s);
}

/** Loads the initial data of the usage form: the supply first, then the journey. [USAGE-23, USAGE-25] */
export function useEnergyJourney() {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const supply = useSupply();
  const journey = useSWR<EnergyJourney, unknown>(
    supply.data ? ['energy-journey', scope] : null,
    () => http.send(energyEndpoints.journey, {}),
    cachedFor30s,
  );
  const { mutate } = useSWRConfig();

  return {
    supply: supply.data,
    journey: journey.data,
    error: supply.error ?? journey.error,
    retrying: supply.isValidating || journey.isValidating,
    retry: () => (supply.error === undefined ? journey.mutate() : supply.mutate()),
    /** Puts the saved answers into the cache, and drops quotes that were based on other answers. */
    onSaved: async (usageInfo: SavedUsage) => {
      await journey.mutate(
        (cached) => cached && { ...cached, propertyUsage: { ...cached.propertyUsage, usageInfo } },
        false,
      );
      // The enrolment follows the answers about the meters.
      if (usageInfo.meters) await supply.mutate();
      await mutate(isQuotesKey, undefined);
    },
  };
}
