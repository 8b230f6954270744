import type { EarlierReading, MeterRegister } from './meter';

/** Why the mover should look at a meter again. Nothing blocks the reading. [METER-03] */
export interface ReadingDoubt {
  readonly kind: 'lower' | 'higher';
  readonly earlier: EarlierReading;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Gas of a cold month is about three times the average of a year. */
const seasonalFactor = 4;
/** Units that any home may use in some days. */
const tolerance = 100;

/** The most units that usual use explains between two days. */
function mostUse(yearlyUse: number, from: string, until: string): number {
  const days = Math.max(1, (Date.parse(until) - Date.parse(from)) / dayMilliseconds);
  return tolerance + (seasonalFactor * yearlyUse * days) / 365;
}

/**
 * Compares a reading with the earlier one of its register; null if nothing is remarkable, or nothing is known.
 * @param readOn yyyy-MM-dd
 */
export function readingDoubt(
  value: string,
  { earlier, yearlyUse }: Pick<MeterRegister, 'earlier' | 'yearlyUse'>,
  readOn: string,
): ReadingDoubt | null {
  if (earlier === null) return null;
  const used = Number(value) - Number(earlier.value);
  if (used < 0) return { kind: 'lower', earlier };
  return used > mostUse(yearlyUse, earlier.readOn, readOn) ? { kind: 'higher', earlier } : null;
}
