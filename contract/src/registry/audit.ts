import type { JourneyId } from '../journey/steps';
import type { shellName } from './shell';

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
  /** The shell has an audit too. */
  readonly remote: JourneyId | typeof shellName;
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
