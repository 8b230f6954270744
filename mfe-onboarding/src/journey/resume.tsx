import { pathOf } from '@home-move/contract';
import { GoToPath } from '../parts/go-to-path';
import { JourneyStep } from './journey-step';
import { journeyTexts as texts } from './journey.texts';
import { stepToGoOn } from './way';

/** Somebody comes by their link again: on to where they left off. */
export function Resume() {
  return (
    <JourneyStep step="onboarding-verify">
      {({ journey, enrolment }) => <GoToPath path={pathOf(stepToGoOn(journey, enrolment))} words={texts.opening} />}
    </JourneyStep>
  );
}
