import type { EnergyTariff } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import type { TariffOffer } from '../state/energy.state.js';

/** For tests: Larkfield Fix 12 of the named supplier, unless overridden. */
export function anOffer(
  tariff: Partial<EnergyTariff> = {},
  offer: Partial<Omit<TariffOffer, 'tariff'>> = {},
): TariffOffer {
  return { supplierCode: 'LARK', isNamedSupplier: true, ...offer, tariff: aTariff(tariff) };
}
