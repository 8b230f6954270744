import { roles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Response of the health calls; UNAVAILABLE instead while a dependency is missing. */
export interface Health {
  readonly status: 'ok';
}

/** State of the address and quote service. [HEALTH-06] */
export const serviceStatuses = ['Up', 'Degraded', 'Down'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** State of the API, for monitoring and the status pages. */
export const healthEndpoints = {
  /** [HEALTH-06] */
  serviceStatus: endpoint<NoInput, { readonly data: { readonly status: ServiceStatus } }>({
    method: 'GET',
    path: '/gbg-status-check',
    roles,
  }),
  healthcheck: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck',
    roles: [],
  }),
  live: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck/live',
    roles: [],
  }),
  ready: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck/ready',
    roles: [],
  }),
};
