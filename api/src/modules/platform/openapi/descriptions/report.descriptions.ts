import type { reportEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const reportDescriptions: DescriptionsOf<typeof reportEndpoints> = {
  report: {
    summary: 'Count the mounts and faults of remotes that a browser has observed, without anything about the visitor',
  },
};
