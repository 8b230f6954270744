import type { PublishedRecord, RegistryPin, RegistryStatus, RegistryValidation } from '../runtime/registry';
import type { PinRequest, RemoteBuild } from '../runtime/registry.schema';
import { endpoint, type NoInput } from './endpoint';

/** Calls for deployment; the shell uses `brandEndpoints.resolution`. */
export const registryEndpoints = {
  publish: endpoint<{ body: RemoteBuild }, PublishedRecord>({
    method: 'POST',
    path: '/registry/remotes',
    roles: [],
    key: 'deploy',
    success: 201,
    problems: ['VERSION_EXISTS'],
    summary: 'Publish a version of a remote whose files are already in the store; a published version is immutable',
  }),
  validate: endpoint<{ body: RemoteBuild }, RegistryValidation>({
    method: 'POST',
    path: '/registry/validate',
    roles: [],
    key: 'deploy',
    problems: ['VERSION_EXISTS'],
    summary: 'Validate a version as publishing would, without storing it',
  }),
  pin: endpoint<{ body: PinRequest }, readonly RegistryPin[]>({
    method: 'PUT',
    path: '/registry/pins',
    roles: [],
    key: 'deploy',
    summary: 'Pin a remote to a version for a branch, a brand, a partner or all, or remove the pin',
  }),
  status: endpoint<NoInput, RegistryStatus>({
    method: 'GET',
    path: '/registry/status',
    roles: [],
    key: 'deploy',
    summary: "Each remote's versions and pins, the version of each brand, and whether its entry is available",
  }),
};
