/** Title options. [PERS-07] */
export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr'] as const;

/** Youngest and oldest age in whole years at which a mover may sign up, both included. [PERS-17, PERS-18, ONB-40, ONB-41] */
export const ageLimits = { min: 18, max: 99 } as const;

/**
 * The details of a person that are stored as text. Their type, storage, response and history follow from this list.
 * `dateOfBirth` is yyyy-MM-dd.
 */
export const personFields = ['title', 'firstName', 'surname', 'dateOfBirth'] as const;
export type PersonField = (typeof personFields)[number];

/** Null until the mover or a partner gives them. */
export type PersonDetails = Readonly<Record<PersonField, string | null>>;

/** Labels, as the messages name the field. */
export const personLabels = {
  title: 'Title',
  firstName: 'First name',
  surname: 'Surname',
  dateOfBirth: 'Date of birth',
  contactNumber: 'Mobile number',
  emailAddress: 'Email address',
} as const;

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
