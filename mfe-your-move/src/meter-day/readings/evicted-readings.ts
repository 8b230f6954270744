import type { MeterDay } from '@home-move/contract';
import type { MeterDevice, StoredReading } from '../device/meter-device';

/** The readings on the device; none if it cannot be read. */
export const storedReadings = (device: MeterDevice): Promise<readonly StoredReading[]> =>
  device.readings().catch(() => []);

/**
 * Compares the readings that this page has shown with the ones on the device. The device may have lost some, because the browser removed
 * its storage: they are stored again. Returns the readings for which that fails too, and which only this page still has. A reading that
 * another tab has sent meanwhile is not lost. [METER-11]
 */
export async function evictedReadings(
  device: MeterDevice,
  shown: readonly StoredReading[],
  stored: readonly StoredReading[],
  reload: () => Promise<MeterDay | null>,
): Promise<readonly StoredReading[]> {
  const missing = shown.filter(({ id }) => !stored.some((reading) => reading.id === id));
  if (missing.length === 0) return [];
  const day = await reload().catch(() => null);
  const isSent = ({ id }: StoredReading) => day?.meters.some(({ reading }) => reading?.id === id);
  const lost: StoredReading[] = [];
  for (const reading of missing.filter((each) => !isSent(each))) {
    // They keep their order.
    // oxlint-disable-next-line no-await-in-loop
    const isStored = await device.save(reading).then(
      () => true,
      () => false,
    );
    if (!isStored) lost.push(reading);
  }
  return lost;
}
