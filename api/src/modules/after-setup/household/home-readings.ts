import {
  dayMeters,
  londonToday,
  type DayMeter,
  type HouseholdReading,
  type MeterReadings,
  type RegisterValue,
} from '@home-move/contract';
import type { StoredReading } from '../meter-day/meter-reading.repository.js';

/** The readings of meter day, and for other meters the ones on the plan. Without proofs, and without their way to suppliers. [ROOM-07] */
export function homeReadings(
  taken: readonly Pick<StoredReading, 'meter' | 'values' | 'takenAt'>[],
  noted: MeterReadings | null,
): readonly HouseholdReading[] {
  return dayMeters.flatMap((meter) => {
    const reading = taken.find((each) => each.meter === meter);
    if (reading)
      return [
        {
          meter,
          values: reading.values.map(({ rate, value }) => ({ rate, value })),
          readOn: londonToday(new Date(reading.takenAt)),
        },
      ];
    const values = noted === null ? [] : notedValues(noted, meter);
    return noted === null || values.length === 0 ? [] : [{ meter, values, readOn: noted.readOn }];
  });
}

/** On the plan, the first number of an electricity meter with two is the one for the day. */
function notedValues({ electricity, electricityNight, gas }: MeterReadings, meter: DayMeter): readonly RegisterValue[] {
  if (meter === 'electricity' && electricity !== null && electricityNight !== null)
    return [
      { rate: 'day', value: electricity },
      { rate: 'night', value: electricityNight },
    ];
  const value = { electricity, gas, water: null }[meter];
  return value === null ? [] : [{ rate: 'single', value }];
}
