import type { editedLabels } from '@home-move/contract';

/** Headings and hints of the edit screens; the validation messages are in the contract. */
export const editTexts = {
  headings: {
    firstName: 'Edit your first name',
    surname: 'Edit your surname',
    dateOfBirth: 'Edit your date of birth',
    moveInDate: 'Edit your move-in date',
    emailAddress: 'Edit your email address',
    phoneNumber: 'Edit your mobile number',
  } satisfies Record<keyof typeof editedLabels, string>,
  birthHint: 'For example, 27 3 1985',
  moveInHint: (example: string) => `The day you start paying the bills. For example, ${example}`,
} as const;
