import { isCallCode, onboardingMessages, pathOf, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { JourneyStep } from '../journey/journey-step';
import { useCacheJourney } from '../journey/journey.queries';
import { journeyTexts } from '../journey/journey.texts';
import { CodeForm } from './code-form';

/** Skips the page, because nothing is left to verify; the confirm screen shows the reason. [ONB-09, ONB-10] */
function AlreadyVerified({ journey }: { readonly journey: OnboardingJourney }) {
  const runtime = useRuntime();
  const cache = useCacheJourney();
  const skip = useEffectEvent(async () => {
    await cache(journey, { message: onboardingMessages.alreadyVerified, variant: 'info' });
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
  // Judged on arrival: a code verified on this page must not make it skip itself. [ONB-11]
  const [isVerified] = useState(() => {
    const isForced = new URLSearchParams(window.location.search).has('forceVerify');
    return enrolment.emailAddressVerified && enrolment.contactNumberVerified && !isForced;
  });
  return isVerified ? <AlreadyVerified journey={journey} /> : <JourneyCode journey={journey} />;
}

/** The code step of the journey: leads from the contact to the confirm screen. */
function JourneyCode({ journey }: Pick<CodeStepProps, 'journey'>) {
  const runtime = useRuntime();
  const proceed = () => {
    // [ONB-12] Back must not send another code.
    const isOn = runtime.flags.get()['onboarding-journey'];
    runtime.navigate(isOn ? pathOf('onboarding-confirm') : '/enrolment', { replace: true });
  };
  return <CodeForm journey={journey} onBack={() => runtime.back(pathOf('onboarding-contact'))} onVerified={proceed} />;
}

/** The code as an agent enters it at any time of a call: leads back to the page before it. */
function CallCode({ journey }: Pick<CodeStepProps, 'journey'>) {
  const runtime = useRuntime();
  const goBack = () => runtime.back('/enrolment');
  return <CodeForm journey={journey} onBack={goBack} onVerified={goBack} />;
}

/** Verifies the mover's contact with a code, with or without the journey. [ROUTE-25, ONB-12] */
export function CodePage() {
  const { session } = useRuntime();
  const [isCall] = useState(
    () => session.get().agentName !== null && isCallCode(new URLSearchParams(window.location.search)),
  );
  return (
    <JourneyStep step="onboarding-code" worksWithoutJourney isByItself={isCall}>
      {({ journey, enrolment }) =>
        isCall ? <CallCode journey={journey} /> : <CodeStep journey={journey} enrolment={enrolment} />
      }
    </JourneyStep>
  );
}
