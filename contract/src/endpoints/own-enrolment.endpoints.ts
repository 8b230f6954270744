import type { Enrolment } from '../enrolment/enrolment';
import { endpoint, type NoInput } from './endpoint';

const owner = ['enrolment', 'customer', 'agent'] as const;

/** Reading the own enrolment: all of `enrolmentEndpoints` that the shell loads before its first screen. */
export const ownEnrolmentEndpoints = {
  /** [SESS-28] */
  mine: endpoint<NoInput, Enrolment>({
    method: 'GET',
    path: '/enrolment-auth',
    roles: owner,
    summary: 'The enrolment of the token',
  }),
  /** [SESS-29] */
  byId: endpoint<{ params: { id: string } }, Enrolment>({
    method: 'GET',
    path: '/enrolment/:id',
    roles: owner,
    problems: ['NOT_FOUND'],
    summary: 'The pending enrolment by its id; any other than the own is not found',
  }),
};
