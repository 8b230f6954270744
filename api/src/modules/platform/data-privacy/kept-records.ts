import { addDays, type KeptItem, type KeptRecord, linkLifetimeDays, londonToday } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { forgottenEnrolment } from '../../move/enrolment/forgotten-enrolment.js';
import { jobDays } from '../jobs/jobs.worker.js';

/** How long claims from a contract are possible in the United Kingdom. */
const recordYears = 6;
/** The longest period of a limit. */
const limitDays = 30;

/** The records of customers who were forgotten before this time have expired. */
export function recordsExpireBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - recordYears);
  return before;
}

function recordsExpireAt(now: Date): Date {
  const at = new Date(now);
  at.setUTCFullYear(now.getUTCFullYear() + recordYears);
  return at;
}

/** What an erasure of the enrolment at this time leaves, and until when. A spec compares it with the collections. [PASS-15] */
export function keptRecords(enrolment: EnrolmentRecord, now: Date): readonly KeptRecord[] {
  const until = londonToday(recordsExpireAt(now));
  const hasContract = forgottenEnrolment(enrolment).keptContracts.length > 0;
  const kept: readonly (readonly [KeptItem, string | null, boolean])[] = [
    ['contracts', until, hasContract],
    ['erasure', until, true],
    ['disclosures', until, true],
    ['history', until, true],
    ['partnerMove', null, enrolment.isSentByPartner],
    ['mailbox', null, enrolment.emailAddress !== null],
    ['housemateLinks', addDays(londonToday(now), linkLifetimeDays.mail), true],
    ['withdrawals', addDays(londonToday(now), jobDays), true],
    ['support', null, true],
    ['limits', addDays(londonToday(now), limitDays), true],
    ['move', null, true],
  ];
  return kept.flatMap(([item, day, isKept]) => (isKept ? [{ item, until: day }] : []));
}
