import type { Enrolment, Service, UpdateEnrolment } from '@home-move/contract';
import type { ServiceOffer } from './service-offers';

/** Which services are ticked; a service that is not offered is missing. [PROD-03] */
export type ProductSelection = Partial<Record<Service, boolean>>;

export function selectionOf(offers: readonly ServiceOffer[]): ProductSelection {
  return Object.fromEntries(offers.map(({ service, isChosen }) => [service, isChosen]));
}

/** The page counts as answered once energy and entertainment are, so a no goes out for one that is not offered too. */
function unoffered({ energyComplete, entertainmentComplete, wombbUserConfirmed }: Enrolment): UpdateEnrolment {
  return {
    ...(!energyComplete && { energyOptIn: 0 }),
    ...(!entertainmentComplete && !wombbUserConfirmed && { entertainmentOptIn: 0 }),
  };
}

/** The opt-ins of what is not set up yet. [PROD-05] */
export function optInsOf(
  enrolment: Enrolment,
  offers: readonly ServiceOffer[],
  chosen: ProductSelection,
): UpdateEnrolment {
  const open = offers.filter(({ isComplete }) => !isComplete);
  return {
    ...unoffered(enrolment),
    ...Object.fromEntries(
      open.map(({ service, isMandatory }) => [`${service}OptIn`, isMandatory || chosen[service] ? 1 : 0]),
    ),
  };
}
