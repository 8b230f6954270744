import { rejectWhenMoveOrdered } from '../enrolment/change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { journeySoFar } from '../onboarding/journey-so-far.js';
import type { StoredOnboarding } from '../onboarding/state/onboarding.state.js';

/** Whether the mover reported the date as unknown, and has given none since. */
export function isDateUnknown(record: EnrolmentRecord): boolean {
  return record.moveInDateUnknownAt !== null && journeySoFar(record).moveInDate === null;
}

/** Whether the date has been unknown since this instant (ISO 8601), so that a mail about it still makes sense. */
export function isUnknownSince(record: EnrolmentRecord, since: string): boolean {
  return isDateUnknown(record) && record.moveInDateUnknownAt?.toISOString() === since;
}

/** Clears an earlier date. Changes nothing when the date is already unknown. [MOVE-22] */
export function markDateUnknown(current: EnrolmentRecord, now: Date): EnrolmentChange {
  if (isDateUnknown(current)) return {};
  if (current.moveInDate !== null) rejectWhenMoveOrdered(current);
  return { moveInDate: null, moveInDateUnknownAt: now, ...(current.onboarding && withoutDate(current.onboarding)) };
}

function withoutDate(onboarding: StoredOnboarding): EnrolmentChange {
  if (onboarding.given.moveInDate === null) return {};
  const version = onboarding.version + 1;
  const changedAt = { ...onboarding.changedAt, moveInDate: version };
  return { onboarding: { ...onboarding, given: { ...onboarding.given, moveInDate: null }, version, changedAt } };
}
