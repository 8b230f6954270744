// `npm run sbom -- --out <file>`: the bill of materials of production as CycloneDX 1.6, valid or not written.
// `npm sbom` cannot write it: with --omit=dev it drops packages that are also a peer or a development dependency, such as React.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { productionFolders } from './third-party-notices.mjs';

const root = join(import.meta.dirname, '..');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** An expression names several licences. A package without a declared licence has one only in its text. */
function licencesOf(licence) {
  if (typeof licence !== 'string') return {};
  return { licenses: [/ (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }] };
}

const sorted = (texts) => [...texts].toSorted((a, b) => a.localeCompare(b, 'en'));

/** The hash of the packed package, as the lock file has it. */
function hashesOf({ integrity = '' }) {
  const [algorithm, digest] = integrity.split('-');
  if (algorithm !== 'sha512') return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/** The folder that a package's import resolves to, or null if it is not installed. */
function installed(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === root ? null : installed(name, dirname(from));
}

/**
 * The bill of materials: one component per package and version, with its requirements.
 * @param folders of the packages
 * @returns a CycloneDX document without serial number and time, so that the same packages give the same text
 */
export function billOfMaterials(folders) {
  const { packages: locked } = readJson(join(root, 'package-lock.json'));
  const manifests = new Map(folders.map((folder) => [folder, readJson(join(folder, 'package.json'))]));
  const refOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const components = new Map();
  const required = new Map();
  for (const [folder, manifest] of manifests) {
    const { name, version, license, dependencies = {}, optionalDependencies = {} } = manifest;
    const ref = refOf(manifest);
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      name,
      version,
      ...hashesOf(locked[relative(root, folder).split(sep).join('/')] ?? {}),
      ...licencesOf(license),
      purl: ref,
    });
    const found = Object.keys({ ...dependencies, ...optionalDependencies })
      .map((dependency) => manifests.get(installed(dependency, folder)))
      .filter((dependency) => dependency !== undefined);
    required.set(ref, new Set([...(required.get(ref) ?? []), ...found.map(refOf)]));
  }
  const { name, version } = readJson(join(root, 'package.json'));
  const refs = sorted(components.keys());
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: refs.map((ref) => components.get(ref)),
    dependencies: refs.map((ref) => ({ ref, dependsOn: sorted(required.get(ref)) })),
  };
}

/** Everything in which a document differs from the published schema of CycloneDX 1.6; null if it is valid. */
export const schemaFaults = (text) => new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);

async function main() {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
  const document = billOfMaterials([...new Set(productionFolders())]);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const faults = await schemaFaults(text);
  if (faults !== null) throw new Error(`not a valid CycloneDX document: ${JSON.stringify(faults)}`);
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', out), text);
  console.error(`${document.components.length} packages; valid CycloneDX 1.6`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
