import {
  clientFacts,
  isAvailable,
  nextPageFrom,
  pathOf,
  type Enrolment,
  type RuntimeContract,
  type StepId,
  type StepsOf,
} from '@home-move/contract';

/** The steps of the page, before and after product selection. */
export type CouncilStep = StepsOf<'council-water'>;

const orderingSteps: readonly StepId[] = ['energy-usage', 'broadband-list'];
/** [COUNCIL-04, COUNCIL-05] */
const followingSteps: Readonly<Record<CouncilStep, readonly StepId[]>> = {
  'council-services-upfront': ['product-selection', 'council-services', ...orderingSteps],
  'council-services': orderingSteps,
};

/** Navigates to the first following step that is open. */
export function goToNextStep(runtime: RuntimeContract, step: CouncilStep, enrolment: Enrolment): void {
  runtime.navigate(pathOf(nextPageFrom(step, followingSteps[step], clientFacts(enrolment, runtime))));
}

/** The next step when this one cannot be answered; null when none is open until it is. */
export function nextOpenStep(runtime: RuntimeContract, step: CouncilStep, enrolment: Enrolment): StepId | null {
  const facts = clientFacts(enrolment, runtime);
  const next = nextPageFrom(step, followingSteps[step], facts);
  return isAvailable(next, facts) ? next : null;
}

/** Back to the page before the step. */
export function goBack(runtime: RuntimeContract, step: CouncilStep): void {
  runtime.back(pathOf(step === 'council-services' ? 'product-selection' : 'moving-details'));
}
