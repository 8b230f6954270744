import {
  clientFacts,
  isAvailable,
  nextPage,
  pathOf,
  type Enrolment,
  type RuntimeContract,
  type StepId,
  type StepsOf,
} from '@home-move/contract';

/** The same page before product selection and after it. */
export type CouncilStep = StepsOf<'council-water'>;

const orderingSteps: readonly StepId[] = ['energy-usage', 'broadband-list'];
/** [COUNCIL-04, COUNCIL-05] */
const followingSteps: Readonly<Record<CouncilStep, readonly StepId[]>> = {
  'council-services-upfront': ['product-selection', 'council-services', ...orderingSteps],
  'council-services': orderingSteps,
};

/** Goes to the first page that is available now. */
export function goToNextStep(runtime: RuntimeContract, step: CouncilStep, enrolment: Enrolment): void {
  runtime.navigate(pathOf(nextPage(followingSteps[step], clientFacts(enrolment, runtime))));
}

/** The page to go on to while this step cannot be answered; null where the rest of the journey waits for it. */
export function nextOpenStep(runtime: RuntimeContract, step: CouncilStep, enrolment: Enrolment): StepId | null {
  const facts = clientFacts(enrolment, runtime);
  const next = nextPage(followingSteps[step], facts);
  return isAvailable(next, facts) ? next : null;
}

/** Product selection is answered by the time of the later step, and cannot be opened again. [NEXT-09] */
export function goBack(runtime: RuntimeContract, step: CouncilStep): void {
  const path = pathOf('moving-details');
  if (step === 'council-services') runtime.navigate(path);
  else runtime.back(path);
}
