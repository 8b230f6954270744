import { pathOf, problemOf, type EnergyTariff, type QuotesResponse } from '@home-move/contract';
import { type Action, useRuntime } from '@home-move/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSWRConfig } from 'swr';
import { chooseFuelAtom, energyTariffAtom } from '../state/stored-selection';
import { isQuotesKey } from '../tariff/quotes.queries';
import { useStoreSelection } from './chosen-tariffs';
import { useEnergyAction } from './energy-action';
import { useMixedFuel } from './mixed-meters';
import { gasList } from './step-path';
import { nextPath } from './next-path';

/** Opens the page after a whole selection is chosen; the add-ons page only with optional add-ons. [LIST-16] */
function useOpenNext(): (tariffs: readonly EnergyTariff[]) => void {
  const runtime = useRuntime();
  return (tariffs) => runtime.navigate(nextPath('energy-list', runtime, tariffs));
}

/** Fetches the quotes again, and returns whether one of them still offers this tariff at its price. */
function useReloadQuotes(): (tariff: EnergyTariff) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return async ({ quoteId, priceId }) => {
    // Answers that no page shows are not fetched again, and would count as new ones.
    await mutate(isQuotesKey, undefined, { revalidate: false });
    const answers = (await mutate(isQuotesKey)) as readonly (QuotesResponse['data'] | undefined)[];
    const offered = answers.flatMap((answer) => answer?.tariffs ?? []);
    return offered.some((tariff) => tariff.quoteId === quoteId && tariff.priceId === priceId);
  };
}

/**
 * 'Select': stores the tariff, clears the add-ons and opens the next page. With mixed meters electricity opens the list of gas,
 * and gas is stored with it. Expired prices are fetched again. [LIST-10, LIST-15, LIST-16]
 */
export function useChooseTariff(): Action<[EnergyTariff]> {
  const runtime = useRuntime();
  const store = useStoreSelection();
  const reloadQuotes = useReloadQuotes();
  const openNext = useOpenNext();
  const chooseFuel = useSetAtom(chooseFuelAtom);
  const electricity = useAtomValue(energyTariffAtom);
  const mixed = useMixedFuel();

  return useEnergyAction(async (tariff: EnergyTariff) => {
    const isOfTwo = mixed !== null && !mixed.isLast;
    const isSecond = isOfTwo && tariff.energyType === 'Gas';
    // Only an address can open the details of gas before electricity is chosen.
    if (isSecond && !electricity) return runtime.navigate(pathOf('energy-list'));
    const tariffs = isSecond && electricity ? [electricity, tariff] : [tariff];
    try {
      await store(tariffs, null);
    } catch (error) {
      if (problemOf(error).code === 'QUOTE_EXPIRED') {
        const isStillOffered = await reloadQuotes(tariff);
        // Then it is electricity whose price has expired.
        if (isSecond && isStillOffered) {
          chooseFuel('Electric');
          runtime.navigate(pathOf('energy-list'), { replace: true });
        }
      }
      throw error;
    }
    if (!isOfTwo || isSecond) return openNext(tariffs);
    chooseFuel('Gas');
    runtime.navigate(pathOf('energy-list', gasList));
  });
}

/** With mixed meters: continues with the electricity that was chosen, and leaves gas with its current supplier. [LIST-17] */
export function useElectricityOnly(): Action<[]> {
  const store = useStoreSelection();
  const openNext = useOpenNext();
  const electricity = useAtomValue(energyTariffAtom);
  return useEnergyAction(async () => {
    if (!electricity) return;
    await store([electricity], null);
    openNext([electricity]);
  });
}

/** 'Continue' on the add-ons page. [TARIFF-06] */
export function useChooseAddOns(): Action<[readonly EnergyTariff[], readonly string[]]> {
  const runtime = useRuntime();
  const store = useStoreSelection();
  return useEnergyAction(async (tariffs: readonly EnergyTariff[], addOns: readonly string[]) => {
    await store(tariffs, addOns);
    runtime.navigate(nextPath('energy-signup', runtime, tariffs));
  });
}
