import * as z from 'zod/mini';
import { addMonths, isIsoDate } from '../form/calendar-date';
import { normaliseWith } from '../form/form-values';
import { withPlainDashes } from '../form/normalise-text';
import { planMessages as messages } from './plan.messages';

/**
 * What the meters of the new home show. Kept as digits, because leading zeros are part of a reading; null for a meter that was
 * not read.
 */
export interface MeterReadings {
  /** yyyy-MM-dd */
  readonly readOn: string;
  /** Of a meter with two registers, the one for the day. */
  readonly electricity: string | null;
  readonly electricityNight: string | null;
  readonly gas: string | null;
}

/** Months for which a reading can be noted afterwards. */
export const maxReadingAgeMonths = 3;

const readings = ['electricity', 'electricityNight', 'gas'] as const satisfies readonly (keyof MeterReadings)[];

/** Meters show groups of digits: "12 345". A point and what follows it are not part of a reading. */
const toDigits = (value: string) => withPlainDashes(value).replaceAll(' ', '');

const reading = z._default(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? toDigits(value) || null : value)),
    z.nullable(z.string(messages.digits).check(z.regex(/^\d{4,8}$/, messages.digits))),
  ),
  null,
);

const readOnSchema = (today: string) =>
  z.pipe(
    normaliseWith((value) => value.trim()),
    z.string(messages.readOnMissing).check(
      z.minLength(1, { error: messages.readOnMissing, abort: true }),
      z.refine(isIsoDate, { error: messages.readOnImpossible, abort: true }),
      z.refine((iso) => iso <= today, messages.readOnFuture),
      z.refine((iso) => iso >= addMonths(today, -maxReadingAgeMonths), messages.readOnTooEarly(maxReadingAgeMonths)),
    ),
  );

/**
 * Body of `PUT /enrolment/meter-readings`, and its form. At least one meter; a night reading needs the one of the day. Empty
 * text counts as not read.
 * @param rules.today London's calendar day, yyyy-MM-dd
 */
export function meterReadingsSchema({ today }: { readonly today: string }) {
  return z
    .object({ readOn: readOnSchema(today), electricity: reading, electricityNight: reading, gas: reading })
    .check(({ value, issues }) => {
      const reject = (message: string) => issues.push({ code: 'custom', path: ['electricity'], message, input: value });
      if (value.electricityNight !== null && value.electricity === null) reject(messages.dayMissing);
      else if (readings.every((meter) => value[meter] === null)) reject(messages.noReading);
    });
}
export type MeterReadingsForm = z.infer<ReturnType<typeof meterReadingsSchema>>;
