import type { Disclosure, DisclosurePurpose, PassportCounts } from '@home-move/contract';
import {
  type CountedDisclosure,
  resultOf,
  type StoredDisclosure,
} from '../../../common/disclosures/disclosure.repository.js';

/** @param objections when the mover objected to each purpose */
export function toDisclosure(
  entry: StoredDisclosure,
  now: Date,
  objections: ReadonlyMap<DisclosurePurpose, Date>,
): Disclosure {
  const { _id, at, recipient, kinds = [], purpose, legalBasis, reference = null } = entry;
  const objectedAt = objections.get(purpose);
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
  };
}

/** [PASS-05] */
export function countsOf(entries: readonly CountedDisclosure[], now: Date): PassportCounts {
  const isOpen = (entry: CountedDisclosure) => ['waiting', 'notDelivered'].includes(resultOf(entry, now));
  return {
    organisations: new Set(entries.map(({ recipient }) => recipient.id)).size,
    entries: entries.length,
    byConsent: entries.filter(({ legalBasis }) => legalBasis === 'consent').length,
    open: entries.filter(isOpen).length,
  };
}
