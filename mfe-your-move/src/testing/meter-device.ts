import { aMeterDay, aReading } from '@home-move/contract/testing';
import { ApiError, meterDayEndpoints, problem, type MeterDay, type MeterReading } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { DeviceStorageError } from '../meter-day/device/device-database';
import type { MeterDevice, ReadingDraft, StoredReading } from '../meter-day/device/meter-device';

/** The storage of a device in memory. */
export interface TestDevice extends MeterDevice {
  readonly stored: {
    meters: MeterDay | null;
    readings: StoredReading[];
    drafts: ReadingDraft[];
    isLocked: boolean;
    /** The noted number of readings that are not sent. */
    unsent: number | null;
  };
  /** From now on nothing can be stored. */
  readonly fill: () => void;
  /** The browser removes everything that is stored, and nothing can be stored any more. */
  readonly evict: () => void;
}

interface TestDeviceOptions {
  readonly meters?: MeterDay | null;
  readonly readings?: readonly StoredReading[];
  readonly drafts?: readonly ReadingDraft[];
  /** ISO instant of its clock. */
  readonly now?: string;
}

export function createTestDevice(options: TestDeviceOptions = {}): TestDevice {
  const stored: TestDevice['stored'] = {
    meters: options.meters ?? null,
    readings: [...(options.readings ?? [])],
    drafts: [...(options.drafts ?? [])],
    isLocked: false,
    unsent: null,
  };
  let isFull = false;
  let isCleared = false;
  let last = stored.readings.length;
  const write = async (act: () => void) => {
    if (isFull || isCleared) throw new DeviceStorageError('full');
    act();
  };
  const others = <Item extends { readonly meter: string }>(
    items: readonly Item[],
    { meter }: { readonly meter: string },
  ) => items.filter((item) => item.meter !== meter);
  return {
    stored,
    fill: () => (isFull = true),
    evict() {
      isFull = true;
      Object.assign(stored, { meters: null, readings: [], drafts: [] });
    },
    unlock: async () => void (stored.isLocked = false),
    lock: async () => void Object.assign(stored, { isLocked: true, drafts: [] }),
    note: (unsent) => void (stored.unsent = unsent),
    meters: async () => stored.meters,
    saveMeters: (meters) => write(() => (stored.meters = meters)),
    readings: async () => stored.readings.toSorted((one, other) => one.sequence - other.sequence),
    save: (reading) =>
      write(() => {
        last += 1;
        stored.readings = [...others(stored.readings, reading), { ...reading, sequence: last }];
      }),
    change: ({ id, replaces }) =>
      write(() => (stored.readings = stored.readings.map((each) => (each.id === id ? { ...each, replaces } : each)))),
    remove: ({ id }) => write(() => (stored.readings = stored.readings.filter((each) => each.id !== id))),
    drafts: async () => stored.drafts,
    saveDraft: (draft) => write(() => (stored.drafts = [...others(stored.drafts, draft), draft])),
    removeDraft: (draft) => write(() => (stored.drafts = others(stored.drafts, draft))),
    async clear() {
      isCleared = true;
      Object.assign(stored, { meters: null, readings: [], drafts: [] });
    },
    hash: async () => 'ab'.repeat(32),
    now: () => options.now ?? '2026-11-27T09:47:00.000Z',
    alone: (act) => act(),
  };
}

/** A reading of the gas meter that waits on a device; name what matters. */
export const aWaitingReading = (changes: Partial<StoredReading> = {}): StoredReading => ({
  id: 'f'.repeat(32),
  home: '14 Castle Road, Bedford, MK40 2QT',
  meter: 'gas',
  values: [{ rate: 'single', value: '03812' }],
  serialNumber: 'G4A00527141821',
  photo: null,
  takenAt: '2026-11-27T09:42:00.000Z',
  hash: 'cd'.repeat(32),
  replaces: null,
  sequence: 1,
  ...changes,
});

/**
 * Answers like a server that stores each reading once, and starts with these meters. Returns the readings in the order of their arrival.
 * @param onStored delays the answer to a reading, or loses it by rejecting
 */
export function answerMeterDay(
  runtime: TestRuntime,
  day: MeterDay = aMeterDay(),
  onStored: () => Promise<void> = async () => undefined,
): readonly MeterReading[] {
  const received: MeterReading[] = [];
  let current = day;
  runtime.answer(meterDayEndpoints.meterDay, () => current);
  runtime.answer(meterDayEndpoints.saveReading, async ({ params: { id }, body }) => {
    const { meter, values, serialNumber, photo, takenAt, hash, replaces } = body;
    const stored = current.meters.find((each) => each.meter === meter)?.reading ?? null;
    if (stored?.id === id) return stored;
    if (stored !== null && stored.id !== replaces) throw new ApiError(problem('READING_EXISTS'));
    const reading = aReading({ id, meter, values, serialNumber, hasPhoto: photo !== null, takenAt, hash });
    received.push(reading);
    current = {
      ...current,
      meters: current.meters.map((each) => (each.meter === meter ? { ...each, reading } : each)),
    };
    await onStored();
    return reading;
  });
  runtime.answer(meterDayEndpoints.photo, () => ({ image: '/9j/' }));
  return received;
}
