import {
  typicalNightPercent,
  type Address,
  type AssumedUse,
  type MeterAnswers,
  type TariffFuel,
} from '@home-move/contract';
import type { TariffOffer } from '../state/energy.state.js';

/** The input of a quote. A choice is valid only while the enrolment still has the same input. */
export interface Question {
  readonly address: Address;
  readonly fuels: TariffFuel;
  readonly use: AssumedUse;
  /** The mover's answers; null if the register lists the meters, and before an answer. */
  readonly meters: MeterAnswers | null;
}

/** Tariffs priced for one enrolment, stored so that the mover chooses exactly the tariffs shown. */
export interface Quote {
  readonly id: string;
  readonly enrolmentId: string;
  /** The provider's own id. */
  readonly searchId: string;
  /** The `questionKey` of its input. */
  readonly question: string;
  readonly offers: readonly TariffOffer[];
  readonly expiresAt: Date;
}

/** The same text for the same question. */
export function questionKey({ address, fuels, use, meters }: Question): string {
  const { electricityKwh, gasKwh, nightPercent } = use;
  const { addressKey, houseNameOrNumber, addressLine1, postcode } = address;
  const home = [addressKey, houseNameOrNumber, addressLine1, postcode];
  // Absent if it has no effect, and for the typical share: earlier versions stored questions without a share.
  const night = nightPercent === undefined || nightPercent === typicalNightPercent ? [] : [nightPercent];
  const answers = meters ? [meters.prepay, meters.economy7] : [];
  return JSON.stringify([...home, fuels, electricityKwh, gasKwh, ...night, ...answers]);
}
