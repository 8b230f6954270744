import { pathOf } from '@home-move/contract';
import { Redirect } from './redirect';
import { JourneyStep } from './journey-step';
import { journeyTexts as texts } from './journey.texts';
import { stepToResume } from './step-order';

/** Leads a mover who opens their link again to the step where they left off. */
export function Resume() {
  return (
    <JourneyStep step="onboarding-verify">
      {({ journey, enrolment }) => <Redirect path={pathOf(stepToResume(journey, enrolment))} label={texts.opening} />}
    </JourneyStep>
  );
}
