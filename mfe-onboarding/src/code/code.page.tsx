import { onboardingMessages, pathOf, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { JourneyStep } from '../journey/journey-step';
import { useCacheJourney } from '../journey/journey.queries';
import { journeyTexts } from '../journey/journey.texts';
import { CodeForm } from './code-form';

/** Nothing is left to verify; the confirm screen says so. [ONB-09, ONB-10] */
function AlreadyVerified({ journey }: { readonly journey: OnboardingJourney }) {
  const runtime = useRuntime();
  const keep = useCacheJourney();
  const skip = useEffectEvent(async () => {
    await keep(journey, { message: onboardingMessages.alreadyVerified, variant: 'info' });
    runtime.navigate(pathOf('onboarding-confirm'), { replace: true });
  });
  useEffect(() => void skip(), []);
  return <FullPageSpinner label={journeyTexts.opening} detail="" />;
}

interface CodeStepProps {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

function CodeStep({ journey, enrolment }: CodeStepProps) {
  // As it is on arrival: the code that is verified here must not make the page skip itself. [ONB-11]
  const [skips] = useState(() => {
    const isForced = new URLSearchParams(window.location.search).has('forceVerify');
    return enrolment.emailAddressVerified && enrolment.contactNumberVerified && !isForced;
  });
  return skips ? <AlreadyVerified journey={journey} /> : <CodeForm journey={journey} />;
}

/** A code shows that it is them. It has a use without the journey too. [ROUTE-25, ONB-12] */
export function CodePage() {
  return (
    <JourneyStep step="onboarding-code" worksWithoutJourney>
      {(known) => <CodeStep {...known} />}
    </JourneyStep>
  );
}
