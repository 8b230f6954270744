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

/** An ed25519 signature of a record. */
export interface RecordSignature {
  /** Id of the public key. */
  readonly key: string;
  /** Base64. */
  readonly value: string;
}

/** A record as the registry stores it; only holders of a deploy key see who built and published it, and when. */
export interface PublishedRecord extends RemoteRecord {
  /** The commit of the build, with `-dirty` after it for a changed working copy; absent outside a repository. */
  readonly commit?: string | undefined;
  /** Who or what built it; absent in older builds. */
  readonly builder?: string | undefined;
  /** The API calls that the build uses, such as `GET /api/v1/addresses/:postcode`; absent in older builds. */
  readonly endpoints?: readonly string[] | undefined;
  /** File path → bytes as brotli; absent in older builds. */
  readonly sizes?: Readonly<Record<string, number>> | undefined;
  /** Absent in older records, and on systems that require none. */
  readonly signature?: RecordSignature | undefined;
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
  /** The newest proven lower release of each remote that has one; the shell falls back to it when the current one fails. */
  readonly lastGood: readonly RemoteRecord[];
  /** Versions that only a share of visitors gets; absent without one. */
  readonly canaries?: readonly Canary[] | undefined;
  /** Remotes that are switched off, with the message shown in their place; absent without one. */
  readonly disabled?: readonly DisabledRemote[] | undefined;
}

/** A version for the visitors whose bucket, turned by `offset`, is below `percent`; see `isInCanary`. */
export interface Canary {
  readonly record: RemoteRecord;
  /** 1 to 100. */
  readonly percent: number;
  /** 0 to 99; derives from name and version, so that each canary reaches other visitors. */
  readonly offset: number;
}

/** A remote that no visitor of a brand gets. */
export interface DisabledRemote {
  readonly name: JourneyId;
  /** In the words of the brand; empty for the product's own message. */
  readonly message: string;
}

/**
 * Whether a visitor gets a canary.
 * @param bucket 0 to 99, random, and constant for a visitor
 */
export function isInCanary({ percent, offset }: Pick<Canary, 'percent' | 'offset'>, bucket: number): boolean {
  return (bucket + offset) % 100 < percent;
}
