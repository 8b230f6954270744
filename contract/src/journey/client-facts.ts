import type { Flags } from '../brand/brand';
import type { Enrolment } from '../enrolment/enrolment';
import type { ChosenTariff, JourneyFacts } from './next-page';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function tariffOf(stored: unknown, addOns: unknown): ChosenTariff | null {
  if (!isObject(stored) || typeof stored['supplierName'] !== 'string') return null;
  const identifiers = Array.isArray(addOns) ? addOns.filter((id): id is string => typeof id === 'string') : [];
  return { supplierName: stored['supplierName'], addOnIdentifiers: identifiers };
}

/** Identifiers of the add-ons that the quote of a stored tariff lists. */
function offeredAddOns(stored: unknown): unknown {
  if (!isObject(stored) || !Array.isArray(stored['addOnsData'])) return [];
  return stored['addOnsData'].map((addOn: unknown) => (isObject(addOn) ? addOn['identifier'] : null));
}

/** The parts of the runtime contract that hold these facts. */
export interface ClientRuntime {
  readonly flags: { get(): Flags };
  readonly config: { readonly namedSupplier: string };
  readonly storage: { get(key: 'energyTariff' | 'energyAddOns' | 'energySecondaryTariff'): unknown };
}

/** The facts for the journey's rules as the browser has them: enrolment, flags and the tariffs in session storage. */
export function clientFacts(enrolment: Enrolment, { flags, config, storage }: ClientRuntime): JourneyFacts {
  const secondary = storage.get('energySecondaryTariff');
  return {
    enrolment,
    flags: flags.get(),
    namedSupplier: config.namedSupplier,
    tariff: tariffOf(storage.get('energyTariff'), storage.get('energyAddOns')),
    secondaryTariff: tariffOf(secondary, offeredAddOns(secondary)),
  };
}
