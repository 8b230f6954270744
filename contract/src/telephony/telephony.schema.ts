import * as z from 'zod/mini';
import { isIsoDate } from '../form/calendar-date';
import { trimmed } from '../form/form-values';
import { inviteJourneys, maxCrmReferenceLength, noteMaxLength, telephonyMessages } from './telephony';

/** Body of `POST /telephony/login`. [TEL-03] */
export const telephonyLoginSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type TelephonyLogin = z.infer<typeof telephonyLoginSchema>;

/**
 * Query of the calls that list entries, newest first: with `from`, the page begins with that entry, so that it stays the same
 * while newer entries are added.
 */
export const entryPageQuerySchema = z.object({ from: z.optional(z.string().check(z.regex(/^[\da-f]{24}$/))) });
export type EntryPageQuery = z.infer<typeof entryPageQuerySchema>;

/** Body of `POST /note`, a form. [TEL-28, TEL-30] */
export const noteSchema = z.object({
  content: trimmed.check(
    z.minLength(1, telephonyMessages.emptyNote),
    z.maxLength(noteMaxLength, telephonyMessages.longNote),
  ),
  /** Day on which agents are reminded of it. */
  remindOn: z.optional(z.string().check(z.refine(isIsoDate, telephonyMessages.remindOn))),
});
export type NewNote = z.infer<typeof noteSchema>;

/** Body of `POST /enrolment/send-link`: without a journey, the link continues where the customer left off. [TEL-08, TEL-11] */
export const sendLinkSchema = z.object({ journey: z.optional(z.enum(inviteJourneys)) });
export type SendLink = z.infer<typeof sendLinkSchema>;

/** Body of `POST /telephony/launch`, with the origin of the page around the frame as the browser states it. */
export const launchSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  origin: z.string().check(z.minLength(1), z.maxLength(255)),
});
export type Launch = z.infer<typeof launchSchema>;

/** No control characters, and none that are invisible or reverse the direction: the name is in history, notes and messages. */
const visibleLine = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** Body of `POST /launch-codes`, which a CRM's server sends with its partner key. */
export const newLaunchCodeSchema = z.object({
  /** `reference` of the enrolment. */
  enrolment: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Name of the agent on the call: that of an active account with the partner. History and notes show it. */
  agentName: trimmed.check(z.minLength(1), z.maxLength(100), z.regex(visibleLine, telephonyMessages.agentName)),
  /** Origin of the CRM's page, such as https://crm.example.com. */
  origin: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The CRM's own reference of the call, which the panel's events carry. */
  reference: z.optional(
    z.string().check(z.minLength(1), z.maxLength(maxCrmReferenceLength, telephonyMessages.longReference)),
  ),
});
export type NewLaunchCode = z.infer<typeof newLaunchCodeSchema>;
