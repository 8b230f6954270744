/** The meters of a home, in the order of the page. [METER-01] */
export const dayMeters = ['electricity', 'gas', 'water'] as const;
export type DayMeter = (typeof dayMeters)[number];

/** The registers of a meter: one, or one for each rate. [METER-02] */
export const registerRates = ['single', 'day', 'night'] as const;
export type RegisterRate = (typeof registerRates)[number];

/** Digits of a meter whose register is unknown. */
export const usualDigits = 5;

/** A reading from before, which a new one is compared with. [METER-03] */
export interface EarlierReading {
  readonly value: string;
  /** yyyy-MM-dd */
  readonly readOn: string;
  /** `supplier`: the supplier of the order has it. `mover`: noted on the move plan. */
  readonly source: 'supplier' | 'mover';
}

/** One number that a meter shows. */
export interface MeterRegister {
  readonly rate: RegisterRate;
  /** Digits of a reading, without red ones and without digits after a point. */
  readonly digits: number;
  /** False if no register of meters states them: `digits` is then the usual number, and 4 to 8 are accepted. */
  readonly isDigitsKnown: boolean;
  /** Expected use in a year, in units of the meter. */
  readonly yearlyUse: number;
  /** Null if none is known. */
  readonly earlier: EarlierReading | null;
}

/** The number of one register, as digits, because leading zeros are part of a reading. */
export interface RegisterValue {
  readonly rate: RegisterRate;
  readonly value: string;
}
