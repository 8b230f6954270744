import {
  clientFacts,
  nextPageFrom,
  pathOf,
  type Enrolment,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';

/** The pages that may follow: a mover who has answered some of them continues with the rest. */
const nextSteps: readonly StepId[] = [
  'council-services-upfront',
  'product-selection',
  'council-services',
  'energy-usage',
  'broadband-list',
];

/** The path of the page after the moving details. [MOVE-10] */
export function pathAfterMovingDetails(enrolment: Enrolment, runtime: RuntimeContract): string {
  return pathOf(nextPageFrom('moving-details', nextSteps, clientFacts(enrolment, runtime)));
}
