import { aManifest, aRemote, testEnvironment } from '../../../../test/support/test-env.js';
import type { Log } from '../../../common/logging/log.js';
import { readEnv } from '../../../config/env.js';
import { RecordSignatures } from '../registry-records/record-signature.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import type { RegistryRepository } from './registry.repository.js';
import { ServedRecords } from './served-records.js';

const noRules = { pins: [], canaries: [], withdrawals: [], disabled: [], proofs: [] };
const published = [aRemote({ publishedBy: 'key-1' }), aRemote({ version: '1.1.0', publishedBy: 'key-1' })];

function catalogue(manifest: string) {
  let revision = 1;
  let reads = 0;
  const repository: Pick<RegistryRepository, 'revision' | 'catalogue'> = {
    revision: () => Promise.resolve(revision),
    catalogue: () => Promise.resolve({ remotes: published.slice(0, (reads += 1)), ...noRules }),
  };
  const env = { ...readEnv(testEnvironment()), REMOTES_MANIFEST: manifest };
  const records = new ServedRecords(new RecordSignatures(env), {} as Log);
  return {
    catalogue: new RegistryCatalogue(repository as RegistryRepository, records, env),
    change: () => (revision += 1),
    reads: () => reads,
  };
}
const names = async (source: RegistryCatalogue) =>
  (await source.read()).remotes.map(({ version, publishedBy }) => `${version} ${publishedBy}`);

describe('the catalogue of remotes', () => {
  it('prefers the version that the file lists, because the file describes the store', async () => {
    const { catalogue: source, change } = catalogue(aManifest([aRemote({ publishedBy: 'build' })]));
    expect(await names(source)).toEqual(['1.0.0 build']);
    change();
    expect(await names(source)).toEqual(['1.0.0 build', '1.1.0 key-1']);
  });

  it('is read from the database again only after a change', async () => {
    const { catalogue: source, change, reads } = catalogue(aManifest());
    await source.read();
    await source.read();
    expect(reads()).toBe(1);
    change();
    await source.read();
    expect(reads()).toBe(2);
  });
});
