import type { PublishedRecord, RegistryPin } from '@home-move/contract';
import { scopeKey } from './pin-scope.js';
import { compareVersions, isPreRelease } from './semver-order.js';

/** What is known of all remotes. */
export interface Catalogue {
  readonly remotes: readonly PublishedRecord[];
  readonly pins: readonly RegistryPin[];
}

/** The records that a scope gets, and those that the shell may fall back to. */
export interface ResolvedRemotes {
  readonly remotes: readonly PublishedRecord[];
  readonly lastGood: readonly PublishedRecord[];
}

/** The records of each remote, the highest version first. */
export function byName(
  remotes: readonly PublishedRecord[],
): ReadonlyMap<PublishedRecord['name'], readonly PublishedRecord[]> {
  const names = new Map<PublishedRecord['name'], PublishedRecord[]>();
  for (const remote of remotes) names.set(remote.name, [...(names.get(remote.name) ?? []), remote]);
  for (const versions of names.values()) versions.sort((a, b) => compareVersions(b.version, a.version));
  return names;
}

/**
 * One version of each remote for whoever is in these scopes: the pin of the most specific scope, else the highest release.
 * A pin to a version that is not known any more counts as none. `lastGood` is the next lower release, where there is one:
 * only a pin gives anybody a pre-release.
 */
export function resolveRemotes({ remotes, pins }: Catalogue, scopes: readonly string[]): ResolvedRemotes {
  const chosen: PublishedRecord[] = [];
  const lastGood: PublishedRecord[] = [];
  for (const [name, versions] of byName(remotes)) {
    const releases = versions.filter(({ version }) => !isPreRelease(version));
    const pinned = scopes
      .map((scope) => pins.find((pin) => pin.name === name && scopeKey(pin.scope) === scope)?.version)
      .flatMap((version) => versions.find((one) => one.version === version) ?? []);
    const remote = pinned[0] ?? releases[0];
    if (!remote) continue;
    chosen.push(remote);
    const before = releases.find(({ version }) => compareVersions(version, remote.version) < 0);
    if (before) lastGood.push(before);
  }
  return { remotes: chosen, lastGood };
}
