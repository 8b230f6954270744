import type { FastifyInstance } from 'fastify';
import { addDays, dayOf } from '../clock/clock.js';
import { VendorError } from '../server/provider.js';
import { referenceFor, seededDigits, seededNumber } from '../server/seeded-values.js';
import { SubmittedRequests } from '../server/submitted-requests.js';

/** Suppliers that take no readings by call; their customers write to them. */
const READS_BY_MESSAGE: ReadonlySet<string> = new Set(['FERN']);

/** How long ago suppliers have read the meters. */
const LAST_READ_DAYS = 44;

export interface ReadBody {
  fuel: 'ELEC' | 'GAS';
  serial_number: string | null;
  reads: { register: 'STD' | 'DAY' | 'NIGHT'; value: string }[];
  read_at: string;
}

export const READ_BODY = {
  type: 'object',
  required: ['fuel', 'serial_number', 'reads', 'read_at'],
  properties: {
    fuel: { enum: ['ELEC', 'GAS'] },
    serial_number: { type: ['string', 'null'], maxLength: 30 },
    reads: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: {
        type: 'object',
        required: ['register', 'value'],
        properties: { register: { enum: ['STD', 'DAY', 'NIGHT'] }, value: { type: 'string', pattern: '^\\d{4,8}$' } },
      },
    },
    read_at: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T' },
  },
};

/** A reading that the supplier does not accept. */
export const readError = (error = 'READ_REFUSED') => new VendorError(409, { error, fields: [] });

/** "LARK-FIX12-A-DUAL-E7-DD": the supplier, the fuels, and the registers. */
function productOf(codes: readonly string[]) {
  const [supplier = '', , , fuels, meter] = (codes[0] ?? '').split('-');
  return {
    supplier,
    fuels: fuels === 'DUAL' ? (['ELEC', 'GAS'] as const) : ([fuels] as ('ELEC' | 'GAS')[]),
    isMultiRate: meter === 'E7',
  };
}

/** The meters of an application, as its supplier states them. */
export function metering(reference: string, codes: readonly string[], now: Date) {
  const { supplier, fuels, isMultiRate } = productOf(codes);
  const read_on = addDays(dayOf(now), -LAST_READ_DAYS);
  return {
    reads_accepted: !READS_BY_MESSAGE.has(supplier),
    last_reads: fuels.flatMap((fuel) => {
      const registers = fuel === 'ELEC' && isMultiRate ? (['DAY', 'NIGHT'] as const) : (['STD'] as const);
      return registers.map((register) => ({ fuel, register, value: lastRead(reference, fuel, register), read_on }));
    }),
  };
}

/** Starts with 0 now and then. */
function lastRead(...seeds: string[]): string {
  return seededNumber(4, 'new meter', ...seeds) === 0 ? `0${seededDigits(4, ...seeds)}` : seededDigits(5, ...seeds);
}

interface ReceivedRead {
  readonly application_ref: string;
  readonly read_ref: string;
  readonly body: ReadBody;
}

/** Readings by their keys, since the start. */
export class MeterReads {
  readonly #received = new SubmittedRequests<ReceivedRead>();

  /** Returns the reference of the reading: the same for a repeated key, after a restart too. */
  receive(key: string, application_ref: string, codes: readonly string[], body: ReadBody): string {
    if (READS_BY_MESSAGE.has(productOf(codes).supplier)) throw readError('READS_BY_MESSAGE');
    const read_ref = `MR-${referenceFor('meter-read', key)}`;
    const received = this.#received.once(key, { application_ref, ...body }, () => ({
      application_ref,
      read_ref,
      body,
    }));
    if (received === null) throw readError('idempotency_conflict');
    return received.read_ref;
  }

  /** Oldest first. */
  all(): readonly ReceivedRead[] {
    return this.#received.entries();
  }
}

/** The readings that suppliers have received, each once. */
export function meterReadRoutes(app: FastifyInstance, reads: MeterReads): void {
  app.get('/meter-reads', () => reads.all());
}
