import type { PublishedRecord, RegistryPin, RegistryWithdrawal } from '@home-move/contract';
import { type Catalogue, releaseBelow, releasesOf, resolveRemote } from '../registry/resolve-remotes.js';

const DAY_MS = 86_400_000;
/** A tab may stay open for so long. */
export const IN_USE_MS = 7 * DAY_MS;
/** A withdrawn version can be restored for so long. */
const RESTORABLE_MS = 14 * DAY_MS;

/** Facts about the versions of one remote, apart from the rules in the catalogue. */
export interface CleanupFacts {
  /** Number of newest releases that stay. */
  readonly keep: number;
  readonly now: Date;
  /** Scope keys of every brand and branch, and of no brand. */
  readonly places: readonly (readonly string[])[];
  /** Versions in the file of the running system. */
  readonly listed: ReadonlySet<string>;
  /** Versions that changes of the registry within `IN_USE_MS` name. */
  readonly changed: ReadonlySet<string>;
  /** Versions with reports within `IN_USE_MS`. */
  readonly visited: ReadonlySet<string>;
}

/**
 * Why versions must stay: for visitors, open tabs, rules, or people who may restore them. A version without a reason may go.
 * @param versions all versions of one remote, highest first, at least one
 * @returns one sentence for each reason, by version
 */
export function reasonsToKeep(
  catalogue: Catalogue,
  versions: readonly PublishedRecord[],
  facts: CleanupFacts,
): ReadonlyMap<string, readonly string[]> {
  const { keep, now, listed, changed, visited } = facts;
  const since = new Date(now.getTime() - IN_USE_MS);
  const resolved = resolvedVersions(catalogue, versions, facts.places);
  const newest = versionsOf(releasesOf(catalogue, versions).slice(0, keep));
  const before = givenBefore(catalogue, versions, since);
  return new Map(
    versions.map((record) => {
      const { version } = record;
      const names = (rule: Pick<RegistryPin, 'name' | 'version'>) =>
        rule.name === record.name && rule.version === version;
      const isRecent = new Date(record.publishedAt) >= since || changed.has(version) || before.has(version);
      const reasons = [
        listed.has(version) && 'The running system lists it.',
        resolved.has(version) && 'Visitors get it, or the shell falls back to it.',
        catalogue.pins.some(names) && 'A pin names it.',
        catalogue.canaries.some(names) && 'It is a canary.',
        catalogue.withdrawals.some((rule) => names(rule) && isRestorable(rule, now)) &&
          'It was withdrawn within the last two weeks and can be restored.',
        newest.has(version) && `It is one of the newest releases (${keep} stay).`,
        isRecent && !resolved.has(version) && 'Visitors could get it within the last week.',
        visited.has(version) && 'Visitors used it within the last week.',
      ];
      return [version, reasons.filter((reason) => reason !== false)];
    }),
  );
}

const versionsOf = (records: readonly PublishedRecord[]) => new Set(records.map(({ version }) => version));

/** Versions that a visitor of any place gets, or falls back to. A disabled remote may be enabled at any time. */
function resolvedVersions(
  catalogue: Catalogue,
  versions: readonly PublishedRecord[],
  places: readonly (readonly string[])[],
): ReadonlySet<string> {
  const enabled = { ...catalogue, disabled: [] };
  const records = places.flatMap((scopes) => {
    const { chosen, lastGood, canary } = resolveRemote(enabled, versions, scopes);
    return [chosen, lastGood, canary?.record ?? null].filter((record) => record !== null);
  });
  return versionsOf(records);
}

/** The release that everyone got at a moment, and its fallback. */
function givenBefore(catalogue: Catalogue, versions: readonly PublishedRecord[], at: Date): ReadonlySet<string> {
  const withdrawals = catalogue.withdrawals.filter(({ withdrawnAt }) => new Date(withdrawnAt) < at);
  const published = versions.filter(({ publishedAt }) => new Date(publishedAt) < at);
  const releases = releasesOf({ ...catalogue, withdrawals }, published);
  const [given] = releases;
  if (!given) return new Set();
  const fallback = releaseBelow(catalogue, releases, given.version);
  return versionsOf(fallback === null ? [given] : [given, fallback]);
}

const isRestorable = ({ withdrawnAt }: RegistryWithdrawal, now: Date) =>
  now.getTime() - new Date(withdrawnAt).getTime() < RESTORABLE_MS;
