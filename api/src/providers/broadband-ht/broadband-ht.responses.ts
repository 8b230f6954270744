import { isIsoDate } from '@home-move/contract';
import * as z from 'zod';
import { vendorId, vendorPicture } from '../http/vendor-fields.js';

const text = z.string().min(1).max(500);
const pence = z.number().int().min(0).max(1_000_000);
const perMinute = z.number().min(0).max(1000);
const mbps = z.number().min(0).max(100_000);
const day = z.string().refine(isIsoDate);

const line = z.object({ available: z.boolean(), maxDownloadMbps: mbps });

export const lineCheckResponse = z.object({
  lines: z.object({ standard: line, partFibre: line, fullFibre: line }),
});
export type LineCheckResponse = z.infer<typeof lineCheckResponse>;

const highlight = z.object({ title: text, text });

const offer = z.object({
  offerId: vendorId,
  text,
  monthlyPence: pence.nullable(),
  months: z.number().int().positive().max(60).nullable(),
  endsAt: z.iso.datetime({ offset: true }),
});

const addOn = z.object({ addOnId: vendorId, name: text, about: text.nullable(), monthlyPence: pence });

/** What older versions of the feed leave out has a default. */
const htPackage = z.object({
  packageId: vendorId,
  packageName: text,
  partner: z.number().int(),
  brand: z.object({ id: vendorId, name: text, logo: vendorPicture }),
  accessType: z.enum(['PART_FIBRE', 'FULL_FIBRE']),
  contract: z.object({
    months: z.number().int().positive().max(60),
    rolling: z.boolean(),
    earlyExitPencePerMonth: pence.nullable().default(null),
  }),
  activation: z.object({ earliest: day, engineerVisit: z.boolean() }).nullable().default(null),
  cost: z.object({
    monthlyPence: pence,
    setUpPence: pence,
    lineRentalPence: pence,
    lineRentalIncluded: z.boolean(),
    rises: z.array(z.object({ from: day, monthlyPence: pence })).max(20),
  }),
  speed: z.object({ averageDownMbps: mbps, averageUpMbps: mbps, guaranteedDownMbps: mbps.nullable() }),
  usage: z.object({ unlimited: z.boolean(), limitGb: z.number().positive().nullable() }),
  phone: z
    .object({
      plan: text,
      dayPencePerMin: perMinute,
      eveningPencePerMin: perMinute,
      weekendPencePerMin: perMinute,
    })
    .nullable(),
  tv: z.object({ name: text, highlights: z.tuple([highlight, highlight]) }).nullable(),
  keyPoints: z.array(text).max(20),
  features: z.array(text).max(20),
  socialTariff: z.object({ eligibility: text }).nullable(),
  offers: z.array(offer).max(20),
  addOns: z.array(addOn).max(20).default([]),
  termsUrl: z.url({ protocol: /^https?$/ }),
});
export type HtPackage = z.infer<typeof htPackage>;

export const packagesResponse = z.object({ packages: z.array(htPackage).max(500) });

const accepted = z.object({ orderNumber: text, activationDate: day.nullable().default(null) });
export type Accepted = z.infer<typeof accepted>;

export const orderResponse = accepted.extend({ status: z.literal('RECEIVED') });

export const ordersResponse = z.object({
  orders: z.array(accepted.extend({ packageId: vendorId, startDate: day })).max(1000),
});

export const activationResponse = z.object({ orderNumber: text, activationDate: day });
