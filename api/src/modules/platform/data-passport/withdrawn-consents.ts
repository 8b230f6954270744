import type { CountedDisclosure } from '../../../common/disclosures/disclosure.repository.js';
import type { StoredWithdrawal } from '../../../common/disclosures/withdrawal.repository.js';

/** What an entry has in common with the others that are based on the same consent. */
type BasedOnConsent = Pick<CountedDisclosure, 'recipient' | 'purpose' | 'legalBasis' | 'at'>;

/** Whether two entries are based on the same consent: to one organisation, for one purpose. */
const isSameConsent = (one: BasedOnConsent, other: BasedOnConsent): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ purpose, recipient }: BasedOnConsent): string => `${purpose}:${recipient.id}`;

/** When the consent of an entry was withdrawn; undefined if it stands. A later entry has a new consent. [PASS-09] */
export function withdrawnAt(entry: BasedOnConsent, withdrawals: readonly StoredWithdrawal[]): Date | undefined {
  if (entry.legalBasis !== 'consent') return undefined;
  return withdrawals.find(
    ({ purpose, recipient, at }) => purpose === entry.purpose && recipient === entry.recipient.id && at >= entry.at,
  )?.at;
}

/** The entries that are based on the same consent as another, oldest first: none from before an earlier withdrawal. [PASS-09] */
export const entriesOfConsent = (
  entry: BasedOnConsent,
  entries: readonly CountedDisclosure[],
  withdrawals: readonly StoredWithdrawal[],
): readonly CountedDisclosure[] =>
  entries.filter((other) => isSameConsent(entry, other) && withdrawnAt(other, withdrawals) === undefined);

/** How many consents the mover can withdraw. [PASS-05] */
export function withdrawableCount(
  entries: readonly CountedDisclosure[],
  withdrawals: readonly StoredWithdrawal[],
): number {
  const standing = entries.filter(
    (entry) => entry.legalBasis === 'consent' && withdrawnAt(entry, withdrawals) === undefined,
  );
  return new Set(standing.map(keyOf)).size;
}
