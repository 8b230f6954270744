import { isIsoDate } from '@home-move/contract';
import * as z from 'zod';
import { vendorId, vendorPicture } from '../http/vendor-fields.js';

const text = z.string().min(1).max(500);
const perMinute = z.number().min(0).max(1000);

/** Pounds as a number, in whole pence: 59.99 → 5999. */
const pounds = z
  .number()
  .min(0)
  .max(10_000)
  .transform((amount) => Math.round(amount * 100));

/** Whole Mbps as text; null for "". */
const mbps = z
  .string()
  .regex(/^\d{0,6}$/)
  .transform((value) => (value === '' ? null : Number(value)));
const speed = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** dd/MM/yyyy as yyyy-MM-dd. */
const day = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .transform((value) => value.split('/').toReversed().join('-'))
  .refine(isIsoDate);

/** The same, null for "". */
const dayOrNone = z
  .literal('')
  .transform(() => null)
  .or(day);

const bit = z.union([z.literal(0), z.literal(1)]);

export const coverageResponse = z.object({ ok: z.literal(true), standard_mbps: mbps, fibre_mbps: mbps });

const point = z.tuple([text, text]);

/** What older versions of the feed leave out has a default. */
const deal = z.object({
  deal_id: vendorId,
  title: text,
  advertiser: z.object({
    id: z.number().int(),
    name: text,
    slug: z.string().regex(/^[a-z\d-]{1,64}$/),
    img: vendorPicture,
  }),
  tech: z.enum(['cable', 'fttp', '5g']),
  price_month: pounds,
  setup_fee: pounds,
  line_rental: pounds,
  contract: z.number().int().positive().max(60),
  rolling: bit,
  exit_fee_month: pounds.nullable().default(null),
  live_from: dayOrNone.default(null),
  visit: bit.default(0),
  price_rises: z.array(z.object({ date: day, price_month: pounds })).max(20),
  dl_mbps: speed,
  ul_mbps: speed,
  min_mbps: mbps,
  cap_gb: z.number().min(0),
  calls: z.object({ name: text, ppm_day: perMinute, ppm_eve: perMinute, ppm_wkd: perMinute }).nullable(),
  tv: z.object({ name: text, points: z.tuple([point, point]) }).nullable(),
  usps: z.array(text).max(20),
  bullets: z.array(text).max(20),
  promos: z
    .array(
      z.object({
        code: vendorId,
        text,
        price_month: pounds.nullable(),
        months: z.number().int().positive().max(60).nullable(),
        ends: z.number().int().positive().max(32_503_680_000),
      }),
    )
    .max(20),
});
export type Deal = z.infer<typeof deal>;

export const dealsResponse = z.object({ ok: z.literal(true), deals: z.array(deal).max(500) });

export const clickResponse = z.object({
  ok: z.literal(true),
  click_id: vendorId,
  status: z.literal('pending'),
  tracked_url: z.url({ protocol: /^https?$/ }),
});

export const cancelResponse = z.object({ ok: z.literal(true), status: z.literal('cancelled') });
