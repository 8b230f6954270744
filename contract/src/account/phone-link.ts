import * as z from 'zod/mini';
import { postcodeSchema } from '../address/address.schema';
import { formNumber } from '../form/form-values';
import { hasTokenInPath, stepAt } from '../journey/steps';
import { channelCodes, type ChannelDetails } from '../otp/otp';
import { linkTokenSchema } from './account.schema';

/** A path whose own parameter is the token of a link opens nothing on another device. */
const carriesNoToken = (path: string): boolean => {
  const step = stepAt(path);
  return step !== null && !hasTokenInPath(step.id);
};

/** Whole segments alone: no query, no fragment, no second slash and no way up, so that it stays below the brand. */
const plainPath = /^(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[^/?#\\\s]+)+\/?$/i;

/** Path of a step below the brand, without query: where the other device goes on. */
const step = z.string().check(z.maxLength(500), z.regex(plainPath), z.refine(carriesNoToken));

/** Body of `POST /account/phone-link`. */
export const phoneLinkRequestSchema = z.object({ step });
export type PhoneLinkRequest = z.infer<typeof phoneLinkRequestSchema>;

/** Body of `POST /account/phone-link/send`: to the mover's own email address (0) or mobile number (1). */
export const sendPhoneLinkSchema = z.object({
  step,
  channel: formNumber([channelCodes.email, channelCodes.sms] as const),
});
export type SendPhoneLink = z.infer<typeof sendPhoneLinkSchema>;

/** Body of `POST /account/phone-link/open`: the postcode of the new home shows that it is them. */
export const openPhoneLinkSchema = z.object({ token: linkTokenSchema, postcode: postcodeSchema });
export type OpenPhoneLink = z.infer<typeof openPhoneLinkSchema>;

/** Answer of `POST /account/phone-link`. */
export interface PhoneLink {
  /** Where the other device goes on: the hosted portal of the brand, also when the journey runs in a partner's page. */
  readonly url: string;
  /** ISO instant after which the link opens nothing. */
  readonly expiresAt: string;
}

/** Answer of `POST /account/phone-link/asks`: what shows that it is them, and the step that follows. */
export type PhoneLinkChallenge = { readonly step: string } & (
  | { readonly asks: 'postcode' }
  /** No postcode is known yet. `contactDetails` is where the code would go, masked. */
  | ({ readonly asks: 'code' } & ChannelDetails)
);

/** Tries at the postcode of one link, right ones included; after them it opens nothing. */
export const maxPhoneLinkAttempts = 5;
