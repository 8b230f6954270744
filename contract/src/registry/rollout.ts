import type { JourneyId } from '../journey/steps';
import type { DisabledRemote } from './registry';

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

/** Response of `GET /registry/why`: which version a visitor gets, and the rules that decided. */
export interface RegistryExplanation {
  readonly name: JourneyId;
  /** Null if no visitor of the brand gets the remote. */
  readonly version: string | null;
  readonly lastGood: string | null;
  /** One sentence for each rule, in the order in which they apply. */
  readonly reasons: readonly string[];
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
