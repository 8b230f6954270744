import { FullPageSpinner, useCurrentStep, useEnrolment } from '@home-move/ui';
import { CouncilWaterPage } from './council-water/council-water.page';
import { isCouncilStep } from './council-water/council-step';

/** The page of either step. Nothing while the shell is already on its way to another journey's step. */
export function Root() {
  const step = useCurrentStep()?.id;
  const enrolment = useEnrolment();
  if (!isCouncilStep(step)) return null;
  return enrolment ? <CouncilWaterPage key={step} step={step} enrolment={enrolment} /> : <FullPageSpinner />;
}
