import { createHash } from 'node:crypto';
import { isRuntimeSupported, satisfies, type RemoteBuild, type RemoteRecord } from '@home-move/contract';
import type { ShellTemplate } from '../shell-build/shell-template.js';
import { foreignStep } from './foreign-steps.js';

/** The name of a container includes the version, so that two versions in one document do not collide. */
const expectedGlobal = ({ name, version }: RemoteBuild) => `hm_${name}_${version}`.replace(/\W/g, '_');

export interface RecordContext extends Pick<ShellTemplate, 'runtimes' | 'provided'> {
  /** All known versions. */
  readonly known: readonly Pick<RemoteRecord, 'name' | 'version' | 'global'>[];
}

/** Validates a well-formed record: field → message for everything that the shell cannot run or that affects other remotes. */
export function recordErrors(
  record: RemoteBuild,
  { runtimes, provided, known }: RecordContext,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (!isRuntimeSupported(record.contract, runtimes)) {
    errors['contract'] = `${record.contract} is not what the shell gives: ${runtimes.join(', ')}`;
  }
  for (const [module, range] of Object.entries(record.shared)) {
    const version = provided[module]?.version;
    if (version === undefined) errors[`shared.${module}`] = 'is not provided by the shell';
    else if (!satisfies(version, range)) errors[`shared.${module}`] = `${range} does not take the shell's ${version}`;
  }
  if (record.global !== expectedGlobal(record)) errors['global'] = `must be ${expectedGlobal(record)}`;
  // 1.0.0-a.b and 1.0.0-a-b are different versions with the same container name.
  const sameName = known.find(({ version, global }) => version !== record.version && global === record.global);
  if (sameName) errors['version'] = `is too like ${sameName.version}: both would be ${record.global}`;
  if (record.routes.length === 0 && record.name !== 'telephony') errors['routes'] = 'must name the pages it serves';
  for (const [index, route] of record.routes.entries()) {
    const foreign = foreignStep(route, record.name);
    if (foreign) errors[`routes.${index}`] = `takes the page ${foreign.id}, which is ${foreign.journey}'s`;
  }
  return errors;
}

const sortedEntries = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The hash of the content of a record, without publisher and time. It cannot change after publication. */
export function recordDigest(record: RemoteRecord): string {
  const { name, version, contract, global, entry, shared, files, firstChunks, firstShared, routes, kind } = record;
  const { lazyPages = [], runsEarly = false } = record;
  const content = [
    name,
    version,
    contract,
    global,
    entry,
    sortedEntries(shared),
    sortedEntries(files),
    firstChunks,
    firstShared,
    routes,
    kind,
    // Records from before these fields keep their hash.
    ...(runsEarly ? [runsEarly] : []),
    ...lazyPages.map((pages) => [pages.routes, pages.chunks, pages.shared]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
