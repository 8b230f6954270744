import { isDeepStrictEqual } from 'node:util';
import { enrolmentStatus, onboardingMessages as messages } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { changeAddress } from '../enrolment/address-change.js';
import { rejectWhenMoveOrdered } from '../enrolment/change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { toAddress } from './given-home.js';
import { formatStep, journeySoFar, type JourneySoFar, onboardingState } from './journey-so-far.js';
import {
  type GivenHome,
  type JourneyField,
  journeyFields,
  type LookedUpHome,
  type ManualHome,
  noAnswers,
  type StoredOnboarding,
} from './state/onboarding.state.js';

/** One step that the mover saves. A manual home without a postcode uses the journey's. */
export type Step = { readonly field: Exclude<JourneyField, 'address'>; readonly value: string } | HomeStep;
export interface HomeStep {
  readonly field: 'address';
  readonly home: LookedUpHome | (Omit<ManualHome, 'postcode'> & { readonly postcode: string | null });
}

/**
 * Saves a step. An equal value changes nothing, so that a step can be sent twice. Throws CONFLICT with the stored value
 * when the field has changed since `version`; ENROLMENT_COMPLETE or CONFLICT after the journey. [ONB-25 to ONB-27]
 */
export function saveStep(current: EnrolmentRecord, step: Step, version: number | undefined): EnrolmentChange {
  const stored = onboardingState(current);
  const before = journeySoFar(current);
  const next = withStep(stored, step, before);
  const after = journeySoFar({ ...current, onboarding: { ...next, committedAt: null } });
  const changed = journeyFields.filter((field) => !isSame(before, after, field));
  if (changed.length === 0) return {};
  rejectWhenOver(current, stored);
  if (version !== undefined && (stored.changedAt[step.field] ?? 0) > version) {
    throw new DomainError('CONFLICT', { errors: { [step.field]: formatStep(before, step.field) } });
  }
  rejectUnsettledMove(current, after);
  const latest = stored.version + 1;
  const changedAt = { ...stored.changedAt, ...Object.fromEntries(changed.map((field) => [field, latest])) };
  return { onboarding: { ...next, version: latest, changedAt } };
}

/**
 * Copies the answers to the enrolment; a second commit changes nothing. Throws DETAILS_MISSING with the missing fields,
 * ADDRESS_MISSING, ENROLMENT_COMPLETE. [ONB-20]
 */
export function commitJourney(current: EnrolmentRecord, now: Date): EnrolmentChange {
  const stored = onboardingState(current);
  if (stored.committedAt) return {};
  rejectWhenOver(current, stored);
  const { home, firstName, surname, dateOfBirth, moveInDate } = journeySoFar(current);
  rejectWhenDetailsMissing(current, { firstName, surname, dateOfBirth });
  if (!home) throw new DomainError('ADDRESS_MISSING');
  if (moveInDate !== current.moveInDate) rejectWhenMoveOrdered(current);
  return {
    ...changeAddress(current, toAddress(home)),
    firstName,
    surname,
    dateOfBirth,
    moveInDate,
    onboarding: { ...stored, given: noAnswers, home, committedAt: now, version: stored.version + 1 },
  };
}

function withStep(stored: StoredOnboarding, step: Step, known: JourneySoFar): StoredOnboarding {
  if (step.field === 'address') {
    return { ...stored, given: { ...stored.given, postcode: null }, home: withPostcode(step.home, known) };
  }
  const given = { ...stored.given, [step.field]: step.value };
  // Another postcode drops the home, which must be chosen again.
  const isElsewhere = step.field === 'postcode' && step.value !== known.postcode;
  return { ...stored, given, home: isElsewhere ? null : stored.home };
}

function withPostcode(home: HomeStep['home'], { postcode: known }: JourneySoFar): GivenHome {
  if (home.kind === 'looked-up') return home;
  const postcode = home.postcode ?? known;
  if (postcode === null) throw new DomainError('VALIDATION', { errors: { postcode: messages.postcodeMissing } });
  return { ...home, postcode };
}

function isSame(one: JourneySoFar, other: JourneySoFar, field: JourneyField): boolean {
  if (field !== 'address') return one[field] === other[field];
  return isDeepStrictEqual(one.home, other.home);
}

function rejectWhenOver({ status }: EnrolmentRecord, { committedAt }: StoredOnboarding): void {
  if (status === enrolmentStatus.complete || status === enrolmentStatus.closed) {
    throw new DomainError('ENROLMENT_COMPLETE');
  }
  if (committedAt) throw new DomainError('CONFLICT');
}

/** Home and date that a supplier or home telecom may have accepted cannot change. */
function rejectUnsettledMove(current: EnrolmentRecord, { home, moveInDate }: JourneySoFar): void {
  if (moveInDate !== current.moveInDate) rejectWhenMoveOrdered(current);
  if (home) changeAddress(current, toAddress(home));
  else if (current.address) rejectWhenMoveOrdered(current);
}

function rejectWhenDetailsMissing(
  { emailAddress, contactNumber }: EnrolmentRecord,
  { firstName, surname, dateOfBirth }: Pick<JourneySoFar, 'firstName' | 'surname' | 'dateOfBirth'>,
): void {
  const errors = {
    ...(firstName === null && { firstName: messages.nameTooShort }),
    ...(surname === null && { surname: messages.nameTooShort }),
    ...(dateOfBirth === null && { dateOfBirth: messages.birthMissing }),
    ...(emailAddress === null && { emailAddress: messages.emailMissing }),
    ...(contactNumber === null && { phoneNumber: messages.numberMissing }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError('DETAILS_MISSING', { errors });
}
