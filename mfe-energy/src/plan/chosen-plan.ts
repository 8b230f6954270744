import { energyEndpoints, problemOf, type EnergySelection, type EnergyTariff } from '@home-move/contract';
import { type Action, cachedFor30s, useAction, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtom, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import { energyAddOnsAtom, energyTariffAtom } from '../state/energy-plan';
import { isQuotesKey } from '../tariff/quotes.queries';
import { nextPath } from './next-path';

/** Stores a tariff and its add-ons on the server and in this browser. [LIST-15, LIST-27, TARIFF-12] */
function useStoreSelection() {
  const { http } = useRuntime();
  const { mutate } = useSWRConfig();
  const scope = useQueryScope();
  const setTariff = useSetAtom(energyTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);

  return async (tariff: EnergyTariff, addOns: readonly string[] | null): Promise<void> => {
    // No idempotency key: the same choice must be stored again after another tab has chosen differently.
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

/** Replaces this browser's plan with the one stored on the server, for instance after a choice in another tab. */
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

/** 'Select': stores the tariff, clears the add-ons and opens the next page. Expired prices are fetched again. [LIST-15, LIST-16] */
export function useChooseTariff(): Action<[EnergyTariff]> {
  const runtime = useRuntime();
  const store = useStoreSelection();
  const { mutate } = useSWRConfig();
  return useAction(async (tariff: EnergyTariff) => {
    try {
      await store(tariff, null);
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'QUOTE_EXPIRED') await mutate(isQuotesKey);
      if (code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      return runtime.navigate(nextPath(runtime, ['broadband-list'], null), { replace: true });
    }
    runtime.navigate(nextPath(runtime, ['energy-signup', 'energy-switch', 'energy-psr', 'energy-payment'], tariff));
  });
}

/** 'Continue' on the add-ons page. [TARIFF-06] */
export function useChooseAddOns(): Action<[EnergyTariff, readonly string[]]> {
  const runtime = useRuntime();
  const store = useStoreSelection();
  return useAction(async (tariff: EnergyTariff, addOns: readonly string[]) => {
    await store(tariff, addOns);
    runtime.navigate(nextPath(runtime, ['energy-switch', 'energy-psr', 'energy-payment'], tariff));
  });
}

export interface ChosenPlan {
  /** From this browser, otherwise from the server; undefined while it loads. */
  readonly tariff: EnergyTariff | undefined;
  readonly addOnsIdentifiers: readonly string[] | undefined;
  readonly selection: EnergySelection | undefined;
  /** Why the plan could not be loaded; that none was chosen is `missing` instead. */
  readonly error: unknown;
  /** No tariff was chosen: redirect to the list. */
  readonly missing: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The plan chosen on this or any other device. [LIST-34, TARIFF-12] */
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
