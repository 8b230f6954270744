import type { JourneyId } from '../journey/steps';

/** One version of a remote, as whoever loads it needs it; never changes once published. */
export interface RemoteRecord {
  readonly name: JourneyId;
  /** Semver. */
  readonly version: string;
  /** Range of the runtime contract it needs, for example '^1.0.0'. */
  readonly contract: string;
  /** Global name of its federation container: it holds the version. */
  readonly global: string;
  /** Absolute URL of the entry once resolved; path below the assets root in the record. */
  readonly entry: string;
  /** What it takes from the shell, module → version range: exactly the four modules of React. */
  readonly shared: Readonly<Record<string, string>>;
  /** File path below the version's folder → 'sha384-…'. */
  readonly files: Readonly<Record<string, string>>;
  /** Chunks that its first screen needs, for preloading; paths below the version's folder. */
  readonly firstChunks: readonly string[];
  /** Path patterns below the brand that it serves; none for the agent's side panel, which stands beside every page. */
  readonly routes: readonly string[];
  /** `silent`: its failure shows nothing. */
  readonly kind: 'required' | 'optional' | 'silent';
}

/** A record as the registry keeps it: who published it and when are for those who hold a deploy key. */
export interface PublishedRecord extends RemoteRecord {
  readonly publishedBy: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

/**
 * Answer of `GET /registry/resolution`, and part of every document: exact versions for one brand and branch, entries as
 * absolute URLs. Everybody may read it, so it says nothing of who published.
 */
export interface RegistryResolution {
  readonly remotes: readonly RemoteRecord[];
  /** For each remote that has one, the next lower release: what the shell falls back to when the one above fails. */
  readonly lastGood: readonly RemoteRecord[];
}

/**
 * For whom a pin counts, by url routes; the most specific wins: a branch, then a brand with its branches, then a partner
 * with its sub-partners, then all.
 */
export type PinScope = 'all' | Readonly<{ partner: string }> | Readonly<{ brand: string; branch?: number | undefined }>;

/** Holds a remote at one version for a scope; a pre-release too. Without a pin the highest release is used. */
export interface RegistryPin {
  readonly name: JourneyId;
  readonly version: string;
  readonly scope: PinScope;
  readonly pinnedBy: string;
  /** ISO instant. */
  readonly pinnedAt: string;
}

/** Answer of `POST /registry/validate`: nothing stands against publishing; `exists` when it is published already. */
export interface RegistryValidation {
  readonly valid: true;
  readonly exists: boolean;
}

/** Where a version is known from: published by a call, or listed in the file of the running system. */
export type VersionSource = 'published' | 'listed';

/** What stands at the address of an entry; null where nobody gets the version, so that nobody looked. */
export type EntryState = 'ok' | 'missing' | 'different' | 'unreachable' | null;

export interface VersionStatus extends Pick<PublishedRecord, 'version' | 'contract' | 'publishedBy' | 'publishedAt'> {
  readonly source: VersionSource;
  readonly entry: EntryState;
}

/** One remote: its versions, the highest first, its pins, and what each brand and branch gets. */
export interface RemoteStatus {
  readonly name: JourneyId;
  readonly kind: RemoteRecord['kind'];
  readonly versions: readonly VersionStatus[];
  readonly pins: readonly RegistryPin[];
  readonly resolved: readonly Readonly<{ brand: string; branch: number | null; version: string }>[];
}

/** Answer of `GET /registry/status`. */
export interface RegistryStatus {
  /** ISO instant. */
  readonly checkedAt: string;
  readonly remotes: readonly RemoteStatus[];
}
