import { rejectWhenBroadbandUnsettled, rejectWhenEnergyUnsettled } from '../enrolment/change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { journeySoFar } from '../onboarding/journey-so-far.js';
import type { StoredOnboarding } from '../enrolment/onboarding.state.js';

/** Whether the mover has said that they do not know the date, and has given none since. */
export function isDateUnknown(record: EnrolmentRecord): boolean {
  return record.moveInDateUnknownAt !== null && journeySoFar(record).moveInDate === null;
}

/** A date that was given before counts no more; said again it changes nothing. [MOVE-22] */
export function markDateUnknown(current: EnrolmentRecord, now: Date): EnrolmentChange {
  if (isDateUnknown(current)) return {};
  if (current.moveInDate !== null) {
    rejectWhenEnergyUnsettled(current);
    rejectWhenBroadbandUnsettled(current);
  }
  return { moveInDate: null, moveInDateUnknownAt: now, ...(current.onboarding && withoutDate(current.onboarding)) };
}

function withoutDate(onboarding: StoredOnboarding): EnrolmentChange {
  if (onboarding.given.moveInDate === null) return {};
  const version = onboarding.version + 1;
  const changedAt = { ...onboarding.changedAt, moveInDate: version };
  return { onboarding: { ...onboarding, given: { ...onboarding.given, moveInDate: null }, version, changedAt } };
}
