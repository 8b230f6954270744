import { withoutSeparators } from '../form/normalise-text';

/** A serial number as on the meter, with or without separators: "G4A 00527141821". */
export const serialNumberPattern = /^[A-Za-z0-9][A-Za-z0-9 /-]{0,19}$/;

/** "G4A 00527141821" and "g4a00527141821" are the same serial number. */
const comparable = (serialNumber: string) => withoutSeparators(serialNumber).toUpperCase();

/**
 * Whether a serial number is the one in the register of meters; null if one of them is missing. A difference is explained, and never
 * blocks. [METER-04]
 */
export function isSameSerialNumber(entered: string | null, registered: string | null): boolean | null {
  if (!entered || !registered) return null;
  return comparable(entered) === comparable(registered);
}
