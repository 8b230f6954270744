import { enrolmentStatus } from '../enrolment/enrolment';
import { isOffered, orderedServices } from '../service/service';
import { isAvailable, isProductSelectionAnswered, type JourneyFacts } from './next-page';
import { isServiceComplete } from './set-up';
import type { StepId } from './steps';

/** Whether something can still be chosen differently: a service that is offered and not ordered. */
function isChoiceLeft({ enrolment: e }: JourneyFacts): boolean {
  return orderedServices.some(
    (service) =>
      isOffered(e[`${service}OfferedStatus`]) &&
      !isServiceComplete(e, service) &&
      !(service === 'energy' && e.fuelsSetUp.length > 0),
  );
}

/**
 * Whether a mover may open a step again that the order of the journey has left behind, because nothing binding depends on its
 * answers: product selection, while a service that it offers is not ordered.
 */
export function isReopenable(step: StepId, facts: JourneyFacts): boolean {
  const { status, closedAt } = facts.enrolment;
  return (
    step === 'product-selection' &&
    status >= enrolmentStatus.detailsPopulated &&
    closedAt === null &&
    isProductSelectionAnswered(facts.enrolment) &&
    isChoiceLeft(facts)
  );
}

/** Whether a mover may open a step: it is next in the order of the journey, or can be opened again. */
export function canOpenStep(step: StepId, facts: JourneyFacts): boolean {
  return isAvailable(step, facts) || isReopenable(step, facts);
}
