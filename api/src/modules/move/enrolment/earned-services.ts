import type { Service } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { rejectWhenBroadbandOrdered, rejectWhileEnergyUnsettled } from './change-guards.js';
import { energySetUps, slotsLeft } from '../../energy/state/energy-slot.js';
import { completeEnergy } from './enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';

/** Whether suppliers have accepted an application for every chosen fuel. */
function isEnergyEarned(current: EnrolmentRecord): boolean {
  rejectWhileEnergyUnsettled(current);
  return energySetUps(current).length > 0 && slotsLeft(current).length === 0;
}

/** Whether the mover reported an order on the provider's own site, which only that provider confirms. */
function isOrderReported(current: EnrolmentRecord): boolean {
  rejectWhenBroadbandOrdered(current);
  return current.wombbUserConfirmedDate !== null;
}

/**
 * Applies `POST /enrolment/completeservices`. Orders, answers and applications complete their services themselves. Only
 * energy can remain for this call: every chosen fuel was accepted, for example after the mover dropped the other fuel.
 * Throws CONFLICT for services that are not earned, or UnsettledError. [CALL-05]
 */
export function completeEarned(current: EnrolmentRecord, named: readonly Service[]): EnrolmentChange {
  const open = new Set(named.filter((service) => !current.completed[service]));
  const isEarned: Readonly<Record<Service, () => boolean>> = {
    energy: () => isEnergyEarned(current),
    entertainment: () => isOrderReported(current),
    council: () => false,
    water: () => false,
  };
  if (![...open].every((service) => isEarned[service]())) throw new DomainError('CONFLICT');
  return open.has('energy') ? completeEnergy(current) : {};
}
