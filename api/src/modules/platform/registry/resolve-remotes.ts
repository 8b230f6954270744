import type { PublishedRecord, RegistryPin } from '@home-move/contract';
import semver from 'semver';
import { scopeKey } from './pin-scope.js';

/** All published remotes and pins. */
export interface Catalogue {
  readonly remotes: readonly PublishedRecord[];
  readonly pins: readonly RegistryPin[];
}

/** The records for a list of scopes, and fallback records for the shell. */
export interface ResolvedRemotes {
  readonly remotes: readonly PublishedRecord[];
  readonly lastGood: readonly PublishedRecord[];
}

/** The records of each remote, highest version first. */
export function groupByName(
  remotes: readonly PublishedRecord[],
): ReadonlyMap<PublishedRecord['name'], readonly PublishedRecord[]> {
  const names = new Map<PublishedRecord['name'], PublishedRecord[]>();
  for (const remote of remotes) names.set(remote.name, [...(names.get(remote.name) ?? []), remote]);
  for (const versions of names.values()) versions.sort((a, b) => semver.rcompare(a.version, b.version));
  return names;
}

/**
 * Resolves one version of each remote: the pin of the most specific scope, otherwise the highest release. Pins to unknown
 * versions are ignored. `lastGood` is the next lower release, if any. Only a pin resolves to a pre-release.
 */
export function resolveRemotes({ remotes, pins }: Catalogue, scopes: readonly string[]): ResolvedRemotes {
  const chosen: PublishedRecord[] = [];
  const lastGood: PublishedRecord[] = [];
  for (const [name, versions] of groupByName(remotes)) {
    const releases = versions.filter(({ version }) => semver.prerelease(version) === null);
    const pinned = scopes
      .map((scope) => pins.find((pin) => pin.name === name && scopeKey(pin.scope) === scope)?.version)
      .flatMap((version) => versions.find((record) => record.version === version) ?? []);
    const remote = pinned[0] ?? releases[0];
    if (!remote) continue;
    chosen.push(remote);
    const previous = releases.find(({ version }) => semver.lt(version, remote.version));
    if (previous) lastGood.push(previous);
  }
  return { remotes: chosen, lastGood };
}
