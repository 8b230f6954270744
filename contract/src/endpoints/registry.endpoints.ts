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
    summary: 'Publishes a version of a remote, whose files lie in the store already; it never changes again',
  }),
  validate: endpoint<{ body: RemoteBuild }, RegistryValidation>({
    method: 'POST',
    path: '/registry/validate',
    roles: [],
    key: 'deploy',
    problems: ['VERSION_EXISTS'],
    summary: 'Checks a version as publishing would, and stores nothing',
  }),
  pin: endpoint<{ body: PinRequest }, readonly RegistryPin[]>({
    method: 'PUT',
    path: '/registry/pins',
    roles: [],
    key: 'deploy',
    summary: 'Holds a remote at a version for a branch, a brand, a partner or all, or takes the pin away',
  }),
  status: endpoint<NoInput, RegistryStatus>({
    method: 'GET',
    path: '/registry/status',
    roles: [],
    key: 'deploy',
    summary: 'Each remote with its versions and pins, what each brand gets, and whether its entry answers',
  }),
};
