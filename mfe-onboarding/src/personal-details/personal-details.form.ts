import {
  contactDetailsSchema,
  dateOfBirthSchema,
  emptyDate,
  passwordSchema,
  personalDetailsSchema,
  toDateParts,
  type DateParts,
  type Enrolment,
} from '@home-move/contract';
import * as z from 'zod/mini';
import { typedDate } from '../parts/typed-date';

/** What the boxes hold. */
export interface TypedPersonalDetails {
  readonly title: string;
  readonly firstName: string;
  readonly surname: string;
  readonly dateOfBirth: DateParts;
  readonly contactNumber: string;
  readonly emailAddress: string;
  readonly password: string;
}

const notAsked = z.pipe(
  z.transform(() => undefined),
  z.undefined(),
);

/** The contract's two bodies as one form, the birth typed in three boxes; a password only where it is asked for. [PERS-01, PWD-02] */
export function personalDetailsForm({ today, asksPassword }: { today: string; asksPassword: boolean }) {
  return z.extend(personalDetailsSchema({ today }), {
    dateOfBirth: z.pipe(typedDate, dateOfBirthSchema({ today })),
    ...contactDetailsSchema.shape,
    password: asksPassword ? passwordSchema : notAsked,
  });
}
export type PersonalDetailsValues = z.infer<ReturnType<typeof personalDetailsForm>>;

/** What the enrolment knows already; empty boxes without one. */
export function knownPersonalDetails(enrolment: Enrolment | null): TypedPersonalDetails {
  return {
    title: enrolment?.title ?? '',
    firstName: enrolment?.firstName ?? '',
    surname: enrolment?.surname ?? '',
    dateOfBirth: enrolment ? toDateParts(enrolment.dateOfBirth) : emptyDate,
    contactNumber: enrolment?.contactNumber ?? '',
    emailAddress: enrolment?.emailAddress ?? '',
    password: '',
  };
}
