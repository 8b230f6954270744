import { isRuntimeSupported, satisfies, type PublishedRecord, type ShellRecord } from '@home-move/contract';

/**
 * Requirements of remotes that a shell lacks: field of its record → message. Empty if it meets all.
 * @param remotes the versions that any brand gets, or may fall back to
 */
export function unfitRemotes(
  { runtimes, provided }: Pick<ShellRecord, 'runtimes' | 'provided'>,
  remotes: readonly Pick<PublishedRecord, 'name' | 'version' | 'contract' | 'shared'>[],
): Readonly<Record<string, string>> {
  const missing: Record<string, string[]> = {};
  const add = (field: string, need: string) => (missing[field] = [...(missing[field] ?? []), need]);
  for (const { name, version, contract, shared } of remotes) {
    if (!isRuntimeSupported(contract, runtimes)) add('runtimes', `${name} ${version} needs ${contract}`);
    for (const [module, range] of Object.entries(shared)) {
      const given = provided[module];
      if (given === undefined || !satisfies(given, range))
        add(`provided.${module}`, `${name} ${version} needs ${range}`);
    }
  }
  return Object.fromEntries(
    Object.entries(missing).map(([field, needs]) => [field, `would break remotes: ${needs.join(', ')}`]),
  );
}
