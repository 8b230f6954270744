import type { healthEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const healthDescriptions: DescriptionsOf<typeof healthEndpoints> = {
  serviceStatus: {
    summary: 'Whether addresses can be looked up: Up, Degraded (slow) or Down',
  },
  healthcheck: {
    summary: 'Whether all dependencies of the API are available',
    problems: ['UNAVAILABLE'],
  },
  live: {
    summary: 'Whether the process responds',
  },
  ready: {
    summary: 'Whether it can serve requests: database, registry and documents',
    problems: ['UNAVAILABLE'],
  },
};
