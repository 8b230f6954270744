import type { Flatmate } from '../flatmates/flatmate.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint } from './endpoint';

/** Messages to the people who will share the home. */
export const flatmatesEndpoints = {
  /**
   * Mails one flatmate, once, in the name of the mover; nothing about the flatmate is kept. The response is the same where the
   * flatmate wants no such mail. DETAILS_MISSING before the mover has given their name and contact details. [FLAT-03, FLAT-06]
   */
  notify: endpoint<{ body: Flatmate }, void>({
    method: 'POST',
    path: '/tell-flatmates',
    roles: enrolmentRoles,
    success: 204,
  }),
};
