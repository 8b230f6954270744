import { clientFacts, pathOf, previousStep } from '@home-move/contract';
import { useRuntime } from '../runtime/runtime-context';

/**
 * Back from the current step to the previous one in the order of the journey, or to the landing page from the first. `runtime.back`
 * prefers the page that the mover came from.
 */
export function useBack(): () => void {
  const runtime = useRuntime();
  return () => {
    const step = runtime.currentStep.get();
    const enrolment = runtime.enrolment.get();
    const previous = step && enrolment && previousStep(step.id, clientFacts(enrolment, runtime));
    runtime.back(previous ? pathOf(previous) : '/');
  };
}
