import { meterDayEndpoints, type MeterDay, type MeterReading } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { MeterDevice } from './device/meter-device';

export interface Meters {
  /** Null until they are loaded, from the server or this device. */
  readonly data: MeterDay | null;
  /** Why the last request failed. */
  readonly error: unknown;
  readonly isValidating: boolean;
  /** The meters as the server has them now; as before after a failure. */
  readonly reload: () => Promise<MeterDay | null>;
  /** Shows a reading that the server has stored. */
  readonly accept: (reading: MeterReading) => Promise<void>;
}

const withReading = (day: MeterDay, reading: MeterReading): MeterDay => ({
  ...day,
  meters: day.meters.map((meter) => (meter.meter === reading.meter ? { ...meter, reading } : meter)),
});

/** The meters of the home. This device keeps them, encrypted, so that the page opens without a signal. [METER-01, METER-07] */
export function useMeters(device: MeterDevice | null): Meters {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const [stored, setStored] = useState<MeterDay | null>(null);
  useEffect(() => {
    let isStale = false;
    device?.meters().then(
      (meters) => !isStale && setStored(meters),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [device]);

  const load = async () => {
    const day = await http.send(meterDayEndpoints.meterDay, {});
    // The page works without the storage of the device.
    await device?.saveMeters(day).catch(() => undefined);
    await device?.unlock().catch(() => undefined);
    return day;
  };
  const { data, error, isValidating, mutate } = useSWR<MeterDay, unknown>(
    [meterDayEndpoints.meterDay.path, scope],
    load,
    {
      revalidateOnFocus: true,
      revalidateOnReconnect: true,
    },
  );
  return {
    data: data ?? stored,
    error,
    isValidating,
    reload: async () => (await mutate()) ?? null,
    accept: async (reading) => {
      const before = data ?? stored;
      // A response that is on its way does not have it yet.
      if (before === null) {
        await mutate();
        return;
      }
      const changed = await mutate((day = before) => withReading(day, reading), { revalidate: false });
      // Without a signal, the page shows it as sent too.
      if (changed) await device?.saveMeters(changed).catch(() => undefined);
    },
  };
}
