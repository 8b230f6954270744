import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentRoles } from '../session/tokens';
import { endpoint } from './endpoint';

/** Skipping a service; kept apart because the lists of energy and broadband bundle it for their first screen. */
export const skipServiceCalls = {
  /** [LIST-17, BBSET-08] */
  skip: endpoint<{ query: { service: string } }, Enrolment>({
    method: 'POST',
    path: '/enrolment/skipservice',
    roles: enrolmentRoles,
  }),
};
