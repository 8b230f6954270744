import { isInOrder, stepAt, stepIds, steps, stepsAfter, type JourneyId, type StepId } from '@home-move/contract';

/**
 * The journey that most movers open next: the journey of the first later step that belongs to another journey and that
 * the guard redirects to. Council services come either upfront or after product selection.
 */
export function nextJourney(path: string, isCouncilUpfront: boolean): JourneyId | null {
  const skipped: StepId = isCouncilUpfront ? 'council-services' : 'council-services-upfront';
  const current = stepAt(path);
  const remaining = current === null ? stepIds : stepsAfter(current.id);
  const next = remaining.find((id) => id !== skipped && isInOrder(id) && steps[id].journey !== current?.journey);
  return next === undefined ? null : steps[next].journey;
}
