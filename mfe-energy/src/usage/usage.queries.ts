import { energyEndpoints, type EnergyJourney, type SavedUsage, type SupplyFacts } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { useSWRConfig } from 'swr';
import { isKeyOf } from '../parts/query';

/** Supply points and meters of the home; what is new about them goes to the enrolment. [USAGE-22] */
function useSupply() {
  const { http, enrolment } = useRuntime();
  const scope = useQueryScope();
  const load = async (): Promise<SupplyFacts> => {
    const facts = await http.send(energyEndpoints.checkSupply, {});
    const known = enrolment.get();
    const isNews = known && (Object.keys(facts) as (keyof SupplyFacts)[]).some((name) => facts[name] !== known[name]);
    if (isNews) await enrolment.refresh();
    return facts;
  };
  return useSWR<SupplyFacts, unknown>(['check-supply', scope], load, cachedFor30s);
}

/** What the usage form starts from: the supply first, then the journey. [USAGE-23, USAGE-25] */
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
    /** The form's answers were stored: the next look at it starts from them, and quotes for other answers are void. */
    saved: async (usageInfo: SavedUsage) => {
      await journey.mutate((now) => now && { ...now, propertyUsage: { ...now.propertyUsage, usageInfo } }, false);
      await mutate(isKeyOf('quotes'), undefined, { revalidate: false });
    },
  };
}
