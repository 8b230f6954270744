import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'peerDependencies' | 'overrides', Versions | undefined>
>;
interface Rule {
  readonly description?: string;
  readonly matchPackageNames: readonly string[];
  readonly allowedVersions?: string;
}

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const manifests = ['package.json', ...folders.map(({ name }) => `${name}/package.json`)].filter((path) => {
  const folder = join(root, path, '..');
  return readdirSync(folder).includes('package.json');
});

/** Every version that a manifest names, as [package, version], including nested overrides. */
const pinned = manifests.flatMap((path) => {
  const { dependencies, devDependencies, peerDependencies, overrides } = json(path) as Manifest;
  return [dependencies, devDependencies, peerDependencies, overrides]
    .flatMap((versions) => Object.entries(versions ?? {}))
    .flatMap(([name, version]) => (typeof version === 'string' ? [[name, version] as const] : Object.entries(version)));
});

describe('.nvmrc', () => {
  it('names a Node version that the launcher accepts', async () => {
    const { nodeVersionError } = (await import(join(root, 'dev/launcher/node-version.mjs'))) as {
      nodeVersionError: (version: string) => string | undefined;
    };
    const version = read('.nvmrc').trim();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(nodeVersionError(version)).toBeUndefined();
  });
});

describe('.editorconfig', () => {
  it('has the line length of the formatter', () => {
    const { printWidth } = json('.oxfmtrc.json') as { printWidth: number };
    expect(read('.editorconfig')).toContain(`\nmax_line_length = ${printWidth}\n`);
  });
});

describe('renovate.json', () => {
  const { constraints, packageRules } = json('renovate.json') as { constraints: object; packageRules: readonly Rule[] };
  const limited = packageRules.flatMap(({ matchPackageNames, allowedVersions }) =>
    allowedVersions === undefined ? [] : matchPackageNames.map((name) => [name, allowedVersions] as const),
  );

  it('applies to the Node and npm versions that the project supports', () => {
    expect(constraints).toEqual((json('package.json') as { engines: object }).engines);
  });

  it('gives a reason for every rule', () => {
    expect(packageRules.filter(({ description = '' }) => description === '')).toEqual([]);
  });

  it('names packages that the project uses', () => {
    const used = pinned.map(([name]) => name);
    const unused = packageRules
      .flatMap(({ matchPackageNames }) => matchPackageNames)
      .filter((name) => !used.some((one) => (name.endsWith('**') ? one.startsWith(name.slice(0, -2)) : one === name)));
    expect(unused).toEqual([]);
  });

  it.each(limited)('allows the version of %s in use: %s', (name, allowed) => {
    const [, sign, limit = ''] = /^(<=?)([\d.]+)$/.exec(allowed) ?? [];
    const versions = pinned.filter(([other]) => other === name).map(([, version]) => version);
    const order = (version: string) => version.localeCompare(limit, 'en', { numeric: true });
    expect(versions.filter((version) => (sign === '<=' ? order(version) > 0 : order(version) >= 0))).toEqual([]);
  });
});

/** The peers of a package for apps of others, whose versions these apps choose. */
const supportedPeers = [['react', '^18.2.0 || ^19.0.0']];

describe('dependencies', () => {
  it('have exact versions, except for the React of apps that install the React wrapper', () => {
    const ranges = pinned.filter(([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version));
    expect(ranges).toEqual(supportedPeers);
  });
});
