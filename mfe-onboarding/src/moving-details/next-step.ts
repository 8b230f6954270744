import { clientFacts, nextStep, pathOf, type Enrolment, type RuntimeContract } from '@home-move/contract';

/** The path of the page after the moving details: a mover who has answered some pages continues with the rest. [MOVE-10] */
export function pathAfterMovingDetails(enrolment: Enrolment, runtime: RuntimeContract): string {
  return pathOf(nextStep('moving-details', clientFacts(enrolment, runtime)));
}
