/** Clocks may differ by this many seconds before the difference becomes part of the proof. [METER-12] */
export const maxClockDifference = 5 * 60;

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
