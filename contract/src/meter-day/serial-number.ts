import * as z from 'zod/mini';
import { withoutSeparators } from '../form/normalise-text';
import { meterDayMessages as messages } from './meter-day.messages';

/** "G4A 00527141821" and "g4a00527141821" are the same serial number. */
export const serialNumberSchema = z
  .string(messages.serialNumber)
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,19}$/, messages.serialNumber));

/** A serial number in the form in which numbers are compared: capitals, without separators. */
const comparable = (serialNumber: string) => withoutSeparators(serialNumber).toUpperCase();

/**
 * Whether a serial number is the one in the register of meters; null if one of them is missing. A difference is explained, and never
 * blocks. [METER-04]
 */
export function isSameSerialNumber(entered: string | null, registered: string | null): boolean | null {
  if (!entered || !registered) return null;
  return comparable(entered) === comparable(registered);
}
