import { enrolmentStatus, services } from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import type { UnfinishedStatistics } from './retention.model.js';

/** Whether nothing was ordered, registered or completed: no contract and no mandate has to be kept. */
export function isUnfinished(enrolment: EnrolmentRecord): boolean {
  const { status, completed, broadband, formerOrders, wombbUserConfirmedDate, forgottenAt } = enrolment;
  const isOver = forgottenAt !== null || status === enrolmentStatus.complete;
  const hasOrder = energySetUps(enrolment).length > 0 || (broadband?.order ?? null) !== null || formerOrders.length > 0;
  return !isOver && !hasOrder && wombbUserConfirmedDate === null && !services.some((service) => completed[service]);
}

/** The statistics to which an unfinished enrolment is reduced. */
export function statisticsOf({ lastStep, consented }: EnrolmentRecord): UnfinishedStatistics {
  return { step: lastStep, services: services.filter((service) => consented[service] === true) };
}
