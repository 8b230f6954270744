import { enrolmentStatus, type Enrolment, type EnrolmentStatus, type ServiceProgress } from '../enrolment/enrolment';
import { isOrderedService, services, type Service } from '../service/service';
import { isProductSelectionAnswered } from './next-page';

type Progress = Pick<Enrolment, keyof ServiceProgress | 'wombbUserConfirmed' | 'quotableEnergy'>;

/** Whether a service is complete; broadband also once the mover reports an order on the provider's site. */
export function isServiceComplete(enrolment: Progress, service: Service): boolean {
  return enrolment[`${service}Complete`] || (service === 'entertainment' && enrolment.wombbUserConfirmed);
}

/**
 * Whether every chosen service is complete, skipped or impossible here, and at least one is complete: the journey is over for
 * now.
 */
export function isSetUp(enrolment: Progress): boolean {
  const chosen = services.filter((service) => enrolment[`${service}OptIn`] === 1);
  const isLeftOut = (service: Service) =>
    (isOrderedService(service) && enrolment[`${service}Skipped`]) ||
    (service === 'energy' && !enrolment.quotableEnergy);
  return (
    chosen.every((service) => isServiceComplete(enrolment, service) || isLeftOut(service)) &&
    chosen.some((service) => isServiceComplete(enrolment, service))
  );
}

/**
 * Returns the status after a change. It is `complete` once product selection is answered and `isSetUp` holds. It
 * returns to `detailsPopulated` when the mover chooses or resumes a service. It is also `detailsPopulated` once a
 * first name, an email address and a mobile number are known. A closed enrolment stays closed. [API-11]
 */
export function statusAfter(
  enrolment: Progress & Pick<Enrolment, 'status' | 'firstName' | 'emailAddress' | 'contactNumber'>,
): EnrolmentStatus {
  const { closed, complete, detailsPopulated } = enrolmentStatus;
  if (enrolment.status === closed) return closed;
  if (isProductSelectionAnswered(enrolment) && isSetUp(enrolment)) return complete;
  const { firstName, emailAddress, contactNumber } = enrolment;
  const isPopulated = firstName !== null && emailAddress !== null && contactNumber !== null;
  return isPopulated || enrolment.status === complete ? detailsPopulated : enrolment.status;
}
