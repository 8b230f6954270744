import type { EnergyTariff } from '@home-move/contract';

/** A tariff of a quote, with what only the server needs of it. */
export interface Offer {
  readonly tariff: EnergyTariff;
  readonly supplierCode: string;
  readonly isNamedSupplier: boolean;
}
