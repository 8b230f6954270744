import { createHash } from 'node:crypto';

/** What a random token opens; the same token opens nothing else. */
export type TokenPurpose =
  | 'save-and-continue'
  | 'log-in'
  | 'continue'
  | 'phone'
  | 'password-reset'
  | 'unsubscribe'
  | 'distribution'
  | 'telephony'
  | 'partner-key';

/** The hash by which a token is stored and found; 256 random bits need no slow one. */
export function hashOfToken(purpose: TokenPurpose, token: string): string {
  return createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
}
