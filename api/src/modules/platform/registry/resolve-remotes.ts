import { createHash } from 'node:crypto';
import type { PublishedRecord, RegistryCanary, RegistryDisabling, RegistryPin } from '@home-move/contract';
import semver from 'semver';
import { scopeKey } from './pin-scope.js';
import type { Rollout } from './rollout.repository.js';
import type { RejectedRecord } from './served-records.js';

/** All published remotes, and the rules about who gets them. */
export interface Catalogue extends Rollout {
  readonly remotes: readonly PublishedRecord[];
  /** Published records whose signature is not accepted: no rule gives them to a visitor. */
  readonly rejected: readonly RejectedRecord[];
  readonly pins: readonly RegistryPin[];
}

/** A version that a share of visitors gets. */
export interface ResolvedCanary {
  readonly record: PublishedRecord;
  readonly percent: number;
  /** 0 to 99; derives from name and version, so that each canary reaches other visitors. */
  readonly offset: number;
}

/** What one remote resolves to for a list of scopes, and the rules that decided. */
export interface ResolvedRemote {
  readonly name: PublishedRecord['name'];
  /** Null if no visitor gets the remote, or only visitors of the canary. */
  readonly chosen: PublishedRecord | null;
  /** The version that the shell falls back to. */
  readonly lastGood: PublishedRecord | null;
  readonly canary: ResolvedCanary | null;
  readonly pin: RegistryPin | null;
  readonly disabled: RegistryDisabling | null;
}

/** The records for a list of scopes, and fallback records for the shell. */
export interface ResolvedRemotes {
  readonly remotes: readonly PublishedRecord[];
  readonly lastGood: readonly PublishedRecord[];
  readonly canaries: readonly ResolvedCanary[];
  readonly disabled: readonly RegistryDisabling[];
}

type Version = Pick<PublishedRecord, 'name' | 'version'>;
const isSame = (one: Version) => (other: Version) => one.name === other.name && one.version === other.version;

export const isWithdrawn = ({ withdrawals }: Pick<Catalogue, 'withdrawals'>, version: Version) =>
  withdrawals.some(isSame(version));

export const isProven = ({ proofs }: Pick<Catalogue, 'proofs'>, version: Version) => proofs.some(isSame(version));

/** The records of each remote, highest version first. */
export function groupByName(
  remotes: readonly PublishedRecord[],
): ReadonlyMap<PublishedRecord['name'], readonly PublishedRecord[]> {
  const names = new Map<PublishedRecord['name'], PublishedRecord[]>();
  for (const remote of remotes) names.set(remote.name, [...(names.get(remote.name) ?? []), remote]);
  for (const versions of names.values()) versions.sort((a, b) => semver.rcompare(a.version, b.version));
  return names;
}

/** The releases that anyone may get, highest first: neither withdrawn nor under trial. */
export function releasesOf(catalogue: Catalogue, versions: readonly PublishedRecord[]): readonly PublishedRecord[] {
  return versions.filter(
    (record) =>
      semver.prerelease(record.version) === null &&
      !isWithdrawn(catalogue, record) &&
      !catalogue.canaries.some(isSame(record)),
  );
}

/** The release below a version that is safest to return to: the highest proven one, otherwise the highest. */
export function releaseBelow(
  catalogue: Pick<Catalogue, 'proofs'>,
  releases: readonly PublishedRecord[],
  version: string,
): PublishedRecord | null {
  const lower = releases.filter((record) => semver.lt(record.version, version));
  return lower.find((record) => isProven(catalogue, record)) ?? lower[0] ?? null;
}

/** The rule of the most specific scope, and the place of its scope in the list. */
function mostSpecific<Rule extends Pick<RegistryPin, 'name' | 'scope'>>(
  rules: readonly Rule[],
  name: Rule['name'],
  scopes: readonly string[],
): { readonly rule: Rule; readonly rank: number } | null {
  for (const [rank, scope] of scopes.entries()) {
    const rule = rules.find((candidate) => candidate.name === name && scopeKey(candidate.scope) === scope);
    if (rule) return { rule, rank };
  }
  return null;
}

/**
 * Resolves one remote: the pin of the most specific scope, otherwise the highest release. No one gets a withdrawn version;
 * rules that name unknown or withdrawn versions are ignored. Only a pin or a canary gives a pre-release. A canary of a less
 * specific scope than the pin does not apply.
 * @param versions all versions of one remote, highest first, at least one
 */
export function resolveRemote(
  catalogue: Catalogue,
  versions: readonly PublishedRecord[],
  scopes: readonly string[],
): ResolvedRemote {
  const [{ name }] = versions as readonly [PublishedRecord, ...PublishedRecord[]];
  const usable = versions.filter((record) => !isWithdrawn(catalogue, record));
  const find = ({ version }: Pick<RegistryPin | RegistryCanary, 'version'>) =>
    usable.find((record) => record.version === version);
  const known = <Rule extends RegistryPin | RegistryCanary>(rules: readonly Rule[]) =>
    rules.filter((rule) => rule.name === name && find(rule));
  const disabled = mostSpecific(catalogue.disabled, name, scopes)?.rule ?? null;
  const pin = mostSpecific(known(catalogue.pins), name, scopes);
  const trial = mostSpecific(known(catalogue.canaries), name, scopes);
  const releases = releasesOf(catalogue, versions);
  const chosen = (pin && find(pin.rule)) ?? releases[0] ?? null;
  const trialRecord = trial && (pin === null || trial.rank <= pin.rank) ? find(trial.rule) : undefined;
  const canary =
    trial && trialRecord && trialRecord !== chosen
      ? { record: trialRecord, percent: trial.rule.percent, offset: offsetOf(trialRecord) }
      : null;
  if (disabled) return { name, chosen: null, lastGood: null, canary: null, pin: null, disabled };
  return {
    name,
    chosen,
    lastGood: chosen && releaseBelow(catalogue, releases, chosen.version),
    canary,
    pin: pin?.rule ?? null,
    disabled: null,
  };
}

/**
 * Replaces one remote by a previewed version, whatever the rules are. It has no fallback: a person who opens a preview is to see its
 * faults, not another version.
 */
export function withPreview(resolved: ResolvedRemotes, previewed: PublishedRecord): ResolvedRemotes {
  const isOther = ({ name }: Pick<PublishedRecord, 'name'>) => name !== previewed.name;
  return {
    remotes: [...resolved.remotes.filter(isOther), previewed],
    lastGood: resolved.lastGood.filter(isOther),
    canaries: resolved.canaries.filter(({ record }) => isOther(record)),
    disabled: resolved.disabled.filter(isOther),
  };
}

/** Spreads canaries over visitors by a hash. */
function offsetOf({ name, version }: Version): number {
  return createHash('sha256').update(`${name} ${version}`).digest().readUInt32BE() % 100;
}

/** Resolves every remote for a list of scopes, most specific first. */
export function resolveRemotes(catalogue: Catalogue, scopes: readonly string[]): ResolvedRemotes {
  const resolved = [...groupByName(catalogue.remotes).values()].map((versions) =>
    resolveRemote(catalogue, versions, scopes),
  );
  return {
    remotes: resolved.flatMap(({ chosen }) => chosen ?? []),
    lastGood: resolved.flatMap(({ lastGood }) => lastGood ?? []),
    canaries: resolved.flatMap(({ canary }) => canary ?? []),
    disabled: resolved.flatMap(({ disabled }) => disabled ?? []),
  };
}
