import type { Disclosure, DisclosureResult, PassportCounts } from '@home-move/contract';
import type { CountedDisclosure, StoredDisclosure } from '../../../common/disclosures/disclosure.repository.js';

/** Longer than any call to a third party. An entry that still waits belongs to a process that has ended. */
const maxWaitMs = 5 * 60_000;

/** An entry whose process ended before it stored the result has an unknown one. */
function resultOf({ result, at }: Pick<StoredDisclosure, 'result' | 'at'>, now: Date): DisclosureResult {
  const isAbandoned = result === 'waiting' && now.getTime() - at.getTime() > maxWaitMs;
  return isAbandoned ? 'unknown' : result;
}

export function toDisclosure(entry: StoredDisclosure, now: Date): Disclosure {
  const { _id, at, recipient, kinds = [], purpose, legalBasis, reference = null } = entry;
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    recipient,
    kinds,
    purpose,
    legalBasis,
    reference,
    result: resultOf(entry, now),
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
