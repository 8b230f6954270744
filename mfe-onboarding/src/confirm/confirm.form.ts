import {
  editDateOfBirthSchema,
  editFirstNameSchema,
  editMoveInDateSchema,
  editSurnameSchema,
  emptyDate,
  type DateParts,
  type OnboardingJourney,
} from '@home-move/contract';
import * as z from 'zod/mini';
import type { StepValues } from '../journey/save-step';
import { residentialStatusField } from '../moving-details/moving-details.form';
import { typedDate } from '../personal-details/personal-details.form';

/** The details that partners may leave out, in the order of the page. */
const askedFields = ['firstName', 'surname', 'dateOfBirth', 'moveInDate'] as const;
export type AskedField = (typeof askedFields)[number];

/** Details missing from the journey, which the screen therefore requests. */
export const missingFields = (journey: OnboardingJourney): readonly AskedField[] =>
  askedFields.filter((field) => journey[field] === null);

/** The form's field values. */
export interface TypedConfirmed {
  readonly residentialStatus: string;
  readonly firstName: string;
  readonly surname: string;
  readonly dateOfBirth: DateParts;
  readonly moveInDate: DateParts;
}

export const nothingTyped: Omit<TypedConfirmed, 'residentialStatus'> = {
  firstName: '',
  surname: '',
  dateOfBirth: emptyDate,
  moveInDate: emptyDate,
};

interface Rules {
  readonly today: string;
  /** Whether there are residential statuses to choose from. */
  readonly requiresStatus: boolean;
  readonly missing: readonly AskedField[];
}

const notAsked = z.pipe(
  z.transform(() => undefined),
  z.undefined(),
);

/** Optional: the next page requests a missing date, and lets the mover answer that it is not known yet. */
const optionalMoveInDate = ({ today }: Pick<Rules, 'today'>) =>
  z.pipe(
    z.pipe(
      typedDate,
      z.transform((iso: string) => iso || undefined),
    ),
    z.optional(editMoveInDateSchema({ today })),
  );

/** The missing fields, each with the rules and messages of its edit screen. [ONB-38 to ONB-45] */
export function confirmForm({ today, requiresStatus, missing }: Rules) {
  const asks = (field: AskedField) => missing.includes(field);
  return z.object({
    firstName: asks('firstName') ? editFirstNameSchema : notAsked,
    surname: asks('surname') ? editSurnameSchema : notAsked,
    dateOfBirth: asks('dateOfBirth') ? z.pipe(typedDate, editDateOfBirthSchema({ today })) : notAsked,
    moveInDate: asks('moveInDate') ? optionalMoveInDate({ today }) : notAsked,
    residentialStatus: residentialStatusField(requiresStatus),
  });
}
export type Confirmed = z.infer<ReturnType<typeof confirmForm>>;

/** One save for each detail that was given. [ONB-27] */
export function givenDetails({
  firstName,
  surname,
  dateOfBirth,
  moveInDate,
}: Omit<Confirmed, 'residentialStatus'>): readonly StepValues[] {
  return [
    ...(firstName === undefined ? [] : [{ firstName }]),
    ...(surname === undefined ? [] : [{ surname }]),
    ...(dateOfBirth === undefined ? [] : [{ dateOfBirth }]),
    ...(moveInDate === undefined ? [] : [{ moveInDate }]),
  ];
}
