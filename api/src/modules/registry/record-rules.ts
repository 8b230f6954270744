import { isRuntimeGiven, runtimeVersions, satisfies, type RemoteBuild } from '@home-move/contract';

/** The name of a container holds its version: two versions in one document must not find each other. */
const globalOf = ({ name, version }: RemoteBuild) => `hm_${name}_${version}`.replace(/\W/g, '_');

/** What stands against a record whose form is right, by its field: the shell could not run it. */
export function recordComplaints(record: RemoteBuild, shellReact: string): Readonly<Record<string, string>> {
  const complaints: Record<string, string> = {};
  if (!isRuntimeGiven(record.contract)) {
    complaints['contract'] = `${record.contract} is not what the shell gives: ${runtimeVersions.join(', ')}`;
  }
  for (const [module, range] of Object.entries(record.shared)) {
    if (satisfies(shellReact, range)) continue;
    complaints[`shared.${module}`] = `${range} does not take the shell's ${shellReact}`;
  }
  if (record.global !== globalOf(record)) complaints['global'] = `must be ${globalOf(record)}`;
  if (record.routes.length === 0 && record.name !== 'telephony') complaints['routes'] = 'must name the pages it serves';
  return complaints;
}
