import {
  isRuntimeSupported,
  runtimeVersions,
  satisfies,
  type RemoteBuild,
  type RemoteRecord,
} from '@home-move/contract';
import { foreignStep } from './foreign-steps.js';

/** The name of a container holds its version: two versions in one document must not find each other. */
const globalOf = ({ name, version }: RemoteBuild) => `hm_${name}_${version}`.replace(/\W/g, '_');

export interface Surroundings {
  readonly shellReact: string;
  /** All versions that are known. */
  readonly known: readonly Pick<RemoteRecord, 'name' | 'version' | 'global'>[];
}

/** What stands against a record whose form is right, by its field: the shell could not run it, or another would suffer. */
export function recordComplaints(
  record: RemoteBuild,
  { shellReact, known }: Surroundings,
): Readonly<Record<string, string>> {
  const complaints: Record<string, string> = {};
  if (!isRuntimeSupported(record.contract)) {
    complaints['contract'] = `${record.contract} is not what the shell gives: ${runtimeVersions.join(', ')}`;
  }
  for (const [module, range] of Object.entries(record.shared)) {
    if (satisfies(shellReact, range)) continue;
    complaints[`shared.${module}`] = `${range} does not take the shell's ${shellReact}`;
  }
  if (record.global !== globalOf(record)) complaints['global'] = `must be ${globalOf(record)}`;
  // 1.0.0-a.b and 1.0.0-a-b are two versions and one name.
  const namesake = known.find(({ version, global }) => version !== record.version && global === record.global);
  if (namesake) complaints['version'] = `is too like ${namesake.version}: both would be ${record.global}`;
  if (record.routes.length === 0 && record.name !== 'telephony') complaints['routes'] = 'must name the pages it serves';
  for (const [index, route] of record.routes.entries()) {
    const foreign = foreignStep(route, record.name);
    if (foreign) complaints[`routes.${index}`] = `takes the page ${foreign.id}, which is ${foreign.journey}'s`;
  }
  return complaints;
}
