import { createHash } from 'node:crypto';

/** The purpose of a random token; a token is valid for no other. */
export type TokenPurpose =
  | 'save-and-continue'
  | 'log-in'
  | 'continue'
  | 'phone'
  | 'password-reset'
  | 'unsubscribe'
  | 'distribution'
  | 'calendar'
  | 'private-entry'
  | 'contact-change'
  | 'telephony'
  | 'launch'
  | 'prefill'
  | 'partner-key'
  | 'household';

/** The hash under which a token is stored and looked up. A fast hash suffices for 256 random bits. */
export function hashToken(purpose: TokenPurpose, token: string): string {
  return createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
}
