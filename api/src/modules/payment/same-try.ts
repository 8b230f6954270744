import { DomainError } from '../../common/problem/domain.error.js';
import type { HeldApplication, SupplyApplication } from '../../providers/quotes/quotes.port.js';
import { isSameHome } from '../address/address-change.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { ApplicationTry } from './application-try.js';

export function isSameTry(one: ApplicationTry, other: ApplicationTry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** CONFLICT when home, move-in date or plan changed in another tab since the application was drawn up. */
export function refuseOutdatedTry(current: EnrolmentRecord, { application, selection }: ApplicationTry): void {
  const isCurrent =
    isSameHome(current.address, application.address) &&
    current.moveInDate === application.moveInDate &&
    JSON.stringify(current.selection) === JSON.stringify(selection);
  if (!isCurrent) throw new DomainError('CONFLICT');
}

/** Whether what the provider lists may be this application: it names plan and add-ons, no home. */
export function isListedAs({ priceIds, addOns }: SupplyApplication, held: HeldApplication): boolean {
  const content = (plans: readonly string[], extras: readonly string[]) =>
    JSON.stringify([plans.toSorted(), extras.toSorted()]);
  return content(priceIds, addOns) === content(held.priceIds, held.addOns);
}
