import * as z from 'zod';
import { vendorPicture } from '../http/vendor-fields.js';

const name = z.string().min(1).max(200);
/** Our pages link to it. */
const link = z.url({ protocol: /^https$/ });

const authority = z.object({
  name,
  welshName: name.nullable(),
  logoUrl: vendorPicture,
  registrationUrl: link,
  validUntil: z.iso.date().nullable(),
  replacedBy: name.nullable(),
});

const company = z.object({
  name,
  logoUrl: vendorPicture,
  registrationUrl: link,
  services: z.array(z.enum(['WATER', 'SEWERAGE'])).min(1),
});

const water = z
  .object({ billing: z.enum(['OWN_BILL', 'WITH_COUNCIL_TAX', 'NO_BILL']), companies: z.array(company).max(10) })
  .refine(({ billing, companies }) => billing !== 'OWN_BILL' || companies.length > 0);

export const servicesResponse = z.object({
  country: z.enum(['England', 'Wales', 'Scotland', 'Northern Ireland']),
  localTax: z.object({ kind: z.enum(['COUNCIL_TAX', 'DOMESTIC_RATES']), authority }),
  water,
});
export type ServicesAtPostcode = z.infer<typeof servicesResponse>;

export const registrationResponse = z.object({ registration: z.object({ reference: name, companies: z.array(name) }) });
