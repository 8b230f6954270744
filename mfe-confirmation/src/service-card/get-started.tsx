import { pathOf, type Enrolment, type Service, type StepId } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { updateEnrolment } from '../state/enrolment.queries';
import { ActionButton } from './action-button';
import { serviceCardTexts as texts } from './service-display';

interface GetStartedProps {
  /** The services it chooses, consent included. */
  readonly services: readonly Service[];
  /** The step that sets them up, given the saved enrolment. */
  readonly nextStep: (enrolment: Enrolment) => StepId;
}

/** 'Get started': chooses the services and goes to the step that sets them up. [CONF-13, CONF-14, CONF-18] */
export function GetStarted({ services, nextStep }: GetStartedProps) {
  const runtime = useRuntime();
  const start = async () => {
    const optIns = Object.fromEntries(services.map((service) => [`${service}OptIn`, 1]));
    runtime.navigate(pathOf(nextStep(await updateEnrolment(runtime, optIns))));
  };
  return (
    <ActionButton action={start} busyLabel={texts.starting}>
      {texts.getStarted}
    </ActionButton>
  );
}
