import type { JourneyId } from '../journey/steps';
import type { FaultCode, FaultPhase } from '../report/fault';
import type { RuntimeContext } from '../portal/portal';

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

/** A version under trial: only a share of a scope's visitors gets it, until it is promoted or withdrawn. */
export interface RegistryCanary {
  readonly name: JourneyId;
  readonly version: string;
  readonly scope: PinScope;
  /** 1 to 100. */
  readonly percent: number;
  readonly startedBy: string;
  /** ISO instant. */
  readonly startedAt: string;
}

/** A version that no visitor gets any more, not even by a pin. */
export interface RegistryWithdrawal {
  readonly name: JourneyId;
  readonly version: string;
  /** Id of a deploy key; `registry` if reports of faults exceeded the threshold. */
  readonly withdrawnBy: string;
  /** ISO instant. */
  readonly withdrawnAt: string;
  readonly why: string;
}

/** A remote that is switched off for a scope. */
export interface RegistryDisabling extends DisabledRemote {
  readonly scope: PinScope;
  readonly disabledBy: string;
  /** ISO instant. */
  readonly disabledAt: string;
}

/** A version that one browser gets in place of the one of everyone else, because a person has opened a signed link. */
export interface VersionPreview {
  readonly name: JourneyId;
  readonly version: string;
  /** ISO instant at which it ends. */
  readonly until: string;
}

/** Response of `POST /registry/previews`: a link that starts a preview in the browser that opens it. */
export interface RegistryPreview extends VersionPreview {
  /** URL route of the only brand that it applies to; null for all brands. */
  readonly brand: string | null;
  readonly url: string;
}

/** Response of `POST /registry/validate`: the version can be published; `exists` when it already is. */
export interface RegistryValidation {
  readonly valid: true;
  readonly exists: boolean;
}

/** What a finding of a review is about. */
export const findingCodes = [
  'record',
  'removed-page',
  'unknown-page',
  'missing-call',
  'changed-kind',
  'lower-version',
  'pinned',
  'canary',
  'disabled',
  'larger',
  'unproven',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Something that a version would break or fail to reach. */
export interface RegistryFinding {
  readonly code: FindingCode;
  readonly message: string;
  /** URL routes of the brands that it concerns, with their branches; absent if it does not depend on the brand. */
  readonly brands?: readonly string[] | undefined;
}

/** The brands in which a version would take the place of another. */
export interface ReplacedVersion {
  /** Null if these brands get no version now. */
  readonly version: string | null;
  readonly brands: readonly string[];
  /** Visits in these brands that mounted it within the last day. */
  readonly visits: number;
}

/** Response of `POST /registry/review`: what publishing a version would change for whom. */
export interface RegistryReview {
  readonly errors: readonly RegistryFinding[];
  readonly warnings: readonly RegistryFinding[];
  readonly replaces: readonly ReplacedVersion[];
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
  /** Commit of the build and who built it; null if the record does not say. */
  readonly commit: string | null;
  readonly builder: string | null;
  /** Id of the key that signed the record; null without a signature. */
  readonly signedBy: string | null;
  /** Why the signature is not accepted, so that no visitor gets the version; null if it is. */
  readonly signatureError: string | null;
  readonly entry: EntryState;
  /** ISO instant at which enough visits had mounted it without faults; null before. */
  readonly provenAt: string | null;
  /** Null unless it is withdrawn. */
  readonly withdrawal: RegistryWithdrawal | null;
  readonly health: VersionHealth;
}

/** What browsers reported about one version within the retention of reports. A visit is one session of the portal. */
export interface VersionHealth {
  /** Visits that mounted it. */
  readonly visits: number;
  /** Visits in which it had a fault. */
  readonly faulty: number;
  /** ISO instant of the first fault; null without one. */
  readonly since: string | null;
  readonly brands: readonly BrandHealth[];
}

/** The visits of one brand. */
export interface BrandHealth {
  /** URL route. */
  readonly brand: string;
  readonly visits: number;
  /** Visits with a fault. */
  readonly faulty: number;
  readonly faults: readonly FaultCount[];
}

/** One fault of a version in one brand. */
export interface FaultCount {
  readonly code: FaultCode;
  readonly phase: FaultPhase;
  readonly context: RuntimeContext;
  /** Occurrences in all visits. */
  readonly count: number;
  /** ISO instants of the first and the latest report. */
  readonly since: string;
  readonly latest: string;
}

/** One remote: its versions (highest first), its pins, and the version for each brand and branch. */
export interface RemoteStatus {
  readonly name: JourneyId;
  readonly kind: RemoteRecord['kind'];
  readonly versions: readonly VersionStatus[];
  readonly pins: readonly RegistryPin[];
  readonly canaries: readonly RegistryCanary[];
  readonly disabled: readonly RegistryDisabling[];
  readonly resolved: readonly Readonly<{ brand: string; branch: number | null; version: string }>[];
}

/** Response of `GET /registry/status`. */
export interface RegistryStatus {
  /** ISO instant. */
  readonly checkedAt: string;
  readonly remotes: readonly RemoteStatus[];
}

/** What an audit entry records. */
export const registryActions = [
  'publish',
  'sign',
  'pin',
  'unpin',
  'canary',
  'promote',
  'disable',
  'enable',
  'preview',
  'withdraw',
  'restore',
  'prove',
  'remove',
] as const;
export type RegistryAction = (typeof registryActions)[number];

/** One entry of the audit; it is immutable. */
export interface RegistryAuditEntry {
  /** ISO instant. */
  readonly at: string;
  /** Id of a deploy key, or `registry`. */
  readonly who: string;
  readonly what: RegistryAction;
  readonly remote: JourneyId;
  /** Such as `brand oakwood`; null for an action that concerns everyone. */
  readonly scope: string | null;
  /** The versions in effect before and after; null for none. */
  readonly before: string | null;
  readonly after: string | null;
  /** The reason that was given; null without one. */
  readonly why: string | null;
  /** Commit of the build and who built it; null if the record does not say. */
  readonly commit: string | null;
  readonly builder: string | null;
  /** Id of the key that signed the record; null for actions other than `publish` and `sign`, and without a signature. */
  readonly signedBy: string | null;
}

/** A version that visitors, rules or people may still need. */
export interface KeptVersion {
  readonly version: string;
  readonly reasons: readonly string[];
}

/** Response of `POST /registry/clean`; every list has the highest version first. */
export interface RegistryCleanup {
  /** Versions whose records may be removed; empty after a confirmed call, which has removed them. */
  readonly removable: readonly string[];
  readonly kept: readonly KeptVersion[];
  /** Versions whose records were removed, by this call or before. Their numbers stay taken. */
  readonly removed: readonly string[];
}

/** Response of `GET /registry/why`: which version a visitor gets, and the rules that decided. */
export interface RegistryExplanation {
  readonly name: JourneyId;
  /** Null if no visitor of the brand gets the remote. */
  readonly version: string | null;
  readonly lastGood: string | null;
  /** One sentence for each rule, in the order in which they apply. */
  readonly reasons: readonly string[];
}
