import type { EnergyTariff } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';
import { atom } from 'jotai';

const requiredFields = ['quoteId', 'priceId', 'tariffName', 'supplierName'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rejects a tariff stored by another version without the bills of its add-ons: its cost could not be calculated. */
function isTariff(stored: unknown): boolean {
  if (!isObject(stored) || !requiredFields.every((name) => typeof stored[name] === 'string')) return false;
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

/** Identifiers of the add-ons chosen with the tariff; null before a choice. [TARIFF-12] */
export const energyAddOnsAtom = storedAtom('energyAddOns', (stored) =>
  Array.isArray(stored) && stored.every((id): id is string => typeof id === 'string') ? stored : null,
);

/** Forgets the chosen tariff and its add-ons. */
export const clearPlanAtom = atom(null, (_get, set) => {
  set(energyTariffAtom, null);
  set(energyAddOnsAtom, null);
});
