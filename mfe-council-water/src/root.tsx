import { useCurrentStep, useEnrolment } from '@home-move/ui';

/** The page of the current step. Nothing while the shell is already on its way to another journey's step. */
export function Root() {
  const step = useCurrentStep();
  const enrolment = useEnrolment();
  return step && enrolment ? null : null;
}
