import { DomainError } from '../../../common/problem/domain.error.js';
import { energySetUps, energySlots, slotOf } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** What may be of unknown outcome: an application for energy, an order for broadband, a change of date at suppliers. */
export type UnsettledService = 'energy' | 'broadband' | 'move-date';

/**
 * A change that conflicts with a submission of unknown outcome. Never leaves the server: RevisionService settles the
 * submission, then repeats the decision.
 */
export class UnsettledError extends Error {
  constructor(readonly service: UnsettledService) {
    super(`${service} is not settled yet`);
    this.name = 'UnsettledError';
  }
}

/** A finished enrolment does not change until support reopens it. */
export function rejectWhenClosed({ closedAt }: EnrolmentRecord): void {
  if (closedAt) throw new DomainError('ENROLMENT_CLOSED');
}

/** Energy that is set up as chosen cannot be set up again. */
export function rejectWhenEnergyComplete({ completed }: EnrolmentRecord): void {
  if (completed.energy) throw new DomainError('ENROLMENT_COMPLETE');
}

/** A change that depends on the outcome of an application waits until it is settled. */
export function rejectWhileEnergyUnsettled(current: EnrolmentRecord): void {
  if (energySlots.some((slot) => slotOf(current, slot).application)) throw new UnsettledError('energy');
}

/** A change that depends on the outcome of an order waits until it is settled. */
export function rejectWhileBroadbandUnsettled({ unsettledOrder }: EnrolmentRecord): void {
  if (unsettledOrder) throw new UnsettledError('broadband');
}

/** Data that a supplier has accepted, of one fuel or both, cannot change; nor can it before its application is settled. */
export function rejectWhenEnergyOrdered(current: EnrolmentRecord): void {
  rejectWhenEnergyComplete(current);
  if (energySetUps(current).length > 0) throw new DomainError('ENROLMENT_COMPLETE');
  rejectWhileEnergyUnsettled(current);
}

/** Data that home telecom has accepted cannot change. */
export function rejectWhenBroadbandComplete({ completed }: EnrolmentRecord): void {
  if (completed.entertainment) throw new DomainError('ENROLMENT_COMPLETE');
}

/** Data that home telecom may have accepted cannot change before the order is settled. */
export function rejectWhenBroadbandOrdered(current: EnrolmentRecord): void {
  rejectWhenBroadbandComplete(current);
  rejectWhileBroadbandUnsettled(current);
}

/** For home and move-in date, which applications and orders contain. */
export function rejectWhenMoveOrdered(current: EnrolmentRecord): void {
  rejectWhenEnergyOrdered(current);
  rejectWhenBroadbandOrdered(current);
}

/** For a move-in date. The first one changes no order: none that contains a date is accepted without. */
export function rejectWhenDateOrdered(current: EnrolmentRecord): void {
  if (current.moveInDate !== null || current.broadband?.order) return rejectWhenMoveOrdered(current);
  rejectWhileEnergyUnsettled(current);
  rejectWhileBroadbandUnsettled(current);
}

/** What ends an enrolment for good waits until everything is settled that was sent to third parties. */
export function rejectWhileUnsettled(current: EnrolmentRecord): void {
  rejectWhileEnergyUnsettled(current);
  rejectWhileBroadbandUnsettled(current);
  if (current.dateChange) throw new UnsettledError('move-date');
}

/** Whether the outcome of everything that was sent to third parties is known. */
export function isSettled(current: EnrolmentRecord): boolean {
  try {
    rejectWhileUnsettled(current);
    return true;
  } catch (error) {
    if (error instanceof UnsettledError) return false;
    throw error;
  }
}
