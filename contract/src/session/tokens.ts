/** The response of `POST /token` and `POST /enrolment-auth/create`, in OAuth's own field names. */
export interface Tokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds until the access token expires (30 minutes when fresh). */
  readonly expires_in: number;
  readonly refresh_token: string;
}

/** The kinds of caller that calls for everyone admit. */
export const roles = ['app', 'enrolment', 'customer', 'agent'] as const;
/** A `housemate` is admitted only where an endpoint names the role. [ROOM-08] */
export type Role = (typeof roles)[number] | 'housemate';

/** Callers that hold a token of one enrolment, and may read and change that one only. */
export const enrolmentRoles = ['enrolment', 'customer', 'agent'] as const satisfies readonly Role[];

/** The two public clients of the token endpoint, one for each portal. [BRAND-06] */
export const clientIds = ['tenant-portal', 'telephony-portal'] as const;
export type ClientId = (typeof clientIds)[number];
