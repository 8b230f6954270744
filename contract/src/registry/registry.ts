import type { JourneyId } from '../journey/steps';

/** Files that a remote loads for some of its pages, in addition to its first screen. */
export interface LazyPages {
  /** Path patterns below the brand of these pages. */
  readonly routes: readonly string[];
  /** Chunks that hold them; paths below the version's folder. */
  readonly chunks: readonly string[];
  /** Libraries of `shared` that these chunks need. */
  readonly shared: readonly string[];
}

/** One version of a remote, as its loader needs it; immutable once published. */
export interface RemoteRecord {
  readonly name: JourneyId;
  /** Semver. */
  readonly version: string;
  /** Range of runtime-contract versions that it needs, for example '^1.0.0'. */
  readonly contract: string;
  /** Global name of its federation container, which contains the version. */
  readonly global: string;
  /** Entry file: an absolute URL in a resolution, a path below the version's folder in a published record. */
  readonly entry: string;
  /** Modules that it takes from the shell, module → version range: the four of React, libraries, the federation runtime. */
  readonly shared: Readonly<Record<string, string>>;
  /** File path below the version's folder → 'sha384-…'. */
  readonly files: Readonly<Record<string, string>>;
  /** Chunks of its first screen, which documents name; paths below the version's folder. */
  readonly firstChunks: readonly string[];
  /** Libraries of `shared` that its first screen needs, which documents name. */
  readonly firstShared: readonly string[];
  /** Whether its entry may run before the shell starts; absent in older builds and builds with a federation runtime. */
  readonly runsEarly?: boolean | undefined;
  /** Further files named by documents of its lazy pages; absent in documents, and in builds before lazy pages. */
  readonly lazyPages?: readonly LazyPages[] | undefined;
  /** Path patterns below the brand that it serves; none for the agent's side panel, shown next to every page. */
  readonly routes: readonly string[];
  /** How its failure is shown; `silent` shows nothing. */
  readonly kind: 'required' | 'optional' | 'silent';
}

/** A record as the registry stores it; only holders of a deploy key see who published it and when. */
export interface PublishedRecord extends RemoteRecord {
  readonly publishedBy: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

/**
 * Response of `GET /registry/resolution`, and part of every document: exact versions for one brand and branch, entries as
 * absolute URLs. It is public, so it does not contain who published.
 */
export interface RegistryResolution {
  readonly remotes: readonly RemoteRecord[];
  /** The previous release of each remote that has one; the shell falls back to it when the current one fails. */
  readonly lastGood: readonly RemoteRecord[];
}

/**
 * Scope of a pin, by url routes. The most specific one wins: a branch, a brand with its branches, a partner with its
 * sub-partners, then all.
 */
export type PinScope = 'all' | Readonly<{ partner: string }> | Readonly<{ brand: string; branch?: number | undefined }>;

/** Pins a remote to one version, possibly a pre-release, for a scope. Without a pin the highest release is used. */
export interface RegistryPin {
  readonly name: JourneyId;
  readonly version: string;
  readonly scope: PinScope;
  readonly pinnedBy: string;
  /** ISO instant. */
  readonly pinnedAt: string;
}

/** Response of `POST /registry/validate`: the version can be published; `exists` when it already is. */
export interface RegistryValidation {
  readonly valid: true;
  readonly exists: boolean;
}

/** Source of a version: published by a call, or listed in the file of the running system. */
export type VersionSource = 'published' | 'listed';

/**
 * Result of checking an entry's URL; null when no brand gets the version, so it was not checked. `wrongHeaders`: browsers would
 * reject the file on some pages, or cache it wrongly.
 */
export type EntryState = 'ok' | 'missing' | 'different' | 'tooLarge' | 'wrongHeaders' | 'unreachable' | null;

/** One version of a remote in the registry's status. */
export interface VersionStatus extends Pick<PublishedRecord, 'version' | 'contract' | 'publishedBy' | 'publishedAt'> {
  readonly source: VersionSource;
  readonly entry: EntryState;
}

/** One remote: its versions (highest first), its pins, and the version for each brand and branch. */
export interface RemoteStatus {
  readonly name: JourneyId;
  readonly kind: RemoteRecord['kind'];
  readonly versions: readonly VersionStatus[];
  readonly pins: readonly RegistryPin[];
  readonly resolved: readonly Readonly<{ brand: string; branch: number | null; version: string }>[];
}

/** Response of `GET /registry/status`. */
export interface RegistryStatus {
  /** ISO instant. */
  readonly checkedAt: string;
  readonly remotes: readonly RemoteStatus[];
}
