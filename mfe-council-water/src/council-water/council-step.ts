import {
  clientFacts,
  isAvailable,
  nextStep,
  pathOf,
  type Enrolment,
  type RuntimeContract,
  type StepId,
  type StepsOf,
} from '@home-move/contract';

/** The steps of the page, before and after product selection. */
export type CouncilStep = StepsOf<'council-water'>;

/** Navigates to the next step of the journey. [COUNCIL-04, COUNCIL-05] */
export function goToNextStep(runtime: RuntimeContract, step: CouncilStep, enrolment: Enrolment): void {
  runtime.navigate(pathOf(nextStep(step, clientFacts(enrolment, runtime))));
}

/** The next step when this one cannot be answered; null when none is open until it is. */
export function nextOpenStep(runtime: RuntimeContract, step: CouncilStep, enrolment: Enrolment): StepId | null {
  const facts = clientFacts(enrolment, runtime);
  const next = nextStep(step, facts);
  return isAvailable(next, facts) ? next : null;
}
