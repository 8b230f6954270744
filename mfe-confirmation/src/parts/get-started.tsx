import { pathOf, type Enrolment, type Service, type StepId } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { ActionButton } from './action-button';
import { cardTexts as texts } from './card.texts';
import { updateEnrolment } from './enrolment.queries';

interface GetStartedProps {
  /** What is chosen by it, consent included. */
  readonly services: readonly Service[];
  /** Where it is set up, given the enrolment as it is then. */
  readonly step: (enrolment: Enrolment) => StepId;
}

/** 'Get started': chooses what was not chosen, and goes to where it is set up. [CONF-13, CONF-14, CONF-18] */
export function GetStarted({ services, step }: GetStartedProps) {
  const runtime = useRuntime();
  const start = async () => {
    const optIns = Object.fromEntries(services.map((service) => [`${service}OptIn`, 1]));
    runtime.navigate(pathOf(step(await updateEnrolment(runtime, optIns))));
  };
  return (
    <ActionButton act={start} busyWords={texts.starting}>
      {texts.getStarted}
    </ActionButton>
  );
}
