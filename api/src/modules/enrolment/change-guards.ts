import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** A service with a submission whose outcome may be unknown: an application for energy, an order for broadband. */
export type UnsettledService = 'energy' | 'broadband';

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

/** Data that the supplier has accepted cannot change. */
export function rejectWhenEnergyComplete({ completed }: EnrolmentRecord): void {
  if (completed.energy) throw new DomainError('ENROLMENT_COMPLETE');
}

/** Data that the supplier may have accepted cannot change before the application is settled. */
export function rejectWhenEnergyUnsettled(current: EnrolmentRecord): void {
  rejectWhenEnergyComplete(current);
  if (current.application) throw new UnsettledError('energy');
}

/** Data that home telecom has accepted cannot change. */
export function rejectWhenBroadbandComplete({ completed }: EnrolmentRecord): void {
  if (completed.entertainment) throw new DomainError('ENROLMENT_COMPLETE');
}

/** Data that home telecom may have accepted cannot change before the order is settled. */
export function rejectWhenBroadbandUnsettled(current: EnrolmentRecord): void {
  rejectWhenBroadbandComplete(current);
  if (current.unsettledOrder) throw new UnsettledError('broadband');
}

/** For home and move-in date, which applications and orders contain. */
export function rejectWhenMoveUnsettled(current: EnrolmentRecord): void {
  rejectWhenEnergyUnsettled(current);
  rejectWhenBroadbandUnsettled(current);
}
