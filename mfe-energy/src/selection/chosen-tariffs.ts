import { energyEndpoints, problemOf, type EnergySelection, type EnergyTariff } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import { energyAddOnsAtom, energySecondaryTariffAtom, energyTariffAtom } from '../state/stored-selection';

/** The suppliers of tariffs, in their order. */
export function suppliersOf(tariffs: readonly EnergyTariff[]): readonly string[] {
  return [...new Set(tariffs.map(({ supplierName }) => supplierName))];
}

/** Puts a selection into this browser: its tariffs, its add-ons and the server's answer. [LIST-34, TARIFF-12] */
function useKeepSelection() {
  const { mutate } = useSWRConfig();
  const scope = useQueryScope();
  const setTariff = useSetAtom(energyTariffAtom);
  const setSecondary = useSetAtom(energySecondaryTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);

  return async (
    [tariff, secondary]: readonly EnergyTariff[],
    addOns: readonly string[] | null,
    selection: EnergySelection,
  ): Promise<void> => {
    setTariff(tariff ?? null);
    setSecondary(secondary ?? null);
    setAddOns(addOns === null ? null : [...addOns]);
    await mutate(['selection', scope], selection, { revalidate: false });
  };
}

/**
 * Stores the chosen tariffs and their add-ons on the server and in this browser; with mixed meters electricity first.
 * [LIST-15, LIST-27, TARIFF-12]
 */
export function useStoreSelection() {
  const { http } = useRuntime();
  const keep = useKeepSelection();

  return async (tariffs: readonly EnergyTariff[], addOns: readonly string[] | null): Promise<void> => {
    // No idempotency key: the same choice must be stored again after another tab has chosen differently.
    const selection = await http.send(energyEndpoints.select, {
      body: {
        tariffsId: tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId })),
        addOnsIdentifiers: [...(addOns ?? [])],
      },
    });
    await keep(tariffs, addOns, selection);
  };
}

/** Replaces this browser's selection with the one stored on the server, for instance after a choice in another tab. */
export function useReloadSelection(): () => Promise<void> {
  const { http } = useRuntime();
  const keep = useKeepSelection();

  return async () => {
    const selection = await http.send(energyEndpoints.selection, {});
    await keep(selection.tariffs, selection.addOnsIdentifiers, selection);
  };
}

export interface ChosenTariffs {
  /** The first of `tariffs`. */
  readonly tariff: EnergyTariff | undefined;
  /** From this browser, otherwise from the server; with mixed meters electricity, then gas. Undefined while they load. */
  readonly tariffs: readonly EnergyTariff[] | undefined;
  readonly addOnsIdentifiers: readonly string[] | undefined;
  readonly selection: EnergySelection | undefined;
  /** Why the tariffs could not be loaded; that none was chosen is `missing` instead. */
  readonly error: unknown;
  /** No tariff was chosen: redirect to the list. */
  readonly missing: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The tariffs chosen on this or any other device. [LIST-34, TARIFF-12] */
export function useChosenTariffs(): ChosenTariffs {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const stored = useAtomValue(energyTariffAtom);
  const secondary = useAtomValue(energySecondaryTariffAtom);
  const addOns = useAtomValue(energyAddOnsAtom);
  const { data, error, mutate, isValidating } = useSWR<EnergySelection, unknown>(
    ['selection', scope],
    () => http.send(energyEndpoints.selection, {}),
    cachedFor30s,
  );
  const missing = error !== undefined && problemOf(error).code === 'TARIFF_MISSING';
  const chosen = stored ? [stored, ...(secondary ? [secondary] : [])] : data?.tariffs;
  const tariffs = missing || chosen?.length === 0 ? undefined : chosen;
  return {
    tariff: tariffs?.[0],
    tariffs,
    addOnsIdentifiers: addOns ?? data?.addOnsIdentifiers,
    selection: data,
    error: missing ? undefined : error,
    missing,
    retry: () => void mutate(),
    retrying: isValidating,
  };
}
