import type { JourneyId } from '../journey/steps';
import type { FaultCode, FaultPhase } from '../report/fault';
import type { RuntimeContext } from '../portal/portal';
import type { PublishedRecord, RemoteRecord } from './registry';
import type { RegistryCanary, RegistryDisabling, RegistryPin, RegistryWithdrawal } from './rollout';

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
