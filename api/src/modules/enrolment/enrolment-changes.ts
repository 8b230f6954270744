import { enrolmentStatus, isOffered, services, type Service, type UpdateEnrolment } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import { isMandatory } from './enrolment.mapper.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { UnsettledError } from './unsettled.error.js';

/** What a supplier was told stays as it is. */
export function refuseWhenEnergyComplete({ completed }: EnrolmentRecord): void {
  if (completed.energy) throw new DomainError('ENROLMENT_COMPLETE');
}

/** The same for what a supplier may have been told: a change of it goes through the settlement. */
export function refuseWhenEnergyMayBeLodged(current: EnrolmentRecord): void {
  refuseWhenEnergyComplete(current);
  if (current.application) throw new UnsettledError();
}

/** What `PUT /enrolment-auth` changes, given the fields that came. [API-02, PROD-05, CONF-37] */
export function updateOf(current: EnrolmentRecord, fields: UpdateEnrolment, now: Date): EnrolmentChange {
  return {
    ...moveInOf(current, fields),
    ...(fields.residentialStatus !== undefined && { residentialStatus: fields.residentialStatus }),
    ...choicesOf(current, fields),
    ...(fields.viewedConfirmation && { confirmationPageLastViewed: now }),
  };
}

function moveInOf(current: EnrolmentRecord, { moveInDate }: UpdateEnrolment): EnrolmentChange {
  if (moveInDate === undefined || moveInDate === current.moveInDate) return {};
  refuseWhenEnergyMayBeLodged(current);
  return { moveInDate };
}

/** Choosing sets consent and opt-in together; what is not offered cannot be chosen, what is mandatory not left out. */
function choicesOf(current: EnrolmentRecord, fields: UpdateEnrolment): EnrolmentChange {
  const asked: Readonly<Record<Service, 0 | 1 | undefined>> = {
    energy: fields.energyOptIn,
    entertainment: fields.entertainmentOptIn,
    council: fields.councilOptIn,
    water: fields.waterOptIn,
  };
  const answered = services.filter((service) => asked[service] !== undefined && isOffered(current.offered[service]));
  if (answered.length === 0) return {};
  const optIn = { ...current.optIn };
  const consented = { ...current.consented };
  for (const service of answered) {
    optIn[service] = isMandatory(current, service) ? 1 : (asked[service] ?? 0);
    consented[service] = optIn[service] === 1;
  }
  if (optIn.energy === 0) refuseWhenEnergyMayBeLodged(current);
  const resumesEnergy = asked.energy === 1 && current.energySkipped;
  return { optIn, consented, ...(resumesEnergy && { energySkipped: false }) };
}

/** Energy chosen, as taking a tariff does. */
export function choosesEnergy({ optIn, consented }: EnrolmentRecord): EnrolmentChange {
  return { optIn: { ...optIn, energy: 1 }, consented: { ...consented, energy: true }, energySkipped: false };
}

/** Energy set up: the enrolment is complete when nothing else that was chosen is left. */
export function completesEnergy(current: EnrolmentRecord): EnrolmentChange {
  const completed = { ...current.completed, energy: true };
  const isLeft = (service: Service) => current.optIn[service] === 1 && !completed[service];
  return {
    ...choosesEnergy(current),
    completed,
    status: services.some((service) => service !== 'energy' && isLeft(service))
      ? current.status
      : enrolmentStatus.complete,
  };
}
