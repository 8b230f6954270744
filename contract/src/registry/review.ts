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
