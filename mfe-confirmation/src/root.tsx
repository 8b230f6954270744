import { FullPageSpinner, useCurrentStep, useEnrolment } from '@home-move/ui';
import { routes } from './routes';

/** The page of the current step. Nothing while the shell is already on its way to another journey's step. */
export function Root() {
  const step = useCurrentStep();
  const enrolment = useEnrolment();
  const page = step && routes[step.id];
  if (!page) return null;
  return enrolment ? page(enrolment) : <FullPageSpinner />;
}
