import { clientFacts, nextPage, pathOf, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { selectedPackageAtom } from '../state/entertainment';

/** A product event of the journey's end. */
export const journeyCompleted = 'Broadband Journey Completed';

/** Where people go on to from broadband: what comes after it is the confirmation. [NEXT-07, NEXT-08] */
export function pathAfter(runtime: RuntimeContract): string {
  const enrolment = runtime.enrolment.get();
  return pathOf(enrolment ? nextPage([], clientFacts(enrolment, runtime)) : 'confirmation');
}

/** Broadband is over for now: takes what the call answered, forgets the selection, tells who listens, and goes on. */
export function useLeaveBroadband(): (enrolment: Enrolment, outcome: 'completed' | 'skipped') => void {
  const runtime = useRuntime();
  const setSelected = useSetAtom(selectedPackageAtom);
  return (enrolment, outcome) => {
    setSelected(null);
    runtime.enrolment.accept(enrolment);
    runtime.events.emit('service', { service: 'entertainment', outcome });
    if (outcome === 'completed') runtime.events.emit('track', { name: journeyCompleted });
    runtime.navigate(pathAfter(runtime));
  };
}
