import type { Enrolment } from '../enrolment/enrolment';
import type { ShownStep } from '../enrolment/shown-step.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Calls of the shell about the caller's own enrolment; kept apart because the shell bundles them for its first screen. */
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
  /** Records the step last shown, at which the mover continues on any device. Changes no version. */
  recordStep: endpoint<{ body: ShownStep }, undefined>({
    method: 'PUT',
    path: '/enrolment-auth/last-step',
    roles: enrolmentRoles,
    success: 204,
    summary: 'Record the step last shown',
  }),
};
