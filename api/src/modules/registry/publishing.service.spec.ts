import { aBuild } from '../../../test/registry/a-store.js';
import { MovedClock } from '../../../test/support/moved-clock.js';
import type { BrandService } from '../brand/brand.service.js';
import type { ShellBuild } from '../documents/shell-build.js';
import { PublishingService } from './publishing.service.js';
import type { RegistryCatalogue } from './registry.catalogue.js';
import type { RegistryRepository } from './registry.repository.js';
import type { RemoteFiles } from './remote-files.js';

it('claims no success for a version that was neither stored nor there', async () => {
  const repository: Pick<RegistryRepository, 'publish'> = { publish: () => Promise.resolve(false) };
  const catalogue: Pick<RegistryCatalogue, 'read' | 'find' | 'findListed'> = {
    read: () => Promise.resolve({ remotes: [], pins: [] }),
    find: () => Promise.resolve(null),
    findListed: () => Promise.resolve(null),
  };
  const files: Pick<RemoteFiles, 'complaints'> = { complaints: () => Promise.resolve({}) };
  const shell = { read: () => Promise.resolve({ react: '19.3.1' }) };
  const publishing = new PublishingService(
    repository as RegistryRepository,
    catalogue as RegistryCatalogue,
    files as RemoteFiles,
    shell as ShellBuild,
    {} as BrandService,
    new MovedClock(),
  );
  await expect(publishing.publish(aBuild('1.0.0'), 'key-1')).rejects.toThrow('energy 1.0.0 was not stored');
});
