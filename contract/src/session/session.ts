import type { Enrolment } from '../enrolment/enrolment';
import type { Problem } from '../problem/problem';
import type { Portal, RuntimeContext } from '../runtime/runtime-contract';
import { isOffered, services } from '../service/service';

/** The answer of `POST /token` and `POST /enrolment-auth/create`, in OAuth's own field names. */
export interface Tokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds until the access token ends (30 minutes when fresh). */
  readonly expires_in: number;
  readonly refresh_token: string;
}

/** The four kinds of caller of `decisions.md` §2. */
export const roles = ['app', 'enrolment', 'customer', 'agent'] as const;
export type Role = (typeof roles)[number];

/** What the visitor's session holds; never a token. [SESS-18] */
export interface SessionState {
  /** Holding a token that reaches an enrolment with its details populated. */
  readonly loggedIn: boolean;
  readonly enrolmentId: string | null;
  readonly agentName: string | null;
  /** While the enrolment is being loaded, a pending one too. [SESS-19] */
  readonly loading: boolean;
  /** Why it could not be loaded the last time; null once it is. [SESS-19] */
  readonly error: Problem | null;
  /** The banner on screen, and the path below the brand that it stands on. [CHROME-13 to CHROME-15] */
  readonly feedback: { readonly content: string; readonly location: string } | null;
  /** What "log in" means for this visitor. [ROUTE-02] */
  readonly routeConfig: { readonly loginPath: string };
  /** Whether every service that the enrolment offers is chosen. */
  readonly selectAllSelected: boolean;
  /** The id that stored values belong to; another one clears them. [SESS-08] */
  readonly sessionAttributes: { readonly id: string | null };
  /** What the document was opened as. */
  readonly appConfiguration: { readonly portal: Portal; readonly context: RuntimeContext };
}

/** Whether every service that the enrolment offers is chosen, and it offers one; false without an enrolment. [SESS-18] */
export function isAllSelected(enrolment: Enrolment | null): boolean {
  if (enrolment === null) return false;
  const offered = services.filter((service) => isOffered(enrolment[`${service}OfferedStatus`]));
  return offered.length > 0 && offered.every((service) => enrolment[`${service}OptIn`] === 1);
}

/** The two public clients of the token endpoint, one a portal. [BRAND-06] */
export const clientIds = ['tenant-portal', 'telephony-portal'] as const;
export type ClientId = (typeof clientIds)[number];
