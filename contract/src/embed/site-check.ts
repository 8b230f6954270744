import type { HostProblem } from './embed-problem';

/** Why our server could not read a page. */
export const unreadableReasons = [
  /** The name has no public address. Private addresses get the same result as unknown names. */
  'dns',
  /** No complete response in time. */
  'timeout',
  /** The certificate or the handshake was rejected. */
  'tls',
  /** The connection failed, or the response was malformed. */
  'connection',
  /** The status was neither a success nor a redirect. */
  'status',
  /** Too many redirects, or one to an address that `pageUrlProblem` rejects. */
  'redirect',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** Requests of an embedded portal that a page's Content-Security-Policy may block. The portal needs the first two. */
export const policyTargets = ['loader', 'frame', 'second-script', 'explanation'] as const;
export type PolicyTarget = (typeof policyTargets)[number];

/** The place of a policy: a response header, or a `meta` element in the head of the page. */
export const policyPlaces = ['header', 'meta'] as const;
export type PolicyPlace = (typeof policyPlaces)[number];

/** A piece of a corrected policy. A page marks the new ones. */
export interface PolicyPart {
  readonly text: string;
  readonly isNew: boolean;
}

/** Placeholder of a nonce in a corrected policy: a copied nonce would be the same for every visitor. */
export const noncePlaceholder = "'nonce-REPLACE'";

/** Replace the policy with this one. It has the changes of all findings about the same policy. */
export interface PolicyFix {
  readonly kind: 'change-policy';
  readonly place: PolicyPlace;
  /** The whole policy, without the name of the header. */
  readonly policy: readonly PolicyPart[];
}

/** Give the loader's script element the nonce of the page. */
export interface NonceFix {
  readonly kind: 'add-nonce';
}

/** Have this origin registered for the brand. */
export interface OriginFix {
  readonly kind: 'register-origin';
  readonly origin: string;
}

/** Remove this header from the page. */
export interface HeaderFix {
  readonly kind: 'remove-header';
  readonly header: string;
}

/**
 * One thing that affects the portal on a page. `blocks`: visitors see a link instead of the portal. A code that
 * `homemove:error` also has means the same there.
 */
export type SiteFinding =
  | {
      readonly code: Extract<HostProblem, 'unknown-brand' | 'brand-archived'> | 'not-html' | 'plain-http';
      readonly blocks: true;
      readonly fix: null;
    }
  | {
      readonly code: 'not-reachable';
      readonly blocks: true;
      readonly reason: UnreadableReason;
      /** The status of the response; null unless it is the reason. */
      readonly status: number | null;
      readonly fix: null;
    }
  | {
      readonly code: 'redirected';
      readonly blocks: false;
      /** Origin of the page that was checked. */
      readonly origin: string;
      readonly fix: null;
    }
  | { readonly code: 'origin-not-listed'; readonly blocks: true; readonly fix: OriginFix }
  | {
      readonly code: 'blocked-by-policy';
      readonly blocks: boolean;
      readonly targets: readonly PolicyTarget[];
      readonly fix: PolicyFix | NonceFix;
    }
  | {
      readonly code: 'sandboxed-page';
      readonly blocks: boolean;
      /** The missing flags of the policy's `sandbox` directive. */
      readonly flags: readonly string[];
      readonly fix: PolicyFix;
    }
  | { readonly code: 'blocked-by-isolation'; readonly blocks: false; readonly fix: HeaderFix };

/** Result of checking a page before it shows the portal. */
export interface SiteCheck {
  /** The page that was checked, after redirects, without its query. */
  readonly url: string;
  /** Whether no finding blocks the portal. */
  readonly isAllowed: boolean;
  readonly findings: readonly SiteFinding[];
}
