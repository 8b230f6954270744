import type { EnergyTariff, SingleFuel } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';
import { atom } from 'jotai';
import { fuelTypeAtom } from './energy-filters';

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

const parseTariff = (stored: unknown): EnergyTariff | null => (isTariff(stored) ? (stored as EnergyTariff) : null);

/** The chosen tariff; with mixed meters, for electricity or for the fuel not set up yet. [LIST-15, LIST-34] */
export const energyTariffAtom = storedAtom('energyTariff', parseTariff);

/** The gas tariff of mixed meters, chosen after electricity. [LIST-34] */
export const energySecondaryTariffAtom = storedAtom('energySecondaryTariff', parseTariff);

/** Identifiers of the add-ons chosen with the tariffs; null before a choice. [TARIFF-12] */
export const energyAddOnsAtom = storedAtom('energyAddOns', (stored) =>
  Array.isArray(stored) && stored.every((id): id is string => typeof id === 'string') ? stored : null,
);

/** Chooses the fuel whose list opens; electricity is chosen before gas, so it removes the gas tariff. [LIST-11, LIST-12] */
export const chooseFuelAtom = atom(null, (_get, set, fuel: SingleFuel) => {
  set(fuelTypeAtom, fuel);
  if (fuel !== 'Gas') set(energySecondaryTariffAtom, null);
});

/** Forgets the chosen tariffs and their add-ons. */
export const clearSelectionAtom = atom(null, (_get, set) => {
  set(chooseFuelAtom, 'Electric');
  set(energyTariffAtom, null);
  set(energyAddOnsAtom, null);
});
