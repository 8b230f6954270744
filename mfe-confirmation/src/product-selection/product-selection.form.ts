import type { Service, UpdateEnrolment } from '@home-move/contract';
import type { ServiceOffer } from './service-offers';

/** Which services are ticked; a service that is not offered is missing. [PROD-03] */
export type ProductSelection = Partial<Record<Service, boolean>>;

export function selectionOf(offers: readonly ServiceOffer[]): ProductSelection {
  return Object.fromEntries(offers.map(({ service, isChosen }) => [service, isChosen]));
}

/** The opt-ins of what is offered and not set up yet. [PROD-05] */
export function optInsOf(offers: readonly ServiceOffer[], chosen: ProductSelection): UpdateEnrolment {
  const open = offers.filter(({ isComplete }) => !isComplete);
  return Object.fromEntries(
    open.map(({ service, isMandatory }) => [`${service}OptIn`, isMandatory || chosen[service] ? 1 : 0]),
  );
}
