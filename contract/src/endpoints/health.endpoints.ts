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
    summary: 'Whether addresses can be looked up: Up, Degraded (slow) or Down',
  }),
  healthcheck: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck',
    roles: [],
    problems: ['UNAVAILABLE'],
    summary: 'Whether all dependencies of the API are available',
  }),
  live: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck/live',
    roles: [],
    summary: 'Whether the process responds',
  }),
  ready: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck/ready',
    roles: [],
    problems: ['UNAVAILABLE'],
    summary: 'Whether it can serve requests: database, registry and documents',
  }),
};
