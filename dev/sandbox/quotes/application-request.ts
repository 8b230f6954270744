import { invalidRequest } from './invalid-request.js';

export interface ApplicationBody {
  search_id: string;
  product_codes: string[];
  extras: string[];
  customer: { email: string };
  supply_start_date?: string | null;
  payment: {
    method: 'DD' | 'PAYG';
    account_name?: string;
    account_number?: string;
    sort_code?: string;
    collection_day?: number;
    paper_mandate?: boolean;
  };
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const nullableText = (maxLength: number) => ({ type: ['string', 'null'], maxLength });
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const nullableDay = { type: ['string', 'null'], pattern: day.pattern };

const PAYMENT = {
  type: 'object',
  required: ['method'],
  properties: {
    method: { enum: ['DD', 'PAYG'] },
    account_name: text(18),
    account_number: { type: 'string', pattern: '^\\d{8}$' },
    sort_code: { type: 'string', pattern: '^\\d{6}$' },
    collection_day: { type: 'integer', minimum: 1, maximum: 28 },
    paper_mandate: { type: 'boolean' },
  },
};

export const APPLICATION_BODY = {
  type: 'object',
  required: [
    'search_id',
    'product_codes',
    'extras',
    'customer',
    'supply_address',
    'move_in_date',
    'payment',
    'consents',
  ],
  properties: {
    search_id: { type: 'string', pattern: '^QS-[0-9a-f]{12}$' },
    product_codes: { type: 'array', minItems: 1, maxItems: 2, items: text(60) },
    extras: { type: 'array', maxItems: 20, items: text(20) },
    customer: {
      type: 'object',
      required: ['first_name', 'last_name', 'date_of_birth', 'email', 'phone'],
      properties: {
        title: text(10),
        first_name: text(50),
        last_name: text(50),
        date_of_birth: day,
        email: text(100),
        phone: text(20),
      },
    },
    supply_address: {
      type: 'object',
      required: ['line_1', 'town', 'postcode'],
      properties: {
        udprn: nullableText(20),
        line_1: text(210),
        line_2: nullableText(210),
        town: text(100),
        postcode: text(8),
      },
    },
    meter_points: { type: ['object', 'null'], properties: { mpan: nullableText(21), mprn: nullableText(10) } },
    move_in_date: day,
    supply_start_date: nullableDay,
    payment: PAYMENT,
    consents: {
      type: 'object',
      required: ['terms'],
      properties: {
        terms: { const: true },
        smart_meter: { type: 'boolean' },
        billing_reads: { enum: ['HH', 'DAILY', 'MONTHLY', null] },
        settlement_reads: { enum: ['HH', 'DAILY', null] },
        marketing_email: { type: 'boolean' },
        marketing_sms: { type: 'boolean' },
        marketing_foundation: { type: 'boolean' },
        marketing_group: { type: 'boolean' },
        priority_services: { type: 'boolean' },
      },
    },
  },
};

export const START_DATE_BODY = {
  type: 'object',
  required: ['supply_start_date'],
  properties: { supply_start_date: day },
};

export const WITHDRAWAL_BODY = {
  type: 'object',
  required: ['requested_at'],
  properties: { requested_at: { type: 'string', format: 'date-time' } },
};

export const APPLICANT_QUERY = { type: 'object', required: ['email'], properties: { email: text(100) } };

const DIRECT_DEBIT_FIELDS = ['collection_day', 'paper_mandate'] as const;
const ACCOUNT_FIELDS = ['account_name', 'account_number', 'sort_code'] as const;

/** Throws for a direct debit without a collection day, or without an account unless the mandate is on paper. */
export function requireAccount({ payment }: ApplicationBody): void {
  if (payment.method === 'PAYG') return;
  const required = payment.paper_mandate ? DIRECT_DEBIT_FIELDS : [...DIRECT_DEBIT_FIELDS, ...ACCOUNT_FIELDS];
  const missing = required.filter((field) => payment[field] === undefined);
  if (missing.length === 0) return;
  throw invalidRequest(
    missing.map((field) => ({ field: `payment.${field}`, reason: 'is required for a direct debit' })),
  );
}
