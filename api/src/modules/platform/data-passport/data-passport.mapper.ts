import type { Disclosure, DisclosurePurpose, PassportCounts } from '@home-move/contract';
import {
  type CountedDisclosure,
  resultOf,
  type StoredDisclosure,
} from '../../../common/disclosures/disclosure.repository.js';
import type { StoredWithdrawal } from '../../../common/disclosures/withdrawal.repository.js';
import { type Repetitions, resendStateOf } from './resend-states.js';
import { withdrawableCount, withdrawnAt } from './withdrawn-consents.js';

/** The facts about a passport that its entries do not hold. */
export interface PassportFacts {
  /** When the mover objected to each purpose. */
  readonly objections: ReadonlyMap<DisclosurePurpose, Date>;
  readonly repetitions: Repetitions;
  /** Oldest first. */
  readonly withdrawals: readonly StoredWithdrawal[];
}

export function toDisclosure(
  entry: StoredDisclosure,
  { objections, repetitions, withdrawals }: PassportFacts,
  now: Date,
): Disclosure {
  const { _id, at, recipient, kinds = [], purpose, legalBasis, reference = null } = entry;
  const objectedAt = objections.get(purpose);
  const endedAt = withdrawnAt(entry, withdrawals);
  // Nothing is sent to which the mover has objected, or without a consent.
  const resend = (objectedAt ?? endedAt) ? undefined : resendStateOf(entry, repetitions, now);
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    recipient,
    kinds,
    purpose,
    legalBasis,
    reference,
    result: resultOf(entry, now),
    ...(objectedAt && { objectedAt: objectedAt.toISOString() }),
    ...(endedAt && { withdrawnAt: endedAt.toISOString() }),
    ...(resend && { resend }),
  };
}

/** [PASS-05] */
export function countsOf({ repetitions: { entries }, withdrawals }: PassportFacts, now: Date): PassportCounts {
  const isOpen = (entry: CountedDisclosure) => ['waiting', 'notDelivered'].includes(resultOf(entry, now));
  return {
    organisations: new Set(entries.map(({ recipient }) => recipient.id)).size,
    entries: entries.length,
    byConsent: entries.filter(({ legalBasis }) => legalBasis === 'consent').length,
    withdrawable: withdrawableCount(entries, withdrawals),
    open: entries.filter(isOpen).length,
  };
}
