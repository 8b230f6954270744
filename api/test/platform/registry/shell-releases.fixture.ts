import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryEndpoints, type ShellRecord } from '@home-move/contract';
import { newKeyPair, signRecord } from '@home-move/deploy/signature';
import type { BootedApp } from '../../support/boot-app.js';
import { aShellBuild, deployKey, shellRecord } from '../../support/test-env.js';
import { html } from '../documents/document.fixture.js';
import { bootWithStore, partnersKey, type RemoteStore } from './remote-store.fixture.js';

/** The team whose signatures the API accepts. */
export const team = newKeyPair();
export const scriptOf = (version: string) => `main.${version.replaceAll('.', '0')}abc.js`;
export const sign = (record: ShellRecord, { privateKey } = team) => signRecord(record, privateKey);

/** An API that accepts shells of the team, with the store of their files. */
export async function bootForShells() {
  const DEPLOY_KEY = `${deployKey} partners:${partnersKey}`;
  const booted = await bootWithStore({ DEPLOY_KEY, RECORD_PUBLIC_KEYS: team.publicKey });
  booted.api.clock.at('2026-11-20T10:00:00Z');
  return booted;
}

interface Booted {
  readonly api: BootedApp;
  readonly store: RemoteStore;
}

/** The calls about the versions of the shell, on the API of the current test. */
export const shellCalls = (booted: () => Booted) => ({
  /** Builds a version, puts its files into the store, and signs its record. */
  stored: (version: string, changes: Partial<ShellRecord> = {}): ShellRecord => {
    const dir = aShellBuild(version, scriptOf(version));
    for (const name of readdirSync(dir))
      booted().store.put(`remotes/shell/${version}/${name}`, readFileSync(join(dir, name)));
    return sign({ ...shellRecord(dir, version), ...changes });
  },
  publish: (body: ShellRecord, key = deployKey, why?: string) =>
    booted().api.call(
      registryEndpoints.publishShell,
      { body, query: { ...(why !== undefined && { why }) } },
      { token: key },
    ),
  rollback: (to?: string, key = deployKey) =>
    booted().api.call(
      registryEndpoints.rollbackShell,
      { body: { name: 'shell', ...(to !== undefined && { to }), why: 'white page' } },
      { token: key },
    ),
  withdraw: (version: string, isWithdrawn = true, key = deployKey) =>
    booted().api.call(
      registryEndpoints.withdrawShell,
      { body: { name: 'shell', version, isWithdrawn, why: 'white page' } },
      { token: key },
    ),
  status: async (at = booted().api) => (await at.call(registryEndpoints.shells, {}, { token: deployKey })).body,
  /** The version of the shell in a new document, by its first script. */
  shellOf: async (at = booted().api): Promise<string> => {
    const { text } = await at.send('GET', '/oakwood/pending/personal-details', { headers: html });
    const versions = ['1.0.0', '1.1.0', '1.2.0'].filter((version) =>
      text.includes(`/react-tenant-portal/${version === '1.0.0' ? 'main.0a1b2c3d.js' : scriptOf(version)}`),
    );
    return versions.join();
  },
});
