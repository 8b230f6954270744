import * as z from 'zod/mini';
import { postcodeSchema } from '../address/address.schema';
import { formNumber } from '../form/form-values';
import { hasTokenInPath, stepAt } from '../journey/steps';
import { channelCodes, type ChannelDetails } from '../comms/channel';
import { linkTokenSchema } from '../session/link-token.schema';

/** Whether the path is a step without the token of a link in it: a token does not work on another device. */
const isStepWithoutToken = (path: string): boolean => {
  const step = stepAt(path);
  return step !== null && !hasTokenInPath(step.id);
};

/** Whole segments only: no query, fragment, double slash or `..`, so that the path stays below the brand. */
const plainPath = /^(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[^/?#\\\s]+)+\/?$/i;

/** Path of a step below the brand, without query, at which the other device continues. */
const step = z.string().check(z.maxLength(500), z.regex(plainPath), z.refine(isStepWithoutToken));

/** Body of `POST /account/phone-link`. */
export const phoneLinkRequestSchema = z.object({ step });
export type PhoneLinkRequest = z.infer<typeof phoneLinkRequestSchema>;

/** Body of `POST /account/phone-link/send`: to the mover's own email address (0) or mobile number (1). */
export const sendPhoneLinkSchema = z.object({
  step,
  channel: formNumber([channelCodes.email, channelCodes.sms] as const),
});
export type SendPhoneLink = z.infer<typeof sendPhoneLinkSchema>;

/** Body of `POST /account/phone-link/open`: the postcode of the new home proves that it is the mover. */
export const openPhoneLinkSchema = z.object({ token: linkTokenSchema, postcode: postcodeSchema });
export type OpenPhoneLink = z.infer<typeof openPhoneLinkSchema>;

/** Response of `POST /account/phone-link`. */
export interface PhoneLink {
  /** Address for the other device, on the hosted portal of the brand even when the journey runs in a partner's page. */
  readonly url: string;
  /** ISO instant at which the link expires. */
  readonly expiresAt: string;
}

/** How the mover behind a phone link proves their identity, and the step at which they continue. */
export type PhoneLinkChallenge = { readonly step: string } & (
  | { readonly asks: 'postcode' }
  /** When no postcode is known yet. `contactDetails` is the masked contact that the code would go to. */
  | ({ readonly asks: 'code' } & ChannelDetails)
);
