import * as z from 'zod';

const text = z.string().max(300);
const kind = z.enum(['R', 'N']);

export const lookupResponse = z.object({
  result: z.object({ items: z.array(z.object({ udprn: text.min(1), line: text.min(1), type: kind })).max(1000) }),
});
export type LookupResponse = z.infer<typeof lookupResponse>;

export const statusResponse = z.object({ result: z.object({ service: z.literal('ok') }) });

export const addressResponse = z.object({
  result: z.object({
    udprn: text.min(1),
    organisation_name: text,
    sub_building_name: text,
    building_name: text,
    building_number: text,
    thoroughfare: text,
    dependent_locality: text,
    post_town: text.min(1),
    postcode: text.min(1),
    type: kind,
  }),
});
export type AddressResponse = z.infer<typeof addressResponse>;
