import { stepAt, steps, type JourneyId, type StepId } from '@home-move/contract';

/**
 * The journey that most people open next: that of the first step after this path with another journey. Council services
 * come either upfront or after product selection.
 */
export function nextJourney(path: string, isCouncilUpfront: boolean): JourneyId | null {
  const elsewhere: StepId = isCouncilUpfront ? 'council-services' : 'council-services-upfront';
  const order = Object.keys(steps) as StepId[];
  const here = stepAt(path);
  const later = order.slice(here === null ? 0 : order.indexOf(here.id) + 1);
  const next = later.find((id) => id !== elsewhere && steps[id].journey !== here?.journey);
  return next === undefined ? null : steps[next].journey;
}

/** Runs when the browser has nothing better to do. */
export function whenIdle(run: () => void, page: Window = window): void {
  if (typeof page.requestIdleCallback === 'function') page.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
