import { addDays, householdLinkDays } from '@home-move/contract';
import type { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { hashToken } from '../../../common/crypto/token-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { StoredLink } from './household.model.js';

/** The hash under which links and invitations to a household are stored. [ROOM-03] */
export const linkHash = (token: string): string => hashToken('household', token);

/** The last day on which links to a household work; null while the move-in date is not known. [ROOM-03] */
export const linksWorkUntil = (moveInDate: string | null): string | null =>
  moveInDate === null ? null : addDays(moveInDate, householdLinkDays);

/** Throws MOVE_IN_DATE_MISSING, or INVITING_ENDED. Returns the last day on which links work. */
export function requireInviting(moveInDate: string | null, today: string): string {
  const until = linksWorkUntil(moveInDate);
  if (until === null) throw new DomainError('MOVE_IN_DATE_MISSING');
  if (today > until) throw new DomainError('INVITING_ENDED');
  return until;
}

const derivation = (enrolmentId: string, seed: string) => `household-link:${enrolmentId}:${seed}`;

/** The token of a new link: unpredictable without the secret, and the same whenever the mover sees the link. */
export const newLinkToken = (hashes: KeyedHash, enrolmentId: string, seed: string): string =>
  hashes.of(derivation(enrolmentId, seed));

/** The token of a stored link; null if the secret that it was made with is no longer accepted. */
export function linkTokenOf(
  hashes: KeyedHash,
  enrolmentId: string,
  { seed, tokenHash }: Pick<StoredLink, 'seed' | 'tokenHash'>,
): string | null {
  const tokens = hashes.allOf(derivation(enrolmentId, seed));
  return tokens.find((token) => linkHash(token) === tokenHash) ?? null;
}
