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
}

/** The two public clients of the token endpoint, one a portal. [BRAND-06] */
export const clientIds = ['tenant-portal', 'telephony-portal'] as const;
export type ClientId = (typeof clientIds)[number];
