import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Calls that read the caller's own enrolment; kept apart because the shell bundles them for its first screen. */
export const ownEnrolmentCalls = {
  /** [SESS-28] */
  mine: endpoint<NoInput, Enrolment>({
    method: 'GET',
    path: '/enrolment-auth',
    roles: enrolmentRoles,
    summary: 'The enrolment of the token',
  }),
  /** [SESS-29] */
  byId: endpoint<{ params: { id: string } }, Enrolment>({
    method: 'GET',
    path: '/enrolment/:id',
    roles: enrolmentRoles,
    problems: ['NOT_FOUND'],
    summary: "The caller's enrolment by its id; any other id is not found",
  }),
};
