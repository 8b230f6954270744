import { aBuild } from '../../../../test/platform/registry/remote-store.fixture.js';
import { FakeClock } from '../../../../test/support/fake-clock.js';
import type { ShellBuild } from '../shell-build/shell-build.js';
import { PublishingService } from './publishing.service.js';
import { RecordSignatures } from '../registry-records/record-signature.js';
import type { RegistryCatalogue } from './registry.catalogue.js';
import type { RegistryRepository } from './registry.repository.js';
import type { RemoteFiles } from './remote-files.js';
import type { ScopeService } from './scope.service.js';

it('throws for a version that was neither stored nor published before', async () => {
  const repository: Pick<RegistryRepository, 'publish' | 'isRemoved'> = {
    publish: () => Promise.resolve(false),
    isRemoved: () => Promise.resolve(false),
  };
  const catalogue: Pick<RegistryCatalogue, 'read' | 'find' | 'findListed'> = {
    read: () =>
      Promise.resolve({ remotes: [], rejected: [], pins: [], canaries: [], withdrawals: [], disabled: [], proofs: [] }),
    find: () => Promise.resolve(null),
    findListed: () => Promise.resolve(null),
  };
  const files: Pick<RemoteFiles, 'errors'> = { errors: () => Promise.resolve({}) };
  const react = { version: '19.3.1', files: [] };
  const provided = { react, 'react/jsx-runtime': react, 'react-dom': react, 'react-dom/client': react };
  const shell: object = { read: () => Promise.resolve({ provided }) };
  const publishing = new PublishingService(
    repository as RegistryRepository,
    catalogue as RegistryCatalogue,
    new RecordSignatures({ RECORD_PUBLIC_KEYS: [] }),
    files as RemoteFiles,
    shell as ShellBuild,
    {} as ScopeService,
    new FakeClock(),
  );
  await expect(publishing.publish(aBuild('1.0.0'), {}, 'key-1')).rejects.toThrow('energy 1.0.0 was not stored');
});
