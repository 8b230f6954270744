import type { RegisterRate, SingleFuel } from '@home-move/contract';
import * as z from 'zod';
import type { DataMap } from '../../common/disclosures/data-map.js';
import type { SupplierMetering, SupplierReading } from './quotes.port.js';

const fuelCodes = { Electric: 'ELEC', Gas: 'GAS' } as const satisfies Record<SingleFuel, string>;
const fuels = { ELEC: 'Electric', GAS: 'Gas' } as const satisfies Record<string, SingleFuel>;
const registerCodes = { single: 'STD', day: 'DAY', night: 'NIGHT' } as const satisfies Record<RegisterRate, string>;
const rates = { STD: 'single', DAY: 'day', NIGHT: 'night' } as const satisfies Record<string, RegisterRate>;

export const meteringResponse = z.object({
  reads_accepted: z.boolean(),
  last_reads: z
    .array(
      z.object({
        fuel: z.enum(['ELEC', 'GAS']),
        register: z.enum(['STD', 'DAY', 'NIGHT']),
        value: z.string().regex(/^\d{4,8}$/),
        read_on: z.iso.date(),
      }),
    )
    .max(10),
});

export const readingResponse = z.object({ read_ref: z.string().min(1).max(200) });

export function toMetering({ reads_accepted, last_reads }: z.infer<typeof meteringResponse>): SupplierMetering {
  return {
    takesReadings: reads_accepted,
    earlier: last_reads.map(({ fuel, register, value, read_on }) => ({
      fuel: fuels[fuel],
      rate: rates[register],
      value,
      readOn: read_on,
    })),
  };
}

/** The body of a reading. */
interface ReadingBody {
  readonly fuel: string;
  readonly serial_number: string | null;
  readonly reads: readonly { readonly register: string; readonly value: string }[];
  readonly read_at: string;
}

export const readingData: DataMap<ReadingBody> = {
  fuel: 'meters',
  serial_number: 'meters',
  reads: { register: 'meters', value: 'usage' },
  read_at: 'usage',
};

export function fromReading({ fuel, serialNumber, values, takenAt }: SupplierReading): ReadingBody {
  return {
    fuel: fuelCodes[fuel],
    serial_number: serialNumber,
    reads: values.map(({ rate, value }) => ({ register: registerCodes[rate], value })),
    read_at: takenAt.toISOString(),
  };
}
