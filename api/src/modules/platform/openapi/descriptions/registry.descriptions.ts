import type { registryEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const registryDescriptions: DescriptionsOf<typeof registryEndpoints> = {
  publish: {
    summary: 'Publish a version of a remote whose files are already in the store; a published version is immutable',
    problems: ['VERSION_EXISTS'],
  },
  validate: {
    summary: 'Validate a version as publishing would, without storing it',
    problems: ['VERSION_EXISTS'],
  },
  pin: {
    summary: 'Pin a remote to a version for a branch, a brand, a partner or all, or remove the pin',
  },
  status: {
    summary: "Each remote's versions and pins, the version of each brand, and whether its entry is available",
  },
};
