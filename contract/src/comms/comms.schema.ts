import * as z from 'zod/mini';
import { linkTokenSchema } from '../session/link-token.schema';
import { formBoolean } from '../form/form-values';
import { channels } from './channel';
import { emailAddressSchema } from '../person/person.schema';
import { commTypes } from './comms';

/** Body of `POST /comms/events/create`: a visitor opened the link of a message. [COMMS-07] */
export const commEventSchema = z.object({
  /** Token of the link; only its hash is stored. */
  token: linkTokenSchema,
  commChannel: z.enum(channels),
  commType: z.enum(commTypes),
  enrolmentId: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  /** Identifies the message that was sent. */
  distributionToken: linkTokenSchema,
});
export type CommEvent = z.infer<typeof commEventSchema>;

/** Body of `PUT /enrolment/comms-blocked-by-user/{token}`: true unsubscribes, false resubscribes. [COMMS-05, COMMS-06] */
export const commsBlockedSchema = z.object({
  enabled: formBoolean,
  /** As in the link; must be the address that the token was issued for. */
  email: emailAddressSchema,
});
export type CommsBlocked = z.infer<typeof commsBlockedSchema>;

/** Body of `POST /unsubscribe/{token}`, as mail programs send it (RFC 8058). */
export const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
export type OneClick = z.infer<typeof oneClickSchema>;
