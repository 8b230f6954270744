import type { MeterDay, MeterOfHome, MeterReading } from '@home-move/contract';
import type { MeterState } from './cards/meter-card';
import type { StoredReading } from './device/meter-device';
import { isInConflict } from './readings/use-readings';

/** How far a meter is. */
export interface MeterProgress {
  readonly meter: MeterOfHome;
  readonly state: MeterState;
  /** The reading on this device. */
  readonly waiting: StoredReading | undefined;
  /** The reading on the server. */
  readonly sent: MeterReading | null;
  /** Whether the mover has to choose between both. [METER-10] */
  readonly isConflict: boolean;
}

/** The meters of the home with their readings. Sent is only what the server has confirmed. [METER-01, METER-09] */
export function meterStates(day: MeterDay, waiting: readonly StoredReading[]): readonly MeterProgress[] {
  return day.meters.map((meter) => {
    const onDevice = waiting.find((reading) => reading.meter === meter.meter);
    // The server has it, and this device has not removed it yet.
    const own = onDevice && meter.reading?.id === onDevice.id ? undefined : onDevice;
    return {
      meter,
      state: own ? 'waiting' : meter.reading ? 'sent' : 'todo',
      waiting: own,
      sent: meter.reading,
      isConflict: own !== undefined && isInConflict(own, day),
    };
  });
}
