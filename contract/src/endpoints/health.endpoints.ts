import { roles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Response of the health calls; UNAVAILABLE instead while a dependency is missing. */
export interface Health {
  readonly status: 'ok';
}

/** State of the address and quote service. [HEALTH-06] */
export const serviceStatuses = ['Up', 'Degraded', 'Down'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

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
    summary: 'Whether everything the API needs is there',
  }),
  live: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck/live',
    roles: [],
    summary: 'Whether the process answers',
  }),
  ready: endpoint<NoInput, Health>({
    method: 'GET',
    path: '/healthcheck/ready',
    roles: [],
    problems: ['UNAVAILABLE'],
    summary: 'Whether it may be given requests: database, registry and documents',
  }),
};
