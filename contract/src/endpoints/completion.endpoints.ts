import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentRoles } from '../session/tokens';
import { endpoint } from './endpoint';

/** Completing services by name; the server also completes each when it is set up. */
export const completionEndpoints = {
  /**
   * Completes services that meet their condition: energy needs an accepted application for every chosen fuel, broadband
   * an order or a visit that the mover confirmed, council and water the answers of their step. CONFLICT if any other
   * service is named; nothing changes then. Repeat `services[]` for more than one. [CALL-05]
   */
  completeServices: endpoint<{ query: { 'services[]': string } }, Enrolment>({
    method: 'POST',
    path: '/enrolment/completeservices',
    roles: enrolmentRoles,
    idempotent: true,
  }),
};
