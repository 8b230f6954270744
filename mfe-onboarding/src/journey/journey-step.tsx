import {
  pathOf,
  problemOf,
  type Enrolment,
  type OnboardingJourney,
  type Problem,
  type StepId,
} from '@home-move/contract';
import { FullPageSpinner, Redirect, useEnrolment, useFlag, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useJourney } from './journey.queries';
import { journeyTexts as texts } from './journey.texts';
import { missingStepBefore, stepToResume } from './step-order';

interface StepData {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

interface JourneyStepProps {
  readonly step: StepId;
  /** The step also works while the onboarding journey is off. [ONB-12] */
  readonly worksWithoutJourney?: boolean;
  /** An agent opens the step by itself: neither its place in the journey nor a completed journey matters. */
  readonly isByItself?: boolean;
  readonly children: (data: StepData) => ReactNode;
}

/**
 * The journey did not load: leads a logged-out mover to the login, and everyone else to the start with the reason.
 * [ONB-08]
 */
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

/** Reloads the enrolment of a confirmed journey, so that the shell opens the next page. [ONB-07] */
function LeaveConfirmed() {
  const runtime = useRuntime();
  const leave = useEffectEvent(() => {
    const goTo = (path: string) => runtime.navigate(path, { replace: true });
    runtime.enrolment.refresh().then(
      () => goTo('/enrolment'),
      () => goTo(pathOf('moving-details')),
    );
  });
  useEffect(() => leave(), []);
  return <FullPageSpinner label={texts.opening} detail="" />;
}

/** A step of the journey behind a partner's link, with its data; redirects a mover who may not see it. */
export function JourneyStep({ step, worksWithoutJourney = false, isByItself = false, children }: JourneyStepProps) {
  const { data: journey, error } = useJourney();
  const enrolment = useEnrolment();
  const isOn = useFlag('onboarding-journey');

  // [FLAG-02]
  if (!isOn && !worksWithoutJourney) return <Redirect path="/enrolment" label={texts.opening} />;
  if (journey === undefined && error !== undefined) return <LeaveJourney problem={problemOf(error)} />;
  if (journey === undefined || enrolment === null) return <FullPageSpinner label={texts.opening} />;
  if (isByItself) return children({ journey, enrolment });
  if (journey.committedAt !== null) return <LeaveConfirmed />;
  const missingStep = missingStepBefore(step, journey);
  if (missingStep !== null) return <Redirect path={pathOf(missingStep)} label={texts.opening} />;
  return children({ journey, enrolment });
}

/** Takes a mover who reopens their link to the first unfinished step. */
export function Resume() {
  return (
    <JourneyStep step="onboarding-verify">
      {({ journey, enrolment }) => <Redirect path={pathOf(stepToResume(journey, enrolment))} label={texts.opening} />}
    </JourneyStep>
  );
}
