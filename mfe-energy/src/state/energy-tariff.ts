import type { EnergyTariff } from '@home-move/contract';
import { storedAtom } from './stored-atom';

const wanted = ['quoteId', 'priceId', 'tariffName', 'supplierName'] as const;

function isTariff(stored: unknown): stored is EnergyTariff {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    wanted.every((name) => name in stored && typeof (stored as Record<string, unknown>)[name] === 'string')
  );
}

/** The chosen tariff. [LIST-15, LIST-34] */
export const energyTariffAtom = storedAtom('energyTariff', (stored) => (isTariff(stored) ? stored : null));
