/** The fields of the pages on which movers enter their details, date and address. */
export const moverFields = [
  'title',
  'firstName',
  'surname',
  'dateOfBirth',
  'emailAddress',
  'contactNumber',
  'moveInDate',
  'residentialStatus',
  'address',
] as const;
export type MoverField = (typeof moverFields)[number];

/** The version in which each field last changed; a field that never did is missing. */
export type ChangedAt = Readonly<Partial<Record<MoverField, number>>>;
