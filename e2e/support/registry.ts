import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type {
  PublishedRecord,
  RegistryPreview,
  RegistryStatus,
  RemoteRecord,
  VersionStatus,
} from '@home-move/contract';
import { api, dataDir, project } from './addresses.js';

const run = promisify(execFile);

/** The deploy key of `npm start`, which production rejects. */
const deployKey = process.env['DEPLOY_KEY'] ?? 'development-only-deploy-key-of-npm-start';

/** The remote whose versions the stories publish, and the only brand pinned to them. */
const remote = 'council-water';
const workspace = `mfe-${remote}`;
export const pinnedBrand = 'harbour';

/** A build to publish: `remote.json` and the files that it lists. */
export interface Build {
  readonly version: string;
  readonly folder: string;
}

const builds = join(project, 'e2e', '.cache', 'remotes');
const folderOf = (version: string) => join(builds, version);
const underscored = (version: string) => version.replaceAll(/\W/g, '_');

/** Builds the remote as another version and nothing else. */
export async function buildRemote(): Promise<Build> {
  const version = '0.9.0';
  const folder = folderOf(version);
  await rm(folder, { recursive: true, force: true });
  await run('npm', ['run', '--silent', 'build', '-w', workspace], {
    cwd: project,
    env: { ...process.env, HM_VERSION: version, HM_OUT: folder },
  });
  return { version, folder };
}

/**
 * Versions that no earlier run has published. They are lower than the build of `npm start`, so only a pinned brand gets
 * them, and the last good version of each is the one before it.
 */
export function* freshVersions(): Generator<string, never> {
  for (let patch = Math.floor(Date.now() / 1000); ; patch += 1) yield `0.0.${patch}`;
}

/** Deletes the builds; published versions stay. */
export const clearBuilds = (): Promise<void> => rm(builds, { recursive: true, force: true });

/** A version above the build of `npm start`, which everyone gets until it is withdrawn. */
export const freshRelease = (): string => `0.1.${Math.floor(Date.now() / 1000)}`;

/** A change to one file of a build. */
export interface Alteration {
  /** Prefix of the file's name. */
  readonly file: 'entry' | 'app';
  readonly change: (code: string) => string;
}

/** Runs statements each time the remote creates its React root, which is part of its mount. */
export function atMount(statements: string): Alteration {
  return { file: 'app', change: (code) => code.replace(/createRoot:\w+=>\{/, (opening) => `${opening}${statements};`) };
}

/** Copies a build to another version, optionally with an alteration; its hashes are recomputed. */
export async function deriveBuild(from: Build, version: string, alteration?: Alteration): Promise<Build> {
  const folder = folderOf(version);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const reversioned = (text: string) =>
    text.replaceAll(from.version, version).replaceAll(underscored(from.version), underscored(version));
  const record = JSON.parse(reversioned(await readFile(join(from.folder, 'remote.json'), 'utf8'))) as RemoteRecord;
  const files: Record<string, string> = {};
  for (const name of Object.keys(record.files)) {
    const plain = reversioned(await readFile(join(from.folder, name), 'utf8'));
    const code = alteration && name.startsWith(alteration.file) ? alteration.change(plain) : plain;
    if (alteration && name.startsWith(alteration.file) && code === plain) throw new Error(`nothing changed in ${name}`);
    await writeFile(join(folder, name), code);
    files[name] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  }
  await changeRecord({ version, folder }, () => ({ ...record, files }));
  return { version, folder };
}

type BuiltRecord = RemoteRecord & Pick<PublishedRecord, 'sizes'>;

/** Changes the record of a build. */
export async function changeRecord(
  { folder }: Build,
  change: (record: BuiltRecord) => Partial<BuiltRecord>,
): Promise<void> {
  const file = join(folder, 'remote.json');
  const record = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as BuiltRecord;
  await writeFile(file, JSON.stringify({ ...record, ...change(record) }, null, 2));
}

/** Removes the hashes of all files but the entry from the record of a build. */
export async function removeChunkHashes(build: Build): Promise<void> {
  const ofEntry = <Value>(files: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('entry')));
  await changeRecord(build, ({ files, sizes = {} }) => ({
    firstChunks: [],
    files: ofEntry(files),
    sizes: ofEntry(sizes),
  }));
}

