/** Clocks may differ by this many seconds before the difference becomes part of the proof. [METER-12] */
export const maxClockDifference = 5 * 60;

/** A difference in the unit in which the number is at least two, because differences of five minutes at most are not shown: "7 minutes". */
export function clockDifferenceText(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/**
 * Whole seconds by which the device's clock is ahead of the server's, negative if it is behind; null if they differ by five minutes at
 * most. [METER-12]
 * @param device ISO instant
 * @param server ISO instant
 */
export function clockDifference(device: string, server: string): number | null {
  const seconds = Math.round((Date.parse(device) - Date.parse(server)) / 1000);
  return Math.abs(seconds) > maxClockDifference ? seconds : null;
}
