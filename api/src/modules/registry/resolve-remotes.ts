import type { RegistryPin, RegistryResolution, RemoteRecord } from '@home-move/contract';
import { scopeKey } from './pin-scope.js';
import { compareVersions } from './semver-order.js';

/** What is known of all remotes. */
export interface Catalogue {
  readonly remotes: readonly RemoteRecord[];
  readonly pins: readonly RegistryPin[];
}

/** The records of each remote, the highest version first. */
export function byName(remotes: readonly RemoteRecord[]): ReadonlyMap<RemoteRecord['name'], readonly RemoteRecord[]> {
  const names = new Map<RemoteRecord['name'], RemoteRecord[]>();
  for (const remote of remotes) names.set(remote.name, [...(names.get(remote.name) ?? []), remote]);
  for (const versions of names.values()) versions.sort((a, b) => compareVersions(b.version, a.version));
  return names;
}

/**
 * One version of each remote for whoever is in these scopes: the pin of the most specific scope, else the highest. A pin
 * to a version that is not known any more counts as none. `lastGood` is the next lower version, where there is one.
 */
export function resolveRemotes({ remotes, pins }: Catalogue, scopes: readonly string[]): RegistryResolution {
  const chosen: RemoteRecord[] = [];
  const lastGood: RemoteRecord[] = [];
  for (const [name, versions] of byName(remotes)) {
    const pinned = scopes
      .map((scope) => pins.find((pin) => pin.name === name && scopeKey(pin.scope) === scope)?.version)
      .flatMap((version) => versions.find((one) => one.version === version) ?? []);
    const remote = pinned[0] ?? versions[0];
    if (!remote) continue;
    chosen.push(remote);
    lastGood.push(...versions.slice(versions.indexOf(remote) + 1, versions.indexOf(remote) + 2));
  }
  return { remotes: chosen, lastGood };
}
