import type { Enrolment, JourneyId, RuntimeContract } from '@home-move/contract';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useCurrentStep, useEnrolment, useRuntime } from '../runtime/runtime-context';

type GetReplacement = (enrolment: Enrolment, runtime: RuntimeContract) => ReactElement | null;

export interface JourneyGateProps {
  /** The journey whose steps are checked; nothing is rendered on the steps of others. */
  readonly journey: JourneyId;
  /** Shown while the enrolment loads: "Getting your energy ready". */
  readonly label: string;
  /** Called once when a step opens: returns what to render instead of its page (a `GoTo`, for example), or null. */
  readonly replacement: GetReplacement;
  /** The pages. */
  readonly children: ReactNode;
}

/** Checks once per step: a page that completes or skips its service leaves by its own navigation. */
function CheckedStep({
  enrolment,
  replacement,
  children,
}: Pick<JourneyGateProps, 'replacement' | 'children'> & { enrolment: Enrolment }) {
  const runtime = useRuntime();
  const [instead] = useState(() => replacement(enrolment, runtime));
  return instead ?? children;
}

/** Renders the pages of a journey once the enrolment is loaded and `replacement` returns null for it. */
export function JourneyGate({ journey, label, replacement, children }: JourneyGateProps) {
  const enrolment = useEnrolment();
  const step = useCurrentStep();
  if (!enrolment || !step) return <FullPageSpinner label={label} detail="" />;
  // The shell is already navigating to another journey, which checks its own steps.
  if (step.journey !== journey) return null;
  return (
    <CheckedStep key={step.id} enrolment={enrolment} replacement={replacement}>
      {children}
    </CheckedStep>
  );
}

export interface WithEnrolmentProps {
  readonly children: (enrolment: Enrolment) => ReactNode;
}

/** Renders a page that needs an enrolment; a spinner until it is loaded. */
export function WithEnrolment({ children }: WithEnrolmentProps) {
  const enrolment = useEnrolment();
  return enrolment ? children(enrolment) : <FullPageSpinner />;
}
