import type { registryEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const registryDescriptions: DescriptionsOf<typeof registryEndpoints> = {
  publish: {
    summary:
      'Publish a signed version of a remote whose files are already in the store; a published version is immutable',
    problems: ['VERSION_EXISTS', 'FORBIDDEN'],
  },
  validate: {
    summary: 'Validate a version as publishing would, without storing it',
    problems: ['VERSION_EXISTS'],
  },
  review: {
    summary: 'Compare a version with the one that each brand gets now: what breaks, what to confirm, and for whom',
  },
  pin: {
    summary: 'Pin a remote to a version for a branch, a brand, a partner or all, or remove the pin',
    problems: ['FORBIDDEN'],
  },
  canary: {
    summary: 'Give a version to a share of visitors only',
    problems: ['FORBIDDEN'],
  },
  promote: {
    summary: 'End the canaries of a version, so that everyone gets it',
    problems: ['FORBIDDEN'],
  },
  rollback: {
    summary: 'Withdraw every release above a version, by default above the newest proven one',
    problems: ['FORBIDDEN'],
  },
  withdraw: {
    summary: 'Withdraw a version for everyone, pins included, or restore it',
    problems: ['FORBIDDEN'],
  },
  disable: {
    summary: 'Switch a remote off for a scope, with a message in its place, or on again',
    problems: ['FORBIDDEN'],
  },
  preview: {
    summary: 'Create a link that gives one browser a version of a remote, for 24 hours at most',
    problems: ['FORBIDDEN'],
  },
  clean: {
    summary: 'List the versions that nothing needs any more, or remove their records',
    problems: ['FORBIDDEN'],
  },
  publishShell: {
    summary: 'Publish a signed version of the shell whose files are already in the store; new documents use it',
    problems: ['VERSION_EXISTS', 'FORBIDDEN'],
  },
  validateShell: {
    summary: 'Validate a version of the shell as publishing would, without storing it',
    problems: ['VERSION_EXISTS'],
  },
  rollbackShell: {
    summary: 'Withdraw every release of the shell above a version, by default above the next lower one',
    problems: ['FORBIDDEN'],
  },
  withdrawShell: {
    summary: 'Withdraw a version of the shell, or restore it',
    problems: ['FORBIDDEN'],
  },
  shells: {
    summary: 'The versions of the shell, and the one that new documents use',
  },
  audit: {
    summary: 'The latest changes of the registry: who changed what, when and why',
  },
  why: {
    summary: 'Which version a visitor of a brand gets, and the rules that decide',
  },
  status: {
    summary: "Each remote's versions and pins, the version of each brand, and whether its entry is available",
  },
};
