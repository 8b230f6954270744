import * as z from 'zod/mini';
import { addressLine, postcodeSchema } from '../address/address.schema';
import type { MoveInLimits } from '../moving-details/moving-details';
import { moveInDateSchema } from '../moving-details/moving-details.schema';
import { personLabels, personMessages, titles } from '../person/person';
import { contactNumberSchema, emailAddressSchema, nameSchema } from '../person/person.schema';
import { prefillMessages } from './prefill';

/** Names the fields that a partner must not send, such as health needs and bank details. */
function namingUnknownFields({ code, keys }: { readonly code?: unknown; readonly keys?: unknown }): string | undefined {
  if (code !== 'unrecognized_keys' || !Array.isArray(keys)) return undefined;
  return prefillMessages.notAccepted(keys.slice(0, 5).map((key) => String(key).slice(0, 40)));
}
const strictly = { error: namingUnknownFields };

const brandRoute = z.string().check(z.minLength(1), z.maxLength(60));
const origin = z.string().check(z.minLength(1), z.maxLength(255));
const line = z._default(addressLine, '');

const addressSchema = z.strictObject(
  { postcode: postcodeSchema, houseNameOrNumber: line, addressLine1: line, addressLine2: line, town: line },
  strictly,
);

/** London's calendar day, and how far from it a move-in date may lie. */
export interface PrefillRules {
  readonly today: string;
  readonly limits: MoveInLimits;
}

/**
 * Body of `POST /prefill-codes`, which a partner's server sends with its partner key: the brand and the origin of the page that
 * shows the portal, and either the mover's details or an enrolment that the partner has created. Each detail has the
 * rules of the mover's own forms; date of birth, health needs and bank details are not accepted.
 */
export function newPrefillCodeSchema(rules: PrefillRules) {
  const details = z.strictObject(
    {
      title: z.optional(z.enum(titles, personMessages.title)),
      firstName: z.optional(nameSchema(personLabels.firstName)),
      surname: z.optional(nameSchema(personLabels.surname)),
      emailAddress: z.optional(emailAddressSchema),
      contactNumber: z.optional(contactNumberSchema),
      moveInDate: z.optional(moveInDateSchema(rules)),
      address: z.optional(addressSchema),
      /** Number of the branch, as in `data-branch`. */
      branch: z.optional(z.string().check(z.regex(/^\d{1,9}$/, prefillMessages.branch))),
    },
    strictly,
  );
  return z
    .strictObject(
      {
        brand: brandRoute,
        origin,
        details: z.optional(details),
        /** `reference` of the enrolment. */
        enrolment: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      },
      strictly,
    )
    .check(
      z.refine((code) => code.details === undefined || code.enrolment === undefined, {
        path: ['enrolment'],
        error: prefillMessages.detailsOrEnrolment,
      }),
    );
}
/** What a partner's server sends. */
export type NewPrefillCode = z.input<ReturnType<typeof newPrefillCodeSchema>>;
/** The details of a request, normalised. */
export type SentPrefillDetails = NonNullable<z.output<ReturnType<typeof newPrefillCodeSchema>>['details']>;

/** Body of `POST /prefill`: the code, the origin of the page around the frame as the browser states it, and the brand shown. */
export const redeemPrefillSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  origin,
  brand: brandRoute,
});
export type RedeemPrefill = z.infer<typeof redeemPrefillSchema>;
