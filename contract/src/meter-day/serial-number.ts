import { withoutSeparators } from '../form/normalise-text';

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
