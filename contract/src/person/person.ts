/** Title options. [PERS-07] */
export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr'] as const;

/** Youngest and oldest age in whole years at which a mover may sign up, both included. [PERS-17, PERS-18, ONB-40, ONB-41] */
export const ageLimits = { min: 18, max: 99 } as const;

/** Labels, as the messages name the field. */
export const personLabels = {
  title: 'Title',
  firstName: 'First name',
  surname: 'Surname',
  dateOfBirth: 'Date of birth',
  contactNumber: 'Mobile number',
  emailAddress: 'Email address',
} as const;
