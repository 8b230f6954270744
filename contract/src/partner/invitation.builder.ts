import type { Invitation } from './invitation';

/** An invitation that Oakwood Lettings had a mover sent. */
export function anInvitation(given: Partial<Invitation> = {}): Invitation {
  return {
    sentBy: 'Oakwood Lettings',
    details: ['name', 'emailAddress', 'contactNumber', 'address', 'moveInDate'],
    agreedOn: '2026-11-19',
    ...given,
  };
}
