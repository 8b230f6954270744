import { energyEndpoints, problemOf, type EnergySelection, type EnergyTariff } from '@home-move/contract';
import { type Action, cachedFor30s, useAction, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtom, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import { energyAddOnsAtom } from '../state/energy-add-ons';
import { energyTariffAtom } from '../state/energy-tariff';
import { nextPath } from './next-path';
import { isKeyOf } from './query';

/** Stores a tariff and its add-ons on the server and here. [LIST-15, LIST-27, TARIFF-12] */
function useStoreSelection() {
  const { http } = useRuntime();
  const { mutate } = useSWRConfig();
  const scope = useQueryScope();
  const setTariff = useSetAtom(energyTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);

  return async (tariff: EnergyTariff, addOns: readonly string[] | null): Promise<void> => {
    // Without a key: choosing the same again sets it again, also after another choice in another tab.
    const selection = await http.send(energyEndpoints.select, {
      body: {
        tariffsId: [{ quoteId: tariff.quoteId, priceId: tariff.priceId }],
        addOnsIdentifiers: [...(addOns ?? [])],
      },
    });
    setTariff(tariff);
    setAddOns(addOns === null ? null : [...addOns]);
    await mutate(['selection', scope], selection, { revalidate: false });
  };
}

/** Shows what the server holds in place of what this browser does, as after a choice in another tab. */
export function useReloadPlan(): () => Promise<void> {
  const { http } = useRuntime();
  const { mutate } = useSWRConfig();
  const scope = useQueryScope();
  const setTariff = useSetAtom(energyTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);

  return async () => {
    const selection = await http.send(energyEndpoints.selection, {});
    setTariff(selection.tariffs[0] ?? null);
    setAddOns([...selection.addOnsIdentifiers]);
    await mutate(['selection', scope], selection, { revalidate: false });
  };
}

/** 'Select': stores the tariff, clears add-ons, goes to the next page. Prices that are gone are asked for anew. [LIST-15, LIST-16] */
export function useChooseTariff(): Action<[EnergyTariff]> {
  const runtime = useRuntime();
  const store = useStoreSelection();
  const { mutate } = useSWRConfig();
  return useAction(async (tariff: EnergyTariff) => {
    try {
      await store(tariff, null);
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'QUOTE_EXPIRED') await mutate(isKeyOf('quotes'));
      if (code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      return runtime.navigate(nextPath(runtime, ['broadband-list'], null), { replace: true });
    }
    runtime.navigate(nextPath(runtime, ['energy-signup', 'energy-switch', 'energy-psr', 'energy-payment'], tariff));
  });
}

/** 'Continue' of the add-ons page. [TARIFF-06] */
export function useChooseAddOns(): Action<[EnergyTariff, readonly string[]]> {
  const runtime = useRuntime();
  const store = useStoreSelection();
  return useAction(async (tariff: EnergyTariff, addOns: readonly string[]) => {
    await store(tariff, addOns);
    runtime.navigate(nextPath(runtime, ['energy-switch', 'energy-psr', 'energy-payment'], tariff));
  });
}

export interface ChosenPlan {
  /** From this browser, else as the server has it; undefined while that loads. */
  readonly tariff: EnergyTariff | undefined;
  readonly addOnsIdentifiers: readonly string[] | undefined;
  readonly selection: EnergySelection | undefined;
  /** Anything but "nothing was chosen", which `missing` says. */
  readonly error: unknown;
  /** Nothing was chosen: the list is the way on. */
  readonly missing: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The plan that was chosen, on this or on any device. [LIST-34, TARIFF-12] */
export function useChosenPlan(): ChosenPlan {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const [tariff] = useAtom(energyTariffAtom);
  const [addOns] = useAtom(energyAddOnsAtom);
  const { data, error, mutate, isValidating } = useSWR<EnergySelection, unknown>(
    ['selection', scope],
    () => http.send(energyEndpoints.selection, {}),
    cachedFor30s,
  );
  const missing = error !== undefined && problemOf(error).code === 'TARIFF_MISSING';
  return {
    tariff: missing ? undefined : (tariff ?? data?.tariffs[0]),
    addOnsIdentifiers: addOns ?? data?.addOnsIdentifiers,
    selection: data,
    error: missing ? undefined : error,
    missing,
    retry: () => void mutate(),
    retrying: isValidating,
  };
}
