import {
  isOffered,
  isRegisteredService,
  recordOf,
  registeredServices,
  services,
  serviceTypes,
  type ExpectedVersion,
  type RegisteredService,
  type Service,
  type SkipService,
  type UpdateEnrolment,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import {
  rejectWhenBroadbandOrdered,
  rejectWhenEnergyComplete,
  rejectWhenEnergyOrdered,
  rejectWhenDateOrdered,
  rejectWhileEnergyUnsettled,
} from './change-guards.js';
import { energySetUps, hasMixedMeters, slotChange, slotsLeft } from '../../energy/state/energy-slot.js';
import { isMandatory } from './enrolment.mapper.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { detectConflicts } from './field-changes.js';

/** Applies the fields of `PUT /enrolment-auth`. Throws CONFLICT, ENROLMENT_COMPLETE or UnsettledError. [API-02, PROD-05, CONF-37] */
export function applyUpdate(
  current: EnrolmentRecord,
  { version, ...fields }: UpdateEnrolment & ExpectedVersion,
  now: Date,
): EnrolmentChange {
  return {
    ...movingDetailsOf(current, fields, version),
    ...choicesOf(current, fields),
    ...registrationsOf(current, fields),
    ...wombbAnswerOf(current, fields, now),
    ...stepViewsOf(current, fields, now),
    ...(fields.viewedConfirmation && { confirmationPageLastViewed: now }),
  };
}

function movingDetailsOf(
  current: EnrolmentRecord,
  { moveInDate, residentialStatus }: UpdateEnrolment,
  version: number | undefined,
): EnrolmentChange {
  const fields = {
    ...(moveInDate !== undefined && { moveInDate }),
    ...(residentialStatus !== undefined && { residentialStatus }),
  };
  const changed = detectConflicts(current, fields, version);
  if (changed.moveInDate !== undefined) rejectWhenDateOrdered(current);
  return changed;
}

/** The answers of the confirmation page. [CONF-22, CONF-23] */
function registrationsOf(current: EnrolmentRecord, fields: UpdateEnrolment): EnrolmentChange {
  const answer = (service: RegisteredService) => fields[`${service}RegistrationConfirmed`];
  if (registeredServices.every((service) => answer(service) === undefined)) return {};
  return {
    registrationConfirmed: recordOf(
      registeredServices,
      (service) => answer(service) ?? current.registrationConfirmed[service],
    ),
  };
}

/** Keeps the first view of each step. [NEXT-26] */
function stepViewsOf(
  { tenantPortalStorage: views }: EnrolmentRecord,
  { tenantPortalStorage: viewed = [] }: UpdateEnrolment,
  now: Date,
): EnrolmentChange {
  const first = viewed.filter((step) => !views?.[step]);
  if (first.length === 0) return {};
  return { tenantPortalStorage: { ...views, ...Object.fromEntries(first.map((step) => [step, now])) } };
}

/** Whether the mover has ordered on the provider's own site. CONFLICT without a pending package. [BBSET-05] */
function wombbAnswerOf(current: EnrolmentRecord, fields: UpdateEnrolment, now: Date): EnrolmentChange {
  if (fields.wombbUserConfirmed === undefined) return {};
  if (!fields.wombbUserConfirmed) return { wombbUserConfirmedDate: null };
  if (!current.broadband?.click || current.completed.entertainment) throw new DomainError('CONFLICT');
  rejectWhenBroadbandOrdered(current);
  return { wombbUserConfirmedDate: current.wombbUserConfirmedDate ?? now, ...resumedEntertainment };
}

const resumedEntertainment = { entertainmentSkipped: false, wombbSkipped: false } as const;

/**
 * Sets consent and opt-in together. Services that are not offered cannot be chosen, mandatory ones cannot be deselected,
 * and those completed by the council step keep their answers.
 */
function choicesOf(current: EnrolmentRecord, fields: UpdateEnrolment): EnrolmentChange {
  const choices = recordOf(services, (service) => fields[`${service}OptIn`]);
  const isSettled = (service: Service) => isRegisteredService(service) && current.completed[service];
  const answered = services.filter((service) => choices[service] !== undefined && !isSettled(service));
  if (answered.length === 0) return {};
  const optIn = { ...current.optIn };
  const consented = { ...current.consented };
  for (const service of answered) {
    optIn[service] = isMandatory(current, service)
      ? 1
      : isOffered(current.offered[service])
        ? (choices[service] ?? 0)
        : 0;
    consented[service] = optIn[service] === 1;
  }
  if (optIn.energy === 0) rejectWhenEnergyOrdered(current);
  if (optIn.entertainment === 0) rejectWhenBroadbandOrdered(current);
  return {
    optIn,
    consented,
    ...(optIn.energy === 1 && choices.energy === 1 && { energySkipped: false, ...reopenedEnergy(current) }),
    ...(optIn.entertainment === 1 && choices.entertainment === 1 && resumedEntertainment),
  };
}

/** Mixed meters that are complete with one fuel open again for the other one. */
function reopenedEnergy(current: EnrolmentRecord): Pick<EnrolmentChange, 'completed'> {
  const isHalf = current.completed.energy && hasMixedMeters(current) && energySetUps(current).length === 1;
  return isHalf ? { completed: { ...current.completed, energy: false } } : {};
}

/** Opts in to energy, as choosing a tariff does. */
export function chooseEnergy({
  optIn,
  consented,
}: Pick<EnrolmentRecord, 'optIn' | 'consented'>): Required<
  Pick<EnrolmentChange, 'optIn' | 'consented' | 'energySkipped'>
> {
  return { optIn: { ...optIn, energy: 1 }, consented: { ...consented, energy: true }, energySkipped: false };
}

/** Marks services as set up. */
export function completeServices(
  current: Pick<EnrolmentRecord, 'completed'>,
  ...done: readonly Service[]
): Required<Pick<EnrolmentChange, 'completed'>> {
  return { completed: { ...current.completed, ...Object.fromEntries(done.map((service) => [service, true])) } };
}

/** Marks energy as set up, and opts in to it. */
export function completeEnergy(current: EnrolmentRecord): EnrolmentChange {
  return { ...chooseEnergy(current), ...completeServices(current, 'energy') };
}

/** Completes energy with the fuel that is set up, and drops the choice of the other one. */
function dropFuelLeft(current: EnrolmentRecord): EnrolmentChange {
  const dropped = slotsLeft(current).map((slot) => slotChange(slot, { selection: null }));
  return Object.assign(completeEnergy(current), ...dropped) as EnrolmentChange;
}

/** Applies `POST /enrolment/skipservice`. [LIST-17, BBSET-06, BBSET-08] */
export function skipService(current: EnrolmentRecord, service: SkipService['service']): EnrolmentChange {
  if (service === serviceTypes.energy) {
    rejectWhenEnergyComplete(current);
    rejectWhileEnergyUnsettled(current);
    if (energySetUps(current).length > 0) return dropFuelLeft(current);
    return current.energySkipped ? {} : { energySkipped: true };
  }
  rejectWhenBroadbandOrdered(current);
  const isWombb = service === serviceTypes.wombb;
  return current.entertainmentSkipped && (current.wombbSkipped || !isWombb)
    ? {}
    : { entertainmentSkipped: true, wombbUserConfirmedDate: null, ...(isWombb && { wombbSkipped: true }) };
}
