import { FullPageSpinner, useCurrentStep, useEnrolment } from '@home-move/ui';
import { routes } from './routes';

/** The page of the current step. Nothing while the shell is already on its way to another journey's step. */
export function Root() {
  const step = useCurrentStep();
  const enrolment = useEnrolment();
  const Page = step && routes[step.id];
  if (!Page) return null;
  if (step.access === 'login' && enrolment === null) return <FullPageSpinner />;
  return <Page key={step.id} />;
}
