import type { PublishedRecord, RegistryPin, RegistryStatus, RegistryValidation } from '../registry/registry';
import type { PinRequest, RemoteBuild } from '../registry/registry.schema';
import { endpoint, type NoInput } from './endpoint';

/** Calls for deployment; the shell uses `brandEndpoints.resolution`. */
export const registryEndpoints = {
  publish: endpoint<{ body: RemoteBuild }, PublishedRecord>({
    method: 'POST',
    path: '/registry/remotes',
    roles: [],
    key: 'deploy',
    success: 201,
  }),
  validate: endpoint<{ body: RemoteBuild }, RegistryValidation>({
    method: 'POST',
    path: '/registry/validate',
    roles: [],
    key: 'deploy',
  }),
  pin: endpoint<{ body: PinRequest }, readonly RegistryPin[]>({
    method: 'PUT',
    path: '/registry/pins',
    roles: [],
    key: 'deploy',
  }),
  status: endpoint<NoInput, RegistryStatus>({
    method: 'GET',
    path: '/registry/status',
    roles: [],
    key: 'deploy',
  }),
};
