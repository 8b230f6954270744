import { personFields } from '@home-move/contract';

/** The fields of the pages on which movers enter their details, date and address. */
export const moverFields = [
  ...personFields,
  'emailAddress',
  'contactNumber',
  'moveInDate',
  'residentialStatus',
  'address',
] as const;
export type MoverField = (typeof moverFields)[number];

/** The version in which each field last changed; a field that never did is missing. */
export type ChangedAt = Readonly<Partial<Record<MoverField, number>>>;

export type ContactField = Extract<MoverField, 'emailAddress' | 'contactNumber'>;

/**
 * Who entered each contact: the id of a mover's session, `trustedSource` or `unconfirmedSource`. A contact of the partner has no
 * entry, nor has one that an earlier version stored.
 */
export type ContactSources = Readonly<Partial<Record<ContactField, string>>>;

/** The source of contacts that an agent entered, or that the mover had when proving a contact. */
export const trustedSource = 'trusted';

/**
 * The source of contacts that another session had entered when the mover proved one. They may belong to the mover or to
 * a stranger, so they are kept, but open nothing until they are proven.
 */
export const unconfirmedSource = 'unconfirmed';
