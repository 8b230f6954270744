import type { Enrolment, JourneyId, RuntimeContract } from '@home-move/contract';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useCurrentStep, useEnrolment, useRuntime } from '../lifecycle/runtime-context';

type Judge = (enrolment: Enrolment, runtime: RuntimeContract) => ReactElement | null;

export interface JourneyGateProps {
  /** Whose steps are judged; the others show nothing. */
  readonly journey: JourneyId;
  /** Shown while the enrolment loads: "Getting your energy ready". */
  readonly words: string;
  /** Asked once, when a step opens: what stands in place of its page (a way on, or GoTo); null lets the page through. */
  readonly judge: Judge;
  /** The pages. */
  readonly children: ReactNode;
}

/** Judges once: completing or skipping a service leaves the page by its own way. */
function Judged({
  enrolment,
  judge,
  children,
}: Pick<JourneyGateProps, 'judge' | 'children'> & { enrolment: Enrolment }) {
  const runtime = useRuntime();
  const [instead] = useState(() => judge(enrolment, runtime));
  return instead ?? children;
}

/** Lets a journey's pages through once the enrolment is there and `judge` has nothing against it. */
export function JourneyGate({ journey, words, judge, children }: JourneyGateProps) {
  const enrolment = useEnrolment();
  const step = useCurrentStep();
  if (!enrolment || !step) return <FullPageSpinner words={words} more="" />;
  // The shell is already on its way to another journey: that step is not this one's to judge.
  if (step.journey !== journey) return null;
  return (
    <Judged key={step.id} enrolment={enrolment} judge={judge}>
      {children}
    </Judged>
  );
}
