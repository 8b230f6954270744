import * as z from 'zod/mini';
import { passwordSchema } from './password.schema';
import { isIsoDate, yearsBetween } from '../form/calendar-date';
import { formMessages, normaliseWith } from '../form/form-values';
import { toSingleLine, withoutSeparators, withPlainDashes } from '../form/normalise-text';
import { ageLimits, personLabels, personMessages, titles } from './person';

const titleSchema = z.enum(titles, personMessages.title);

/** Replaces characters that people type for an apostrophe; the typographic apostrophe is kept. */
const normalisedName = normaliseWith((text) => withPlainDashes(text).replace(/[\u2018\u2032`\u00B4]/g, "'"));

/**
 * A name of 2 to 50 characters: at least one letter, with any accent, spaces, hyphens and apostrophes. [PERS-09 to PERS-13]
 * @param label how messages name the field
 * @param tooShort a page's own message for a name that is too short
 * @param missing its own message for no name
 */
export function nameSchema(label: string, tooShort = personMessages.nameTooShort(label), missing = tooShort) {
  return z.pipe(
    normalisedName,
    z
      .string(missing)
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.minLength(2, tooShort),
        z.maxLength(50, personMessages.nameTooLong(label)),
        z.regex(/^(?=.*\p{L})[\p{L}\p{M}' ’-]*$/u, personMessages.nameCharacters(label)),
      ),
  );
}

/** Converts yyyy-MM-dd to the format that the unpopulated journey sends: that day at midnight UTC. [PERS-20] */
export function atMidnightUtc(isoDate: string): string {
  return `${isoDate}T00:00:00.000Z`;
}

const withoutMidnight = z.transform((text: string) => text.replace(/T00:00:00(\.000)?Z$/, ''));

/** Messages of a form field for the date of birth. */
export type BirthMessages = Readonly<Record<'dateMissing' | 'dateImpossible' | 'under18' | 'over99', string>>;

/**
 * A date of birth, yyyy-MM-dd or that day at midnight UTC, of a person aged within `ageLimits`; parses to yyyy-MM-dd.
 * [PERS-17 to PERS-20]
 * @param rules.today London's calendar day
 * @param rules.messages a page's own messages
 */
export function dateOfBirthSchema({
  today,
  messages = personMessages,
}: {
  today: string;
  messages?: BirthMessages | undefined;
}) {
  return z.pipe(
    z.pipe(z.string(messages.dateMissing), withoutMidnight),
    z.string().check(
      z.minLength(1, { error: messages.dateMissing, abort: true }),
      z.refine(isIsoDate, { error: messages.dateImpossible, abort: true }),
      z.refine((iso) => yearsBetween(iso, today) >= ageLimits.min, messages.under18),
      z.refine((iso) => yearsBetween(iso, today) <= ageLimits.max, messages.over99),
    ),
  );
}

/** Body of `PUT /enrolment-auth/personal-details`. `today` is London's calendar day. [PERS-22] */
export function personalDetailsSchema({ today }: { today: string }) {
  return z.object({
    title: titleSchema,
    firstName: nameSchema(personLabels.firstName),
    surname: nameSchema(personLabels.surname),
    dateOfBirth: dateOfBirthSchema({ today }),
  });
}
export type PersonalDetails = z.infer<ReturnType<typeof personalDetailsSchema>>;

/** Replaces the country code with 0; a number of eleven digits is unchanged. */
const normalisedMobileNumber = normaliseWith((text) =>
  withoutSeparators(text).replace(/^(\+44|0044|44(?=0?7\d{9}$))0?/, '0'),
);

/** A UK mobile number, validated after spacing and +44 are removed. [PERS-16] */
export const contactNumberSchema = z.pipe(
  normalisedMobileNumber,
  z.string(personMessages.mobile).check(z.regex(/^07\d{9}$/, personMessages.mobile)),
);

/** Removes text copied with an address: "mailto:", a name, spaces around the @, the full stop of a sentence. */
const normalisedEmail = normaliseWith((text) =>
  toSingleLine(text)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/ ?@ ?/g, '@')
    .replace(/[.,;]$/, ''),
);

const mailboxWord = String.raw`[^\s@<>()[\]\\,;:".]+`;
const hostLabel = String.raw`[\p{Script=Latin}0-9]([\p{Script=Latin}0-9-]{0,61}[\p{Script=Latin}0-9])?`;

/** Words separated by dots, an @, and a host name in Latin letters: what mail servers accept. */
const emailAddress = new RegExp(String.raw`^${mailboxWord}(\.${mailboxWord})*@${hostLabel}(\.${hostLabel})+$`, 'u');

/** An email address in lower case, at most 100 characters. [PERS-14, PERS-15] */
export const emailAddressSchema = z.pipe(
  normalisedEmail,
  z
    .string(personMessages.email)
    .check(
      z.maxLength(100, { error: formMessages.max100, abort: true }),
      z.regex(emailAddress, personMessages.email),
      z.toLowerCase(),
    ),
);

/** Body of `PUT /enrolment-auth/contact-details`; the password comes from the unpopulated journey. [PERS-06, PERS-21, PWD-02] */
export const contactDetailsSchema = z.object({
  contactNumber: contactNumberSchema,
  emailAddress: emailAddressSchema,
  password: z.optional(passwordSchema),
});
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
