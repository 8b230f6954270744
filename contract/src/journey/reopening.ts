import { enrolmentStatus, type Enrolment } from '../enrolment/enrolment';
import { isOffered, orderedServices, registeredServices } from '../service/service';
import { isAvailable, isProductSelectionAnswered, type JourneyFacts } from './next-page';
import { isServiceComplete } from './set-up';
import type { StageId } from './stages';
import { stepIds, steps, type StepId } from './steps';

/** Whether a supplier has accepted an order that contains the home and the move-in date, so that neither can change here. */
export function isMoveOrdered(
  enrolment: Pick<Enrolment, 'energyComplete' | 'fuelsSetUp' | 'entertainmentComplete'>,
): boolean {
  return enrolment.energyComplete || enrolment.fuelsSetUp.length > 0 || enrolment.entertainmentComplete;
}

/** Whether something can still be chosen differently: a service that is offered and not ordered. */
function isChoiceLeft({ enrolment: e }: JourneyFacts): boolean {
  return orderedServices.some(
    (service) =>
      isOffered(e[`${service}OfferedStatus`]) &&
      !isServiceComplete(e, service) &&
      !(service === 'energy' && e.fuelsSetUp.length > 0),
  );
}

/** Whether council tax and water were answered, and the mover has not registered with an authority since. */
function isCouncilChangeable({ enrolment: e }: JourneyFacts): boolean {
  return (
    registeredServices.some((service) => e[`${service}Complete`]) &&
    !registeredServices.some((service) => e[`${service}RegistrationConfirmed`])
  );
}

type Rule = (facts: JourneyFacts) => boolean;

const whileAvailable =
  (step: StepId): Rule =>
  (facts) =>
    isAvailable(step, facts);

const rules: Partial<Record<StepId, Rule>> = {
  'moving-details': ({ enrolment }) => enrolment.address !== null && !isMoveOrdered(enrolment),
  'council-services-upfront': (facts) => facts.enrolment.ctwbJourneyToggle && isCouncilChangeable(facts),
  'product-selection': (facts) => isProductSelectionAnswered(facts.enrolment) && isChoiceLeft(facts),
  'council-services': (facts) => !facts.enrolment.ctwbJourneyToggle && isCouncilChangeable(facts),
  'energy-usage': whileAvailable('energy-usage'),
  'broadband-list': whileAvailable('broadband-list'),
  confirmation: whileAvailable('confirmation'),
};

/**
 * Whether a mover may open a step again, because nothing binding depends on its answers: no order, no registration with an
 * authority, and no agent has finished the enrolment. The API accepts the same changes.
 */
export function isReopenable(step: StepId, facts: JourneyFacts): boolean {
  const { status, closedAt } = facts.enrolment;
  return status >= enrolmentStatus.detailsPopulated && closedAt === null && (rules[step]?.(facts) ?? false);
}

/** Whether a mover may open a step: it is available, or it can be opened again. */
export function canOpenStep(step: StepId, facts: JourneyFacts): boolean {
  return isAvailable(step, facts) || isReopenable(step, facts);
}

/** The first step of a stage that can be opened again; undefined when there is none. */
export function reopenedStep(stage: StageId, facts: JourneyFacts): StepId | undefined {
  return stepIds.find((step) => steps[step].stage === stage && isReopenable(step, facts));
}
