import {
  isServiceComplete,
  orderedServices,
  type Enrolment,
  type Service,
  type UpdateEnrolment,
} from '@home-move/contract';
import type { ServiceOffer } from './service-offers';

/** Which services are ticked; a service that is not offered is missing. [PROD-03] */
export type ProductSelection = Partial<Record<Service, boolean>>;

export function selectionOf(offers: readonly ServiceOffer[]): ProductSelection {
  return Object.fromEntries(offers.map(({ service, isChosen }) => [service, isChosen]));
}

/** The offers that are ticked: a complete or mandatory one always, one that is not possible never. */
export function chosenOffers(offers: readonly ServiceOffer[], ticked: ProductSelection): readonly ServiceOffer[] {
  return offers.filter(
    ({ service, isComplete, isMandatory, isPossible }) => isComplete || isMandatory || (isPossible && ticked[service]),
  );
}

/** The opt-ins of services that are not complete. [PROD-05] */
export function optInChanges(
  enrolment: Enrolment,
  offers: readonly ServiceOffer[],
  ticked: ProductSelection,
): UpdateEnrolment {
  const chosen = chosenOffers(offers, ticked);
  const open = offers.filter(({ isComplete }) => !isComplete);
  // Product selection counts as answered once the ordered services are, so those not offered are refused.
  const refused = orderedServices.filter((service) => !isServiceComplete(enrolment, service));
  return Object.fromEntries([
    ...refused.map((service) => [`${service}OptIn`, 0]),
    ...open.map((offer) => [`${offer.service}OptIn`, chosen.includes(offer) ? 1 : 0]),
  ]);
}