/** How a publication ended. */
export interface EndedPublication {
  readonly code: number;
  readonly output: string;
}

/** Runs what `npm run deploy -w mfe-x -- publish` runs for a team, without npm's own start and without checks. */
export const publish = (build: Build): Promise<EndedPublication> =>
  runPublish(build, ['--skip-checks', 'a derived build of a story', '--yes']);

/** Runs the same with every check, which requires a build in the remote's folder. */
export async function publishChecked(build: Build, ...options: readonly string[]): Promise<EndedPublication> {
  const folder = join(project, workspace, '.cache', 'builds', build.version);
  await cp(build.folder, folder, { recursive: true });
  try {
    return await runPublish({ ...build, folder }, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runPublish({ folder, version }: Build, options: readonly string[]): Promise<EndedPublication> {
  const args = ['publish', '--from', folder, '--version', version, ...options];
  try {
    const { stdout, stderr } = await run(process.execPath, [join(project, 'deploy', 'deploy.mjs'), ...args], {
      cwd: join(project, workspace),
      env: { ...process.env, DEPLOY_KEY: deployKey, HM_DATA_DIR: dataDir },
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
}

async function callRegistry<Answer>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${api}/api/v1/registry/${path}`, {
    method,
    headers: { authorization: `Bearer ${deployKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify({ name: remote, ...body }) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} failed: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** Pins a brand to a version; null removes the pin. */
export async function pin(version: string | null, brand = pinnedBrand): Promise<void> {
  await callRegistry('PUT', 'pins', { version, scope: { brand } });
}

/** Gives a share of the brand's visitors a version. */
export async function startCanary(version: string, percent: number): Promise<void> {
  await callRegistry('PUT', 'canary', { version, percent, scope: { brand: pinnedBrand } });
}

/** A link that gives one browser a version in the brand. */
export async function previewLink(version: string): Promise<string> {
  return (await callRegistry<RegistryPreview>('POST', 'previews', { version, brand: pinnedBrand })).url;
}

/** Returns everyone to a release. */
export async function rollBack(to: string): Promise<void> {
  await callRegistry('POST', 'rollback', { to, why: 'a story wants it' });
}

/** Takes a version from everyone. */
export async function withdraw(version: string): Promise<void> {
  await callRegistry('PUT', 'withdrawals', { version, isWithdrawn: true, why: 'a story wants it' });
}

/** Switches the remote off for the brand with a message, or on again. */
export async function disable(isDisabled: boolean, message = ''): Promise<void> {
  await callRegistry('PUT', 'disabled', {
    scope: { brand: pinnedBrand },
    isDisabled,
    message,
    why: 'a story wants it',
  });
}

/** What operators see of a version. */
export async function statusOf(version: string): Promise<VersionStatus> {
  const { remotes } = await callRegistry<RegistryStatus>('GET', 'status');
  const found = remotes.find(({ name }) => name === remote)?.versions.find((status) => status.version === version);
  if (!found) throw new Error(`${remote} ${version} is not known`);
  return found;
}

/** The path of a published file in the store. */
async function publishedFile(version: string, file: Alteration['file']): Promise<string> {
  const folder = join(dataDir, 'assets', 'remotes', remote, version);
  const { files } = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as RemoteRecord;
  const name = Object.keys(files).find((candidate) => candidate.startsWith(file));
  if (name === undefined) throw new Error(`${folder} has no ${file}`);
  return join(folder, name);
}

/** Alters a published file in place. */
export async function tamper(version: string, file: Alteration['file']): Promise<void> {
  const path = await publishedFile(version, file);
  await writeFile(path, `${await readFile(path, 'utf8')}\n;`);
}

/** Deletes a published file and its compressed copies. */
export async function removeFile(version: string, file: Alteration['file']): Promise<void> {
  const path = await publishedFile(version, file);
  for (const encoding of ['', '.br', '.gz']) await rm(`${path}${encoding}`, { force: true });
}

/** Matches the addresses of a version's scripts, or of the one whose name starts so. */
export const scriptPath = (version: string, file: Alteration['file'] | '' = '') =>
  new RegExp(`/remotes/${remote}/${version.replaceAll('.', '\\.')}/${file}`);
