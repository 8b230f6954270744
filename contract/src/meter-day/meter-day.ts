import type { DayMeter, MeterRegister, RegisterValue } from './meter';

/**
 * How far a reading is on its way to the supplier. `sending`: our call has not succeeded yet, and is repeated. `sent`: the supplier has
 * confirmed it. `refused`: the supplier did not accept it. `byMessage`: the recipient takes no readings by call, or is unknown. The mover
 * copies a message in the last two cases. [METER-14]
 */
export const deliveryStates = ['sending', 'sent', 'refused', 'byMessage'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface ReadingDelivery {
  readonly state: DeliveryState;
  /** The name of the company; null if it is unknown. */
  readonly recipient: string | null;
  /** ISO instant at which the recipient confirmed or refused it; null before that. */
  readonly at: string | null;
}

/** A reading that the server has stored. It never changes; another one replaces it. */
export interface MeterReading {
  /** The id that the device chose. */
  readonly id: string;
  readonly meter: DayMeter;
  /** One for each register of the meter, in their order. */
  readonly values: readonly RegisterValue[];
  /** As the mover entered it; null without one. */
  readonly serialNumber: string | null;
  readonly hasPhoto: boolean;
  /** ISO instant by the clock of the device. [METER-06] */
  readonly takenAt: string;
  /** ISO instant by the clock of the server. [METER-06] */
  readonly receivedAt: string;
  /** Seconds by which the device's clock was ahead of the server's (negative: behind), if more than five minutes; otherwise null. [METER-12] */
  readonly clockDifference: number | null;
  /** SHA-256 in hex of `readingBytes`, which device and server compute. [METER-06] */
  readonly hash: string;
  readonly delivery: ReadingDelivery;
}

/** Who gets the readings of a meter. [METER-14] */
export interface ReadingRecipient {
  readonly name: string;
  /** Whether it takes readings by call; otherwise the mover copies a message. */
  readonly takesReadings: boolean;
  /** The reference of the mover's order with it; null without one. */
  readonly reference: string | null;
}

/** A meter of the new home with its latest reading. */
export interface MeterOfHome {
  readonly meter: DayMeter;
  readonly registers: readonly MeterRegister[];
  /** The serial number in the register of meters; null if it states none. [METER-04] */
  readonly serialNumber: string | null;
  /** Null if it is unknown. */
  readonly recipient: ReadingRecipient | null;
  /** Null before the first. */
  readonly reading: MeterReading | null;
}

/** Response of `GET /meter-day`. */
export interface MeterDay {
  /** First line of the address, for example "14 Castle Road". */
  readonly home: string;
  /** The whole address in one line: for messages, and by which readings know their home. */
  readonly address: string;
  /** yyyy-MM-dd; null while it is unknown. */
  readonly moveInDate: string | null;
  /** In the fixed order; without gas or water if the home has none. [METER-01] */
  readonly meters: readonly MeterOfHome[];
}

/** Response of `GET /meter-day/readings/{id}/photo`. */
export interface ReadingPhoto {
  /** A JPEG as base64. */
  readonly image: string;
}
