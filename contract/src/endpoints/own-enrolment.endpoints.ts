import type { Enrolment } from '../enrolment/enrolment';
import type { ShownStep } from '../journey/shown-step.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Calls of the shell about the caller's own enrolment; kept apart because the shell bundles them for its first screen. */
export const ownEnrolmentCalls = {
  /** [SESS-28] */
  mine: endpoint<NoInput, Enrolment>({
    method: 'GET',
    path: '/enrolment-auth',
    roles: enrolmentRoles,
  }),
  /** [SESS-29] */
  byId: endpoint<{ params: { id: string } }, Enrolment>({
    method: 'GET',
    path: '/enrolment/:id',
    roles: enrolmentRoles,
  }),
  /** Records the step last shown, at which the mover continues on any device. Changes no version. */
  recordStep: endpoint<{ body: ShownStep }, undefined>({
    method: 'PUT',
    path: '/enrolment-auth/last-step',
    roles: enrolmentRoles,
    success: 204,
  }),
};
