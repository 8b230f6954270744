import {
  dayMeters,
  deliveryStates,
  registerRates,
  type MeterDay,
  type meterDayEndpoints,
  type MeterReading,
  type ReadingPhoto,
} from '@home-move/contract';
import * as z from 'zod';
import { day, instant, nullableText, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const reading = component<MeterReading>()(
  'MeterReading',
  z.strictObject({
    id: text,
    meter: z.enum(dayMeters),
    values: z.array(z.strictObject({ rate: z.enum(registerRates), value: text })),
    serialNumber: nullableText,
    hasPhoto: z.boolean(),
    takenAt: instant.describe("By the device's clock"),
    receivedAt: instant,
    clockDifference: z
      .int()
      .nullable()
      .describe("Seconds by which the device's clock was ahead, negative if it was behind; null up to five minutes"),
    hash: text.describe('SHA-256 of values, serial number, time and photo, in hexadecimal digits'),
    delivery: z.strictObject({
      state: z
        .enum(deliveryStates)
        .describe('`sending`: the call to the supplier is repeated. `byMessage`: the mover copies a message'),
      recipient: nullableText,
      at: instant.nullable(),
    }),
  }),
);

const register = z.strictObject({
  rate: z.enum(registerRates),
  digits: z.int(),
  isDigitsKnown: z.boolean().describe('If false, readings of 4 to 8 digits are accepted'),
  yearlyUse: z.number(),
  earlier: z
    .strictObject({ value: text, readOn: day, source: z.enum(['supplier', 'mover']) })
    .nullable()
    .describe('What a new reading is compared with'),
});

const meterDay = component<MeterDay>()(
  'MeterDay',
  z.strictObject({
    home: text,
    address: text,
    moveInDate: day.nullable(),
    meters: z.array(
      z.strictObject({
        meter: z.enum(dayMeters),
        registers: z.array(register),
        serialNumber: nullableText.describe('In the register of meters'),
        recipient: z
          .strictObject({ name: text, takesReadings: z.boolean(), reference: nullableText.describe('Of the order') })
          .nullable(),
        reading: reading.nullable(),
      }),
    ),
  }),
);

const photo = component<ReadingPhoto>()('ReadingPhoto', z.strictObject({ image: text.describe('A JPEG as base64') }));

export const meterDayResponses: ResponsesOf<typeof meterDayEndpoints> = { meterDay, saveReading: reading, photo };
