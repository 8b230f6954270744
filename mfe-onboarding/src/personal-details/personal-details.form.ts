import {
  contactDetailsSchema,
  dateOfBirthSchema,
  emptyDate,
  isEmptyDate,
  passwordSchema,
  personalDetailsSchema,
  personFields,
  recordOf,
  toDateParts,
  toIsoDate,
  type DateParts,
  type Enrolment,
  type PersonField,
} from '@home-move/contract';
import * as z from 'zod/mini';
import type { PrefilledText } from '../journey/prefill';

/**
 * The three fields of a date as yyyy-MM-dd; '' when all are empty. An impossible date becomes a text that the contract's
 * date rule rejects.
 */
export const typedDate = z.transform((parts: DateParts) => {
  if (isEmptyDate(parts)) return '';
  return toIsoDate(parts) ?? `${parts.year}-${parts.month}-${parts.day} is no day`;
});

type TextField = Exclude<PersonField, 'dateOfBirth'> | 'contactNumber' | 'emailAddress' | 'password';

/** The form's field values. */
export type TypedPersonalDetails = Readonly<Record<TextField, string> & { dateOfBirth: DateParts }>;

const noPassword = z.pipe(
  z.transform(() => undefined),
  z.undefined(),
);

/** The contract's two request bodies as one form, with the date of birth in three fields. [PERS-01, PWD-02] */
export function personalDetailsForm({ today, requiresPassword }: { today: string; requiresPassword: boolean }) {
  return z.extend(personalDetailsSchema({ today }), {
    dateOfBirth: z.pipe(typedDate, dateOfBirthSchema({ today })),
    ...contactDetailsSchema.shape,
    password: requiresPassword ? passwordSchema : noPassword,
  });
}
export type PersonalDetailsValues = z.infer<ReturnType<typeof personalDetailsForm>>;

/** The details that the enrolment has so far; empty without an enrolment. */
export function savedPersonalDetails(enrolment: Enrolment | null): TypedPersonalDetails {
  return {
    ...recordOf(personFields, (field) => enrolment?.[field] ?? ''),
    dateOfBirth: enrolment ? toDateParts(enrolment.dateOfBirth) : emptyDate,
    contactNumber: enrolment?.contactNumber ?? '',
    emailAddress: enrolment?.emailAddress ?? '',
    password: '',
  };
}

/** The fields that a partner can fill in. */
const prefilledFields = ['title', 'firstName', 'surname', 'contactNumber', 'emailAddress'] as const;

/** Whether the partner has sent any of these details. */
export function hasPrefilledDetails(prefilled: PrefilledText): boolean {
  return prefilledFields.some((name) => prefilled(name) !== '');
}

/** Fills empty fields with the details that the partner has sent. The mover sees and can change them. */
export function prefilledPersonalDetails(saved: TypedPersonalDetails, prefilled: PrefilledText): TypedPersonalDetails {
  return { ...saved, ...recordOf(prefilledFields, (name) => saved[name] || prefilled(name)) };
}
