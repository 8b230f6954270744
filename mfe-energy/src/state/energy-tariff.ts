import type { EnergyTariff } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';

const wanted = ['quoteId', 'priceId', 'tariffName', 'supplierName'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Without the bills of its add-ons, as a remote of another version wrote it, nothing could be added up. */
function isTariff(stored: unknown): boolean {
  if (!isObject(stored) || !wanted.every((name) => typeof stored[name] === 'string')) return false;
  const { addOnsData } = stored;
  return (
    Array.isArray(addOnsData) &&
    addOnsData.every((addOn: unknown) => isObject(addOn) && typeof addOn['billCost'] === 'number')
  );
}

/** The chosen tariff. [LIST-15, LIST-34] */
export const energyTariffAtom = storedAtom('energyTariff', (stored) =>
  isTariff(stored) ? (stored as EnergyTariff) : null,
);
