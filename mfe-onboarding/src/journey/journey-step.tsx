import {
  pathOf,
  problemOf,
  type Enrolment,
  type OnboardingJourney,
  type Problem,
  type StepId,
} from '@home-move/contract';
import { FullPageSpinner, useEnrolment, useFlag, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Redirect } from './redirect';
import { useJourney } from './journey.queries';
import { journeyTexts as texts } from './journey.texts';
import { missingStepBefore } from './step-order';

interface StepData {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

interface JourneyStepProps {
  readonly step: StepId;
  /** Has a use without the journey too. [ONB-12] */
  readonly worksWithoutJourney?: boolean;
  readonly children: (known: StepData) => ReactNode;
}

/** Nothing can be shown: who is not logged in goes to the login, everybody else to the start, and hears why. [ONB-08] */
function LeaveJourney({ problem }: { readonly problem: Problem }) {
  const runtime = useRuntime();
  const leave = useEffectEvent(() => {
    const isLogin = problem.status === 401;
    runtime.navigate(isLogin ? runtime.session.get().routeConfig.loginPath : '/', { replace: true });
    if (!isLogin) runtime.feedback.show({ kind: 'error', content: problem.title });
  });
  useEffect(() => leave(), []);
  return <FullPageSpinner label={texts.opening} detail="" />;
}

/** A step of the way that a partner's link opens, with what it needs; sends on whoever has no business here. */
export function JourneyStep({ step, worksWithoutJourney: standsAlone = false, children }: JourneyStepProps) {
  const { data: journey, error } = useJourney();
  const enrolment = useEnrolment();
  const isOn = useFlag('onboarding-journey');

  // [FLAG-02]
  if (!isOn && !standsAlone) return <Redirect path="/enrolment" words={texts.opening} />;
  if (journey === undefined && error !== undefined) return <LeaveJourney problem={problemOf(error)} />;
  if (journey === undefined || enrolment === null) return <FullPageSpinner label={texts.opening} />;
  // [ONB-07]
  if (journey.committedAt !== null) return <Redirect path="/enrolment" words={texts.opening} />;
  const before = missingStepBefore(step, journey);
  if (before !== null) return <Redirect path={pathOf(before)} words={texts.opening} />;
  return children({ journey, enrolment });
}
