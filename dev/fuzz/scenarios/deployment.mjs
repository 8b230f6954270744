import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_SIGNING_KEY, signRecord } from '@home-move/deploy/signature';
import { inProject } from '../../launcher/project.mjs';
import { logInPortal } from './start.mjs';

const as = 'deploy key';
const why = 'a scenario wants it';
/** As many as if each of the six visitors returned once. */
const SHELL_ROLLBACKS = 6;

/** The signed record of a new version with the files of a published one. */
async function newVersion({ number, remotesFolder }, record) {
  const { name } = record;
  const version = `1.0.${number}`;
  await symlink(join(remotesFolder, name, record.version), join(remotesFolder, name, version)).catch((error) => {
    if (error.code !== 'EEXIST') throw error; // the scenario is played again
  });
  const renamed = { ...record, version, global: `hm_${name}_${version}`.replace(/\W/g, '_') };
  return signRecord(renamed, DEVELOPMENT_SIGNING_KEY);
}

/** The signed record of a new version of the shell with the files of the built one. */
async function newShell({ number, visitorIndex, remotesFolder }) {
  const built = inProject('shell', 'dist');
  // Below the deployed one, and of this visitor only.
  const version = `0.0.${visitorIndex * 100_000 + number}`;
  const folder = join(remotesFolder, 'shell');
  await mkdir(folder, { recursive: true });
  await symlink(built, join(folder, version)).catch((error) => {
    if (error.code !== 'EEXIST') throw error; // the scenario is played again
  });
  const record = JSON.parse(await readFile(join(built, 'shell.json'), 'utf8'));
  return signRecord({ ...record, version }, DEVELOPMENT_SIGNING_KEY);
}

/** Publishes a version of the shell below the one in use, withdraws it and restores it. */
async function shellDeployment(mover) {
  const record = await newShell(mover);
  const { name, version } = record;
  await mover.call('POST /registry/shells/validate', { as, body: record });
  await mover.call('POST /registry/shells', { as, query: { why }, body: record });
  await mover.call('PUT /registry/shells/withdrawals', { as, body: { name, version, isWithdrawn: true, why } });
  await mover.call('PUT /registry/shells/withdrawals', { as, body: { name, version, isWithdrawn: false, why } });
  if (mover.visitorIndex === 0) await shellRollbacks(mover, { name, version });
  await mover.call('GET /registry/shells', { as });
}

/**
 * Returns to a version and restores the deployed one. A rollback withdraws the versions of other visitors too, so only one
 * visitor does it.
 */
async function shellRollbacks(mover, { name, version }) {
  const deployed = JSON.parse(await readFile(inProject('shell', 'dist', 'shell.json'), 'utf8')).version;
  for (let count = 0; count < SHELL_ROLLBACKS; count += 1) {
    await mover.call('POST /registry/shells/rollback', { as, body: { name, to: version, why } });
    const restored = { name, version: deployed, isWithdrawn: false, why };
    await mover.call('PUT /registry/shells/withdrawals', { as, body: restored });
  }
}

/** Publishes a version of the visitor's remote as a canary, and takes it through every state. */
export async function deployment(mover) {
  const published = mover.published[mover.visitorIndex % mover.published.length];
  const record = await newVersion(mover, published);
  const { name, version } = record;
  await mover.call('POST /registry/validate', { as, body: record });
  await mover.call('POST /registry/review', { as, body: record });
  await mover.call('POST /registry/remotes', { as, query: { percent: '10', why }, body: record });
  await mover.call('PUT /registry/canary', { as, body: { name, version, percent: 50, scope: 'all' } });
  // The agents' side panel has no previews.
  if (name !== 'telephony')
    await mover.call('POST /registry/previews', { as, body: { name, version, brand: 'harbour', hours: 1, why } });
  await mover.call('GET /registry/why', { as, query: { name, brand: 'harbour', bucket: '7' } });
  await mover.call('POST /registry/promote', { as, body: { name, version } });
  await mover.call('PUT /registry/pins', { as, body: { name, version, scope: { partner: 'harbour' } } });
  await mover.call('PUT /registry/withdrawals', { as, body: { name, version, isWithdrawn: true, why } });
  await mover.call('PUT /registry/withdrawals', { as, body: { name, version, isWithdrawn: false, why } });
  await mover.call('POST /registry/rollback', { as, body: { name, why } });
  const off = { name, scope: { brand: 'harbour' }, why };
  await mover.call('PUT /registry/disabled', { as, body: { ...off, isDisabled: true, message: 'Later.' } });
  await mover.call('PUT /registry/disabled', { as, body: { ...off, isDisabled: false } });
  // It removes nothing: every version is younger than a week.
  await mover.call('POST /registry/clean', { as, body: { name, keep: 1, confirm: true, why } });
  await shellDeployment(mover);
  await mover.call('GET /registry/audit', { as, query: { name } });
  await mover.call('GET /registry/status', { as });
  await logInPortal(mover);
  const subject = { remote: name, version: published.version };
  const faults = [{ ...subject, code: 'HM-701', phase: 'block', count: 1 }];
  const body = { brand: 'harbour', context: 'hosted', mounts: [subject], faults };
  await mover.call('POST /reports', { as: 'app', body });
}
