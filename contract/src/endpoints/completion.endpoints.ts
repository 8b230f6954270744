import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentRoles } from '../session/tokens';
import { endpoint } from './endpoint';

/** Completing services by name; the server also completes each when it is set up. */
export const completionEndpoints = {
  /**
   * Completes what was earned: energy with an accepted application for every chosen fuel, broadband with an order or a visit
   * that the mover confirmed, council and water with the answer of their step. CONFLICT for anything else, and then nothing
   * changes. Repeat `services[]` for more than one. [CALL-05]
   */
  completeServices: endpoint<{ query: { 'services[]': string } }, Enrolment>({
    method: 'POST',
    path: '/enrolment/completeservices',
    roles: enrolmentRoles,
    idempotent: true,
  }),
};
