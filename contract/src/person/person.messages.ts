import { ageLimits } from './person';

/** Messages of names, date of birth and contact details, word for word the specification's. [PERS-07, PERS-11 to PERS-18] */
export const personMessages = {
  title: 'Please enter your Title',
  nameTooShort: (label: string) => `The length of ${label} must be at least of 2 characters`,
  nameTooLong: (label: string) => `The length of ${label} must be 50 characters or fewer`,
  nameCharacters: (label: string) => `${label} cannot contain numbers or special characters`,
  under18: `You must be at least ${ageLimits.min} years of age to sign up`,
  over99: `You must be ${ageLimits.max} years of age or under to sign up`,
  dateMissing: 'Mandatory',
  dateImpossible: 'Invalid',
  email: 'Please enter a valid email address',
  mobile: 'Please enter a valid UK mobile number without spaces, starting with 07',
} as const;
