import * as z from 'zod/mini';
import { isIsoDate } from '../form/calendar-date';
import { formMessages } from '../form/form-values';
import { psrConditions, type PsrCondition, type PsrConditionId } from './conditions';
import { isLanguageCode } from './languages';
import { psrMessages as messages } from './psr.messages';

/** The form of letters and bills; NONE is no preference. [PSR-09] */
export const specialCommsPreferences = ['NONE', 'BLACK_AND_WHITE', 'BRAILLE', 'CD', 'LARGE_PRINT', 'AUDIO'] as const;
export type SpecialCommsPreference = (typeof specialCommsPreferences)[number];

/** Who receives the needs; each requires separate consent. */
export const psrRecipients = ['supplier', 'network', 'water'] as const;
export type PsrRecipient = (typeof psrRecipients)[number];
export type PsrConsents = Readonly<Record<PsrRecipient, boolean>>;

/** Details that the mover adds to a condition. */
export interface PsrDetail {
  /** Code of a language. */
  readonly language?: string | undefined;
  /** yyyy-MM-dd */
  readonly until?: string | undefined;
}

/** The needs, keyed by condition, and the format of letters and bills. [PSR-08, PSR-09] */
export type PsrOptions = { readonly [Id in PsrConditionId]?: PsrDetail | undefined } & {
  readonly specialCommsPreferences: SpecialCommsPreference;
};

/** Body of `POST /enrolment/psr`: null without a need for help. [PSR-07, PSR-16] */
export interface PsrRequest {
  readonly psrOptions: PsrOptions | null;
  readonly consents: PsrConsents;
}

/** Response of `GET` and `POST /enrolment/psr`. An agent learns only that answers exist, so the others are missing. [PSR-15] */
export interface PsrAnswers {
  /** Whether the question was answered, with Yes or No. */
  readonly answered: boolean;
  /** Null for the answer No, and before an answer. */
  readonly psrOptions?: PsrOptions | null;
  readonly consents?: PsrConsents;
}

export const noPsrConsents: PsrConsents = { supplier: false, network: false, water: false };

const detail = {
  nothing: z.strictObject({}),
  language: z.strictObject({ language: z._default(z.string(), '') }),
  until: z.strictObject({ until: z._default(z.string(), '') }),
};

const detailOf = ({ asks }: PsrCondition): z.ZodMiniType<PsrDetail> => detail[asks ?? 'nothing'];

const optionFields = Object.fromEntries(
  psrConditions.map((condition) => [condition.id, z.optional(detailOf(condition))]),
) as Readonly<Record<PsrConditionId, z.ZodMiniOptional<z.ZodMiniType<PsrDetail>>>>;

const optionsSchema = z.strictObject({
  ...optionFields,
  specialCommsPreferences: z._default(z.enum(specialCommsPreferences), 'NONE'),
});

const consentFields = { supplier: z.boolean(), network: z.boolean(), water: z.boolean() };

/** The message about a condition's detail; null when it is complete. [PSR-11 to PSR-13] */
function problemWith(asks: PsrCondition['asks'], { language = '', until = '' }: PsrDetail, today: string) {
  if (asks === 'language') return isLanguageCode(language) ? null : messages.language;
  if (asks !== 'until') return null;
  if (until === '') return messages.untilMissing;
  if (!isIsoDate(until)) return formMessages.invalid;
  return until > today ? null : messages.untilPast;
}

/** The conditions of a selection, in the order of the register. */
export function chosenConditions(options: PsrOptions): readonly (typeof psrConditions)[number][] {
  return psrConditions.filter(({ id }) => options[id] !== undefined);
}

/**
 * The answers, and the page's form.
 * @param rules.today London's calendar day
 */
export function psrRequestSchema({ today }: { today: string }): z.ZodMiniType<PsrRequest> {
  return z
    .object({
      psrOptions: z.nullable(optionsSchema),
      consents: z._default(z.object(consentFields), { ...noPsrConsents }),
    })
    .check(({ value, issues }) => {
      const { psrOptions: options, consents } = value;
      if (options === null) return;
      const reject = (path: string[], message: string) =>
        issues.push({ code: 'custom', path, message, input: value, continue: true });
      const chosen: readonly PsrCondition[] = chosenConditions(options);
      if (chosen.length === 0 && options.specialCommsPreferences === 'NONE')
        reject(['psrOptions'], messages.nothingSelected);
      for (const { id, asks } of chosen) {
        const message = problemWith(asks, options[id as PsrConditionId] ?? {}, today);
        if (asks && message !== null) reject(['psrOptions', id, asks], message);
      }
      if (!psrRecipients.some((recipient) => consents[recipient])) reject(['consents'], messages.noConsent);
    });
}
