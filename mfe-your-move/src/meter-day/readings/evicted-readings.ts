import type { MeterDay } from '@home-move/contract';
import type { MeterDevice, StoredReading } from '../device/meter-device';

/** The readings on the device; none if it cannot be read. */
export const storedReadings = (device: MeterDevice): Promise<readonly StoredReading[]> =>
  device.readings().catch(() => []);

/** Whether the device has the reading, or another one that has replaced it. */
const hasMeterOf = async (device: MeterDevice, { meter }: StoredReading) =>
  (await storedReadings(device)).some((stored) => stored.meter === meter);

interface ShownReadings {
  readonly shown: readonly StoredReading[];
  /** Whether the page still shows a reading. */
  readonly isShown: (reading: StoredReading) => boolean;
  readonly reload: () => Promise<MeterDay | null>;
}

/**
 * Compares the readings that this page has shown with the readings on the device. The device may have lost some, because the browser
 * removed its storage: they are stored again. Returns the readings for which that fails too, and which only this page still has. A reading
 * that another tab has sent or replaced meanwhile is not lost. [METER-11]
 */
export async function evictedReadings(
  device: MeterDevice,
  { shown, isShown, reload }: ShownReadings,
): Promise<readonly StoredReading[]> {
  const stored = await storedReadings(device);
  const missing = shown.filter(({ meter }) => !stored.some((reading) => reading.meter === meter));
  if (missing.length === 0) return [];
  const day = await reload().catch(() => null);
  const isSent = ({ id }: StoredReading) => day?.meters.some(({ reading }) => reading?.id === id);
  const lost: StoredReading[] = [];
  // They keep their order.
  /* oxlint-disable no-await-in-loop */
  for (const reading of missing.filter((each) => !isSent(each))) {
    if ((await hasMeterOf(device, reading)) || !isShown(reading)) continue;
    const isStored = await device.save(reading).then(
      () => true,
      () => false,
    );
    if (!isStored && isShown(reading)) lost.push(reading);
  }
  /* oxlint-enable no-await-in-loop */
  return lost;
}
