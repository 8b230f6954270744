import * as z from 'zod';

const name = z.string().min(1).max(200);
/** People follow it from our pages. */
const link = z.url({ protocol: /^https$/ });
/** A picture in the answer itself; any other is left out, as our documents let the browser load none from elsewhere. */
const picture = z
  .string()
  .nullable()
  .transform((value) => (value !== null && /^data:image\/(svg\+xml|png);base64,/.test(value) ? value : null));

const authority = z.object({
  name,
  welshName: name.nullable(),
  logoUrl: picture,
  registrationUrl: link,
  validUntil: z.iso.date().nullable(),
  replacedBy: name.nullable(),
});

const company = z.object({
  name,
  logoUrl: picture,
  registrationUrl: link,
  services: z.array(z.enum(['WATER', 'SEWERAGE'])).min(1),
});

const water = z
  .object({ billing: z.enum(['OWN_BILL', 'WITH_COUNCIL_TAX', 'NO_BILL']), companies: z.array(company).max(10) })
  .refine(({ billing, companies }) => billing !== 'OWN_BILL' || companies.length > 0);

export const servicesAnswer = z.object({
  country: z.enum(['England', 'Wales', 'Scotland', 'Northern Ireland']),
  localTax: z.object({ kind: z.enum(['COUNCIL_TAX', 'DOMESTIC_RATES']), authority }),
  water,
});
export type ServicesAtPostcode = z.infer<typeof servicesAnswer>;
