import { endpoint, type Nothing } from './endpoint';

/** Answer of the health calls; a problem UNAVAILABLE instead while something is missing. */
export interface Health {
  readonly status: 'ok';
}

export const healthEndpoints = {
  healthcheck: endpoint<Nothing, Health>({
    method: 'GET',
    path: '/healthcheck',
    roles: [],
    problems: ['UNAVAILABLE'],
    summary: 'Whether everything the API needs is there',
  }),
  live: endpoint<Nothing, Health>({
    method: 'GET',
    path: '/healthcheck/live',
    roles: [],
    summary: 'Whether the process answers',
  }),
  ready: endpoint<Nothing, Health>({
    method: 'GET',
    path: '/healthcheck/ready',
    roles: [],
    problems: ['UNAVAILABLE'],
    summary: 'Whether it may be given requests: database, registry and documents',
  }),
};
