import type { EnergyTariff } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import type { Offer } from './offer.js';

/** For tests: Larkfield Fix 12 of the named supplier; name what matters. */
export function anOffer(tariff: Partial<EnergyTariff> = {}, offer: Partial<Omit<Offer, 'tariff'>> = {}): Offer {
  return { supplierCode: 'LARK', isNamedSupplier: true, ...offer, tariff: aTariff(tariff) };
}
