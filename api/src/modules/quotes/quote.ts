import type { Address, AnnualUse, AssumedUse, TariffFuel } from '@home-move/contract';
import type { TariffOffer } from '../enrolment/energy.state.js';

/** What tariffs were asked for; a choice counts only while the enrolment still asks the same. */
export interface Question {
  readonly address: Address;
  readonly fuels: TariffFuel;
  readonly use: AssumedUse;
}

/** Tariffs priced for one enrolment, kept so that what was shown is what is chosen. */
export interface Quote {
  readonly id: string;
  readonly enrolmentId: string;
  /** The provider's own id. */
  readonly searchId: string;
  /** `questionText` of what was asked. */
  readonly question: string;
  readonly offers: readonly TariffOffer[];
  readonly expiresAt: Date;
}

/** One text for the same question. */
export function questionKey({ address, fuels, use }: Question): string {
  const { electricityKwh, gasKwh }: AnnualUse = use;
  const { addressKey, houseNameOrNumber, addressLine1, postcode } = address;
  return JSON.stringify([addressKey, houseNameOrNumber, addressLine1, postcode, fuels, electricityKwh, gasKwh]);
}
