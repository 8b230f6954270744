import { clientFacts, pathOf, stepAfterService, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { selectedPackageAtom } from '../state/entertainment';

/** Name of the tracked event. */
const journeyCompleted = 'Broadband Journey Completed';

/** Path of the page after broadband, usually the confirmation. [NEXT-07, NEXT-08] */
function pathAfterBroadband(runtime: RuntimeContract): string {
  const enrolment = runtime.enrolment.get();
  return pathOf(enrolment ? stepAfterService('entertainment', clientFacts(enrolment, runtime)) : 'confirmation');
}

/** Ends broadband: clears the selection, accepts the answered enrolment, emits the outcome and opens the next page. */
export function useLeaveBroadband(): (enrolment: Enrolment, outcome: 'completed' | 'skipped') => void {
  const runtime = useRuntime();
  const setSelected = useSetAtom(selectedPackageAtom);
  return (enrolment, outcome) => {
    setSelected(null);
    runtime.enrolment.accept(enrolment);
    runtime.events.emit('service', { service: 'entertainment', outcome });
    if (outcome === 'completed') runtime.events.emit('track', { name: journeyCompleted });
    runtime.navigate(pathAfterBroadband(runtime));
  };
}
