import type { DataPassport, PassportExistence, PassportQuery } from '../data-passport/data-passport';
import { endpoint, type NoInput } from './endpoint';

/** The record of the personal data that third parties have received about a mover. */
export const dataPassportEndpoints = {
  /** CONTACT_UNVERIFIED until the mover has proven a contact. NOT_FOUND for `from` of another enrolment. [PASS-16] */
  read: endpoint<{ query?: PassportQuery }, DataPassport>({
    method: 'GET',
    path: '/enrolment/data-passport',
    roles: ['enrolment', 'customer'],
  }),
  /** How many entries there are, and nothing else. [PASS-16] */
  count: endpoint<NoInput, PassportExistence>({
    method: 'GET',
    path: '/enrolment/data-passport/count',
    roles: ['agent'],
  }),
};
