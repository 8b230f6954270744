import * as z from 'zod/mini';
import { passwordSchema } from '../account/password.schema';
import { isIsoDate, yearsBetween } from '../form/calendar-date';
import { formMessages } from '../form/form-values';
import { toSingleLine, normaliseWith, withoutSeparators, withPlainDashes } from '../form/normalise-text';
import { personLabels, personMessages } from './person.messages';

/** Title options. [PERS-07] */
export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr'] as const;

const titleSchema = z.enum(titles, personMessages.title);

/** The apostrophes of other keyboards, and what people type for one; the typographic one is right as it is. */
const normalisedName = normaliseWith((text) => withPlainDashes(text).replace(/[\u2018\u2032`\u00B4]/g, "'"));

/**
 * A name: letters of any alphabet's accents, spaces, hyphens and apostrophes, 2 to 50 characters; a page may have words of
 * its own for one that is too short. [PERS-09 to PERS-13]
 */
export function nameSchema(label: string, tooShort = personMessages.nameTooShort(label)) {
  return z.pipe(
    normalisedName,
    z
      .string(tooShort)
      .check(
        z.minLength(2, tooShort),
        z.maxLength(50, personMessages.nameTooLong(label)),
        z.regex(/^[\p{L}\p{M}' ’-]*$/u, personMessages.nameCharacters(label)),
      ),
  );
}

/** yyyy-MM-dd → the same day as the unpopulated journey sends it: an instant, midnight UTC. [PERS-20] */
export function atMidnightUtc(isoDate: string): string {
  return `${isoDate}T00:00:00.000Z`;
}

const withoutMidnight = z.transform((text: string) => text.replace(/T00:00:00(\.000)?Z$/, ''));

/** What a page says of a day of birth. */
export type BirthMessages = Readonly<Record<'dateMissing' | 'dateImpossible' | 'under18' | 'over99', string>>;

/**
 * Birth, yyyy-MM-dd, or that day at midnight UTC: 18 to 99 years old on `today`; gives yyyy-MM-dd. A page may have words of
 * its own. [PERS-17 to PERS-20]
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
      z.refine((iso) => yearsBetween(iso, today) >= 18, messages.under18),
      z.refine((iso) => yearsBetween(iso, today) <= 99, messages.over99),
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

/** A number of eleven digits stays; one that starts with the country's code has the 0 instead. */
const normalisedMobileNumber = normaliseWith((text) =>
  withoutSeparators(text).replace(/^(\+44|0044|44(?=0?7\d{9}$))0?/, '0'),
);

/** A UK mobile number; spacing and +44 are taken out first, then the rule applies. [PERS-16] */
export const contactNumberSchema = z.pipe(
  normalisedMobileNumber,
  z.string(personMessages.mobile).check(z.regex(/^07\d{9}$/, personMessages.mobile)),
);

/** "mailto:" of a copied link, the name beside an address, spaces around the @ and the full stop of a sentence are not part of it. */
const normalisedEmail = normaliseWith((text) =>
  toSingleLine(text)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/ ?@ ?/g, '@')
    .replace(/[.,;]$/, ''),
);

/** An email address in lower case, at most 100 characters. [PERS-14, PERS-15] */
export const emailAddressSchema = z.pipe(
  normalisedEmail,
  z
    .string(personMessages.email)
    .check(
      z.maxLength(100, { error: formMessages.max100, abort: true }),
      z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/, personMessages.email),
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
