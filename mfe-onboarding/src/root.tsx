import { FullPageSpinner, useCurrentStep, useEnrolment } from '@home-move/ui';
import { LatePages, useLateEarly } from './journey/late-pages';
import { isLate, routes } from './routes';

/** The page of the current step. Nothing while the shell is already on its way to another journey's step. */
export function Root() {
  const step = useCurrentStep();
  const enrolment = useEnrolment();
  useLateEarly(step?.id === 'onboarding-verify');
  if (step && isLate(step.id)) return <LatePages />;
  const page = step && routes[step.id];
  if (!page) return null;
  return step.access === 'login' && enrolment === null ? <FullPageSpinner /> : page;
}
